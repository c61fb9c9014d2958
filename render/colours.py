"""The colours of a theme's files: a fixed table of 256, so that a file is small and made quickly."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice

from PIL import Image

from engine.pieces import COLOURED, Robot
from render.theme import Ink, Palette, Theme, rgb

_COLOURS = 256
_THEMES = 4


def indexed(picture: Image.Image, theme: Theme) -> Image.Image:
    """An RGB picture in the theme's table of colours (mode P).

    Every colour of the theme is in the table, and between two that touch there are enough for a smooth edge.
    """
    return picture.quantize(palette=table(theme.palette), dither=Image.Dither.NONE)


@lru_cache(maxsize=_THEMES)
def table(palette: Palette) -> Image.Image:
    """The table of a palette, as a tiny picture in mode P that holds it. Kept: do not change it."""
    colours = list(islice(dict.fromkeys(_colours(palette)), _COLOURS))
    picture = Image.new("P", (1, 1))
    picture.putpalette([channel for colour in colours for channel in colour])
    return picture


def _colours(palette: Palette) -> Iterator[tuple[int, int, int]]:
    """Whatever lies flat in a picture, then the colours of its soft edges, the most seen ones first."""
    inks = {robot: _ink(palette, robot) for robot in Robot}
    for name in vars(palette):
        value = getattr(palette, name)
        yield from (rgb(tone) for tone in _tones(value))
    for ink in inks.values():
        yield from _between(ink.edge, ink.fill, 4)
