"""A position as a value: equal, hashed, copied, drawn, written as a code."""

import copy
import os
import pickle
import subprocess
import sys
from dataclasses import FrozenInstanceError, replace
from pathlib import Path
from random import Random

import pytest

from engine import (
    Cell,
    Direction,
    Fault,
    IllegalMove,
    Line,
    Move,
    NotInPlay,
    Position,
    Proof,
    WrongCount,
    draw_setup,
    parse_moves,
)
from engine.board.board import Board, closed_sides
from engine.board.codes import BOARD, CodeError, board_to_fields, encode, pack
from engine.board.pieces import COLOURED, FIFTH, TARGETS, VORTEX, Robot
from engine.rules.rules import Diagonals, Edition, rules_for
from tests.engine.first_round import GEAR, IN_FOUR, IN_THREE, MISSED, SETUP
from tests.engine.strategies import match_positions, moves, positions
from tests.properties import given, st

ROOT = Path(__file__).parents[2]
START = SETUP.position
"""The yellow gear is up."""
FIVE, SILVER = (
    draw_setup(rules_for(Edition.Y2013, diagonals=Diagonals.WITH, fifth_robot=fifth), Random(0)).position for fifth in FIFTH
)
SAMPLE = {
    "four robots": START,
    "no target": START.with_target(None),
    "black": FIVE,
    "silver": SILVER,
    "later": START.play(parse_moves(IN_FOUR)).end.with_target(VORTEX),
}
NO_CODES = {
    "made by hand": Position(Board(closed_sides(), {}, {}), START.robots),
    "three robots": START.with_robots({robot: START.robots[robot] for robot in COLOURED[:3]}),
}


def test_positions_are_equal_where_everything_stands_alike():
    same = Position(copy.deepcopy(START.board), dict(reversed([*START.robots.items()])), GEAR)
    assert same == START
    assert hash(same) == hash(START)
    others = [START.with_target(None), START.with_robots({**START.robots, Robot.RED: Cell(15, 15)}), replace(FIVE, target=GEAR)]
    assert all(other != START for other in others)
    assert len({START, same, *others}) == 4


@given(positions() | match_positions())
def test_a_copy_is_equal_and_hashed_alike(position: Position):
    for again in (pickle.loads(pickle.dumps(position)), copy.copy(position), copy.deepcopy(position), replace(position)):
        assert again == position
        assert hash(again) == hash(position)
        assert again.board.faces == position.board.faces


def test_a_pickled_position_is_small_and_shares_its_board_where_it_has_a_code():
    assert all(len(pickle.dumps(position)) < 150 for position in SAMPLE.values())
    assert pickle.loads(pickle.dumps(START)).board is START.board


def test_a_pickled_position_is_hashed_anew_in_another_process():
    """The hashes of names differ from process to process."""
    hash(START)
    code = (
        "import pickle, sys; from engine import Position; read = pickle.load(sys.stdin.buffer);"
        f"print(read in {{Position.from_code({START.code!r})}}, hash(read.board) == hash(read.from_code({START.code!r}).board))"
    )
    env = {**os.environ, "PYTHONHASHSEED": "7"}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=env, input=pickle.dumps(START), capture_output=True, check=True
    )
    assert done.stdout.split() == [b"True", b"True"]


def test_nothing_of_a_position_can_be_changed():
    with pytest.raises(FrozenInstanceError):
        START.target = None  # pyright: ignore[reportAttributeAccessIssue]
    with pytest.raises(TypeError):
        START.robots[Robot.RED] = Cell(0, 0)  # pyright: ignore[reportIndexIssue]


def test_a_position_does_not_follow_the_robots_that_it_was_told():
    robots = dict(START.robots)
    position = Position(START.board, robots)
    robots[Robot.RED] = Cell(0, 0)
    assert position.robots == START.robots


