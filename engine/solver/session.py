"""Answering one question: the engine's values become arrays, the kernels work on them, and their path becomes moves again."""

from collections.abc import Callable
from threading import Lock

import numpy as np

from engine.board import Board
from engine.geometry import MIDDLE, Direction
from engine.moves import Move, Robots
from engine.pieces import Robot, Slant, Target
from engine.proof import Proof, check_proof
from engine.solver.kernels import entry, job
from engine.solver.kernels.arrays import Question, Space, Tables
from engine.solver.kernels.frontier import CHUNK, LEVELS, LINE_BITS, MAX_CHUNKS, MAX_TABLE_BITS, RING
from engine.solver.kernels.layout import CELLS, HEADINGS, MAX_MOVES, ROBOTS
from engine.solver.kernels.optimal_solutions import MAX_TRACED
from engine.solver.kernels.search import MAX_CHILDREN
from engine.solver.results import GaveUp, NoneWithin, Result, Solution, Unreachable

_SLICE = 10_000
"""States between two looks at whether the question was cancelled: some milliseconds, at most fifteen."""
_PATIENCE = 0.02
"""Seconds between two such looks while another question is being answered."""
_BOARDS = 6
"""Boards whose tables are kept."""
_KINDS = ROBOTS + 1
_NO_COLOUR = len(Robot)
_ROBOTS = tuple(Robot)
_DIRECTIONS = tuple(Direction)


class BoardTables:
    """What is known of one board; ``kinds`` numbers the kinds of its robots as the kernels do."""

    def __init__(self, board: Board) -> None:
        self.board = board
        colours = [_ROBOTS.index(robot) for robot in _ROBOTS if robot in {one.robot for one in board.diagonals.values()}]
        self.kinds = {robot: colours.index(index) if index in colours else len(colours) for index, robot in enumerate(_ROBOTS)}
        diagonals = np.zeros(CELLS, np.int8)
        for cell, diagonal in board.diagonals.items():
            diagonals[cell.number] = 1 + 2 * _ROBOTS.index(diagonal.robot) + (diagonal.slant is Slant.FALLING)
        count = len(colours) + 1
        self.arrays = Tables(
            walls=np.array(board.walls, np.int8),
            diagonals=diagonals,
            colours=np.array([*colours, _NO_COLOUR], np.int64),
            ends=np.zeros((count, CELLS), np.int64),
            onward=np.zeros((count, HEADINGS, CELLS), np.int8),
            line_cells=np.zeros((count, CELLS * CELLS), np.int16),
            line_starts=np.zeros((count, CELLS + 1), np.int32),
            apart=np.zeros((count, CELLS, CELLS), np.uint8),
            alone=np.zeros((count, CELLS, CELLS), np.uint8),
            ready=np.zeros(count + 1, np.int8),
        )


def _aligned(entries: int, kind: "type[np.generic]") -> "np.ndarray":
    """Zeros that begin with a line of the processor's caches, so that no bucket of the table lies across two of them."""
    room = np.zeros(entries + 16, kind)
    skipped = -room.ctypes.data % 64 // room.itemsize
    return room[skipped : skipped + entries]


