"""The way that robots went: lines through every cell, an arrowhead for each move and its number."""

import math
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from engine.geometry import SIZE, Cell
from engine.moves import Slide
from engine.pieces import Diagonal, Robot
from render.layout import centre, pixel, spot
from render.pen import WHITE, Pen, Point, add, halfway, painted, paste, scaled, sprite, subtract, towards
from render.theme import Colour, Theme, rgb
from render.tiles import barrier

_LANES = (0, 1, -1, 2, -2, 3, -3)
_BADGES = 128
_STEP = 2

_Step = frozenset[Cell]
_Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class _Run:
    """A straight part of a move, and the lane of its cells in which it is drawn: 0 is in their middle."""

    cells: tuple[Cell, ...]
    lane: int

    @property
    def upright(self) -> bool:
        return self.cells[0].column == self.cells[1].column

    def through(self, cell: Cell, spread: float) -> Point:
        """The point of a cell that the run goes through, with lanes so many cells apart."""
        shift = self.lane * spread
        return add(spot(cell), (shift, 0) if self.upright else (0, shift))

    def joint(self, onward: "_Run", spread: float) -> list[Point]:
        """How the same robot's next run is reached: at a corner, or across to another lane."""
        cell = self.cells[-1]
        here, there = self.through(cell, spread), onward.through(cell, spread)
        if self.upright == onward.upright:
            return [here, there] if here != there else [here]
        return [(here[0], there[1]) if self.upright else (there[0], here[1])]


@dataclass(frozen=True)
class _Line:
    """One move's line, in cells from the board's top left corner.

    ``points`` is the way itself; it ``goes_on`` if it begins on the robot's line before. ``tip`` is the point of its
    arrowhead and ``heading`` where that points, one cell on; at any of the ``places`` its number can lie.
    """

    number: int
    robot: Robot
    points: tuple[Point, ...]
    goes_on: bool
    tip: Point
    heading: Point
    places: tuple[Point, ...]


class _Stamp(NamedTuple):
    """A mask, the pixel of its top left corner on the board's picture, and the colour that it is filled with."""

    mask: Image.Image
    corner: tuple[int, int]
    colour: Colour


class Trail:
    """Slides to be drawn on a picture of the board, numbered from 1, in three steps between which other things are laid.

    Slides along the same cells run side by side, in thinner lines if there are more than three. A slide that never left
    its cell is not drawn. With a ``count`` only so many of the first slides are drawn, as they lie in the whole trail; what
    was painted once is kept for the next time.
    """

    def __init__(self, slides: Sequence[Slide], theme: Theme) -> None:
        """Lay out the slides, the first of which lie lowest."""
        moves = _moves(slides)
        widest = max((abs(run.lane) for runs in moves.values() for run in runs), default=0)
        spread = min(theme.sizes.trail_lane, theme.sizes.trail_room / max(widest, 1))
        self._theme = theme
        self._thin = spread / theme.sizes.trail_lane
        self._lines = _lines(slides, moves, spread, theme)
        self._boxes = [(line, _boxes(line)) for line in self._lines]
        self._slides = slides
        self._strokes = dict[int, list[_Stamp]]()
        self._arrows = dict[int, list[_Stamp]]()
        self._places = dict[frozenset[Cell], list[Point]]()

    def draw_lines(self, image: Image.Image, diagonals: Mapping[Cell, Diagonal], count: int | None = None) -> None:
        """Draw the lines, and above them the barriers that turned them."""
        for line in self._first(count):
            if line.number not in self._strokes:
                self._strokes[line.number] = list(self._painted_line(line))
            _stamp(image, self._strokes[line.number])
        crossed = {cell for slide in self._slides[:count] for cell in slide.path}
        for cell, diagonal in diagonals.items():
            if cell in crossed:
                paste(image, barrier(diagonal, self._theme), centre(cell, self._theme))

    def draw_arrows(self, image: Image.Image, count: int | None = None) -> None:
        """Draw the arrowheads, each just before the cell where its move ended."""
        for line in self._first(count):
            if line.number not in self._arrows:
                self._arrows[line.number] = list(self._painted_arrow(line))
            _stamp(image, self._arrows[line.number])

    def draw_numbers(self, image: Image.Image, keep_clear: Collection[Cell], count: int | None = None) -> None:
        """Draw the numbers; these hide neither each other, nor arrowheads, nor the given cells if there is room."""
        places = self._number_places(keep_clear)
        for line, place in zip(self._first(count), places, strict=False):
            paste(image, _badge(line.robot, line.number, self._theme), pixel(place, self._theme))

    def _first(self, count: int | None) -> list[_Line]:
        return [line for line in self._lines if count is None or line.number <= count]

    def _number_places(self, keep_clear: Collection[Cell]) -> list[Point]:
        key = frozenset(keep_clear)
        if key not in self._places:
            taken = [*map(spot, sorted(key)), *(line.tip for line in self._lines)]
            places = self._places[key] = []
            for line in self._lines:
                places.append(max(line.places, key=lambda point: self._merit(point, [*taken, *places], line)))
        return self._places[key]

    def _painted_line(self, line: _Line) -> Iterator[_Stamp]:
        for extra, colour in _coats(line.robot, self._theme):
            width = (self._theme.sizes.trail + 2 * extra) * self._thin
            for part in pairwise(line.points):
                blunt = line.goes_on and part[0] == line.points[0]
                stroke = partial(Pen.stroke, points=part, width=width, fill=WHITE, blunt=blunt)
                yield _painted(part, width, self._theme, stroke, colour)

    def _painted_arrow(self, line: _Line) -> Iterator[_Stamp]:
        scale = math.sqrt(self._thin)
        for extra, colour in _coats(line.robot, self._theme):
            arrow = partial(_paint_arrow, line=line, extra=extra, scale=scale, theme=self._theme)
            yield _painted([line.tip], 2 * self._theme.sizes.arrow, self._theme, arrow, colour)

    def _merit(self, place: Point, taken: Collection[Point], line: _Line) -> float:
        """How good a place is for a number: away from all that is taken and from other lines, and else early on its line."""
        sizes = self._theme.sizes
        nearest = min((math.dist(place, other) for other in taken), default=sizes.number_room)
        hidden = sum(_covers(place, sizes.number, boxes) for other, boxes in self._boxes if other is not line)
        haste = sizes.number_haste * math.dist(place, line.points[0])
        return min(nearest, sizes.number_room) - sizes.number_hides * hidden - haste


