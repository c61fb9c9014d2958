"""The trails of robots: lines through every cell, and an arrowhead and a number for each move."""

import math
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from engine.board.geometry import SIZE, Cell
from engine.board.moves import Slide
from engine.board.pieces import Diagonal, Robot
from render.layout import MIDDLE_HALF, centre, pixel, spot
from render.part import Box, Part, box_of
from render.pen import WHITE, Pen, Point, add, corner_of, halfway, painted, scaled, sprite, subtract, towards, turn
from render.theme import Colour, Theme, rgb
from render.tiles import barrier

TRAIL, TRAIL_EDGE, _CASING = 0.12, 0.035, 0.05
"""The width of a line, the edge on each side of it, and what separates that from the ground, in cells as all measures here."""
_START, _OVERLAP = 0.46, 0.15
"""From the middle of the cell where a robot began to its first line, which leaves the start marker free; and how far a robot's
next line begins on its last one, so that they join.
"""
_LANE, _ROOM = 0.28, 0.38
"""Between two trails along the same cells, where there is room: the width of a line with all around it; and from the middle of
a cell to the outermost trail through it.
"""
_ARROW, _ARROW_BACK, _ARROW_ASIDE = 0.21, 0.50, 0.32
"""Half the width of an arrowhead; from the end of a trail back to its tip, where the robot's body begins; and how much farther
back every second one is where trails are so tight that they would hide each other.
"""

NUMBER, _NUMBER_LETTER = 0.26, 0.42
"""The radius of the badge of a move's number, and the size of its letters."""
_REACH = NUMBER + TRAIL_EDGE + _CASING
"""The radius of a number with the lines around it."""
_NUMBER_ASIDE = (0.42, 0.6, 0.72)
"""From the middle of a line's cells to a number beside it."""
_CLEAR = 0.40
"""Half the width of the square on a cell that numbers avoid: a robot, a start marker, a barrier."""
_NUMBER_ROOM = 0.8
"""The distance that a number keeps from other things, where possible. For other ends it gives up some of that:"""
_HASTE, _HIDES, _COVERS = 0.012, 0.40, 2.0
"""for each cell that it is nearer to where its move began; to hide no other line, and to have none between it and its own; and
for each cell that it overlaps such a square.
"""

_LANES = (0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5)
_BADGES, _MASKS = 256, 512
"""The number of cached pictures of numbers, and of masks of lines or arrowheads; a mask has some kilobytes."""
_STEP = 2

_PIN_ROOT, _PIN_WIDTH, _PIN_REACH = 0.5, 0.7, 1.6
"""The pointer of a number beside its line, in radii of the number: its root, half its width there, and its tip."""
_AIM = 15
"""Degrees between the directions of pointers."""
_PIN_HALF = 0.6
"""Cells from the middle of such a number to each side of its picture."""

_Step = frozenset[Cell]
_Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class _Run:
    """A straight part of a move, drawn ``shift`` cells beside the middle of its cells and in this share of the default width.

    ``back`` is how far before its end an arrowhead would have its tip.
    """

    cells: tuple[Cell, ...]
    shift: float
    thin: float
    back: float

    @property
    def upright(self) -> bool:
        return self.cells[0].column == self.cells[1].column

    def through(self, cell: Cell) -> Point:
        """Return the point of a cell that the run passes."""
        return add(spot(cell), (self.shift, 0) if self.upright else (0, self.shift))

    def joint(self, onward: "_Run") -> list[Point]:
        """Return the points that lead to the same robot's next run: at a corner, or across to another lane."""
        cell = self.cells[-1]
        here, there = self.through(cell), onward.through(cell)
        if self.upright == onward.upright:
            return [here, there] if here != there else [here]
        return [(here[0], there[1]) if self.upright else (there[0], here[1])]


@dataclass(frozen=True)
class _Line:
    """One move's line, in cells from the board's top left corner.

    ``points`` is the path itself; it ``goes_on`` if it begins on the robot's previous line. ``tip`` is the point of its
    arrowhead and ``heading`` where that points, one cell on. Its number can be at any of the ``places`` on it, or beside its
    ``runs`` where those are taken. ``thin`` is its share of the default width.
    """

    number: int
    robot: Robot
    points: tuple[Point, ...]
    goes_on: bool
    tip: Point
    heading: Point
    places: tuple[Point, ...]
    runs: tuple[_Run, ...]
    thin: float


