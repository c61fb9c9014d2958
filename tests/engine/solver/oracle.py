"""The shortest length and the fewest changes of robot, by plain breadth-first search: so short that it is obviously right.

Too slow for anything else.
"""

from engine.geometry import Cell, Direction
from engine.moves import Move
from engine.pieces import Robot, Target
from engine.position import Position

_VERTICAL = (Direction.UP, Direction.DOWN)
_State = tuple[tuple[Cell, ...], tuple[str, ...]]
"""The cells of the robots, and for each whether it has turned, or else the axis on which it travelled last, if it has moved."""


def shortest(position: Position, most: int, states: int) -> tuple[int, int | None]:
    """The length of the shortest solutions, and the fewest changes of robot that one of them has.

    Or how deep there is none, and None: `most` moves, or fewer where there are too many states to look deeper.
    """
    target, names = position.chip, tuple(position.robots)
    first: _State = tuple(position.robots.values()), ("",) * len(names)
    seen = {first}
    # The fewest changes on a shortest way to a state, by the robot that has moved last.
    front = {first: dict[Robot | None, int]({None: 0})}
    for length in range(1, most + 1):
        behind, front = front, dict[_State, dict[Robot | None, int]]()
        solved = list[int]()
        for (cells, memory), before in behind.items():
            if len(seen) + len(front) > states:
                return length - 1, None
            standing = position.with_robots(dict(zip(names, cells, strict=True)))
            for place, robot in enumerate(names):
                changes = min(count + (last not in (None, robot)) for last, count in before.items())
                for direction in Direction:
                    done = standing.slide(Move(robot, direction))
                    if done.fault:
                        continue
                    turned = memory[place] == "turned" or (memory[place] not in ("", _axis(direction)))
                    if turned and target.wants(robot) and done.end == position.goal:
                        solved.append(changes)
                    state = (
                        (*cells[:place], done.end, *cells[place + 1 :]),
                        (*memory[:place], _remembered(target, robot, done.heading, turned=turned), *memory[place + 1 :]),
                    )
                    if state not in seen:
                        ways = front.setdefault(state, {})
                        ways[robot] = min(ways.get(robot, changes), changes)
        if solved:
            return length, min(solved)
        seen |= front.keys()
    return most, None


def _axis(direction: Direction) -> str:
    return "vertical" if direction in _VERTICAL else "horizontal"


def _remembered(target: Target, robot: Robot, heading: Direction, *, turned: bool) -> str:
    if not target.wants(robot):
        return ""
    return "turned" if turned else _axis(heading)
