"""Is this sequence of moves a solution? RULES "Reaching the target" and "Proving"."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from engine.board import Board
from engine.geometry import Cell, Direction
from engine.moves import Move, Robots, Slide, Turn, slide
from engine.pieces import Robot, Target


class ProofLength(Enum):
    """How many moves a proof may have, measured by the bid."""

    EXACT = "exact"
    AT_MOST = "at most"


@dataclass(frozen=True, slots=True)
class Proof:
    """A solution: its slides in order, and where the robots stand after it."""

    slides: tuple[Slide, ...]
    robots: Robots


@dataclass(frozen=True, slots=True)
class IllegalMove:
    """The move with this number, counted from 1, is not allowed; the slide says why."""

    number: int
    slide: Slide


@dataclass(frozen=True, slots=True)
class WrongCount:
    """Every move is legal, but there are more or fewer of them than were bid."""

    made: int
    bid: int


@dataclass(frozen=True, slots=True)
class TargetMissed:
    """The last move does not bring a right robot to rest on the target.

    The robot that it moved, where that ended, where the target is, and where a diagonal barrier turned the robot.
    """

    robot: Robot
    end: Cell
    target: Cell
    turns: tuple[Turn, ...] = ()


@dataclass(frozen=True, slots=True)
class NoRicochet:
    """The robot arrived without having turned: the ricochet rule."""

    robot: Robot


Flaw = IllegalMove | WrongCount | TargetMissed | NoRicochet
"""Why a sequence is no solution. Checked in this order, and the first that applies is told."""


def slides_of(board: Board, robots: Robots, moves: Sequence[Move]) -> tuple[Slide, ...]:
    """Make the moves one after the other, up to and with the first that is not allowed."""
    slides = list[Slide]()
    for move in moves:
        done = slide(board, robots, move)
        slides.append(done)
        if done.fault:
            break
        robots = {**robots, move.robot: done.end}
    return tuple(slides)


def check_proof(
    board: Board,
    robots: Robots,
    target: Target,
    moves: Sequence[Move],
    bid: int,
    length: ProofLength = ProofLength.EXACT,
) -> Proof | Flaw:
    """Judge a proof of a bid.

    A solution has legal moves only, as many as the rules ask for, brings a right robot to rest on the target with the last
    of them, and that robot has turned. Resting on the target earlier, and going on, is allowed. Raises `ValueError` for an
    empty sequence and `KeyError` for a robot that is not in the game.
    """
    if not moves:
        message = "a proof has at least one move"
        raise ValueError(message)
    slides = slides_of(board, robots, moves)
    last = slides[-1]
    if last.fault:
        return IllegalMove(len(slides), last)
    if len(moves) > bid or (len(moves) < bid and length is ProofLength.EXACT):
        return WrongCount(len(moves), bid)
    if not target.wants(last.move.robot) or last.end != board.targets[target]:
        return TargetMissed(last.move.robot, last.end, board.targets[target], last.turns)
    if not _has_turned(slides, last.move.robot):
        return NoRicochet(last.move.robot)
    return Proof(slides, dict(robots) | {done.move.robot: done.end for done in slides})


def _has_turned(slides: Sequence[Slide], robot: Robot) -> bool:
    """The ricochet rule: the robot has left at right angles to how it was travelling when it last came to rest."""
    travelling: Direction | None = None
    for done in slides:
        if done.move.robot is robot:
            if travelling and done.move.direction.is_right_angle_to(travelling):
                return True
            travelling = done.heading
    return False
