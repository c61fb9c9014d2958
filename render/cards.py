"""Cards of players: leaderboard, scoreboard and the end of a match, in the style of the board."""

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from engine.pieces import Target
from engine.score import Score
from render.head import draw_head
from render.icons import MIDDLE, medal, score_icon
from render.lettering import lay_out
from render.marks import chip
from render.panels import bar, blank, centred, lay, panel, stamp, write
from render.pen import Point, add
from render.sections import MAX_ROWS, Card, Row
from render.theme import LIGHT, Theme


def draw_card(card: Card, theme: Theme = LIGHT) -> Image.Image:
    """Return an RGB picture of a card, about 920 pixels wide in the default theme.

    At most `MAX_ROWS` rows are drawn. Texts may be in any script and are cut to fit; in the title, the ``named`` part is cut
    first.
    """
    sizes, shown = theme.card, card.rows[:MAX_ROWS]
    height = sizes.head + sizes.row * len(shown) + (sizes.foot if card.footer else sizes.margin - sizes.gap)
    picture = blank(height, theme)
    draw_head(picture, card.title, theme, named=card.named, subtitle=card.subtitle, fifth=card.fifth, festive=card.festive)
    _rows(picture, shown, card.score, theme)
    left = sizes.margin + sizes.name_left
    base = height - sizes.foot / 2 + sizes.gap
    write(picture, card.footer, (left, base), sizes.footer, sizes.width - sizes.margin - sizes.score_right - left, theme)
    return picture


def _rows(picture: Image.Image, rows: Sequence[Row], score: Score, theme: Theme) -> None:
    """Draw all rows, with room for the longest number of chips at the right end of each."""
    sizes = theme.card
    numbers = [lay_out(row.written or str(row.chips), theme.pixels(sizes.score), picture.width) for row in rows]
    room = max([sizes.score_room, *(number.width / theme.cell for number in numbers)])
    most = 0 if any(row.targets for row in rows) else max((row.chips for row in rows), default=0)
    icon = score_icon(score, theme) if most else None
    for index, (row, number) in enumerate(zip(rows, numbers, strict=True)):
        top, right = sizes.head + sizes.row * index, sizes.width - sizes.margin - sizes.score_right
        middle = top + (sizes.row - sizes.gap) / 2
        size = sizes.width - 2 * sizes.margin, sizes.row - sizes.gap
        panel(picture, (sizes.margin, top), size, theme, framed=row.place == 1)
        _place(picture, row.place, (sizes.margin + sizes.medal_left, middle), theme)
        start = (right - number.width / theme.cell, middle + sizes.score * sizes.capital)
        stamp(picture, number, start, theme.palette.wall, theme)
        right -= room + sizes.padding
        if icon:
            lay(picture, icon, (right - sizes.token / 2, middle), theme)
            right -= sizes.token
        else:
            right -= _tokens(picture, row.targets, right, middle, theme)
        _person(picture, row, top, right - sizes.padding, most, theme)


def _place(picture: Image.Image, place: int, middle: Point, theme: Theme) -> None:
    """Draw the number of a place, on a medal if it has one; nothing for place 0."""
    if not place:
        return
    sizes, colour, number = theme.card, theme.palette.coordinates, str(place)
    if place <= len(theme.metals):
        colour = theme.metals[place - 1].number
        lay(picture, medal(place, theme), middle, theme)
        middle = add(middle, MIDDLE)
    size = sizes.medal_number * min(1, sizes.medal_digits / len(number))
    written = lay_out(number, theme.pixels(size), picture.width)
    centred(picture, written, middle, size, colour, theme)


def _person(picture: Image.Image, row: Row, top: float, right: float, most: int, theme: Theme) -> None:
    """Draw the name, and a bar relative to ``most``, if given; both end at ``right``."""
    sizes = theme.card
    left, middle = sizes.margin + sizes.name_left, top + (sizes.row - sizes.gap) / 2
    if most:
        bottom = top + sizes.row - sizes.gap - sizes.bar_bottom
        bar(picture, (left, right), bottom, sizes.bar, row.chips / most, theme)
        middle -= sizes.lift
    name = lay_out(row.name, theme.pixels(sizes.name), theme.pixels(right - left))
    stamp(picture, name, (left, middle + sizes.name * sizes.capital), theme.palette.wall, theme)


def _tokens(picture: Image.Image, targets: Sequence[Target], right: float, middle: float, theme: Theme) -> float:
    """Draw the chips, the last at the right end, overlapping if there are many. Return the width that they take."""
    width = theme.card.token
    if not targets:
        return 0
    step = min(width, (theme.card.tokens_room - width) / max(len(targets) - 1, 1))
    small = replace(theme, cell=round(theme.cell * width / (2 * theme.sizes.chip)))
    left = right - step * (len(targets) - 1) - width / 2
    for index, target in enumerate(targets):
        lay(picture, chip(target, small), (left + step * index, middle), theme)
    return right - left + width / 2
