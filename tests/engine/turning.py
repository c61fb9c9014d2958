"""Positions as they look after the table was turned a quarter clockwise."""

from engine import SIZE, Board, Cell, Diagonal, Direction, Move, Position, Slant
from engine.board.geometry import CELLS


def turned_cell(cell: Cell) -> Cell:
    return Cell(cell.column, SIZE - 1 - cell.row)


def turned_move(move: Move) -> Move:
    return Move(move.robot, move.direction.turned(1))


def turned_walls(walls: tuple[int, ...]) -> tuple[int, ...]:
    turned = [0] * len(walls)
    for number, mask in enumerate(walls):
        turned[_TURNED_NUMBERS[number]] = _TURNED_MASKS[mask]
    return tuple(turned)


def turned_board(board: Board) -> Board:
    diagonals = {turned_cell(cell): Diagonal(what.robot, _OTHER_SLANT[what.slant]) for cell, what in board.diagonals.items()}
    targets = {target: turned_cell(cell) for target, cell in board.targets.items()}
    return Board(turned_walls(board.walls), diagonals, targets)


def turned_position(position: Position) -> Position:
    robots = {robot: turned_cell(cell) for robot, cell in position.robots.items()}
    return Position(turned_board(position.board), robots, position.target)


def _turned_mask(mask: int) -> int:
    return sum(direction.turned(1).bit for direction in Direction if mask & direction.bit)


_TURNED_NUMBERS = [turned_cell(cell).number for cell in CELLS]
_TURNED_MASKS = [_turned_mask(mask) for mask in range(16)]
_OTHER_SLANT = {Slant.RISING: Slant.FALLING, Slant.FALLING: Slant.RISING}
