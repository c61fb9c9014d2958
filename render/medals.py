"""Medals of the first places."""

from functools import lru_cache

from PIL import Image

from engine.pieces import Robot
from render.pen import Pen, Point, sprite
from render.theme import Theme

MIDDLE: Point = (0, 0.1)
"""The middle of a medal's disc, in cells from that of its picture."""

_RIBBONS = ((-1, Robot.RED), (1, Robot.BLUE))
_SPRITES = 16


@lru_cache(maxsize=_SPRITES)
def medal(place: int, theme: Theme) -> Image.Image:
    """Return the medal of a place, counted from 1, without its number. It is a cell wide, and cached: do not change it."""
    sizes, metal, edge = theme.card, theme.metals[place - 1], theme.card.medal_edge

    def paint(pen: Pen) -> None:
        for side, robot in _RIBBONS:
            ink, x = theme.ink(robot), side * sizes.ribbon
            pen.shape([(x * 2, -0.48), (x * 0.4, -0.48), (0, 0), (x * 1.2, 0)], ink.fill, ink.edge, edge / 2)
        pen.disc(MIDDLE, sizes.medal, metal.edge)
        pen.disc(MIDDLE, sizes.medal - edge, metal.shine)
        pen.disc(MIDDLE, sizes.medal - 2 * edge, metal.fill)

    return sprite(theme, 0.5, paint)
