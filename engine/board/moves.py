"""Moves and slides: docs/rules.md "A move"."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import auto
from itertools import pairwise
from typing import NamedTuple, Self

from engine.board.geometry import Cell, Direction, Named
from engine.board.pieces import Diagonal, Robot

Robots = Mapping[Robot, Cell]
"""The cell of each robot of a game. Treated as a value: never changed, always replaced."""


class Move(NamedTuple):
    """A robot and the direction in which it sets off. ``str()`` is the canonical notation, ``R-up``."""

    robot: Robot
    direction: Direction

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse the canonical notation alone; `engine.parse_moves` also accepts other forms. Raises `ValueError`."""
        robot, _, direction = text.partition("-")
        return cls(Robot(robot), Direction(direction))

    def __str__(self) -> str:
        return f"{self.robot.value}-{self.direction.value}"


def changes(moves: Iterable[Move]) -> int:
    """Return the number of changes from one robot to another."""
    return sum(before.robot is not after.robot for before, after in pairwise(moves))


class Barrier(Named):
    """An obstacle other than a robot."""

    WALL = auto()
    EDGE = auto()
    MIDDLE = auto()


Obstacle = Barrier | Robot
"""An obstacle that stops a robot."""


class Turn(NamedTuple):
    """A diagonal barrier that turned a robot within one move: its cell, and the heading after it."""

    cell: Cell
    diagonal: Diagonal
    heading: Direction


class Fault(Named):
    """Why a move is not allowed."""

    CANNOT_LEAVE = auto()
    ENDS_ON_DIAGONAL = auto()
    NEVER_ENDS = auto()


@dataclass(frozen=True, slots=True)
class Slide:
    """The path of a robot that sets off, legal or not.

    ``path`` holds every cell from where it stood to where it would rest, both included; a cell appears twice where the path
    crosses itself. ``heading`` is the direction in which the robot travels at the end. ``obstacle`` stops it; None only for a
    slide that never ends, whose path is cut where it begins to repeat. ``fault`` is None for a legal move.
    """

    move: Move
    path: tuple[Cell, ...]
    turns: tuple[Turn, ...]
    heading: Direction
    obstacle: Obstacle | None
    fault: Fault | None

    @property
    def end(self) -> Cell:
        """The cell where the robot comes to rest; its own cell if it cannot leave."""
        return self.path[-1]
