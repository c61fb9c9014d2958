import copy
import pickle
import re
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest

from engine import RULES_1999, RULES_2013, Diagonals, Edition, Rules, Setup, draw_setup, rules_for
from engine.board.codes import CodeError, CodeFault, decode, encode, parse_digits, write_digits
from engine.board.geometry import CELLS, MIDDLE, Cell
from engine.board.pieces import COLOURED, FIFTH, TARGETS, Robot, robots_with
from engine.board.tiles import Faces, faces
from tests.engine.codes import DIGITS, is_code, other_forms, swapped, with_a_wrong_character, with_foreign_letters
from tests.engine.strategies import all_rules, setups
from tests.properties import example, given, st

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


@given(setups())
def test_every_setup_comes_back_from_its_code(setup: Setup):
    assert Setup.from_code(setup.code) == setup


@given(setups())
def test_a_code_is_groups_of_letters_and_digits_without_lookalikes(setup: Setup):
    assert re.fullmatch(r"(\w{6}-){3}\w{6}", setup.code)
    assert set(setup.code) <= {*DIGITS, "-"}


@given(setups())
def test_case_hyphens_and_spaces_of_a_code_do_not_matter(setup: Setup):
    for form in other_forms(setup.code):
        assert Setup.from_code(form) == setup


@given(setups())
def test_letters_of_other_alphabets_are_not_taken_for_those_of_a_code(setup: Setup):
    for wrong in with_foreign_letters(setup.code):
        with pytest.raises(CodeError, match="a code has letters and digits only"):
            Setup.from_code(wrong)


@given(setups(), st.sampled_from("oO"), st.sampled_from("iIlL"))
def test_a_zero_may_be_written_as_o_and_a_one_as_i_or_l(setup: Setup, zero: str, one: str):
    assert Setup.from_code(setup.code.replace("0", zero).replace("1", one)) == setup


@given(st.text() | st.sampled_from([20, 22, 24]).flatmap(lambda length: st.text(DIGITS, min_size=length, max_size=length)))
@example("")
@example("0" * 20)
@example("0" * 24)
@example("Z" * 22)
@example("Z" * 24)
@example("\N{ARABIC-INDIC DIGIT ZERO}" * 20)
@example("ß" * 10)
def test_any_text_is_the_code_of_a_setup_or_a_code_error_and_nothing_else(text: str):
    try:
        setup = Setup.from_code(text)
    except CodeError:
        return
    assert Setup.from_code(setup.code) == setup


