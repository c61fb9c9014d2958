"""The five symbols of the targets: a shape for each, with the letter of its robot in it.

Their measures are halves of a symbol's width, and angles in degrees.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from engine.pieces import COLOURED, Symbol, Target
from render.pen import Pen, Point, arc, polar, sprite
from render.theme import Theme

_EDGE, _LETTER = 0.08, 1.22
"""The outline of a symbol, and the size of its letter."""

_SPRITES = 256
_FULL = 360
_REACH = 1.3

_STAR_POINTS = 5
_STAR_WAIST = 0.68
_STAR_REACH = 1.14
_STAR_DROP = 0.06

_GEAR_TEETH = 8
_GEAR_ROOT = 0.84
_GEAR_HUB = 0.68
_GEAR_ROOT_SHARE, _GEAR_TIP_SHARE = 0.31, 0.21

_PLANET_BODY = 0.88
_PLANET_LIFT = -0.08
_PLANET_SINK = 0.26
_PLANET_RING = (1.18, 0.38)
_PLANET_TILT = -18
_PLANET_RING_WIDTH = 0.15
_PLANET_GAP = 0.08
_PLANET_FRONT = (0, 180)
_PLANET_OVER = (30, 150)
_PLANET_LETTER = (-0.02, -0.24)

_MOON_DISC = 1.02
_MOON_BITE = (0.28, 0.0)
_MOON_BITE_RADIUS = 0.70
_MOON_LETTER = (0.26, 0.0)

_VORTEX_TWIST = 150
_VORTEX_BLADE = 0.62
_VORTEX_EYE = 0.16
_VORTEX_STEPS = 24


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
    pen.disc((0, 0), _MOON_DISC, tones.edge)
    pen.disc((0, 0), _MOON_DISC - _EDGE, tones.body)
    pen.disc(_MOON_BITE, _MOON_BITE_RADIUS, tones.light)
    pen.ring((0, 0), _MOON_DISC, _EDGE, tones.edge)
    pen.letter(_MOON_LETTER, tones.name, _LETTER, tones.dark)


def _planet(pen: Pen, tones: _Tones) -> None:
    edge, width = _EDGE, _PLANET_RING_WIDTH
    ring = arc((0, _PLANET_SINK), _PLANET_RING, 0, _FULL, _PLANET_TILT)
    front = arc((0, _PLANET_SINK), _PLANET_RING, *_PLANET_FRONT, _PLANET_TILT)
    over = arc((0, _PLANET_SINK), _PLANET_RING, *_PLANET_OVER, _PLANET_TILT)
    pen.stroke(ring, width + edge, tones.edge)
    pen.stroke(ring, width - edge, tones.body)
    pen.disc((0, _PLANET_LIFT), _PLANET_BODY + _PLANET_GAP, tones.light)
    pen.disc((0, _PLANET_LIFT), _PLANET_BODY, tones.edge)
    pen.disc((0, _PLANET_LIFT), _PLANET_BODY - edge, tones.body)
    pen.stroke(over, width + edge + 2 * _PLANET_GAP, tones.light)
    pen.stroke(front, width + edge, tones.edge)
    pen.stroke(front, width - edge, tones.body)
    pen.letter(_PLANET_LETTER, tones.name, _LETTER, tones.letter)


def _star(pen: Pen, tones: _Tones) -> None:
    step = _FULL / _STAR_POINTS / 2
    points = [polar(i * step - _FULL / 4, _STAR_WAIST if i % 2 else _STAR_REACH) for i in range(2 * _STAR_POINTS)]
    pen.at((0, _STAR_DROP)).shape(points, tones.body, tones.edge, _EDGE)
    pen.letter((0, _STAR_DROP), tones.name, _LETTER, tones.letter)


def _gear(pen: Pen, tones: _Tones) -> None:
    step = _FULL / _GEAR_TEETH
    points = list[Point]()
    for tooth in range(_GEAR_TEETH):
        middle = (tooth + 0.5) * step
        root, tip = _GEAR_ROOT_SHARE * step, _GEAR_TIP_SHARE * step
        points += [polar(middle - root, _GEAR_ROOT), polar(middle - tip, 1)]
        points += [polar(middle + tip, 1), polar(middle + root, _GEAR_ROOT)]
    pen.shape(points, tones.body, tones.edge, _EDGE)
    pen.disc((0, 0), _GEAR_HUB + _EDGE, tones.edge)
    pen.disc((0, 0), _GEAR_HUB, tones.light)
    pen.letter((0, 0), tones.name, _LETTER, tones.dark)


def _vortex(pen: Pen, tones: _Tones) -> None:
    pen.disc((0, 0), 1, tones.edge)
    pen.disc((0, 0), 1 - _EDGE, tones.body)
    step = _FULL / len(tones.blades)
    for number, blade in enumerate(tones.blades):
        lead = [_swirl(number * step, i / _VORTEX_STEPS) for i in range(_VORTEX_STEPS + 1)]
        back = [_swirl(number * step + step * _VORTEX_BLADE, i / _VORTEX_STEPS) for i in range(_VORTEX_STEPS, -1, -1)]
        pen.polygon([*lead, *back], blade)
    pen.ring((0, 0), 1, _EDGE, tones.edge)
    pen.disc((0, 0), _VORTEX_EYE, tones.edge)


def _swirl(angle: float, share: float) -> Point:
    return polar(angle + _VORTEX_TWIST * share, share)


_DRAWN: dict[Symbol, Callable[[Pen, _Tones], None]] = {
    Symbol.MOON: _moon,
    Symbol.PLANET: _planet,
    Symbol.STAR: _star,
    Symbol.GEAR: _gear,
    Symbol.VORTEX: _vortex,
}
