"""Search for solutions in the order in which people look for them: docs/bots.md "Where a bot looks".

`looks` follows lines position by position: first the goal's robot alone, then with one move of a helper, then deeper. It
uses only what is visible on the board, and no solver.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random

from engine.board.board import Board
from engine.board.geometry import SIZE, Cell, Direction
from engine.board.moves import Move
from engine.board.pieces import Robot
from engine.board.position import Position
from engine.board.proof import Ricochet

Passes = Sequence[tuple[int, int]]
"""The lengths of lines to follow, by pass: moves that prepare the board, and moves of the goal's robot after them."""

_DIRECTIONS = tuple(Direction)
_STEPS = {Direction.UP: -SIZE, Direction.RIGHT: 1, Direction.DOWN: SIZE, Direction.LEFT: -1}
_NOT_MOVED, _ACROSS, _UPWARD, _TURNED = range(4)
"""The axis of a robot's arrival: it has not moved, moved across, moved up or down, or turned between two of its moves."""
_AXES = tuple(_UPWARD if direction in (Direction.UP, Direction.DOWN) else _ACROSS for direction in _DIRECTIONS)

_Line = tuple[tuple[int, int], ...]
"""Moves, as the places of their robots and directions."""


@dataclass(frozen=True, slots=True)
class Look:
    """A line that reaches the target, or seems to.

    ``seen`` is how many positions were looked at until then. ``is_solution`` is False for a blind alley that looks like a
    solution: another robot stands in the last move's way, or the robot passes over the target without stopping there, or it
    arrives without the turn that the rules ask for.
    """

    moves: tuple[Move, ...]
    seen: int
    is_solution: bool


def looks(
    position: Position, ricochet: Ricochet, random: Random, *, passes: Passes, misses: float = 0, most: int = 10_000
) -> Iterator[Look]:
    """Return the lines that reach the target, or seem to, in the order in which a person would find them.

    ``misses`` is the probability that a move is overlooked. ``random`` decides which moves are, and which of several helpers is
    tried first. The search ends after ``most`` positions. Raises `ValueError` where no chip is turned up.
    """
    search = _Search(position, ricochet, random, misses)
    for number, line, is_solution in search.lines(passes):
        if number > most:
            return
        if line:
            moves = tuple(Move(search.robots[robot], _DIRECTIONS[direction]) for robot, direction in line)
            yield Look(moves, number, is_solution)


