"""Decide whether the solutions of one position give away another that is in play: docs/decisions/giveaway.md.

The criterion is what the solutions do, not how alike two positions look: robots can replace each other as helpers, and a tile
on which no robot moves may be any. So each solution is played on the position in play, on each side of its board that matches,
with all robots that could replace those that move.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import permutations
from typing import NamedTuple

from engine.board import Board
from engine.geometry import CELLS, SIZE, Cell, Direction
from engine.moves import Move
from engine.pieces import Robot, Target
from engine.position import Position
from engine.proof import Ricochet
from engine.tiles import NUMBERS, TILE, Faces

Moves = tuple[Move, ...]

Solve = Callable[[Position], Sequence[Moves] | None]
"""Finds the shortest solutions of a position, none where there are none; returns None where that takes too long."""

NEAR = 2
"""A position within so many moves of the requested one, before or after it, counts as the same."""

_ENOUGH = 2
"""Two boards with so many tiles in common are similar enough for moves that leave a tile."""

_LEFT_OUT = 1
"""Robots that may stand anywhere if all others stand as in a position in play."""


@dataclass(frozen=True, slots=True)
class InPlay:
    """A position that is being solved by this ricochet rule.

    ``position`` has the chip that is up as its target, or none between two rounds. ``pile`` are the chips that may be turned up
    from where the robots stand, if it goes back. ``best`` is a solution where one is known; it is secret.
    """

    position: Position
    ricochet: Ricochet
    pile: tuple[Target, ...] = ()
    best: Moves = ()


@dataclass(frozen=True, slots=True)
class Asked:
    """A position whose solutions are requested, for each of these targets.

    ``is_table``: it will be played on, so that its robots will move, and any of the targets can be made to come up.
    """

    position: Position
    targets: tuple[Target, ...]
    is_table: bool = False


def gives_away(asked: Asked, playing: Iterable[InPlay], solve: Solve, is_late: Callable[[], bool] = lambda: False) -> bool:
    """Return whether the solutions of the requested position would give away one of the positions in play.

    They do where a solution, or its rest after up to `NEAR` moves, wins in a position in play, at once or after up to `NEAR`
    moves; and where the position in play is within `NEAR` moves of the requested one. `looks_like` decides instead where
    ``solve`` returns None, or ``is_late`` returns that time is over.
    """
    beside = [(one, turned) for one in playing for turned in _turns(asked.position, one.position)]
    if any(_leads_to(asked, turned, one) for one, turned in beside):
        return True
    for target in asked.targets:
        suspects = [(suspect, turned) for one, turned in beside if (suspect := _suspect(asked, target, turned, one))]
        found = solve(asked.position.with_target(target)) if suspects else ()
        if found is None:
            if any(_looks_like(turned, suspect.one) for suspect, turned in suspects):
                return True
        elif _any_wins([_legs(asked.position, solution) for solution in found], suspects, is_late):
            return True
    return False


def looks_like(asked: Asked, playing: Iterable[InPlay]) -> bool:
    """Return whether a robot of any colour stands on the same cell in a position in play, on a tile in common.

    Needs no solver, and refuses more.
    """
    return any(_looks_like(turned, one) for one in playing for turned in _turns(asked.position, one.position))


def share_tiles(one: Faces, other: Faces) -> bool:
    """Return whether two boards have a tile in the same place, in any rotation."""
    return any(_alike(turned, other) for turned in _all_turned(one))


_Step = tuple[Robot, Direction]


class _Leg(NamedTuple):
    """A move of a line, with the cells where it begins and ends."""

    robot: Robot
    direction: Direction
    start: int
    end: int


_Line = tuple[_Leg, ...]


def _legs(position: Position, line: Moves) -> _Line:
    """Return a line from a position as legs."""
    slides = position.play(line).slides
    return tuple(_Leg(*slide.move, slide.path[0].number, slide.end.number) for slide in slides)


def _turn_line(line: _Line, turns: int) -> _Line:
    return tuple(
        _Leg(robot, direction.turned(turns), _turn_cell(start, turns), _turn_cell(end, turns))
        for robot, direction, start, end in line
    )


@dataclass(frozen=True, slots=True)
class _Turned:
    """The requested position in one rotation; ``alike`` are the corners with the same tiles as the board in play."""

    asked: Position
    turns: int
    robots: Mapping[Robot, int]
    alike: frozenset[int]

    def goal(self, target: Target) -> int:
        """Return the cell of a target."""
        return _turn_cell(self.asked.board.targets[target].number, self.turns)


def _turns(asked: Position, other: Position) -> Iterator[_Turned]:
    """Yield the rotations in which a board has a tile in common with another. None where either is not made of tiles."""
    if asked.board.faces is None or other.board.faces is None:
        return
    for turns, faces in enumerate(_all_turned(asked.board.faces)):
        if alike := _alike(faces, other.board.faces):
            robots = {robot: _turn_cell(cell.number, turns) for robot, cell in asked.robots.items()}
            yield _Turned(asked, turns, robots, alike)


def _all_turned(faces: Faces) -> Iterator[Faces]:
    for _ in NUMBERS:
        yield faces
        faces = (faces[-1], *faces[:-1])


def _alike(one: Faces, other: Faces) -> frozenset[int]:
    return frozenset(corner for corner, (mine, theirs) in enumerate(zip(one, other, strict=True)) if mine == theirs)


@lru_cache(maxsize=4 * len(CELLS))
def _turn_cell(number: int, turns: int) -> int:
    row, column = divmod(number, SIZE)
    for _ in range(turns):
        row, column = column, SIZE - 1 - row
    return row * SIZE + column


def _corner(number: int) -> int:
    """Return the corner of a cell's tile: clockwise from the top left."""
    row, column = divmod(number, SIZE)
    return (0 if column < TILE else 1) if row < TILE else (3 if column < TILE else 2)


