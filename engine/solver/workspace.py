"""The memory of the kernels: for the question that is being answered, and for the latest boards."""

from array import array
from collections.abc import Callable
from threading import Lock
from typing import NamedTuple

from engine.board.board import Board
from engine.board.geometry import MIDDLE
from engine.board.moves import Robots
from engine.board.pieces import NotInPlay, Robot, Slant, Target
from engine.board.proof import Ricochet
from engine.solver.kernels import job
from engine.solver.kernels.arrays import (
    INT8,
    INT16,
    INT32,
    INT64,
    UINT8,
    UINT32,
    BoardArrays,
    Question,
    Space,
    address_of,
    lay_out,
    structure,
)
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
from engine.solver.libraries import Advance

_NO_COLOUR = len(Robot)
_ROBOTS = tuple(Robot)
_PROOF_ENTRIES, _PROOF_STATES = 1 << 19, 1 << 18
_PAIRS = CELLS**3
_ENCLOSED = sorted(cell.number for cell in MIDDLE)
_KINDS_AT = job.FIELDS
_FIRSTS_AT = _KINDS_AT + ROBOTS**2
_WRITTEN = _FIRSTS_AT + ROBOTS
"""The offsets of ``kinds`` and ``firsts`` in a question's written form, which begins with ``job``; and its length."""


class Beginning(NamedTuple):
    """The initial contents of `Question` for a target, wherever the robots stand.

    The robots are in another order for each that can come to the target: itself, then its helpers.
    """

    orders: list[list[Robot]]
    enclosed: int
    """Cells in the middle for the robots that do not play, as bytes of a state behind those of the others.

    A robot there never moves, and blocks no path.
    """
    written: "array[int]"
    """The written form for each of these questions: ``job``, ``kinds`` and ``firsts`` of `Question`."""


class PreparedBoard:
    """A board as the kernels need it; ``kinds`` has their numbers of its kinds of robots."""

    def __init__(self, board: Board) -> None:
        self.board = board
        colours = [_ROBOTS.index(robot) for robot in _ROBOTS if robot in {one.robot for one in board.diagonals.values()}]
        self.kinds = {robot: colours.index(index) if index in colours else len(colours) for index, robot in enumerate(_ROBOTS)}
        count = len(colours) + 1
        self.arrays = BoardArrays(
            **lay_out(
                walls=(INT8, CELLS),
                diagonals=(INT8, CELLS),
                colours=(INT64, count),
                ends=(INT64, count, CELLS),
                line_cells=(INT16, count, 2 * CELLS),
                line_starts=(INT32, count, 2 * CELLS + 2),
                lines_of=(INT16, count, CELLS, 2),
                distances=(UINT8, count, 2, CELLS, CELLS),
                bumps=(UINT8, count, 2, HEADINGS, CELLS, CELLS),
                returns=(UINT8, count, HEADINGS * HEADINGS, CELLS),
                ready=(INT8, count + 1),
            )
        )
        self.arrays.walls[:] = array(INT8, board.walls)
        for cell, diagonal in board.diagonals.items():
            self.arrays.diagonals[cell.number] = 1 + 2 * _ROBOTS.index(diagonal.robot) + (diagonal.slant is Slant.FALLING)
        self.arrays.colours[:] = array(INT64, [*colours, _NO_COLOUR])
        self._structure = structure(self.arrays)
        self.address = address_of(self._structure)
        self._beginnings = dict[tuple[object, ...], Beginning]()

    def beginning(self, target: Target, robots: Robots) -> Beginning:
        """Return the beginning for a target. Raises `NotInPlay` for a target that the board does not show."""
        key = (target.symbol, target.robot, *robots)  # Letters hash in C, a target in Python.
        known = self._beginnings.get(key)
        if known is None:
            known = self._beginnings[key] = self._begin(target, robots)
        return known

    def _begin(self, target: Target, robots: Robots) -> Beginning:
        if target not in self.board.targets:
            raise NotInPlay(f"the board shows no {target.words}")
        other = len(self.arrays.colours) - 1
        goals = sorted((robot for robot in _ROBOTS if robot in robots and target.wants(robot)), key=self.kinds.__getitem__)
        orders = [self._order(goal, robots, other) for goal in goals]
        kinds = [[self.kinds[robot] for robot in order] + [other] * (ROBOTS - len(order)) for order in orders]
        written = array(INT64, bytes(8 * _WRITTEN))
        written[job.COUNT], written[job.GOALS] = max(len(robots), USUAL), len(orders)
        written[job.TARGET] = self.board.targets[target].number
        for goal, row in enumerate(kinds):
            written[_KINDS_AT + goal * ROBOTS : _KINDS_AT + (goal + 1) * ROBOTS] = array(INT64, row)
            written[_FIRSTS_AT + goal] = 1 + sum(kind != other for kind in row[1:])
        enclosed = bytes([*[0] * len(robots), *_ENCLOSED[: max(USUAL - len(robots), 0)]])
        return Beginning(orders, int.from_bytes(enclosed, "little"), written)

    def _order(self, goal: Robot, robots: Robots, other: int) -> list[Robot]:
        # Robots that no diagonal distinguishes come last: see `layout.pack`.
        helpers = [robot for robot in _ROBOTS if robot in robots and robot is not goal]
        return [goal, *sorted(helpers, key=lambda one: self.kinds[one] == other)]


