"""What the still picture shows, and what it costs."""

import random
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.geometry import Cell
from engine.moves import Robots
from engine.pieces import TARGETS, VORTEX, Robot, Symbol, Target
from engine.tiles import all_boards, assemble
from render.board import board_png, draw_board
from render.layout import centre
from render.robots import robot_picture
from render.symbols import symbol
from render.theme import LIGHT, rgb
from render.tiles import layers
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


class TestGolden:
    def test_a_round_on_a_board_without_diagonals(self, golden: Golden) -> None:
        robots = {robot: cell for robot, cell in START.items() if robot is not Robot.BLACK}
        golden(draw_board(PLAIN, robots, target=RED_PLANET, starts=robots), "round")

    def test_five_robots_on_a_board_with_eight_diagonals_before_a_round(self, golden: Golden) -> None:
        golden(draw_board(DIAGONALS, scattered(DIAGONALS, random.Random(1))), "diagonals")

    def test_the_board_after_a_proof(self, golden: Golden) -> None:
        starts = scattered(DIAGONALS, random.Random(8))
        robots, trail = wandered(DIAGONALS, starts, random.Random(2), 9)
        golden(draw_board(DIAGONALS, robots, target=VORTEX, starts=starts, trail=trail), "proof")

    def test_a_crowded_corner(self, golden: Golden) -> None:
        board, robots = drawn("""
            +---+---+---+---+
            | R   G | B  Gm |
            +   +---+   +---+
            | K  R/   Y  ** |
            +---+   +---+   +
            | .   .  Bs  G\\ |
            +---+---+---+---+
        """)
        golden(draw_board(board, robots, target=VORTEX), "corner")


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
        assert len(png) < 350_000

    def test_stays_below_the_limit_with_the_longest_proof(self) -> None:
        starts = scattered(DIAGONALS, random.Random(4))
        robots, trail = wandered(DIAGONALS, starts, random.Random(4), 99)
        assert len(board_png(DIAGONALS, robots, target=VORTEX, starts=starts, trail=trail)) < 500_000

    def test_is_the_same_for_the_same_position_even_when_nothing_is_kept(self) -> None:
        first = board_png(PLAIN, START, target=VORTEX)
        layers.cache_clear()
        robot_picture.cache_clear()
        symbol.cache_clear()
        assert board_png(PLAIN, START, target=VORTEX) == first

    def test_shows_what_draw_board_draws(self) -> None:
        with Image.open(BytesIO(board_png(PLAIN, START, target=VORTEX))) as picture:
            assert changed(picture.convert("RGB"), draw_board(PLAIN, START, target=VORTEX)) is None


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

    @pytest.mark.parametrize(("one", "other"), list(combinations(Robot, 2)))
    def test_two_robots_differ_in_outline(self, one: Robot, other: Robot) -> None:
        outlines = [robot_picture(robot, LIGHT).getchannel("A") for robot in (one, other)]
        assert ImageStat.Stat(ImageChops.difference(*outlines)).mean[0] > 4

    @pytest.mark.parametrize("robot", Robot)
    def test_a_letter_stands_out_from_its_robot(self, robot: Robot) -> None:
        ink = LIGHT.ink(robot)
        assert contrast(ink.letter, ink.fill) >= 4.5
        assert contrast(ink.hush, ink.quiet) >= 3
        assert contrast(ink.hush, ink.tint) >= 4.5

    @pytest.mark.parametrize("sight", ["protanopia", "deuteranopia", "tritanopia"])
    @pytest.mark.parametrize(("one", "other"), list(combinations(Robot, 2)))
    def test_two_robots_differ_in_colour_for_everyone(self, one: Robot, other: Robot, sight: str) -> None:
        seen = [_seen(rgb(LIGHT.ink(robot).fill), sight) for robot in (one, other)]
        assert sum((a - b) ** 2 for a, b in zip(*seen, strict=True)) ** 0.5 > 60

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

    @pytest.mark.parametrize("loud", [True, False], ids=["marked", "quiet"])
    @pytest.mark.parametrize(("one", "other"), list(combinations(Symbol, 2)))
    def test_shape_and_not_colour_tells_two_symbols_apart(self, one: Symbol, other: Symbol, *, loud: bool) -> None:
        pictures = [_grey(Target(kind, None if kind is Symbol.VORTEX else Robot.RED), loud=loud) for kind in (one, other)]
        assert ImageStat.Stat(ImageChops.difference(*pictures)).mean[0] > 10

    @pytest.mark.parametrize("loud", [True, False], ids=["marked", "quiet"])
    def test_all_seventeen_differ_in_greyscale(self, *, loud: bool) -> None:
        pictures = [_grey(target, loud=loud) for target in TARGETS]
        for one, other in combinations(pictures, 2):
            assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 1

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


def _grey(target: Target, *, loud: bool) -> Image.Image:
    picture = symbol(target, LIGHT, LIGHT.sizes.symbol, loud=loud)
    paper = Image.new("RGB", picture.size, "white")
    paper.paste(picture, (0, 0), picture)
    return paper.convert("L")


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as web accessibility counts it, 1 to 21."""
    light, dark = sorted((_luminance(rgb(one)), _luminance(rgb(other))), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: tuple[int, int, int]) -> float:
    red, green, blue = (_linear(value) for value in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(value: int) -> float:
    return value / 255 / 12.92 if value / 255 <= 0.04045 else ((value / 255 + 0.055) / 1.055) ** 2.4


# Machado, Oliveira and Fernandes 2009, severity 1
_SIGHT = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def _seen(colour: tuple[int, int, int], sight: str) -> list[float]:
    linear = [_linear(value) for value in colour]
    mixed = (min(1, max(0, sum(a * b for a, b in zip(row, linear, strict=True)))) for row in _SIGHT[sight])
    return [255 * value ** (1 / 2.4) for value in mixed]
