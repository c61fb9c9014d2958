"""The head of a card: its title, and the robots beside it."""

from collections.abc import Sequence

from PIL import Image

from engine.pieces import Robot, robots_with
from render.celebration import confetti
from render.panels import fitted, lay, paint, stamp, write
from render.robots import robot_picture
from render.theme import Theme


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
    sizes = theme.card
    cast = robots_with(fifth)
    left = sizes.width - sizes.margin - len(cast) * sizes.robot_step
    room = left - sizes.margin - sizes.padding
    headline = fitted(title, sizes.title, sizes.title_long, room, theme, name=named)
    if festive:
        start = max(sizes.margin + headline.width / theme.cell + sizes.padding, left - sizes.robot_step)
        air = sizes.width - start, sizes.head
        paint(picture, 0, sizes.head, lambda pen: confetti(pen.at((start, 0)), air, theme), theme)
    _cast(picture, cast, left, theme, festive=festive)
    base = sizes.title_base if subtitle else sizes.title_alone
    stamp(picture, headline, (sizes.margin, base), theme.palette.wall, theme)
    write(picture, subtitle, (sizes.margin, sizes.subtitle_base), sizes.subtitle, room, theme)


def _cast(picture: Image.Image, cast: Sequence[Robot], left: float, theme: Theme, *, festive: bool) -> None:
    """Draw the robots in the top right corner, standing on what is below."""
    sizes = theme.card
    step, floor = sizes.robot_step, sizes.head - sizes.robot_rise
    for index, robot in enumerate(cast):
        jump = sizes.jumps[index % len(sizes.jumps)] if festive else 0
        lay(picture, robot_picture(robot, theme), (left + step * (index + 0.5), floor - jump), theme)
