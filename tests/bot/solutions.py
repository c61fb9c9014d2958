"""Some solution of any round, quickly: not a shortest one, but one that can be bid and shown."""

from collections import deque
from itertools import product

from engine.board import Board
from engine.geometry import Cell, Direction
from engine.moves import Move, Robots, slide
from engine.pieces import Robot, Target

_MOST_HELP = 2


def some_solution(board: Board, robots: Robots, target: Target) -> tuple[Move, ...] | None:
    """One robot reaches the target after at most two moves of others; None where that is not enough."""
    for count in range(_MOST_HELP + 1):
        for help_ in product([Move(robot, direction) for robot in robots for direction in Direction], repeat=count):
            if (standing := _after(board, robots, help_)) is None:
                continue
            helpers = {move.robot for move in help_}
            for runner in (robot for robot in robots if target.wants(robot) and robot not in helpers):
                if way := _alone(board, standing, runner, board.targets[target]):
                    return *help_, *way
    return None


def _after(board: Board, robots: Robots, moves: tuple[Move, ...]) -> Robots | None:
    for move in moves:
        done = slide(board, robots, move)
        if done.fault:
            return None
        robots = {**robots, move.robot: done.end}
    return robots


def _alone(board: Board, robots: Robots, runner: Robot, goal: Cell) -> tuple[Move, ...] | None:
    """The shortest way of one robot with a turn in it, while all others stand still."""
    waiting = deque[tuple[Cell, Direction | None, bool, tuple[Move, ...]]]([(robots[runner], None, False, ())])
    seen = set[object]()
    while waiting:
        cell, heading, turned, way = waiting.popleft()
        if turned and cell == goal:
            return way
        for direction in Direction:
            done = slide(board, {**robots, runner: cell}, Move(runner, direction))
            bent = turned or (heading is not None and direction.is_right_angle_to(heading))
            state = (done.end, bent, None if bent else done.heading)
            if not done.fault and state not in seen:
                seen.add(state)
                waiting.append((done.end, done.heading, bent, (*way, done.move)))
    return None
