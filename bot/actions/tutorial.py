"""The lessons of the tutorial, and what a player's moves come to in them."""

from functools import cache
from importlib import resources

from engine.moves import Move
from engine.position import Line, Position
from engine.proof import Flaw, Ricochet


@cache
def lessons() -> tuple[Position, ...]:
    """Return the positions of the lessons in order, from ``lessons.txt``."""
    blocks = resources.files("bot.actions").joinpath("lessons.txt").read_text(encoding="utf-8").split("== ")[1:]
    return tuple(_lesson(block.split("\n", 1)[1]) for block in blocks)


def _lesson(picture: str) -> Position:
    position = Position.parse(picture)
    (target,) = position.board.targets
    return position.with_target(target)


def judge(number: int, moves: tuple[Move, ...], ricochet: Ricochet) -> tuple[Line, Flaw | None]:
    """Return the line of moves in a lesson, by its number from 1, and why it is no solution."""
    line = lessons()[number - 1].play(moves)
    return line, line.flaw(ricochet=ricochet)
