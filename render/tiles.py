"""The board without robots and marks: cells, muted targets, diagonal barriers, coordinates, and the walls on them."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from PIL import Image

from engine.board.board import Board
from engine.board.geometry import CELLS, SIZE, Cell
from engine.board.pieces import Diagonal, Slant
from render.layout import CELL_RADIUS, CENTRE, MIDDLE_HALF, centre, coordinates, pixel, side
from render.part import Box, Part, box_of
from render.pen import Pen, Point, corner_of, paste, sprite
from render.symbols import symbol
from render.theme import LEAD, TAIL, Theme, rgb
from render.walls import Walls

_GAP, _LIP = 0.05, 0.03
"""Between two cells, and the lower edge of each, in cells as all measures here."""
_COORDINATE, _PLATE = 0.42, 0.30
"""The size of coordinates, and half the width of the plate behind those of the round's target."""
_BARRIER, _BARRIER_WIDTH, _BARRIER_EDGE = 0.42, 0.16, 0.035
"""From the middle of a cell to the end of a barrier, along each axis; the barrier's width, and the line around it."""
_LETTER, _LETTER_ASIDE = 0.44, 0.225
"""The size of a barrier's letter, and from the middle of the cell to that of the letter above it, along each axis."""

_BOARDS = 6
_THEMES = 8
_SPRITES = 64
_COORDINATES = 16 * SIZE


class Ground:
    """A board without robots and marks. It is cached and shared: do not change its picture."""

    def __init__(self, board: Board, theme: Theme) -> None:
        self._board, self._theme = board, theme
        self._walls = Walls(board, theme)
        whole = self._floor((0, 0, side(theme), side(theme)))
        self._walls.lay(whole)
        self.picture = whole.image
        """The board with nothing laid on it, RGB."""

    def with_mark(self, mark: Image.Image, middle: Point, over: Iterable[tuple[Image.Image, Point]]) -> Part:
        """Return a new part of the board with a transparent picture laid below the walls, its middle at this pixel.

        The pictures of ``over`` are laid on it, with their middles: things on the board that it would cover.
        """
        left, top = corner_of(mark, middle)
        part = self._floor(box_of(mark, (left, top)))
        part.paste(mark, middle)
        for picture, (x, y) in over:
            paste(part.image, picture, (x - left, y - top))
        self._walls.lay(part)
        return part

    def _floor(self, box: Box) -> Part:
        """Return what is below the walls as a new part: the page, and the cells with their prints."""
        part = Part(_blank(self._theme).crop(box), box[:2])
        for cell, printed in _prints(self._board, self._theme):
            part.paste(printed, centre(cell, self._theme))
        return part


@lru_cache(maxsize=_BOARDS)
def ground(board: Board, theme: Theme) -> Ground:
    """Return the ground of a board. The last six are cached, 4.5 MB each in the default size."""
    return Ground(board, theme)


def _prints(board: Board, theme: Theme) -> Iterator[tuple[Cell, Image.Image]]:
    """Yield the prints of cells, the lowest first."""
    for target, cell in board.targets.items():
        tint = theme.ink(target.robot).tint if target.robot else theme.palette.vortex_tint
        yield cell, tile(theme, tint)
        yield cell, symbol(target, theme, theme.symbol, highlighted=False)
    for cell, diagonal in board.diagonals.items():
        yield cell, tile(theme, theme.ink(diagonal.robot).tint)
        yield cell, barrier(diagonal, theme)


@lru_cache(maxsize=_SPRITES)
def tile(theme: Theme, face: str) -> Image.Image:
    """Return the ground of one cell in this colour, as a transparent picture."""
    half = 0.5 - _GAP / 2

    def paint(pen: Pen) -> None:
        pen.box((0, 0), half, CELL_RADIUS, theme.palette.lip)
        pen.box((0, -_LIP / 2), half - _LIP / 2, CELL_RADIUS, face)

    return sprite(theme, 0.5, paint)


@lru_cache(maxsize=_THEMES)
def _blank(theme: Theme) -> Image.Image:
    """Return an empty board: the page, the coordinates, the cells and the block in the middle."""
    palette, width = theme.palette, side(theme)
    image = Image.new("RGB", (width, width), rgb(palette.page))
    lead, tail = (theme.pixels(length) for length in (LEAD, TAIL))
    image.paste(rgb(palette.grout), (lead, lead, width - tail, width - tail))
    for cell in CELLS:
        paste(image, tile(theme, palette.cells[(cell.row + cell.column) % 2]), centre(cell, theme))
    (left, top), (right, bottom) = (
        pixel((length, length), theme) for length in (CENTRE[0] - MIDDLE_HALF, CENTRE[0] + MIDDLE_HALF)
    )
    image.paste(rgb(palette.middle), (round(left), round(top), round(right), round(bottom)))
    for cell in (Cell(index, index) for index in range(SIZE)):
        for text, place in coordinates(cell):
            paste(image, coordinate(text, theme, highlighted=False), pixel(place, theme))
    return image


@lru_cache(maxsize=_COORDINATES)
def coordinate(text: str, theme: Theme, *, highlighted: bool) -> Image.Image:
    """Return the name of a column or a row as a transparent picture; ``highlighted`` puts a plate behind it."""
    palette = theme.palette

    def paint(pen: Pen) -> None:
        if highlighted:
            pen.box((0, 0), _PLATE, CELL_RADIUS, palette.glow)
        pen.letter((0, 0), text, _COORDINATE, palette.mark if highlighted else palette.coordinates)

    return sprite(theme, 0.5, paint)


@lru_cache(maxsize=_SPRITES)
def barrier(diagonal: Diagonal, theme: Theme) -> Image.Image:
    """Return a diagonal barrier from corner to corner, with its letter above it: transparent, a little wider than a cell."""
    return sprite(theme, 0.5 + _BARRIER_WIDTH, lambda pen: draw_barrier(pen, diagonal, theme))


def draw_barrier(pen: Pen, diagonal: Diagonal, theme: Theme) -> None:
    """Draw what `barrier` returns, its middle being the origin of the pen, which measures in cells."""
    ink, side = theme.ink(diagonal.robot), -1 if diagonal.slant is Slant.RISING else 1
    line = [(-_BARRIER, -side * _BARRIER), (_BARRIER, side * _BARRIER)]
    pen.stroke(line, _BARRIER_WIDTH + 2 * _BARRIER_EDGE, ink.edge)
    pen.stroke(line, _BARRIER_WIDTH, ink.fill)
    pen.letter((side * _LETTER_ASIDE, -_LETTER_ASIDE), diagonal.robot.value, _LETTER, ink.label)
