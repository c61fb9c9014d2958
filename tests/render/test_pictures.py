"""What a still picture shows, and what it costs."""

import math
import random
from dataclasses import replace
from io import BytesIO
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops, ImageStat

from engine import FIFTH, TARGETS, VORTEX, Cell, Line, Position, Robot, Target, all_boards, assemble, parse_moves
from engine.board.pieces import robots_with
from render import trail
from render.board import board_png, draw_board
from render.layout import centre, pixel, spot
from render.part import Part
from render.pen import Point
from render.robots import robot_picture
from render.symbols import symbol
from render.theme import LIGHT, Theme, rgb
from render.tiles import ground
from render.trail import Trail
from tests.render.drawn_positions import DIAGONALS, EMPTY, PLAIN, played, scattered, wandered

SMALL = replace(LIGHT, cell=20)
STANDING = (Cell(2, 3), Cell(15, 15), Cell(9, 9), Cell(0, 0), Cell(12, 5))
START, SILVER = (Position(PLAIN, dict(zip(robots_with(fifth), STANDING, strict=True))) for fifth in FIFTH)
ROUND = START.with_target(VORTEX)
BARE = Position(PLAIN, {})
LONGEST = wandered(scattered(DIAGONALS, random.Random(4), target=VORTEX), random.Random(4), 99)


def changed(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    """Return the box outside which two pictures are the same."""
    return ImageChops.difference(one, other).getbbox()


def without_trail(line: Line) -> Line:
    """Return the same end without the trail."""
    return Line(line.start, (), line.end)


def around(cell: Cell, cells: float) -> tuple[int, int, int, int]:
    """Return the box that reaches so many cells from the middle of a cell to each side."""
    (x, y), reach = centre(cell, LIGHT), cells * LIGHT.cell
    return round(x - reach), round(y - reach), round(x + reach), round(y + reach)


class TestFailures:
    """A proof that failed is marked where it did."""

    @pytest.mark.parametrize("moves", ["R-up R-up", "R-right"], ids=["an illegal move", "not on the target"])
    def test_a_cross_marks_what_stopped_the_last_move(self, moves: str) -> None:
        line = ROUND.play(parse_moves(moves))
        last = line.slides[-1]
        box = changed(draw_board(line), draw_board(line, failed=True))
        assert box is not None
        left, top, right, bottom = box
        middle = ((left + right) / 2, (top + bottom) / 2)
        beyond = centre(last.end.step(last.heading), LIGHT)
        here = centre(last.end, LIGHT)
        assert middle == pytest.approx(((here[0] + beyond[0]) / 2, (here[1] + beyond[1]) / 2), abs=2)

    def test_nothing_is_marked_before_any_move(self) -> None:
        line = ROUND.play(())
        assert changed(draw_board(line), draw_board(line, failed=True)) is None


class TestFile:
    @pytest.mark.parametrize("faces", list(all_boards("ABCD"))[::128], ids="-".join)
    def test_is_large_enough_for_a_desk_and_small_enough_for_a_phone(self, faces: tuple[str, str, str, str]) -> None:
        chance = random.Random("-".join(faces))
        png = board_png(wandered(scattered(assemble(faces), chance, target=chance.choice(TARGETS)), chance, 12))
        with Image.open(BytesIO(png)) as picture:
            assert picture.format == "PNG"
            assert 1024 <= picture.width == picture.height <= 1200
        assert len(png) < 300_000

    def test_stays_below_the_limit_with_the_longest_proof(self) -> None:
        assert len(board_png(LONGEST)) < 300_000

    def test_is_the_same_for_the_same_position_even_when_nothing_is_kept(self) -> None:
        first = board_png(ROUND)
        ground.cache_clear()
        robot_picture.cache_clear()
        symbol.cache_clear()
        assert board_png(ROUND) == first

    @pytest.mark.parametrize("fifth", FIFTH)
    def test_shows_what_draw_board_draws_in_colours_that_are_hardly_others(self, fifth: Robot, theme: Theme) -> None:
        line = wandered(scattered(DIAGONALS, random.Random(4), target=VORTEX, fifth=fifth), random.Random(4), 12)
        with Image.open(BytesIO(board_png(line, theme=theme))) as file:
            picture = file.convert("RGB")
        apart = ImageStat.Stat(ImageChops.difference(picture, draw_board(line, theme=theme)))
        assert max(apart.mean) < 1.5
        assert max(high for _, high in apart.extrema) < 64

    def test_lets_the_picture_lie_in_fewer_pixels(self, theme: Theme) -> None:
        for width in (400, 640, 1000):
            picture = draw_board(ROUND, theme=theme.fitted(width))
            assert width - 18 < picture.width == picture.height <= width

    def test_a_notebook_shows_a_position_as_its_picture(self) -> None:
        assert ROUND._repr_png_() == board_png(ROUND)


class TestRobots:
    @pytest.mark.parametrize("robot", Robot)
    def test_a_robot_that_moves_changes_its_two_cells_alone(self, robot: Robot) -> None:
        start = SILVER if robot is Robot.SILVER else START
        before = draw_board(start)
        after = draw_board(start.with_robots({**start.robots, robot: Cell(6, 6)}))
        for cell in (start.robots[robot], Cell(6, 6)):
            assert changed(before.crop(around(cell, 0.5)), after.crop(around(cell, 0.5)))
            for picture in (before, after):
                picture.paste("white", around(cell, 0.75))
        assert changed(before, after) is None

    def test_silver_in_place_of_black_changes_its_cell_alone(self) -> None:
        before, after, cell = draw_board(START), draw_board(SILVER), START.robots[Robot.BLACK]
        assert changed(before.crop(around(cell, 0.5)), after.crop(around(cell, 0.5)))
        for picture in (before, after):
            picture.paste("white", around(cell, 0.75))
        assert changed(before, after) is None

    def test_starts_show_only_where_a_robot_has_left(self) -> None:
        assert changed(draw_board(Line(START, (), START)), draw_board(START)) is None
        end = START.with_robots({**START.robots, Robot.RED: Cell(6, 6)})
        marked, bare = draw_board(Line(START, (), end)), draw_board(end)
        box = changed(marked, bare)
        assert box
        left, top, right, bottom = around(START.robots[Robot.RED], 0.5)
        assert left <= box[0] < box[2] <= right
        assert top <= box[1] < box[3] <= bottom


class TestTargets:
    @pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.words)
    def test_any_target_can_be_the_marked_one(self, target: Target) -> None:
        unmarked, marked = draw_board(BARE), draw_board(BARE.with_target(target))
        cell = PLAIN.targets[target]
        for place in (around(cell, 0.5), around(cell, 0.9), around(Cell(8, 8), 0.5)):
            assert changed(unmarked.crop(place), marked.crop(place))
        for other in set(PLAIN.targets.values()) - {cell}:
            assert changed(unmarked.crop(around(other, 0.3)), marked.crop(around(other, 0.3))) is None

    def test_the_glow_of_a_target_does_not_veil_a_barrier_beside_it(self) -> None:
        position = Position.parse("+---+\n| **|\n+   +\n| G\\|\n+---+")
        tip = pixel((0.2, 1.2), LIGHT)
        for picture in (draw_board(position), draw_board(position.with_target(VORTEX))):
            assert picture.getpixel((round(tip[0]), round(tip[1]))) == rgb(LIGHT.ink(Robot.GREEN).fill)

    def test_a_board_that_lacks_the_target_still_shows_its_chip(self) -> None:
        position = Position.parse("+---+\n| R |\n+---+")
        assert changed(draw_board(position), draw_board(position.with_target(VORTEX)))


