"""A board: its walls, diagonal barriers and target cells."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType

from engine.board.ascii import Drawing, draw
from engine.board.geometry import CELLS, MIDDLE, SIZE, Cell, Direction
from engine.board.moves import Robots
from engine.board.pieces import Diagonal, Target


@dataclass(frozen=True)
class Board:
    """An immutable board of 16 × 16 cells.

    ``walls`` holds one mask of closed sides for each cell in row-major order, with the bits of `Direction.bit`; the edge and
    the four cells of the middle are closed in it too. ``faces`` are the tiles from which `engine.board.tiles.assemble` made the
    board, or None for any other board; they do not count for equality. Raises `ValueError`, naming every fault, for a board
    that cannot be played on.
    """

    walls: tuple[int, ...]
    diagonals: Mapping[Cell, Diagonal]
    targets: Mapping[Target, Cell]
    faces: tuple[str, str, str, str] | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "diagonals", MappingProxyType(dict(self.diagonals)))
        object.__setattr__(self, "targets", MappingProxyType(dict(self.targets)))
        if faults := _faults(self):
            raise ValueError(f"not a board: {'; '.join(faults)}")

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.walls, frozenset(self.diagonals.items()), frozenset(self.targets.items())))

    def __reduce__(self) -> tuple[type["Board"], tuple[object, ...]]:
        # Without the cached hash, which differs from process to process.
        return Board, (self.walls, dict(self.diagonals), dict(self.targets), self.faces)

    def __str__(self) -> str:
        return draw(self.drawing({}))

    def __repr__(self) -> str:
        return f"Position.parse({str(self)!r}).board" if self.faces is None else f"assemble({self.faces!r})"

    def drawing(self, robots: Robots) -> Drawing:
        """Return the contents of the board's drawing with these robots."""
        walls = {cell: frozenset(side for side in Direction if self.is_closed(cell, side)) for cell in CELLS}
        return Drawing(walls, self.diagonals, self.targets, robots)

    def is_closed(self, cell: Cell, direction: Direction) -> bool:
        """Return whether a wall, the edge or the middle closes that side of the cell. Robots do not count."""
        row, column = cell
        return self.walls[row * SIZE + column] & direction.bit != 0

    def target_on(self, cell: Cell) -> Target | None:
        """Return the target that a cell shows, if any."""
        return next((target for target, place in self.targets.items() if place == cell), None)


def closed_sides(walls: Mapping[Cell, Collection[Direction]] | None = None) -> tuple[int, ...]:
    """Return the masks of a board with the edge, the middle and these walls, each given from either of its sides."""
    return _close(_ALWAYS_CLOSED, ((cell, side) for cell, some in (walls or {}).items() if cell.on_board for side in some))


def _close(masks: Iterable[int], sides: Iterable[tuple[Cell, Direction]]) -> tuple[int, ...]:
    """Return the masks with these sides of cells closed, and the same sides as seen from the next cells."""
    closed = list(masks)
    for cell, side in sides:
        closed[cell.number] |= side.bit
        if between := _BETWEEN.get((cell, side)):
            _, _, there, back = between
            closed[there] |= back
    return tuple(closed)


_SIDES = [(cell, side, cell.step(side)) for cell in CELLS for side in Direction]
_BETWEEN = {
    (cell, side): (cell.number, side.bit, beyond.number, side.opposite.bit) for cell, side, beyond in _SIDES if beyond.on_board
}
"""For each side between two cells: the index and the bit in the mask of either cell."""
_ALWAYS = [(cell, side) for cell, side, beyond in _SIDES if cell in MIDDLE or not beyond.on_board]
"""The sides that are closed on every board."""


_ALWAYS_CLOSED = _close([0] * len(CELLS), _ALWAYS)


def _faults(board: Board) -> list[str]:
    walls = board.walls
    if len(walls) != SIZE * SIZE:
        return [f"{len(walls)} cells instead of {SIZE * SIZE}"]
    faults = [
        f"the {side.value} side of {cell.label} is closed from one side only"
        for (cell, side), (here, bit, there, back) in _BETWEEN.items()
        if walls[here] & bit and not walls[there] & back
    ]
    faults += [
        f"the {side.value} side of {cell.label} must be closed" for cell, side in _ALWAYS if not board.is_closed(cell, side)
    ]
    taken = [*board.diagonals, *board.targets.values()]
    faults += [f"{cell.label} cannot show that" for cell in taken if cell in MIDDLE or not cell.on_board]
    faults += [f"{cell.label} shows two things" for cell in sorted(set(taken)) if taken.count(cell) > 1]
    return faults
