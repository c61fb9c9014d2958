"""The best solution of every round, found beside the event loop while people think.

Nothing that is found here may be told before the proving of its round is over.
"""

import asyncio
import math
import threading
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

import structlog

from bot.clock import Clock
from bot.metrics import Metrics, Work
from engine.chips import Lengths
from engine.pieces import Target
from engine.position import Position
from engine.proof import Ricochet
from engine.solver import GaveUp, NoneWithin, Readiness, Result, Solution, Unreachable, readiness, solve, warm_up

_log = structlog.stdlib.get_logger()
_T = TypeVar("_T")

LONGEST_SEARCH = 3600.0
"""Seconds: what ended longer before the bot was last alive is not searched again."""

_LOOK_AGAIN = 0.25
"""Seconds between two looks at whether the solver is ready."""

_NODES_FOR_A_LENGTH = 1_000_000
"""How far a chip of the pile is looked at: some tenths of a second at most."""


_AT_ONCE = 4
"""Searches at the same time: those of quick rounds need not wait for a hard one."""


class SolverQueue:
    """The solver in worker threads, a few searches at a time; others wait their turn.

    Searches that are asked for before it is ready, which takes a second or two after the start and longer where its kernels
    have to be compiled, wait for that.
    """

    def __init__(self, clock: Clock, metrics: Metrics) -> None:
        self._clock, self._metrics = clock, metrics
        self._turns = asyncio.Semaphore(_AT_ONCE)
        self._ready = self._broken = self._stopped = False

    @property
    def is_ready(self) -> bool:
        """Whether it searches at once."""
        return self._ready

    def start(self) -> None:
        """Make the solver ready, in a thread of its own that nobody waits for."""
        threading.Thread(target=self._warm_up, name="solver", daemon=True).start()

    def stop(self) -> None:
        """Break off the searches that are running, within 50 milliseconds, and all that wait."""
        self._stopped = True

    async def of(self, position: Position, ricochet: Ricochet) -> Result | None:
        """A shortest solution of a position by this rule, or that there is none; None where the solver cannot be had."""
        return await self.search(Work.BEST, lambda cancelled: solve(position, ricochet=ricochet, cancelled=cancelled))

    async def search(self, work: Work, search: Callable[[Callable[[], bool]], _T]) -> _T | None:
        """What is found by a search, which is made in a worker thread; None where the solver cannot be had.

        It is given what says whether it is to be broken off, and is measured as this kind of ``work``.
        """
        while not (self._ready or self._broken or self._stopped):
            await self._clock.sleep(_LOOK_AGAIN)
        if self._broken or self._stopped:
            return None
        with self._metrics.queued(work) as begin:
            async with self._turns:
                begin()
                return await asyncio.to_thread(search, self._is_stopped)

    async def lengths(
        self, position: Position, chips: Sequence[Target], depth: int, ricochet: Ricochet, patience: float = math.inf
    ) -> Lengths:
        """What can be told of the lengths of these chips from where the robots stand, up to ``depth`` moves, by this rule.

        That takes at most ``patience`` seconds. A chip that takes longer to find out about is left out; so are all where the
        solver is not ready, or is busy and there is no patience to wait for it.
        """
        hurried = patience < math.inf and self._turns.locked()
        if hurried or self._stopped or not self._ready:
            return {}
        with self._metrics.queued(Work.LENGTHS) as begin:
            async with self._turns:
                begin()
                latest = time.perf_counter() + patience
                return await asyncio.to_thread(_lengths, position, chips, depth, ricochet, lambda: self._is_late(latest))

    def _is_late(self, latest: float) -> bool:
        return self._stopped or time.perf_counter() > latest

    def _is_stopped(self) -> bool:
        return self._stopped

    def _warm_up(self) -> None:
        try:
            _say_if_slow(readiness())
            warm_up()
        except Exception:  # noqa: BLE001 - without a solver the game is the same
            _log.exception("no best solutions: the solver cannot be used")
            self._broken = True
        else:
            self._ready = True


def _say_if_slow(ready: Readiness) -> None:
    """Say in the log why the first best solutions are late."""
    if ready is Readiness.TO_COMPILE:
        _log.info("the solver is being compiled, once; best solutions come when it is done")
    elif ready is Readiness.TO_COMPILE_ALWAYS:
        _log.warning("the solver is compiled at every start: set NUMBA_CACHE_DIR to a folder that can be written to")


def _lengths(
    position: Position, chips: Sequence[Target], depth: int, ricochet: Ricochet, is_late: Callable[[], bool]
) -> dict[Target, float]:
    found = dict[Target, float]()
    for chip in chips:
        if is_late():
            break
        asked = position.with_target(chip)
        answer = solve(asked, max_moves=depth, node_limit=_NODES_FOR_A_LENGTH, ricochet=ricochet, cancelled=is_late)
        if (length := length_of(answer)) is not None:
            found[chip] = length
    return found


def length_of(answer: Result) -> float | None:
    """The length that an answer of the solver tells, in the sense of `engine.chips.Lengths`; None where it tells nothing."""
    match answer:
        case Solution(moves):
            return len(moves)
        case NoneWithin(most):
            return most + 1
        case Unreachable():
            return math.inf
        case GaveUp():
            return None
