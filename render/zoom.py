"""A part of a board: eight by eight cells with their coordinates, at twice the size on a phone."""

from PIL import Image

from engine.geometry import Cell
from engine.position import Line, Position
from engine.tiles import TILE
from render.board import COMPRESSION, Scene, goal_of
from render.colours import indexed
from render.layout import COORDINATE_OFFSET, pixel, spot
from render.pen import paste, png
from render.theme import LEAD, LIGHT, TAIL, Theme, rgb
from render.tiles import coordinate
from render.walls import EDGE


def draw_zoom(shown: Position | Line, corner: Cell, *, theme: Theme = LIGHT) -> Image.Image:
    """Return a new square RGB picture, about 560 pixels wide in the default theme: eight by eight cells of `draw_board`.

    ``corner`` is their top left one, at most in the ninth row and column. The board visibly continues beyond them.
    """
    line = Line(shown, (), shown) if isinstance(shown, Position) else shown
    goal = goal_of(line.start)
    lead, beyond, width = theme.pixels(LEAD), theme.pixels(EDGE), TILE * theme.cell
    left, top = (round(length) for length in pixel((corner.column, corner.row), theme))
    box = left - beyond, top - beyond, left + width + beyond, top + width + beyond
    side = lead + width + theme.pixels(TAIL)
    picture = Image.new("RGB", (side, side), rgb(theme.palette.page))
    picture.paste(Scene(line, line.end.robots, theme).draw(line.end.robots, box=box).image, (lead - beyond, lead - beyond))
    for index in range(TILE):
        cell = Cell(corner.row + index, corner.column + index)
        along = pixel(spot(Cell(index, index)), theme)[0]
        aside = lead - COORDINATE_OFFSET * theme.cell
        column, row = cell.label[0], cell.label[1:]
        paste(picture, coordinate(column, theme, highlighted=goal is not None and goal.column == cell.column), (along, aside))
        paste(picture, coordinate(row, theme, highlighted=goal is not None and goal.row == cell.row), (aside, along))
    return picture


def zoom_png(shown: Position | Line, corner: Cell, *, theme: Theme = LIGHT) -> bytes:
    """Return the picture as a PNG file in the theme's 256 colours, below 100 kB."""
    return png(indexed(draw_zoom(shown, corner, theme=theme), theme), COMPRESSION)
