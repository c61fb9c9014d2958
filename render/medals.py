"""What stands before a name on a card: a medal for the first three places, a number for all others."""

from functools import lru_cache

from PIL import Image

from engine.pieces import Robot
from render.pen import Pen, sprite
from render.theme import Theme

_RIBBONS = ((-1, Robot.RED), (1, Robot.BLUE))
_SPRITES = 64


@lru_cache(maxsize=_SPRITES)
def medal(place: int, theme: Theme) -> Image.Image:
    """The sign of a place counted from 1, as a transparent picture a cell wide. Pictures are kept: do not change them."""
    sizes, number = theme.card, str(place)
    if place > len(theme.metals):
        size = sizes.medal_number if len(number) < 3 else sizes.medal_number * 2 / len(number)  # noqa: PLR2004 - two digits fit
        return sprite(theme, 0.5, lambda pen: pen.letter((0, 0), number, size, theme.palette.coordinates))
    metal, edge, middle = theme.metals[place - 1], sizes.medal_edge, (0, 0.1)

    def paint(pen: Pen) -> None:
        for side, robot in _RIBBONS:
            ink, x = theme.ink(robot), side * sizes.ribbon
            pen.shape([(x * 2, -0.48), (x * 0.4, -0.48), (0, 0), (x * 1.2, 0)], ink.fill, ink.edge, edge / 2)
        pen.disc(middle, sizes.medal, metal.edge)
        pen.disc(middle, sizes.medal - edge, metal.shine)
        pen.disc(middle, sizes.medal - 2 * edge, metal.fill)
        pen.letter(middle, number, sizes.medal_number, metal.number)

    return sprite(theme, 0.5, paint)
