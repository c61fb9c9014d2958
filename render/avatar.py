"""The bot's avatar: the red robot, whose letter is also the first of the bot's name."""

from dataclasses import replace

from PIL import Image

from engine.pieces import Robot
from render.pen import paste, png
from render.robots import robot_picture
from render.theme import LIGHT

_CELLS = 1.5
"""The side of the picture. Discord shows a circle of it, into which the robot fits."""


def avatar_png(width: int) -> bytes:
    """Return the picture as a PNG file, so many pixels wide and high."""
    theme = replace(LIGHT, cell=round(width / _CELLS))
    picture = Image.new("RGB", (width, width), theme.palette.glow)
    paste(picture, robot_picture(Robot.RED, theme), (width / 2, width / 2))
    return png(picture)
