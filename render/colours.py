"""The colours of a theme's files: a fixed table of 256, so that files are small and quickly made."""

from collections.abc import Iterator
from dataclasses import astuple
from functools import lru_cache

from PIL import Image

from engine.board.pieces import Robot
from render.theme import Colour, Theme, rgb

_THEMES = 8


def indexed(picture: Image.Image, theme: Theme) -> Image.Image:
    """Convert an RGB picture to the theme's table of colours, mode P.

    The table has every colour of the theme, and enough between any two that touch for a smooth edge.
    """
    return picture.quantize(palette=_table(theme), dither=Image.Dither.NONE)


@lru_cache(maxsize=_THEMES)
def _table(theme: Theme) -> Image.Image:
    """Return the table as a tiny picture. It is cached: do not change it."""
    colours = dict.fromkeys(_colours(theme))
    table = Image.new("P", (1, 1))
    table.putpalette([channel for colour in colours for channel in colour])
    return table


def _colours(theme: Theme) -> Iterator[Colour]:
    """Yield at most 256 colours: the theme's flat ones, and blends of two that touch."""
    palette = theme.palette
    for look in (palette, *palette.inks):
        yield from (rgb(tone) for tone in astuple(look) if isinstance(tone, str))
    yield from map(rgb, palette.cells)
    edges = [
        (palette.page, palette.shadow, 3),
        (palette.page, palette.wall, 3),
        (palette.page, palette.coordinates, 3),
        (palette.glow, palette.wall, 3),
        (palette.halo, palette.pupil, 3),
        (palette.halo, palette.glow, 3),
    ]
    for cell in palette.cells:
        edges += [(cell, palette.wall, 4), (cell, palette.glow, 12), (cell, palette.shadow, 8)]
    for ink in map(theme.ink, Robot):
        edges += [(ink.fill, ink.edge, 3), (palette.halo, ink.edge, 3), (ink.fill, ink.letter, 3), (ink.fill, ink.shine, 1)]
        edges += [(ink.tint, ink.rim, 2), (ink.rim, ink.muted, 1), (ink.muted, ink.muted_letter, 3), (ink.tint, ink.label, 3)]
        edges += [(ink.tint, palette.shadow, 2)]
    for one, other, steps in edges:
        yield from _between(one, other, steps)


def _between(one: str, other: str, steps: int) -> Iterator[Colour]:
    """Yield ``steps`` colours between two others."""
    low, high = rgb(one), rgb(other)
    for step in range(1, steps + 1):
        red, green, blue = (round(a + (b - a) * step / (steps + 1)) for a, b in zip(low, high, strict=True))
        yield red, green, blue
