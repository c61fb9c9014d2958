"""What the still picture shows, and what it costs."""

import math
import random
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.geometry import Cell
from engine.moves import Robots
from engine.pieces import TARGETS, VORTEX, Robot, Symbol, Target
from engine.tiles import all_boards, assemble
from render.board import board_png, draw_board
from render.layout import centre, pixel, spot
from render.pen import Point
from render.robots import robot_picture
from render.symbols import symbol
from render.theme import LIGHT, Theme, rgb
from render.tiles import layers
from render.trail import Trail
from tests.render.drawn_positions import DIAGONALS, PLAIN, drawn, played, scattered, wandered

Golden = Callable[[Image.Image, str], None]

SMALL = replace(LIGHT, cell=20)
RED_PLANET = Target(Symbol.PLANET, Robot.RED)
START: Robots = dict(
    zip(Robot, (Cell(2, 3), Cell(15, 15), Cell(9, 9), Cell(0, 0), Cell(12, 5)), strict=True),
)


def changed(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    """The box outside which two pictures are the same."""
    return ImageChops.difference(one, other).getbbox()


def around(cell: Cell, cells: float) -> tuple[int, int, int, int]:
    """The box that reaches so many cells from the middle of a cell to each side."""
    (x, y), reach = centre(cell, LIGHT), cells * LIGHT.cell
    return round(x - reach), round(y - reach), round(x + reach), round(y + reach)


class TestFile:
    @pytest.mark.parametrize("faces", list(all_boards("ABCD"))[::128], ids="-".join)
    def test_is_large_enough_for_a_desk_and_small_enough_for_a_phone(self, faces: tuple[str, str, str, str]) -> None:
        board, chance = assemble(faces), random.Random("-".join(faces))
        starts = scattered(board, chance)
        robots, trail = wandered(board, starts, chance, 12)
        png = board_png(board, robots, target=chance.choice(TARGETS), starts=starts, trail=trail)
        with Image.open(BytesIO(png)) as picture:
            assert picture.format == "PNG"
            assert 1024 <= picture.width == picture.height <= 1200
        assert len(png) < 300_000

    def test_stays_below_the_limit_with_the_longest_proof(self) -> None:
        starts = scattered(DIAGONALS, random.Random(4))
        robots, trail = wandered(DIAGONALS, starts, random.Random(4), 99)
        assert len(board_png(DIAGONALS, robots, target=VORTEX, starts=starts, trail=trail)) < 300_000

    def test_is_the_same_for_the_same_position_even_when_nothing_is_kept(self) -> None:
        first = board_png(PLAIN, START, target=VORTEX)
        layers.cache_clear()
        robot_picture.cache_clear()
        symbol.cache_clear()
        assert board_png(PLAIN, START, target=VORTEX) == first

    def test_shows_what_draw_board_draws_in_colours_that_are_hardly_others(self, theme: Theme) -> None:
        starts = scattered(DIAGONALS, random.Random(4))
        robots, trail = wandered(DIAGONALS, starts, random.Random(4), 12)
        with Image.open(BytesIO(board_png(DIAGONALS, robots, target=VORTEX, starts=starts, trail=trail, theme=theme))) as file:
            picture = file.convert("RGB")
        drawn_so = draw_board(DIAGONALS, robots, target=VORTEX, starts=starts, trail=trail, theme=theme)
        apart = ImageStat.Stat(ImageChops.difference(picture, drawn_so))
        assert max(apart.mean) < 1.5
        assert max(high for _, high in apart.extrema) < 64

    def test_lets_the_picture_lie_in_fewer_pixels(self, theme: Theme) -> None:
        for width in (400, 640, 1000):
            picture = draw_board(PLAIN, START, target=VORTEX, theme=theme.fitted(width))
            assert width - 18 < picture.width == picture.height <= width


class TestRobots:
    @pytest.mark.parametrize("robot", Robot)
    def test_a_robot_that_moves_changes_its_two_cells_alone(self, robot: Robot) -> None:
        before = draw_board(PLAIN, START)
        after = draw_board(PLAIN, {**START, robot: Cell(6, 6)})
        for cell in (START[robot], Cell(6, 6)):
            assert changed(before.crop(around(cell, 0.5)), after.crop(around(cell, 0.5)))
            for picture in (before, after):
                picture.paste("white", around(cell, 0.75))
        assert changed(before, after) is None

    def test_starts_show_only_where_a_robot_has_left(self) -> None:
        assert changed(draw_board(PLAIN, START, starts=START), draw_board(PLAIN, START)) is None
        robots = {**START, Robot.RED: Cell(6, 6)}
        marked, bare = draw_board(PLAIN, robots, starts=START), draw_board(PLAIN, robots)
        box = changed(marked, bare)
        assert box
        left, top, right, bottom = around(START[Robot.RED], 0.5)
        assert left <= box[0] < box[2] <= right
        assert top <= box[1] < box[3] <= bottom


class TestTargets:
    @pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.words)
    def test_any_target_can_be_the_marked_one(self, target: Target) -> None:
        unmarked, marked = draw_board(PLAIN, {}), draw_board(PLAIN, {}, target=target)
        cell = PLAIN.targets[target]
        for place in (around(cell, 0.5), around(cell, 0.9), around(Cell(8, 8), 0.5)):
            assert changed(unmarked.crop(place), marked.crop(place))
        for other in set(PLAIN.targets.values()) - {cell}:
            assert changed(unmarked.crop(around(other, 0.3)), marked.crop(around(other, 0.3))) is None

    def test_the_glow_of_a_target_does_not_veil_a_barrier_beside_it(self) -> None:
        board, _ = drawn("+---+\n| **|\n+   +\n| G\\|\n+---+")
        tip = pixel((0.2, 1.2), LIGHT)
        for picture in (draw_board(board, {}), draw_board(board, {}, target=VORTEX)):
            assert picture.getpixel((round(tip[0]), round(tip[1]))) == rgb(LIGHT.ink(Robot.GREEN).shine)

    def test_a_board_that_lacks_the_target_still_shows_its_chip(self) -> None:
        board, robots = drawn("+---+\n| R |\n+---+")
        assert changed(draw_board(board, robots), draw_board(board, robots, target=VORTEX))


