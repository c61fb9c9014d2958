"""Cells of a board, and directions across it."""

from enum import Enum
from functools import cached_property
from typing import NamedTuple, Self

SIZE = 16
"""Cells along each side of a board."""


class Named(Enum):
    """An enumeration whose members print as the expression that names them, as in ``Direction.UP``."""

    # Members are singletons. `Enum` would hash the name instead, in Python.
    __hash__ = object.__hash__

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    @property
    def word(self) -> str:
        """The name in lower case, with hyphens, as in ``red`` and ``first-move``."""
        return self.name.lower().replace("_", "-")


class Direction(Named):
    """A direction in which a robot can slide, clockwise; the value is its word in the canonical notation."""

    UP = "up"
    RIGHT = "right"
    DOWN = "down"
    LEFT = "left"

    @property
    def opposite(self) -> "Direction":
        """The opposite direction."""
        return self.turned(2)

    def turned(self, turns: int) -> "Direction":
        """Return the direction after a number of quarter ``turns`` to the right."""
        return _CIRCLE[(_CIRCLE.index(self) + turns) % len(_CIRCLE)]

    @cached_property
    def bit(self) -> int:
        """The direction's bit in a mask of closed sides: up 1, right 2, down 4, left 8."""
        return 1 << _CIRCLE.index(self)

    def is_right_angle_to(self, other: "Direction") -> bool:
        """Return whether two directions differ by 90 degrees."""
        return other in (self.turned(1), self.turned(-1))


_CIRCLE = tuple(Direction)
_STEPS = {Direction.UP: (-1, 0), Direction.RIGHT: (0, 1), Direction.DOWN: (1, 0), Direction.LEFT: (0, -1)}


class Cell(NamedTuple):
    """A cell: its row counted from the top and its column counted from the left, both from 0."""

    row: int
    column: int

    @classmethod
    def at(cls, number: int) -> Self:
        """Return the cell with this row-major number, 0 to 255."""
        return cls(*divmod(number, SIZE))

    @property
    def number(self) -> int:
        """The row-major number, 0 to 255."""
        return self.row * SIZE + self.column

    @property
    def label(self) -> str:
        """The players' name of the cell: column A to P, then row 1 to 16 from the top, as in ``C7``."""
        return f"{chr(ord('A') + self.column)}{self.row + 1}"

    @property
    def on_board(self) -> bool:
        """Whether the cell is on the board."""
        return 0 <= self.row < SIZE and 0 <= self.column < SIZE

    def step(self, direction: Direction) -> "Cell":
        """Return the next cell in a direction, which may be off the board."""
        down, right = _STEPS[direction]
        row, column = self.row + down, self.column + right
        # Thousands of slides are kept in memory, so that they share their cells.
        return CELLS[row * SIZE + column] if 0 <= row < SIZE and 0 <= column < SIZE else Cell(row, column)


CELLS = tuple(Cell.at(number) for number in range(SIZE * SIZE))
"""Every cell of a board, in row-major order."""

MIDDLE = frozenset(Cell(row, column) for row in (7, 8) for column in (7, 8))
"""The closed 2 × 2 block in the middle of the board."""
