"""Positions as they look when black and silver change places."""

from engine import FIFTH, Board, Diagonal, Move, Position, Robot

_OTHER: dict[Robot, Robot] = dict(zip(FIFTH, reversed(FIFTH), strict=True))


def bleached_robot(robot: Robot) -> Robot:
    return _OTHER.get(robot, robot)


def bleached_move(move: Move) -> Move:
    return Move(bleached_robot(move.robot), move.direction)


def bleached_position(position: Position) -> Position:
    board = position.board
    diagonals = {cell: Diagonal(bleached_robot(what.robot), what.slant) for cell, what in board.diagonals.items()}
    robots = {bleached_robot(robot): cell for robot, cell in position.robots.items()}
    return Position(Board(board.walls, diagonals, board.targets), robots, position.target)
