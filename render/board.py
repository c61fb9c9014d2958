"""The still picture of a position: a pure function of the board, the robots and what the round has laid on it."""

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from engine.board import Board
from engine.geometry import Cell
from engine.moves import Robots, Slide
from engine.pieces import Target
from render.colours import indexed
from render.layout import HEART, centre, coordinates, pixel
from render.marks import chip, marked_target, start_marker
from render.pen import paste
from render.robots import robot_picture
from render.theme import LIGHT, Theme
from render.tiles import barrier, coordinate, layers
from render.trail import Trail

Image.preinit()  # or Pillow would load its formats of files during the first picture

COMPRESSION = 3
"""Of a PNG file, from 1 to 9: 6 makes files a sixth smaller in twice the time."""


def draw_board(
    board: Board,
    robots: Robots,
    *,
    target: Target | None = None,
    starts: Robots | None = None,
    trail: Sequence[Slide] = (),
    theme: Theme = LIGHT,
) -> Image.Image:
    """The position as a new square RGB picture, about 1,140 pixels wide in the usual theme.

    ``target`` is the round's: it is marked on the board, and its chip lies in the middle, whose place is else empty.
    ``starts`` are the cells where the robots began the round; a marker shows wherever its robot has left. ``trail``
    holds the slides of a proof, drawn as numbered lines. The same arguments always give the same picture.
    """
    picture = draw_ground(board, target=target, theme=theme)
    left = {robot: cell for robot, cell in (starts or {}).items() if robots.get(robot) != cell}
    way = Trail(trail, theme)
    way.draw_lines(picture, board.diagonals)
    for robot, cell in left.items():
        paste(picture, start_marker(robot, theme, aside=board.target_on(cell) is not None), centre(cell, theme))
    way.draw_arrows(picture)
    for robot, cell in sorted(robots.items(), key=lambda place: place[1]):
        paste(picture, robot_picture(robot, theme), centre(cell, theme))
    marked = _place(board, target)
    way.draw_numbers(picture, [*robots.values(), *left.values(), *board.diagonals, *([marked] if marked else [])])
    return picture


def draw_ground(board: Board, *, target: Target | None = None, theme: Theme = LIGHT) -> Image.Image:
    """The board without robots, with the round's target marked and its chip in the middle, as a new RGB picture."""
    board_layers = layers(board, theme)
    if target and (marked := _place(board, target)):
        near = [
            (barrier(board.diagonals[cell], theme), centre(cell, theme)) for cell in board.diagonals if _touch(cell, marked)
        ]
        picture = board_layers.with_mark(marked_target(target, theme), centre(marked, theme), near, theme)
        for text, place in coordinates(marked, theme):
            paste(picture, coordinate(text, theme, highlighted=True), pixel(place, theme))
    else:
        picture = board_layers.whole.copy()
    paste(picture, chip(target, theme), pixel(HEART, theme))
    return picture


def board_png(
    board: Board,
    robots: Robots,
    *,
    target: Target | None = None,
    starts: Robots | None = None,
    trail: Sequence[Slide] = (),
    theme: Theme = LIGHT,
) -> bytes:
    """The same picture as `draw_board` as a PNG file in the theme's 256 colours, below 300 kB."""
    picture = draw_board(board, robots, target=target, starts=starts, trail=trail, theme=theme)
    file = BytesIO()
    indexed(picture, theme).save(file, "PNG", compress_level=COMPRESSION)
    return file.getvalue()


def _touch(cell: Cell, other: Cell) -> bool:
    """Whether two cells are neighbours, or the same."""
    return max(abs(cell.row - other.row), abs(cell.column - other.column)) <= 1


def _place(board: Board, target: Target | None) -> Cell | None:
    return board.targets.get(target) if target else None