_Mask = tuple[Image.Image, tuple[int, int]]
"""A mask to be painted in one colour, and the pixel of its top left corner on the board's picture."""


class _Stamp(NamedTuple):
    """A colour, the mask that it fills, and the pixel of its top left corner on the board's picture."""

    colour: Colour
    mask: Image.Image
    corner: tuple[int, int]


class Trail:
    """Slides as drawn on a picture of the board, numbered from 1, in three steps between which other things can be drawn.

    Slides along the same cells run side by side, in thinner lines where there are more than three. A slide that did not leave
    its cell is not drawn. With a ``count`` only the first slides, up to that number, are drawn, in the layout of all. Painted
    masks are cached.
    """

    def __init__(self, slides: Sequence[Slide], theme: Theme) -> None:
        """Lay out the slides, the first of them lowest."""
        self._theme = theme
        self._lines = _lines(slides, _moves(slides))
        self._boxes = [(line.number, box) for line in self._lines for box in _boxes(line, NUMBER)]
        self._slides = slides
        self._strokes = {line.number: list(self._painted_line(line)) for line in self._lines}
        self._arrows = {line.number: list(self._painted_arrow(line)) for line in self._lines}
        self._places = dict[frozenset[Cell], list[Point]]()

    def draw_lines(self, part: Part, diagonals: Mapping[Cell, Diagonal], count: int | None = None) -> None:
        """Draw the lines, and above them the barriers that turned them."""
        for line in self._first(count):
            for stamp in self._strokes[line.number]:
                part.stamp(*stamp)
        crossed = {cell for slide in self._slides[:count] for cell in slide.path}
        for cell, diagonal in diagonals.items():
            if cell in crossed:
                part.paste(barrier(diagonal, self._theme), centre(cell, self._theme))

    def draw_arrows(self, part: Part, count: int | None = None) -> None:
        """Draw the arrowheads, each just before the cell where its move ended."""
        for line in self._first(count):
            for stamp in self._arrows[line.number]:
                part.stamp(*stamp)

    def draw_numbers(self, part: Part, keep_clear: Collection[Cell], count: int | None = None) -> None:
        """Draw the numbers. They hide neither each other nor arrowheads, nor the given cells if there is room."""
        places = self._number_places(keep_clear)
        for line, place in zip(self._first(count), places, strict=False):
            part.paste(self._badge_of(line, place), pixel(place, self._theme))

    def boxes(self, number: int, keep_clear: Collection[Cell]) -> list[Box]:
        """Return the boxes that a slide's line, arrowhead and number cover; none if it is not drawn."""
        boxes = list[Box]()
        for line, place in zip(self._lines, self._number_places(keep_clear), strict=True):
            if line.number == number:
                stamps = (*self._strokes[line.number], *self._arrows[line.number])
                boxes += [box_of(stamp.mask, stamp.corner) for stamp in stamps]
                badge = self._badge_of(line, place)
                boxes.append(box_of(badge, corner_of(badge, pixel(place, self._theme))))
        return boxes

    def _badge_of(self, line: _Line, place: Point) -> Image.Image:
        return _badge(line.robot, line.number, _aim(place, line), self._theme)

    def _first(self, count: int | None) -> list[_Line]:
        return [line for line in self._lines if count is None or line.number <= count]

    def _number_places(self, keep_clear: Collection[Cell]) -> list[Point]:
        key = frozenset(keep_clear)
        if key not in self._places:
            self._places[key] = self._placed([spot(cell) for cell in sorted(key)])
        return self._places[key]

    def _placed(self, kept: Collection[Point]) -> list[Point]:
        """Return a place for each number: on its line, if it hides no kept cell, no arrowhead and no other number there."""
        places, tips = list[Point](), [line.tip for line in self._lines]
        for line in self._lines:
            taken = _within_room(line, [*kept, *tips, *places])
            merit = partial(self._merit, kept=kept, taken=taken, line=line)
            place = max(line.places, key=merit)
            signs = [*tips, *places]
            if self._hides(place, kept) or any(math.dist(place, sign) < 2 * NUMBER for sign in signs):
                place = max([place, *_beside(line.runs)], key=merit)
            places.append(place)
        return places

    def _merit(self, place: Point, kept: Collection[Point], taken: Collection[Point], line: _Line) -> float:
        """Return how good a place for a number is: off kept cells, away from taken places, beside no other line, and early."""
        x, y = place
        nearest = math.sqrt(min([(x - a) * (x - a) + (y - b) * (y - b) for a, b in taken], default=math.inf))
        to_x, to_y = place if place in line.places else _nearest(place, line)
        low_x, high_x, low_y, high_y = min(x, to_x), max(x, to_x), min(y, to_y), max(y, to_y)
        hidden = {
            number
            for number, (left, top, right, bottom) in self._boxes
            if left < high_x and low_x < right and top < high_y and low_y < bottom
        }
        haste = _HASTE * math.dist(place, line.points[0])
        covered = _COVERS * self._hides(place, kept) if nearest < _NUMBER_ROOM else 0
        return min(nearest, _NUMBER_ROOM) - covered - _HIDES * len(hidden - {line.number}) - haste

    def _hides(self, place: Point, kept: Collection[Point]) -> float:
        """Return how many cells deep a number at this place overlaps the kept squares, each around its point."""
        hidden = 0.0
        for x, y in kept:
            across, down = abs(place[0] - x) - _CLEAR, abs(place[1] - y) - _CLEAR
            if across < _REACH and down < _REACH:
                hidden += max(0, _REACH - math.hypot(max(0, across), max(0, down)))
        return hidden

    def _painted_line(self, line: _Line) -> Iterator[_Stamp]:
        for extra, colour in _coats(line.robot, self._theme):
            width = (TRAIL + 2 * extra) * line.thin
            for part in pairwise(line.points):
                blunt = line.goes_on and part[0] == line.points[0]
                corner, shifted = _from_corner(part)
                yield _on_cell(_stroke(shifted, width, blunt, self._theme), corner, colour, self._theme)

    def _painted_arrow(self, line: _Line) -> Iterator[_Stamp]:
        corner, (tip,) = _from_corner([line.tip])
        for extra, colour in _coats(line.robot, self._theme):
            mask = _arrowhead(tip, line.heading, extra, math.sqrt(line.thin), self._theme)
            yield _on_cell(mask, corner, colour, self._theme)


