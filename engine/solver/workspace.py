"""The memory in which questions are answered, and the boards that they were asked about."""

from collections.abc import Callable
from threading import Lock
from typing import NamedTuple

import numpy as np

from engine.board import Board
from engine.geometry import MIDDLE
from engine.moves import Robots
from engine.pieces import Robot, Slant, Target
from engine.proof import Ricochet
from engine.solver.kernels import job
from engine.solver.kernels.arrays import BoardArrays, Question, Space, address_of, structure
from engine.solver.kernels.cache import Advance
from engine.solver.kernels.sizes import (
    CELLS,
    CHUNK,
    HEADINGS,
    KINDS,
    LEVELS,
    LINE_BITS,
    MAX_CHILDREN,
    MAX_MOVES,
    RING,
    ROBOTS,
    SCRATCH,
    TURN_SHIFT,
    TURNED,
    USUAL,
)

_NO_COLOUR = len(Robot)
_ROBOTS = tuple(Robot)
_PROOF_ENTRIES, _PROOF_STATES = 1 << 19, 1 << 18
_ENCLOSED = sorted(cell.number for cell in MIDDLE)


def _aligned(shape: int | tuple[int, ...], kind: "type[np.generic]") -> "np.ndarray":
    """Zeros that begin with a line of the processor's caches, so that none of a table's lines lies across two of them."""
    entries = int(np.prod(shape))
    room = np.zeros(entries + 64, kind)
    skipped = -room.ctypes.data % 64 // room.itemsize
    return room[skipped : skipped + entries].reshape(shape)


class Order(NamedTuple):
    """The robots that play as a state has them, for one of them that is to come to the target."""

    robots: list[Robot]
    enclosed: list[int]
    """Where fewer play than the kernels know, cells in the middle for more; they never move, and are in nobody's way."""
    kinds: "np.ndarray"
    """The kinds of those, and of as many as the kernels know."""
    first_alike: int
    """From which helper on all are of one kind."""


class PreparedBoard:
    """What is known of one board; ``kinds`` numbers the kinds of its robots as the kernels do."""

    def __init__(self, board: Board) -> None:
        self.board = board
        colours = [_ROBOTS.index(robot) for robot in _ROBOTS if robot in {one.robot for one in board.diagonals.values()}]
        self.kinds = {robot: colours.index(index) if index in colours else len(colours) for index, robot in enumerate(_ROBOTS)}
        diagonals = np.zeros(CELLS, np.int8)
        for cell, diagonal in board.diagonals.items():
            diagonals[cell.number] = 1 + 2 * _ROBOTS.index(diagonal.robot) + (diagonal.slant is Slant.FALLING)
        count = len(colours) + 1
        self.arrays = BoardArrays(
            walls=np.array(board.walls, np.int8),
            diagonals=diagonals,
            colours=np.array([*colours, _NO_COLOUR], np.int64),
            ends=np.zeros((count, CELLS), np.int64),
            line_cells=np.zeros((count, 2 * CELLS), np.int16),
            line_starts=np.zeros((count, 2 * CELLS + 2), np.int32),
            lines_of=np.zeros((count, CELLS, 2), np.int16),
            distances=_aligned((count, 2, CELLS, CELLS), np.uint8),
            bumps=_aligned((count, 2, HEADINGS, CELLS, CELLS), np.uint8),
            returns=_aligned((count, HEADINGS * HEADINGS, CELLS), np.uint8),
            ready=np.zeros(count + 1, np.int8),
        )
        self._structure = structure(self.arrays)
        self.address = address_of(self._structure)
        self._orders = dict[tuple[Target | Robot, ...], tuple[int, list[Order]]]()

    def orders(self, target: Target, robots: Robots) -> tuple[int, list[Order]]:
        """The cell of the target; and for each robot that can come to it, itself and then its helpers."""
        key = (target, *robots)
        known = self._orders.get(key)
        if known is None:
            goals = sorted(filter(target.wants, _ROBOTS), key=self.kinds.__getitem__)
            orders = [self._order(goal, robots) for goal in goals if goal in robots]
            known = self._orders[key] = self.board.targets[target].number, orders
        return known

    def _order(self, goal: Robot, robots: Robots) -> Order:
        other = len(self.arrays.colours) - 1
        # Robots that no diagonal tells from each other come last: see `layout.pack`.
        helpers = [robot for robot in _ROBOTS if robot in robots and robot is not goal]
        order = [goal, *sorted(helpers, key=lambda one: self.kinds[one] == other)]
        kinds = np.full(ROBOTS, other)
        kinds[: len(order)] = [self.kinds[one] for one in order]
        first_alike = 1 + sum(self.kinds[one] != other for one in order[1:])
        return Order(order, _ENCLOSED[: max(USUAL - len(order), 0)], kinds, first_alike)


