"""How close a player's solutions came to the best ones, from any store."""

from dataclasses import replace
from random import Random

import pytest

from bot.store import NO_SERVER, GameEvent, Place, Progress, Share, Span, Store
from engine.board.notation import parse_moves
from engine.board.pieces import TARGETS
from engine.board.position import Position
from engine.games.daily import Puzzle, begins
from engine.games.match.events import BidMade, ChipWon, Event, ProofFailed
from engine.games.solo.state import ChipSolved, SoloEnded
from engine.rules.events import ChipTurned
from engine.rules.rules import RULES_2013
from engine.rules.setup import draw_setup
from tests.bot.store.events import best, moves
from tests.engine.solo_games import begin_alone

ADA, BEN = 7, 8
HERE, ELSEWHERE = 10, 20
DAY = 5
START = begins(DAY)
A_DAY = 86_400.0
WEEKS = [Span(START - 1000, START), Span(START, START + 1000), Span(START + 1000, START + 2000)]
PUZZLE = Puzzle(DAY, Position.from_code("578Z98N-0EB0G3E"), parse_moves("Y-down Y-right Y-up"))
LONGER = parse_moves("Y-right Y-up Y-left Y-down Y-right")


async def match(store: Store, opening: tuple[Event, ...], guild_id: int, rounds: list[tuple[float, int, int | None]]) -> None:
    """A match that began at `START`: what Ada won, each after how long, in how many moves, and how many the best has."""
    events: list[GameEvent] = [replace(opening[0], at=START)]
    for number, (after, length, fewest) in enumerate(rounds, 1):
        turned = START + 100 * number
        events += [ChipTurned(turned, TARGETS[number]), BidMade(turned + after, ADA, length)]
        events += [BidMade(turned + after, BEN, length + 1), ChipWon(turned + 90, ADA, moves(length), after=after)]
        events += [best(number, fewest)] if fewest else []
    await store.begin(Place(guild_id, 100 + guild_id), events)


async def solo(store: Store, guild_id: int, seconds: float, length: int, fewest: int) -> None:
    """A chip that Ada turned up alone after so many seconds."""
    random = Random(1)
    began = begin_alone(RULES_2013, draw_setup(RULES_2013, random), ADA, START - 500, random)
    solved = ChipSolved(START - 500 + seconds, moves(length))
    ended = SoloEnded(START - 400, stopped=True)
    await store.begin(Place(guild_id, 5), [*began, solved, best(1, fewest), ended])


async def test_who_has_solved_nothing_has_made_no_progress(store: Store):
    assert await store.progress(HERE, ADA, WEEKS) == Progress({}, None, (Share(0, 0),) * 3)
    assert await store.progress(None, ADA, []) == Progress({}, None, ())


async def test_personal_bests_are_those_of_optimal_solutions_by_their_length(store: Store, opening: tuple[Event, ...]):
    await match(store, opening, HERE, [(20, 4, 4), (12.5, 4, 4), (3, 6, 4), (30, 9, 9), (1, 5, None)])
    await solo(store, HERE, 15, 4, 4)
    await solo(store, HERE, 25, 5, 5)
    found = await store.progress(HERE, ADA, [])
    assert found.quickest == {4: 12.5, 9: 30, 5: 25}
    assert found.hardest == 9
    assert await store.progress(HERE, BEN, []) == Progress({}, None, ())


async def test_the_hardest_counts_also_where_it_was_not_solved_in_the_fewest_moves(store: Store, opening: tuple[Event, ...]):
    await match(store, opening, HERE, [(20, 12, 11)])
    found = await store.progress(HERE, ADA, [])
    assert (found.quickest, found.hardest) == ({}, 11)


async def test_shares_are_those_of_their_weeks(store: Store, opening: tuple[Event, ...]):
    await match(store, opening, HERE, [(20, 4, 4), (20, 6, 5), (20, 3, None)])
    await solo(store, HERE, 15, 4, 4)
    await store.keep_puzzle(PUZZLE)
    await store.take_try(ADA, PUZZLE, LONGER, START + 1000, HERE)
    found = await store.progress(HERE, ADA, WEEKS)
    assert found.shares == (Share(1, 1), Share(1, 3), Share(0, 0)), "a puzzle counts where its day begins"
    await store.take_try(ADA, PUZZLE, PUZZLE.best, START + 2000, HERE)
    assert (await store.progress(HERE, ADA, WEEKS)).shares[1] == Share(2, 3), "the best try of the day counts"


