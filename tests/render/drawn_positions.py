"""Positions to draw, described in words or by chance."""

import random
from collections.abc import Sequence

from engine.ascii import parse_drawing
from engine.board import Board, closed_sides
from engine.geometry import CELLS, MIDDLE, Cell, Direction
from engine.moves import Move, Robots, Slide, slide
from engine.pieces import Robot
from engine.tiles import assemble

PLAIN = assemble(("4A", "1A", "2B", "3A"))
DIAGONALS = assemble(("1D", "4D", "3D", "2D"))


def drawn(text: str) -> tuple[Board, Robots]:
    """A board with these things in its top left corner, and nothing elsewhere."""
    drawing = parse_drawing(text)
    return Board(closed_sides(drawing.walls), drawing.diagonals, drawing.targets), drawing.robots


def scattered(board: Board, chance: random.Random, count: int = 5) -> dict[Robot, Cell]:
    """Robots as at the beginning of a match: on cells that show nothing."""
    taken = {*MIDDLE, *board.diagonals, *board.targets.values()}
    free = [cell for cell in CELLS if cell not in taken]
    return dict(zip(list(Robot)[:count], chance.sample(free, count), strict=True))


def played(board: Board, robots: Robots, moves: Sequence[str]) -> tuple[Robots, list[Slide]]:
    """Where the robots stand after these moves, such as ``R-up``, and how each went."""
    slides = list[Slide]()
    for text in moves:
        letter, direction = text.split("-")
        way = slide(board, robots, Move(Robot(letter), Direction(direction)))
        robots = {**robots, way.move.robot: way.end}
        slides.append(way)
    return robots, slides


def wandered(board: Board, robots: Robots, chance: random.Random, count: int) -> tuple[Robots, list[Slide]]:
    """The same after so many legal moves by chance."""
    slides = list[Slide]()
    while len(slides) < count:
        way = slide(board, robots, Move(chance.choice(list(robots)), chance.choice(list(Direction))))
        if way.fault is None:
            robots = {**robots, way.move.robot: way.end}
            slides.append(way)
    return robots, slides
