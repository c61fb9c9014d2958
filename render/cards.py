"""Cards of people: leaderboard, scoreboard and the end of a match, in the style of the board."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace

from PIL import Image

from engine.pieces import COLOURED, Robot, Target, robots_with
from engine.score import Score
from render.celebration import confetti
from render.lettering import TextLine, lay_out
from render.marks import chip
from render.medals import MIDDLE, medal
from render.pen import Pen, Point, add, arc, painted, paste
from render.robots import robot_picture
from render.rows import MAX_ROWS, Row
from render.score_icons import score_icon
from render.theme import LIGHT, Theme, rgb


def draw_card(  # noqa: PLR0913 - all but two have defaults
    title: str,
    rows: Sequence[Row],
    *,
    named: str = "",
    subtitle: str = "",
    footer: str = "",
    score: Score = Score.CHIPS,
    festive: bool = False,
    fifth: Robot = Robot.BLACK,
    theme: Theme = LIGHT,
) -> Image.Image:
    """The rows below a title as an RGB picture, about 920 pixels wide in the usual theme.

    At most `MAX_ROWS` rows are drawn. Chips are shown as such if rows say which they are, else bars compare the
    numbers beside the icon of the ``score``. ``festive`` lets the robots jump among confetti; ``fifth`` is the one
    beside the coloured ones. All texts may be in any script, and are cut to their room; of the title, who is ``named`` in it
    is cut first.
    """
    sizes, shown = theme.card, rows[:MAX_ROWS]
    height = sizes.head + sizes.row * len(shown) + (sizes.foot if footer else sizes.margin - sizes.gap)
    picture = Image.new("RGB", (theme.pixels(sizes.width), theme.pixels(height)), rgb(theme.palette.page))
    room = _robots_left(theme) - sizes.margin - sizes.padding
    headline = _headline(title, named, room, theme)
    if festive:
        _celebrate(picture, sizes.margin + headline.width / theme.cell + sizes.padding, theme)
    _cast(picture, fifth, theme, festive=festive)
    base = sizes.title_base if subtitle else sizes.title_alone
    _stamp(picture, headline, (sizes.margin, base), theme.palette.wall, theme)
    _write(picture, subtitle, (sizes.margin, sizes.subtitle_base), sizes.subtitle, room, theme)
    _rows(picture, shown, score, theme)
    left = sizes.margin + sizes.name_left
    base = height - sizes.foot / 2 + sizes.gap
    _write(picture, footer, (left, base), sizes.footer, sizes.width - sizes.margin - sizes.score_right - left, theme)
    return picture


def _robots_left(theme: Theme) -> float:
    return theme.card.width - theme.card.margin - (len(COLOURED) + 1) * theme.card.robot_step


def _headline(title: str, named: str, room: float, theme: Theme) -> TextLine:
    """The title, as much smaller as it takes to fit, and in the smallest size with a shorter name if need be."""
    sizes, width = theme.card, theme.pixels(room)
    large = lay_out(title, theme.pixels(sizes.title), 2 * theme.pixels(sizes.width))
    size = theme.pixels(max(sizes.title_long, min(1, width / large.width) * sizes.title))
    # Letters come in whole pixels, so that one that was rounded up may be too large.
    if size > theme.pixels(sizes.title_long) and lay_out(title, size, 2 * width).width > width:
        size -= 1
    return lay_out(title, size, width, name=named)


def _celebrate(picture: Image.Image, start: float, theme: Theme) -> None:
    """Confetti around the robots, which leaves the title free that ends here."""
    sizes = theme.card
    left = max(start, _robots_left(theme) - sizes.robot_step)
    air = (sizes.width - left, sizes.head)
    _paint(picture, 0, sizes.head, lambda pen: confetti(pen.at((left, 0)), air, theme), theme)


def _cast(picture: Image.Image, fifth: Robot, theme: Theme, *, festive: bool) -> None:
    """The five robots in the top right corner, on the edge of the first row."""
    sizes = theme.card
    left, step, floor = _robots_left(theme), sizes.robot_step, sizes.head - sizes.robot_rise
    for index, robot in enumerate(robots_with(fifth)):
        jump = sizes.jumps[index % len(sizes.jumps)] if festive else 0
        _paste(picture, robot_picture(robot, theme), (left + step * (index + 0.5), floor - jump), theme)


def _rows(picture: Image.Image, rows: Sequence[Row], score: Score, theme: Theme) -> None:
    """All rows, with room for the longest number of chips at the right end of each."""
    sizes = theme.card
    numbers = [lay_out(f"{row.chips:,}", theme.pixels(sizes.score), picture.width) for row in rows]
    room = max([sizes.score_room, *(number.width / theme.cell for number in numbers)])
    most = 0 if any(row.targets for row in rows) else max((row.chips for row in rows), default=0)
    icon = score_icon(score, theme) if most else None
    for index, (row, number) in enumerate(zip(rows, numbers, strict=True)):
        top, right = sizes.head + sizes.row * index, sizes.width - sizes.margin - sizes.score_right
        middle = top + (sizes.row - sizes.gap) / 2
        _panel(picture, top, theme, first=row.place == 1)
        _place(picture, row.place, (sizes.margin + sizes.medal_left, middle), theme)
        start = (right - number.width / theme.cell, middle + sizes.score * sizes.capital)
        _stamp(picture, number, start, theme.palette.wall, theme)
        right -= room + sizes.padding
        if icon:
            _paste(picture, icon, (right - sizes.token / 2, middle), theme)
            right -= sizes.token
        else:
            right -= _tokens(picture, row.targets, right, middle, theme)
        _person(picture, row, top, right - sizes.padding, most, theme)


def _place(picture: Image.Image, place: int, middle: Point, theme: Theme) -> None:
    """The number of a place, on a medal if it has one."""
    sizes, colour, number = theme.card, theme.palette.coordinates, str(place)
    if place <= len(theme.metals):
        colour = theme.metals[place - 1].number
        _paste(picture, medal(place, theme), middle, theme)
        middle = add(middle, MIDDLE)
    size = sizes.medal_number * min(1, sizes.medal_digits / len(number))
    written = lay_out(number, theme.pixels(size), picture.width)
    start = (middle[0] - written.width / theme.cell / 2, middle[1] + size * sizes.capital)
    _stamp(picture, written, start, colour, theme)


def _person(picture: Image.Image, row: Row, top: float, right: float, most: int, theme: Theme) -> None:
    """The name, and a bar against the ``most`` if there is one; both end here on the right."""
    sizes = theme.card
    left, middle = sizes.margin + sizes.name_left, top + (sizes.row - sizes.gap) / 2
    if most:
        bottom = top + sizes.row - sizes.gap - sizes.bar_bottom
        _bar(picture, (left, right), bottom, row.chips / most, theme)
        middle -= sizes.lift
    name = lay_out(row.name, theme.pixels(sizes.name), theme.pixels(right - left))
    _stamp(picture, name, (left, middle + sizes.name * sizes.capital), theme.palette.wall, theme)


def _panel(picture: Image.Image, top: float, theme: Theme, *, first: bool) -> None:
    palette, sizes = theme.palette, theme.card
    left, right, bottom = sizes.margin, sizes.width - sizes.margin, top + sizes.row - sizes.gap

    def paint(pen: Pen) -> None:
        edge, radius = sizes.line, sizes.radius
        if first:
            pen.polygon(_rounded(left - edge, top - edge, right + edge, bottom + edge, radius + edge), palette.glow)
        pen.polygon(_rounded(left, top, right, bottom, radius), palette.grout)
        pen.polygon(_rounded(left, top, right, bottom - edge, radius), palette.cells[0])

    _paint(picture, top - sizes.gap, bottom + sizes.gap, paint, theme)


def _bar(picture: Image.Image, ends: tuple[float, float], y: float, share: float, theme: Theme) -> None:
    """How many chips against the most on this card, as a share of 1."""
    width = theme.card.bar
    left, right = ends[0] + width / 2, ends[1] - width / 2

    def paint(pen: Pen) -> None:
        pen.stroke([(left, y), (right, y)], width, theme.palette.grout)
        if share:
            pen.stroke([(left, y), (left + (right - left) * share, y)], width, theme.palette.bar)

    _paint(picture, y - width, y + width, paint, theme)


def _tokens(picture: Image.Image, targets: Sequence[Target], right: float, middle: float, theme: Theme) -> float:
    """The chips themselves, the last at the right end, over each other where there are many. Answers the room they take."""
    width = theme.card.token
    if not targets:
        return 0
    step = min(width, (theme.card.tokens_room - width) / max(len(targets) - 1, 1))
    small = _smaller(theme, width)
    left = right - step * (len(targets) - 1) - width / 2
    for index, target in enumerate(targets):
        _paste(picture, chip(target, small), (left + step * index, middle), theme)
    return right - left + width / 2


def _smaller(theme: Theme, width: float) -> Theme:
    """The theme in which the chip of the board is so many of this theme's cells wide."""
    return replace(theme, cell=round(theme.cell * width / (2 * theme.sizes.chip)))


def _write(picture: Image.Image, text: str, start: Point, size: float, room: float, theme: Theme) -> None:
    """Text below the title or beside the rows, which may be none."""
    if text:
        _stamp(picture, lay_out(text, theme.pixels(size), theme.pixels(room)), start, theme.palette.coordinates, theme)


def _stamp(picture: Image.Image, written: TextLine, start: Point, colour: str, theme: Theme) -> None:
    """A line of text whose first letter stands at this point."""
    written.draw(picture, (theme.pixels(start[0]), theme.pixels(start[1])), colour)


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