class TestTrail:
    def test_every_cell_on_the_way_changes(self) -> None:
        line = played(Position(DIAGONALS, {Robot.YELLOW: Cell(11, 4)}), "Y-up")
        assert line.slides[0].turns
        bare, drawn = draw_board(without_trail(line)), draw_board(line)
        for cell in line.slides[0].path[1:-1]:
            assert changed(bare.crop(around(cell, 0.5)), drawn.crop(around(cell, 0.5)))
        aside = around(Cell(14, 12), 2)
        assert changed(bare.crop(aside), drawn.crop(aside)) is None

    def test_the_order_of_moves_shows(self) -> None:
        start = Position(PLAIN, {Robot.RED: Cell(4, 4), Robot.BLUE: Cell(12, 11)})
        assert changed(draw_board(played(start, "R-up B-down")), draw_board(played(start, "B-down R-up")))

    def test_a_robot_that_cannot_leave_and_one_that_never_stops_are_drawn_without_fuss(self) -> None:
        start = Position.parse("""
            +---+---+---+
            | .  G/  G\\ |
            +   +   +   +
            | R  G\\  G/ |
            +   +   +   +
            | .   .   . |
            +---+---+---+
        """)
        assert changed(draw_board(played(start, "R-left")), draw_board(start)) is None
        assert changed(draw_board(played(start, "R-right")), draw_board(start))

    @pytest.mark.parametrize("seed", range(20))
    def test_lines_along_the_same_cells_lie_side_by_side(self, seed: int) -> None:
        line = wandered(scattered(PLAIN, random.Random(seed), 2), random.Random(seed), 8)
        lines = Trail(line.slides, LIGHT)._lines
        parts = [list(pairwise(way.points[1:] if way.goes_on else way.points)) for way in lines]
        for one, other in combinations(parts, 2):
            assert not any(on_top(part, another) for part in one for another in other)

    def test_a_number_keeps_off_crossings(self) -> None:
        line = played(Position(EMPTY, {Robot.RED: Cell(5, 0), Robot.GREEN: Cell(0, 10)}), "R-right G-down")
        way = Trail(line.slides, LIGHT)
        crossing = set(line.slides[0].path) & set(line.slides[1].path)
        assert crossing
        for place in way._number_places([]):
            assert all(math.dist(place, spot(cell)) > 2 * trail.NUMBER for cell in crossing)

    def test_the_number_of_a_single_step_hides_neither_its_beginning_nor_its_end(self) -> None:
        line = played(Position(PLAIN, {Robot.RED: Cell(15, 1)}), "R-left")
        [place] = Trail(line.slides, LIGHT)._number_places([line.slides[0].end, Cell(15, 1)])
        assert place[1] < 15.2

    def test_the_numbers_of_short_moves_hide_neither_markers_nor_robots_nor_each_other(self) -> None:
        start = Position.parse("""
            +---+---+---+---+
            | .   .   R   G |
            +   +   +   +   +
            | .   B   .   . |
            +   +   +   +   +
            | .   Y   .   . |
            +---+---+---+---+
        """)
        line = played(start, "R-left G-left B-left Y-right")
        robots = line.end.robots
        kept = [*robots.values(), *(cell for robot, cell in start.robots.items() if robots[robot] != cell)]
        places = Trail(line.slides, LIGHT)._number_places(kept)
        assert len(places) == len(line.slides)
        for place in places:
            assert not any(abs(place[0] - x) < 0.4 and abs(place[1] - y) < 0.4 for x, y in map(spot, kept))
        assert all(math.dist(one, other) >= 2 * trail.NUMBER for one, other in combinations(places, 2))

    def test_a_number_beside_its_line_points_at_it_and_one_on_its_line_does_not(self) -> None:
        for columns, pointed in ((2, True), (8, False)):
            start = Position.parse("+" + columns * "---+" + "\n|" + (columns - 1) * " .  " + " R |\n+" + columns * "---+")
            line = played(start, "R-left")
            bare = draw_board(line.end)
            picture = bare.copy()
            Trail(line.slides, LIGHT).draw_numbers(
                Part(picture), [position.robots[Robot.RED] for position in (line.end, start)]
            )
            left, top, right, bottom = changed(bare, picture) or (0, 0, 0, 0)
            assert (bottom - top > right - left + 4) is pointed

    def test_no_number_lies_on_the_block_in_the_middle(self) -> None:
        line = played(Position(EMPTY, {Robot.RED: Cell(6, 7), Robot.GREEN: Cell(6, 6)}), "R-right R-left")
        [_, place] = Trail(line.slides, LIGHT)._number_places([Cell(6, column) for column in range(16)])
        assert max(abs(length - 8) for length in place) > 1

    def test_five_lines_in_one_row_are_apart_and_inside_their_cells(self) -> None:
        line = played(Position(EMPTY, {Robot.RED: Cell(5, 0)}), "R-right R-left R-right R-left R-right")
        lines = Trail(line.slides, LIGHT)._lines
        ink = (trail.TRAIL + 2 * trail.TRAIL_EDGE) * lines[0].thin
        rows = sorted(way.points[-2][1] for way in lines)
        assert all(below - above > 1.4 * ink for above, below in pairwise(rows))
        assert 5 < rows[0] - ink / 2 < rows[-1] + ink / 2 < 6

    @pytest.mark.parametrize("seed", range(40))
    def test_a_proof_of_any_shape_is_drawn(self, seed: int) -> None:
        start = scattered(DIAGONALS if seed % 2 else PLAIN, random.Random(seed), 3)
        line = wandered(start, random.Random(seed), seed + 3)
        assert changed(draw_board(line, theme=SMALL), draw_board(without_trail(line), theme=SMALL))

    def test_a_proof_as_long_as_can_be_is_drawn(self) -> None:
        assert changed(draw_board(LONGEST, theme=SMALL), draw_board(without_trail(LONGEST), theme=SMALL))


class TestTheme:
    def test_the_size_is_that_of_the_cells(self) -> None:
        picture = draw_board(ROUND, theme=SMALL)
        assert picture.width == pytest.approx(draw_board(START).width * SMALL.cell / LIGHT.cell, abs=2)

    def test_another_palette_is_another_picture(self) -> None:
        dark = replace(SMALL, palette=replace(SMALL.palette, page="#101010"))
        assert changed(draw_board(START, theme=dark), draw_board(START, theme=SMALL))

    def test_kept_pictures_are_not_painted_on(self) -> None:
        before = draw_board(START, theme=SMALL)
        draw_board(START, theme=SMALL).paste("black", (0, 0, 100, 100))
        assert changed(draw_board(START, theme=SMALL), before) is None


def on_top(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Return whether two parts of lines, each along a row or a column, overlap by more than a turn within a cell."""
    for along in (0, 1):
        low = max(min(point[along] for point in part) for part in (one, other))
        high = min(max(point[along] for point in part) for part in (one, other))
        across = {round(point[1 - along], 3) for part in (one, other) for point in part}
        if len(across) == 1 and high - low > 0.75:
            return True
    return False
