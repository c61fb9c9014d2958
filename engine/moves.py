"""Moves, and how a robot slides: RULES "A move"."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from engine.board import Board
from engine.geometry import MIDDLE, Cell, Direction
from engine.pieces import Diagonal, Robot

Robots = Mapping[Robot, Cell]
"""Where each robot of a game stands. Treated as a value: never changed, always replaced."""


class Move(NamedTuple):
    """A robot and the direction in which it sets off; as text the canonical notation, ``R-up``."""

    robot: Robot
    direction: Direction

    def __str__(self) -> str:
        return f"{self.robot.value}-{self.direction.value}"


class Barrier(Enum):
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


class Fault(Enum):
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


def slide(board: Board, robots: Robots, move: Move) -> Slide:
    """Slide one robot until the next cell is closed to it, by the rules of "A move".

    The sliding robot has left its cell: it may pass over it again or come to rest there. Raises `KeyError` when the robot is
    not in the game.
    """
    cell, heading = robots[move.robot], move.direction
    standing = {place: robot for robot, place in robots.items() if robot is not move.robot}
    path, turns = [cell], list[Turn]()
    seen = {(cell, heading)}
    while (obstacle := _obstacle(board, standing, cell, heading)) is None:
        cell = cell.step(heading)
        path.append(cell)
        if (diagonal := board.diagonals.get(cell)) and (onward := diagonal.deflect(move.robot, heading)) is not heading:
            heading = onward
            turns.append(Turn(cell, diagonal, heading))
        if (cell, heading) in seen:
            return Slide(move, tuple(path), tuple(turns), heading, None, Fault.NEVER_ENDS)
        seen.add((cell, heading))
    fault = None
    if len(path) == 1:
        fault = Fault.CANNOT_LEAVE
    elif cell in board.diagonals:
        fault = Fault.ENDS_ON_DIAGONAL
    return Slide(move, tuple(path), tuple(turns), heading, obstacle, fault)


def _obstacle(board: Board, standing: Mapping[Cell, Robot], cell: Cell, heading: Direction) -> Obstacle | None:
    beyond = cell.step(heading)
    if not beyond.on_board:
        return Barrier.EDGE
    if beyond in MIDDLE:
        return Barrier.MIDDLE
    if board.is_closed(cell, heading):
        return Barrier.WALL
    return standing.get(beyond)
