"""Cached pieces of walls look as if each board were drawn as a whole."""

import random
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import cycle

import pytest
from PIL import Image, ImageChops

from engine.board.board import Board, closed_sides
from engine.board.geometry import CELLS, Direction
from engine.board.tiles import LETTERS, all_boards, assemble
from render import walls
from render.layout import CENTRE, pixel, side
from render.part import Part
from render.pen import corner_of, soft
from render.theme import LIGHT, THEMES, Theme, rgb
from render.walls import Walls

SIZES = (20, 23, 32, 37, 50, 62)
"""Pixels of a cell: in pictures for tests, phones, sheets, replays, and as large as usual."""


def boards() -> Iterator[Board]:
    """Some that are made of tiles, and some that have many walls in all ways that walls can meet."""
    for faces in list(all_boards(LETTERS))[::512]:
        yield assemble(faces)
    for share in (0.1, 0.4, 0.8):
        chance = random.Random(share)
        yield Board(closed_sides({cell: [side for side in Direction if chance.random() < share] for cell in CELLS}), {}, {})


def at_once(board: Board, theme: Theme) -> Image.Image:
    """Return the walls of a board on an empty page: all of them, then the shadow of all, which the picture's edge cuts off."""
    whole = side(theme) + theme.cell
    size = whole, whole
    mask, shade = Image.new("L", size), Image.new("L", size)
    mask.paste(255, corner_of(walls._frame(theme), pixel(CENTRE, theme)), walls._frame(theme))
    for start, end in walls._segments(board):
        wall = walls._wall(theme, upright=start[0] == end[0])
        middle = pixel(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), theme)
        mask.paste(255, corner_of(wall, middle), wall)
    drop = theme.pixels(walls.SHADOW)
    shade.paste(mask, (drop // 2, drop))
    shade = soft(shade, theme, walls.SHADOW_BLUR, walls.SHADOW_STRENGTH)
    picture = page(size, theme)
    picture.paste(rgb(theme.palette.shadow), (0, 0), shade)
    picture.paste(rgb(theme.palette.wall), (0, 0), mask)
    return picture.crop((0, 0, side(theme), side(theme)))


def page(size: tuple[int, int], theme: Theme) -> Image.Image:
    return Image.new("RGB", size, theme.palette.page)


def are_same(one: Image.Image, other: Image.Image) -> bool:
    return one.size == other.size and ImageChops.difference(one, other).getbbox() is None


@pytest.mark.parametrize(("cell", "theme"), list(zip(SIZES, cycle(THEMES))), indirect=["theme"])
def test_every_pixel_is_as_if_the_board_were_drawn_at_once(cell: int, theme: Theme) -> None:
    theme = replace(theme, cell=cell)
    for board in boards():
        composed = page((side(theme), side(theme)), theme)
        Walls(board, theme).lay(Part(composed))
        assert are_same(composed, at_once(board, theme)), board


def test_a_part_of_the_board_has_the_same_walls_as_the_whole(theme: Theme) -> None:
    theme, chance = replace(theme, cell=32), random.Random(1)
    for board in boards():
        whole = at_once(board, theme)
        left, top = chance.randrange(whole.width - 100), chance.randrange(whole.height - 150)
        part = page((100, 150), theme)
        Walls(board, theme).lay(Part(part, (left, top)))
        assert are_same(part, whole.crop((left, top, left + 100, top + 150)))


def test_all_boards_together_need_few_pieces() -> None:
    walls._piece.cache_clear()
    for board in (*_all_of(all_boards(LETTERS)), *boards()):
        Walls(board, LIGHT)
    assert walls._piece.cache_info().currsize <= 15 + 2 * 60 + 4


def _all_of(faces: Iterable[tuple[str, str, str, str]]) -> Iterator[Board]:
    """Boards on which every face has lain, turned in every way."""
    for a, b, c, d in list(faces)[::97]:
        for turned in ((a, b, c, d), (b, c, d, a), (c, d, a, b), (d, a, b, c)):
            yield assemble(turned)
