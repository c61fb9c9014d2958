"""The sixteen faces of the tiles with their names, on one sheet to choose from: docs/rules.md "Your own table"."""

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from engine.board import Board, closed_sides
from engine.geometry import Cell
from engine.pieces import Robot
from engine.tiles import LETTERS, MARKS, NUMBERS, TILE, faces
from render.colours import indexed
from render.layout import pixel
from render.lettering import TextLine, lay_out
from render.pen import Pen, Point, paste, png, sprite
from render.theme import LIGHT, Theme, rgb
from render.tiles import Ground

_COMPRESSION = 9
_NAMES = tuple(number + letter for number in NUMBERS for letter in LETTERS)
_CUT = Cell(TILE - 1, TILE - 1)
"""The corner of a face that is cut off, as it lies at the top left."""


def faces_png(colours: Sequence[str], *, theme: Theme = LIGHT) -> bytes:
    """The same picture as `draw_faces` as a PNG file in the theme's 256 colours, below 300 kB."""
    return png(indexed(draw_faces(colours, theme=theme), _small(theme)), _COMPRESSION)


def draw_faces(colours: Sequence[str], *, theme: Theme = LIGHT) -> Image.Image:
    """All faces as a new RGB picture, about 1,190 pixels wide in the usual theme, each below its name and its colour mark.

    ``colours`` are those of the colour marks from 1 to 4, in words. A row has the faces of one colour mark, a column those of
    one letter. Each face lies as the top-left tile of a board, its cut corner at the bottom right, so that its name stands
    upright as on a table seen from there.
    """
    small = _small(theme)
    sizes = small.sheet
    right, bottom = _corner(NUMBERS[-1] + LETTERS[-1], small)
    width, height = right + _side(small) + sizes.margin, bottom + sizes.head + _side(small) + sizes.rise
    picture = Image.new("RGB", (small.pixels(width), small.pixels(height)), rgb(small.palette.page))
    letters = _letters(colours, small)
    for name in _NAMES:
        left, top = _corner(name, small)
        colour = lay_out(colours[NUMBERS.index(name[0])], letters, picture.width)
        _name(picture, name, colour, (left, top), small)
        picture.paste(_face(name, small), (small.pixels(left), small.pixels(top + sizes.head)))
    return picture


def _small(theme: Theme) -> Theme:
    """The look of faces on the sheet: smaller than on a board, but for their symbols."""
    sizes = replace(theme.sizes, symbol=theme.sheet.symbol)
    return replace(theme, cell=round(theme.cell * theme.sheet.cell), sizes=sizes)


def _side(theme: Theme) -> float:
    """A face with its walls, in cells."""
    return theme.sizes.edge + TILE + theme.sizes.wall / 2


def _corner(name: str, theme: Theme) -> Point:
    """The top left corner of a face and its name on the sheet, in cells."""
    sizes, side = theme.sheet, _side(theme)
    row, column = NUMBERS.index(name[0]), LETTERS.index(name[1])
    return sizes.margin + column * (side + sizes.gap), sizes.rise + row * (sizes.head + side + sizes.rise)


def _face(name: str, theme: Theme) -> Image.Image:
    """A face, cut out of a board that has nothing else on it."""
    face = faces()[name]
    picture = Ground(Board(closed_sides(face.walls), face.diagonals, face.targets), theme).picture
    (left, top), start = (pixel((length, length), theme) for length in (_CUT.row + theme.sizes.wall / 2, -theme.sizes.edge))
    picture.paste(rgb(theme.palette.page), (round(left), round(top), picture.width, picture.height))
    end = round(start[0]) + theme.pixels(_side(theme))
    return picture.crop((round(start[0]), round(start[1]), end, end))


def _letters(colours: Sequence[str], theme: Theme) -> int:
    """The size of the colours in words, in pixels: all alike, and small enough for the longest beside a name."""
    sizes, side = theme.sheet, theme.pixels(_side(theme))
    usual = theme.pixels(sizes.colour)
    name = max(lay_out(name, theme.pixels(sizes.name), side).width for name in _NAMES)
    room = side - theme.pixels(theme.sizes.edge + sizes.name_left) - name - theme.pixels(sizes.apart)
    return min(usual, usual * room // max(lay_out(colour, usual, 2 * side).width for colour in colours))


def _name(picture: Image.Image, name: str, colour: TextLine, corner: Point, theme: Theme) -> None:
    """What a face is called, after the colour mark and before its colour in words; the corner is its top left."""
    sizes, (left, top), robot = theme.sheet, corner, MARKS[name[0]]
    middle = top + sizes.base - sizes.name * theme.card.capital
    start = left + theme.sizes.edge
    paste(picture, _mark(robot, theme), ((start + sizes.mark) * theme.cell, middle * theme.cell))
    right = theme.pixels(left + _side(theme))
    written = lay_out(name, theme.pixels(sizes.name), picture.width)
    written.draw(picture, (theme.pixels(start + sizes.name_left), theme.pixels(top + sizes.base)), theme.palette.wall)
    colour.draw(picture, (right - colour.width, theme.pixels(top + sizes.base)), theme.palette.coordinates)


def _mark(robot: Robot, theme: Theme) -> Image.Image:
    sizes, ink = theme.sheet, theme.ink(robot)

    def paint(pen: Pen) -> None:
        pen.disc((0, 0), sizes.mark, ink.edge)
        pen.disc((0, 0), sizes.mark - sizes.mark_edge, ink.fill)

    return sprite(theme, sizes.mark, paint)