def _looks_like(turned: _Turned, one: InPlay) -> bool:
    return len(turned.alike) >= _ENOUGH and not _standing(one).isdisjoint(turned.robots.values())


def _standing(one: InPlay) -> set[int]:
    return {cell.number for cell in one.position.robots.values()}


def _leads_to(asked: Asked, turned: _Turned, one: InPlay) -> bool:
    """Return whether the requested position leads to the one in play, or to as much of it as its solution needs."""
    if len(turned.alike) < _ENOUGH:
        return False
    if asked.is_table and _is_set_up_like(turned, one):
        return True
    goals = {turned.goal(target) for target in asked.targets}
    chips = one.pile if one.position.target is None else (one.position.target, *one.pile)
    if goals.isdisjoint(one.position.board.targets[chip].number for chip in chips):
        return False
    back = -turned.turns % len(NUMBERS)
    theirs = {_turn_cell(number, back) for number in _standing(one)}
    enough = min(len(theirs), len(turned.robots)) - _LEFT_OUT
    if any(len(theirs.intersection(cells)) >= enough for cells in _reach(asked.position).cells):
        return True
    if not one.best:
        return False
    goal = one.position.goal.number
    same = {_turn_cell(goal, back): [target for target in asked.targets if turned.goal(target) == goal]}
    line = _turn_line(_legs(one.position, one.best), back)
    return _wins_near([line], _Suspect(InPlay(asked.position, one.ricochet), same, {}))


def _is_set_up_like(turned: _Turned, one: InPlay) -> bool:
    """Return whether so many robots stand as in the position in play that a table's next rounds may be the same.

    On the same board one robot of the same colour is enough; otherwise two of any colours.
    """
    there = {robot: cell.number for robot, cell in one.position.robots.items()}
    if len(turned.alike) == len(NUMBERS) and not there.items().isdisjoint(turned.robots.items()):
        return True
    return len(_standing(one).intersection(turned.robots.values())) >= _ENOUGH


_Goals = Mapping[int, Sequence[Target]]
"""Chips by the cells of their targets."""


@dataclass(frozen=True, slots=True)
class _Suspect:
    """A position in play that solutions for one of the requested targets may win.

    ``up`` is the chip that is up, and ``others`` are those of the pile, which only exactly the same moves win.
    """

    one: InPlay
    up: _Goals
    others: _Goals


def _suspect(asked: Asked, target: Target, turned: _Turned, one: InPlay) -> _Suspect | None:
    """Return what solutions for a target may win, if anything: docs/decisions/giveaway.md has the exceptions."""
    goal, places, chip = turned.goal(target), one.position.board.targets, one.position.target
    same = [other for other in one.pile if places[other].number == goal]
    is_up = chip is not None and places[chip].number == goal
    if len(turned.alike) < _ENOUGH:
        return _Suspect(one, {}, {goal: [chip]}) if chip and is_up and _corner(goal) in turned.alike else None
    if asked.is_table:
        return _Suspect(one, {}, {goal: [chip]}) if chip and is_up else None
    up = {places[chip].number: [chip]} if chip else {}
    return _Suspect(one, up, {goal: same} if same else {}) if up or same else None


