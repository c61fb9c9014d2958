"""Answer questions: convert the engine's values to arrays, run the kernels on them, and convert their paths to moves.

Every question begins in the quick workspace. One that finds more states than fit there goes on in the hard one, which is
larger; if that is busy, the question waits for it and begins anew, so that the quick workspace stays free for others. Answers
and node counts are the same in either case.
"""

from collections import OrderedDict
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from threading import Lock
from typing import NamedTuple, TypeVar

from engine.board.board import Board, closed_sides
from engine.board.geometry import Direction
from engine.board.moves import Move
from engine.board.pieces import Robot
from engine.board.position import Position
from engine.board.proof import Ricochet
from engine.solver.kernels import job
from engine.solver.kernels.sizes import BYTE_MASK, CHUNK, END_SHIFT, HEADING_BITS, HEADING_MASK, MAX_MOVES
from engine.solver.libraries import Advance, built_library, load_library
from engine.solver.results import (
    AllResult,
    AllSolutions,
    GaveUp,
    NoneWithin,
    Result,
    Solution,
    SolverUnavailableError,
    Unreachable,
)
from engine.solver.workspace import PreparedBoard, Workspace, acquired

_SLICE = 5_000
"""States between two checks for cancellation: some milliseconds."""
_FIRST_SLICE = 1_000
"""The same for the first slices, which touch memory for the first time and so are slow. They double up to `_SLICE`."""
_SOLUTIONS = 10
"""Solutions that are listed between two checks for cancellation."""
_PATIENCE = 0.02
"""Seconds between two checks for cancellation while another question is being answered."""
_CHUNKS = 7_000
"""The size of the hard workspace, in chunks of states."""
_ROOM = _CHUNKS * CHUNK
"""The number of states that fit; a search that is likely to need more looks ahead, see `engine.solver.kernels.frontier`."""
_WORTH_BUILDING = 100
"""States after which the better bounds are built before the next iteration: see `engine.solver.kernels.entry`."""
_WORTH_MORE = 700
"""States after which the rest of the bounds is built before the next iteration, and with five robots `kernels.pairs`."""
_WORTH_LAYING = 64
"""Failed look-ups of pairs before those are built, which costs as much as some fifty states."""
_ANSWERS = 256
"""The number of answers in the cache."""
_FEW = 100
"""The most solutions of a cached answer."""
_MOVES = {robot: tuple(Move(robot, direction) for direction in Direction) for robot in Robot}
_making = Lock()
_Kept = TypeVar("_Kept", Result, AllResult)


class Asked(NamedTuple):
    """A question, and its limits."""

    position: Position
    max_moves: int
    node_limit: int
    ricochet: Ricochet
    cancelled: Callable[[], bool] | None

    def key(self) -> tuple[object, ...]:
        """Return the question's identity in the cache."""
        return self.position, self.max_moves, self.ricochet


@cache
def _quick() -> Workspace:
    """Return the workspace for three quarters of a million states."""
    return Workspace(chunks=760, table_bits=16, traced=1 << 14, boards=4)


@cache
def _hard() -> Workspace:
    """Return the workspace for 7.2 million states."""
    return Workspace(chunks=_CHUNKS, table_bits=19, traced=1 << 17, boards=2)


@cache
def _advance() -> Advance:
    library = built_library()
    return (library and load_library(library)) or _compiled_here()


def _compiled_here() -> Advance:
    if not can_compile():
        raise SolverUnavailableError
    from engine.solver.compiled_here import load  # noqa: PLC0415 - llvmlite is imported only where no library fits

    return load(_compile)


def _compile() -> bytes:
    from engine.solver.compiled_here import NAME, host_processor  # noqa: PLC0415
    from engine.solver.kernels.compiling import Target, intermediate_code, machine_code  # noqa: PLC0415

    code = intermediate_code(_quick().question, PreparedBoard(Board(closed_sides(), {}, {})).arrays, _quick().space)
    return machine_code(code, Target(*host_processor()), NAME)


def can_compile() -> bool:
    """Return whether Numba is installed, which compiles the kernels where no library fits."""
    return all(map(find_spec, ("numba", "llvmlite")))


