"""Which chip is turned up, by what is known of the chips: docs/rules.md "House options"."""

from collections import Counter
from dataclasses import replace
from math import inf
from random import Random

import pytest

from engine.board.pieces import TARGETS, Target
from engine.games.match.events import ChipWon
from engine.games.match.play import PlayOn, start
from engine.games.match.state import Phase
from engine.rules.chips import MAX_DEPTH, Draw, Lengths, depth_needed, is_too_hard
from engine.rules.commands import PutBack, TimeUp
from engine.rules.events import ChipsPutBack, ChipTurned
from engine.rules.refusals import Refusal
from engine.rules.rules import EASY, HARD, RULES_2013, Difficulty, Rules, risen
from tests.engine.first_round import ANN, SETUP
from tests.engine.match_driver import MatchDriver, asked, bidding, names
from tests.properties import given, st

EASY_CHIPS = replace(RULES_2013, difficulty=Difficulty.EASY)
HARD_CHIPS = replace(RULES_2013, difficulty=Difficulty.HARD)
AT_MOST_SIX = replace(RULES_2013, max_moves=6)
FIRST, SECOND, THIRD, *OTHERS = SETUP.chips

lengths_known = st.dictionaries(st.sampled_from(TARGETS), st.integers(2, 25) | st.just(inf))
piles = st.lists(st.sampled_from(TARGETS), unique=True, min_size=1)
RISING = replace(RULES_2013, difficulty=Difficulty.RISING)
rule_sets = st.sampled_from(
    [RULES_2013, RISING, EASY_CHIPS, HARD_CHIPS, AT_MOST_SIX, replace(AT_MOST_SIX, difficulty=Difficulty.EASY)]
)


def turned(rules: Rules, lengths: Lengths, seed: int = 1) -> Target:
    event = start(rules, SETUP, ANN, 0, Random(seed), lengths=lengths)[-1]
    assert isinstance(event, ChipTurned)
    return event.target


@given(piles, rule_sets, lengths_known, st.integers())
def test_a_chip_is_always_turned_up_and_none_is_lost(pile: list[Target], rules: Rules, lengths: Lengths, seed: int):
    *put_back, last = Draw(pile, rules, lengths, 5, Random(seed)).turn_up()
    assert isinstance(last, ChipTurned)
    assert last.target in pile
    for event in put_back:
        assert isinstance(event, ChipsPutBack)
        assert Counter(event.pile) == Counter(pile)
        assert event.pile[0] == last.target
        assert all(is_too_hard(chip, rules, lengths) for chip in event.chips)


@given(piles, rule_sets, lengths_known, st.integers())
def test_what_is_laid_on_top_is_what_would_be_turned_up(pile: list[Target], rules: Rules, lengths: Lengths, seed: int):
    *put_back, last = Draw(pile, rules, lengths, 5, Random(seed)).turn_up()
    assert isinstance(last, ChipTurned)
    laid = Draw(pile, rules, lengths, 5, Random(seed)).lay_on_top()
    (after,) = [event.pile for event in laid] or [tuple(pile)]
    assert after[0] == last.target
    assert Counter(after) == Counter(pile)
    assert [event.chips for event in laid if event.chips] == [
        event.chips for event in put_back if isinstance(event, ChipsPutBack)
    ]


@given(piles, rule_sets, lengths_known, st.integers())
def test_a_chip_that_is_too_hard_is_turned_up_only_if_all_are(pile: list[Target], rules: Rules, lengths: Lengths, seed: int):
    last = Draw(pile, rules, lengths, 5, Random(seed)).turn_up()[-1]
    assert isinstance(last, ChipTurned)
    if is_too_hard(last.target, rules, lengths):
        assert all(is_too_hard(chip, rules, lengths) for chip in pile)
        assert lengths[last.target] == min(lengths[chip] for chip in pile)


def test_without_a_wish_the_pile_decides():
    assert turned(RULES_2013, {}) == turned(RULES_2013, dict.fromkeys(TARGETS, 25)) == FIRST


def test_a_match_that_rises_begins_with_three_or_four_moves_and_asks_for_a_little_more_in_each_round():
    assert [risen(number) for number in (1, 2, 3, 4, 5, 6)] == [(3, 4), (3, 5), (4, 5), (4, 6), (5, 6), (5, 7)]
    assert risen(40) == risen(17) == (9, 10)
    assert depth_needed(RISING) > 10


