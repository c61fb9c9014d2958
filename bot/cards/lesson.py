"""The texts of the tutorial's lessons."""

from collections.abc import Sequence

from bot.cards.flaws import explain
from bot.cards.phrases import moves_text
from bot.text import Texts
from bot.text.notation import direction_words
from engine.board.geometry import Direction
from engine.board.moves import Move
from engine.board.pieces import Robot
from engine.board.proof import Flaw, Ricochet


def lesson_headline(say: Texts, number: int, lessons: int) -> str:
    """Return the heading of a lesson: its number, from 1, of all ``lessons``."""
    return say("lesson-headline", lesson=number, lessons=lessons)


def lesson_task(say: Texts, number: int, ricochet: Ricochet) -> str:
    """Return what a lesson teaches and asks for."""
    return say("lesson-task", lesson=number, ricochet=ricochet)


def lesson_pad(say: Texts, robot: Robot) -> str:
    """Return how moves are made with a pad, or typed; ``robot`` is in the examples of the notation."""
    up, left = Direction.UP, Direction.LEFT
    words = direction_words(say)
    short = f"{robot.value.lower()} {words[up]} {words[left]}"
    return say("lesson-pad", example=moves_text(say, [Move(robot, up), Move(robot, left)]), short=short)


def lesson_sand(say: Texts, moves: int, until: int) -> str:
    """Return what follows from a bid in the last lesson, with the time at which the sand has run out."""
    return say("lesson-sand", moves=moves, until=f"<t:{until}:R>")


def lesson_flaw(say: Texts, flaw: Flaw) -> str:
    """Return why moves do not solve a lesson."""
    return say("lesson-flaw", why=explain(say, flaw))


def lesson_solved(say: Texts, number: int, moves: Sequence[Move], ricochet: Ricochet) -> str:
    """Return what a solution of a lesson has shown."""
    return say("lesson-solved", moves=moves_text(say, moves), count=len(moves), lesson=number, ricochet=ricochet)