def has_library() -> bool:
    """Return whether the kernels are loaded, or a library of the project has them."""
    with _making:
        return bool(_advance.cache_info().currsize or ((library := built_library()) and load_library(library)))


class _Answers:
    """A cache of the latest answers."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._kept = OrderedDict[tuple[object, ...], Result | AllResult]()

    def get(self, key: tuple[object, ...]) -> Result | AllResult | None:
        answer = self._kept.get(key)
        if answer is None:
            return None
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
        return answer

    def keep(self, key: tuple[object, ...], answer: Result | AllResult) -> None:
        with self._lock:
            self._kept[key] = answer
            if len(self._kept) > _ANSWERS:
                self._kept.popitem(last=False)

    def clear(self) -> None:
        with self._lock:
            self._kept.clear()


_answers = _Answers()


def forget_answers() -> None:
    """Empty the cache, for benchmarks."""
    _answers.clear()


def answer(asked: Asked) -> Result:
    """Answer `engine.solver.solve`."""

    def find() -> Result:
        with _Searching(asked) as done:
            if done is None or done.phase != job.DONE:
                return _without_solution(asked, done)
            return Solution(_moves(done.space), done.nodes)

    return _remembered(asked, asked.key(), find)


def answer_all(asked: Asked, limit: int) -> AllResult:
    """Answer `engine.solver.solve_all`."""

    def find() -> AllResult:
        with _Searching(asked) as done:
            if done is None or done.phase != job.DONE:
                return _without_solution(asked, done)
            count, nodes = done.space.fields[job.SOLUTIONS], done.nodes
            listed = _listed(done, asked, limit)
        if listed is None:
            return GaveUp(nodes)
        different = len({what for _, what in listed})
        return AllSolutions(
            count=max(count, 1),
            is_count_exact=0 < count < 1 << 62,
            different=different,
            is_different_exact=len(listed) == count,
            solutions=tuple(moves for moves, _ in listed),
            nodes=nodes,
        )

    return _remembered(asked, (*asked.key(), limit), find)


def _remembered(asked: Asked, key: tuple[object, ...], find: Callable[[], _Kept]) -> _Kept:
    """Return the cached answer, or find it. Return `GaveUp` where finding it again would exceed the question's limit."""
    if asked.cancelled and asked.cancelled():
        return GaveUp(0)  # pyright: ignore[reportReturnType] - every kind has it
    wanted, robots = asked.position.chip.robot, asked.position.robots
    if not robots or (wanted and wanted not in robots):
        return Unreachable(0)  # pyright: ignore[reportReturnType]
    known: _Kept | None = _answers.get(key)  # pyright: ignore[reportAssignmentType] - the key of each kind is another
    if known is None:
        known = find()
        if not isinstance(known, GaveUp) and not (isinstance(known, AllSolutions) and len(known.solutions) > _FEW):
            _answers.keep(key, known)
    if known.nodes > asked.node_limit:
        return GaveUp(asked.node_limit)  # pyright: ignore[reportReturnType]
    return known


def _without_solution(asked: Asked, done: "_Searched | None") -> NoneWithin | Unreachable | GaveUp:
    if done is None:
        return GaveUp(0)
    if done.phase == job.UNREACHABLE:
        return Unreachable(done.nodes)
    if done.phase == job.NONE_WITHIN and asked.max_moves <= MAX_MOVES:
        return NoneWithin(asked.max_moves, done.nodes)
    return GaveUp(done.nodes)


class _Searched(NamedTuple):
    """The phase that a search has reached, and its workspace."""

    phase: int
    space: Workspace
    prepared: PreparedBoard

    @property
    def nodes(self) -> int:
        return self.space.fields[job.NODES]


