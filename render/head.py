"""The head of a card: its title, and the robots beside it."""

from collections.abc import Sequence

from PIL import Image

from engine.pieces import Robot, robots_with
from render.celebration import confetti
from render.panels import HEAD, MARGIN, PADDING, WIDTH, fitted, lay, paint, stamp, write
from render.robots import robot_picture
from render.theme import Theme

_TITLE, _LONG_TITLE, _SUBTITLE = 0.68, 0.5, 0.38
"""The sizes of the texts: of a title, of one that would be too long in that size, at least, and of what is below it."""
_BASE, _ALONE, _SUBTITLE_BASE = 0.95, 1.15, 1.52
"""From the top to the line that a title stands on, that of a title with nothing below it, and that of what is below."""
_STEP, _RISE = 0.98, 0.58
"""From one robot to the next, and from their middle to the first row."""
_JUMPS = (0.2, 0.5)
"""How much higher the robots stand in turn on a festive card."""


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