def _moves(slides: Sequence[Slide]) -> dict[int, list[_Run]]:
    """Return the straight runs of each move that left its cell, by its number, side by side along the same cells."""
    straights = [(number, cells) for number, slide in enumerate(slides, start=1) for cells in _straights(slide.path)]
    steps = [frozenset(frozenset(pair) for pair in pairwise(cells)) for _, cells in straights]
    lanes = _lanes(steps)
    runs = dict[int, _Run]()
    for corridor in _corridors(steps):
        low, high = (end(lanes[index] for index in corridor) for end in (min, max))
        apart = min(_LANE, 2 * _ROOM / max(high - low, 1))
        for index in corridor:
            cells, shift = straights[index][1], (lanes[index] - (low + high) / 2) * apart
            tight = apart < _LANE and lanes[index] % 2 and len(cells) > _STEP
            back = _ARROW_BACK + (_ARROW_ASIDE if tight else 0)
            runs[index] = _Run(cells, shift, apart / _LANE, back)
    moves = dict[int, list[_Run]]()
    for index, (number, _) in enumerate(straights):
        moves.setdefault(number, []).append(runs[index])
    return moves


def _lanes(straights: Sequence[frozenset[_Step]]) -> list[int]:
    """Return for each straight the first free lane of its cells, or the one with the fewest straights."""
    used = {lane: set[_Step]() for lane in _LANES}
    lanes = list[int]()
    for steps in straights:
        lanes.append(min(_LANES, key=lambda lane: len(used[lane] & steps)))
        used[lanes[-1]] |= steps
    return lanes


