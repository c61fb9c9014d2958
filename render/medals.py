"""What stands before a name on a card: a medal for the first three places, a number for all others."""

from functools import lru_cache

from PIL import Image

from render.pen import Pen, sprite
from render.theme import Theme

_METALS = {
    1: ("#F7C531", "#8A5E00", "#FFF0B3", "#3D2900"),
    2: ("#C9CED6", "#59616E", "#FFFFFF", "#22262E"),
    3: ("#D58F58", "#6E3C14", "#F6CDA8", "#331800"),
}
"""Of each medal its colour, its edge, its shine and its number: metals look the same in every theme."""

_RIBBONS = (-0.16, 0.16)
_RADIUS, _EDGE, _LETTER = 0.34, 0.05, 0.42
_SPRITES = 64


@lru_cache(maxsize=_SPRITES)
def medal(place: int, theme: Theme) -> Image.Image:
    """The sign of a place counted from 1, as a transparent picture a cell wide. Pictures are kept: do not change them."""
    metal = _METALS.get(place)
    if metal is None:
        number = str(place)
        size = _LETTER if len(number) < 3 else _LETTER * 2 / len(number)  # noqa: PLR2004 - two digits fit
        return sprite(theme, 0.5, lambda pen: pen.letter((0, 0), number, size, theme.palette.coordinates))
    fill, edge, shine, letter = metal

    def paint(pen: Pen) -> None:
        for side, robot in zip(_RIBBONS, ("red", "blue"), strict=True):
            ink = getattr(theme.palette, robot)
            pen.shape([(side * 2, -0.48), (side * 0.4, -0.48), (0, 0), (side * 1.2, 0)], ink.fill, ink.edge, _EDGE / 2)
        pen.disc((0, 0.1), _RADIUS, edge)
        pen.disc((0, 0.1), _RADIUS - _EDGE, shine)
        pen.disc((0, 0.1), _RADIUS - 2 * _EDGE, fill)
        pen.letter((0, 0.1), str(place), _LETTER, letter)

    return sprite(theme, 0.5, paint)
