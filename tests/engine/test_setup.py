import copy
import pickle
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine import RULES_1999, RULES_2013, Diagonals, Edition, Rules, Setup, draw_setup, rules_for
from engine.board.geometry import CELLS, MIDDLE, Cell
from engine.board.pieces import COLOURED, FIFTH, TARGETS, Robot, robots_with
from engine.board.tiles import Faces, faces
from tests.engine.strategies import all_rules, setups
from tests.properties import given, st

SAMPLE = [
    draw_setup(RULES_1999, Random(0)),
    *(draw_setup(rules_for(Edition.Y2013, diagonals=Diagonals.WITH, fifth_robot=fifth), Random(0)) for fifth in FIFTH),
]


@given(setups())
def test_the_robots_start_on_different_free_cells(setup: Setup):
    """docs/rules.md "Draw": random cells that show no target, no diagonal, and are not the middle."""
    cells = list(setup.robots.values())
    assert len(set(cells)) == len(cells)
    assert not set(cells) & (MIDDLE | set(setup.board.targets.values()) | set(setup.board.diagonals))


@given(setups())
def test_the_pile_has_each_of_the_seventeen_chips_once(setup: Setup):
    assert Counter(setup.chips) == Counter(TARGETS)


@given(all_rules, st.integers(0, 2**32))
def test_the_board_is_built_from_the_faces_and_robots_of_the_edition(rules: Rules, seed: int):
    setup = draw_setup(rules, Random(seed))
    assert {name[1] for name in setup.faces} <= set(rules.letters)
    assert sorted(name[0] for name in setup.faces) == list("1234")
    assert tuple(setup.robots) == robots_with(rules.fifth_robot)


@given(st.integers(0, 2**32))
def test_diagonals_that_were_asked_for_are_shown(seed: int):
    """docs/rules.md "Options": they have to be chosen, and then a board shows some."""
    assert draw_setup(rules_for(Edition.Y2013, diagonals=Diagonals.WITH), Random(seed)).board.diagonals
    assert not draw_setup(RULES_2013, Random(seed)).board.diagonals


def test_any_diagonals_draws_every_face_with_barriers_on_the_board_or_without():
    """docs/rules.md "Options of an edition": all 1,536 boards."""
    rules = rules_for(Edition.Y2013, diagonals=Diagonals.ANY)
    setups = [draw_setup(rules, Random(seed)) for seed in range(200)]
    assert {face for setup in setups for face in setup.faces} == set(faces())
    assert {bool(setup.board.diagonals) for setup in setups} == {False, True}


@given(all_rules, st.integers(0, 2**32))
def test_the_same_dice_draw_the_same_setup(rules: Rules, seed: int):
    assert draw_setup(rules, Random(seed)) == draw_setup(rules, Random(seed))


def test_every_face_order_chip_and_free_cell_comes_up():
    """docs/rules.md "Draw": the 17 chips are shuffled, the robots start on random cells."""
    drawn = [draw_setup(RULES_1999, Random(seed)) for seed in range(800)]
    assert {name for setup in drawn for name in setup.faces} == {f"{number}{letter}" for number in "1234" for letter in "AB"}
    assert len({tuple(name[0] for name in setup.faces) for setup in drawn}) == 24
    assert {setup.chips[0] for setup in drawn} == {setup.chips[16] for setup in drawn} == set(TARGETS)
    assert {cell for setup in drawn for cell in setup.robots.values()} == set(CELLS) - MIDDLE


SETUP = SAMPLE[0]


@pytest.mark.parametrize("cell", sorted(MIDDLE), ids=str)
def test_no_robot_starts_in_the_middle(cell: Cell):
    with pytest.raises(ValueError, match="a robot must start alone on a cell without diagonal, outside the middle"):
        replace(SETUP, robots={**SETUP.robots, Robot.RED: cell})


@pytest.mark.parametrize("cell", sorted(SETUP.board.targets.values()), ids=str)
def test_a_robot_may_stand_on_a_target_and_its_code_says_so(cell: Cell):
    """docs/rules.md "Your own table": as in the middle of a match. None is drawn for one: see above."""
    setup = replace(SETUP, robots={**SETUP.robots, Robot.RED: cell})
    assert Setup.from_code(setup.code) == setup


@pytest.mark.parametrize("cell", sorted(SAMPLE[1].board.diagonals), ids=str)
def test_no_robot_starts_on_a_diagonal(cell: Cell):
    with pytest.raises(ValueError, match="a robot must start alone on a cell without diagonal, outside the middle"):
        replace(SAMPLE[1], robots={**SAMPLE[1].robots, Robot.RED: cell})


def test_no_two_robots_start_on_one_cell():
    with pytest.raises(ValueError, match="a robot must start alone"):
        replace(SETUP, robots={**SETUP.robots, Robot.RED: SETUP.robots[Robot.BLUE]})


@pytest.mark.parametrize("robots", [COLOURED[:3], (*COLOURED[:3], Robot.BLACK), tuple(Robot), (*COLOURED, *reversed(FIFTH))])
def test_a_game_has_the_four_coloured_robots_and_black_or_silver_or_neither(robots: tuple[Robot, ...]):
    """docs/rules.md "Board"."""
    free = [cell for cell in CELLS if cell not in {*MIDDLE, *SETUP.board.targets.values()}]
    with pytest.raises(ValueError, match="must be red, green, blue, yellow and, if there are five, black or silver"):
        replace(SETUP, robots=dict(zip(robots, free, strict=False)))


@pytest.mark.parametrize("chips", [SETUP.chips[1:], (*SETUP.chips, SETUP.chips[0]), (SETUP.chips[1], *SETUP.chips[1:])])
def test_every_chip_is_in_the_pile_once(chips: tuple[object, ...]):
    with pytest.raises(ValueError, match="every chip must be in the pile once"):
        replace(SETUP, chips=chips)


@pytest.mark.parametrize("faces", [("1A", "1B", "2A", "3A"), ("1A", "2A", "3A", "4E")], ids=" ".join)
def test_faces_that_make_no_board_make_no_setup(faces: Faces):
    with pytest.raises(ValueError, match="not four faces"):
        Setup(faces, SETUP.robots, SETUP.chips)


def test_nothing_of_a_setup_can_be_changed():
    robots = dict(SETUP.robots)
    setup = replace(SETUP, robots=robots)
    robots.clear()
    assert (setup, hash(setup)) == (SETUP, hash(SETUP))
    with pytest.raises(TypeError):
        setup.robots[Robot.RED] = Cell(0, 0)  # pyright: ignore[reportIndexIssue]


@given(setups())
def test_a_copy_is_equal_and_hashed_alike(setup: Setup):
    for again in (pickle.loads(pickle.dumps(setup)), copy.copy(setup), copy.deepcopy(setup), replace(setup)):
        assert (again, hash(again), again.board) == (setup, hash(setup), setup.board)


def test_setups_that_differ_in_more_than_a_colour_have_solutions_of_their_own():
    setup = SAMPLE[1]
    elsewhere = dict(zip(setup.robots, [*setup.robots.values()][::-1], strict=True))
    for other in (SAMPLE[0], replace(setup, chips=setup.chips[::-1]), replace(setup, robots=elsewhere)):
        assert not setup.is_like(other)
