"""The celebration of a solution: a ring that widens around the target, and confetti."""

import math
from functools import lru_cache

from PIL import Image

from engine.board.pieces import COLOURED
from render.pen import Pen, Point, add, polar, sprite, turn
from render.theme import Theme

REACH = 2.6
"""Cells from the target to the outermost piece."""

_MOMENTS = 64
"""The number of cached pictures: those of two themes, 151 kB each in the size of replays."""

_PIECES = 32
_GOLDEN_ANGLE, _SCATTER, _OTHER_SCATTER = 137.5, 0.755, 0.57
"""The spread of the pieces' directions and speeds, even but without a pattern: degrees and shares between neighbours."""

_FALL = 0.9
"""Cells that a piece has fallen at the end, compared with a straight flight."""


@lru_cache(maxsize=_MOMENTS)
def celebration(share: float, theme: Theme) -> Image.Image:
    """Return the celebration after this share of its time, 0 to 1: a transparent picture, centred on the target.

    Pictures are cached, since every replay shows the same ones. Do not change them.
    """

    def paint(pen: Pen) -> None:
        width = 0.22 * (1 - share)
        pen.ring((0, 0), 0.55 + 1.5 * math.sqrt(share) + width / 2, width, theme.palette.glow)
        for number in range(_PIECES):
            _piece(pen, number, share, theme)

    return sprite(theme, REACH, paint)


def hop(share: float) -> float:
    """Return how many cells the robot is above the ground after this share of the time: two hops, the second one lower."""
    first, height, lower = 0.6, 0.42, 0.16
    if share < first:
        return height * _arch(share / first)
    return lower * _arch((share - first) / (1 - first))


def _arch(share: float) -> float:
    return 4 * share * (1 - share)


def confetti(pen: Pen, size: Point, theme: Theme) -> None:
    """Draw confetti all over a rectangle of this size in cells, whose top left corner is the pen's origin."""
    for number in range(1, _PIECES):
        place = size[0] * (number * _SCATTER % 1), size[1] * (number * _OTHER_SCATTER % 1)
        _shred(pen, number, place, 0.12, number * 40, theme)


def _piece(pen: Pen, number: int, share: float, theme: Theme) -> None:
    """Draw one piece of confetti in flight: it tumbles, falls and shrinks."""
    speed = 1.1 + 1.1 * (number * _SCATTER % 1)
    flown = speed * (1 - (1 - share) ** 2)
    place = add(polar(number * _GOLDEN_ANGLE, 0.3 + flown), (0, _FALL * share * share))
    _shred(pen, number, place, 0.2 * (1 - share**2), number * 40 + share * 400, theme)


def _shred(pen: Pen, number: int, place: Point, size: float, spin: float, theme: Theme) -> None:
    """Draw a piece: every second one is round."""
    colours = [theme.ink(robot).fill for robot in COLOURED] + [theme.palette.glow]
    if number % 2:
        pen.disc(place, size * 0.8, colours[number % len(colours)])
        return
    corners = ((-1, -0.55), (1, -0.55), (1, 0.55), (-1, 0.55))
    pen.polygon([add(place, turn((x * size, y * size), spin)) for x, y in corners], colours[number % len(colours)])
