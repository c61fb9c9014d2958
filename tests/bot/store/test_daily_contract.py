"""What every store guarantees about daily puzzles and their plays."""

from collections.abc import Awaitable, Callable

import pytest

from bot.store import NO_SERVER, AlreadyDone, Store
from engine.board.notation import parse_moves
from engine.board.position import Position
from engine.games.daily import Play, Puzzle, begins

Opener = Callable[[], Awaitable[Store]]

DAY = 5
PUZZLE = Puzzle(DAY, Position.from_code("578Z98N-0EB0G3E"), parse_moves("Y-down Y-right Y-up"))
NEXT = Puzzle(DAY + 1, Position.from_code("2HA93NM-HCS0EHW"), parse_moves("G-left G-up Y-right Y-down"))
MORNING = begins(DAY) + 8 * 3600
LONGER = parse_moves("Y-right Y-up Y-left Y-down Y-right")
ADA, BEN = 7, 2**62
HERE, ELSEWHERE = 10, 20


async def test_a_puzzle_stays_what_it_was_when_it_was_kept(opener: Opener):
    store = await opener()
    assert await store.puzzle(DAY) is None
    assert await store.keep_puzzle(PUZZLE) == PUZZLE
    assert await store.keep_puzzle(Puzzle(DAY, NEXT.position, NEXT.best)) == PUZZLE
    await store.close()
    again = await opener()
    assert (await again.puzzle(DAY), await again.puzzle(DAY + 1)) == (PUZZLE, None)


async def test_a_puzzle_with_the_silver_robot_is_read_back(store: Store):
    position = Position.from_code("578Z98N-0EB0G3E")
    silver = Puzzle(DAY, position, parse_moves("S-up K-down"))
    assert await store.keep_puzzle(silver) == silver


async def test_a_puzzle_is_opened_once(store: Store):
    assert await store.open_play(ADA, DAY, MORNING) == Play(MORNING)
    assert await store.open_play(ADA, DAY, MORNING + 60) == Play(MORNING)
    assert await store.open_play(BEN, DAY, MORNING + 61) == Play(MORNING + 61)


async def test_tries_are_counted_and_the_best_is_kept_also_by_another_process(opener: Opener):
    store = await opener()
    await store.open_play(ADA, DAY, MORNING)
    expected = Play(MORNING)
    for second, moves in enumerate([None, LONGER, None, PUZZLE.best]):
        expected = expected.after_try(PUZZLE, moves, MORNING + second)
        assert await store.take_try(ADA, PUZZLE, moves, MORNING + second, HERE) == expected
    await store.close()
    again = await opener()
    assert await again.plays_of(ADA) == {DAY: expected}
    assert (expected.tries, expected.solved_tries, expected.best, expected.stars) == (4, 2, PUZZLE.best, 3)


async def test_who_has_not_opened_a_puzzle_opens_it_by_a_try(store: Store):
    play = await store.take_try(ADA, PUZZLE, PUZZLE.best, MORNING + 5, NO_SERVER)
    assert (play.opened_at, play.solved_at, play.tries) == (MORNING + 5, MORNING + 5, 1)


async def test_a_try_that_is_sent_again_counts_once(store: Store):
    await store.take_try(ADA, PUZZLE, None, MORNING, HERE, "page.1")
    with pytest.raises(AlreadyDone):
        await store.take_try(ADA, PUZZLE, None, MORNING + 1, HERE, "page.1")
    assert (await store.take_try(ADA, PUZZLE, None, MORNING + 2, HERE, "page.2")).tries == 2


async def test_hints_only_become_more(store: Store):
    await store.open_play(ADA, DAY, MORNING)
    assert (await store.take_hint(ADA, DAY, 2)).hints == 2
    assert (await store.take_hint(ADA, DAY, 1)).hints == 2
    assert (await store.take_try(ADA, PUZZLE, PUZZLE.best, MORNING, HERE)).stars == 1


async def test_a_try_after_the_solutions_were_shown_changes_nothing(store: Store):
    await store.take_try(ADA, PUZZLE, LONGER, MORNING, HERE)
    shown = await store.show_solutions(ADA, DAY)
    assert shown.is_shown
    assert await store.take_try(ADA, PUZZLE, PUZZLE.best, MORNING + 1, HERE) == shown


async def test_hints_and_solutions_are_for_those_who_have_opened_the_puzzle(store: Store):
    with pytest.raises(KeyError):
        await store.take_hint(ADA, DAY, 1)
    with pytest.raises(KeyError):
        await store.show_solutions(ADA, DAY)
    assert await store.plays_of(ADA) == {}


async def test_the_puzzles_that_somebody_has_opened_come_in_the_order_of_the_days(store: Store):
    await store.take_try(ADA, NEXT, NEXT.best, MORNING, HERE)
    await store.open_play(ADA, DAY, MORNING + 1)
    await store.open_play(BEN, DAY, MORNING + 2)
    assert list((await store.plays_of(ADA)).items()) == [
        (DAY, Play(MORNING + 1)),
        (DAY + 1, Play(MORNING).after_try(NEXT, NEXT.best, MORNING)),
    ]


async def test_nothing_is_left_of_what_somebody_who_is_forgotten_did(store: Store):
    await store.take_try(ADA, PUZZLE, PUZZLE.best, MORNING, HERE)
    await store.take_try(BEN, PUZZLE, PUZZLE.best, MORNING, HERE)
    await store.forget(ADA)
    assert await store.plays_of(ADA) == {}
    assert len(await store.plays_of(BEN)) == 1


async def test_who_solved_a_puzzle_in_a_server_that_is_deleted_keeps_it(store: Store):
    await store.take_try(ADA, PUZZLE, PUZZLE.best, MORNING, HERE)
    await store.delete_guild(HERE)
    assert (await store.plays_of(ADA))[DAY].stars == 3


async def test_a_server_where_a_puzzle_was_solved_is_noted_as_left(store: Store):
    await store.take_try(ADA, PUZZLE, PUZZLE.best, MORNING, HERE)
    await store.take_try(BEN, PUZZLE, PUZZLE.best, MORNING, NO_SERVER)
    await store.take_try(BEN, NEXT, NEXT.best, MORNING, ELSEWHERE)
    await store.set_guilds([ELSEWHERE], MORNING)
    assert await store.left_before(MORNING + 1) == [HERE]
    await store.delete_guild(HERE)
    await store.set_guilds([ELSEWHERE], MORNING)
    assert await store.left_before(MORNING + 1) == [], "nothing names that server any more"