class TestTrail:
    BOARD = DIAGONALS

    def test_every_cell_on_the_way_changes(self) -> None:
        starts = {Robot.YELLOW: Cell(11, 4)}
        robots, trail = played(self.BOARD, starts, ["Y-up"])
        assert trail[0].turns
        bare, drawn_way = draw_board(self.BOARD, robots), draw_board(self.BOARD, robots, trail=trail)
        for cell in trail[0].path[1:-1]:
            assert changed(bare.crop(around(cell, 0.5)), drawn_way.crop(around(cell, 0.5)))
        aside = around(Cell(14, 12), 2)
        assert changed(bare.crop(aside), drawn_way.crop(aside)) is None

    def test_the_order_of_moves_shows(self) -> None:
        starts = {Robot.RED: Cell(4, 4), Robot.BLUE: Cell(12, 11)}
        robots, trail = played(PLAIN, starts, ["R-up", "B-down"])
        assert changed(draw_board(PLAIN, robots, trail=trail), draw_board(PLAIN, robots, trail=trail[::-1]))

    def test_a_robot_that_cannot_leave_and_one_that_never_stops_are_drawn_without_fuss(self) -> None:
        board, starts = drawn("""
            +---+---+---+
            | .  G/  G\\ |
            +   +   +   +
            | R  G\\  G/ |
            +   +   +   +
            | .   .   . |
            +---+---+---+
        """)
        robots, trail = played(board, starts, ["R-left", "R-right"])
        assert changed(draw_board(board, robots, trail=trail[:1]), draw_board(board, robots)) is None
        assert changed(draw_board(board, robots, trail=trail), draw_board(board, robots))

    @pytest.mark.parametrize("seed", range(20))
    def test_lines_along_the_same_cells_lie_side_by_side(self, seed: int) -> None:
        starts = scattered(PLAIN, random.Random(seed), 2)
        _, trail = wandered(PLAIN, starts, random.Random(seed), 8)
        lines = Trail(trail, LIGHT)._lines
        parts = [list(pairwise(line.points[1:] if line.goes_on else line.points)) for line in lines]
        for one, other in combinations(parts, 2):
            assert not any(on_top(part, another) for part in one for another in other)

    def test_a_number_keeps_off_crossings(self) -> None:
        board, _ = drawn("+---+\n| . |\n+---+")
        _, trail = played(board, {Robot.RED: Cell(5, 0), Robot.GREEN: Cell(0, 10)}, ["R-right", "G-down"])
        way = Trail(trail, LIGHT)
        crossing = set(trail[0].path) & set(trail[1].path)
        assert crossing
        for place in way._number_places([]):
            assert all(math.dist(place, spot(cell)) > 2 * LIGHT.sizes.number for cell in crossing)

    def test_the_number_of_a_single_step_hides_neither_its_beginning_nor_its_end(self) -> None:
        starts = {Robot.RED: Cell(15, 1)}
        robots, trail = played(PLAIN, starts, ["R-left"])
        [place] = Trail(trail, LIGHT)._number_places([robots[Robot.RED], starts[Robot.RED]])
        assert place[1] < 15.2

    def test_the_numbers_of_short_moves_hide_neither_markers_nor_robots_nor_each_other(self) -> None:
        board, starts = drawn("""
            +---+---+---+---+
            | .   .   R   G |
            +   +   +   +   +
            | .   B   .   . |
            +   +   +   +   +
            | .   Y   .   . |
            +---+---+---+---+
        """)
        robots, trail = played(board, starts, ["R-left", "G-left", "B-left", "Y-right"])
        kept = [*robots.values(), *(cell for robot, cell in starts.items() if robots[robot] != cell)]
        places = Trail(trail, LIGHT)._number_places(kept)
        assert len(places) == len(trail)
        for place in places:
            assert not any(abs(place[0] - x) < 0.4 and abs(place[1] - y) < 0.4 for x, y in map(spot, kept))
        assert all(math.dist(one, other) >= 2 * LIGHT.sizes.number for one, other in combinations(places, 2))

    def test_a_number_beside_its_line_points_at_it_and_one_on_its_line_does_not(self) -> None:
        for columns, pointed in ((2, True), (8, False)):
            board, starts = drawn("+" + columns * "---+" + "\n|" + (columns - 1) * " .  " + " R |\n+" + columns * "---+")
            robots, trail = played(board, starts, ["R-left"])
            bare = draw_board(board, robots)
            picture = bare.copy()
            Trail(trail, LIGHT).draw_numbers(picture, [robots[Robot.RED], starts[Robot.RED]])
            left, top, right, bottom = changed(bare, picture) or (0, 0, 0, 0)
            assert (bottom - top > right - left + 4) is pointed

    def test_no_number_lies_on_the_block_in_the_middle(self) -> None:
        board, _ = drawn("+---+\n| . |\n+---+")
        _, trail = played(board, {Robot.RED: Cell(6, 7), Robot.GREEN: Cell(6, 6)}, ["R-right", "R-left"])
        [_, place] = Trail(trail, LIGHT)._number_places([Cell(6, column) for column in range(16)])
        assert max(abs(length - 8) for length in place) > 1

    def test_five_lines_in_one_row_are_apart_and_inside_their_cells(self) -> None:
        board, _ = drawn("+---+\n| . |\n+---+")
        _, trail = played(board, {Robot.RED: Cell(5, 0)}, ["R-right", "R-left"] * 2 + ["R-right"])
        lines = Trail(trail, LIGHT)._lines
        ink = (LIGHT.sizes.trail + 2 * LIGHT.sizes.trail_edge) * lines[0].thin
        rows = sorted(line.points[-2][1] for line in lines)
        assert all(below - above > 1.4 * ink for above, below in pairwise(rows))
        assert 5 < rows[0] - ink / 2 < rows[-1] + ink / 2 < 6

    @pytest.mark.parametrize("seed", range(40))
    def test_a_proof_of_any_shape_is_drawn(self, seed: int) -> None:
        board = DIAGONALS if seed % 2 else PLAIN
        starts = scattered(board, random.Random(seed), 3)
        robots, trail = wandered(board, starts, random.Random(seed), seed + 3)
        assert changed(draw_board(board, robots, trail=trail, theme=SMALL), draw_board(board, robots, theme=SMALL))

    def test_a_proof_as_long_as_can_be_is_drawn(self) -> None:
        starts = scattered(DIAGONALS, random.Random(4))
        robots, trail = wandered(DIAGONALS, starts, random.Random(4), 99)
        assert changed(draw_board(DIAGONALS, robots, trail=trail, theme=SMALL), draw_board(DIAGONALS, robots, theme=SMALL))


