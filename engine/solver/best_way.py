"""Finds the move with which a line leaves the shortest solutions: docs/solver.md "From within a line"."""

from bisect import bisect_left
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

from engine.board.geometry import Direction
from engine.board.moves import Slide
from engine.board.pieces import Robot
from engine.board.position import Line, Position
from engine.board.proof import Ricochet, arrives
from engine.solver import NODE_LIMIT, Solution, solve

_SEARCHED = 3
"""The lengths beyond the lower bound that are tried where a longer solution is not known."""


@dataclass(frozen=True, slots=True)
class WayLeft:
    """The first move of a line, counted from 1, after which no shortest solution was possible any more.

    After it a solution took at least ``left`` more moves; the shortest ones had ``best`` in all.
    """

    move: int
    left: int
    best: int

    @property
    def total(self) -> int:
        """The fewest moves of a solution that begins with the line up to this move."""
        return self.move + self.left


@dataclass(frozen=True, slots=True)
class Inside:
    """A position within a line, immutable.

    ``headings`` has the heading in which each robot that has moved last came to rest, and None for those that have turned.
    """

    position: Position
    headings: Mapping[Robot, Direction | None] = field(default_factory=dict[Robot, Direction | None])
    is_solved: bool = False
    """The last move was that of a solution."""

    def slides(self) -> list[Slide]:
        """Return the legal slides of all robots."""
        return [one for robot in self.position.robots for one in self.position.slides(robot) if one.fault is None]

    def after(self, slide: Slide, ricochet: Ricochet) -> "Inside":
        """Return the position after one more slide, which must be legal."""
        robot, position = slide.move.robot, self.position
        before = self.headings.get(robot, slide.move.direction)
        has_turned = before is None or slide.move.direction.is_right_angle_to(before)
        is_free = bool(self.headings) if ricochet is Ricochet.ONE_MOVE else has_turned
        is_solved = is_free and arrives(slide, position.chip, position.goal)
        return Inside(position.after(slide), {**self.headings, robot: None if has_turned else slide.heading}, is_solved)


def way_left(
    line: Line,
    ricochet: Ricochet = Ricochet.TURN,
    *,
    node_limit: int = NODE_LIMIT,
    cancelled: Callable[[], bool] | None = None,
) -> WayLeft | None:
    """Return where a line leaves the shortest solutions; None if it does not, or if the solver finds none or gives up.

    Only the moves before an illegal one count. ``node_limit`` and ``cancelled`` are those of each question to the solver: see
    `engine.solver.solve`.
    """
    ask = partial(_asked, node_limit=node_limit, cancelled=cancelled)
    insides = [Inside(line.start)]
    for slide in line.slides:
        if slide.fault is None:
            insides.append(insides[-1].after(slide, ricochet))
    best = ask(line.start, ricochet)
    totals = dict[int, int | None]()

    def has_left(moves: int) -> bool:
        left = _left(insides[moves], ricochet, ask)
        totals[moves] = left
        return left is None or best is None or moves + left > best

    # With each move the length of the best solution stays or grows.
    move = bisect_left(range(len(insides)), x=True, lo=1, key=has_left) if best else len(insides)
    left = totals.get(move)
    return WayLeft(move, left, best) if best and left is not None and move < len(insides) else None


def moves_left(
    inside: Inside,
    ricochet: Ricochet = Ricochet.TURN,
    *,
    node_limit: int = NODE_LIMIT,
    cancelled: Callable[[], bool] | None = None,
) -> int | None:
    """Return how many more moves a solution takes at least; None if that is unknown. See `way_left` for the other arguments."""
    return _left(inside, ricochet, partial(_asked, node_limit=node_limit, cancelled=cancelled))


_Ask = Callable[[Position, Ricochet], int | None]


def _asked(position: Position, ricochet: Ricochet, *, node_limit: int, cancelled: Callable[[], bool] | None) -> int | None:
    """Return the length of the shortest solutions, None if there is none or the solver gives up."""
    found = solve(position, node_limit=node_limit, ricochet=ricochet, cancelled=cancelled)
    return len(found.moves) if isinstance(found, Solution) else None


def _left(inside: Inside, ricochet: Ricochet, ask: _Ask) -> int | None:
    """Return how many more moves a solution takes at least; None if that is unknown."""
    position = inside.position
    wanted = [robot for robot in position.robots if position.chip.wants(robot)]
    if inside.is_solved:
        return 0
    if ricochet is Ricochet.TURN and inside.headings.keys().isdisjoint(wanted):
        return ask(position, ricochet)
    fewest = _without_turn(position, ask)
    if fewest is None or ricochet is Ricochet.ONE_MOVE or all(inside.headings.get(one, 0) is None for one in wanted):
        return fewest
    most = ask(position, ricochet)
    lengths = range(fewest, most or fewest + _SEARCHED)
    return next((length for length in lengths if _is_within(inside, length, ask)), most)


def _without_turn(position: Position, ask: _Ask) -> int | None:
    """Return the fewest moves to the target if the robot that arrives has already turned; None if that is unknown."""
    return 1 if position.is_one_move else ask(position, Ricochet.ONE_MOVE)


def _is_within(inside: Inside, moves: int, ask: _Ask) -> bool:
    """Return whether there is a solution of at most this number of more ``moves``, where the arriving robot has to turn."""
    after = [inside.after(slide, Ricochet.TURN) for slide in inside.slides()]
    if any(one.is_solved for one in after):
        return True
    if moves == 1:
        return False
    bounds = ((one, _without_turn(one.position, ask)) for one in after)
    return any(bound is not None and bound < moves and _is_within(one, moves - 1, ask) for one, bound in bounds)