def _moves(slides: Sequence[Slide]) -> dict[int, list[_Run]]:
    """The straight parts of each move that left its cell, by its number, each in a lane that is free if there is one."""
    used = {lane: set[_Step]() for lane in _LANES}
    moves = dict[int, list[_Run]]()
    for number, slide in enumerate(slides, start=1):
        for cells in _straights(slide.path):
            steps = {frozenset(pair) for pair in pairwise(cells)}
            lane = min(_LANES, key=lambda lane: len(used[lane] & steps))
            used[lane] |= steps
            moves.setdefault(number, []).append(_Run(cells, lane))
    return moves


def _straights(path: Sequence[Cell]) -> Iterator[tuple[Cell, ...]]:
    begin = 0
    for here in range(1, len(path)):
        last = here + 1 == len(path)
        if last or path[here + 1].row - path[here].row != path[here].row - path[here - 1].row:
            yield tuple(path[begin : here + 1])
            begin = here


def _lines(slides: Sequence[Slide], moves: Mapping[int, list[_Run]], spread: float, theme: Theme) -> list[_Line]:
    lines = list[_Line]()
    last = dict[Robot, _Line]()
    following = _following(slides, moves)
    for number, runs in moves.items():
        robot = slides[number - 1].move.robot
        before, onward = following[number]
        points = _points(before, runs, onward, spread)
        if robot in last:
            points.insert(0, towards(points[0], last[robot].points[-2], theme.sizes.trail_overlap))
        else:
            points[0] = towards(points[0], points[1], theme.sizes.trail_start)
        heading = subtract(*map(spot, reversed(runs[-1].cells[-2:])))
        tip = subtract(points[-1], scaled(heading, theme.sizes.arrow_back))
        line = _Line(
            number, robot, tuple(points), robot in last, tip, heading, tuple(_places(runs, spread, theme.sizes.number_aside))
        )
        last[robot] = line
        lines.append(line)
    return lines


