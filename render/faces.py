"""A sheet of the sixteen faces of the tiles with their names: docs/rules.md "Your own table"."""

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from engine.board.board import Board, closed_sides
from engine.board.geometry import Cell
from engine.board.pieces import Robot
from engine.board.tiles import LETTERS, MARKS, NUMBERS, TILE, faces
from render.colours import indexed
from render.layout import pixel
from render.lettering import TextLine, lay_out
from render.panels import CAPITAL
from render.pen import Pen, Point, paste, png, sprite
from render.theme import LIGHT, Theme, rgb
from render.tiles import Ground
from render.walls import EDGE, WALL

_CELL = 0.52
"""A cell of a face, in cells of the board; all other measures are in cells of a face."""
_MARGIN, _GAP, _RISE = 0.7, 0.8, 0.5
"""Around all faces, between two columns, and between two rows."""
_HEAD, _BASE = 2.2, 1.7
"""From the top of a name to its face, and to the line that it stands on."""
_MARK, _MARK_EDGE = 0.74, 0.12
"""The radius of a colour mark, and its edge."""
_NAME, _COLOUR = 1.95, 1.0
"""The sizes of names and of words for colours, which are smaller if a long word would come too near to a name."""
_NAME_LEFT, _APART = 1.8, 0.3
"""From the left end of a face to its name, and the least gap between that and the word for its colour."""
_SYMBOL = 0.46
"""Half the width of a symbol: larger than on a board, since faces are small."""

_COMPRESSION = 9
_NAMES = tuple(number + letter for number in NUMBERS for letter in LETTERS)
_SIDE = EDGE + TILE + WALL / 2
"""The side of a face with its walls."""
_CUT = Cell(TILE - 1, TILE - 1)
"""The corner of a face that is cut off, at the top left."""


def faces_png(colours: Sequence[str], *, theme: Theme = LIGHT) -> bytes:
    """Return the picture of `draw_faces` as a PNG file in the theme's 256 colours, below 300 kB."""
    return png(indexed(draw_faces(colours, theme=theme), _small(theme)), _COMPRESSION)


def draw_faces(colours: Sequence[str], *, theme: Theme = LIGHT) -> Image.Image:
    """Return all faces as a new RGB picture, about 1,190 pixels wide in the default theme.

    Each is below its name and its colour mark; ``colours`` are the words for the marks 1 to 4. A row has the faces of one mark,
    a column those of one letter. Each face is turned as the top-left tile of a board, its cut corner at the bottom right, so
    that its printed name is upright.
    """
    small = _small(theme)
    right, bottom = _corner(NUMBERS[-1] + LETTERS[-1])
    width, height = right + _SIDE + _MARGIN, bottom + _HEAD + _SIDE + _RISE
    picture = Image.new("RGB", (small.pixels(width), small.pixels(height)), rgb(small.palette.page))
    letters = _letters(colours, small)
    for name in _NAMES:
        left, top = _corner(name)
        colour = lay_out(colours[NUMBERS.index(name[0])], letters, picture.width)
        _name(picture, name, colour, (left, top), small)
        picture.paste(_face(name, small), (small.pixels(left), small.pixels(top + _HEAD)))
    return picture


def _small(theme: Theme) -> Theme:
    """Return the look of faces on the sheet: smaller than on a board, except for their symbols."""
    return replace(theme, cell=round(theme.cell * _CELL), symbol=_SYMBOL)


def _corner(name: str) -> Point:
    """Return the top left corner of a face and its name on the sheet, in cells."""
    row, column = NUMBERS.index(name[0]), LETTERS.index(name[1])
    return _MARGIN + column * (_SIDE + _GAP), _RISE + row * (_HEAD + _SIDE + _RISE)


def _face(name: str, theme: Theme) -> Image.Image:
    """Return a face, cut out of a board that has nothing else on it."""
    face = faces()[name]
    picture = Ground(Board(closed_sides(face.walls), face.diagonals, face.targets), theme).picture
    (left, top), start = (pixel((length, length), theme) for length in (_CUT.row + WALL / 2, -EDGE))
    picture.paste(rgb(theme.palette.page), (round(left), round(top), picture.width, picture.height))
    end = round(start[0]) + theme.pixels(_SIDE)
    return picture.crop((round(start[0]), round(start[1]), end, end))


def _letters(colours: Sequence[str], theme: Theme) -> int:
    """Return the size of the words for the colours, in pixels: one for all, so that the longest fits beside a name."""
    side, usual = theme.pixels(_SIDE), theme.pixels(_COLOUR)
    name = max(lay_out(name, theme.pixels(_NAME), side).width for name in _NAMES)
    room = side - theme.pixels(EDGE + _NAME_LEFT) - name - theme.pixels(_APART)
    return min(usual, usual * room // max(lay_out(colour, usual, 2 * side).width for colour in colours))


def _name(picture: Image.Image, name: str, colour: TextLine, corner: Point, theme: Theme) -> None:
    """Write a face's name between its colour mark and its colour in words; ``corner`` is the top left."""
    (left, top), base = corner, theme.pixels(corner[1] + _BASE)
    middle, start = top + _BASE - _NAME * CAPITAL, left + EDGE
    paste(picture, _mark(MARKS[name[0]], theme), ((start + _MARK) * theme.cell, middle * theme.cell))
    written = lay_out(name, theme.pixels(_NAME), picture.width)
    written.draw(picture, (theme.pixels(start + _NAME_LEFT), base), theme.palette.wall)
    colour.draw(picture, (theme.pixels(left + _SIDE) - colour.width, base), theme.palette.coordinates)


def _mark(robot: Robot, theme: Theme) -> Image.Image:
    ink = theme.ink(robot)

    def paint(pen: Pen) -> None:
        pen.disc((0, 0), _MARK, ink.edge)
        pen.disc((0, 0), _MARK - _MARK_EDGE, ink.fill)

    return sprite(theme, _MARK, paint)
