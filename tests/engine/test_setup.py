import re
from collections import Counter
from dataclasses import replace
from itertools import pairwise, product
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.geometry import CELLS, MIDDLE, Cell
from engine.pieces import COLOURED, TARGETS, Robot
from engine.rules import RULES_1999, RULES_2013, Edition, Rules, rules_for
from engine.setup import CodeError, Setup, draw_setup, from_code
from engine.tiles import Faces
from tests.engine.strategies import all_rules, setups

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
SAMPLE = [draw_setup(RULES_1999, Random(0)), draw_setup(rules_for(Edition.Y2013, diagonals=True, fifth_robot=True), Random(0))]


# The draw


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
    assert tuple(setup.robots) == (tuple(Robot) if rules.fifth_robot else COLOURED)


@given(st.integers(0, 2**32))
def test_diagonals_that_were_asked_for_are_shown(seed: int):
    """docs/rules.md "Options": they have to be asked for, and then a board shows some."""
    assert draw_setup(rules_for(Edition.Y2013, diagonals=True), Random(seed)).board.diagonals
    assert not draw_setup(RULES_2013, Random(seed)).board.diagonals


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


# Set-ups that cannot be


SETUP = SAMPLE[0]


@pytest.mark.parametrize("cell", [*sorted(MIDDLE), *sorted(SETUP.board.targets.values())], ids=str)
def test_no_robot_starts_on_a_target_or_in_the_middle(cell: Cell):
    with pytest.raises(ValueError, match="a robot must start alone on a cell without target or diagonal"):
        replace(SETUP, robots={**SETUP.robots, Robot.RED: cell})


@pytest.mark.parametrize("cell", sorted(SAMPLE[1].board.diagonals), ids=str)
def test_no_robot_starts_on_a_diagonal(cell: Cell):
    with pytest.raises(ValueError, match="a robot must start alone on a cell without target or diagonal"):
        replace(SAMPLE[1], robots={**SAMPLE[1].robots, Robot.RED: cell})


def test_no_two_robots_start_on_one_cell():
    with pytest.raises(ValueError, match="a robot must start alone"):
        replace(SETUP, robots={**SETUP.robots, Robot.RED: SETUP.robots[Robot.BLUE]})


def test_a_game_has_the_four_coloured_robots_or_all_five():
    with pytest.raises(ValueError, match="the robots must be red, green, blue, yellow"):
        replace(SETUP, robots={robot: SETUP.robots[robot] for robot in COLOURED[:3]})


@pytest.mark.parametrize("chips", [SETUP.chips[1:], (*SETUP.chips, SETUP.chips[0]), (SETUP.chips[1], *SETUP.chips[1:])])
def test_every_chip_is_in_the_pile_once(chips: tuple[object, ...]):
    with pytest.raises(ValueError, match="every chip must be in the pile once"):
        replace(SETUP, chips=chips)


@pytest.mark.parametrize("faces", [("1A", "1B", "2A", "3A"), ("1A", "2A", "3A", "4E")], ids=" ".join)
def test_faces_that_make_no_board_make_no_setup(faces: Faces):
    with pytest.raises(ValueError, match="not four faces"):
        Setup(faces, SETUP.robots, SETUP.chips)


# Codes


@given(setups())
def test_every_setup_comes_back_from_its_code(setup: Setup):
    assert from_code(setup.code) == setup


@given(setups())
def test_a_code_is_groups_of_letters_and_digits_without_lookalikes(setup: Setup):
    groups = {4: r"(\w{5}-){3}\w{5}", 5: r"(\w{5}-){4}\w{2}"}[len(setup.robots)]
    assert re.fullmatch(groups, setup.code)
    assert set(setup.code) <= {*DIGITS, "-"}


