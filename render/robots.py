"""The robots: small characters, each with its own silhouette and letter.

Their outlines are points in a square from -1 to 1, right and down from its middle.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

from PIL import Image, ImageChops

from engine.board.pieces import Robot
from render.pen import Pen, Point, add, arc, dilated, filled, paste, png, soft, sprite
from render.theme import LIGHT, Ink, Theme

_SPRITES = 32
_REACH = 0.75
"""Cells from the middle of a robot to each side of its picture."""
_HALF, _HALO = 0.50, 0.045
"""Half the width of the square that a robot fills, and the line that separates it from the ground, in cells."""
_SHADOW_DROP, _SHADOW_BLUR, _SHADOW_STRENGTH = 0.05, 0.05, 0.40
"""The offset and the blur of a robot's shadow, in cells, and its strength from 0 to 1."""
_EDGE, _RADIUS = 0.12, 0.2
"""The width of outlines, and the radius of their round corners."""
_LETTER_SIZE, _LETTER_DROP = 1.36, 0.31
_AVATAR = 1.5
"""The side of the avatar in cells. Discord shows a circle of it, into which the robot fits."""


@lru_cache(maxsize=_SPRITES)
def robot_picture(robot: Robot, theme: Theme) -> Image.Image:
    """Return a robot with its shadow as a transparent picture, centred on its cell.

    The shadow makes it wider than a cell. Pictures are cached: do not change them.
    """
    palette = theme.palette
    body = sprite(theme, _REACH, lambda pen: draw_robot(pen, robot, theme))
    outline = dilated(body.getchannel("A"), theme, _HALO)
    fallen = ImageChops.offset(outline, 0, theme.pixels(_SHADOW_DROP))
    shadow = soft(fallen, theme, _SHADOW_BLUR, _SHADOW_STRENGTH)
    picture = filled(shadow, palette.shadow)
    picture.alpha_composite(filled(outline, palette.halo))
    picture.alpha_composite(body)
    return picture


def avatar_png(width: int) -> bytes:
    """Return the bot's avatar as a PNG file ``width`` pixels wide: red, whose letter is also the first of the bot's name."""
    theme = replace(LIGHT, cell=round(width / _AVATAR))
    picture = Image.new("RGB", (width, width), theme.palette.glow)
    paste(picture, robot_picture(Robot.RED, theme), (width / 2, width / 2))
    return png(picture)


def draw_robot(pen: Pen, robot: Robot, theme: Theme) -> None:
    """Draw a robot without its shadow, the middle of its cell being the origin of the pen, which measures in cells."""
    own, ink = pen.at((0, 0), _HALF), theme.ink(robot)
    _DRAWN[robot](own, ink, theme)
    own.letter((0, _LETTER_DROP), robot.value, _LETTER_SIZE, ink.letter)


def _dome(pen: Pen, ink: Ink, theme: Theme) -> None:
    """Draw red: a round head on a straight body, one antenna."""
    pen.disc((0, -0.92), 0.16, ink.edge)
    pen.disc((0, -0.92), 0.16 - _EDGE / 2, ink.shine)
    outline = [*arc((0, 0.0), (0.88, 0.82), 180, 360), *_corner((0.88, 0.90), 0), *_corner((-0.88, 0.90), 90)]
    pen.shape(outline, ink.fill, ink.edge, _EDGE)
    _eyes(pen, theme, [(-0.28, -0.44), (0.28, -0.44)], 0.18)


def _crate(pen: Pen, ink: Ink, theme: Theme) -> None:
    """Draw green: a square head with bolts and two antennas."""
    for side in (-1, 1):
        pen.stroke([(0.34 * side, -0.7), (0.50 * side, -0.96)], _EDGE, ink.edge)
        pen.shape(_box((0.86 * side, -0.12), 0.12, 0.2), ink.shine, ink.edge, _EDGE)
    top = [*_corner((-0.80, -0.76), 180), *_corner((0.80, -0.76), 270)]
    outline = [*top, *_corner((0.80, 0.90), 0), *_corner((-0.80, 0.90), 90)]
    pen.shape(outline, ink.fill, ink.edge, _EDGE)
    pen.stroke([(-0.34, -0.47), (0.34, -0.47)], 0.36, ink.edge)
    _eyes(pen, theme, [(-0.34, -0.47), (0.34, -0.47)], 0.15)


