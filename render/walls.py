"""The walls of a board with their soft shadows, composed of pieces that are painted once for all boards.

A piece covers half a cell around a corner of cells. Walls do not extend beyond their ends, so a piece depends on the four walls
that meet there, and at the edge on the frame: there are at most 184 in a size of a theme.
"""

from collections.abc import Collection, Iterator
from functools import lru_cache

from PIL import Image

from engine.board.board import Board
from engine.board.geometry import CELLS, MIDDLE, SIZE, Direction
from render.layout import CENTRE, pixel
from render.part import Part
from render.pen import WHITE, corner_of, soft, sprite, stretched
from render.theme import Theme, rgb

WALL, EDGE, _CORNER = 0.20, 0.22, 0.16
"""The width of walls between cells, that of the frame around the board, and the radius of the board's corners, in cells."""

SHADOW, SHADOW_BLUR, SHADOW_STRENGTH = 0.06, 0.05, 0.30
"""The offset and the blur of a wall's shadow, in cells, and its strength from 0 to 1."""

_PIECES = 1024
"""The number of cached pieces, enough for five sizes of themes. All that boards need have 0.5 MB in the default size."""
_THEMES = 8
_OPAQUE = 255

_Pixel = tuple[int, int]
_Corner = tuple[int, int]
"""A corner of cells, in cells from the board's top left corner."""
_Edge = tuple[bool, _Pixel]
"""A wall between two cells: whether it is upright, and its picture's top left pixel from that of a piece."""
_Mask = tuple[Image.Image, _Pixel]
"""A mask cropped to its opaque part, and its top left pixel."""


class Walls:
    """The places of the pieces of a board's walls. The pieces themselves are cached for all boards."""

    def __init__(self, board: Board, theme: Theme) -> None:
        self._theme = theme
        self._pieces = [(_place(corner, theme), piece) for corner, piece in _pieces(board, theme)]

    def lay(self, floor: Part) -> None:
        """Lay the walls and their shadows on a part of the board."""
        colours = rgb(self._theme.palette.shadow), rgb(self._theme.palette.wall)
        for (x, y), masks in self._pieces:
            for colour, (mask, (left, top)) in zip(colours, masks, strict=True):
                floor.stamp(colour, mask, (x + left, y + top))


def _pieces(board: Board, theme: Theme) -> Iterator[tuple[_Corner, tuple[_Mask, _Mask]]]:
    """Yield the shadow and the wall around each corner that has any; they do not overlap those of other corners."""
    rim = [corner for along in range(SIZE + 1) for corner in ((along, 0), (along, SIZE), (0, along), (SIZE, along))]
    edges = {corner: list[_Edge]() for corner in rim}
    for start, end in _segments(board):
        upright = start[0] == end[0]
        middle = pixel(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), theme)
        x, y = corner_of(_wall(theme, upright=upright), middle)
        for corner in (start, end):
            left, top = _place(corner, theme)
            edges.setdefault(corner, []).append((upright, (x - left, y - top)))
    for corner, meeting in edges.items():
        yield corner, _piece(tuple(meeting), None if {0, SIZE}.isdisjoint(corner) else corner, theme)


@lru_cache(maxsize=_PIECES)
def _piece(edges: Collection[_Edge], rim: _Corner | None, theme: Theme) -> tuple[_Mask, _Mask]:
    """Return the shadow and the shape of these walls, and of the frame for a corner on the ``rim``. 9 kB at most."""
    cell, around = theme.cell, theme.cell // 2
    walls = Image.new("L", (cell + 2 * around, cell + 2 * around))
    if rim:
        (left, top), (x, y) = _place(rim, theme), corner_of(_frame(theme), pixel(CENTRE, theme))
        walls.paste(_OPAQUE, (x - left + around, y - top + around), _frame(theme))
    for upright, (x, y) in edges:
        walls.paste(_OPAQUE, (x + around, y + around), _wall(theme, upright=upright))
    drop = theme.pixels(SHADOW)
    shade = Image.new("L", walls.size)
    shade.paste(walls, (drop // 2, drop))
    shade = soft(shade, theme, SHADOW_BLUR, SHADOW_STRENGTH)
    inner = around, around, around + cell, around + cell
    return _cut(shade.crop(inner)), _cut(walls.crop(inner))


def _cut(mask: Image.Image) -> _Mask:
    box = mask.getbbox() or (0, 0, 1, 1)
    return mask.crop(box), box[:2]


def _place(corner: _Corner, theme: Theme) -> _Pixel:
    """Return the top left pixel of the piece around a corner."""
    x, y = pixel(corner, theme)
    return round(x) - theme.cell // 2, round(y) - theme.cell // 2


@lru_cache(maxsize=2 * _THEMES)
def _wall(theme: Theme, *, upright: bool) -> Image.Image:
    end = (0.0, 0.5) if upright else (0.5, 0.0)
    line = [(-end[0], -end[1]), end]
    return sprite(theme, 0.5 + WALL, lambda pen: pen.stroke(line, WALL, WHITE), "L")


@lru_cache(maxsize=_THEMES)
def _frame(theme: Theme) -> Image.Image:
    corners = sprite(theme, 1, lambda pen: pen.box((0, 0), 1, _CORNER + EDGE, None, (WHITE, EDGE)), "L")
    return stretched(corners, 2 * round((SIZE / 2 + EDGE) * theme.cell))


def _segments(board: Board) -> Iterator[tuple[_Corner, _Corner]]:
    """Yield every wall between two cells, from corner to corner, once."""
    for cell in CELLS:
        corner = cell.column, cell.row
        for direction, end in ((Direction.UP, (cell.column + 1, cell.row)), (Direction.LEFT, (cell.column, cell.row + 1))):
            beyond = cell.step(direction)
            if beyond.on_board and board.is_closed(cell, direction) and not {cell, beyond} <= MIDDLE:
                yield corner, end
