"""Runs the solver in worker threads: the best solution of each round while people think, and all solutions for studies.

Solutions found here are secret until the proving of their round is over. Callers decide what may be studied.
"""

import asyncio
import math
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import structlog

from bot.clock import Clock
from bot.games.tasks import Tasks
from bot.metrics import Metrics, Work
from engine.board.pieces import Target
from engine.board.position import Line, Position
from engine.board.proof import Ricochet
from engine.rules.chips import Lengths
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
from engine.solver.best_way import WayLeft, way_left

_log = structlog.stdlib.get_logger()
_T = TypeVar("_T")

LONGEST_SEARCH = 3600.0
"""Seconds: rounds that ended longer before the bot was last alive are not searched again."""

_LOOK_AGAIN = 0.25
"""Seconds between two checks whether the solver is ready."""

_NODES_FOR_A_LENGTH = 1_000_000
"""Limit of the search for one chip of the pile, in nodes: some tenths of a second."""

_AT_ONCE = 4
"""Concurrent searches: quick rounds need not wait for a hard one."""

_STUDIED = 100
"""Size of the cache of studied positions: stepping through their solutions asks with each press."""

_QUEUED = 100
"""The maximum number of studies that wait for the solver. One more is not searched, until it is asked for again."""

_Question = tuple[Position, Ricochet]


