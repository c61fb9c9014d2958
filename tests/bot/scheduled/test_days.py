"""Daily puzzles are chosen once, ahead of time or on request, and stored: docs/daily.md."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TypeVar
from unittest.mock import patch

import pytest

from bot.clock import Clock
from bot.metrics import Work
from bot.scheduled.days import Days
from bot.store import SqliteStore, StoreUnavailable
from engine import Position, parse_moves
from engine.games.daily import GRACE, Day, Puzzle, begins

T = TypeVar("T")

MONDAY = 5
POSITIONS = ("578Z98N-0EB0G3E", "2HA93NM-HCS0EHW")


class Installation:
    """The days of one installation, with a clock that stands until a test moves it, and a solver that works at once."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.now = begins(MONDAY) + 3600
        self.searches = 0
        self.has_solver = True
        self.asleep = asyncio.Event()
        self.days = Days(store, Clock(lambda: self.now, self._sleep), self)
        self._woken = asyncio.Event()

    async def search(self, work: Work, search: Callable[[Callable[[], bool]], T]) -> T | None:
        assert work is Work.PUZZLE
        self.searches += 1
        await asyncio.sleep(0)
        return search(lambda: False) if self.has_solver else None

    async def wake(self) -> None:
        """Let what sleeps wake up, and sleep again."""
        await self.asleep.wait()
        self.asleep.clear()
        self._woken.set()
        await self.asleep.wait()

    async def _sleep(self, seconds: float) -> None:  # noqa: ARG002 - it is woken by hand
        self.asleep.set()
        await self._woken.wait()
        self._woken.clear()

    async def kept(self) -> list[Day]:
        return [day for day in range(MONDAY - 5, MONDAY + 10) if await self.store.puzzle(day)]


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Installation]:
    async with await SqliteStore.open(tmp_path / "ricochet.db") as store:
        yield Installation(store)


@pytest.fixture
def quick() -> object:
    """Choosing, without what takes its time: the secret decides between two positions."""

    def choose(secret: bytes, day: Day, cancelled: object) -> Puzzle:  # noqa: ARG001 - as the real one has it
        return Puzzle(day, Position.from_code(POSITIONS[secret[0] % 2]), parse_moves("R-up R-left"))

    with patch("bot.scheduled.days.choose", choose):
        yield


@pytest.mark.usefixtures("kernels")
async def test_a_puzzle_is_chosen_when_it_is_first_asked_for_and_nothing_is_told_of_it(
    here: Installation, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG, "bot")
    puzzle = await here.days.puzzle(MONDAY)
    assert puzzle
    assert await here.store.puzzle(MONDAY) == puzzle
    assert await here.days.puzzle(MONDAY) == puzzle
    assert here.searches == 1
    assert await here.days.solutions(puzzle)
    assert (caplog.text, capsys.readouterr().out) == ("", "")


@pytest.mark.usefixtures("quick")
async def test_who_asks_for_a_puzzle_that_is_being_chosen_gets_the_same(here: Installation) -> None:
    one, other = await asyncio.gather(here.days.puzzle(MONDAY), here.days.puzzle(MONDAY))
    assert one == other
    assert here.searches == 1


async def test_a_puzzle_stays_what_it_was_though_another_version_would_choose_otherwise(here: Installation) -> None:
    kept = Puzzle(MONDAY, Position.from_code(POSITIONS[0]), parse_moves("Y-down Y-right Y-up"))
    await here.store.keep_puzzle(kept)
    assert await here.days.puzzle(MONDAY) == kept
    assert here.searches == 0


@pytest.mark.usefixtures("quick")
async def test_the_secret_is_made_once_for_an_installation(here: Installation, tmp_path: Path) -> None:
    secrets = list[bytes]()

    def choose(secret: bytes, day: Day, cancelled: object) -> Puzzle:  # noqa: ARG001 - as the real one has it
        secrets.append(secret)
        return Puzzle(day, Position.from_code(POSITIONS[0]), parse_moves("R-up R-left"))

    with patch("bot.scheduled.days.choose", choose):
        await here.days.puzzle(MONDAY)
        await Installation(here.store).days.puzzle(MONDAY + 1)
        async with await SqliteStore.open(tmp_path / "other.db") as store:
            await Installation(store).days.puzzle(MONDAY)
    first, again, elsewhere = secrets
    assert first == again != elsewhere
    assert len(first) == len(elsewhere) == 32


async def test_without_a_solver_there_is_no_new_puzzle_and_the_best_solution_of_an_old_one(here: Installation) -> None:
    here.has_solver = False
    assert await here.days.puzzle(MONDAY) is None
    kept = Puzzle(MONDAY, Position.from_code(POSITIONS[0]), parse_moves("Y-down Y-right Y-up"))
    await here.store.keep_puzzle(kept)
    assert await here.days.puzzle(MONDAY) == kept
    assert await here.days.solutions(kept) == (kept.best,)


@pytest.mark.usefixtures("quick")
async def test_days_are_chosen_ahead_soon_after_the_start_and_then_day_by_day(here: Installation) -> None:
    running = asyncio.create_task(here.days.run())
    await here.asleep.wait()
    assert await here.kept() == [], "the start has enough to do"
    await here.wake()
    assert await here.kept() == [MONDAY, MONDAY + 1, MONDAY + 2]
    here.now = begins(MONDAY + 1)
    await here.wake()
    assert await here.kept() == [MONDAY, MONDAY + 1, MONDAY + 2, MONDAY + 3]
    running.cancel()


@pytest.mark.usefixtures("quick")
async def test_a_store_that_fails_is_asked_again_at_the_next_look(
    here: Installation, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    running = asyncio.create_task(here.days.run())
    with patch.object(here.store, "puzzle", side_effect=StoreUnavailable("the disk is full")):
        await here.wake()
    assert "puzzles of days not chosen" in caplog.text + capsys.readouterr().out
    await here.wake()
    assert len(await here.kept()) == 3
    running.cancel()


async def test_a_puzzle_is_in_play_while_its_day_is_open(here: Installation) -> None:
    puzzle = Puzzle(MONDAY, Position.from_code(POSITIONS[0]), parse_moves("Y-down Y-right Y-up"))
    await here.store.keep_puzzle(puzzle)
    for now, expected in [
        (begins(MONDAY), [puzzle.position]),
        (begins(MONDAY + 1) + GRACE - 1, [puzzle.position]),
        (begins(MONDAY + 1) + GRACE, []),
    ]:
        here.now = now
        assert [one.position for one in (await here.days.in_play()).values() if one.best == puzzle.best] == expected
