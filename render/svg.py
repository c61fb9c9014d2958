"""Vector outlines of what stands on a board, for pages that draw their own: the same drawing code as the pictures.

Colours are CSS variables, such as ``var(--red-fill)``, so that one set of outlines serves every theme: `variables` gives the
values of a theme.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace

from engine.board.pieces import COLOURED, TARGETS, Diagonal, Robot, Slant, Target
from render.pen import Pen, Point, subtract
from render.robots import draw_robot
from render.symbols import draw_symbol
from render.theme import LIGHT, Ink, Palette, Theme
from render.tiles import draw_barrier

_VIEW = 75
"""Hundredths of a cell from the middle of an outline to each side of its view box."""

_HALO = 1.09
"""The size of the halo behind a robot, which separates it from the ground as in pictures, in sizes of the robot."""
_STRAY = 0.6
"""The tolerance of thinned lines, in hundredths of a cell."""
_CAPITAL = 0.36
"""From the middle of a capital letter to the line that it stands on, in sizes of its font."""


class _Outline(Pen):
    """A pen that writes SVG elements, in hundredths of a cell, instead of painting pixels."""

    def __init__(self, elements: list[str], unit: float = 100, origin: Point = (0, 0)) -> None:
        self._elements, self._unit, self._origin = elements, unit, origin

    def at(self, centre: Point, scale: float = 1) -> "_Outline":
        return _Outline(self._elements, self._unit * scale, self._pixel(centre))

    def disc(self, centre: Point, radius: float, fill: str) -> None:
        x, y = self._pixel(centre)
        self._elements.append(f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius * self._unit)}" fill="{fill}"/>')

    def ring(self, centre: Point, radius: float, width: float, fill: str) -> None:
        x, y = self._pixel(centre)
        r, line = (radius - width / 2) * self._unit, width * self._unit
        self._elements.append(
            f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(r)}" fill="none" stroke="{fill}" stroke-width="{_n(line)}"/>'
        )

    def polygon(self, points: Sequence[Point], fill: str) -> None:
        self._elements.append(f'<polygon points="{self._points(points)}" fill="{fill}"/>')

    def shape(self, points: Sequence[Point], fill: str, edge: str, width: float) -> None:
        self._elements.append(
            f'<polygon points="{self._points(points)}" fill="{fill}" stroke="{edge}" stroke-width="{_n(width * self._unit)}"'
            ' stroke-linejoin="round"/>'
        )

    def stroke(self, points: Sequence[Point], width: float, fill: str, *, blunt: bool = False) -> None:
        del blunt  # only trails are cut straight
        self._elements.append(
            f'<polyline points="{self._points(points)}" fill="none" stroke="{fill}" stroke-width="{_n(width * self._unit)}"'
            ' stroke-linecap="round" stroke-linejoin="round"/>'
        )

    def letter(self, centre: Point, text: str, size: float, fill: str) -> None:
        if text:
            x, y = self._pixel(centre)
            height = size * self._unit
            y += _CAPITAL * height
            self._elements.append(f'<text x="{_n(x)}" y="{_n(y)}" font-size="{_n(height)}" fill="{fill}">{text}</text>')

    def _points(self, points: Sequence[Point]) -> str:
        return " ".join(f"{round(x)},{round(y)}" for x, y in _thinned([self._pixel(point) for point in points]))


def _thinned(points: Sequence[Point]) -> Sequence[Point]:
    """Return a line without those points from which it strays too little to be seen."""
    first, last = points[0], points[-1]
    far, at = max(((_aside(point, first, last), at) for at, point in enumerate(points[1:-1], 1)), default=(0, 0))
    if far <= _STRAY:
        return [first, last] if len(points) > 1 else [first]
    return [*_thinned(points[: at + 1])[:-1], *_thinned(points[at:])]


def _aside(point: Point, first: Point, last: Point) -> float:
    """Return how far a point is from the line between two others, or from both where they are one."""
    (x, y), (right, down) = subtract(point, first), subtract(last, first)
    length = math.hypot(right, down)
    return abs(right * y - down * x) / length if length else math.hypot(x, y)


def _n(number: float) -> str:
    return f"{round(number, 1) + 0:.1f}".removesuffix(".0")


def outlines() -> str:
    """Return SVG ``<symbol>`` elements, a cell being 100 units wide and the middle of its cell the origin of each.

    Their ids are ``robot-R`` for each robot, and ``body-R`` for it without its halo, ``target-RM`` and ``chip-RM`` for each
    target, quiet and highlighted, and ``barrier-R-rising`` or ``-falling`` for each diagonal barrier.
    """
    return "".join(
        f'<symbol id="{name}" viewBox="-{_VIEW} -{_VIEW} {2 * _VIEW} {2 * _VIEW}">{drawn}</symbol>' for name, drawn in _drawn()
    )


def _drawn() -> Iterator[tuple[str, str]]:
    theme = replace(LIGHT, palette=_named_palette())
    for robot in Robot:
        elements = list[str]()
        draw_robot(_Outline(elements), robot, theme)
        body = f"body-{robot.value}"
        yield body, "".join(elements)
        halo = _placed(body, _VIEW * _HALO, ' class="halo"')
        yield f"robot-{robot.value}", halo + _placed(body, _VIEW)
    for target in TARGETS:
        for name, highlighted in (("target", False), ("chip", True)):
            elements = list[str]()
            draw_symbol(_Outline(elements), target, theme, theme.symbol, highlighted=highlighted)
            yield f"{name}-{target_name(target)}", "".join(elements)
    for robot in COLOURED:
        for slant in Slant:
            elements = list[str]()
            draw_barrier(_Outline(elements), Diagonal(robot, slant), theme)
            yield f"barrier-{robot.value}-{slant.name.lower()}", "".join(elements)


def _placed(name: str, half: float, attributes: str = "") -> str:
    """Return an element that shows an outline, ``half`` hundredths of a cell to each side."""
    return f'<use href="#{name}" x="-{_n(half)}" y="-{_n(half)}" width="{_n(2 * half)}" height="{_n(2 * half)}"{attributes}/>'


def _named_palette() -> Palette:
    """Return a palette whose colours are the names of CSS variables."""
    inks = tuple(Ink(*(f"var(--{robot.word}-{tone.name})" for tone in fields(Ink))) for robot in Robot)
    tones = {tone.name: f"var(--{tone.name})" for tone in fields(Palette) if tone.name not in ("inks", "cells")}
    return Palette(inks, ("var(--cell-even)", "var(--cell-odd)"), **tones)


def variables(theme: Theme) -> str:
    """Return the CSS declarations that give the variables of `outlines` the colours of a theme."""
    palette = theme.palette
    values = {f"{robot.word}-{tone.name}": getattr(theme.ink(robot), tone.name) for robot in Robot for tone in fields(Ink)}
    values |= dict(zip(("cell-even", "cell-odd"), palette.cells, strict=True))
    values |= {tone.name: getattr(palette, tone.name) for tone in fields(Palette) if tone.name not in ("inks", "cells")}
    return "".join(f"--{name}:{value};" for name, value in values.items())


def halo_rule() -> str:
    """Return the CSS rule that gives the outline of a robot's halo its colour."""
    return f".halo{{{''.join(f'--{robot.word}-edge:var(--halo);' for robot in Robot)}}}"


def target_name(target: Target) -> str:
    """Return what names a target in `outlines`: its letters, such as ``Rm``, or ``any`` for the target of all robots."""
    return target.letters if target.robot else "any"
