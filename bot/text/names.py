"""The names of robots and targets."""

from bot.text import Texts
from engine.board.pieces import Robot, Target
from engine.board.tiles import MARKS


def target_name(say: Texts, target: Target) -> str:
    """Return a target's name, preceded by emoji of its colour and symbol."""
    return say(f"target-{target.symbol.word}", robot=target.robot.word if target.robot else "any")


def robot_name(say: Texts, robot: Robot) -> str:
    """Return a robot's name."""
    return say("robot", robot=robot.word)


def mark_names(say: Texts) -> tuple[str, ...]:
    """Return the names of the colour marks of tiles, in the order of their numbers."""
    return tuple(say("alt-colour", robot=robot.word) for robot in MARKS.values())


def usual_fifth_robot(say: Texts) -> Robot:
    """Return the fifth robot of the editions sold in this language, as the default."""
    return Robot(say("usual-fifth-robot"))


def bare_target_name(say: Texts, target: Target) -> str:
    """Return a target's name without emoji, which end at the first space in every language."""
    return target_name(say, target).partition(" ")[2]
