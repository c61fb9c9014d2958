"""The icons of cards: one for each score, in halves of an icon's width, and the medals of the first places, in cells."""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from itertools import product

from PIL import Image

from engine.board.pieces import VORTEX, Robot
from engine.rules.score import Score
from render.marks import CHIP, chip
from render.pen import Pen, Point, arc, sprite
from render.symbols import star
from render.theme import METALS, Theme

MIDDLE: Point = (0, 0.1)
"""The middle of a medal's disc, in cells from that of its picture."""
TOKEN = 0.7
"""The width of a chip or an icon on a card, in cells."""

_MEDAL, _MEDAL_EDGE, _RIBBON = 0.34, 0.05, 0.16
"""The radius of a medal, its edge, and half the distance between its two ribbons, in cells."""

_RIBBONS = ((-1, Robot.RED), (1, Robot.BLUE))
_SPRITES = 16
_EDGE = 0.12
_CHECKS = (4, 3)
_STAR = star(0.52, 1)


@lru_cache(maxsize=_SPRITES)
def medal(place: int, theme: Theme) -> Image.Image:
    """Return the medal of a place, counted from 1, without its number. It is a cell wide, and cached: do not change it."""
    metal, edge = METALS[place - 1], _MEDAL_EDGE

    def paint(pen: Pen) -> None:
        for side, robot in _RIBBONS:
            ink, x = theme.ink(robot), side * _RIBBON
            pen.shape([(x * 2, -0.48), (x * 0.4, -0.48), (0, 0), (x * 1.2, 0)], ink.fill, ink.edge, edge / 2)
        pen.disc(MIDDLE, _MEDAL, metal.edge)
        pen.disc(MIDDLE, _MEDAL - edge, metal.shine)
        pen.disc(MIDDLE, _MEDAL - 2 * edge, metal.fill)

    return sprite(theme, 0.5, paint)


@lru_cache(maxsize=_SPRITES)
def score_icon(score: Score, theme: Theme) -> Image.Image:
    """Return a transparent picture with the icon in the middle, as wide as a chip of a card. It is cached: do not change it."""
    half = TOKEN / 2
    if score is Score.CHIPS:
        return chip(VORTEX, replace(theme, cell=round(theme.cell * half / CHIP)))
    return sprite(theme, half * 1.1, lambda pen: _DRAWN[score](pen.at((0, 0), half), theme))


def _cup(pen: Pen, _: Theme) -> None:
    """Draw a golden cup with two handles."""
    gold = METALS[0]
    for side in (-1, 1):
        handle = arc((0.56 * side, -0.42), (0.34, 0.34), 0, 360)
        pen.stroke(handle, 0.34, gold.edge)
        pen.stroke(handle, 0.34 - 2 * _EDGE, gold.fill)
    pen.shape([(-0.13, 0.1), (0.13, 0.1), (0.13, 0.7), (-0.13, 0.7)], gold.fill, gold.edge, _EDGE)
    pen.shape([(-0.46, 0.66), (0.46, 0.66), (0.56, 0.92), (-0.56, 0.92)], gold.fill, gold.edge, _EDGE)
    bowl = [(-0.62, -0.88), (0.62, -0.88), *arc((0, -0.34), (0.62, 0.74), 0, 180)]
    pen.shape(bowl, gold.fill, gold.edge, _EDGE)
    pen.stroke([(-0.3, -0.6), (-0.3, -0.3), (-0.2, -0.02)], 0.14, gold.shine)


def _way(pen: Pen, theme: Theme) -> None:
    """Draw a robot's path with one turn, which ends in the middle of a disc."""
    ink, white = theme.ink(Robot.BLUE), theme.palette.paper
    pen.disc((0, 0), 1, ink.edge)
    pen.disc((0, 0), 1 - _EDGE, ink.fill)
    pen.stroke([(-0.42, 0.52), (0.3, 0.52), (0.3, -0.1)], 0.24, white)
    pen.polygon([(0.3, -0.7), (0.72, -0.08), (-0.12, -0.08)], white)


def _star(pen: Pen, _: Theme) -> None:
    """Draw a golden star."""
    gold = METALS[0]
    pen.at((0, 0.07)).shape(_STAR, gold.fill, gold.edge, _EDGE)


def _calendar(pen: Pen, theme: Theme) -> None:
    """Draw a leaf of a calendar with a star on it."""
    ink, palette, gold = theme.ink(Robot.RED), theme.palette, METALS[0]
    pen.shape([(-0.84, -0.7), (0.84, -0.7), (0.84, 0.9), (-0.84, 0.9)], palette.paper, ink.edge, _EDGE)
    pen.shape([(-0.84, -0.7), (0.84, -0.7), (0.84, -0.3), (-0.84, -0.3)], ink.fill, ink.edge, _EDGE)
    for side in (-1, 1):
        pen.stroke([(0.45 * side, -0.9), (0.45 * side, -0.56)], 0.16, ink.edge)
    pen.at((0, 0.34), 0.5).shape(_STAR, gold.fill, gold.edge, _EDGE)


def _flag(pen: Pen, theme: Theme) -> None:
    """Draw a chequered flag on its pole."""
    palette, gold = theme.palette, METALS[0]
    pen.stroke([(-0.72, -0.86), (-0.72, 0.92)], 0.2, gold.edge)
    pen.shape([(-0.62, -0.82), (0.86, -0.82), (0.86, 0.3), (-0.62, 0.3)], palette.paper, palette.pupil, _EDGE)
    for row, column in product(range(_CHECKS[1]), range(_CHECKS[0])):
        if (row + column) % 2 == 0:
            left, top = -0.62 + column * 1.48 / _CHECKS[0], -0.82 + row * 1.12 / _CHECKS[1]
            right, bottom = left + 1.48 / _CHECKS[0], top + 1.12 / _CHECKS[1]
            pen.polygon([(left, top), (right, top), (right, bottom), (left, bottom)], palette.pupil)


_DRAWN: dict[Score, Callable[[Pen, Theme], None]] = {
    Score.MATCHES: _cup,
    Score.BEST: _way,
    Score.SOLO: _star,
    Score.DAILY: _calendar,
    Score.RACES: _flag,
}
