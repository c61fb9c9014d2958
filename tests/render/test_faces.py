"""The sheet of all faces: docs/rules.md "Your own table"."""

from collections.abc import Callable
from functools import cache
from io import BytesIO
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.text import Texts, languages
from bot.text.names import mark_names
from engine.board.tiles import LETTERS, MARKS, NUMBERS, TILE, assemble
from render import faces
from render.faces import draw_faces, faces_png
from render.layout import pixel
from render.lettering import lay_out
from render.theme import LIGHT, Theme, rgb
from render.tiles import ground
from render.walls import EDGE, WALL
from tests.render.colour_maths import contrast

Golden = Callable[[Image.Image, str], None]

MOST = 300_000
"""Bytes of a file."""
PHONE = 360
"""Pixels across a phone."""
STRONG = [0] * 48 + [255] * 208
"""What of a grey picture is seen at a glance."""
READABLE, VISIBLE = 4.5, 3.0
"""The least contrast of text and of signs by WCAG 2.2, level AA."""

NAMES = [number + letter for number in NUMBERS for letter in LETTERS]
COLOURS = ("green", "blue", "red", "yellow")
PICTURE = Path(__file__).parents[2] / "docs" / "pictures" / "tiles.png"


@cache
def drawn(theme: Theme) -> Image.Image:
    """Return the sheet in English; read only."""
    return draw_faces(COLOURS, theme=theme)


def cut(picture: Image.Image, name: str, theme: Theme) -> Image.Image:
    """Return a face out of the sheet, without its name."""
    small = faces._small(theme)
    left, top = faces._corner(name)
    x, y, side = small.pixels(left), small.pixels(top + faces._HEAD), small.pixels(faces._SIDE)
    return picture.crop((x, y, x + side, y + side))


def name_above(picture: Image.Image, name: str, theme: Theme) -> Image.Image:
    """Return what stands above a face on the sheet."""
    small = faces._small(theme)
    left, top = faces._corner(name)
    x, y = small.pixels(left), small.pixels(top)
    return picture.crop((x, y, x + small.pixels(faces._SIDE), y + small.pixels(faces._HEAD)))


def on_a_board(name: str, theme: Theme) -> Image.Image:
    """Return the same face at the top left of a board, where no wall of its neighbours touches it."""
    small = faces._small(theme)
    first, second, third = (f"{number}A" for number in "3412" if number != name[0])
    picture = ground(assemble((name, first, second, third)), small).picture
    start = round(pixel((-EDGE, 0), small)[0])
    return picture.crop((start, start, picture.width, picture.height))


def test_the_sheet_of_all_faces(golden: Golden, theme: Theme) -> None:
    golden(drawn(theme), "faces")


def test_every_face_looks_as_it_does_on_a_board_but_for_the_corner_that_is_cut(theme: Theme) -> None:
    sheet, small = drawn(theme), faces._small(theme)
    for name in NAMES:
        shown = cut(sheet, name, theme)
        there = on_a_board(name, theme).crop((0, 0, *shown.size))
        notch = small.pixels(EDGE + TILE - 1 + WALL / 2) - 1
        for picture in (shown, there):
            picture.paste("black", (notch, notch, *picture.size))
        assert ImageChops.difference(shown, there).getbbox() is None, name


def test_the_corner_that_lies_in_the_middle_is_cut_off(theme: Theme) -> None:
    sheet = drawn(theme)
    for name in NAMES:
        face = cut(sheet, name, theme)
        assert face.getpixel((face.width - 2, face.height - 2)) == rgb(theme.palette.page), name


def test_no_two_faces_and_no_two_names_look_alike(theme: Theme) -> None:
    sheet = drawn(theme)
    for cut_out in (cut, name_above):
        pictures = [cut_out(sheet, name, theme) for name in NAMES]
        assert all(ImageChops.difference(one, other).getbbox() for one, other in combinations(pictures, 2))


def test_names_can_be_read_on_a_phone(theme: Theme) -> None:
    sheet, small = drawn(theme), faces._small(theme)
    left = small.pixels(EDGE + faces._NAME_LEFT)
    for name in NAMES:
        above = name_above(sheet, name, theme)
        ink = ImageChops.difference(above, Image.new("RGB", above.size, theme.palette.page)).convert("L").point(STRONG)
        width = lay_out(name, small.pixels(faces._NAME), above.width).width
        _, top, _, bottom = ink.crop((left, 0, left + width, above.height)).getbbox() or (0, 0, 0, 0)
        assert (bottom - top) * PHONE / sheet.width >= 11


@pytest.mark.parametrize("language", languages())
def test_a_mark_a_name_and_a_colour_have_room_beside_each_other(language: str) -> None:
    small = faces._small(LIGHT)
    side = small.pixels(faces._SIDE)
    words_of_marks = mark_names(Texts.of(language))
    colours, letters = dict(zip(NUMBERS, words_of_marks, strict=True)), faces._letters(words_of_marks, small)
    assert letters * PHONE / draw_faces(words_of_marks).width >= 6
    for name in NAMES:
        words = lay_out(name, small.pixels(faces._NAME), side), lay_out(colours[name[0]], letters, side)
        room = side - small.pixels(EDGE + faces._NAME_LEFT) - sum(word.width for word in words)
        assert room >= small.pixels(0.3)
    assert faces._NAME_LEFT - 2 * faces._MARK >= 0.3


def test_marks_and_names_stand_out_from_the_page(theme: Theme) -> None:
    page = rgb(theme.palette.page)
    for robot in MARKS.values():
        ink = theme.ink(robot)
        assert max(contrast(rgb(tone), page) for tone in (ink.fill, ink.edge)) >= VISIBLE
    assert min(contrast(rgb(tone), page) for tone in (theme.palette.wall, theme.palette.coordinates)) >= READABLE


def test_the_file_is_small_and_shows_the_same(theme: Theme) -> None:
    data = faces_png(COLOURS, theme=theme)
    assert len(data) <= MOST
    with Image.open(BytesIO(data)) as file:
        picture = file.convert("RGB")
    assert max(ImageStat.Stat(ImageChops.difference(picture, drawn(theme))).mean) < 1.5


def test_the_picture_of_the_rules_is_the_present_one() -> None:
    with Image.open(PICTURE) as kept:
        assert max(ImageStat.Stat(ImageChops.difference(kept.convert("RGB"), drawn(LIGHT))).mean) < 1.5
