"""The still picture of a position, or of moves and the position that they end in: a pure function of either."""

from PIL import Image

from engine.geometry import Cell
from engine.moves import Robots, Slide
from engine.position import Line, Position
from render.colours import indexed
from render.layout import CENTRE, centre, coordinates, pixel, spot
from render.marks import chip, marked_target, start_marker, stop_sign
from render.part import Box, Part
from render.pen import Point, png
from render.robots import robot_picture
from render.theme import LIGHT, Theme
from render.tiles import barrier, coordinate, ground
from render.trail import Trail

Image.preinit()  # or Pillow would load its formats of files during the first picture

COMPRESSION = 3
"""Of a PNG file, from 1 to 9: 6 makes files a sixth smaller in twice the time."""


def draw_board(shown: Position | Line, *, theme: Theme = LIGHT, failed: bool = False) -> Image.Image:
    """A new square RGB picture, about 1,060 pixels wide in the usual theme.

    A position is drawn as it stands. Its target is marked on the board, and the chip lies in the middle, whose place is else
    empty. A line is drawn as it ends: its slides, with the one that is not allowed, are numbered lines, and a marker shows
    where each robot began that stands elsewhere now. Of a line that has ``failed``, and does not reach its target, a cross
    marks what stopped its last move. The same arguments always give the same picture.
    """
    line = Line(shown, (), shown) if isinstance(shown, Position) else shown
    part = Scene(line, line.end.robots, theme).draw(line.end.robots)
    if failed and line.slides and not line.reaches_target:
        part.paste(stop_sign(theme), _stop(line.slides[-1], theme))
    return part.image


def _stop(slide: Slide, theme: Theme) -> Point:
    """The pixel between the cell where a slide ended and what stopped it; the middle of the cell where nothing did."""
    x, y = spot(slide.end)
    if slide.obstacle is None:
        return pixel((x, y), theme)
    beyond = spot(slide.end.step(slide.heading))
    return pixel(((x + beyond[0]) / 2, (y + beyond[1]) / 2), theme)


class Scene:
    """The board of a line, on which its robots and parts of its trail are drawn as often as need be.

    ``ends`` is where the robots stand when all is drawn: numbers leave them free, and are always in the same places.
    """

    def __init__(self, line: Line, ends: Robots, theme: Theme) -> None:
        start, goal = line.start, goal_of(line.start)
        left = [cell for robot, cell in start.robots.items() if ends.get(robot) != cell]
        self._start, self._theme = start, theme
        self._ground, self._marked = ground(start.board, theme).picture, _marked(start, theme)
        self._trail = Trail(line.slides, theme)
        self._keep_clear = [*ends.values(), *left, *start.board.diagonals, *([goal] if goal else [])]

    def draw(self, robots: Robots, signs: int | None = None, lines: int | None = None, *, box: Box | None = None) -> Part:
        """A new picture with these robots, and a marker where each began that stands elsewhere, or is left out.

        Of the trail there are the first so many signs and lines: all without ``signs``, and as many lines without ``lines``.
        It is the whole picture, or what of it is in the ``box``.
        """
        board, theme = self._start.board, self._theme
        part = Part(self._ground.crop(box), box[:2]) if box else Part(self._ground.copy())
        self._draw_target(part)
        self._trail.draw_lines(part, board.diagonals, signs if lines is None else lines)
        for robot, cell in self._start.robots.items():
            if robots.get(robot) != cell:
                part.paste(start_marker(robot, theme, aside=board.target_on(cell) is not None), centre(cell, theme))
        self._trail.draw_arrows(part, signs)
        for robot, cell in sorted(robots.items(), key=lambda place: place[1]):
            part.paste(robot_picture(robot, theme), centre(cell, theme))
        self._trail.draw_numbers(part, self._keep_clear, signs)
        return part

    def _draw_target(self, part: Part) -> None:
        """Draw the target's mark and its coordinates, and the chip in the middle."""
        theme, goal = self._theme, goal_of(self._start)
        if self._marked and goal:
            part.replace(self._marked.image, self._marked.corner)
            for text, place in coordinates(goal, theme):
                part.paste(coordinate(text, theme, highlighted=True), pixel(place, theme))
        part.paste(chip(self._start.target, theme), pixel(CENTRE, theme))

    def boxes(self, number: int) -> list[Box]:
        """Where the trail of this move is painted: nowhere if it never left its cell."""
        return self._trail.boxes(number, self._keep_clear)


def _marked(position: Position, theme: Theme) -> Part | None:
    """The part of the board around the target with its mark, or None where there is no target to be marked."""
    goal, diagonals = goal_of(position), position.board.diagonals
    if not position.target or not goal:
        return None
    near = [(barrier(diagonals[cell], theme), centre(cell, theme)) for cell in diagonals if _touch(cell, goal)]
    return ground(position.board, theme).with_mark(marked_target(position.target, theme), centre(goal, theme), near)


def goal_of(position: Position) -> Cell | None:
    """The cell of the target; None where no chip is turned up, or the board does not show it."""
    return position.board.targets.get(position.target) if position.target else None


def board_png(shown: Position | Line, *, theme: Theme = LIGHT, failed: bool = False) -> bytes:
    """The same picture as `draw_board` as a PNG file in the theme's 256 colours, below 300 kB."""
    return png(indexed(draw_board(shown, theme=theme, failed=failed), theme), COMPRESSION)


def _touch(cell: Cell, other: Cell) -> bool:
    """Whether two cells are neighbours, or the same."""
    return max(abs(cell.row - other.row), abs(cell.column - other.column)) <= 1


Position.draw_with(board_png)
