"""The puzzles of days: each is chosen once, ahead of time or when it is first asked for, and kept."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

import structlog

from bot.clock import Clock
from bot.metrics import Work
from bot.scheduled.choosing import choose
from bot.store import Store
from engine.daily import MOST_SOLUTIONS, RICOCHET, Day, Puzzle, day_of, is_open
from engine.giveaway import InPlay
from engine.moves import Move
from engine.solver import AllSolutions, solve_all

_log = structlog.stdlib.get_logger()
_T = TypeVar("_T")

_KEY = "daily secret"
"""Under which the secret of this installation is kept in the store."""
_BYTES = 32

_SOON = 10.0
"""Seconds after the start, which has enough to do, until days are chosen ahead. Who asks before need not wait for that."""
_LOOK = 3600.0
"""Seconds between two looks at whether days are chosen."""
_AHEAD = 2
"""How many days are chosen ahead."""


class Solver(Protocol):
    """What finds solutions beside the event loop."""

    async def search(self, work: Work, search: Callable[[Callable[[], bool]], _T]) -> _T | None:
        """What is found by a search; None where the solver cannot be had. The search is told when to break off."""
        ...


class Days:
    """The puzzles of all days since the first, also of those before the bot was installed."""

    def __init__(self, store: Store, clock: Clock, solver: Solver) -> None:
        self._store, self._clock, self._solver = store, clock, solver
        self._choosing = asyncio.Lock()

    async def run(self) -> None:
        """Choose today's puzzle and those of the next days, and look every hour whether it is time for another, forever."""
        await self._clock.sleep(_SOON)
        while True:
            today = day_of(self._clock.now())
            try:
                for day in range(today, today + _AHEAD + 1):
                    await self.puzzle(day)
            except Exception:  # noqa: BLE001 - whatever it was, the next look must come
                _log.exception("puzzles of days not chosen")
            await self._clock.sleep(_LOOK)

    async def puzzle(self, day: Day) -> Puzzle | None:
        """The puzzle of a day, which is chosen if it was not yet; None where there is none and the solver cannot be had.

        To whom it may be shown is not asked here: days that are to come have one, too.
        """
        if kept := await self._store.puzzle(day):
            return kept
        async with self._choosing:
            if kept := await self._store.puzzle(day):
                return kept
            secret = await self._secret()
            chosen = await self._solver.search(Work.PUZZLE, lambda cancelled: choose(secret, day, cancelled))
            return None if chosen is None else await self._store.keep_puzzle(chosen)

    async def solutions(self, puzzle: Puzzle) -> Sequence[tuple[Move, ...]]:
        """All shortest solutions of a puzzle; the one that was kept with it where the solver cannot be had."""
        found = await self._solver.search(
            Work.PUZZLE,
            lambda cancelled: solve_all(puzzle.position, limit=MOST_SOLUTIONS, ricochet=RICOCHET, cancelled=cancelled),
        )
        return found.solutions if isinstance(found, AllSolutions) else (puzzle.best,)

    async def in_play(self) -> list[InPlay]:
        """The puzzles that are open at the moment: nobody may be told how to solve them."""
        now = self._clock.now()
        today = day_of(now)
        puzzles = [await self._store.puzzle(day) for day in (today - 1, today) if is_open(day, now)]
        return [InPlay(puzzle.position, RICOCHET, best=puzzle.best) for puzzle in puzzles if puzzle]

    async def _secret(self) -> bytes:
        """The secret of this installation, made when it is first needed."""
        if (known := await self._store.recall(_KEY)) is None:
            known = secrets.token_hex(_BYTES)
            await self._store.remember(_KEY, known)
        return bytes.fromhex(known)
