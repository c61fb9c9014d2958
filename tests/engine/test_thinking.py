"""How bots think: docs/bots.md."""

from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random
from unittest.mock import patch

import pytest

from engine import RULES_2013, Position, Ricochet, draw_setup
from engine.bots.thinking import MINDS, Find, think
from engine.rules.bots import BOTS, MAX_BOTS, Level, is_bot
from tests.properties import given, st

SEEDS, LEVELS = st.integers(0, 2**32 - 1), st.sampled_from(Level)


def board(seed: int) -> Position:
    return draw_setup(RULES_2013, Random(seed)).position


def thought(seed: int, level: Level, number: int = 1) -> tuple[Find, ...]:
    return think(board(seed), Ricochet.TURN, level, seed, number)


@cache
def rounds_with(level: Level) -> list[tuple[Find, ...]]:
    return [thought(seed, level) for seed in range(150)]


def test_bots_are_told_from_people_by_their_ids():
    assert len({*BOTS}) == MAX_BOTS
    assert all(map(is_bot, BOTS))
    assert not any(map(is_bot, (0, 1, 80_351_110_224_678_912, -1, -2, -1000))), "people, and those who were forgotten"


@given(SEEDS, LEVELS)
def test_a_bot_that_is_asked_again_has_found_the_same(seed: int, level: Level):
    assert thought(seed, level) == thought(seed, level)


def test_bots_with_other_seeds_think_otherwise_and_so_does_each_in_another_round():
    table = next(board(seed) for seed in range(20) if len(thought(seed, Level.HARD)) > 1)
    plans = {think(table, Ricochet.TURN, Level.HARD, seed, number) for seed in (1, 2) for number in (1, 2)}
    assert len(plans) == 4


@given(SEEDS, LEVELS)
def test_each_find_is_better_than_the_one_before_and_comes_later(seed: int, level: Level):
    finds = thought(seed, level)
    assert all(later.moves < find.moves and later.after > find.after for find, later in pairwise(finds))
    assert all(find.after > MINDS[level].reads and find.moves >= 2 for find in finds)


@given(SEEDS, LEVELS)
def test_what_a_bot_shows_has_as_many_moves_as_it_bids(seed: int, level: Level):
    for find in thought(seed, level):
        if find.path:
            assert len(find.path) == find.moves
            assert board(seed).play(find.path).is_legal


@pytest.mark.at_length
@pytest.mark.xdist_group("rounds of bots")
def test_bots_err_rarely_and_the_better_the_rarer():
    def wrong(level: Level) -> int:
        tables = ((board(seed), finds) for seed, finds in enumerate(rounds_with(level)) if finds)
        return sum(not finds[-1].path or table.play(finds[-1].path).flaw() is not None for table, finds in tables)

    easy, hard = wrong(Level.EASY), wrong(Level.HARD)
    assert 0 < easy < 20
    assert hard <= easy / 2


def test_a_bot_that_errs_in_a_round_does_so_once_and_then_goes_on_rightly():
    level = Level.MEDIUM
    with patch.dict(MINDS, {level: replace(MINDS[level], errs=1.0)}):
        plans = [(board(seed), thought(seed, level)) for seed in range(120)]
    wrong = [[not find.path or table.play(find.path).flaw() is not None for find in finds] for table, finds in plans]
    assert max(map(sum, wrong)) == 1
    assert any(bad and not bad[-1] and any(bad) for bad in wrong), "a better line is found after a wrong one"


@pytest.mark.at_length
@pytest.mark.xdist_group("rounds of bots")
def test_the_better_a_bot_the_sooner_and_the_more_it_finds():
    easy, medium, hard = (rounds_with(level) for level in Level)
    assert sum(map(bool, easy)) < sum(map(bool, medium)) < sum(map(bool, hard))
    first = [sorted(finds[0].after for finds in rounds if finds) for rounds in (easy, medium, hard)]
    middle = [times[len(times) // 2] for times in first]
    assert middle[0] > middle[1] > middle[2]


@pytest.mark.parametrize("level", Level)
def test_a_search_is_bounded(level: Level):
    assert MINDS[level].patience <= 5_000
