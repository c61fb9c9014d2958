"""What robots and targets are called."""

from bot.text import say
from engine.pieces import Robot, Target


def target_name(target: Target) -> str:
    """A target in words, with its colour and symbol as pictures."""
    return say(f"target-{target.symbol.word}", robot=target.robot.word if target.robot else "any")


def robot_name(robot: Robot) -> str:
    """A robot in words."""
    return say("robot", robot=robot.word)
