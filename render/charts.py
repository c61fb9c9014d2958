"""Charts: numbers on tiles, shares as columns and counts as bars, in the style of the cards of players."""

from collections.abc import Sequence

from PIL import Image

from engine.pieces import Robot
from render.head import draw_head
from render.panels import blank, centred, fitted, paint, panel, stamp, write
from render.pen import Pen, Point
from render.sections import Bars, Columns, Section, Tiles
from render.theme import LIGHT, Theme


def draw_chart(
    title: str, sections: Sequence[Section], *, subtitle: str = "", fifth: Robot | None = None, theme: Theme = LIGHT
) -> Image.Image:
    """Return an RGB picture of the sections below a title, as wide as a card of players. Texts may be in any script.

    Text that is too long for its place is written smaller, then cut.
    """
    picture = blank(theme.card.head + sum(_height(section, theme) for section in sections) + theme.card.margin, theme)
    draw_head(picture, title, theme, subtitle=subtitle, fifth=fifth)
    top = theme.card.head
    for section in sections:
        below = top + _heading_room(section, theme)
        start = theme.card.margin, top + theme.chart.heading_base
        write(picture, section.heading, start, theme.chart.heading, _width(theme), theme)
        match section:
            case Tiles():
                _tiles(picture, section, below, theme)
            case Columns():
                _columns(picture, section, below, theme)
            case Bars():
                _bars(picture, section, below, theme)
        top += _height(section, theme)
    return picture


def _width(theme: Theme) -> float:
    return theme.card.width - 2 * theme.card.margin


def _heading_room(section: Section, theme: Theme) -> float:
    return theme.chart.heading_room if section.heading else 0


def _height(section: Section, theme: Theme) -> float:
    sizes = theme.chart
    match section:
        case Tiles(_, tiles, across):
            inner = sizes.tile * -(-len(tiles) // across)
        case Columns():
            inner = sizes.columns
        case Bars(_, bars):
            inner = sizes.row * len(bars) + 2 * sizes.inside
    return _heading_room(section, theme) + inner


def _tiles(picture: Image.Image, section: Tiles, top: float, theme: Theme) -> None:
    sizes, gap = theme.chart, theme.card.gap
    width, height = (_width(theme) + gap) / section.across - gap, sizes.tile - gap
    for index, tile in enumerate(section.tiles):
        row, column = divmod(index, section.across)
        left, above = theme.card.margin + column * (width + gap), top + row * sizes.tile
        panel(picture, (left, above), (width, height), theme)
        middle, room = left + width / 2, width - 2 * theme.card.padding
        value = fitted(tile.value, sizes.tile_value, sizes.text, room, theme)
        centred(picture, value, (middle, above + sizes.tile_value_middle), sizes.tile_value, theme.palette.wall, theme)
        _label(picture, tile.label, (middle, above + sizes.tile_label_middle), room, theme)


def _columns(picture: Image.Image, section: Columns, top: float, theme: Theme) -> None:
    sizes, palette = theme.chart, theme.palette
    left, width = theme.card.margin, _width(theme)
    panel(picture, (left, top), (width, sizes.columns - theme.card.gap), theme)
    step = (width - 2 * sizes.inside) / max(len(section.columns), sizes.columns_least)
    base, full = top + sizes.column_base, sizes.column_base - sizes.column_top
    for index, column in enumerate(section.columns):
        middle = left + sizes.inside + step * (index + 0.5)
        high = base - full * (column.share or 0)
        half = step * sizes.column / 2
        ends = (middle - half, high), (middle + half, base)

        def draw(pen: Pen, ends: tuple[Point, Point] = ends, share: float | None = column.share) -> None:
            (start, above), (end, below) = ends
            if share:
                pen.polygon([(start, above), (end, above), (end, below), (start, below)], palette.bar)
            pen.stroke([(start, below), (end, below)], theme.card.line, palette.coordinates)

        paint(picture, top, top + sizes.columns, draw, theme)
        value = fitted(column.value, sizes.text, sizes.text_least, step, theme)
        centred(picture, value, (middle, high - sizes.text * 0.75), sizes.text, palette.wall, theme)
        _label(picture, column.label, (middle, top + sizes.column_label), step, theme)


def _bars(picture: Image.Image, section: Bars, top: float, theme: Theme) -> None:
    sizes, palette = theme.chart, theme.palette
    left, width = theme.card.margin, _width(theme)
    panel(picture, (left, top), (width, sizes.row * len(section.bars) + 2 * sizes.inside - theme.card.gap), theme)
    most = max((bar.count for bar in section.bars), default=0)
    start, room = left + sizes.bar_left, width - sizes.bar_left - sizes.bar_right
    for index, bar in enumerate(section.bars):
        middle = top + sizes.inside - theme.card.gap / 2 + sizes.row * (index + 0.5)
        end = start + room * bar.count / max(most, 1)
        if bar.count:
            _draw_bar(picture, (start, end), middle, theme, marked=bool(bar.note))
        label = fitted(bar.label, sizes.text, sizes.text_least, sizes.bar_left - theme.card.padding, theme)
        place = start - theme.card.padding - label.width / theme.cell, middle + sizes.text * theme.card.capital
        stamp(picture, label, place, palette.wall, theme)
        text = f"{bar.written or bar.count} {bar.note}".strip()
        number = fitted(text, sizes.text, sizes.text_least, left + width - end - 2 * theme.card.padding, theme)
        place = end + theme.card.padding, middle + sizes.text * theme.card.capital
        stamp(picture, number, place, palette.wall, theme)


def _draw_bar(picture: Image.Image, ends: Point, y: float, theme: Theme, *, marked: bool) -> None:
    (start, end), half, line, palette = ends, theme.chart.bar / 2, theme.chart.mark, theme.palette

    def draw(pen: Pen) -> None:
        for width, colour in ((2 * line, palette.wall), (line, palette.cells[0])) if marked else ():
            pen.polygon(_box(start - width, y - half - width, end + width, y + half + width), colour)
        pen.polygon(_box(start, y - half, end, y + half), palette.bar)

    paint(picture, y - 2 * half, y + 2 * half, draw, theme)


def _box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _label(picture: Image.Image, text: str, middle: Point, room: float, theme: Theme) -> None:
    """Write a label around a point."""
    sizes = theme.chart
    if text:
        label = fitted(text, sizes.text, sizes.text_least, room, theme)
        centred(picture, label, middle, sizes.text, theme.palette.coordinates, theme)