_Tree = dict["_Leg", "_Tree"]
"""A prefix tree of lines."""


def _tree(lines: Iterable[Sequence[_Leg]]) -> _Tree:
    tree: _Tree = {}
    for line in lines:
        branch = tree
        for leg in line:
            branch = branch.setdefault(leg, {})
    return tree


def _any_wins(solutions: Iterable[_Line], suspects: Iterable[tuple[_Suspect, _Turned]], is_late: Callable[[], bool]) -> bool:
    """Return whether a solution wins in a position in play: from its first, second or third move on, or after other moves."""

    @cache
    def rotated(turns: int) -> tuple[Sequence[_Line], _Tree]:
        """Return the solutions in a rotation, and the tree of them and of what is left of them after up to `NEAR` moves."""
        lines = [_turn_line(line, turns) for line in solutions]
        return lines, _tree(line[skipped:] for line in lines for skipped in range(NEAR + 1))

    for suspect, turned in suspects:
        if is_late():
            if _looks_like(turned, suspect.one):
                return True
            continue
        lines, tree = rotated(turned.turns)
        robots = {robot: cell.number for robot, cell in suspect.one.position.robots.items()}
        if _Play(suspect, may_merge=bool(suspect.up)).wins(tree, robots):
            return True
        if len(turned.alike) >= _ENOUGH and _wins_near(lines, suspect):
            return True
    return False


def _wins_near(lines: Iterable[Sequence[_Leg]], suspect: _Suspect) -> bool:
    """Return whether a line wins a chip after one or two other moves that bring robots to where its moves begin."""
    reach, alike = _reach(suspect.one.position), dict[frozenset[tuple[Robot, int]], list[Sequence[_Leg]]]()
    for line in lines:
        starts = {leg.robot: leg.start for leg in reversed(line)}
        alike.setdefault(frozenset(starts.items()), []).append(line)
    for starts, those in alike.items():
        cells, tree = [cell for _, cell in starts], _tree(those)
        for stand_ins in permutations(suspect.one.position.robots, len(cells)):
            places = list(zip(stand_ins, cells, strict=True))
            if any(place not in reach.by_place for place in places):
                continue
            for number in min((reach.by_place[place] for place in places), key=len):
                state = reach.states[number]
                if all(state[robot] == cell for robot, cell in places) and _Play(suspect, reach.ways[number]).wins(tree, state):
                    return True
    return False


@dataclass(frozen=True, slots=True)
class _Way:
    """The state of a line in a position in play: where the robots stand, and the moves that were made.

    ``names`` are the robots that stand in for those of the line. ``apart`` is the number of moves that each stand-in has left
    to reach the path of the other robot; ``is_same`` where each of them began there. ``strayed`` are robots of the line whose
    stand-ins did not reach its path in time, or left it; ``is_apart`` where one of them was never on it.
    """

    robots: Mapping[Robot, int]
    names: Mapping[Robot, Robot] = field(default_factory=dict[Robot, Robot])
    apart: Mapping[Robot, int] = field(default_factory=dict[Robot, int])
    is_same: bool = True
    made: tuple[_Step, ...] = ()
    strayed: frozenset[Robot] = frozenset()
    is_apart: bool = False


