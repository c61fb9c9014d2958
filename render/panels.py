"""The parts of cards: heads, lines of text, panels and bars, in cells from the top left corner of a picture."""

import math
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from PIL import Image

from engine.board.pieces import Robot, robots_with
from render.celebration import confetti
from render.lettering import TextLine, lay_out
from render.pen import Pen, Point, arc, painted, paste, png
from render.robots import robot_picture
from render.theme import Theme, rgb

WIDTH, MARGIN, HEAD = 14, 0.45, 1.95
"""The width of a card, the space around what is on it, and from its top to the first row, in cells as all measures of cards."""
GAP, PADDING, LINE = 0.12, 0.22, 0.05
"""Between two panels; the least between two things on one; the lower edge of panels, and the frame of one that stands out."""
CAPITAL = 0.36
"""Half the height of a capital letter, in sizes of its font."""

_TITLE, _LONG_TITLE, _SUBTITLE = 0.68, 0.5, 0.38
"""The sizes of the texts: of a title, of one that would be too long in that size, at least, and of what is below it."""
_BASE, _ALONE, _SUBTITLE_BASE = 0.95, 1.15, 1.52
"""From the top to the line that a title stands on, that of a title with nothing below it, and that of what is below."""
_STEP, _RISE = 0.98, 0.58
"""From one robot to the next, and from their middle to the first row."""
_JUMPS = (0.2, 0.5)
"""The extra heights at which the robots stand in turn on a festive card."""

_RADIUS = 0.2
"""Of the corners of panels."""
_PANELS = 16
"""The number of cached panels: those of rows have 0.35 MB each in the default size."""

_COMPRESSION = 3
"""The compression of PNG files. 6 makes that of a scoreboard a tenth smaller in twice the time."""


def blank(height: float, theme: Theme) -> Image.Image:
    """Return an empty card, ``height`` cells high."""
    return Image.new("RGB", (theme.pixels(WIDTH), theme.pixels(height)), rgb(theme.palette.page))


def card_png(card: Image.Image) -> bytes:
    """Return a card as a PNG file with 256 colours of its own, since medals and emoji have more of them than a board."""
    return png(card.quantize(method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE), _COMPRESSION)


def stamp(picture: Image.Image, written: TextLine, start: Point, colour: str, theme: Theme) -> None:
    """Draw a line of text with its baseline beginning at this point."""
    written.draw(picture, (theme.pixels(start[0]), theme.pixels(start[1])), colour)


def write(picture: Image.Image, text: str, start: Point, size: float, room: float, theme: Theme) -> None:
    """Write explanatory text, if any, from this point on."""
    if text:
        stamp(picture, lay_out(text, theme.pixels(size), theme.pixels(room)), start, theme.palette.coordinates, theme)


def fitted(text: str, size: float, least: float, room: float, theme: Theme, *, name: str = "") -> TextLine:
    """Lay out a line in the largest size that fits into ``room`` cells; cut it at the ``least`` size, the ``name`` first."""
    width, far = theme.pixels(room), 2 * theme.pixels(WIDTH)
    large = lay_out(text, theme.pixels(size), far)
    chosen = theme.pixels(max(least, min(1, width / large.width) * size))
    # Sizes are whole pixels, so a size that was rounded up may be too large.
    if chosen > theme.pixels(least) and lay_out(text, chosen, far).width > width:
        chosen -= 1
    return lay_out(text, chosen, width, name=name)


def common_size(texts: Iterable[str], size: float, least: float, room: float, theme: Theme) -> float:
    """Return the largest size, between the ``least`` and this, in which each of these lines fits into ``room`` cells."""
    lines, width, far = [text for text in texts if text], theme.pixels(room), 2 * theme.pixels(WIDTH)

    def widest(pixels: int) -> int:
        return max((lay_out(text, pixels, far).width for text in lines), default=1)

    large, smallest = theme.pixels(size), theme.pixels(least)
    chosen = max(smallest, int(min(1, width / widest(large)) * large))
    if chosen > smallest and widest(chosen) > width:
        chosen -= 1
    return chosen / theme.cell


def centred(picture: Image.Image, written: TextLine, middle: Point, size: float, colour: str, theme: Theme) -> None:
    """Draw a line of text with the middle of its capitals, in letters of this size, at this point."""
    start = middle[0] - written.width / theme.cell / 2, middle[1] + size * CAPITAL
    stamp(picture, written, start, colour, theme)


def panel(picture: Image.Image, corner: Point, size: Point, theme: Theme, *, framed: bool = False) -> None:
    """Draw a rounded panel of this size; ``framed`` if it stands out."""
    strip, y = _panel_strip(picture.width, corner, size, theme, framed=framed)
    picture.paste(strip, (0, y), strip)


