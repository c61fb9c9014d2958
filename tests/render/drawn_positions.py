"""Positions and lines to draw, described in words or by chance."""

import random

from engine import Board, Direction, Line, Move, Position, Robot, Target, assemble, parse_moves
from engine.board.geometry import CELLS, MIDDLE
from engine.board.pieces import robots_with

PLAIN = assemble(("4A", "1A", "2B", "3A"))
DIAGONALS = assemble(("1D", "4D", "3D", "2D"))
EMPTY = Position.parse("+---+\n| . |\n+---+").board
"""A board with nothing on it but a wall round its first cell."""


def scattered(
    board: Board, chance: random.Random, count: int = 5, target: Target | None = None, fifth: Robot = Robot.BLACK
) -> Position:
    """Robots as at the beginning of a match: on cells that show nothing."""
    taken = {*MIDDLE, *board.diagonals, *board.targets.values()}
    free = [cell for cell in CELLS if cell not in taken]
    return Position(board, dict(zip(robots_with(fifth)[:count], chance.sample(free, count), strict=True)), target)


def played(start: Position, moves: str) -> Line:
    """Return the line of these moves, such as ``R-up G-left``."""
    return start.play(parse_moves(moves) if moves else ())


def wandered(start: Position, chance: random.Random, count: int) -> Line:
    """Return the line of so many legal moves by chance."""
    moves, position = list[Move](), start
    while len(moves) < count:
        move = Move(chance.choice(list(position.robots)), chance.choice(list(Direction)))
        if (tried := position.play([move])).is_legal:
            moves.append(move)
            position = tried.end
    return start.play(moves)
