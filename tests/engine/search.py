"""A plain breadth-first search for a shortest solution, so that tests have something true to show."""

from collections import deque
from functools import cache

from engine.board import Board
from engine.geometry import Cell, Direction
from engine.moves import Move, Robots, slide
from engine.pieces import Robot, Target

_Travels = dict[Robot, Direction | None]
"""How each robot travelled when it last came to rest; None for one that has turned since the beginning."""

_VERTICAL = (Direction.UP, Direction.DOWN)


def solve(board: Board, robots: Robots, target: Target, most: int) -> tuple[Move, ...] | None:
    """A shortest solution of at most so many moves, or None if there is none."""
    return _solve(board, tuple(robots.items()), target, most)


@cache
def _solve(board: Board, standing: tuple[tuple[Robot, Cell], ...], target: Target, most: int) -> tuple[Move, ...] | None:
    waiting = deque[tuple[tuple[Move, ...], dict[Robot, Cell], _Travels]]([((), dict(standing), {})])
    seen = {_key(dict(standing), {})}
    while waiting:
        moves, robots, travels = waiting.popleft()
        if len(moves) == most:
            return None
        for move in (Move(robot, direction) for robot in robots for direction in Direction):
            done = slide(board, robots, move)
            if done.fault:
                continue
            after, travelled = {**robots, move.robot: done.end}, _travelled(travels, move, done.heading)
            turned = move.robot in travelled and travelled[move.robot] is None
            if turned and target.wants(move.robot) and done.end == board.targets[target]:
                return *moves, move
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


def _key(robots: dict[Robot, Cell], travels: _Travels) -> tuple[object, ...]:
    return tuple(robots.values()), tuple(sorted((robot.value, _axis(heading)) for robot, heading in travels.items()))


def _axis(heading: Direction | None) -> str:
    return "turned" if heading is None else "vertical" if heading in _VERTICAL else "horizontal"
