"""Animated replays of lines: robots slide along their paths and leave trails, and an arrival is celebrated."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from PIL import Image, ImageChops

from engine.board.geometry import Cell
from engine.board.moves import Robots, Slide
from engine.board.pieces import Robot
from engine.board.position import Line
from render.board import Scene
from render.celebration import REACH, celebration, hop
from render.gif import Frame, gif
from render.layout import pixel, spot
from render.part import Box, Part, joined
from render.pen import Point, paste
from render.robots import robot_picture
from render.theme import LIGHT, Theme

WIDTH = 640
"""The most pixels along each side of a replay."""

FRAME = 0.04
"""Seconds of a frame while something moves."""

FIRST, REST, LAST = 0.8, 0.12, 5.0
"""Seconds before the first move, after each move, and before the repetition."""

PARTY = 1.2
"""Seconds of celebration."""

LONGEST = 8.0
"""The most seconds from the beginning of a replay to its end."""

_SET_OFF, _EACH_CELL = 0.22, 0.055
_BLINK = 0.02
"""The least seconds of a frame: browsers slow down shorter ones."""
_PUSH = 0.14
"""Cells that a robot that cannot leave is pushed towards its obstacle."""

_ROBOT, _LINE, _AHEAD = 0.75, 0.5, 0.12
"""The reach of robots, and of neighbouring lines, from their middle, in cells; and how far a line is uncovered ahead of a
robot's middle: so little that no corner shows before the robot is there.
"""


def replay_gif(line: Line, *, seconds: float = LONGEST, theme: Theme = LIGHT) -> bytes:
    """Return the slides one after the other as an animated GIF of at most 640 × 640 pixels that repeats forever.

    It takes at most ``seconds``, so more moves are faster. A line of a hundred moves fits into two seconds; beyond that
    each move takes 0.02 seconds longer.

    An illegal last slide is shown up to its end. An arrival on the target is celebrated. The last frame, shown for five
    seconds, is the picture of `render.board.draw_board` in 256 colours, except that the robot of an illegal slide stands where
    that took it. Equal arguments give equal files.
    """
    film = _Film(line, min(1.0, seconds / LONGEST), theme.fitted(WIDTH))
    return gif(film.size, film.frames(), theme)


class _Film:
    """Produces the frames. ``_shown`` is the picture so far, and ``_robots_after`` has the robots after each number of moves.

    ``haste`` is its share, from 0 to 1, of the duration `LONGEST`.
    """

    def __init__(self, line: Line, haste: float, theme: Theme) -> None:
        self._line, self._haste, self._theme = line, haste, theme
        self._robots_after = [position.robots for position in (line.start, *line.positions)]
        self._scene = Scene(line, self._robots_after[-1], theme)
        self._shown = self._scene.draw(line.start.robots, 0).image

    @property
    def size(self) -> tuple[int, int]:
        """The width and the height in pixels."""
        return self._shown.size

    def frames(self) -> Iterator[Frame]:
        """Yield every frame: the first is whole, each other has what it changes."""
        slides, is_celebrated = self._line.slides, self._line.reaches_target
        yield self._show(self._shown.copy(), (0, 0), FIRST * self._haste if slides else LAST)
        room = (LONGEST - FIRST - PARTY * is_celebrated) * self._haste
        for number, (slide, (count, pause)) in enumerate(zip(slides, _times(slides, room), strict=True), start=1):
            track = self._track(number, slide)
            yield from self._move(number, slide, count, track)
            goes_on = number < len(slides) or is_celebrated
            rest = self._scene.draw(self._robots_after[number], number, box=track)
            yield self._change_to(rest, pause if goes_on else LAST)
        if is_celebrated:
            yield from self._celebrate(slides[-1])

    def _move(self, number: int, slide: Slide, count: int, track: Box) -> Iterator[Frame]:
        """Yield a move in ``count`` frames. The robot's line is uncovered behind it, and its number appears when it rests."""
        mover = slide.move.robot
        others = _without(mover, self._robots_after[number])
        scene = self._scene.draw(others, number - 1, box=track)
        lined = self._scene.draw(others, number - 1, lines=number, box=track)
        before, gone = self._around(spot(slide.path[0]), _ROBOT), 0.0
        for step in range(1, count + 1):
            way = (1 - math.cos(math.pi * step / count)) / 2 * (len(slide.path) - 1)  # it starts and ends gently
            for start, end in _stretches(slide.path, gone, way):
                line = joined(self._around(start, _LINE), self._around(end, _AHEAD))
                scene.replace(lined.crop(line), line[:2])
            place = _on(slide.path, way) if len(slide.path) > 1 else _pushing(slide, step / count)
            after = self._around(place, _ROBOT)
            box = joined(before, after)
            yield self._frame(scene, box, [(robot_picture(mover, self._theme), place)])
            before, gone = after, way

    def _celebrate(self, slide: Slide) -> Iterator[Frame]:
        mover, goal = slide.move.robot, spot(slide.end)
        box = self._around(goal, REACH)
        end, scene = Part(self._shown.crop(box), box[:2]), self._scene.draw(_without(mover, self._robots_after[-1]), box=box)
        count = round(PARTY * self._haste / FRAME)
        for step in range(1, count):
            above = goal[0], goal[1] - hop(step / count)
            sprites = [(robot_picture(mover, self._theme), above), (celebration(step / count, self._theme), goal)]
            yield self._frame(scene, box, sprites)
        yield self._change_to(end, LAST)

    def _frame(self, scene: Part, box: Box, sprites: Sequence[tuple[Image.Image, Point]]) -> Frame:
        """Return a box of the scene with sprites on it, whose places are in cells."""
        part = scene.crop(box)
        for picture, place in sprites:
            x, y = pixel(place, self._theme)
            paste(part, picture, (x - box[0], y - box[1]))
        return self._show(part, box[:2], FRAME)

    def _change_to(self, part: Part, seconds: float) -> Frame:
        """Return the part's differences from the previous frame, or one pixel if there are none."""
        shown = self._shown.crop(part.box)
        left, top, right, bottom = ImageChops.difference(shown, part.image).getbbox() or (0, 0, 1, 1)
        corner = part.corner[0] + left, part.corner[1] + top
        return self._show(part.image.crop((left, top, right, bottom)), corner, seconds)

    def _show(self, part: Image.Image, corner: tuple[int, int], seconds: float) -> Frame:
        self._shown.paste(part, corner)
        return Frame(part, corner, seconds)

    def _track(self, number: int, slide: Slide) -> Box:
        """Return the box that a move may change: the robot's path and its trail."""
        places = [*map(spot, slide.path), *([_pushing(slide, 0.5)] if len(slide.path) == 1 else [])]
        boxes = (*(self._around(place, _ROBOT) for place in places), *self._scene.boxes(number))
        left, top, right, bottom = joined(*boxes)
        return max(0, left), max(0, top), min(self.size[0], right), min(self.size[1], bottom)

    def _around(self, place: Point, reach: float) -> Box:
        """Return the box of pixels within ``reach`` cells of a place, clipped to the picture."""
        (x, y), half = pixel(place, self._theme), math.ceil(reach * self._theme.cell) + 1
        width, height = self.size
        return max(0, round(x) - half), max(0, round(y) - half), min(width, round(x) + half), min(height, round(y) + half)


