"""A part of a board looks as in the whole picture."""

import random
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from engine import VORTEX, Cell
from engine.board.tiles import TILE
from render.board import draw_board, draw_zoom, zoom_png
from render.layout import pixel
from render.theme import LEAD, Theme
from render.walls import EDGE
from tests.render.drawn_positions import DIAGONALS, scattered, wandered

LINE = wandered(scattered(DIAGONALS, random.Random(8), target=VORTEX), random.Random(2), 9)


@pytest.mark.parametrize("corner", [Cell(0, 0), Cell(0, 8), Cell(8, 8), Cell(3, 5)], ids=lambda corner: corner.label)
def test_every_pixel_of_its_cells_is_that_of_the_whole_board(corner: Cell, theme: Theme) -> None:
    width = TILE * theme.cell
    (x, y), (left, top) = pixel((0, 0), theme), pixel((corner.column, corner.row), theme)
    part = draw_zoom(LINE, corner, theme=theme).crop((round(x), round(y), round(x) + width, round(y) + width))
    whole = draw_board(LINE, theme=theme).crop((round(left), round(top), round(left) + width, round(top) + width))
    assert part.size == whole.size
    assert ImageChops.difference(part, whole).getbbox() is None


def test_the_columns_and_rows_beside_it_are_its_own(theme: Theme) -> None:
    whole, lead = draw_board(LINE, theme=theme), theme.pixels(LEAD - 1.5 * EDGE)
    zoom, step = draw_zoom(LINE, Cell(3, 5), theme=theme), theme.cell
    for index in range(TILE):
        (x, _), (left, top) = pixel((index, index), theme), pixel((5 + index, 3 + index), theme)
        column = zoom.crop((round(x), 0, round(x) + step, lead))
        assert ImageChops.difference(column, whole.crop((round(left), 0, round(left) + step, lead))).getbbox() is None
        row = zoom.crop((0, round(x), lead, round(x) + step))
        assert ImageChops.difference(row, whole.crop((0, round(top), lead, round(top) + step))).getbbox() is None


def test_its_file_is_small_and_half_as_wide_as_that_of_the_board() -> None:
    png = zoom_png(LINE, Cell(0, 5))
    assert len(png) < 100_000
    with Image.open(BytesIO(png)) as picture:
        assert draw_board(LINE).width / 2 <= picture.width == picture.height <= 600