@lru_cache(maxsize=_PANELS)
def _panel_strip(width: int, corner: Point, size: Point, theme: Theme, *, framed: bool) -> tuple[Image.Image, int]:
    """Return a panel on a strip across a card of this ``width``, and the strip's first row. It is cached: do not change it."""
    (left, top), palette = corner, theme.palette
    right, bottom = left + size[0], top + size[1]

    def draw(pen: Pen) -> None:
        if framed:
            pen.polygon(_rounded(left - LINE, top - LINE, right + LINE, bottom + LINE, _RADIUS + LINE), palette.glow)
        pen.polygon(_rounded(left, top, right, bottom, _RADIUS), palette.grout)
        pen.polygon(_rounded(left, top, right, bottom - LINE, _RADIUS), palette.cells[0])

    return _strip(width, top - GAP, bottom + GAP, draw, theme)


def bar(picture: Image.Image, ends: Point, y: float, width: float, share: float, theme: Theme) -> None:
    """Draw a bar between two ends, filled to a share from 0 to 1."""
    left, right = ends[0] + width / 2, ends[1] - width / 2

    def draw(pen: Pen) -> None:
        pen.stroke([(left, y), (right, y)], width, theme.palette.grout)
        if share:
            pen.stroke([(left, y), (left + (right - left) * share, y)], width, theme.palette.bar)

    paint(picture, y - width, y + width, draw, theme)


def paint(picture: Image.Image, top: float, bottom: float, draw: Callable[[Pen], None], theme: Theme) -> None:
    """Draw on a strip across the card, in cells from its top left corner."""
    strip, y = _strip(picture.width, top, bottom, draw, theme)
    picture.paste(strip, (0, y), strip)


def _strip(width: int, top: float, bottom: float, draw: Callable[[Pen], None], theme: Theme) -> tuple[Image.Image, int]:
    """Return a strip across a card ``width`` pixels wide as drawn, and the strip's first row."""
    y, height = math.floor(top * theme.cell), math.ceil((bottom - top) * theme.cell)
    return painted(theme, width, height, (0, -y), draw), y


def lay(picture: Image.Image, sprite: Image.Image, place: Point, theme: Theme) -> None:
    """Paste a transparent picture with its middle at this point."""
    paste(picture, sprite, (place[0] * theme.cell, place[1] * theme.cell))


def _rounded(left: float, top: float, right: float, bottom: float, radius: float) -> list[Point]:
    """Return the outline of a rounded rectangle."""
    corners = ((right, bottom, -1, -1, 0), (left, bottom, 1, -1, 90), (left, top, 1, 1, 180), (right, top, -1, 1, 270))
    outline = list[Point]()
    for x, y, inward, downward, start in corners:
        outline += arc((x + inward * radius, y + downward * radius), (radius, radius), start, start + 90)
    return outline


def draw_head(
    picture: Image.Image,
    title: str,
    theme: Theme,
    *,
    named: str = "",
    subtitle: str = "",
    fifth: Robot | None = None,
    festive: bool = False,
) -> None:
    """Write the title and draw the robots, with the ``fifth`` beside the coloured ones, if any.

    Texts are cut to fit; in the title, the ``named`` part is cut first. ``festive`` adds confetti and lets the robots jump.
    """
    cast = robots_with(fifth)
    left = WIDTH - MARGIN - len(cast) * _STEP
    room = left - MARGIN - PADDING
    headline = fitted(title, _TITLE, _LONG_TITLE, room, theme, name=named)
    if festive:
        start = max(MARGIN + headline.width / theme.cell + PADDING, left - _STEP)
        air = WIDTH - start, HEAD
        paint(picture, 0, HEAD, lambda pen: confetti(pen.at((start, 0)), air, theme), theme)
    _cast(picture, cast, left, theme, festive=festive)
    stamp(picture, headline, (MARGIN, _BASE if subtitle else _ALONE), theme.palette.wall, theme)
    write(picture, subtitle, (MARGIN, _SUBTITLE_BASE), _SUBTITLE, room, theme)


def _cast(picture: Image.Image, cast: Sequence[Robot], left: float, theme: Theme, *, festive: bool) -> None:
    """Draw the robots in the top right corner, standing on what is below."""
    for index, robot in enumerate(cast):
        jump = _JUMPS[index % len(_JUMPS)] if festive else 0
        lay(picture, robot_picture(robot, theme), (left + _STEP * (index + 0.5), HEAD - _RISE - jump), theme)