class _Lanes:
    """The lanes of a board, cached when they are first followed."""

    def __init__(self, board: Board) -> None:
        self._walls = board.walls
        self._diagonals = {cell.number: diagonal for cell, diagonal in board.diagonals.items()}
        self._lanes = dict[tuple[int, int, Robot | None], tuple[tuple[int, ...], tuple[int, ...]]]()

    def of(self, cell: int, direction: int, robot: Robot) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the cells along which a robot slides if no other is in its way, and its axis on each of them."""
        key = cell, direction, robot if self._diagonals else None
        if key not in self._lanes:
            self._lanes[key] = self._follow(cell, _DIRECTIONS[direction], robot)
        return self._lanes[key]

    def may_stop_on(self, cell: int) -> bool:
        """Return whether a move may end on a cell."""
        return cell not in self._diagonals

    def _follow(self, start: int, direction: Direction, robot: Robot) -> tuple[tuple[int, ...], tuple[int, ...]]:
        cells, axes, cell, heading = list[int](), list[int](), start, direction
        while not self._walls[cell] & heading.bit:
            cell += _STEPS[heading]
            if diagonal := self._diagonals.get(cell):
                heading = diagonal.deflect(robot, heading)
            cells.append(cell)
            axes.append(_AXES[_DIRECTIONS.index(heading)])
            if cell == start and heading is direction:
                return (), ()  # it would never end, unless another robot stops it, which people do not see
        return tuple(cells), tuple(axes)


class _Prepared:
    """The robots after a ``line`` of preparing moves, and the lines of the goal's robot from there, which grow move by move.

    ``frontier`` has the lines that can grow: the robot's cell, the axis of its arrival, and its moves. ``passed`` are the
    cells that it has passed over, and those of the robots that it has met.
    """

    def __init__(self, robot: int, robots: tuple[int, ...], came: int, line: _Line) -> None:
        self.robot, self.robots = robot, robots
        self.frontier: list[tuple[int, int, _Line]] = [(robots[robot], came, line)]
        self.known = {(robots[robot], came)}
        self.passed, self.depth = set[int](), 0


class _Search:
    """The search, position by position."""

    def __init__(self, position: Position, ricochet: Ricochet, random: Random, misses: float) -> None:
        self.robots = tuple(position.robots)
        self._misses = misses
        self._goal, self._ricochet, self._random = position.goal.number, ricochet, random
        self._lanes = _Lanes(position.board)
        self._start = tuple(cell.number for cell in position.robots.values())
        wanted = [place for place, robot in enumerate(self.robots) if position.chip.wants(robot)]
        self._wanted = sorted(wanted, key=lambda place: self._distance(self._start[place]))
        self._beside = {self._goal + step for step in _STEPS.values()}

    def lines(self, passes: Passes) -> Iterator[tuple[int, _Line, bool]]:
        """Yield the number of each position, with its line if that reaches the target or seems to."""
        numbers = count(1)
        prepared = dict[tuple[int, int], list[_Prepared]]()
        for before, depth in passes:
            for robot in self._wanted:
                if (robot, before) not in prepared:
                    alone = prepared.get((robot, 0), [])
                    prepared[robot, before] = self._prepare(robot, before, alone[0].passed if alone else set[int]())
                for one in prepared[robot, before]:
                    while one.depth < depth and one.frontier:
                        for line, is_solution in self._follow(one):
                            yield next(numbers), line, is_solution

    def _follow(self, one: _Prepared) -> Iterator[tuple[_Line, bool]]:
        """Extend every line by one move."""
        frontier, one.frontier, robot, random = one.frontier, [], one.robot, self._random.random
        one.depth += 1
        others = {cell for place, cell in enumerate(one.robots) if place != robot}
        for cell, came, line in frontier:
            for direction in range(len(_DIRECTIONS)):
                lane = self._slide(cell, direction, robot, others, one.passed)
                if lane is None or random() < self._misses:
                    continue
                end, axis, seems = lane
                turned = came == _TURNED or came not in (_NOT_MOVED, _AXES[direction])
                moves = (*line, (robot, direction))
                is_enough = turned if self._ricochet is Ricochet.TURN else bool(line)
                if end == self._goal and is_enough:
                    yield moves, True
                    continue
                is_enough = is_enough or (end == self._goal and came != _NOT_MOVED)
                yield (moves, False) if seems and is_enough else ((), False)
                state = end, _TURNED if turned else axis
                if state not in one.known:
                    one.known.add(state)
                    one.frontier.append((*state, moves))

    def _slide(
        self, cell: int, direction: int, robot: int, others: set[int], passed: set[int] | None = None
    ) -> tuple[int, int, bool] | None:
        """Return where a robot stops, its axis there, and whether it seems to reach the target; None if it cannot move."""
        cells, axes = self._lanes.of(cell, direction, self.robots[robot])
        length = len(cells)
        if not others.isdisjoint(cells):
            length = next(place for place, one in enumerate(cells) if one in others)
        if passed is not None:
            passed.update(cells[: length + 1])
        if not length or not self._lanes.may_stop_on(cells[length - 1]):
            return None
        return cells[length - 1], axes[length - 1], cells[-1] == self._goal or self._goal in cells[:length]

    def _prepare(self, robot: int, moves: int, lanes: set[int]) -> list[_Prepared]:
        """Return the preparations of ``moves`` moves, the most promising first.

        A helper helps only if it comes to stand in ``lanes``, the lanes of the goal's robot, or leaves one; most promising is
        one that stops the robot on the target.
        """
        if not moves:
            return [_Prepared(robot, self._start, _NOT_MOVED, ())]
        found, known = list[tuple[float, _Prepared]](), {(self._start, _NOT_MOVED)}
        waiting: list[tuple[tuple[int, ...], int, _Line]] = [(self._start, _NOT_MOVED, ())]
        for _ in range(moves):
            waiting = [(robots, came, line) for one in waiting for robots, came, line in self._moved(robot, one, known)]
        for robots, came, line in waiting:
            helpers = {place for place, _ in line} - {robot}
            ends, starts = {robots[place] for place in helpers}, {self._start[place] for place in helpers}
            if not helpers or (ends | starts).isdisjoint(lanes):
                continue
            promise = 0 if not ends.isdisjoint(self._beside) else 1 if not ends.isdisjoint(lanes) else 2
            found.append((promise + self._random.random(), _Prepared(robot, robots, came, line)))
        return [one for _, one in sorted(found, key=lambda pair: pair[0])]

    def _moved(
        self, robot: int, before: tuple[tuple[int, ...], int, _Line], known: set[tuple[tuple[int, ...], int]]
    ) -> Iterator[tuple[tuple[int, ...], int, _Line]]:
        """Return the robots after each further move, without places that occurred before."""
        robots, came, line = before
        for place, cell in enumerate(robots):
            others = {other for other in robots if other != cell}
            for direction in range(len(_DIRECTIONS)):
                if (slid := self._slide(cell, direction, place, others)) is None:
                    continue
                after = (*robots[:place], slid[0], *robots[place + 1 :])
                how = came
                if place == robot:
                    turned = came == _TURNED or came not in (_NOT_MOVED, _AXES[direction])
                    how = _TURNED if turned else slid[1]
                if (after, how) not in known:
                    known.add((after, how))
                    yield after, how, (*line, (place, direction))

    def _distance(self, cell: int) -> int:
        one, other = Cell.at(cell), Cell.at(self._goal)
        return abs(one.row - other.row) + abs(one.column - other.column)