def test_a_match_that_rises_draws_a_chip_of_the_length_of_the_round():
    lengths = dict.fromkeys(TARGETS, 12) | {FIRST: 2, SECOND: 4, THIRD: 3}
    assert {turned(RISING, lengths, seed) for seed in range(20)} == {SECOND, THIRD}
    later = Draw(SETUP.chips, RISING, lengths | {FIRST: 6}, 0, Random(1), number=5).turn_up()
    assert later == (ChipTurned(0, FIRST),)


def test_a_match_that_rises_takes_what_comes_nearest_and_the_shuffle_where_nothing_is_known():
    assert turned(RISING, dict.fromkeys(TARGETS, 9) | {SECOND: 6, THIRD: 7}) == SECOND
    assert turned(RISING, {SECOND: 2, THIRD: inf}) == SECOND
    assert turned(RISING, {}) == FIRST


def test_very_hard_turns_up_the_chip_that_is_known_to_take_the_most_moves():
    rules = replace(RULES_2013, difficulty=Difficulty.VERY_HARD)
    assert depth_needed(rules) == MAX_DEPTH
    assert turned(rules, {FIRST: 9, SECOND: 14, THIRD: inf}) == SECOND
    assert {turned(rules, {SECOND: MAX_DEPTH + 1, THIRD: MAX_DEPTH + 1, FIRST: 9}, seed) for seed in range(20)} == {
        SECOND,
        THIRD,
    }
    beyond = {SECOND: MAX_DEPTH + 1, THIRD: MAX_DEPTH + 3, FIRST: MAX_DEPTH}
    assert {turned(rules, beyond, seed) for seed in range(20)} == {SECOND, THIRD}, "nobody has looked how much farther"
    assert turned(rules, {}) == FIRST


def test_chips_that_cannot_be_reached_go_back_before_the_next_is_turned_up():
    events = start(RULES_2013, SETUP, ANN, 0, Random(1), lengths={FIRST: inf, SECOND: inf, THIRD: 12})
    assert names(events) == ["MatchStarted", "ChipsPutBack", "ChipTurned"]
    _, put_back, last = events
    assert isinstance(put_back, ChipsPutBack)
    assert put_back.chips == (FIRST, SECOND)
    assert isinstance(last, ChipTurned)
    assert last.target == THIRD


def test_easy_chips_come_first_and_which_of_them_is_drawn():
    lengths = dict.fromkeys(TARGETS, 12) | {SECOND: EASY, THIRD: 2, FIRST: EASY + 1}
    assert {turned(EASY_CHIPS, lengths, seed) for seed in range(20)} == {SECOND, THIRD}


def test_hard_chips_come_first_and_which_of_them_is_drawn():
    lengths = dict.fromkeys(TARGETS, 3) | {SECOND: HARD, THIRD: 20, FIRST: HARD - 1}
    assert {turned(HARD_CHIPS, lengths, seed) for seed in range(20)} == {SECOND, THIRD}


@pytest.mark.parametrize("lengths", [{}, dict.fromkeys(TARGETS, 6)], ids=["nothing known", "none suits"])
@pytest.mark.parametrize("rules", [EASY_CHIPS, HARD_CHIPS], ids=["easy", "hard"])
def test_any_chip_does_where_no_other_suits(rules: Rules, lengths: Lengths):
    assert turned(rules, lengths) == FIRST


def test_the_least_of_evils_is_turned_up_where_every_chip_is_too_hard():
    assert turned(AT_MOST_SIX, dict.fromkeys(TARGETS, 9) | {THIRD: 7}) == THIRD


@pytest.mark.parametrize(
    ("rules", "depth"),
    [(RULES_2013, 0), (EASY_CHIPS, EASY), (HARD_CHIPS, HARD - 1), (AT_MOST_SIX, 6), (replace(HARD_CHIPS, max_moves=12), 12)],
)
def test_only_as_much_is_looked_up_as_the_rules_need(rules: Rules, depth: int):
    assert depth_needed(rules) == depth


def test_no_table_wishes_for_chips_of_one_move():
    with pytest.raises(ValueError, match="fewer than 2"):
        replace(RULES_2013, max_moves=1)


