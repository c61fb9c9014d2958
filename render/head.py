"""The head of a card: its title, and the robots beside it."""

from PIL import Image

from engine.pieces import COLOURED, Robot, robots_with
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
    fifth: Robot = Robot.BLACK,
    festive: bool = False,
) -> None:
    """Write the title and draw the robots, with the ``fifth`` beside the coloured ones.

    Texts are cut to their room; of the title, who is ``named`` in it is cut first. ``festive`` lets the robots jump among
    confetti.
    """
    sizes = theme.card
    room = _robots_left(theme) - sizes.margin - sizes.padding
    headline = fitted(title, sizes.title, sizes.title_long, room, theme, name=named)
    if festive:
        _celebrate(picture, sizes.margin + headline.width / theme.cell + sizes.padding, theme)
    _cast(picture, fifth, theme, festive=festive)
    base = sizes.title_base if subtitle else sizes.title_alone
    stamp(picture, headline, (sizes.margin, base), theme.palette.wall, theme)
    write(picture, subtitle, (sizes.margin, sizes.subtitle_base), sizes.subtitle, room, theme)


def _robots_left(theme: Theme) -> float:
    return theme.card.width - theme.card.margin - (len(COLOURED) + 1) * theme.card.robot_step


def _celebrate(picture: Image.Image, start: float, theme: Theme) -> None:
    """Confetti around the robots, which leaves the title free that ends here."""
    sizes = theme.card
    left = max(start, _robots_left(theme) - sizes.robot_step)
    air = (sizes.width - left, sizes.head)
    paint(picture, 0, sizes.head, lambda pen: confetti(pen.at((left, 0)), air, theme), theme)


def _cast(picture: Image.Image, fifth: Robot, theme: Theme, *, festive: bool) -> None:
    """The five robots in the top right corner, on the edge of what is below."""
    sizes = theme.card
    left, step, floor = _robots_left(theme), sizes.robot_step, sizes.head - sizes.robot_rise
    for index, robot in enumerate(robots_with(fifth)):
        jump = sizes.jumps[index % len(sizes.jumps)] if festive else 0
        lay(picture, robot_picture(robot, theme), (left + step * (index + 0.5), floor - jump), theme)