def _corridors(straights: Sequence[frozenset[_Step]]) -> list[list[int]]:
    """Return the indices of straights that run along the same cells, directly or by way of others."""
    corridors = list[tuple[set[_Step], list[int]]]()
    for index, steps in enumerate(straights):
        joined, indices = set(steps), [index]
        for other in [corridor for corridor in corridors if corridor[0] & steps]:
            joined |= other[0]
            indices = other[1] + indices
            corridors.remove(other)
        corridors.append((joined, indices))
    return [indices for _, indices in corridors]


def _straights(path: Sequence[Cell]) -> Iterator[tuple[Cell, ...]]:
    begin = 0
    for here in range(1, len(path)):
        last = here + 1 == len(path)
        if last or path[here + 1].row - path[here].row != path[here].row - path[here - 1].row:
            yield tuple(path[begin : here + 1])
            begin = here


def _lines(slides: Sequence[Slide], moves: Mapping[int, list[_Run]]) -> list[_Line]:
    """Return the lines of the moves; each begins where the same robot's previous one ends."""
    lines = dict[int, _Line]()
    for number, runs in moves.items():
        robot = slides[number - 1].move.robot
        own = [other for other in moves if slides[other - 1].move.robot is robot]
        before = max((other for other in own if other < number), default=None)
        onward = min((other for other in own if other > number), default=None)
        points = _points(moves[before][-1] if before else None, runs, moves[onward][0] if onward else None)
        if before:
            points.insert(0, towards(points[0], lines[before].points[-2], _OVERLAP))
        else:
            points[0] = towards(points[0], points[1], _START)
        heading = subtract(*map(spot, reversed(runs[-1].cells[-2:])))
        tip = subtract(points[-1], scaled(heading, runs[-1].back))
        places, thin = tuple(_places(runs)), min(run.thin for run in runs)
        lines[number] = _Line(number, robot, tuple(points), before is not None, tip, heading, places, tuple(runs), thin)
    return list(lines.values())


def _points(before: _Run | None, runs: Sequence[_Run], after: _Run | None) -> list[Point]:
    """Return the points of a move's line, from the end of the robot's previous line to the start of its next one."""
    points = before.joint(runs[0]) if before else [runs[0].through(runs[0].cells[0])]
    for run, onward in pairwise(runs):
        points += run.joint(onward)
    points.append(runs[-1].joint(after)[0] if after else runs[-1].through(runs[-1].cells[-1]))
    return points


def _places(runs: Sequence[_Run]) -> Iterator[Point]:
    """Yield the places for a move's number on its line: on the cells between its ends, or halfway between any two."""
    for run in runs:
        through = [run.through(cell) for cell in run.cells]
        yield from (halfway(*pair) for pair in pairwise(through))
        yield from through[1:-1]


def _beside(runs: Sequence[_Run]) -> Iterator[Point]:
    """Yield the places beside the line, on the board and off the block in its middle."""
    for run in runs:
        middles = [spot(cell) for cell in run.cells]
        for middle in (*middles, *(halfway(*pair) for pair in pairwise(middles))):
            for aside in _NUMBER_ASIDE:
                for shift in (-aside, aside):
                    place = add(middle, (shift, 0) if run.upright else (0, shift))
                    off_block = max(abs(length - SIZE / 2) for length in place) > MIDDLE_HALF + _REACH
                    if off_block and all(_REACH < length < SIZE - _REACH for length in place):
                        yield place


def _boxes(line: _Line, around: float = 0) -> list[_Box]:
    """Return boxes around the straight parts of a line, wider by ``around`` cells."""
    return [
        (min(x, a) - around, min(y, b) - around, max(x, a) + around, max(y, b) + around)
        for (x, y), (a, b) in pairwise(line.points)
    ]


def _from_corner(points: Sequence[Point]) -> tuple[tuple[int, int], tuple[Point, ...]]:
    """Return the cell of the first point, and the points relative to its corner, so that equal shapes compare equal."""
    column, row = corner = math.floor(points[0][0]), math.floor(points[0][1])
    return corner, tuple((round(x - column, 6), round(y - row, 6)) for x, y in points)