class _Workspace:
    """The memory of all searches, about 90 MB and never more; one question at a time uses it."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.boards = list[BoardTables]()
        self.question = Question(
            job=np.zeros(job.FIELDS, np.int64),
            path=np.zeros(MAX_MOVES + 2, np.int64),
            roots=np.zeros(ROBOTS, np.int64),
            kinds=np.zeros((ROBOTS, ROBOTS), np.int64),
            firsts=np.zeros(ROBOTS, np.int64),
        )
        rows = (MAX_MOVES + 2, MAX_CHILDREN)
        self.space = Space(
            near=np.zeros((_KINDS, CELLS, CELLS), np.int32),
            matters=np.zeros((_KINDS, 3, CELLS), np.int8),
            distances=np.zeros((_KINDS, CELLS), np.uint8),
            one=np.zeros((CELLS, CELLS), np.uint8),
            two=np.zeros((CELLS, CELLS), np.uint8),
            pool=_aligned(MAX_CHUNKS * CHUNK, np.int64),
            nexts_of_chunks=np.zeros(MAX_CHUNKS, np.int32),
            levels=np.zeros(MAX_CHUNKS, np.int16),
            heads=np.zeros(ROBOTS * LEVELS, np.int32),
            tails=np.zeros(ROBOTS * LEVELS, np.int32),
            table=_aligned(1 << (MAX_TABLE_BITS + LINE_BITS), np.uint32),
            ring=np.zeros(RING, np.int64),
            places=np.zeros(MAX_TRACED, np.int64),
            onward=np.zeros(MAX_TRACED, np.int64),
            changes=np.zeros((MAX_TRACED, ROBOTS), np.int64),
            proof_table=_aligned(1 << 19, np.int64),
            waiting=np.zeros(1 << 18, np.int64),
            states=np.zeros(rows, np.int64),
            moves=np.zeros(rows, np.int64),
            counts=np.zeros(rows[0], np.int64),
            nexts=np.zeros(rows[0], np.int64),
            plies=np.zeros((rows[0], 3), np.int64),
            scratch=np.zeros(40 + 4 * CELLS, np.int64),
        )
        try:
            self.advance = entry.compiled()
        except RuntimeError:  # there is no folder for the cache
            self.advance = entry.compiled(to_disk=False)

    def tables_of(self, board: Board) -> BoardTables:
        """The tables of a board, which is known by being the same object."""
        for tables in self.boards:
            if tables.board is board:
                return tables
        del self.boards[_BOARDS - 1 :]
        self.boards.insert(0, BoardTables(board))
        return self.boards[0]

    def ask(self, tables: BoardTables, robots: Robots, target: Target, max_moves: int) -> None:
        """Write a question down; for each goal robot the robots are ordered: itself, then the helpers."""
        present = [robot for robot in _ROBOTS if robot in robots]
        kinds, other = tables.kinds, len(tables.arrays.colours) - 1
        goals = sorted((robot for robot in present if target.wants(robot)), key=kinds.__getitem__)
        question = self.question
        for goal, robot in enumerate(goals):
            # Robots that no diagonal tells from each other come last: see `layout.pack`.
            helpers = sorted((one for one in present if one is not robot), key=lambda one: kinds[one] == other)
            order = [robot, *helpers]
            question.firsts[goal] = 1 + sum(kinds[one] != other for one in helpers)
            question.roots[goal] = sum(robots[one].number << (8 * place) for place, one in enumerate(order))
            question.kinds[goal, : len(order)] = [kinds[one] for one in order]
            if len(order) == 1:
                # The bounds ask for a helper. One in the middle never moves and is in nobody's way.
                question.roots[goal] |= min(MIDDLE).number << 8
                question.kinds[goal, 1] = other
        fields = question.job
        fields[:] = 0
        fields[job.COUNT], fields[job.GOALS] = max(len(present), 2), len(goals)
        fields[job.TARGET], fields[job.MAX_LENGTH] = tables.board.targets[target].number, min(max_moves, MAX_MOVES)


_workspace: _Workspace | None = None
_making = Lock()


def workspace() -> _Workspace:
    """The one workspace of the process, made when it is first needed."""
    global _workspace  # noqa: PLW0603 - it is made once, under a lock
    with _making:
        if _workspace is None:
            _workspace = _Workspace()
        return _workspace


def answer(
    board: Board, robots: Robots, target: Target, max_moves: int, node_limit: int, cancelled: Callable[[], bool] | None
) -> Result:
    """See `engine.solver.solve`."""
    if not any(target.wants(robot) for robot in robots):
        return Unreachable(0)
    space = workspace()
    while not space.lock.acquire(timeout=_PATIENCE):
        if cancelled and cancelled():
            return GaveUp(0)
    try:
        tables = space.tables_of(board)
        space.ask(tables, robots, target, max_moves)
        phase = _run(space, tables, node_limit, cancelled)
        nodes = int(space.question.job[job.NODES])
        moves = _moves(space, robots) if phase == job.DONE else ()
    finally:
        space.lock.release()
    if phase == job.UNREACHABLE:
        return Unreachable(nodes)
    if phase == job.NONE_WITHIN and max_moves <= MAX_MOVES:
        return NoneWithin(max_moves, nodes)
    if phase != job.DONE:
        return GaveUp(nodes)
    if not isinstance(proof := check_proof(board, robots, target, moves, len(moves)), Proof):
        message = f"the solver found what is no solution: {proof!r}"
        raise RuntimeError(message)
    return Solution(moves, nodes)


def _run(space: _Workspace, tables: BoardTables, node_limit: int, cancelled: Callable[[], bool] | None) -> int:
    fields = space.question.job
    while True:
        budget = min(_SLICE, node_limit - int(fields[job.NODES]))
        phase = space.advance(space.question, tables.arrays, space.space, budget)
        if phase >= job.DONE or fields[job.NODES] >= node_limit or (cancelled and cancelled()):
            return phase


def _moves(space: _Workspace, robots: Robots) -> tuple[Move, ...]:
    """The path that the kernels left: each move by the cell where it begins, its heading, and the cell where it ends."""
    standing = {cell.number: robot for robot, cell in robots.items()}
    moves = list[Move]()
    for number in space.question.path[: int(space.question.job[job.LENGTH])].tolist():
        robot = standing.pop(number >> 2 & 255)
        standing[number >> 10] = robot
        moves.append(Move(robot, _DIRECTIONS[number & 3]))
    return tuple(moves)
