"""The way that robots went: lines through every cell, an arrowhead for each move and its number."""

import math
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from engine.geometry import Cell
from engine.moves import Slide
from engine.pieces import Diagonal, Robot
from render.layout import centre, pixel, spot
from render.pen import Pen, Point, add, halfway, painted, paste, sprite, subtract, towards
from render.theme import Theme
from render.tiles import barrier

_LANES = (0, 1, -1)
_BADGES = 128
_MARGIN = 0.5

_Step = frozenset[Cell]


@dataclass(frozen=True)
class _Line:
    """One move's line, in cells from the board's top left corner.

    ``points`` is the way itself; it ``goes_on`` if it begins on the robot's line before. ``tip`` is the point of its
    arrowhead and ``before`` a point on the way there; at any of the ``places`` its number can lie.
    """

    number: int
    robot: Robot
    points: tuple[Point, ...]
    goes_on: bool
    tip: Point
    before: Point
    places: tuple[Point, ...]


class _Part(NamedTuple):
    """A transparent picture of a part of the board, and the pixel of its top left corner there."""

    picture: Image.Image
    corner: tuple[int, int]

    def paste_on(self, image: Image.Image) -> None:
        image.paste(self.picture, self.corner, self.picture)


class Trail:
    """Slides to be drawn on a picture of the board, numbered from 1, in two steps.

    Slides along the same cells run side by side as long as three have room. A slide that never left its cell is not
    drawn. Of one trail the first few slides can be drawn again and again without painting them anew.
    """

    def __init__(self, slides: Sequence[Slide], theme: Theme, keep_clear: Collection[Cell]) -> None:
        """Lay out the slides, the first of which lie lowest.

        Numbers hide neither each other nor the cells to be kept clear, if there is room.
        """
        self._theme = theme
        self._slides = slides
        self._lines = list(_lines(slides, theme))
        self._painted = dict[tuple[int, bool], _Part]()
        taken = [*map(spot, keep_clear), *(line.tip for line in self._lines)]
        self._places = dict[int, Point]()
        for line in self._lines:
            place = self._places[line.number] = max(line.places, key=lambda point: _room(point, taken, line, theme))
            taken.append(place)

    def draw_lines(self, image: Image.Image, diagonals: Mapping[Cell, Diagonal], count: int | None = None) -> None:
        """Draw the lines of the first slides, of all without ``count``, and above them the barriers that turned them."""
        for line in self._first(count):
            self._part(line, line.points, _paint_line).paste_on(image)
        crossed = {cell for slide in self._slides[:count] for cell in slide.path}
        for cell, diagonal in diagonals.items():
            if cell in crossed:
                paste(image, barrier(diagonal, self._theme), centre(cell, self._theme))

    def draw_signs(self, image: Image.Image, count: int | None = None) -> None:
        """Draw the arrowheads and the numbers of the first slides, of all without ``count``."""
        for line in self._first(count):
            self._part(line, [line.tip], _paint_arrow).paste_on(image)
        for line in self._first(count):
            paste(image, _badge(line.robot, line.number, self._theme), pixel(self._places[line.number], self._theme))

    def _first(self, count: int | None) -> list[_Line]:
        return [line for line in self._lines if count is None or line.number <= count]

    def _part(self, line: _Line, points: Sequence[Point], paint: Callable[[Pen, _Line, Theme], None]) -> _Part:
        key = line.number, paint is _paint_arrow
        if key not in self._painted:
            self._painted[key] = _paint_part(points, self._theme, lambda pen: paint(pen, line, self._theme))
        return self._painted[key]


def _lines(trail: Sequence[Slide], theme: Theme) -> Iterator[_Line]:
    used = [set[_Step]() for _ in _LANES]
    ends = dict[Robot, tuple[Point, Point]]()
    for number, slide in enumerate(trail, start=1):
        robot, path = slide.move.robot, slide.path
        if len(path) == 1:
            continue
        steps = {frozenset(pair) for pair in pairwise(path)}
        lane = min(range(len(_LANES)), key=lambda index: len(used[index] & steps))
        used[lane] |= steps
        shift = _LANES[lane] * theme.sizes.trail_lane
        points = [add(spot(cell), (shift, shift)) for cell in path]
        tip = towards(points[-1], points[-2], theme.sizes.arrow_back)
        before = points[-2]
        places = (*(halfway(*pair) for pair in pairwise(points)), *points[1:-1])
        goes_on = robot in ends
        if goes_on:
            points[:0] = [towards(*ends[robot], theme.sizes.trail_overlap), spot(path[0])]
        else:
            points[0] = towards(points[0], points[1], theme.sizes.trail_start)
        if points[-1] != spot(path[-1]):
            points.append(spot(path[-1]))
        ends[robot] = points[-1], points[-2]
        yield _Line(number, robot, tuple(points), goes_on, tip, before, places)


def _room(point: Point, taken: Collection[Point], line: _Line, theme: Theme) -> float:
    """How good a place is for a number: away from all that is taken, and else early on its line."""
    sizes = theme.sizes
    nearest = min((math.dist(point, other) for other in taken), default=sizes.number_room)
    return min(nearest, sizes.number_room) - sizes.number_haste * math.dist(point, line.points[0])


def _paint_part(points: Sequence[Point], theme: Theme, paint: Callable[[Pen], None]) -> _Part:
    """Paint only the part of the board around these points; the pen's origin is the board's top left corner."""
    across, down = zip(*points, strict=True)
    left, top = pixel((min(across) - _MARGIN, min(down) - _MARGIN), theme)
    x, y = math.floor(left), math.floor(top)
    width = math.ceil((max(across) - min(across) + 2 * _MARGIN) * theme.cell)
    height = math.ceil((max(down) - min(down) + 2 * _MARGIN) * theme.cell)
    return _Part(painted(theme, width, height, subtract(pixel((0, 0), theme), (x, y)), paint), (x, y))


def _coats(line: _Line, theme: Theme) -> tuple[tuple[float, str], ...]:
    """The coats of paint of a line from the lowest to the uppermost: how far each stands out, and its colour."""
    sizes, ink = theme.sizes, theme.ink(line.robot)
    return (
        (sizes.trail_edge + sizes.trail_casing, theme.palette.paper),
        (sizes.trail_edge, ink.edge),
        (0, ink.fill),
    )


def _paint_line(pen: Pen, line: _Line, theme: Theme) -> None:
    for extra, colour in _coats(line, theme):
        pen.stroke(line.points, theme.sizes.trail + 2 * extra, colour, blunt=line.goes_on)


def _paint_arrow(pen: Pen, line: _Line, theme: Theme) -> None:
    root = towards(line.tip, line.before, theme.sizes.arrow)
    across = (root[1] - line.tip[1], line.tip[0] - root[0])
    head = [line.tip, add(root, across), subtract(root, across)]
    for extra, colour in _coats(line, theme):
        pen.polygon(head, colour)
        pen.stroke([*head, head[0]], 2 * extra, colour)


@lru_cache(maxsize=_BADGES)
def _badge(robot: Robot, number: int, theme: Theme) -> Image.Image:
    sizes, ink = theme.sizes, theme.ink(robot)

    def paint(pen: Pen) -> None:
        pen.disc((0, 0), sizes.number + sizes.trail_edge + sizes.trail_casing, theme.palette.paper)
        pen.disc((0, 0), sizes.number + sizes.trail_edge, ink.edge)
        pen.disc((0, 0), sizes.number, ink.fill)
        pen.letter((0, 0), str(number), sizes.number_letter, ink.letter)

    return sprite(theme, 0.5, paint)