def _on_cell(mask: _Mask, corner: tuple[int, int], colour: str, theme: Theme) -> _Stamp:
    """Return a mask that was painted on the board's first cell, moved to that cell."""
    picture, (x, y) = mask
    return _Stamp(rgb(colour), picture, (x + corner[0] * theme.cell, y + corner[1] * theme.cell))


@lru_cache(maxsize=_MASKS)
def _stroke(points: tuple[Point, ...], width: float, blunt: bool, theme: Theme) -> _Mask:  # noqa: FBT001
    return _painted(points, width, theme, partial(Pen.stroke, points=points, width=width, fill=WHITE, blunt=blunt))


@lru_cache(maxsize=_MASKS)
def _arrowhead(tip: Point, heading: Point, extra: float, scale: float, theme: Theme) -> _Mask:
    def paint(pen: Pen) -> None:
        back = scaled(heading, _ARROW * scale)
        root, across = subtract(tip, back), (back[1], -back[0])
        head = [tip, add(root, across), subtract(root, across)]
        pen.shape(head, WHITE, WHITE, 2 * extra * scale)

    return _painted([tip], 2 * _ARROW, theme, paint)


def _painted(around: Sequence[Point], reach: float, theme: Theme, paint: Callable[[Pen], None]) -> _Mask:
    """Paint only within ``reach`` cells of these points; the pen's origin is the board's top left corner."""
    across, down = zip(*around, strict=True)
    left, top = pixel((min(across) - reach, min(down) - reach), theme)
    x, y = math.floor(left), math.floor(top)
    width = math.ceil((max(across) - min(across) + 2 * reach) * theme.cell)
    height = math.ceil((max(down) - min(down) + 2 * reach) * theme.cell)
    return painted(theme, width, height, subtract(pixel((0, 0), theme), (x, y)), paint, "L"), (x, y)


def _coats(robot: Robot, theme: Theme) -> tuple[tuple[float, str], ...]:
    """Return the coats of a line from the lowest to the uppermost: how far each stands out, and its colour."""
    ink = theme.ink(robot)
    return ((TRAIL_EDGE + _CASING, theme.palette.halo), (TRAIL_EDGE, ink.edge), (0, ink.fill))


def _within_room(line: _Line, points: Sequence[Point]) -> list[Point]:
    """Return the points that are near enough to a number on the line, or beside it, to matter."""
    room = _NUMBER_ROOM + max(_NUMBER_ASIDE)
    (left, *_, right), (top, *_, bottom) = (sorted(lengths) for lengths in zip(*line.points, strict=True))
    return [(x, y) for x, y in points if left - room < x < right + room and top - room < y < bottom + room]


def _nearest(place: Point, line: _Line) -> Point:
    """Return the point of a line that is nearest to a place."""
    x, y = place
    points = [(min(max(x, left), right), min(max(y, top), bottom)) for left, top, right, bottom in _boxes(line)]
    return min(points, key=partial(math.dist, place))


def _aim(place: Point, line: _Line) -> float | None:
    """Return the direction from a number to its line in degrees, or None if the number is on the line."""
    across, down = subtract(_nearest(place, line), place)
    if math.hypot(across, down) < NUMBER:
        return None
    return _AIM * round(math.degrees(math.atan2(down, across)) / _AIM)


@lru_cache(maxsize=_BADGES)
def _badge(robot: Robot, number: int, aim: float | None, theme: Theme) -> Image.Image:
    """Return a number on its disc, with a pointer in the direction ``aim``."""
    root, half, reach = (length * NUMBER for length in (_PIN_ROOT, _PIN_WIDTH, _PIN_REACH))
    pin = [turn(corner, aim or 0) for corner in ((reach, 0), (root, half), (root, -half))]

    def paint(pen: Pen) -> None:
        for extra, colour in _coats(robot, theme):
            if aim is not None:
                pen.shape(pin, colour, colour, 2 * extra)
            pen.disc((0, 0), NUMBER + extra, colour)
        pen.letter((0, 0), str(number), _NUMBER_LETTER, theme.ink(robot).letter)

    return sprite(theme, 0.5 if aim is None else _PIN_HALF, paint)