class Workspace:
    """The memory of one answer at a time, and what is known of the last boards.

    It has room for so many chunks of states, a transposition table of so many lines as a logarithm, and a trace of so
    many states. The operating system gives the memory when it is first touched.
    """

    def __init__(self, chunks: int, table_bits: int, traced: int, boards: int) -> None:
        if chunks * CHUNK * 8 > 7 << (table_bits + LINE_BITS):
            message = "the transposition table has no room for so many states"
            raise ValueError(message)
        self.lock = Lock()
        self._boards = list[PreparedBoard]()
        self._most_boards = boards
        self.question = Question(
            job=np.zeros(job.FIELDS, np.int64),
            path=np.zeros(MAX_MOVES + 2, np.int64),
            roots=np.zeros(ROBOTS, np.int64),
            kinds=np.zeros((ROBOTS, ROBOTS), np.int64),
            firsts=np.zeros(ROBOTS, np.int64),
        )
        self.fields = self.question.job.data
        """The fields of the job, which Python reads and writes there in a third of the time."""
        rows = (MAX_MOVES + 2, MAX_CHILDREN)
        pairs = _aligned((CELLS + 1, CELLS, CELLS), np.uint8)
        self.space = Space(
            near=_aligned((KINDS, CELLS, CELLS), np.int32),
            matters=np.zeros((KINDS, 3, CELLS), np.int8),
            distances=np.zeros((KINDS, CELLS), np.uint8),
            costs=_aligned((5, CELLS, CELLS), np.uint8),
            left=_aligned((HEADINGS, CELLS), np.uint8),
            line_cells=np.zeros(KINDS * 2 * CELLS, np.int16),
            line_starts=np.zeros(KINDS * 2 * CELLS + 2, np.int32),
            helper_bumps=_aligned((HEADINGS, CELLS, CELLS), np.uint8),
            after_bump=_aligned((HEADINGS, CELLS, CELLS), np.uint8),
            toward=_aligned((CELLS, CELLS), np.uint8),
            single=pairs[CELLS],
            pairs=pairs.reshape(-1),
            pair_rows=pairs[:CELLS],
            asks_left=np.zeros(CELLS, np.int8),
            pool=_aligned(chunks * CHUNK, np.int64),
            nexts_of_chunks=np.zeros(chunks, np.int32),
            levels=np.zeros(chunks, np.int16),
            heads=np.zeros(ROBOTS * LEVELS, np.int32),
            tails=np.zeros(ROBOTS * LEVELS, np.int32),
            transpositions=_aligned(1 << (table_bits + LINE_BITS), np.uint32),
            ring=np.zeros(2 * RING, np.int64),
            places=np.zeros(traced, np.int64),
            onward=np.zeros(traced, np.int64),
            changes=np.zeros((traced, ROBOTS), np.int64),
            proof_transpositions=_aligned(_PROOF_ENTRIES, np.int64),
            waiting=np.zeros(_PROOF_STATES, np.int64),
            states=np.zeros(rows, np.int64),
            moves=np.zeros(rows, np.int64),
            counts=np.zeros(rows[0], np.int64),
            nexts=np.zeros(rows[0], np.int64),
            plies=np.zeros((rows[0], 3), np.int64),
            scratch=np.zeros(40 + SCRATCH, np.int64),
        )
        self._structures = structure(self.question), structure(self.space)
        self._addresses = tuple(map(address_of, self._structures))

    def advance(self, kernels: Advance, prepared: PreparedBoard, budget: int) -> int:
        """Let the kernels go on with the answer; returns the phase that was reached."""
        question, space = self._addresses
        if kernels(question, prepared.address, space, budget):
            message = "the kernels have failed"
            raise RuntimeError(message)
        return self.fields[job.PHASE]

    def prepared(self, board: Board) -> PreparedBoard:
        """What is known of a board, which is known by being the same object."""
        for prepared in self._boards:
            if prepared.board is board:
                return prepared
        del self._boards[self._most_boards - 1 :]
        self._boards.insert(0, PreparedBoard(board))
        return self._boards[0]

    def ask(self, prepared: PreparedBoard, robots: Robots, target: Target, max_moves: int, ricochet: Ricochet) -> None:
        """Write a question down; for each goal robot the robots are ordered: itself, then the helpers."""
        question, (goal_cell, orders) = self.question, prepared.orders(target, robots)
        for goal, order in enumerate(orders):
            cells = [robots[one].number for one in order.robots]
            question.roots[goal] = int.from_bytes(cells + order.enclosed, "little")
            question.kinds[goal] = order.kinds
            question.firsts[goal] = order.first_alike
        fields = self.fields
        question.job.fill(0)
        fields[job.COUNT], fields[job.GOALS] = max(len(robots), USUAL), len(orders)
        fields[job.TARGET], fields[job.MAX_LENGTH] = goal_cell, min(max_moves, MAX_MOVES)
        fields[job.ALWAYS] = TURNED << TURN_SHIFT if ricochet is Ricochet.ONE_MOVE else 0

    def take_over(self, other: "Workspace", cancelled: Callable[[], bool] | None) -> bool:
        """Copy a question, and all that was found for it; this workspace has at least as much room.

        Not all of it if the question is cancelled meanwhile, which is answered: memory that is first touched takes its time.
        """
        for mine, theirs in zip(self.question, other.question, strict=True):
            mine[:] = theirs
        fields = self.fields
        chunks, entries = fields[job.CHUNKS], 1 << (fields[job.TABLE_BITS] + LINE_BITS)
        names = (
            "near",
            "matters",
            "distances",
            "heads",
            "tails",
            "helper_bumps",
            "after_bump",
            "toward",
            "single",
        )
        for name in (*names, "line_cells", "line_starts"):
            getattr(self.space, name)[:] = getattr(other.space, name)
        # What was laid is laid again when it is next asked for.
        self.space.asks_left[:] = np.maximum(other.space.asks_left, 0)
        sizes = {
            "pool": chunks * CHUNK,
            "nexts_of_chunks": chunks,
            "levels": chunks,
            "transpositions": entries,
            "places": fields[job.FOUND_STATES],
        }
        for name, used in sizes.items():
            if cancelled and cancelled():
                return False
            getattr(self.space, name)[:used] = getattr(other.space, name)[:used]
        return True


def acquired(workspace: Workspace, patience: float, cancelled: Callable[[], bool] | None) -> bool:
    """Wait for a workspace, unless the question is cancelled meanwhile."""
    while not workspace.lock.acquire(timeout=patience):
        if cancelled and cancelled():
            return False
    return True
