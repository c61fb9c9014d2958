"""The colours of a theme's files: a fixed table of 256, so that a file is small and made quickly."""

from collections.abc import Iterator
from dataclasses import astuple
from functools import lru_cache
from itertools import islice

from PIL import Image

from engine.pieces import Robot
from render.theme import Colour, Theme, rgb

_COLOURS = 256
_THEMES = 8


def indexed(picture: Image.Image, theme: Theme) -> Image.Image:
    """An RGB picture in the theme's table of colours, mode P.

    Every colour of the theme is in the table, and between two that touch there are enough for a smooth edge.
    """
    return picture.quantize(palette=_table(theme), dither=Image.Dither.NONE)


@lru_cache(maxsize=_THEMES)
def _table(theme: Theme) -> Image.Image:
    """The table as a tiny picture that holds it. Kept: do not change it."""
    colours = list(islice(dict.fromkeys(_colours(theme)), _COLOURS))
    table = Image.new("P", (1, 1))
    table.putpalette([channel for colour in colours for channel in colour])
    return table


def _colours(theme: Theme) -> Iterator[Colour]:
    """First all colours that lie flat, then those of soft edges between two that touch, the most seen first."""
    palette = theme.palette
    for part in astuple(palette):
        yield from map(rgb, (part,) if isinstance(part, str) else part)
    face = palette.cells[0]
    for cell in palette.cells:
        yield from _between(cell, palette.wall, 4)
        yield from _between(cell, palette.glow, 8)
        yield from _between(cell, palette.shadow, 8)
    for low, high, steps in (
        (palette.page, palette.shadow, 4),
        (palette.page, palette.wall, 3),
        (palette.page, palette.coordinates, 3),
        (palette.glow, palette.wall, 3),
        (palette.halo, palette.pupil, 3),
        (palette.halo, palette.glow, 3),
        (face, palette.halo, 3),
    ):
        yield from _between(low, high, steps)
    for ink in map(theme.ink, Robot):
        yield from _between(ink.fill, ink.edge, 3)
        yield from _between(palette.halo, ink.edge, 4)
        yield from _between(ink.fill, ink.letter, 3)
        yield from _between(ink.tint, ink.quiet, 3)
        yield from _between(ink.quiet, ink.hush, 3)
        yield from _between(ink.tint, ink.label, 3)
        yield from _between(ink.tint, palette.shadow, 2)
        yield from _between(ink.fill, ink.shine, 1)


def _between(one: str, other: str, steps: int) -> Iterator[Colour]:
    """So many colours on the way from one to the other."""
    low, high = rgb(one), rgb(other)
    for step in range(1, steps + 1):
        red, green, blue = (round(a + (b - a) * step / (steps + 1)) for a, b in zip(low, high, strict=True))
        yield red, green, blue
