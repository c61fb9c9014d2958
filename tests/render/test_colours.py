"""The table of colours that a theme's files are written in."""

from PIL import Image

from engine.board.pieces import Robot
from render.colours import _colours, indexed
from render.theme import Theme, rgb


def test_a_theme_has_no_more_colours_than_a_file_can_hold(theme: Theme) -> None:
    assert len(set(_colours(theme))) <= 256


def test_a_flat_colour_stays_what_it_is_but_for_a_shade(theme: Theme) -> None:
    palette = theme.palette
    flat = [palette.wall, palette.page, palette.halo, palette.glow, *palette.cells, *(theme.ink(robot).fill for robot in Robot)]
    for tone in map(rgb, flat):
        kept = indexed(Image.new("RGB", (1, 1), tone), theme).convert("RGB").getpixel((0, 0))
        assert isinstance(kept, tuple)
        assert max(abs(a - b) for a, b in zip(kept, tone, strict=True)) <= 4


def test_a_picture_of_the_theme_keeps_its_size(theme: Theme) -> None:
    picture = indexed(Image.new("RGB", (30, 20), theme.palette.page), theme)
    assert (picture.mode, picture.size) == ("P", (30, 20))