def _bell(pen: Pen, ink: Ink, theme: Theme) -> None:
    """Draw blue: narrow above and wide below, one large eye."""
    crown = [*arc((-0.14, -0.72), (0.22, 0.24), 180, 270), *arc((0.14, -0.72), (0.22, 0.24), 270, 360)]
    outline = [*crown, (0.62, 0.0), *_corner((0.98, 0.90), 0), *_corner((-0.98, 0.90), 90), (-0.62, 0.0)]
    pen.shape(outline, ink.fill, ink.edge, _EDGE)
    _eyes(pen, theme, [(0, -0.54)], 0.25)


def _hexagon(pen: Pen, ink: Ink, theme: Theme) -> None:
    """Draw yellow: six-sided, with a crest."""
    pen.shape([(-0.3, -0.74), (-0.34, -1.0), (0, -0.86), (0.34, -1.0), (0.3, -0.74)], ink.shine, ink.edge, _EDGE)
    outline = [(-0.54, -0.78), (0.54, -0.78), (0.98, 0.08), (0.58, 0.92), (-0.58, 0.92), (-0.98, 0.08)]
    pen.shape(outline, ink.fill, ink.edge, _EDGE)
    _eyes(pen, theme, [(-0.29, -0.48), (0.29, -0.48)], 0.17)


def _ball(pen: Pen, ink: Ink, theme: Theme) -> None:
    """Draw black: round, with pointed ears and a visor."""
    for side in (-1, 1):
        pen.shape([(0.16 * side, -0.66), (0.72 * side, -1.0), (0.82 * side, -0.26)], ink.fill, ink.edge, _EDGE)
    pen.shape(arc((0, 0.06), (0.88, 0.86), 0, 360), ink.fill, ink.edge, _EDGE)
    pen.stroke([(-0.34, -0.46), (0.34, -0.46)], 0.26, theme.palette.paper)
    pen.stroke([(-0.23, -0.46), (-0.21, -0.46)], 0.15, theme.palette.pupil)
    pen.stroke([(0.21, -0.46), (0.23, -0.46)], 0.15, theme.palette.pupil)


def _bucket(pen: Pen, ink: Ink, theme: Theme) -> None:
    """Draw silver: wide above and narrow below, of gleaming tin, with the key that winds it up."""
    for side in (-1, 1):
        pen.disc((0.2 * side, -0.88), 0.2, ink.edge)
        pen.disc((0.2 * side, -0.88), 0.2 - _EDGE, ink.shine)
    top = [*_corner((-0.98, -0.74), 180), *_corner((0.98, -0.74), 270)]
    outline = [*top, *_corner((0.66, 0.90), 0), *_corner((-0.66, 0.90), 90)]
    pen.polygon(outline, ink.fill)
    pen.stroke([(-0.82, -0.5), (-0.54, 0.78)], 0.14, ink.muted)
    pen.stroke([(0.77, -0.4), (0.53, 0.72)], 0.14, ink.shine)
    pen.stroke([*outline, outline[0]], _EDGE, ink.edge)
    for side in (-1, 1):
        pen.disc((0.34 * side, -0.46), 0.24, ink.edge)
    _eyes(pen, theme, [(-0.34, -0.46), (0.34, -0.46)], 0.16)


def _eyes(pen: Pen, theme: Theme, places: list[Point], radius: float) -> None:
    for place in places:
        pen.disc(place, radius, theme.palette.paper)
        pen.disc(add(place, (radius * 0.12, radius * 0.16)), radius * 0.56, theme.palette.pupil)


def _corner(corner: Point, start: int) -> list[Point]:
    """Return a round corner of an outline drawn clockwise: ``start`` 0 is the lower right one, 90 the lower left one."""
    right, down = {0: (-1, -1), 90: (1, -1), 180: (1, 1), 270: (-1, 1)}[start]
    return arc(add(corner, (right * _RADIUS, down * _RADIUS)), (_RADIUS, _RADIUS), start, start + 90)


def _box(centre: Point, width: float, height: float) -> list[Point]:
    return [add(centre, (x * width, y * height)) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]


_DRAWN: dict[Robot, Callable[[Pen, Ink, Theme], None]] = {
    Robot.RED: _dome,
    Robot.GREEN: _crate,
    Robot.BLUE: _bell,
    Robot.YELLOW: _hexagon,
    Robot.BLACK: _ball,
    Robot.SILVER: _bucket,
}