def _without(mover: Robot, robots: Robots) -> Robots:
    return {robot: cell for robot, cell in robots.items() if robot is not mover}


def _times(slides: Sequence[Slide], room: float) -> Iterator[tuple[int, float]]:
    """Yield for each slide its number of frames, and the seconds of rest after it; all together in ``room`` seconds.

    A longer slide takes longer. Many slides are faster, down to a single frame of rest.
    """
    times = [_SET_OFF + _EACH_CELL * (len(slide.path) - 1) + REST for slide in slides]
    pace = min(1.0, room / sum(times)) if times else 1.0
    planned = passed = 0.0
    for seconds in times:
        planned += seconds * pace
        # Frames have whole hundredths of a second: where one slide ends too late, the next is faster.
        left = planned - passed
        count = max(0, math.floor((left - REST * pace) / FRAME))
        rest = max(_BLINK, math.floor(100 * (left - FRAME * count)) / 100)
        passed += FRAME * count + rest
        yield count, rest


def _on(path: Sequence[Cell], way: float) -> Point:
    """Return the point ``way`` cells along a path."""
    index = min(int(way), len(path) - 2)
    (x, y), (to_x, to_y), share = spot(path[index]), spot(path[index + 1]), way - index
    return x + (to_x - x) * share, y + (to_y - y) * share


def _stretches(path: Sequence[Cell], start: float, end: float) -> Iterator[tuple[Point, Point]]:
    """Yield the straight parts of a path between two distances along it, in cells."""
    corners = [start, *range(math.floor(start) + 1, math.ceil(end)), end] if end > start else []
    for one, other in pairwise(corners):
        yield _on(path, one), _on(path, other)


def _pushing(slide: Slide, share: float) -> Point:
    """Return the place of a robot that cannot leave: it pushes against its obstacle, and comes back."""
    here, beyond = slide.path[0], slide.path[0].step(slide.move.direction)
    x, y = spot(here)
    push = _PUSH * math.sin(math.pi * share)
    return x + (beyond.column - here.column) * push, y + (beyond.row - here.row) * push
