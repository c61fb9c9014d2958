"""The shortest solutions, by a breadth-first search that is short enough to be obviously right.

Too slow for anything else.
"""

from typing import NamedTuple

from engine import Cell, Direction, Move, Position, Ricochet, Robot, Target

_VERTICAL = (Direction.UP, Direction.DOWN)
_State = tuple[tuple[Cell, ...], tuple[str, ...]]
"""The cells of the robots, and for each whether it has turned, or else the axis on which it travelled last, if it has moved."""


class Shortest(NamedTuple):
    """The length of the shortest solutions, the fewest changes of robot that one of them has, and how many there are.

    Or how deep there is none, and None: the moves requested, or fewer if there are too many states.
    """

    length: int
    changes: int | None
    ways: int = 0


def shortest(position: Position, most: int, states: int, ricochet: Ricochet = Ricochet.TURN) -> Shortest:
    """Return the shortest solutions of at most so many moves, opening about so many states."""
    target, goal, names = position.chip, position.goal, tuple(position.robots)
    needs_turn = ricochet is Ricochet.TURN
    first: _State = tuple(position.robots.values()), ("",) * len(names)
    # Without the turn the first state counts as another: what solves it in one move does so in three, once left and come back.
    seen = {first} if needs_turn else set[_State]()
    # On the shortest ways to a state: the fewest changes, by the robot that has moved last; and how many ways there are.
    front = {first: dict[Robot | None, int]({None: 0})}
    ways = {first: 1}
    for length in range(1, most + 1):
        behind, front = front, dict[_State, dict[Robot | None, int]]()
        ways_behind, ways = ways, dict[_State, int]()
        solved = list[int]()
        count = 0
        for (cells, memory), before in behind.items():
            if len(seen) + len(front) > states:
                return Shortest(length - 1, None)
            standing = position.with_robots(dict(zip(names, cells, strict=True)))
            for place, robot in enumerate(names):
                changes = min(some + (last not in (None, robot)) for last, some in before.items())
                for direction in Direction:
                    done = standing.slide(Move(robot, direction))
                    if done.fault:
                        continue
                    turned = memory[place] == "turned" or (memory[place] not in ("", _axis(direction)))
                    right = turned if needs_turn else length > 1
                    if right and target.wants(robot) and done.end == goal:
                        solved.append(changes)
                        count += ways_behind[cells, memory]
                    kept = _remembered(target, robot, done.heading, turned=turned) if needs_turn else ""
                    state = ((*cells[:place], done.end, *cells[place + 1 :]), (*memory[:place], kept, *memory[place + 1 :]))
                    if state not in seen:
                        last_by = front.setdefault(state, {})
                        last_by[robot] = min(last_by.get(robot, changes), changes)
                        ways[state] = ways.get(state, 0) + ways_behind[cells, memory]
        if solved:
            return Shortest(length, min(solved), count)
        seen |= front.keys()
    return Shortest(most, None)


def _axis(direction: Direction) -> str:
    return "vertical" if direction in _VERTICAL else "horizontal"


def _remembered(target: Target, robot: Robot, heading: Direction, *, turned: bool) -> str:
    if not target.wants(robot):
        return ""
    return "turned" if turned else _axis(heading)
