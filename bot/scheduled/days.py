"""The puzzles of days: each is chosen once, ahead of time or at its first request, and stored. See docs/daily.md."""

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from typing import Protocol, TypeVar

import structlog

from bot.clock import Clock
from bot.metrics import Work
from bot.store import Store
from engine.board.moves import Move, changes
from engine.board.position import Position
from engine.board.proof import Ricochet
from engine.games.daily import MOST_SOLUTIONS, RICOCHET, Day, Puzzle, band_of, candidate, day_of, is_open, suits
from engine.rules.giveaway import InPlay
from engine.solver import AllSolutions, Solution, solve, solve_all

_log = structlog.stdlib.get_logger()
_T = TypeVar("_T")

_KEY = "daily secret"
"""The key of this installation's secret in the store."""
_BYTES = 32

_SOON = 10.0
"""Seconds from the start, which has enough to do, until days are chosen ahead. A request before that does not wait for it."""
_LOOK = 3600.0
"""Seconds between two checks whether days are chosen."""
_AHEAD = 2
"""The number of days that are chosen ahead."""

_NODES = 1_000_000
"""Limit of the first search for a candidate, in nodes: some tenths of a second."""


class Solver(Protocol):
    """Runs searches beside the event loop."""

    async def search(self, work: Work, search: Callable[[Callable[[], bool]], _T]) -> _T | None:
        """Return the result of a search, which receives a function that says whether it is cancelled.

        Returns None if the solver is unavailable.
        """
        ...


class Days:
    """The puzzles of all days since the first, including days before the bot was installed."""

    def __init__(self, store: Store, clock: Clock, solver: Solver) -> None:
        self._store, self._clock, self._solver = store, clock, solver
        self._choosing = asyncio.Lock()

    async def run(self) -> None:
        """Choose the puzzles of today and the next days, and repeat that every hour, forever."""
        await self._clock.sleep(_SOON)
        while True:
            today = day_of(self._clock.now())
            try:
                for day in range(today, today + _AHEAD + 1):
                    await self.puzzle(day)
            except Exception:  # noqa: BLE001 - whatever it was, the next check must come
                _log.exception("puzzles of days not chosen")
            await self._clock.sleep(_LOOK)

    async def puzzle(self, day: Day) -> Puzzle | None:
        """Return the puzzle of a day, chosen now if need be; None if that needs the solver, which is unavailable.

        Callers decide to whom it may be shown: future days have a puzzle, too.
        """
        if kept := await self._store.puzzle(day):
            return kept
        async with self._choosing:
            if kept := await self._store.puzzle(day):
                return kept
            secret = await installation_secret(self._store)
            chosen = await self._solver.search(Work.PUZZLE, lambda cancelled: choose(secret, day, cancelled))
            return None if chosen is None else await self._store.keep_puzzle(chosen)

    async def solutions(self, puzzle: Puzzle) -> Sequence[tuple[Move, ...]]:
        """Return all shortest solutions of a puzzle; only the stored one if the solver is unavailable."""
        found = await self._solver.search(
            Work.PUZZLE,
            lambda cancelled: solve_all(puzzle.position, limit=MOST_SOLUTIONS, ricochet=RICOCHET, cancelled=cancelled),
        )
        return found.solutions if isinstance(found, AllSolutions) else (puzzle.best,)

    async def in_play(self) -> Mapping[Day, InPlay]:
        """Return the puzzles that are open now, by their days, whose solutions must not be given away."""
        now = self._clock.now()
        today = day_of(now)
        puzzles = [await self._store.puzzle(day) for day in (today - 1, today) if is_open(day, now)]
        return {
            puzzle.day: InPlay(puzzle.position, (puzzle.position.chip,), RICOCHET, puzzle.best) for puzzle in puzzles if puzzle
        }


async def installation_secret(store: Store) -> bytes:
    """Return the secret of this installation, made at its first use."""
    if (known := await store.recall(_KEY)) is None:
        known = secrets.token_hex(_BYTES)
        await store.remember(_KEY, known)
    return bytes.fromhex(known)


def choose(secret: bytes, day: Day, cancelled: Callable[[], bool]) -> Puzzle | None:
    """Choose the puzzle of a day: the first candidate that suits. None if cancelled.

    Deterministic for a secret and a day. Blocks for several searches.
    """
    attempts = count()
    while not cancelled():
        if puzzle := _judged(day, candidate(secret, day, next(attempts)), cancelled):
            return puzzle
    return None


def _judged(day: Day, position: Position, cancelled: Callable[[], bool]) -> Puzzle | None:
    """Return a candidate as the puzzle of a day, or None if it does not suit: see `engine.games.daily.suits` for the rule.

    One solution is searched first, since that is quick and rejects most candidates.
    """
    band = band_of(day)
    longest, rule = band.moves.stop - 1, Ricochet.ONE_MOVE
    one = solve(position, max_moves=longest, node_limit=_NODES, ricochet=rule, cancelled=cancelled)
    if not isinstance(one, Solution) or len(one.moves) not in band.moves or changes(one.moves) not in band.changes:
        return None
    found = solve_all(position, limit=MOST_SOLUTIONS + 1, max_moves=longest, ricochet=rule, cancelled=cancelled)
    if isinstance(found, AllSolutions) and suits(day, position, found.solutions, found.different):
        return Puzzle(day, position, found.solutions[0])
    return None
