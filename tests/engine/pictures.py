"""Small positions drawn as text, so that a test shows what it means."""

from dataclasses import dataclass

from engine.ascii import parse_drawing
from engine.board import Board, closed_sides
from engine.moves import Robots, Slide, slide
from engine.notation import parse_moves


@dataclass(frozen=True)
class Position:
    """A board and the robots on it."""

    board: Board
    robots: Robots

    def go(self, move: str) -> Slide:
        """What happens when one robot sets off."""
        (parsed,) = parse_moves(move)
        return slide(self.board, self.robots, parsed)


def position(picture: str) -> Position:
    """The position that a picture shows in the top-left corner of a board, closed off by the picture's own walls."""
    drawing = parse_drawing(picture)
    return Position(Board(closed_sides(drawing.walls), drawing.diagonals, drawing.targets), drawing.robots)


def way(done: Slide) -> str:
    """The labels of all cells of a slide, from where the robot stood to where it would rest."""
    return " ".join(cell.label for cell in done.path)
