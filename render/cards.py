"""Cards of people: leaderboard, scoreboard and the end of a match, in the style of the board."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from io import BytesIO

from PIL import Image

from engine.pieces import VORTEX, Robot, Target
from render.celebration import confetti
from render.lettering import Line, line
from render.marks import chip
from render.medals import medal
from render.pen import Pen, Point, arc, painted, paste
from render.robots import robot_picture
from render.theme import LIGHT, Theme, rgb

WIDTH = 14
"""Cells across."""

MOST_ROWS = 10
"""So many rows can still be read on a phone."""

_MARGIN, _HEAD, _FOOT = 0.45, 1.95, 0.75
_ROW, _GAP, _RADIUS = 1.2, 0.12, 0.2
_PADDING = 0.22
_TITLE, _SUBTITLE, _NAME, _COUNT, _SMALL = 0.68, 0.38, 0.5, 0.6, 0.36
_NAME_LEFT = _MARGIN + 1.3
_COUNT_RIGHT = WIDTH - _MARGIN - 0.4
_COUNT_ROOM = 1.25
_TOKEN, _TOKENS_ROOM = 0.62, 5.2
_ROBOT_STEP = 0.98
_ROBOTS_LEFT = WIDTH - _MARGIN - 5 * _ROBOT_STEP
_BAR, _LINE, _LIFT = 0.09, 0.05, 0.13
_HIGH, _LOW, _BELOW = 0.95, 1.15, 1.52
_CAPITAL = 0.36
"""Half the height of a capital letter, in sizes of its font."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a card: a place counted from 1, a name of any kind, how many chips, and which, if that is to be seen."""

    place: int
    name: str
    chips: int
    targets: tuple[Target, ...] = ()


def card_png(
    title: str, rows: Sequence[Row], *, subtitle: str = "", footer: str = "", festive: bool = False, theme: Theme = LIGHT
) -> bytes:
    """The rows below a title as a PNG file about 920 pixels wide in the usual theme.

    At most `MOST_ROWS` rows are drawn. Chips are shown as such where a row says which they are, else a bar compares the
    numbers. ``festive`` lets the robots jump among confetti. All texts may be in any script, and are cut to their room.
    """
    file = BytesIO()
    draw_card(title, rows, subtitle=subtitle, footer=footer, festive=festive, theme=theme).save(file, "PNG")
    return file.getvalue()


def draw_card(
    title: str, rows: Sequence[Row], *, subtitle: str = "", footer: str = "", festive: bool = False, theme: Theme = LIGHT
) -> Image.Image:
    """The same as `card_png` as an RGB picture."""
    shown = rows[:MOST_ROWS]
    height = _HEAD + _ROW * len(shown) + (_FOOT if footer else _MARGIN - _GAP)
    picture = Image.new("RGB", (theme.pixels(WIDTH), theme.pixels(height)), rgb(theme.palette.page))
    _cast(picture, theme, festive=festive)
    room = _ROBOTS_LEFT - _MARGIN - _PADDING
    headline = line(title, theme.pixels(_TITLE), theme.pixels(room))
    _stamp(picture, headline, (_MARGIN, _HIGH if subtitle else _LOW), theme.palette.wall, theme)
    _write(picture, subtitle, (_MARGIN, _BELOW), _SUBTITLE, room, theme)
    most = max((row.chips for row in shown), default=0)
    for index, row in enumerate(shown):
        _row(picture, row, _HEAD + _ROW * index, most, theme)
    _write(picture, footer, (_NAME_LEFT, height - _FOOT / 2 + _GAP), _SMALL, _COUNT_RIGHT - _NAME_LEFT, theme)
    return picture


def _cast(picture: Image.Image, theme: Theme, *, festive: bool) -> None:
    """The five robots in the top right corner, on the edge of the first row."""
    places = [(_ROBOTS_LEFT + _ROBOT_STEP * (index + 0.5), _HEAD - _GAP - 0.46) for index in range(len(Robot))]
    if festive:
        left = _ROBOTS_LEFT - _ROBOT_STEP
        _paint(picture, 0, _HEAD - _GAP, lambda pen: confetti(pen.at((left, 0)), (WIDTH - left, _HEAD - _GAP), theme), theme)
    for index, (robot, (x, y)) in enumerate(zip(Robot, places, strict=True)):
        jump = 0.2 + 0.3 * (index % 2) if festive else 0
        _paste(picture, robot_picture(robot, theme), (x, y - jump), theme)