async def test_a_puzzle_counts_as_it_stood_when_its_day_ended(store: Store):
    await store.keep_puzzle(PUZZLE)
    await store.take_try(ADA, PUZZLE, LONGER, START + 1000, HERE)
    await store.take_try(ADA, PUZZLE, PUZZLE.best, START + 2 * A_DAY, HERE)
    assert (await store.progress(HERE, ADA, [Span()])).shares == (Share(0, 1),)


async def test_a_puzzle_counts_in_the_week_of_its_day_wherever_the_week_of_the_server_ends(store: Store):
    in_auckland = [
        Span(START - 7 * A_DAY - 13 * 3600, START - 13 * 3600),
        Span(START - 13 * 3600, START + 7 * A_DAY - 13 * 3600),
    ]
    of_days = [Span(START - 7 * A_DAY, START), Span(START, START + 7 * A_DAY)]
    sunday = Puzzle(DAY - 1, PUZZLE.position, PUZZLE.best)
    await store.keep_puzzle(sunday)
    await store.take_try(ADA, sunday, sunday.best, START - 3600, HERE)
    assert (await store.progress(HERE, ADA, in_auckland, None, of_days)).shares == (Share(1, 1), Share(0, 0))


async def test_a_puzzle_of_an_earlier_day_counts_when_it_was_solved(store: Store):
    await store.keep_puzzle(PUZZLE)
    await store.take_try(ADA, PUZZLE, PUZZLE.best, START + 30 * A_DAY, HERE)
    spans = [Span(START, START + A_DAY), Span(START + 30 * A_DAY, START + 31 * A_DAY)]
    assert (await store.progress(HERE, ADA, spans)).shares == (Share(0, 0), Share(1, 1))


async def test_puzzles_of_days_count_that_come_before_one_that_is_named(store: Store):
    await store.keep_puzzle(PUZZLE)
    await store.take_try(ADA, PUZZLE, PUZZLE.best, START + 1000, HERE)
    counted = [(await store.progress(HERE, ADA, WEEKS, PUZZLE.day + ahead)).shares[1].judged for ahead in (0, 1)]
    assert counted == [0, 1]
    assert (await store.progress(HERE, ADA, WEEKS, PUZZLE.day)).hardest is None


async def test_a_proof_that_failed_is_no_progress(store: Store, opening: tuple[Event, ...]):
    events = [opening[0], ChipTurned(START, TARGETS[0]), BidMade(START, ADA, 4), ProofFailed(START, ADA, moves(4)), best(1, 4)]
    await store.begin(Place(HERE, 11), events)
    assert (await store.progress(HERE, ADA, WEEKS)).hardest is None


@pytest.mark.parametrize("guild_id", [HERE, ELSEWHERE, None])
async def test_progress_is_that_of_a_server_or_of_all(store: Store, opening: tuple[Event, ...], guild_id: int | None):
    await match(store, opening, HERE, [(20, 4, 4)])
    await match(store, opening, ELSEWHERE, [(30, 5, 5)])
    await solo(store, ELSEWHERE, 40, 6, 6)
    await store.keep_puzzle(PUZZLE)
    await store.take_try(ADA, PUZZLE, PUZZLE.best, START, NO_SERVER)
    found = await store.progress(guild_id, ADA, [Span()])
    expected = {HERE: ({4: 20}, 1), ELSEWHERE: ({5: 30, 6: 40}, 2), None: ({4: 20, 5: 30, 6: 40}, 4)}
    assert (found.quickest, found.shares[0].judged) == expected[guild_id], "a puzzle has no clock"


async def test_nothing_is_left_of_who_was_forgotten(store: Store, opening: tuple[Event, ...]):
    await match(store, opening, HERE, [(20, 4, 4)])
    await solo(store, HERE, 15, 4, 4)
    await store.keep_puzzle(PUZZLE)
    await store.take_try(ADA, PUZZLE, PUZZLE.best, START, HERE)
    await store.forget(ADA)
    assert await store.progress(None, ADA, [Span()]) == Progress({}, None, (Share(0, 0),))
