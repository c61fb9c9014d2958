"""A sheet of the sixteen faces of the tiles with their names: docs/rules.md "Your own table"."""

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
    """Return the look of faces on the sheet: smaller than on a board, except for their symbols."""
    sizes = replace(theme.sizes, symbol=theme.sheet.symbol)
    return replace(theme, cell=round(theme.cell * theme.sheet.cell), sizes=sizes)


def _side(theme: Theme) -> float:
    """Return the side of a face with its walls, in cells."""
    return theme.sizes.edge + TILE + theme.sizes.wall / 2


def _corner(name: str, theme: Theme) -> Point:
    """Return the top left corner of a face and its name on the sheet, in cells."""
    sizes, side = theme.sheet, _side(theme)
    row, column = NUMBERS.index(name[0]), LETTERS.index(name[1])
    return sizes.margin + column * (side + sizes.gap), sizes.rise + row * (sizes.head + side + sizes.rise)


def _face(name: str, theme: Theme) -> Image.Image:
    """Return a face, cut out of a board that has nothing else on it."""
    face = faces()[name]
    picture = Ground(Board(closed_sides(face.walls), face.diagonals, face.targets), theme).picture
    (left, top), start = (pixel((length, length), theme) for length in (_CUT.row + theme.sizes.wall / 2, -theme.sizes.edge))
    picture.paste(rgb(theme.palette.page), (round(left), round(top), picture.width, picture.height))
    end = round(start[0]) + theme.pixels(_side(theme))
    return picture.crop((round(start[0]), round(start[1]), end, end))


def _letters(colours: Sequence[str], theme: Theme) -> int:
    """Return the size of the words for the colours, in pixels: one for all, so that the longest fits beside a name."""
    sizes, side = theme.sheet, theme.pixels(_side(theme))
    usual = theme.pixels(sizes.colour)
    name = max(lay_out(name, theme.pixels(sizes.name), side).width for name in _NAMES)
    room = side - theme.pixels(theme.sizes.edge + sizes.name_left) - name - theme.pixels(sizes.apart)
    return min(usual, usual * room // max(lay_out(colour, usual, 2 * side).width for colour in colours))


def _name(picture: Image.Image, name: str, colour: TextLine, corner: Point, theme: Theme) -> None:
    """Write a face's name between its colour mark and its colour in words; ``corner`` is the top left."""
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
