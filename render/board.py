"""Still pictures of positions and lines: of the whole board, and of eight by eight cells at twice the size on a phone."""

from PIL import Image

from engine.board.geometry import Cell
from engine.board.moves import Robots, Slide
from engine.board.position import Line, Position
from engine.board.tiles import TILE
from render.colours import indexed
from render.layout import CENTRE, COORDINATE_OFFSET, centre, coordinates, pixel, spot
from render.marks import chip, marked_target, start_marker, stop_sign
from render.part import Box, Part
from render.pen import Point, halfway, paste, png
from render.robots import robot_picture
from render.theme import LEAD, LIGHT, TAIL, Theme, rgb
from render.tiles import barrier, coordinate, ground
from render.trail import Trail
from render.walls import EDGE

Image.preinit()  # Otherwise Pillow loads its file formats during the first picture.

_COMPRESSION = 3
"""The compression of PNG files, from 1 to 9. 6 makes them a sixth smaller in twice the time."""


def draw_board(shown: Position | Line, *, theme: Theme = LIGHT, failed: bool = False) -> Image.Image:
    """Return a new square RGB picture, about 1,060 pixels wide in the default theme.

    A position is drawn with its target marked on the board and its chip in the middle. A line is drawn in its last position:
    its slides, including an illegal last one, are numbered lines, and markers show where robots began that have moved. If the
    line has ``failed`` to reach its target, a cross marks what stopped its last move. Equal arguments give equal pictures.
    """
    line = _line(shown)
    part = Scene(line, line.end.robots, theme).draw(line.end.robots)
    if failed and line.slides and not line.reaches_target:
        part.paste(stop_sign(theme), _stop(line.slides[-1], theme))
    return part.image


def _line(shown: Position | Line) -> Line:
    return Line(shown, (), shown) if isinstance(shown, Position) else shown


def _stop(slide: Slide, theme: Theme) -> Point:
    """Return the pixel between a slide's end and its obstacle; the middle of the end where there is none."""
    end = spot(slide.end)
    return pixel(halfway(end, spot(slide.end.step(slide.heading))) if slide.obstacle else end, theme)


class Scene:
    """The board of a line, on which robots and parts of the trail can be drawn repeatedly.

    ``ends`` is where the robots stand in the last drawing: numbers keep clear of them, so that they never move.
    """

    def __init__(self, line: Line, ends: Robots, theme: Theme) -> None:
        start, goal = line.start, goal_of(line.start)
        left = [cell for robot, cell in start.robots.items() if ends.get(robot) != cell]
        self._start, self._theme = start, theme
        self._ground, self._marked = ground(start.board, theme).picture, _marked(start, theme)
        self._trail = Trail(line.slides, theme)
        self._keep_clear = [*ends.values(), *left, *start.board.diagonals, *([goal] if goal else [])]

    def draw(self, robots: Robots, signs: int | None = None, lines: int | None = None, *, box: Box | None = None) -> Part:
        """Return a new picture with these robots, and a marker where each began that is elsewhere, or missing.

        It has the first ``signs`` arrows and numbers of the trail, and the first ``lines`` lines: by default all signs, and as
        many lines as signs. It is the whole picture, or the ``box`` of it.
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
        """Draw the target's mark, its coordinates, and the chip in the middle."""
        theme, goal = self._theme, goal_of(self._start)
        if self._marked and goal:
            part.replace(self._marked.image, self._marked.corner)
            for text, place in coordinates(goal):
                part.paste(coordinate(text, theme, highlighted=True), pixel(place, theme))
        part.paste(chip(self._start.target, theme), pixel(CENTRE, theme))

    def boxes(self, number: int) -> list[Box]:
        """Return the boxes that the trail of this move covers; none if the robot did not leave its cell."""
        return self._trail.boxes(number, self._keep_clear)


def _marked(position: Position, theme: Theme) -> Part | None:
    """Return the part of the board around the target with its mark, or None without a target on the board."""
    goal, diagonals = goal_of(position), position.board.diagonals
    if not position.target or not goal:
        return None
    around = {Cell(goal.row + down, goal.column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)}
    near = [(barrier(diagonal, theme), centre(cell, theme)) for cell, diagonal in diagonals.items() if cell in around]
    return ground(position.board, theme).with_mark(marked_target(position.target, theme), centre(goal, theme), near)


def goal_of(position: Position) -> Cell | None:
    """Return the cell of the target; None where no chip is turned up, or the board does not show it."""
    return position.board.targets.get(position.target) if position.target else None


def board_png(shown: Position | Line, *, theme: Theme = LIGHT, failed: bool = False) -> bytes:
    """Return the picture of `draw_board` as a PNG file in the theme's 256 colours, below 300 kB."""
    return png(indexed(draw_board(shown, theme=theme, failed=failed), theme), _COMPRESSION)


def draw_zoom(shown: Position | Line, corner: Cell, *, theme: Theme = LIGHT) -> Image.Image:
    """Return a new square RGB picture, about 560 pixels wide in the default theme: eight by eight cells of `draw_board`.

    ``corner`` is their top left one, at most in the ninth row and column. The board visibly continues beyond them.
    """
    line = _line(shown)
    goal = goal_of(line.start)
    lead, beyond, width = theme.pixels(LEAD), theme.pixels(EDGE), TILE * theme.cell
    left, top = (round(length) for length in pixel((corner.column, corner.row), theme))
    box = left - beyond, top - beyond, left + width + beyond, top + width + beyond
    side = lead + width + theme.pixels(TAIL)
    picture = Image.new("RGB", (side, side), rgb(theme.palette.page))
    picture.paste(Scene(line, line.end.robots, theme).draw(line.end.robots, box=box).image, (lead - beyond, lead - beyond))
    for index in range(TILE):
        cell = Cell(corner.row + index, corner.column + index)
        along = pixel(spot(Cell(index, index)), theme)[0]
        aside = lead - COORDINATE_OFFSET * theme.cell
        column, row = cell.label[0], cell.label[1:]
        paste(picture, coordinate(column, theme, highlighted=goal is not None and goal.column == cell.column), (along, aside))
        paste(picture, coordinate(row, theme, highlighted=goal is not None and goal.row == cell.row), (aside, along))
    return picture


def zoom_png(shown: Position | Line, corner: Cell, *, theme: Theme = LIGHT) -> bytes:
    """Return the picture as a PNG file in the theme's 256 colours, below 100 kB."""
    return png(indexed(draw_zoom(shown, corner, theme=theme), theme), _COMPRESSION)


Position.draw_with(board_png)
