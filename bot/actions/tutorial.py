"""The lessons of the tutorial, and what a player's moves come to in them. The last one is bid for, as a round of a match is."""

from dataclasses import dataclass
from functools import cache
from importlib import resources
from math import ceil

from engine.board.moves import Move
from engine.board.position import Line, Position
from engine.board.proof import Flaw, Ricochet


@cache
def lessons() -> tuple[Position, ...]:
    """Return the positions of the lessons in order, from ``lessons.txt``."""
    blocks = resources.files("bot.actions").joinpath("lessons.txt").read_text(encoding="utf-8").split("== ")[1:]
    return tuple(_lesson(block.split("\n", 1)[1]) for block in blocks)


def _lesson(picture: str) -> Position:
    position = Position.parse(picture)
    (target,) = position.board.targets
    return position.with_target(target)


BIDS = range(2, 6)
"""The numbers of moves that can be bid in the last lesson."""

SAND = 10
"""Seconds that the sand runs in the last lesson."""


@dataclass(frozen=True, slots=True)
class LessonBid:
    """A bid of ``moves`` moves, and the time when the sand has run out, in whole seconds since the Unix epoch."""

    moves: int
    until: int

    @classmethod
    def made(cls, moves: int, now: float) -> "LessonBid":
        """Return a bid that is made now."""
        return cls(moves, ceil(now) + SAND)


def needs_bid(number: int) -> bool:
    """Return whether a lesson, by its number from 1, is bid for."""
    return number == len(lessons())


def judge(number: int, moves: tuple[Move, ...], ricochet: Ricochet, bid: LessonBid | None = None) -> tuple[Line, Flaw | None]:
    """Return the line of moves in a lesson, by its number from 1, and why it is no solution, or does not prove the bid."""
    line = lessons()[number - 1].play(moves)
    return line, line.flaw(bid and bid.moves, ricochet=ricochet)
