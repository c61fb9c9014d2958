"""A proof that moves: robots slide along their real way, leave their trails, and the arrival is celebrated."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from PIL import Image, ImageChops

from engine.geometry import Cell
from engine.moves import Robots, Slide
from engine.pieces import Robot
from engine.position import Line
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
"""Seconds that a frame of something moving is shown."""

FIRST, REST, LAST = 0.8, 0.12, 5.0
"""Seconds before the first move, after each move, and before it all begins again."""

PARTY = 1.2
"""Seconds of celebration."""

LONGEST = 8.0
"""Seconds from the beginning of a replay until all has been shown, at most."""

_SET_OFF, _EACH_CELL = 0.22, 0.055
_BLINK = 0.02
"""The least seconds of a frame: browsers show those of less for longer."""
_PUSH = 0.14
"""How far, in cells, a robot that cannot leave pushes against what is in its way."""

_ROBOT, _LINE, _AHEAD = 0.75, 0.5, 0.12
"""How far the pictures of robots, and the lines of trails beside each other, reach from their middle, in cells; and how far
a line is uncovered ahead of a robot's middle, so little that no corner shows before the robot is there."""


def replay_gif(line: Line, *, seconds: float = LONGEST, theme: Theme = LIGHT) -> bytes:
    """The slides one after the other as an animated GIF of at most 640 × 640 pixels that repeats forever.

    All has been shown after so many ``seconds`` at most: the more moves there are, the faster they are. A proof of a hundred
    moves fits into two seconds; one of more moves takes as much longer as a move of 0.02 seconds.

    The last slide may be illegal, and is shown as far as it goes. Where the last brings a right robot to rest on the target,
    that is celebrated. The last frame is the picture that `render.board.draw_board` draws of the line, in 256 colours, but for
    the robot of an illegal slide, which is where that took it; it stays for five seconds. The same line always gives the same
    file.
    """
    film = _Film(line, min(1.0, seconds / LONGEST), theme.fitted(WIDTH))
    return gif(film.size, film.frames(), theme)


class _Film:
    """Takes the frames. ``_shown`` is what the viewer sees now, and ``_robots_after`` where robots are after so many moves.

    ``haste`` is the share of `LONGEST`, from 0 to 1, that it may last.
    """

    def __init__(self, line: Line, haste: float, theme: Theme) -> None:
        self._line, self._haste, self._theme = line, haste, theme
        self._robots_after = [position.robots for position in (line.start, *line.positions)]
        self._scene = Scene(line, self._robots_after[-1], theme)
        self._shown = self._scene.draw(line.start.robots, 0).image

    @property
    def size(self) -> tuple[int, int]:
        """Pixels across and down."""
        return self._shown.size

    def frames(self) -> Iterator[Frame]:
        """Every frame: the first is whole, each other holds what it changes."""
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
        """A robot on its way, in so many frames. Its line is uncovered behind it as it goes; its number comes when it rests."""
        mover = slide.move.robot
        others = _without(mover, self._robots_after[number])
        scene = self._scene.draw(others, number - 1, box=track)
        lined = self._scene.draw(others, number - 1, lines=number, box=track)
        before, gone = self._around(spot(slide.path[0]), _ROBOT), 0.0
        for step in range(1, count + 1):
            way = _eased(step / count) * (len(slide.path) - 1)
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
        """The box of the scene with sprites on it, whose places are in cells."""
        part = scene.crop(box)
        for picture, place in sprites:
            x, y = pixel(place, self._theme)
            paste(part, picture, (x - box[0], y - box[1]))
        return self._show(part, box[:2], FRAME)

    def _change_to(self, part: Part, seconds: float) -> Frame:
        """What of a part is another picture than what is shown, or one pixel if nothing is."""
        shown = self._shown.crop(part.box)
        left, top, right, bottom = ImageChops.difference(shown, part.image).getbbox() or (0, 0, 1, 1)
        corner = part.corner[0] + left, part.corner[1] + top
        return self._show(part.image.crop((left, top, right, bottom)), corner, seconds)

    def _show(self, part: Image.Image, corner: tuple[int, int], seconds: float) -> Frame:
        self._shown.paste(part, corner)
        return Frame(part, corner, seconds)

    def _track(self, number: int, slide: Slide) -> Box:
        """The pixels that a move may change: where its robot comes, and where its trail is."""
        places = [*map(spot, slide.path), *([_pushing(slide, 0.5)] if len(slide.path) == 1 else [])]
        boxes = (*(self._around(place, _ROBOT) for place in places), *self._scene.boxes(number))
        left, top, right, bottom = joined(*boxes)
        return max(0, left), max(0, top), min(self.size[0], right), min(self.size[1], bottom)

    def _around(self, place: Point, reach: float) -> Box:
        """The pixels that are at most so many cells away from a place, as far as they are in the picture."""
        (x, y), half = pixel(place, self._theme), math.ceil(reach * self._theme.cell) + 1
        width, height = self.size
        return max(0, round(x) - half), max(0, round(y) - half), min(width, round(x) + half), min(height, round(y) + half)


def _without(mover: Robot, robots: Robots) -> Robots:
    return {robot: cell for robot, cell in robots.items() if robot is not mover}


def _times(slides: Sequence[Slide], room: float) -> Iterator[tuple[int, float]]:
    """Of each slide the frames that it moves, and the seconds for which it then rests; all together in so many seconds.

    A longer way takes longer. Where there are many, each is faster, down to a single frame of rest.
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


def _eased(share: float) -> float:
    """How far on its way a robot is after this share of the time: it starts and ends gently."""
    return (1 - math.cos(math.pi * share)) / 2


def _on(path: Sequence[Cell], way: float) -> Point:
    """The point so many cells along a path."""
    index = min(int(way), len(path) - 2)
    (x, y), (to_x, to_y), share = spot(path[index]), spot(path[index + 1]), way - index
    return x + (to_x - x) * share, y + (to_y - y) * share


def _stretches(path: Sequence[Cell], start: float, end: float) -> Iterator[tuple[Point, Point]]:
    """The straight parts of a path from so many cells along it to so many more."""
    corners = [start, *range(math.floor(start) + 1, math.ceil(end)), end] if end > start else []
    for one, other in pairwise(corners):
        yield _on(path, one), _on(path, other)


def _pushing(slide: Slide, share: float) -> Point:
    """Where a robot is that cannot leave: it pushes against what is in its way, and comes back."""
    here, beyond = slide.path[0], slide.path[0].step(slide.move.direction)
    x, y = spot(here)
    push = _PUSH * math.sin(math.pi * share)
    return x + (beyond.column - here.column) * push, y + (beyond.row - here.row) * push
