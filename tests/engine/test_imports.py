"""Positions from other programs' formats."""

import re

import pytest

from engine import VORTEX, Cell, Fault, Position, Proof, Robot, Symbol, Target, assemble, parse_moves
from engine.board.imports import from_driftingdroids, from_roboyard
from engine.solver import Solution, solve

HARD = "0765+42+2E21BD0F+93"
"""DriftingDroids starts with it, and solves it in 24 moves."""
HARDEST = "7650+42+E2302B12+C9"
"""It solves this one in 25 moves, and comes with this solution."""
IN_25 = (
    "G-down G-right G-up G-right G-down G-right B-up B-left B-down B-left B-down B-left B-down B-right "
    "G-down G-left G-down G-left G-up B-left G-down G-right B-down B-right B-up"
)
SMALL = """
# A board of 4 × 4 cells
board:4,4;
h1,1;h2,1;h1,3;h2,3;v1,1;v1,2;v3,1;v3,2;
h3,2;
tr3,1;rr0,0;rb0,3;
"""


def test_a_game_id_of_driftingdroids_is_the_position_that_it_draws():
    position = from_driftingdroids(HARD)
    assert position.board == assemble(("1A", "4B", "3B", "2B"))
    assert {robot.word: cell.label for robot, cell in position.robots.items()} == {
        "red": "O3",
        "green": "B3",
        "blue": "N12",
        "yellow": "P1",
    }
    assert (position.chip.words, position.goal.label) == ("blue gear", "D10")
    assert Position.from_code(position.code) == position


@pytest.mark.parametrize(("game_id", "moves"), [(HARD, 24), (HARDEST, 25)])
def test_its_known_positions_take_as_many_moves_as_it_says(game_id: str, moves: int):
    solution = solve(from_driftingdroids(game_id))
    assert isinstance(solution, Solution)
    assert len(solution.moves) == moves


def test_its_own_solution_of_the_hardest_position_is_one_here():
    assert isinstance(from_driftingdroids(HARDEST).check(parse_moves(IN_25), bid=25), Proof)


def test_its_boards_have_no_diagonals_and_its_fifth_robot_is_silver():
    position = from_driftingdroids("CDEF+5F+000102030F+A7")
    assert (dict(position.board.diagonals), position.board.faces) == ({}, None)
    assert (position.target, position.robots[Robot.SILVER]) == (VORTEX, Cell(0, 15))
    assert position.board.walls == assemble(("1D", "2D", "3D", "4D")).walls


@pytest.mark.parametrize(
    "game_id",
    [
        "",
        "freestyle",
        "0765+42+2E21BD+93",
        "0765+62+2E21BD0F0102+93",
        "0765+42+2E21BD0F+94",
        "0765+41+2E21BD0F+93",
        "0065+42+2E21BD0F+93",
        "0765+42+2E2EBD0F+93",
        "0765+42+7721BD0F+93",
    ],
    ids=[
        "nothing",
        "words",
        "a robot missing",
        "six robots",
        "no target",
        "other colour",
        "tile twice",
        "cell twice",
        "middle",
    ],
)
def test_what_is_no_game_id_is_refused(game_id: str):
    with pytest.raises(ValueError, match=r"game ID|target|faces|robots"):
        from_driftingdroids(game_id)


def test_a_small_map_of_roboyard_is_placed_around_the_middle():
    position = from_roboyard(SMALL)
    assert position.target == Target(Symbol.MOON, Robot.RED)
    assert (position.robots[Robot.RED].label, position.robots[Robot.BLUE].label, position.goal.label) == ("G7", "G10", "J8")
    assert isinstance(position.check(parse_moves("R-right R-down")), Proof)
    assert position.play(parse_moves("R-left")).slides[0].fault is Fault.CANNOT_LEAVE


def test_the_older_form_and_the_compact_one_make_the_same_position():
    older = (
        re.sub(r"([hv])(?=\d)", r"m\1", SMALL)
        .replace("tr", "target_red")
        .replace("rr", "robot_red")
        .replace("rb", "robot_blue")
    )
    assert "mh3,2;" in older
    assert from_roboyard(older) == from_roboyard(SMALL)


def test_a_target_for_any_robot_is_the_vortex_and_solutions_are_ignored():
    assert from_roboyard(SMALL.replace("tr3", "tm3") + "solution:rE rS\nnum_moves:2\n").target == VORTEX


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("4,4", "18,18", "fit"),
        ("4,4", "5,4", "fit"),
        ("h1,1;", "", "closed"),
        ("tr3,1;", "", "target"),
        ("tr3,1;", "tr3,1;tb0,1;", "target"),
        ("rr0,0", "rr4,0", "outside"),
        ("rr0,0", "rr1,1", "stand"),
        ("rr0,0", "rx0,0", "entry"),
        ("rr0,0", "hello", "entry"),
    ],
)
def test_a_map_that_has_no_position_here_is_refused(old: str, new: str, reason: str):
    with pytest.raises(ValueError, match=reason):
        from_roboyard(SMALL.replace(old, new))
