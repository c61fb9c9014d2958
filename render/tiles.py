"""The board without robots and marks: cells, muted targets, diagonal barriers, coordinates, and the walls on them."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from PIL import Image

from engine.board import Board
from engine.geometry import CELLS, SIZE, Cell
from engine.pieces import Diagonal, Slant
from render.layout import CENTRE, MIDDLE_HALF, centre, coordinates, pixel, side
from render.part import Box, Part, box_of
from render.pen import Pen, Point, corner_of, paste, sprite
from render.symbols import symbol
from render.theme import Theme, rgb
from render.walls import Walls

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
        yield cell, symbol(target, theme, theme.sizes.symbol, highlighted=False)
    for cell, diagonal in board.diagonals.items():
        yield cell, tile(theme, theme.ink(diagonal.robot).tint)
        yield cell, barrier(diagonal, theme)


@lru_cache(maxsize=_SPRITES)
def tile(theme: Theme, face: str) -> Image.Image:
    """Return the ground of one cell in this colour, as a transparent picture."""
    sizes = theme.sizes
    half = 0.5 - sizes.cell_gap / 2

    def paint(pen: Pen) -> None:
        pen.box((0, 0), half, sizes.cell_radius, theme.palette.lip)
        pen.box((0, -sizes.lip / 2), half - sizes.lip / 2, sizes.cell_radius, face)

    return sprite(theme, 0.5, paint)


@lru_cache(maxsize=_THEMES)
def _blank(theme: Theme) -> Image.Image:
    """Return an empty board: the page, the coordinates, the cells and the block in the middle."""
    palette, sizes = theme.palette, theme.sizes
    width = side(theme)
    image = Image.new("RGB", (width, width), rgb(palette.page))
    lead, tail = (theme.pixels(length) for length in (sizes.lead, sizes.tail))
    image.paste(rgb(palette.grout), (lead, lead, width - tail, width - tail))
    for cell in CELLS:
        paste(image, tile(theme, palette.cells[(cell.row + cell.column) % 2]), centre(cell, theme))
    (left, top), (right, bottom) = (
        pixel((length, length), theme) for length in (CENTRE[0] - MIDDLE_HALF, CENTRE[0] + MIDDLE_HALF)
    )
    image.paste(rgb(palette.middle), (round(left), round(top), round(right), round(bottom)))
    for cell in (Cell(index, index) for index in range(SIZE)):
        for text, place in coordinates(cell, theme):
            paste(image, coordinate(text, theme, highlighted=False), pixel(place, theme))
    return image


@lru_cache(maxsize=_COORDINATES)
def coordinate(text: str, theme: Theme, *, highlighted: bool) -> Image.Image:
    """Return the name of a column or a row as a transparent picture; ``highlighted`` puts a plate behind it."""
    palette, sizes = theme.palette, theme.sizes

    def paint(pen: Pen) -> None:
        if highlighted:
            pen.box((0, 0), sizes.coordinate_highlighted, sizes.cell_radius, palette.glow)
        pen.letter((0, 0), text, sizes.coordinate, palette.mark if highlighted else palette.coordinates)

    return sprite(theme, 0.5, paint)


@lru_cache(maxsize=_SPRITES)
def barrier(diagonal: Diagonal, theme: Theme) -> Image.Image:
    """Return a diagonal barrier from corner to corner, with its letter above it: transparent, a little wider than a cell."""
    return sprite(theme, 0.5 + theme.sizes.barrier_width, lambda pen: draw_barrier(pen, diagonal, theme))


def draw_barrier(pen: Pen, diagonal: Diagonal, theme: Theme) -> None:
    """Draw what `barrier` returns, its middle being the origin of the pen, which measures in cells."""
    sizes, ink = theme.sizes, theme.ink(diagonal.robot)
    reach = sizes.barrier
    rise = -reach if diagonal.slant is Slant.RISING else reach
    line: tuple[Point, Point] = ((-reach, -rise), (reach, rise))
    side = -1 if diagonal.slant is Slant.RISING else 1
    pen.stroke(line, sizes.barrier_width + 2 * sizes.barrier_edge, ink.edge)
    pen.stroke(line, sizes.barrier_width, ink.fill)
    pen.letter((side * sizes.barrier_aside, -sizes.barrier_aside), diagonal.robot.value, sizes.barrier_letter, ink.label)
