"""The geometry of the picture: from cells to pixels."""

from collections.abc import Iterator

from engine.board.geometry import MIDDLE, SIZE, Cell
from render.pen import Point
from render.theme import LEAD, TAIL, Theme

CENTRE = (SIZE / 2, SIZE / 2)
"""The middle of the board in cells from its top left corner."""

MIDDLE_HALF = (max(cell.row for cell in MIDDLE) - min(cell.row for cell in MIDDLE) + 1) / 2
"""Cells from the middle of the board to each side of the closed block."""

CELL_RADIUS = 0.10
"""Of the corners of a cell, in cells."""

COORDINATE_OFFSET = 0.54
"""From the middle of a coordinate to the board, in cells."""


def side(theme: Theme) -> int:
    """Return the pixels along each side of the picture."""
    return theme.pixels(LEAD) + SIZE * theme.cell + theme.pixels(TAIL)


def spot(cell: Cell) -> Point:
    """Return the middle of a cell, in cells to the right of and below the board's top left corner."""
    return cell.column + 0.5, cell.row + 0.5


def pixel(point: Point, theme: Theme) -> Point:
    """Return the pixel of a point given in cells from the board's top left corner."""
    lead = theme.pixels(LEAD)
    return lead + point[0] * theme.cell, lead + point[1] * theme.cell


def centre(cell: Cell, theme: Theme) -> Point:
    """Return the pixel in the middle of a cell."""
    return pixel(spot(cell), theme)


def coordinates(cell: Cell) -> Iterator[tuple[str, Point]]:
    """Yield the names of a cell's column and row with their places, in cells from the board's top left corner."""
    x, y = spot(cell)
    yield cell.label[0], (x, -COORDINATE_OFFSET)
    yield cell.label[1:], (-COORDINATE_OFFSET, y)
