"""The lessons of the tutorial: three boards, each with one target."""

from dataclasses import dataclass
from functools import cache
from importlib import resources

from engine.ascii import parse_drawing
from engine.board import Board, closed_sides
from engine.moves import Robots
from engine.pieces import Target


@dataclass(frozen=True)
class Lesson:
    """A position, and the target that is to be reached in it, in any number of moves."""

    board: Board
    robots: Robots
    target: Target


@cache
def lessons() -> tuple[Lesson, ...]:
    """The lessons in their order, as ``lessons.txt`` draws them."""
    blocks = resources.files("bot.commands").joinpath("lessons.txt").read_text(encoding="utf-8").split("== ")[1:]
    return tuple(_lesson(block.split("\n", 1)[1]) for block in blocks)


def _lesson(picture: str) -> Lesson:
    drawing = parse_drawing(picture)
    (target,) = drawing.targets
    return Lesson(Board(closed_sides(drawing.walls), drawing.diagonals, drawing.targets), drawing.robots, target)