class SolverQueue:
    """The solver in worker threads, `_AT_ONCE` searches at a time; others queue.

    Searches wait until the solver is ready: a second or two after the start, longer if its kernels must be compiled.
    """

    def __init__(self, clock: Clock, metrics: Metrics, tasks: Tasks) -> None:
        self._clock, self._metrics, self._tasks = clock, metrics, tasks
        self._slots, self._study_slot = asyncio.Semaphore(_AT_ONCE), asyncio.Lock()
        self._urgent, self._quiet = 0, asyncio.Event()
        self._quiet.set()
        self._studies = dict[_Question, asyncio.Task[None]]()
        self._studied = OrderedDict[_Question, AllResult]()
        self._ready = self._broken = self._stopped = False

    @property
    def is_ready(self) -> bool:
        """Whether the solver is ready."""
        return self._ready

    def start(self) -> None:
        """Warm up the solver in a daemon thread."""
        threading.Thread(target=self._warm_up, name="solver", daemon=True).start()

    def stop(self) -> None:
        """Cancel all searches; running ones end within 50 milliseconds."""
        self._stopped = True

    async def of(self, position: Position, ricochet: Ricochet) -> Result | None:
        """Return a shortest solution of a position by this rule, or that there is none; None if the solver is unavailable."""
        return await self.search(Work.BEST, lambda cancelled: solve(position, ricochet=ricochet, cancelled=cancelled))

    async def search(self, work: Work, search: Callable[[Callable[[], bool]], _T]) -> _T | None:
        """Return the result of a search in a worker thread; None if the solver is unavailable.

        ``search`` receives a function that returns whether it is cancelled, and is measured as this kind of ``work``.
        """
        if not await self._is_available():
            return None
        return await self._run(work, lambda _: search(lambda: self._stopped))

    async def way_left(self, line: Line, ricochet: Ricochet, patience: float) -> WayLeft | None:
        """Return where a line leaves the shortest solutions; None if it does not, or if the solver is not done in time.

        That is after ``patience`` seconds.
        """

        def search(cancelled: Callable[[], bool]) -> WayLeft | None:
            return way_left(line, ricochet, node_limit=_NODES_FOR_A_LENGTH, cancelled=cancelled)

        found = self._tasks.start(self.search(Work.STUDY, search), "way left")
        await self._first_of(found, patience)
        return found.result() if found.done() else None

    async def lengths(
        self, position: Position, chips: Sequence[Target], depth: int, ricochet: Ricochet, patience: float = math.inf
    ) -> Lengths:
        """Return how many moves these chips take from where the robots stand, searched up to ``depth`` moves by this rule.

        Returns after at most ``patience`` seconds, without the chips that take longer; and without any if the solver is not
        ready, or is busy while ``patience`` is finite.
        """
        hurried = patience < math.inf and self._slots.locked()
        if hurried or self._stopped or not self._ready:
            return {}

        def search(began: float) -> Lengths:
            return _lengths(position, chips, depth, ricochet, lambda: self._is_late(began + patience))

        return await self._run(Work.LENGTHS, search)

    async def _run(self, work: Work, function: Callable[[float], _T]) -> _T:
        """Run a function in a worker thread once a slot is free, with the time of its start; studies pause meanwhile."""
        with self._before_studies(), self._metrics.queued(work) as begin:
            async with self._slots:
                begin()
                return await asyncio.to_thread(function, time.perf_counter())

    async def all_of(self, position: Position, ricochet: Ricochet, patience: float) -> AllResult | None:
        """Return all shortest solutions of a position by this rule, or that there is none; None after ``patience`` seconds.

        The search then goes on, and a later call returns its result. Studies run one at a time, and give way to all other
        searches, such as those of rounds. Returns None at once if too many wait.
        """
        asked = position, ricochet
        if asked not in self._studied:
            if asked not in self._studies and len(self._studies) >= _QUEUED:
                return None
            search = self._studies.get(asked) or self._tasks.start(self._study(asked), "study")
            self._studies[asked] = search
            await self._first_of(search, patience)
        return self._studied.get(asked)

    async def _first_of(self, search: asyncio.Task[Any], patience: float) -> None:
        """Wait for the end of a search, or for these seconds."""
        enough = asyncio.ensure_future(self._clock.sleep(patience))
        await asyncio.wait((search, enough), return_when=asyncio.FIRST_COMPLETED)
        enough.cancel()

    async def _study(self, asked: _Question) -> None:
        try:
            async with self._study_slot:
                if await self._is_available() and (found := await self._found(*asked)):
                    self._studied[asked] = found
                    if len(self._studied) > _STUDIED:
                        self._studied.popitem(last=False)
        finally:
            del self._studies[asked]

    async def _found(self, position: Position, ricochet: Ricochet) -> AllResult | None:
        """Search for all solutions, anew each time another search interrupts it; None if the bot stops before."""
        gave_way = True

        def gives_way() -> bool:
            nonlocal gave_way
            gave_way = gave_way or self._stopped or self._urgent > 0
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

    async def _is_available(self) -> bool:
        """Wait until the solver is ready; return False if it never will be."""
        while not (self._ready or self._broken or self._stopped):
            await self._clock.sleep(_LOOK_AGAIN)
        return not (self._broken or self._stopped)

    @contextmanager
    def _before_studies(self) -> Generator[None, None, None]:
        """Suspend studies within the block."""
        self._urgent += 1
        self._quiet.clear()
        try:
            yield
        finally:
            self._urgent -= 1
            if not self._urgent:
                self._quiet.set()

    def _is_late(self, latest: float) -> bool:
        return self._stopped or time.perf_counter() > latest

    def _warm_up(self) -> None:
        try:
            _say_if_slow(readiness())
            warm_up()
        except SolverUnavailableError as error:
            _log.warning("no best solutions", why=str(error))
            self._broken = True
        except Exception:  # noqa: BLE001 - games work without a solver
            _log.exception("no best solutions: the solver cannot be used")
            self._broken = True
        else:
            self._ready = True


def _say_if_slow(ready: Readiness) -> None:
    """Log why the first best solutions are late."""
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
    """Return the length that a result implies, as in `engine.rules.chips.Lengths`; None if the solver gave up."""
    match answer:
        case Solution(moves):
            return len(moves)
        case NoneWithin(most):
            return most + 1
        case Unreachable():
            return math.inf
        case GaveUp():
            return None
