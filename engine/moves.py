"""Moves, and the record of a slide: docs/rules.md "A move"."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import auto
from typing import NamedTuple

from engine.geometry import Cell, Direction, Named
from engine.pieces import Diagonal, Robot

Robots = Mapping[Robot, Cell]
"""Where each robot of a game stands. Treated as a value: never changed, always replaced."""


class Move(NamedTuple):
    """A robot and the direction in which it sets off; as text the canonical notation, ``R-up``."""

    robot: Robot
    direction: Direction

    def __str__(self) -> str:
        return f"{self.robot.value}-{self.direction.value}"


class Barrier(Named):
    """What, other than a robot, can stop a robot."""

    WALL = auto()
    EDGE = auto()
    MIDDLE = auto()


Obstacle = Barrier | Robot
"""What stops a robot."""


class Turn(NamedTuple):
    """A place within one move where a diagonal barrier turned the robot, and its heading from there."""

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
    """What happens when a robot sets off: its whole way, whether it is allowed or not.

    ``path`` holds every cell from where it stood to where it would rest, both included; a cell comes twice where the way
    crosses itself. ``heading`` is the direction in which it travels at the end. ``obstacle`` is what stops it, None only
    for a slide that never ends, whose path is cut where it begins to repeat. ``fault`` is None for a legal move.
    """

    move: Move
    path: tuple[Cell, ...]
    turns: tuple[Turn, ...]
    heading: Direction
    obstacle: Obstacle | None
    fault: Fault | None

    @property
    def end(self) -> Cell:
        """Where the robot comes to rest; its own cell if it cannot leave."""
        return self.path[-1]