class _Searching:
    """A context manager that searches, and holds the workspace for its body; None if the question was cancelled before."""

    def __init__(self, asked: Asked) -> None:
        self._asked = asked
        self._held: Workspace | None = None

    def __enter__(self) -> _Searched | None:
        with _making:
            quick, hard, _ = _quick(), _hard(), _advance()
        try:
            return self._search(quick, hard)
        except BaseException:
            self._let_go()
            raise

    def __exit__(self, *_: object) -> None:
        self._let_go()

    def _let_go(self) -> None:
        if self._held:
            self._held.lock.release()
            self._held = None

    def _search(self, quick: Workspace, hard: Workspace) -> _Searched | None:
        """Search in the quick workspace, then in the hard one."""
        asked = self._asked
        if not quick.lock.acquire(blocking=False) and not acquired(quick, _PATIENCE, asked.cancelled):
            return None
        self._held = quick
        prepared = _ask(quick, asked)
        phase = _run(quick, prepared, asked)
        if phase != job.NO_ROOM:
            return _Searched(phase, quick, prepared)
        if quick.fields[job.TRACED] >= 0 and hard.lock.acquire(blocking=False):
            is_complete = hard.take_over(quick, asked.cancelled)
            hard.fields[job.PHASE] = job.EXPAND
            self._let_go()
            self._held = hard
            if not is_complete:
                return _Searched(job.EXPAND, hard, prepared)
        else:
            self._let_go()
            if not acquired(hard, _PATIENCE, asked.cancelled):
                return None
            self._held = hard
            # Not the quick workspace's bounds of the board, which may just be changing for another question.
            prepared = _ask(hard, asked)
        phase = _run(hard, prepared, asked)
        if phase == job.NO_ROOM:
            hard.fields[job.PHASE] = job.FALL_BACK
            phase = _run(hard, prepared, asked)
        return _Searched(phase, hard, prepared)


def _ask(space: Workspace, asked: Asked) -> PreparedBoard:
    prepared = space.prepared(asked.position.board)
    space.ask(prepared, asked.position.robots, asked.position.chip, asked.max_moves, asked.ricochet)
    space.fields[job.ROOM], space.fields[job.WORTH_BUILDING] = _ROOM, _WORTH_BUILDING
    space.fields[job.WORTH_MORE], space.fields[job.WORTH_LAYING] = _WORTH_MORE, _WORTH_LAYING
    return prepared


def _run(space: Workspace, prepared: PreparedBoard, asked: Asked) -> int:
    fields, advance, states = space.fields, _advance(), _FIRST_SLICE
    while True:
        phase = space.advance(advance, prepared, min(states, asked.node_limit - fields[job.NODES]))
        out_of_nodes = fields[job.NODES] >= asked.node_limit
        if phase >= job.DONE or out_of_nodes or (asked.cancelled and asked.cancelled()):
            return phase
        states = min(2 * states, _SLICE)


def _path(space: Workspace) -> list[int]:
    return space.question.path[: space.fields[job.LENGTH]].tolist()


def _moves(space: Workspace) -> tuple[Move, ...]:
    """Return the path that the kernels left: each move as the cell where it begins, its heading, and the cell where it ends.

    Raises `RuntimeError` if it is no solution, which the kernels' own check would have found.
    """
    path = _path(space)
    if not space.fields[job.IS_CHECKED]:
        raise RuntimeError(f"the solver found what is no solution: {path}")
    standing, moves = space.standing.copy(), list[Move]()
    for number in path:
        robot = standing[number >> END_SHIFT] = standing[number >> HEADING_BITS & BYTE_MASK]
        moves.append(_MOVES[robot][number & HEADING_MASK])
    return tuple(moves)


_What = frozenset[tuple[Robot, tuple[int, ...]]]


def _listed(done: _Searched, asked: Asked, limit: int) -> list[tuple[tuple[Move, ...], _What]] | None:
    """Return the first solutions, each with every robot's slides in it; None if the question was cancelled."""
    found = list[tuple[tuple[Move, ...], _What]]()
    space, fields = done.space, done.space.fields
    while len(found) < limit and fields[job.PHASE] == job.DONE:
        moves = _moves(space)
        slides = dict[Robot, list[int]]()
        for move, number in zip(moves, _path(space), strict=True):
            slides.setdefault(move.robot, []).append(number)
        found.append((moves, frozenset((robot, tuple(numbers)) for robot, numbers in slides.items())))
        if not fields[job.SOLUTIONS]:
            break
        fields[job.PHASE] = job.LIST
        space.advance(_advance(), done.prepared, _SLICE)
        if len(found) % _SOLUTIONS == 0 and asked.cancelled and asked.cancelled():
            return None
    return found