class TestTheme:
    def test_the_size_is_that_of_the_cells(self) -> None:
        picture = draw_board(PLAIN, START, target=VORTEX, theme=SMALL)
        assert picture.width == pytest.approx(draw_board(PLAIN, START).width * SMALL.cell / LIGHT.cell, abs=2)

    def test_another_palette_is_another_picture(self) -> None:
        dark = replace(SMALL, palette=replace(SMALL.palette, page="#101010"))
        assert changed(draw_board(PLAIN, START, theme=dark), draw_board(PLAIN, START, theme=SMALL))

    def test_kept_pictures_are_not_painted_on(self) -> None:
        before = draw_board(PLAIN, START, theme=SMALL)
        draw_board(PLAIN, START, theme=SMALL).paste("black", (0, 0, 100, 100))
        assert changed(draw_board(PLAIN, START, theme=SMALL), before) is None


def on_top(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Whether two parts of lines, each along a row or a column, lie on each other for more than the turning in a cell takes."""
    for along in (0, 1):
        low = max(min(point[along] for point in part) for part in (one, other))
        high = min(max(point[along] for point in part) for part in (one, other))
        across = {round(point[1 - along], 3) for part in (one, other) for point in part}
        if len(across) == 1 and high - low > 0.75:
            return True
    return False
