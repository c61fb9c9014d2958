"""The board itself, without anything that moves: cells, muted targets, diagonal barriers, walls, coordinates."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from engine.board import Board
from engine.geometry import CELLS, MIDDLE, SIZE, Cell, Direction
from engine.pieces import Diagonal, Slant
from render.layout import CENTRE, MIDDLE_HALF, centre, coordinates, pixel, side, spot
from render.pen import WHITE, Pen, Point, halfway, paste, soft, sprite, stretched
from render.symbols import symbol
from render.theme import Theme, rgb

_BOARDS = 6
_THEMES = 4
_SPRITES = 32
_COORDINATES = 4 * SIZE
_OPAQUE = 255


@dataclass(frozen=True)
class Layers:
    """A board's layers, between which marks on cells are laid. Kept and shared: do not change them.

    ``whole`` is the board as it looks with nothing laid on it. Below its walls is the ``floor``, RGB as well: the page and
    the cells with what is printed on them. ``walls`` and ``shade`` are masks of the walls and of their soft shadows, 255
    where they are.
    """

    whole: Image.Image
    floor: Image.Image
    walls: Image.Image
    shade: Image.Image

    def with_mark(
        self, mark: Image.Image, middle: Point, over: Iterable[tuple[Image.Image, Point]], theme: Theme
    ) -> Image.Image:
        """The board as a new picture, with a transparent picture laid below the walls, its middle at this pixel.

        Whatever is ``over`` it, also with its middle, is laid on it: what stands there and would be veiled.
        """
        left, top = round(middle[0]) - mark.width // 2, round(middle[1]) - mark.height // 2
        box = left, top, left + mark.width, top + mark.height
        part = self.floor.crop(box)
        part.paste(mark, (0, 0), mark)
        for picture, (x, y) in over:
            paste(part, picture, (x - left, y - top))
        picture = self.whole.copy()
        picture.paste(_walled(part, self.walls.crop(box), self.shade.crop(box), theme), box)
        return picture


def _walled(floor: Image.Image, walls: Image.Image, shade: Image.Image, theme: Theme) -> Image.Image:
    """The floor itself, with the walls and their shadows laid on it."""
    floor.paste(rgb(theme.palette.shadow), (0, 0), shade)
    floor.paste(rgb(theme.palette.wall), (0, 0), walls)
    return floor


@lru_cache(maxsize=_BOARDS)
def layers(board: Board, theme: Theme) -> Layers:
    """The layers of a board. The last six boards are kept, 10.4 MB each in the usual size."""
    floor = _blank(theme).copy()
    for target, cell in board.targets.items():
        tint = theme.ink(target.robot).tint if target.robot else theme.palette.vortex_tint
        paste(floor, tile(theme, tint), centre(cell, theme))
        paste(floor, symbol(target, theme, theme.sizes.symbol, highlighted=False), centre(cell, theme))
    for cell, diagonal in board.diagonals.items():
        paste(floor, tile(theme, theme.ink(diagonal.robot).tint), centre(cell, theme))
        paste(floor, barrier(diagonal, theme), centre(cell, theme))
    walls = _walls(board, theme)
    drop = theme.pixels(theme.sizes.wall_shadow)
    shade = Image.new("L", walls.size)
    shade.paste(walls, (drop // 2, drop))
    shade = soft(shade, theme, theme.sizes.wall_shadow_blur, theme.sizes.wall_shadow_strength)
    return Layers(_walled(floor.copy(), walls, shade, theme), floor, walls, shade)


@lru_cache(maxsize=_SPRITES)
def tile(theme: Theme, face: str) -> Image.Image:
    """The ground of one cell in this colour, as a transparent picture."""
    sizes = theme.sizes
    half = 0.5 - sizes.cell_gap / 2

    def paint(pen: Pen) -> None:
        pen.box((0, 0), half, sizes.cell_radius, theme.palette.lip)
        pen.box((0, -sizes.lip / 2), half - sizes.lip / 2, sizes.cell_radius, face)

    return sprite(theme, 0.5, paint)


@lru_cache(maxsize=_THEMES)
def _blank(theme: Theme) -> Image.Image:
    """A board with nothing on it: the page, the coordinates, the cells and the block in the middle."""
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
    """The name of a column or a row as a transparent picture; ``highlighted`` puts a plate behind it."""
    palette, sizes = theme.palette, theme.sizes

    def paint(pen: Pen) -> None:
        if highlighted:
            pen.box((0, 0), sizes.coordinate_highlighted, sizes.cell_radius, palette.glow)
        pen.letter((0, 0), text, sizes.coordinate, palette.mark if highlighted else palette.coordinates)

    return sprite(theme, 0.5, paint)


@lru_cache(maxsize=_SPRITES)
def barrier(diagonal: Diagonal, theme: Theme) -> Image.Image:
    """A diagonal barrier with its letter, as a transparent picture a little wider than a cell."""
    sizes, ink = theme.sizes, theme.ink(diagonal.robot)
    reach = sizes.barrier
    rise = -reach if diagonal.slant is Slant.RISING else reach
    line: tuple[Point, Point] = ((-reach, -rise), (reach, rise))

    def paint(pen: Pen) -> None:
        pen.stroke(line, sizes.barrier_width + 2 * sizes.barrier_edge, ink.edge)
        pen.stroke(line, sizes.barrier_width, ink.fill)
        pen.stroke(line, sizes.barrier_shine, ink.shine)
        pen.disc((0, 0), sizes.barrier_badge + sizes.barrier_edge, ink.edge)
        pen.disc((0, 0), sizes.barrier_badge, ink.fill)
        pen.disc((0, 0), sizes.barrier_badge - sizes.barrier_ring, theme.palette.paper)
        pen.letter((0, 0), diagonal.robot.value, sizes.barrier_letter, ink.edge)

    return sprite(theme, 0.5 + sizes.barrier_width, paint)


def _walls(board: Board, theme: Theme) -> Image.Image:
    walls = Image.new("L", (side(theme), side(theme)))
    _stamp(walls, _frame(theme), pixel(CENTRE, theme))
    for start, end in _segments(board):
        _stamp(walls, _wall(theme, upright=start[0] == end[0]), pixel(halfway(start, end), theme))
    return walls


def _stamp(mask: Image.Image, stamp: Image.Image, centre: Point) -> None:
    place = round(centre[0]) - stamp.width // 2, round(centre[1]) - stamp.height // 2
    mask.paste(_OPAQUE, place, stamp)


@lru_cache(maxsize=_SPRITES)
def _wall(theme: Theme, *, upright: bool) -> Image.Image:
    end = (0.0, 0.5) if upright else (0.5, 0.0)
    line = [(-end[0], -end[1]), end]
    return sprite(theme, 0.5 + theme.sizes.wall, lambda pen: pen.stroke(line, theme.sizes.wall, WHITE), "L")


def _frame(theme: Theme) -> Image.Image:
    sizes = theme.sizes

    def paint(pen: Pen) -> None:
        pen.box((0, 0), 1, sizes.corner + sizes.edge, None, (WHITE, sizes.edge))

    corners = sprite(theme, 1, paint, "L")
    return stretched(corners, 2 * round((SIZE / 2 + sizes.edge) * theme.cell))


def _segments(board: Board) -> Iterator[tuple[Point, Point]]:
    """Every wall between two cells, from corner to corner, once."""
    for cell in CELLS:
        x, y = spot(cell)
        for direction, along in ((Direction.UP, (0.5, 0.0)), (Direction.LEFT, (0.0, 0.5))):
            beyond = cell.step(direction)
            if beyond.on_board and board.is_closed(cell, direction) and not {cell, beyond} <= MIDDLE:
                down, right = beyond.row - cell.row, beyond.column - cell.column
                middle = (x + right / 2, y + down / 2)
                yield (middle[0] - along[0], middle[1] - along[1]), (middle[0] + along[0], middle[1] + along[1])
