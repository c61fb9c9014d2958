"""The five symbols of the targets: a shape for each, with the letter of its robot in it.

Their measures are halves of a symbol's width, and angles in degrees.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from engine.board.pieces import COLOURED, Symbol, Target
from render.pen import Pen, Point, arc, polar, sprite
from render.theme import Theme

_EDGE, _LETTER = 0.08, 1.22
"""The outline of a symbol, and the size of its letter."""
_MOON = 1.0
"""The radius of the moon's outer edge."""

_SPRITES = 256
_REACH = 1.3
"""From the middle of a symbol to each side of its picture."""


@lru_cache(maxsize=_SPRITES)
def symbol(target: Target, theme: Theme, half: float, *, highlighted: bool) -> Image.Image:
    """Return the symbol of a target as a transparent picture, ``half`` cells from its middle to each side.

    ``highlighted`` is for the target of the round and its chip; the others are quieter. Pictures are cached: do not change
    them.
    """
    return sprite(theme, half * _REACH, lambda pen: draw_symbol(pen, target, theme, half, highlighted=highlighted))


def draw_symbol(pen: Pen, target: Target, theme: Theme, half: float, *, highlighted: bool) -> None:
    """Draw what `symbol` returns, its middle being the origin of the pen, which measures in cells."""
    _DRAWN[target.symbol](pen.at((0, 0), half), _tones(target, theme, highlighted=highlighted))


@dataclass(frozen=True)
class _Tones:
    """The colours of one symbol: its body, its outline, its letter, its light part and a letter on that, and its blades."""

    body: str
    edge: str
    letter: str
    light: str
    dark: str
    name: str
    blades: tuple[str, ...] = ()


def _tones(target: Target, theme: Theme, *, highlighted: bool) -> _Tones:
    if target.robot is None:
        edge = theme.palette.mark if highlighted else theme.palette.middle_line
        blades = tuple(ink.fill if highlighted else ink.muted for ink in map(theme.ink, COLOURED))
        return _Tones(theme.palette.paper, edge, edge, theme.palette.paper, edge, "", blades)
    ink = theme.ink(target.robot)
    if highlighted:
        return _Tones(ink.fill, ink.edge, ink.letter, theme.palette.paper, ink.edge, target.robot.value)
    return _Tones(ink.muted, ink.rim, ink.muted_letter, ink.tint, ink.label, target.robot.value)


def _moon(pen: Pen, tones: _Tones) -> None:
    hollow, radius = (0.36, 0.0), 0.8
    horn = math.degrees(math.acos((_MOON**2 + hollow[0] ** 2 - radius**2) / (2 * _MOON * hollow[0])))
    top = math.degrees(math.asin(_MOON * math.sin(math.radians(horn)) / radius))
    pen.disc(hollow, radius, tones.light)
    crescent = [*arc((0, 0), (_MOON, _MOON), horn, 360 - horn), *arc(hollow, (radius, radius), 360 - top, top)]
    pen.shape(crescent, tones.body, tones.edge, _EDGE)
    pen.letter((hollow[0] + 0.04, 0), tones.name, _LETTER, tones.dark)


def _planet(pen: Pen, tones: _Tones) -> None:
    middle, body, width, gap = (0, -0.08), 0.88, 0.15, 0.08
    ring, front, over = (arc((0, 0.26), (1.18, 0.38), *ends, -18) for ends in ((0, 360), (0, 180), (30, 150)))
    pen.stroke(ring, width + _EDGE, tones.edge)
    pen.stroke(ring, width - _EDGE, tones.body)
    pen.disc(middle, body + gap, tones.light)
    pen.disc(middle, body, tones.edge)
    pen.disc(middle, body - _EDGE, tones.body)
    pen.stroke(over, width + _EDGE + 2 * gap, tones.light)
    pen.stroke(front, width + _EDGE, tones.edge)
    pen.stroke(front, width - _EDGE, tones.body)
    pen.letter((-0.02, -0.24), tones.name, _LETTER, tones.letter)


def _star(pen: Pen, tones: _Tones) -> None:
    lower = pen.at((0, 0.06))
    lower.shape(star(0.68, 1.14), tones.body, tones.edge, _EDGE)
    lower.letter((0, 0), tones.name, _LETTER, tones.letter)


def star(waist: float, reach: float) -> list[Point]:
    """Return the outline of a star with five points at this distance from its middle."""
    return [polar(i * 36 - 90, waist if i % 2 else reach) for i in range(10)]


def _gear(pen: Pen, tones: _Tones) -> None:
    points = list[Point]()
    for middle in (22.5 + 45 * tooth for tooth in range(8)):
        points += [polar(middle - 13.95, 0.84), polar(middle - 9.45, 1), polar(middle + 9.45, 1), polar(middle + 13.95, 0.84)]
    pen.shape(points, tones.body, tones.edge, _EDGE)
    pen.disc((0, 0), 0.68 + _EDGE, tones.edge)
    pen.disc((0, 0), 0.68, tones.light)
    pen.letter((0, 0), tones.name, _LETTER, tones.dark)


def _vortex(pen: Pen, tones: _Tones) -> None:
    pen.disc((0, 0), 1, tones.edge)
    pen.disc((0, 0), 1 - _EDGE, tones.body)
    step = 360 / len(tones.blades)
    for number, blade in enumerate(tones.blades):
        pen.polygon([*_swirl(number * step), *reversed(_swirl((number + 0.62) * step))], blade)
    pen.ring((0, 0), 1, _EDGE, tones.edge)
    pen.disc((0, 0), 0.16, tones.edge)


def _swirl(angle: float) -> list[Point]:
    return [polar(angle + 150 * i / 24, i / 24) for i in range(25)]


_DRAWN: dict[Symbol, Callable[[Pen, _Tones], None]] = {
    Symbol.MOON: _moon,
    Symbol.PLANET: _planet,
    Symbol.STAR: _star,
    Symbol.GEAR: _gear,
    Symbol.VORTEX: _vortex,
}