class Workspace:
    """The memory of one answer at a time, and bounds of the latest boards.

    It has room for ``chunks`` chunks of states, a transposition table of 2 to the power of ``table_bits`` lines, and a trace
    of ``traced`` states. The operating system provides memory when it is first touched.
    """

    def __init__(self, chunks: int, table_bits: int, traced: int, boards: int) -> None:
        if chunks * CHUNK * 8 > 7 << (table_bits + LINE_BITS):
            raise ValueError("the transposition table has no room for so many states")
        self.lock = Lock()
        self._boards = list[PreparedBoard]()
        self._most_boards = boards
        question = lay_out(written=(INT64, _WRITTEN), roots=(INT64, ROBOTS), path=(INT64, MAX_MOVES + 2))
        self._written = written = question.pop("written")
        self.question = Question(
            **question,
            job=written[:_KINDS_AT],
            kinds=written[_KINDS_AT:_FIRSTS_AT].cast(UINT8).cast(INT64, (ROBOTS, ROBOTS)),
            firsts=written[_FIRSTS_AT:],
        )
        self.fields = self.question.job
        self.standing = dict[int, Robot]()
        """The robot of the question on each cell."""
        plies = MAX_MOVES + 2
        laid = lay_out(
            near=(INT32, KINDS, CELLS, CELLS),
            matters=(INT8, KINDS, 3, CELLS),
            distances=(UINT8, KINDS, CELLS),
            costs=(UINT8, 5, CELLS, CELLS),
            left=(UINT8, HEADINGS, CELLS),
            line_cells=(INT16, KINDS * 2 * CELLS),
            line_starts=(INT32, KINDS * 2 * CELLS + 2),
            helper_bumps=(UINT8, HEADINGS, CELLS, CELLS),
            after_bump=(UINT8, HEADINGS, CELLS, CELLS),
            toward=(UINT8, CELLS, CELLS),
            pairs=(UINT8, _PAIRS + CELLS * CELLS),
            asks_left=(INT8, CELLS),
            pool=(INT64, chunks * CHUNK),
            nexts_of_chunks=(INT32, chunks),
            levels=(INT16, chunks),
            heads=(INT32, ROBOTS * LEVELS),
            tails=(INT32, ROBOTS * LEVELS),
            transpositions=(UINT32, 1 << (table_bits + LINE_BITS)),
            ring=(INT64, 2 * RING),
            places=(INT64, traced),
            onward=(INT64, traced),
            changes=(INT64, traced, ROBOTS),
            proof_transpositions=(INT64, _PROOF_ENTRIES),
            waiting=(INT64, _PROOF_STATES),
            states=(INT64, plies, MAX_CHILDREN),
            moves=(INT64, plies, MAX_CHILDREN),
            counts=(INT64, plies),
            nexts=(INT64, plies),
            plies=(INT64, plies, 3),
            scratch=(INT64, 40 + SCRATCH),
        )
        pairs = laid["pairs"]
        self.space = Space(
            **laid,
            pair_rows=pairs[:_PAIRS].cast(UINT8, (CELLS, CELLS, CELLS)),
            single=pairs[_PAIRS:].cast(UINT8, (CELLS, CELLS)),
        )
        self._structures = structure(self.question), structure(self.space)
        self._addresses = tuple(map(address_of, self._structures))

    def advance(self, kernels: Advance, prepared: PreparedBoard, budget: int) -> int:
        """Run the kernels within a budget of states; return the phase that was reached."""
        question, space = self._addresses
        if kernels(question, prepared.address, space, budget):
            raise RuntimeError("the kernels have failed")
        return self.fields[job.PHASE]

    def prepared(self, board: Board) -> PreparedBoard:
        """Return the prepared board, found by the identity of the object."""
        for prepared in self._boards:
            if prepared.board is board:
                return prepared
        del self._boards[self._most_boards - 1 :]
        self._boards.insert(0, PreparedBoard(board))
        return self._boards[0]

    def ask(self, prepared: PreparedBoard, robots: Robots, target: Target, max_moves: int, ricochet: Ricochet) -> None:
        """Write a question to the arrays."""
        beginning, fields, standing = prepared.beginning(target, robots), self.fields, dict[int, Robot]()
        self._written[:] = beginning.written
        for goal, order in enumerate(beginning.orders):
            root, shift = beginning.enclosed, 0
            for robot in order:
                cell = robots[robot].number
                standing[cell] = robot
                root |= cell << shift
                shift += 8
            self.question.roots[goal] = root
        self.standing = standing
        fields[job.MAX_LENGTH] = min(max_moves, MAX_MOVES)
        fields[job.ALWAYS] = TURNED << TURN_SHIFT if ricochet is Ricochet.ONE_MOVE else 0

    def take_over(self, other: "Workspace", cancelled: Callable[[], bool] | None) -> bool:
        """Copy a question, and all that was found for it; this workspace has at least as much room.

        Returns whether it copied all of it: it stops if the question is cancelled meanwhile, since memory that is first touched
        is slow.
        """
        for mine, theirs in zip(self.question, other.question, strict=True):
            mine.cast("B")[:] = theirs.cast("B")
        self.standing = other.standing
        fields = self.fields
        chunks, entries = fields[job.CHUNKS], 1 << (fields[job.TABLE_BITS] + LINE_BITS)
        names = ("near", "matters", "distances", "heads", "tails", "helper_bumps", "after_bump", "toward", "single")
        for name in (*names, "line_cells", "line_starts"):
            getattr(self.space, name).cast("B")[:] = getattr(other.space, name).cast("B")
        # Pairs are built again when they are next needed.
        self.space.asks_left[:] = array(INT8, [max(asks, 0) for asks in other.space.asks_left])
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
    """Wait for a workspace, and return whether it was acquired; not if the question is cancelled meanwhile."""
    while not workspace.lock.acquire(timeout=patience):
        if cancelled and cancelled():
            return False
    return True