def test_a_code_of_yesterday_names_the_same_setup_today():
    setup = from_code("006QW-VG91S-TC2Q1-KVVZ6")
    assert setup.faces == ("1A", "2A", "3B", "4B")
    assert [f"{robot.value} {cell.label}" for robot, cell in setup.robots.items()] == ["R G6", "G H14", "B F1", "Y K5"]
    assert " ".join(chip.letters for chip in setup.chips) == "Yg Gs Bg Yp ** Bm Ys Rp Rg Gm Gp Gg Rm Bs Bp Ym Rs"
    assert setup.code == "006QW-VG91S-TC2Q1-KVVZ6"


@given(setups())
def test_case_hyphens_and_spaces_of_a_code_do_not_matter(setup: Setup):
    code = setup.code
    for written in (code.lower(), code.replace("-", ""), code.replace("-", " "), f"  {code}\n", "-".join(code)):
        assert from_code(written) == setup


@given(setups(), st.sampled_from("oO"), st.sampled_from("iIlL"))
def test_a_zero_may_be_written_as_o_and_a_one_as_i_or_l(setup: Setup, zero: str, one: str):
    assert from_code(setup.code.replace("0", zero).replace("1", one)) == setup


@given(st.text() | st.text(DIGITS, min_size=20, max_size=20) | st.text(DIGITS, min_size=22, max_size=22))
@example("")
@example("0" * 20)
@example("Z" * 22)
@example("\N{ARABIC-INDIC DIGIT ZERO}" * 20)
@example("ß" * 10)
def test_any_text_is_the_code_of_a_setup_or_a_code_error_and_nothing_else(text: str):
    try:
        setup = from_code(text)
    except CodeError:
        return
    assert from_code(setup.code) == setup


def _is_code(text: str) -> bool:
    try:
        from_code(text)
    except CodeError:
        return False
    return True


@pytest.mark.parametrize("setup", SAMPLE, ids=["four robots", "five robots"])
def test_a_wrong_character_is_noticed_except_for_three_pairs(setup: Setup):
    """Every single wrong character but 0 for X, 1 for Y, 2 for Z and the other way round: far more than 90 %."""
    blind = {frozenset("0X"), frozenset("1Y"), frozenset("2Z")}
    tried, noticed = 0, 0
    for place, right in enumerate(setup.code):
        for wrong in set(DIGITS) - {right} if right != "-" else ():
            tried += 1
            accepted = _is_code(setup.code[:place] + wrong + setup.code[place + 1 :])
            noticed += not accepted
            assert not accepted or {right, wrong} in blind
    assert noticed >= 0.99 * tried


@pytest.mark.parametrize("setup", SAMPLE, ids=["four robots", "five robots"])
def test_no_other_code_names_the_same_setup(setup: Setup):
    """A code whose beginning lies beyond the last order of tiles is none, even if its check digit is right."""
    accepted = [code for first, last in product(DIGITS, DIGITS) if _is_code(code := f"{first}{setup.code[1:-1]}{last}")]
    assert setup.code in accepted
    assert [from_code(code).code for code in accepted] == accepted


@pytest.mark.parametrize("setup", SAMPLE, ids=["four robots", "five robots"])
def test_two_neighbours_swapped_are_noticed(setup: Setup):
    code = setup.code.replace("-", "")
    for place, (first, second) in enumerate(pairwise(code)):
        if first != second and {first, second} not in ({*"0X"}, {*"1Y"}, {*"2Z"}):
            assert not _is_code(code[:place] + second + first + code[place + 2 :])


@given(setups(), st.integers(0, 21))
def test_a_character_left_out_is_noticed(setup: Setup, place: int):
    code = setup.code.replace("-", "")
    place %= len(code)
    with pytest.raises(CodeError):
        from_code(code[:place] + code[place + 1 :])


@pytest.mark.parametrize("text", ["", "-", "HELLO", "U" * 20, "!" * 22], ids=repr)
def test_what_is_no_code_at_all_is_said_to_be_none(text: str):
    with pytest.raises(CodeError, match="a code has 20 or 22 letters and digits"):
        from_code(text)
