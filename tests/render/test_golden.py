"""Whole pictures in both themes, compared with reviewed ones."""

import random
from collections.abc import Callable

from PIL import Image, ImageChops

from engine import VORTEX, Cell, Position, Robot, Symbol, Target
from render.board import draw_board
from render.theme import LIGHT, Theme
from tests.render.conftest import differences
from tests.render.drawn_positions import DIAGONALS, PLAIN, played, scattered, wandered

Golden = Callable[[Image.Image, str], None]

RED_PLANET = Target(Symbol.PLANET, Robot.RED)
START = Position(PLAIN, dict(zip(Robot, (Cell(2, 3), Cell(15, 15), Cell(9, 9), Cell(0, 0)), strict=False)))


def test_a_round_on_a_board_without_diagonals(golden: Golden, theme: Theme) -> None:
    golden(draw_board(START.with_target(RED_PLANET), theme=theme), "round")


def test_five_robots_on_a_board_with_eight_diagonals_before_a_round(golden: Golden, theme: Theme) -> None:
    golden(draw_board(scattered(DIAGONALS, random.Random(1)), theme=theme), "diagonals")


def test_the_board_after_a_proof(golden: Golden, theme: Theme) -> None:
    line = wandered(scattered(DIAGONALS, random.Random(8), target=VORTEX), random.Random(2), 9)
    golden(draw_board(line, theme=theme), "proof")


def test_silver_on_its_way_to_the_vortex(golden: Golden, theme: Theme) -> None:
    start = scattered(DIAGONALS, random.Random(20), target=VORTEX, fifth=Robot.SILVER)
    golden(draw_board(played(start, "G-left S-up S-down S-left S-up S-right S-down"), theme=theme), "silver")


def test_two_robots_that_go_to_and_fro(golden: Golden, theme: Theme) -> None:
    two = Position(PLAIN, {robot: START.robots[robot] for robot in (Robot.RED, Robot.GREEN)}, RED_PLANET)
    golden(draw_board(wandered(two, random.Random(5), 16), theme=theme), "lanes")


def test_a_crowded_corner(golden: Golden, theme: Theme) -> None:
    corner = Position.parse("""
        +---+---+---+---+
        | R   G | B  Gm |
        +   +---+   +---+
        | K  R/   Y  ** |
        +---+   +---+   +
        | .   .  Bs  G\\ |
        +---+---+---+---+
    """)
    golden(draw_board(corner.with_target(VORTEX), theme=theme), "corner")


def test_a_picture_that_differs_says_on_which_cells() -> None:
    before = draw_board(START)
    assert not differences(ImageChops.difference(before, before), LIGHT)
    after = draw_board(START.with_robots({**START.robots, Robot.RED: Cell(6, 6)}))
    words = differences(ImageChops.difference(before, after), LIGHT)
    assert {"D3", "G7"} <= {word.strip(",") for word in words.split()}
    assert "P16" not in words


def test_a_coordinate_that_differs_is_named() -> None:
    before = draw_board(Position(PLAIN, {}))
    after = draw_board(Position(PLAIN, {}, RED_PLANET))
    column, row = PLAIN.targets[RED_PLANET].label[0], PLAIN.targets[RED_PLANET].label[1:]
    words = differences(ImageChops.difference(before, after), LIGHT)
    assert f"above column {column} by" in words
    assert f"left of row {row} by" in words
