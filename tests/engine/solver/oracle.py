"""The shortest length by plain breadth-first search, so short that it is obviously right, and too slow for anything else."""

from engine.board import Board
from engine.geometry import Cell, Direction
from engine.moves import Move, Robots, slide
from engine.pieces import Robot, Target

_VERTICAL = (Direction.UP, Direction.DOWN)
_State = tuple[tuple[Cell, ...], tuple[str, ...]]
"""The cells of the robots, and for each whether it has turned, or else the axis on which it travelled last, if it has moved."""


def shortest(board: Board, robots: Robots, target: Target, most: int, states: int) -> int | None:
    """The length of a shortest solution; -1 if there is none within `most` moves; None if there are too many states to tell."""
    names = tuple(robots)
    first: _State = tuple(robots.values()), ("",) * len(names)
    seen, front = {first}, [first]
    for length in range(1, most + 1):
        behind, front = front, []
        for cells, memory in behind:
            if len(seen) > states:
                return None
            for place, robot in enumerate(names):
                for direction in Direction:
                    done = slide(board, dict(zip(names, cells, strict=True)), Move(robot, direction))
                    if done.fault:
                        continue
                    turned = memory[place] == "turned" or (memory[place] not in ("", _axis(direction)))
                    if turned and target.wants(robot) and done.end == board.targets[target]:
                        return length
                    state = (
                        (*cells[:place], done.end, *cells[place + 1 :]),
                        (*memory[:place], _remembered(target, robot, done.heading, turned=turned), *memory[place + 1 :]),
                    )
                    if state not in seen:
                        seen.add(state)
                        front.append(state)
    return -1


def _axis(direction: Direction) -> str:
    return "vertical" if direction in _VERTICAL else "horizontal"


def _remembered(target: Target, robot: Robot, heading: Direction, *, turned: bool) -> str:
    if not target.wants(robot):
        return ""
    return "turned" if turned else _axis(heading)