def _following(slides: Sequence[Slide], moves: Mapping[int, list[_Run]]) -> dict[int, tuple[_Run | None, _Run | None]]:
    """For each move the run that the same robot made just before, and the one that it made just after."""
    following = dict[int, tuple[_Run | None, _Run | None]]()
    by_robot = dict[Robot, list[int]]()
    for number in moves:
        by_robot.setdefault(slides[number - 1].move.robot, []).append(number)
    for numbers in by_robot.values():
        before = [None, *(moves[number][-1] for number in numbers[:-1])]
        after = [*(moves[number][0] for number in numbers[1:]), None]
        following |= zip(numbers, zip(before, after, strict=True), strict=True)
    return following


def _points(before: _Run | None, runs: Sequence[_Run], after: _Run | None, spread: float) -> list[Point]:
    """The points of a move's line, from where the robot's last line ended to where its next one begins."""
    points = before.joint(runs[0], spread) if before else [runs[0].through(runs[0].cells[0], spread)]
    for run, onward in pairwise(runs):
        points += run.joint(onward, spread)
    points.append(runs[-1].joint(after, spread)[0] if after else runs[-1].through(runs[-1].cells[-1], spread))
    return points


def _places(runs: Sequence[_Run], spread: float, beside: float) -> Iterator[Point]:
    """Where a move's number can lie: on the cells between its ends, halfway between any two, or ``beside`` a single step."""
    for run in runs:
        through = [run.through(cell, spread) for cell in run.cells]
        yield from (halfway(*pair) for pair in pairwise(through))
        yield from through[1:-1]
    if len(runs) == 1 and len(runs[0].cells) == _STEP:
        middle = halfway(*map(spot, runs[0].cells))
        for aside in (-beside, beside):
            place = add(middle, (aside, 0) if runs[0].upright else (0, aside))
            if all(beside < length < SIZE - beside for length in place):
                yield place


def _boxes(line: _Line) -> list[_Box]:
    return [(min(x, a), min(y, b), max(x, a), max(y, b)) for (x, y), (a, b) in pairwise(line.points)]


def _covers(place: Point, radius: float, boxes: Sequence[_Box]) -> bool:
    """Whether a number at this place hides a part of what lies in the boxes."""
    x, y = place
    return any(left - radius < x < right + radius and top - radius < y < bottom + radius for left, top, right, bottom in boxes)


def _painted(around: Sequence[Point], reach: float, theme: Theme, paint: Callable[[Pen], None], colour: str) -> _Stamp:
    """Paint in one colour, only so many cells around these points; the pen's origin is the board's top left corner."""
    across, down = zip(*around, strict=True)
    left, top = pixel((min(across) - reach, min(down) - reach), theme)
    x, y = math.floor(left), math.floor(top)
    width = math.ceil((max(across) - min(across) + 2 * reach) * theme.cell)
    height = math.ceil((max(down) - min(down) + 2 * reach) * theme.cell)
    mask = painted(theme, width, height, subtract(pixel((0, 0), theme), (x, y)), paint, "L")
    return _Stamp(mask, (x, y), rgb(colour))


def _stamp(image: Image.Image, stamps: Iterable[_Stamp]) -> None:
    for mask, corner, colour in stamps:
        image.paste(colour, corner, mask)


def _coats(robot: Robot, theme: Theme) -> tuple[tuple[float, str], ...]:
    """The coats of paint of a line from the lowest to the uppermost: how far each stands out, and its colour."""
    sizes, ink = theme.sizes, theme.ink(robot)
    return (
        (sizes.trail_edge + sizes.trail_casing, theme.palette.halo),
        (sizes.trail_edge, ink.edge),
        (0, ink.fill),
    )


def _paint_arrow(pen: Pen, line: _Line, extra: float, scale: float, theme: Theme) -> None:
    back = scaled(line.heading, theme.sizes.arrow * scale)
    root, across = subtract(line.tip, back), (back[1], -back[0])
    head = [line.tip, add(root, across), subtract(root, across)]
    pen.shape(head, WHITE, WHITE, 2 * extra * scale)


@lru_cache(maxsize=_BADGES)
def _badge(robot: Robot, number: int, theme: Theme) -> Image.Image:
    sizes, ink = theme.sizes, theme.ink(robot)

    def paint(pen: Pen) -> None:
        pen.disc((0, 0), sizes.number + sizes.trail_edge + sizes.trail_casing, theme.palette.halo)
        pen.disc((0, 0), sizes.number + sizes.trail_edge, ink.edge)
        pen.disc((0, 0), sizes.number, ink.fill)
        pen.letter((0, 0), str(number), sizes.number_letter, ink.letter)

    return sprite(theme, 0.5, paint)
