"""Vector outlines of what stands on a board, for pages that draw their own: the same drawing code as the pictures.

Colours are CSS variables, such as ``var(--fill)``, so that one set of outlines serves both themes and all robots: `colours`
gives their values, those of a robot's ink where its letter is the class, as in ``class="R"``.
"""

import math
import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import asdict, fields, replace

from engine.board.pieces import COLOURED, TARGETS, Diagonal, Robot, Slant, Target
from render.pen import Pen, Point, subtract
from render.robots import draw_robot
from render.symbols import draw_symbol
from render.theme import LIGHT, Ink, Palette, Theme
from render.tiles import draw_barrier

_VIEW = 75
"""Hundredths of a cell from the middle of an outline to each side of its view box."""
_BOX = f"-{_VIEW} -{_VIEW} {2 * _VIEW} {2 * _VIEW}"

_HALO = 1.09
"""The size of the halo behind a robot, which separates it from the ground as in pictures, in sizes of the robot."""
_STRAY = 1.0
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
        self._elements.append(f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius * self._unit)}" {_fill(fill)}/>')

    def ring(self, centre: Point, radius: float, width: float, fill: str) -> None:
        x, y = self._pixel(centre)
        r, line = (radius - width / 2) * self._unit, width * self._unit
        self._elements.append(
            f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(r)}" fill="none" stroke="{fill}" stroke-width="{_n(line)}"/>'
        )

    def polygon(self, points: Sequence[Point], fill: str) -> None:
        self._elements.append(f'<polygon points="{self._points(points)}" {_fill(fill)}/>')

    def shape(self, points: Sequence[Point], fill: str, edge: str, width: float) -> None:
        self._elements.append(
            f'<polygon points="{self._points(points)}" {_fill(fill)} stroke="{edge}" stroke-width="{_n(width * self._unit)}"/>'
        )

    def stroke(self, points: Sequence[Point], width: float, fill: str, *, blunt: bool = False) -> None:
        del blunt  # only trails are cut straight
        self._elements.append(
            f'<polyline points="{self._points(points)}" fill="none" stroke="{fill}" stroke-width="{_n(width * self._unit)}"/>'
        )

    def letter(self, centre: Point, text: str, size: float, fill: str) -> None:
        if text:
            x, y = self._pixel(centre)
            height = size * self._unit
            y += _CAPITAL * height
            self._elements.append(f'<text x="{_n(x)}" y="{_n(y)}" font-size="{_n(height)}" {_fill(fill)}>{text}</text>')

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


def _fill(colour: str) -> str:
    """Return the attributes that fill an element with a colour, which may be that of another robot, after its letter."""
    robot, _, colour = colour.rpartition(" ")
    return f'class="{robot}" fill="{colour}"' if robot else f'fill="{colour}"'


def outlines() -> str:
    """Return SVG ``<symbol>`` elements, a cell being 100 units wide and the middle of its cell the origin of each.

    Their ids are ``robot-R`` for each robot, and ``body-R`` for it without its halo, ``target-Rm`` and ``chip-Rm`` for each
    target, quiet and highlighted, and ``barrier-R-rising`` or ``-falling`` for each diagonal barrier: of targets and barriers
    those of red, which are those of another robot with its letter instead of each R, and those of all robots. They are drawn
    with round joins and caps of lines.
    """
    return "".join(f'<symbol {name} viewBox="{_BOX}">{drawn}</symbol>' for name, drawn in _drawn())


def _drawn() -> Iterator[tuple[str, str]]:
    """Yield the attributes of each outline, its name and the robot in whose colours it is, and its elements."""
    theme = replace(LIGHT, palette=_named_palette(""))
    for robot in Robot:
        elements = list[str]()
        draw_robot(_Outline(elements), robot, theme)
        body = f"body-{robot.value}"
        yield f'id="{body}"', "".join(elements)
        halo = _placed(body, _VIEW * _HALO, ' class="halo"')
        yield f'id="robot-{robot.value}" class="{robot.value}"', halo + _placed(body, _VIEW)
    of_all = replace(theme, palette=_named_palette(*(f"{robot.value} " for robot in Robot)))
    for target in (target for target in TARGETS if target.robot in (Robot.RED, None)):
        for name, highlighted in (("target", False), ("chip", True)):
            elements = list[str]()
            draw_symbol(_Outline(elements), target, theme if target.robot else of_all, theme.symbol, highlighted=highlighted)
            of_red = ' class="R"' if target.robot else ""
            yield f'id="{name}-{target_name(target)}"{of_red}', "".join(elements)
    for slant in Slant:
        elements = list[str]()
        draw_barrier(_Outline(elements), Diagonal(Robot.RED, slant), theme)
        yield f'id="barrier-R-{slant.name.lower()}" class="R"', "".join(elements)


def _placed(name: str, half: float, attributes: str = "") -> str:
    """Return an element that shows an outline, ``half`` hundredths of a cell to each side."""
    return f'<use href="#{name}" x="-{_n(half)}" y="-{_n(half)}" width="{_n(2 * half)}" height="{_n(2 * half)}"{attributes}/>'


def _named_palette(*whose: str) -> Palette:
    """Return a palette whose colours are the names of CSS variables, those of each robot after what says whose they are."""
    inks = tuple(Ink(*(f"{one}var(--{tone.name})" for tone in fields(Ink))) for one in whose)
    inks *= len(Robot) // len(inks)
    return Palette(inks, ("var(--cell-even)", "var(--cell-odd)"), **{name: f"var(--{name})" for name in _TONES})


_TONES = tuple(tone.name for tone in fields(Palette) if tone.name not in ("inks", "cells"))
"""The colours of a palette that are no robot's, and have one tone."""

_OF_TARGETS = ("muted_letter", "tint", "label")
"""The tones of robots that have targets."""


def colours(light: Theme, dark: Theme, used: Collection[str]) -> str:
    """Return the CSS rules that give those variables that are used the colours of both themes, as the page's scheme is."""
    rules, values = defaultdict[str, list[str]](list), _values(dark)
    for (selector, name), colour in _values(light).items():
        if name in used:
            one, other = _short(colour), _short(values[selector, name])
            rules[selector].append(f"--{name}:{one}" if one == other else f"--{name}:light-dark({one},{other})")
    return "".join(f"{selector}{{{';'.join(declared)}}}" for selector, declared in rules.items())


def _values(theme: Theme) -> dict[tuple[str, str], str]:
    """Return the colours of a theme by the selectors and names of their variables."""
    values = {(":root", name): getattr(theme.palette, name) for name in _TONES}
    values |= zip(((":root", "cell-even"), (":root", "cell-odd")), theme.palette.cells, strict=True)
    inks = {(robot, tone): value for robot in Robot for tone, value in asdict(theme.ink(robot)).items()}
    return values | {
        (f".{robot.value}", tone): colour
        for (robot, tone), colour in inks.items()
        if robot in COLOURED or tone not in _OF_TARGETS
    }


def _short(colour: str) -> str:
    """Return a colour in as few digits as it can be written in."""
    return re.sub(r"#(.)\1(.)\2(.)\3$", r"#\1\2\3", colour.lower())


def target_name(target: Target) -> str:
    """Return what names a target in `outlines`: its letters, such as ``Rm``, or ``any`` for the target of all robots."""
    return target.letters if target.robot else "any"
