"""What robots and targets are called."""

from bot.text import Texts
from engine.pieces import Robot, Target
from engine.tiles import MARKS


def target_name(say: Texts, target: Target) -> str:
    """A target in words, with its colour and symbol as pictures."""
    return say(f"target-{target.symbol.word}", robot=target.robot.word if target.robot else "any")


def robot_name(say: Texts, robot: Robot) -> str:
    """A robot in words."""
    return say("robot", robot=robot.word)


def mark_names(say: Texts) -> tuple[str, ...]:
    """The colour marks of tiles in words, in the order of their numbers."""
    return tuple(say("alt-colour", robot=robot.word) for robot in MARKS.values())


def usual_fifth_robot(say: Texts) -> Robot:
    """The fifth robot of the boxes in this language, which is meant where nothing says which it is."""
    return Robot(say("usual-fifth-robot"))


def bare_target_name(say: Texts, target: Target) -> str:
    """A target in words alone: what follows the pictures, which stand before a space in each language."""
    return target_name(say, target).partition(" ")[2]
