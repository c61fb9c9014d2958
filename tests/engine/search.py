"""A plain breadth-first search for a shortest solution, so that tests have one to show."""

from collections import deque
from functools import cache

from engine import Cell, Direction, Move, Position, Ricochet, Robot

_Travels = dict[Robot, Direction | None]
"""How each robot travelled when it last came to rest; None for one that has turned since the beginning."""

_VERTICAL = (Direction.UP, Direction.DOWN)


@cache
def solve(position: Position, most: int, ricochet: Ricochet = Ricochet.TURN) -> tuple[Move, ...] | None:
    """Return a shortest solution of at most so many moves, or None if there is none."""
    waiting = deque[tuple[tuple[Move, ...], Position, _Travels]]([((), position, {})])
    seen = {_key(position, {})}
    while waiting:
        moves, before, travels = waiting.popleft()
        if len(moves) == most:
            return None
        for done in (slide for robot in before.robots for slide in before.slides(robot)):
            if done.fault:
                continue
            move, travelled = done.move, _travelled(travels, done.move, done.heading)
            turned = move.robot in travelled and travelled[move.robot] is None
            counts = turned if ricochet is Ricochet.TURN else len(moves) > 0
            if counts and position.chip.wants(move.robot) and done.end == position.goal:
                return *moves, move
            after = before.with_robots({**before.robots, move.robot: done.end})
            if (key := _key(after, travelled)) not in seen:
                seen.add(key)
                waiting.append(((*moves, move), after, travelled))
    return None


def _travelled(travels: _Travels, move: Move, heading: Direction) -> _Travels:
    if move.robot not in travels:
        return {**travels, move.robot: heading}
    before = travels[move.robot]
    turned = before is None or (before in _VERTICAL) != (move.direction in _VERTICAL)
    return {**travels, move.robot: None if turned else heading}


def _key(position: Position, travels: _Travels) -> tuple[tuple[Cell, ...], tuple[tuple[str, str], ...]]:
    memory = sorted((robot.value, _axis(heading)) for robot, heading in travels.items())
    return tuple(position.robots.values()), tuple(memory)


def _axis(heading: Direction | None) -> str:
    return "turned" if heading is None else "vertical" if heading in _VERTICAL else "horizontal"