class _Play:
    """Lines as played in a position in play, after moves ``before``, by robots that stand in for those of the lines.

    A stand-in begins where the other robot did; with ``may_merge`` it may also reach the path of the other by its first or
    second move, from anywhere, if that is before the winning move. Helpers need not reach it if the winning robot follows the
    path of the other: their moves had no effect. A win by a path that has nothing in common with the other one counts as a
    random try.
    """

    def __init__(self, suspect: _Suspect, before: Sequence[_Step] = (), *, may_merge: bool = False) -> None:
        self._suspect, self._before, self._may_merge = suspect, before, may_merge
        self._position, self._table = suspect.one.position, _table(suspect.one.position.board)

    def wins(self, tree: _Tree, robots: Mapping[Robot, int]) -> bool:
        """Return whether one of these lines, or the first moves of one, win a chip from where the robots stand."""
        return self._wins_on(tree, _Way(robots))

    def _wins_on(self, tree: _Tree, way: _Way) -> bool:
        return any(self._wins_by(leg, on, way, robot) for leg, on in tree.items() for robot in self._stand_ins(leg, way))

    def _stand_ins(self, leg: _Leg, way: _Way) -> Iterable[Robot]:
        """Return the robots that may make a move."""
        if leg.robot in way.names:
            return (way.names[leg.robot],)
        free = [robot for robot in way.robots if robot not in way.names.values()]
        return free if self._may_merge else [robot for robot in free if way.robots[robot] == leg.start]

    def _wins_by(self, leg: _Leg, on: _Tree, way: _Way, robot: Robot) -> bool:
        """Return whether this move of a robot, or a line that continues with it, wins a chip."""
        left = way.apart.get(leg.robot, 0 if way.robots[robot] == leg.start else NEAR)
        end = self._table.slide(way.robots, robot, leg.direction)
        has_missed = left == 1 and end != leg.end
        strays = end != leg.end and left <= 1
        if end < 0 or ((has_missed or way.is_apart) and (not self._may_merge or (strays and self._must_win(robot)))):
            return False
        after = _Way(
            {**way.robots, robot: end},
            {**way.names, leg.robot: robot},
            {**way.apart, leg.robot: 0 if end == leg.end else max(left - 1, 0)},
            way.is_same and not left,
            (*way.made, (robot, leg.direction)),
            way.strayed | {leg.robot} if strays else way.strayed,
            way.is_apart or has_missed,
        )
        is_on_way = leg.robot not in after.strayed or not (after.is_apart or any(after.apart.values()))
        if not left and is_on_way and self._is_won(robot, end, after):
            return True
        return bool(on) and self._wins_on(on, after)

    def _must_win(self, robot: Robot) -> bool:
        """Return whether no other robot can win the chip that is up."""
        return all(chip.robot is robot for chips in self._suspect.up.values() for chip in chips)

    def _is_won(self, robot: Robot, end: int, way: _Way) -> bool:
        """Return whether the moves so far win a chip; the engine judges those that end on its target."""
        chips = (*self._suspect.up.get(end, ()), *(self._suspect.others.get(end, ()) if way.is_same else ()))
        line = [Move(*step) for step in (*self._before, *way.made)] if chips else []
        return any(
            chip.wants(robot) and self._position.with_target(chip).play(line).flaw(ricochet=self._suspect.one.ricochet) is None
            for chip in chips
        )


class _Table:
    """The slides on a board, optimized for speed. Cells are numbers here."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._paths = dict[tuple[Robot | None, Direction, int], tuple[int, ...]]()
        self._shut = {cell.number for cell in board.diagonals}

    def slide(self, robots: Mapping[Robot, int], robot: Robot, direction: Direction) -> int:
        """Return where a robot comes to rest; -1 where the move is not allowed."""
        start = robots[robot]
        key = robot if self._shut else None, direction, start
        if (path := self._paths.get(key)) is None:
            # Without others in its way, up to where it stops or is about to repeat its path.
            alone = Position(self._board, {robot: Cell.at(start)}).slide(Move(robot, direction))
            path = self._paths[key] = tuple(cell.number for cell in alone.path[1:])
        end = start
        taken = [cell for other, cell in robots.items() if other is not robot]
        for cell in path:
            if cell in taken:
                break
            end = cell
        else:
            if path and path[-1] == start and self._shut:
                return -1  # The robot moves in a cycle.
        return -1 if end in self._shut or end == start else end


@lru_cache(maxsize=512)
def _table(board: Board) -> _Table:
    return _Table(board)


@dataclass(frozen=True, slots=True)
class _Reach:
    """The states one or two moves from a position: the moves that lead to each, and which states have a robot on a cell."""

    states: Sequence[Mapping[Robot, int]]
    ways: Sequence[tuple[_Step, ...]]
    by_place: Mapping[tuple[Robot, int], Sequence[int]]
    cells: Sequence[frozenset[int]]


@lru_cache(maxsize=512)
def _reach(position: Position) -> _Reach:
    table = _table(position.board)
    start = {robot: cell.number for robot, cell in position.robots.items()}
    states, ways = [start], [tuple[_Step, ...]()]
    seen = {tuple(start.values())}
    begin = 0
    for _ in range(NEAR):
        ended = len(states)
        for number in range(begin, ended):
            for robot in start:
                for direction in Direction:
                    if (end := table.slide(states[number], robot, direction)) < 0:
                        continue
                    after = {**states[number], robot: end}
                    if (key := tuple(after.values())) not in seen:
                        seen.add(key)
                        states.append(after)
                        ways.append((*ways[number], (robot, direction)))
        begin = ended
    by_place = dict[tuple[Robot, int], list[int]]()
    for number, state in enumerate(states):
        for place in state.items():
            by_place.setdefault(place, []).append(number)
    return _Reach(states, ways, by_place, [frozenset(state.values()) for state in states])