@pytest.mark.parametrize(
    ("cell", "fault"),
    [
        (Cell(7, 8), "red is in the middle, on I8"),
        (Cell(20, 20), r"red is beyond the edge, on Cell\(row=20, column=20\)"),
        (Cell(-1, 0), r"red is beyond the edge, on Cell\(row=-1, column=0\)"),
        (START.robots[Robot.BLUE], f"red and blue are both on {START.robots[Robot.BLUE].label}"),
    ],
    ids=["middle", "beyond the edge", "above the edge", "two on one"],
)
def test_robots_stand_on_different_cells_of_the_board_outside_its_middle(cell: Cell, fault: str):
    """docs/rules.md "A move": a robot slides until the edge, the middle or another robot stops it."""
    with pytest.raises(ValueError, match=f"robots cannot stand like this: {fault}"):
        START.with_robots({**START.robots, Robot.RED: cell})


def test_every_robot_that_cannot_stand_there_is_named_at_once():
    impossible = {Robot.RED: Cell(0, 0), Robot.GREEN: Cell(8, 8), Robot.BLUE: Cell(0, 16), Robot.YELLOW: Cell(0, 0)}
    with pytest.raises(ValueError, match=r"blue is beyond .*; green is in the middle, on I9; red and yellow are both on A1"):
        START.with_robots(impossible)


def test_black_and_silver_never_stand_on_one_board():
    """docs/rules.md "Board": one of them is the fifth robot."""
    with pytest.raises(ValueError, match="black and silver"):
        FIVE.with_robots({**FIVE.robots, Robot.SILVER: Cell(0, 0)})
    with pytest.raises(ValueError, match="black and silver"):
        Position.parse("+---+---+\n| K   S |\n+---+---+")


def test_the_target_and_its_cell_are_asked_of_the_position():
    assert (START.chip, START.goal.label) == (GEAR, "E10")


def test_without_a_chip_there_is_nothing_to_reach():
    none = START.with_target(None)
    for ask in (lambda: none.chip, lambda: none.goal, lambda: none.check(parse_moves(IN_THREE))):
        with pytest.raises(ValueError, match="no target chip is turned up"):
            ask()


def test_a_chip_that_the_board_does_not_show_has_no_cell():
    with pytest.raises(KeyError):
        _ = replace(NO_CODES["made by hand"], target=VORTEX).goal


def test_a_line_of_no_moves_stays_where_it_is():
    assert START.play(()) == Line(START, (), START)
    assert START.play(()).is_legal


def test_a_line_ends_with_the_first_move_that_is_not_allowed_and_does_not_make_it():
    line = START.play(parse_moves(f"{MISSED} R-up"))
    assert (len(line.slides), line.is_legal, line.slides[-1].fault) == (3, False, Fault.CANNOT_LEAVE)
    assert line.moves == parse_moves(MISSED)
    assert line.end == START.play(parse_moves(MISSED)[:2]).end
    assert line.end.robots[Robot.YELLOW].label == "P10"
    assert line.end.target is GEAR


@given(positions(), st.lists(moves, max_size=4))
def test_a_line_tells_the_position_after_each_slide(position: Position, made: list[Move]):
    line = position.play(made)
    legal = [slide for slide in line.slides if not slide.fault]
    assert [position, *line.positions][len(legal)] == line.end
    assert len(line.positions) == len(line.slides)
    for slide, before, after in zip(line.slides, [position, *line.positions], line.positions, strict=False):
        assert after == replace(before, robots={**before.robots, slide.move.robot: slide.end})


@pytest.mark.parametrize(
    ("made", "reaches"),
    [
        pytest.param(IN_THREE, True, id="arrives"),
        pytest.param("Y-right", False, id="on its way"),
        pytest.param(f"{IN_THREE} G-up", False, id="arrived before"),
        pytest.param("Y-right Y-down Y-down", False, id="illegal"),
    ],
)
def test_a_line_tells_whether_it_reaches_the_target(made: str, reaches: bool):  # noqa: FBT001 - a table of cases
    assert START.play(parse_moves(made)).reaches_target is reaches


