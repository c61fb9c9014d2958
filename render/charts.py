"""Charts: numbers on tiles, shares as columns and counts as bars, in the style of the cards of players."""

from collections.abc import Sequence

from PIL import Image

from engine.board.pieces import Robot
from render.panels import (
    CAPITAL,
    GAP,
    HEAD,
    LINE,
    MARGIN,
    PADDING,
    WIDTH,
    blank,
    centred,
    common_size,
    draw_head,
    fitted,
    paint,
    panel,
    stamp,
    write,
)
from render.pen import Pen, Point
from render.sections import Bars, Columns, Section, Tiles
from render.theme import LIGHT, Theme

_INNER = WIDTH - 2 * MARGIN
"""The width of a section, in cells as all measures here."""
_TEXT, _LEAST_TEXT = 0.44, 0.28
"""The size of texts, and the least size of those that would be too long in that."""
_HEADING_BASE, _HEADING_ROOM = 0.54, 0.8
"""From the top of a section to the line that its heading stands on, and to what is below the heading."""
_INSIDE = 0.3
"""From the edge of a panel to what is on it."""

_TILE, _TILE_VALUE = 1.62, 0.62
"""From one row of tiles to the next, and the size of their values."""
_TILE_VALUE_MIDDLE, _TILE_LABEL_MIDDLE = 0.52, 1.12
"""From the top of a tile to the middle of its value, and to that of its label."""

_COLUMNS, _LEAST_COLUMNS, _COLUMN = 3.5, 6, 0.62
"""The height of a section with columns, their least number for their width, and their width as a share of their place."""
_COLUMN_TOP, _COLUMN_BASE, _COLUMN_LABEL = 0.75, 2.62, 2.96
"""From the top of a panel to that of the highest possible column, to the foot of all, and to the middle of their labels."""

_APART = 0.16
"""The least between the labels of two columns."""

_ROW, _BAR = 0.82, 0.48
"""From one bar to the next, and their width."""
_BAR_LEFT, _BAR_RIGHT = 1.25, 3.4
"""From the edge of the panel to the beginning of bars, and from their end to the other edge."""
_MARK = 0.05
"""The line around a highlighted bar, and the gap between the two."""


def draw_chart(
    title: str, sections: Sequence[Section], *, subtitle: str = "", fifth: Robot | None = None, theme: Theme = LIGHT
) -> Image.Image:
    """Return an RGB picture of the sections below a title, as wide as a card of players. Texts may be in any script.

    Text that is too long for its place is written smaller, then cut.
    """
    picture = blank(HEAD + sum(map(_height, sections)) + MARGIN, theme)
    draw_head(picture, title, theme, subtitle=subtitle, fifth=fifth)
    top = HEAD
    for section in sections:
        below = top + _heading_room(section)
        write(picture, section.heading, (MARGIN, top + _HEADING_BASE), _TEXT, _INNER, theme)
        match section:
            case Tiles():
                _tiles(picture, section, below, theme)
            case Columns():
                _columns(picture, section, below, theme)
            case Bars():
                _bars(picture, section, below, theme)
        top += _height(section)
    return picture


def _heading_room(section: Section) -> float:
    return _HEADING_ROOM if section.heading else 0