def test_what_is_known_counts_also_after_an_intermission():
    driver = asked((ANN, 4), rules=AT_MOST_SIX)
    driver.passes(ANN)
    first, second = driver.match.pile[:2]
    driver.do(TimeUp(driver.deadline, {first: 7, second: 6}), driver.deadline)
    assert driver.match.round.target == second


def test_what_is_known_counts_also_after_an_idle_time():
    driver = MatchDriver(AT_MOST_SIX)
    for _ in range(5):
        driver.time_up()
    assert driver.match.phase is Phase.IDLE
    first, second = driver.match.pile[:2]
    driver.do(PlayOn({first: 7, second: 6}), 5000)
    assert driver.match.round.target == second


def test_a_chip_found_to_be_too_hard_is_put_back_while_nobody_has_bid():
    driver = MatchDriver(AT_MOST_SIX)
    assert names(driver.do(PutBack(1, {FIRST: 7, SECOND: inf}), 2)) == ["ChipsPutBack", "ChipTurned"]
    assert (driver.match.round.number, driver.match.round.target, driver.match.phase) == (2, THIRD, Phase.THINKING)
    assert Counter((*driver.match.pile, THIRD)) == Counter(TARGETS)
    assert driver.match.deadline == 302


def test_a_chip_that_somebody_has_bid_for_is_played():
    driver = bidding((ANN, 4), rules=AT_MOST_SIX)
    assert driver.do(PutBack(1, {FIRST: 7}), 20) is Refusal.OUT_OF_DATE


ALL_KNOWN = dict.fromkeys(TARGETS, 9)


@pytest.mark.parametrize(
    ("rules", "lengths", "next_one"),
    [
        (RULES_2013, {}, SECOND),
        (RULES_2013, {SECOND: inf}, THIRD),
        (EASY_CHIPS, ALL_KNOWN | {FIRST: 3}, SECOND),
        (EASY_CHIPS, ALL_KNOWN | {FIRST: 3, THIRD: 4}, THIRD),
        (AT_MOST_SIX, ALL_KNOWN | {THIRD: 7}, THIRD),
        (AT_MOST_SIX, ALL_KNOWN | {FIRST: 6}, FIRST),
        (replace(RULES_2013, difficulty=Difficulty.VERY_HARD), ALL_KNOWN | {FIRST: 12, THIRD: 11}, THIRD),
    ],
    ids=["any", "out of reach", "easy", "another easy", "all too hard", "others too hard", "hardest"],
)
def test_the_chip_that_rests_is_not_turned_up_while_another_is_left(rules: Rules, lengths: Lengths, next_one: Target):
    *put_back, last = Draw((FIRST, SECOND, THIRD), rules, lengths, 5, Random(1), resting=FIRST).turn_up()
    assert last == ChipTurned(5, next_one)
    assert all(isinstance(event, ChipsPutBack) and FIRST not in event.chips for event in put_back)


def test_the_chip_that_rests_takes_the_place_of_no_chip_that_is_put_back():
    driver = MatchDriver(AT_MOST_SIX)
    driver.time_up()
    driver.time_up()
    driver.time_up()
    second = driver.match.round.target
    assert driver.match.resting == FIRST
    easiest = dict.fromkeys(TARGETS, 7) | {FIRST: 2, THIRD: 6}
    driver.do(PutBack(2, easiest), driver.soon)
    assert second != driver.match.round.target != FIRST
    assert driver.match.resting == FIRST, "it still rests"


def test_a_chip_that_went_back_rests_until_another_has_been_played():
    driver = MatchDriver(RULES_2013)
    driver.time_up()
    driver.time_up()
    assert driver.match.resting == FIRST
    driver.time_up()
    driver.record(ChipWon(driver.soon, ANN, ()))
    assert driver.match.resting is None


def test_another_round_is_not_meant():
    assert MatchDriver(AT_MOST_SIX).do(PutBack(2, {FIRST: 7}), 20) is Refusal.OUT_OF_DATE


@pytest.mark.parametrize("lengths", [{FIRST: 6}, dict.fromkeys(TARGETS, 7)], ids=["it suits", "no other would be better"])
def test_a_chip_is_put_back_only_for_a_better_one(lengths: Lengths):
    assert MatchDriver(AT_MOST_SIX).do(PutBack(1, lengths), 2) is Refusal.WORTH_PLAYING