def test_a_straight_run_reaches_the_target_but_no_line_without_it_or_of_another_robot():
    before = START.play(parse_moves("Y-right Y-down")).end
    assert before.play(parse_moves("Y-left")).reaches_target
    for target in (None, VORTEX, next(chip for chip in TARGETS if chip.robot is Robot.RED)):
        assert not before.with_target(target).play(parse_moves("Y-left")).reaches_target
    assert not replace(NO_CODES["made by hand"], target=VORTEX).play(parse_moves("Y-left")).reaches_target


def test_a_robot_that_stands_on_its_target_and_cannot_leave_does_not_reach_it():
    """docs/rules.md "Reaching the target": it has to leave it and come back."""
    there = START.play(parse_moves(IN_THREE)).end
    stuck = next(slide.move for slide in there.slides(Robot.YELLOW) if slide.fault)
    assert there.robots[Robot.YELLOW] == there.goal
    assert not there.play([stuck]).reaches_target
    assert not there.play([]).reaches_target


def test_a_robot_that_is_not_in_the_game_makes_no_line():
    for ask in (lambda: START.play(parse_moves("K-up")), lambda: START.slides(Robot.BLACK)):
        with pytest.raises(NotInPlay, match=r"^the black robot is not in the game$"):
            ask()


def test_a_position_tells_whether_the_robots_of_moves_are_in_the_game():
    assert START.has_robots(())
    assert START.has_robots(parse_moves("R-up G-up B-up Y-up"))
    assert not START.has_robots(parse_moves("R-up K-up"))
    assert FIVE.has_robots(parse_moves("R-up K-up"))


@given(positions(), moves)
def test_the_slides_of_a_robot_go_in_each_direction(position: Position, move: Move):
    slides = position.slides(move.robot)
    assert [done.move.direction for done in slides] == list(Direction)
    assert position.slide(move) in slides


@pytest.mark.parametrize("shown", [IN_THREE, IN_FOUR])
def test_without_a_bid_a_solution_of_any_length_is_one(shown: str):
    judged = START.check(parse_moves(shown))
    assert judged == Proof(START.play(parse_moves(shown)))
    assert START.check(parse_moves(shown), bid=9) == WrongCount(len(parse_moves(shown)), 9, is_solution=True)


@given(positions(), st.lists(moves, min_size=1, max_size=5), st.none() | st.integers(1, 5))
def test_what_is_wrong_with_a_line_is_what_is_wrong_with_its_moves(position: Position, made: list[Move], bid: int | None):
    if position.target is not None:
        line = position.play(made)
        assert position.check(made, bid) == (line.flaw(bid) or Proof(line))
        if not line.is_legal:
            assert line.flaw(bid) == IllegalMove(len(line.slides), line.slides[-1])


@given(positions() | match_positions())
def test_a_position_is_drawn_and_read_again(position: Position):
    assert Position.parse(str(position)) == position.with_target(None)
    assert str(position.board) == str(position.with_robots({}))


def test_a_notebook_shows_a_picture_once_something_draws_one():
    code = (
        "from engine import Position\n"
        f"position = Position.from_code({START.code!r})\n"
        "print(position._repr_png_())\n"
        "Position.draw_with(lambda shown: repr(shown).encode())\n"
        "print(position._repr_png_() == repr(position).encode())\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["None", "True"]


@pytest.mark.parametrize("cell", [Cell(7, 7), START.robots[Robot.BLUE]], ids=["middle", "two on one"])
def test_robots_that_cannot_stand_there_are_in_no_code(cell: Cell):
    assert START.board.faces is not None
    robots = {**START.robots, Robot.RED: cell}
    fields = [*board_to_fields(START.board.faces, robots), TARGETS.index(GEAR)]
    impossible = encode(pack(fields, (*BOARD, len(TARGETS) + 1)), 14)
    with pytest.raises(CodeError, match="where they cannot stand"):
        Position.from_code(impossible)


@pytest.mark.parametrize("position", NO_CODES.values(), ids=NO_CODES)
def test_only_boards_of_four_tiles_with_their_robots_have_codes(position: Position):
    with pytest.raises(ValueError, match="only a board of four tiles, with its four or five robots, has a code"):
        _ = position.code
