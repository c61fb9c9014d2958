"""Cards of players: leaderboard, scoreboard and the end of a match, in the style of the board."""

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from engine.board.pieces import Target
from engine.rules.score import Score
from render.icons import MIDDLE, TOKEN, medal, score_icon
from render.lettering import lay_out
from render.marks import CHIP, chip
from render.panels import CAPITAL, GAP, HEAD, MARGIN, PADDING, WIDTH, bar, blank, centred, draw_head, lay, panel, stamp, write
from render.pen import Point, add
from render.sections import MAX_ROWS, Card, Row
from render.theme import LIGHT, METALS, Theme

_ROW, _FOOT = 1.2, 0.75
"""From one row to the next, and the height of what is below them."""
_NAME, _SCORE, _PLACE, _FOOTER = 0.5, 0.6, 0.44, 0.36
"""The sizes of the texts."""
_NAME_LEFT, _MEDAL_LEFT, _SCORE_RIGHT = 1.3, 0.66, 0.4
"""From the left end of a row to the name, and to the middle of the medal; from the number of chips to the right end."""
_SCORE_ROOM, _CHIPS_ROOM = 0.8, 5.6
"""The least room for that number, and the room for all chips of a row together."""
_PLACE_DIGITS = 3
"""The most digits of a place that fit in their size."""
_BAR, _BAR_BOTTOM, _LIFT = 0.08, 0.17, 0.16
"""The width of a bar, from its middle to the bottom of its row, and how much higher a name stands above it."""


def draw_card(card: Card, theme: Theme = LIGHT) -> Image.Image:
    """Return an RGB picture of a card, about 920 pixels wide in the default theme.

    At most `MAX_ROWS` rows are drawn. Texts may be in any script and are cut to fit; in the title, the ``named`` part is cut
    first.
    """
    shown = card.rows[:MAX_ROWS]
    height = HEAD + _ROW * len(shown) + (_FOOT if card.footer else MARGIN - GAP)
    picture = blank(height, theme)
    draw_head(picture, card.title, theme, named=card.named, subtitle=card.subtitle, fifth=card.fifth, festive=card.festive)
    _rows(picture, shown, card.score, theme)
    left, base = MARGIN + _NAME_LEFT, height - _FOOT / 2 + GAP
    write(picture, card.footer, (left, base), _FOOTER, WIDTH - MARGIN - _SCORE_RIGHT - left, theme)
    return picture


def _rows(picture: Image.Image, rows: Sequence[Row], score: Score, theme: Theme) -> None:
    """Draw all rows, with room for the longest number of chips at the right end of each."""
    numbers = [lay_out(row.written or str(row.chips), theme.pixels(_SCORE), picture.width) for row in rows]
    room = max([_SCORE_ROOM, *(number.width / theme.cell for number in numbers)])
    most = 0 if any(row.targets for row in rows) else max((row.chips for row in rows), default=0)
    icon = score_icon(score, theme) if most else None
    for index, (row, number) in enumerate(zip(rows, numbers, strict=True)):
        top, right = HEAD + _ROW * index, WIDTH - MARGIN - _SCORE_RIGHT
        middle = top + (_ROW - GAP) / 2
        panel(picture, (MARGIN, top), (WIDTH - 2 * MARGIN, _ROW - GAP), theme, framed=row.place == 1)
        _place(picture, row.place, (MARGIN + _MEDAL_LEFT, middle), theme)
        start = (right - number.width / theme.cell, middle + _SCORE * CAPITAL)
        stamp(picture, number, start, theme.palette.wall, theme)
        right -= room + PADDING
        if icon:
            lay(picture, icon, (right - TOKEN / 2, middle), theme)
            right -= TOKEN
        else:
            right -= _tokens(picture, row.targets, right, middle, theme)
        _person(picture, row, top, right - PADDING, most, theme)


def _place(picture: Image.Image, place: int, middle: Point, theme: Theme) -> None:
    """Draw the number of a place, on a medal if it has one; nothing for place 0."""
    if not place:
        return
    colour, number = theme.palette.coordinates, str(place)
    if place <= len(METALS):
        colour = METALS[place - 1].number
        lay(picture, medal(place, theme), middle, theme)
        middle = add(middle, MIDDLE)
    size = _PLACE * min(1, _PLACE_DIGITS / len(number))
    written = lay_out(number, theme.pixels(size), picture.width)
    centred(picture, written, middle, size, colour, theme)


def _person(picture: Image.Image, row: Row, top: float, right: float, most: int, theme: Theme) -> None:
    """Draw the name, and a bar relative to ``most``, if given; both end at ``right``."""
    left, middle = MARGIN + _NAME_LEFT, top + (_ROW - GAP) / 2
    if most:
        bar(picture, (left, right), top + _ROW - GAP - _BAR_BOTTOM, _BAR, row.chips / most, theme)
        middle -= _LIFT
    name = lay_out(row.name, theme.pixels(_NAME), theme.pixels(right - left))
    stamp(picture, name, (left, middle + _NAME * CAPITAL), theme.palette.wall, theme)


def _tokens(picture: Image.Image, targets: Sequence[Target], right: float, middle: float, theme: Theme) -> float:
    """Draw the chips, the last at the right end, overlapping if there are many. Return the width that they take."""
    if not targets:
        return 0
    step = min(TOKEN, (_CHIPS_ROOM - TOKEN) / max(len(targets) - 1, 1))
    small = replace(theme, cell=round(theme.cell * TOKEN / (2 * CHIP)))
    left = right - step * (len(targets) - 1) - TOKEN / 2
    for index, target in enumerate(targets):
        lay(picture, chip(target, small), (left + step * index, middle), theme)
    return right - left + TOKEN / 2