@given(st.integers(0, 2**110), setups())
def test_any_number_with_its_check_digits_is_the_code_of_a_setup_or_a_code_error(number: int, setup: Setup):
    """Texts at random have wrong check digits nearly always."""
    for told in (number, parse_digits(setup.code.replace("-", "")) // 1024 ^ number % 2**48):
        with suppress(CodeError):
            assert Setup.from_code(encode(told, 24)).code == encode(told, 24)


@pytest.mark.parametrize("setup", SAMPLE, ids=["four robots", "black", "silver"])
def test_every_single_wrong_character_is_noticed(setup: Setup):
    wrong = list(with_a_wrong_character(setup.code))
    assert len(wrong) == 24 * 31
    assert [code for code in wrong if is_code(Setup, code)] == []


@pytest.mark.parametrize("setup", SAMPLE, ids=["four robots", "black", "silver"])
def test_every_swap_of_two_neighbours_is_noticed(setup: Setup):
    others = list(swapped(setup.code))
    assert len(others) > 12
    assert [code for code in others if is_code(Setup, code)] == []


@given(setups())
def test_no_setup_has_a_code_whose_wrong_characters_go_unnoticed(setup: Setup):
    """The same for many set-ups, by the check digits alone, which is what notices them."""
    digits = setup.code.replace("-", "")
    for wrong in (*with_a_wrong_character(digits), *swapped(digits)):
        with pytest.raises(CodeError):
            decode(wrong)


@pytest.mark.parametrize("setup", SAMPLE, ids=["four robots", "black", "silver"])
def test_no_other_code_names_the_same_setup(setup: Setup):
    """A code whose beginning is beyond the last order of tiles is invalid, even if its check digits are right."""
    number = parse_digits(setup.code.replace("-", "")) // 1024
    for first in range(32):
        other = encode(number % 32**21 + first * 32**21, 24)
        assert not is_code(Setup, other) or Setup.from_code(other).code == other


def test_check_digits_are_the_least_that_are_right():
    """Otherwise a few codes would have a second form: 1021 more is right as well."""
    seen = 0
    for seed in range(3000):
        setup = draw_setup(RULES_1999, Random(seed))
        digits = setup.code.replace("-", "")
        if parse_digits(digits[-2:]) + 1021 < 1024:
            seen += 1
            assert not is_code(Setup, digits[:-2] + write_digits(parse_digits(digits[-2:]) + 1021, 2))
    assert seen


@given(setups(), st.integers(0, 23))
def test_a_character_left_out_or_typed_twice_is_noticed(setup: Setup, place: int):
    code = setup.code.replace("-", "")
    for wrong in (code[:place] + code[place + 1 :], code[:place] + code[place] + code[place:]):
        with pytest.raises(CodeError):
            Setup.from_code(wrong)


@pytest.mark.parametrize("text", ["", "-", "HELLO", "0" * 23, "0" * 25], ids=repr)
def test_what_is_no_code_at_all_is_told_how_long_one_is(text: str):
    with pytest.raises(CodeError, match="a code has 24 letters and digits"):
        Setup.from_code(text)


def test_the_code_of_a_position_is_refused_as_one():
    with pytest.raises(CodeError, match="that of a position, and not of a board") as caught:
        Setup.from_code("0" * 14)
    assert caught.value.fault is CodeFault.POSITION


def test_a_code_that_is_complete_and_mistyped_is_told_from_one_that_is_not():
    code = SAMPLE[0].code
    faults = dict[str, CodeFault]()
    for wrong in (code[:-1] + "9", code[:-1], code + "0", code.replace("-", "?"), "02DG1D NDZAHW S3BM60 P35ZX?"):
        with pytest.raises(CodeError) as caught:
            Setup.from_code(wrong)
        faults[wrong] = caught.value.fault
    assert [*faults.values()] == [
        CodeFault.CHECK,
        CodeFault.LENGTH,
        CodeFault.LENGTH,
        CodeFault.CHARACTERS,
        CodeFault.CHARACTERS,
    ]


@pytest.mark.parametrize("text", ["U" * 20, "!" * 22, "Ä" * 24], ids=repr)
def test_what_has_other_characters_is_no_code(text: str):
    with pytest.raises(CodeError, match="a code has letters and digits only"):
        Setup.from_code(text)


@pytest.mark.parametrize(
    ("setup", "code"),
    list(
        zip(SAMPLE, ["02DG1D-NDZAHW-S3BM60-P35ZXG", "02GS7Y-VHSX2T-3FTBXP-DFMHQC", "06A36B-MBXX2T-3FTBXP-DFMH9F"], strict=True)
    ),
    ids=["four robots", "black", "silver"],
)
def test_codes_stay_as_they_are(setup: Setup, code: str):
    assert setup.code == code
    assert Setup.from_code(code) == setup


def test_the_colour_of_the_fifth_robot_is_all_that_differs_between_two_codes():
    black, silver = SAMPLE[1:]
    assert (black.faces, list(black.robots.values()), black.chips) == (silver.faces, list(silver.robots.values()), silver.chips)
    assert (tuple(Setup.from_code(black.code).robots)[-1], tuple(Setup.from_code(silver.code).robots)[-1]) == FIFTH
    assert black != silver
    assert black.is_like(silver)


def test_setups_that_differ_in_more_than_a_colour_have_solutions_of_their_own():
    setup = SAMPLE[1]
    elsewhere = dict(zip(setup.robots, [*setup.robots.values()][::-1], strict=True))
    for other in (SAMPLE[0], replace(setup, chips=setup.chips[::-1]), replace(setup, robots=elsewhere)):
        assert not setup.is_like(other)


def test_where_four_robots_play_there_is_no_colour_of_a_fifth():
    """The flag for silver is the most significant part of the number."""
    of_silver, of_black = (parse_digits(setup.code.replace("-", "")) // 1024 for setup in (SAMPLE[2], SAMPLE[1]))
    flag = of_silver - of_black
    with pytest.raises(CodeError, match="names a board that cannot be"):
        Setup.from_code(encode(parse_digits(SETUP.code.replace("-", "")) // 1024 + flag, 24))