def _row(picture: Image.Image, row: Row, top: float, most: int, theme: Theme) -> None:
    middle = top + (_ROW - _GAP) / 2
    _panel(picture, top, theme, first=row.place == 1)
    _paste(picture, medal(row.place, theme), (_MARGIN + 0.66, middle), theme)
    digits = line(str(row.chips), theme.pixels(_COUNT), theme.pixels(_COUNT_ROOM))
    right = _COUNT_RIGHT - digits.mask.width / theme.cell
    _stamp(picture, digits, (right, middle + _COUNT * _CAPITAL), theme.palette.wall, theme)
    lift = 0.0
    if row.targets:
        right = min(right, _COUNT_RIGHT - _COUNT_ROOM)
        right -= _tokens(picture, row.targets, right, middle, theme)
    else:
        _paste(picture, chip(VORTEX, _smaller(theme, _TOKEN)), (right - _TOKEN * 0.7, middle), theme)
        right, lift = _COUNT_RIGHT - _COUNT_ROOM - _TOKEN, _LIFT
        _bar(picture, top + _ROW - _GAP - 2 * _BAR, right, row.chips / max(most, 1), theme)
    start = _NAME_LEFT, middle - lift + _NAME * _CAPITAL
    name = line(row.name, theme.pixels(_NAME), theme.pixels(right - _NAME_LEFT - _PADDING))
    _stamp(picture, name, start, theme.palette.wall, theme)


def _panel(picture: Image.Image, top: float, theme: Theme, *, first: bool) -> None:
    palette, right, bottom = theme.palette, WIDTH - _MARGIN, top + _ROW - _GAP

    def paint(pen: Pen) -> None:
        if first:
            edge = _LINE
            pen.polygon(_rounded(_MARGIN - edge, top - edge, right + edge, bottom + edge, _RADIUS + edge), palette.glow)
        pen.polygon(_rounded(_MARGIN, top, right, bottom, _RADIUS), palette.grout)
        pen.polygon(_rounded(_MARGIN, top, right, bottom - _LINE, _RADIUS), palette.cells[0])

    _paint(picture, top - _GAP, bottom + _GAP, paint, theme)


def _bar(picture: Image.Image, y: float, right: float, share: float, theme: Theme) -> None:
    """How many chips against the most on this card, as a share of 1."""
    left, right = _NAME_LEFT + _BAR / 2, right - _BAR / 2

    def paint(pen: Pen) -> None:
        pen.stroke([(left, y), (right, y)], _BAR, theme.palette.grout)
        pen.stroke([(left, y), (left + (right - left) * share, y)], _BAR, theme.palette.glow)

    _paint(picture, y - _BAR, y + _BAR, paint, theme)


def _tokens(picture: Image.Image, targets: Sequence[Target], right: float, middle: float, theme: Theme) -> float:
    """The chips themselves, the last at the right end, over each other where there are many. Answers the room they take."""
    step = min(_TOKEN, (_TOKENS_ROOM - _TOKEN) / max(len(targets) - 1, 1))
    small = _smaller(theme, _TOKEN)
    left = right - step * (len(targets) - 1) - _TOKEN / 2
    for index, target in enumerate(targets):
        _paste(picture, chip(target, small), (left + step * index, middle), theme)
    return right - left + _TOKEN / 2


def _smaller(theme: Theme, width: float) -> Theme:
    """The theme in which the chip of the board is so many of this theme's cells wide."""
    return replace(theme, cell=round(theme.cell * width / (2 * theme.sizes.chip)))


def _write(picture: Image.Image, text: str, start: Point, size: float, room: float, theme: Theme) -> None:
    """Text below the title or beside the rows, which may be none."""
    if text:
        _stamp(picture, line(text, theme.pixels(size), theme.pixels(room)), start, theme.palette.coordinates, theme)


def _stamp(picture: Image.Image, written: Line, start: Point, colour: str, theme: Theme) -> None:
    """A line of text whose first letter stands at this point."""
    picture.paste(rgb(colour), (theme.pixels(start[0]), theme.pixels(start[1]) - written.baseline), written.mask)


def _paint(picture: Image.Image, top: float, bottom: float, paint: Callable[[Pen], None], theme: Theme) -> None:
    """Paint on a strip across the card, in cells from its top left corner."""
    y, height = math.floor(top * theme.cell), math.ceil((bottom - top) * theme.cell)
    strip = painted(theme, picture.width, height, (0, -y), paint)
    picture.paste(strip, (0, y), strip)


def _paste(picture: Image.Image, sprite: Image.Image, place: Point, theme: Theme) -> None:
    paste(picture, sprite, (place[0] * theme.cell, place[1] * theme.cell))


def _rounded(left: float, top: float, right: float, bottom: float, radius: float) -> list[Point]:
    """The outline of a rectangle with round corners."""
    corners = ((right, bottom, -1, -1, 0), (left, bottom, 1, -1, 90), (left, top, 1, 1, 180), (right, top, -1, 1, 270))
    outline = list[Point]()
    for x, y, inward, downward, start in corners:
        outline += arc((x + inward * radius, y + downward * radius), (radius, radius), start, start + 90)
    return outline
