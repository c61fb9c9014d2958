"""The best solution of every round, found beside the event loop while people think; all of them, for who studies a position.

Nothing that is found here of a round may be told before its proving is over. What may be studied, whoever asks has to see to.
"""

import asyncio
import math
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from typing import TypeVar

import structlog

from bot.clock import Clock
from bot.games.tasks import Tasks
from bot.metrics import Metrics, Work
from engine.chips import Lengths
from engine.pieces import Target
from engine.position import Position
from engine.proof import Ricochet
from engine.solver import (
    AllResult,
    GaveUp,
    NoneWithin,
    Readiness,
    Result,
    Solution,
    SolverUnavailableError,
    Unreachable,
    readiness,
    solve,
    solve_all,
    warm_up,
)

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

_STUDIED = 100
"""Positions that were studied last, of which all solutions are kept: who steps through them asks with each press."""

_Question = tuple[Position, Ricochet]


class SolverQueue:
    """The solver in worker threads, a few searches at a time; others wait their turn.

    Searches that are asked for before it is ready, which takes a second or two after the start and longer where its kernels
    have to be compiled, wait for that.
    """

    def __init__(self, clock: Clock, metrics: Metrics, tasks: Tasks) -> None:
        self._clock, self._metrics, self._tasks = clock, metrics, tasks
        self._turns, self._study_turn = asyncio.Semaphore(_AT_ONCE), asyncio.Lock()
        self._wanted, self._quiet = 0, asyncio.Event()
        self._quiet.set()
        self._studies = dict[_Question, asyncio.Task[None]]()
        self._studied = OrderedDict[_Question, AllResult]()
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
        if not await self._can_be_had():
            return None
        with self._before_studies(), self._metrics.queued(work) as begin:
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
        with self._before_studies(), self._metrics.queued(Work.LENGTHS) as begin:
            async with self._turns:
                begin()
                latest = time.perf_counter() + patience
                return await asyncio.to_thread(_lengths, position, chips, depth, ricochet, lambda: self._is_late(latest))

    async def judged(self, work: Work, judge: Callable[[Callable[[], bool]], _T], patience: float) -> _T | None:
        """What a function finds in a worker thread, which is told when so many seconds are over.

        None where the solver is not ready, or is busy, or where it stops.
        """
        if self._stopped or not self._ready or self._turns.locked():
            return None
        with self._before_studies(), self._metrics.queued(work) as begin:
            async with self._turns:
                begin()
                latest = time.perf_counter() + patience
                return await asyncio.to_thread(judge, lambda: self._is_late(latest))

    async def all_of(self, position: Position, ricochet: Ricochet, patience: float) -> AllResult | None:
        """All shortest solutions of a position by this rule, or that there is none; None as long as nobody knows.

        Waits for at most ``patience`` seconds. The search goes on after that: one at a time, and only while nothing else is
        searched, such as for a round, to which it gives way. Who asks again is told what has been found.
        """
        asked = position, ricochet
        if asked not in self._studied:
            search = self._studies.get(asked) or self._tasks.start(self._study(asked), "study")
            self._studies[asked] = search
            enough = asyncio.ensure_future(self._clock.sleep(patience))
            await asyncio.wait((search, enough), return_when=asyncio.FIRST_COMPLETED)
            enough.cancel()
        return self._studied.get(asked)

    async def _study(self, asked: _Question) -> None:
        try:
            async with self._study_turn:
                if await self._can_be_had() and (found := await self._found(*asked)):
                    self._studied[asked] = found
                    if len(self._studied) > _STUDIED:
                        self._studied.popitem(last=False)
        finally:
            del self._studies[asked]

    async def _found(self, position: Position, ricochet: Ricochet) -> AllResult | None:
        """All solutions, begun anew as often as something else is wanted meanwhile; None where the bot stops before."""
        gave_way = True

        def gives_way() -> bool:
            nonlocal gave_way
            gave_way = gave_way or self._stopped or self._wanted > 0
            return gave_way

        while gave_way and not self._stopped:
            with self._metrics.queued(Work.STUDY) as begin:
                await self._quiet.wait()
                begin()
                gave_way = False
                found = await asyncio.to_thread(lambda: solve_all(position, ricochet=ricochet, cancelled=gives_way))
            if not gave_way:
                return found
        return None

    async def _can_be_had(self) -> bool:
        """Wait until the solver is ready: whether it is."""
        while not (self._ready or self._broken or self._stopped):
            await self._clock.sleep(_LOOK_AGAIN)
        return not (self._broken or self._stopped)

    @contextmanager
    def _before_studies(self) -> Generator[None, None, None]:
        """While this is wanted, nobody studies."""
        self._wanted += 1
        self._quiet.clear()
        try:
            yield
        finally:
            self._wanted -= 1
            if not self._wanted:
                self._quiet.set()

    def _is_late(self, latest: float) -> bool:
        return self._stopped or time.perf_counter() > latest

    def _is_stopped(self) -> bool:
        return self._stopped

    def _warm_up(self) -> None:
        try:
            _say_if_slow(readiness())
            warm_up()
        except SolverUnavailableError as error:
            _log.warning("no best solutions", why=str(error))
            self._broken = True
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
