"""The judgement of a sequence of moves as a solution: docs/rules.md "Reaching the target" and "Proving"."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from engine.board.geometry import Cell, Named
from engine.board.moves import Slide, Turn
from engine.board.pieces import Robot, Target


class ProofLength(Named):
    """The lengths that a proof may have, relative to its bid."""

    EXACT = "exact"
    AT_MOST = "at most"


class Ricochet(Named):
    """The condition on a solution besides an arrival: docs/rules.md "Reaching the target"."""

    TURN = "turn"
    """The arriving robot has turned between two of its moves."""
    ONE_MOVE = "one-move"
    """More than one move, of whichever robots. No turn is required, as in the French text."""


@dataclass(frozen=True, slots=True)
class IllegalMove:
    """A move is illegal; ``number`` counts from 1, and ``slide`` has the reason."""

    number: int
    slide: Slide


@dataclass(frozen=True, slots=True)
class WrongCount:
    """Every move is legal, but there are more or fewer of them than were bid.

    ``is_solution``: there are fewer, and they would win with a bid of their number. It is always false for too many moves: the
    next prover may have bid just as many, and the flaw is public.
    """

    made: int
    bid: int
    is_solution: bool = False


@dataclass(frozen=True, slots=True)
class TargetMissed:
    """The last move does not bring an eligible robot to rest on the target.

    It has the robot that was moved, the cells of its end and of the target, and where diagonal barriers turned the robot.
    """

    robot: Robot
    end: Cell
    target: Cell
    turns: tuple[Turn, ...] = ()


@dataclass(frozen=True, slots=True)
class NoRicochet:
    """The robot arrived without having turned between two of its moves, as `Ricochet.TURN` requires.

    It made ``moves`` moves of its own, all of them along one line, and the other robots made ``others``. ``turns`` are where
    diagonal barriers turned it within its moves.
    """

    robot: Robot
    moves: int
    others: int = 0
    turns: tuple[Turn, ...] = ()


@dataclass(frozen=True, slots=True)
class SingleMove:
    """The robot arrived with the only move of all, which `Ricochet.ONE_MOVE` does not accept.

    ``turns`` are where diagonal barriers turned it on its way.
    """

    robot: Robot
    turns: tuple[Turn, ...] = ()


Flaw = IllegalMove | WrongCount | TargetMissed | NoRicochet | SingleMove
"""Why a sequence is no solution. The kinds are checked in this order, and the first that applies is returned."""


def flaw_of(
    slides: Sequence[Slide], target: Target, goal: Cell, bid: int | None, length: ProofLength, ricochet: Ricochet
) -> Flaw | None:
    """Return why these slides, the last of which may be illegal, do not prove a bid; None for a solution.

    A solution has legal moves only, as many as the rules require; the last one brings an eligible robot to rest on the target,
    and the ricochet rule is satisfied. Resting on the target earlier, and going on, is allowed. Without a bid any number of
    moves is right. Raises `ValueError` for no slides at all.
    """
    if not slides:
        raise ValueError("a proof has at least one move")
    last, count = slides[-1], len(slides)
    if last.fault:
        return IllegalMove(count, last)
    flaw = _way_flaw(slides, target, goal, ricochet)
    if bid is not None and is_wrong_count(count, bid, length):
        return WrongCount(count, bid, is_solution=flaw is None and count < bid)
    return flaw


def is_wrong_count(moves: int, bid: int, length: ProofLength) -> bool:
    """Return whether a proof of a bid cannot have this number of ``moves``."""
    return moves > bid or (moves < bid and length is ProofLength.EXACT)


def _way_flaw(slides: Sequence[Slide], target: Target, goal: Cell, ricochet: Ricochet) -> Flaw | None:
    """Return why legal slides of the right number are no solution; None for a solution."""
    last, count = slides[-1], len(slides)
    if not arrives(last, target, goal):
        return TargetMissed(last.move.robot, last.end, goal, last.turns)
    if ricochet is Ricochet.ONE_MOVE:
        return SingleMove(last.move.robot, last.turns) if count == 1 else None
    own = [slide for slide in slides if slide.move.robot is last.move.robot]
    # It has turned where it once left at right angles to its heading when it last came to rest.
    if any(after.move.direction.is_right_angle_to(before.heading) for before, after in pairwise(own)):
        return None
    return NoRicochet(last.move.robot, len(own), count - len(own), tuple(turn for slide in own for turn in slide.turns))


def arrives(slide: Slide, target: Target, goal: Cell) -> bool:
    """Return whether a slide is legal and ends on the target with an eligible robot: docs/rules.md "Reaching the target"."""
    return slide.fault is None and target.wants(slide.move.robot) and slide.end == goal