def _height(section: Section) -> float:
    match section:
        case Tiles(_, tiles, across):
            inner = _TILE * -(-len(tiles) // across)
        case Columns():
            inner = _COLUMNS
        case Bars(_, bars):
            inner = _ROW * len(bars) + 2 * _INSIDE
    return _heading_room(section) + inner


def _tiles(picture: Image.Image, section: Tiles, top: float, theme: Theme) -> None:
    width, height = (_INNER + GAP) / section.across - GAP, _TILE - GAP
    room = width - 2 * PADDING
    size = common_size((tile.label for tile in section.tiles), _TEXT, _LEAST_TEXT, room, theme)
    for index, tile in enumerate(section.tiles):
        row, column = divmod(index, section.across)
        left, above = MARGIN + column * (width + GAP), top + row * _TILE
        panel(picture, (left, above), (width, height), theme)
        middle = left + width / 2
        value = fitted(tile.value, _TILE_VALUE, _TEXT, room, theme)
        centred(picture, value, (middle, above + _TILE_VALUE_MIDDLE), _TILE_VALUE, theme.palette.wall, theme)
        _label(picture, tile.label, (middle, above + _TILE_LABEL_MIDDLE), size, room, theme)


def _columns(picture: Image.Image, section: Columns, top: float, theme: Theme) -> None:
    palette = theme.palette
    panel(picture, (MARGIN, top), (_INNER, _COLUMNS - GAP), theme)
    step = (_INNER - 2 * _INSIDE) / max(len(section.columns), _LEAST_COLUMNS)
    base, full, room = top + _COLUMN_BASE, _COLUMN_BASE - _COLUMN_TOP, step - _APART
    size = common_size((column.label for column in section.columns), _TEXT, _LEAST_TEXT, room, theme)
    for index, column in enumerate(section.columns):
        middle = MARGIN + _INSIDE + step * (index + 0.5)
        high = base - full * (column.share or 0)
        half = step * _COLUMN / 2
        ends = (middle - half, high), (middle + half, base)

        def draw(pen: Pen, ends: tuple[Point, Point] = ends, share: float | None = column.share) -> None:
            (start, above), (end, below) = ends
            if share:
                pen.polygon([(start, above), (end, above), (end, below), (start, below)], palette.bar)
            pen.stroke([(start, below), (end, below)], LINE, palette.coordinates)

        paint(picture, top, top + _COLUMNS, draw, theme)
        value = fitted(column.value, _TEXT, _LEAST_TEXT, step, theme)
        centred(picture, value, (middle, high - _TEXT * 0.75), _TEXT, palette.wall, theme)
        _label(picture, column.label, (middle, top + _COLUMN_LABEL), size, room, theme)


def _bars(picture: Image.Image, section: Bars, top: float, theme: Theme) -> None:
    palette = theme.palette
    panel(picture, (MARGIN, top), (_INNER, _ROW * len(section.bars) + 2 * _INSIDE - GAP), theme)
    most = max((bar.count for bar in section.bars), default=0)
    start, room = MARGIN + _BAR_LEFT, _INNER - _BAR_LEFT - _BAR_RIGHT
    for index, bar in enumerate(section.bars):
        middle = top + _INSIDE - GAP / 2 + _ROW * (index + 0.5)
        end = start + room * bar.count / max(most, 1)
        if bar.count:
            _draw_bar(picture, (start, end), middle, theme, marked=bool(bar.note))
        label = fitted(bar.label, _TEXT, _LEAST_TEXT, _BAR_LEFT - PADDING, theme)
        place = start - PADDING - label.width / theme.cell, middle + _TEXT * CAPITAL
        stamp(picture, label, place, palette.wall, theme)
        text = f"{bar.written or bar.count} {bar.note}".strip()
        number = fitted(text, _TEXT, _LEAST_TEXT, MARGIN + _INNER - end - 2 * PADDING, theme)
        place = end + PADDING, middle + _TEXT * CAPITAL
        stamp(picture, number, place, palette.wall, theme)


def _draw_bar(picture: Image.Image, ends: Point, y: float, theme: Theme, *, marked: bool) -> None:
    (start, end), half, palette = ends, _BAR / 2, theme.palette

    def draw(pen: Pen) -> None:
        for width, colour in ((2 * _MARK, palette.wall), (_MARK, palette.cells[0])) if marked else ():
            pen.polygon(_box(start - width, y - half - width, end + width, y + half + width), colour)
        pen.polygon(_box(start, y - half, end, y + half), palette.bar)

    paint(picture, y - 2 * half, y + 2 * half, draw, theme)


def _box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _label(picture: Image.Image, text: str, middle: Point, size: float, room: float, theme: Theme) -> None:
    """Write a label around a point, in the size that all labels of its section have."""
    if text:
        label = fitted(text, size, _LEAST_TEXT, room, theme)
        centred(picture, label, middle, size, theme.palette.coordinates, theme)
