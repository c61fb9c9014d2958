"""The codes of set-ups and of positions: in any writing, and no mistyped one taken for another."""

import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from random import Random

import pytest

from engine import RULES_1999, CodeError, Diagonals, Edition, Position, Setup, draw_setup, parse_moves, rules_for
from engine.board.codes import CodeFault, decode, encode, parse_digits, write_digits
from engine.board.pieces import FIFTH, VORTEX
from tests.engine import first_round
from tests.engine.strategies import match_positions, setups
from tests.properties import example, given, st

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
SETUP = draw_setup(RULES_1999, Random(0))
BLACK, SILVER = (
    draw_setup(rules_for(Edition.Y2013, diagonals=Diagonals.WITH, fifth_robot=fifth), Random(0)) for fifth in FIFTH
)
SETUPS = {"four robots": SETUP, "black": BLACK, "silver": SILVER}
START = first_round.SETUP.position
POSITIONS = {
    "position": START,
    "no target": START.with_target(None),
    "position with black": BLACK.position,
    "position with silver": SILVER.position,
    "later": START.play(parse_moves(first_round.IN_FOUR)).end.with_target(VORTEX),
}
SAMPLE: dict[str, Setup | Position] = SETUPS | POSITIONS
CODES = (
    *("02DG1D-NDZAHW-S3BM60-P35ZXG", "02GS7Y-VHSX2T-3FTBXP-DFMHQC", "06A36B-MBXX2T-3FTBXP-DFMH9F"),
    *("005T3CF-5YD0FPW", "005T3CF-5YD0HPP", "4FV54R2-Z4N3CVT", "B7V54R2-Z4N3CMM", "005T37Z-68T0GM9"),
)
LENGTHS = {Setup: 24, Position: 14}
both = setups() | match_positions()


def is_code(kind: type[Position | Setup], text: str) -> bool:
    try:
        kind.from_code(text)
    except CodeError:
        return False
    return True


def other_forms(code: str) -> tuple[str, ...]:
    """Return the same code in other writing."""
    joints = ("", " ", "\t", "\r\n", "\N{NO-BREAK SPACE}", "\N{NON-BREAKING HYPHEN}", "\N{EN DASH}", "\N{EM DASH}", " - ")
    return code.lower(), f"  {code}\r\n", "-".join(code), *(code.replace("-", joint) for joint in joints)


def with_foreign_letters(code: str) -> Iterator[str]:
    """A code with letters that are no digits of a code, though their capitals or lookalikes are."""
    for right, foreign in (
        ("S", "\N{LATIN SMALL LETTER LONG S}"),
        ("1", "\N{LATIN SMALL LETTER DOTLESS I}"),
        ("SS", "ß"),
        ("K", "\N{KELVIN SIGN}"),
        ("0", "\N{FULLWIDTH DIGIT ZERO}"),
    ):
        if right in code:
            yield code.replace(right, foreign, 1)


def with_a_wrong_character(code: str) -> Iterator[str]:
    """Every code with one character that is another one."""
    for place, right in enumerate(code):
        if right != "-":
            yield from (code[:place] + wrong + code[place + 1 :] for wrong in DIGITS if wrong != right)


def swapped(code: str) -> Iterator[str]:
    """Every code with two different neighbours swapped, without hyphens."""
    digits = code.replace("-", "")
    for place, (first, second) in enumerate(pairwise(digits)):
        if first != second:
            yield digits[:place] + second + first + digits[place + 2 :]


@given(both)
def test_everything_comes_back_from_its_code_its_robots_in_their_order(one: Setup | Position):
    again = type(one).from_code(one.code)
    assert (again, again.board.faces) == (one, one.board.faces)
    assert tuple(again.robots.items()) == tuple(one.robots.items())


@given(both)
def test_a_code_is_groups_of_letters_and_digits_without_lookalikes(one: Setup | Position):
    assert re.fullmatch(r"(\w{6}-){3}\w{6}" if isinstance(one, Setup) else r"\w{7}-\w{7}", one.code)
    assert set(one.code) <= {*DIGITS, "-"}


@given(both)
def test_case_hyphens_and_spaces_of_a_code_do_not_matter(one: Setup | Position):
    for form in other_forms(one.code):
        assert type(one).from_code(form) == one


@given(both)
def test_letters_of_other_alphabets_are_not_taken_for_those_of_a_code(one: Setup | Position):
    for wrong in with_foreign_letters(one.code):
        with pytest.raises(CodeError, match="a code has letters and digits only"):
            type(one).from_code(wrong)


@pytest.mark.parametrize("one", SAMPLE.values(), ids=SAMPLE)
def test_every_single_wrong_character_and_every_swap_of_neighbours_is_noticed(one: Setup | Position):
    wrong, others = list(with_a_wrong_character(one.code)), list(swapped(one.code))
    assert len(wrong) == LENGTHS[type(one)] * 31
    assert len(others) > LENGTHS[type(one)] / 2
    assert [code for code in wrong + others if is_code(type(one), code)] == []


@given(both)
def test_nothing_has_a_code_whose_wrong_characters_go_unnoticed(one: Setup | Position):
    """The same for many, by the check digits alone, which are what notices them."""
    digits = one.code.replace("-", "")
    for wrong in (*with_a_wrong_character(digits), *swapped(digits)):
        with pytest.raises(CodeError):
            decode(wrong)


@given(both, st.integers(0, 23))
def test_a_character_left_out_or_typed_twice_is_noticed(one: Setup | Position, place: int):
    code = one.code.replace("-", "")
    place %= len(code)
    for wrong in (code[:place] + code[place + 1 :], code[:place] + code[place] + code[place:]):
        with pytest.raises(CodeError, match=f"has {len(code)} letters and digits"):
            type(one).from_code(wrong)


@pytest.mark.parametrize("kind", LENGTHS)
@given(
    text=st.text() | st.sampled_from([14, 20, 22, 24]).flatmap(lambda length: st.text(DIGITS, min_size=length, max_size=length))
)
@example("")
@example("0" * 14)
@example("0" * 20)
@example("0" * 24)
@example("Z" * 14)
@example("Z" * 22)
@example("Z" * 24)
@example("\N{ARABIC-INDIC DIGIT ZERO}" * 14)
@example("\N{ARABIC-INDIC DIGIT ZERO}" * 20)
@example("ß" * 7)
@example("ß" * 10)
def test_any_text_is_a_code_or_a_code_error_and_nothing_else(kind: type[Setup | Position], text: str):
    with suppress(CodeError):
        one = kind.from_code(text)
        assert kind.from_code(one.code) == one


@pytest.mark.parametrize(("one", "code"), zip(SAMPLE.values(), CODES, strict=True), ids=SAMPLE)
def test_codes_stay_as_they_are(one: Setup | Position, code: str):
    assert one.code == code
    assert type(one).from_code(code) == one


def test_the_code_of_one_kind_is_none_of_the_other():
    with pytest.raises(CodeError, match="that of a position, and not of a board") as caught:
        Setup.from_code(START.code)
    assert caught.value.fault is CodeFault.POSITION
    with pytest.raises(CodeError, match="the code of a position has 14"):
        Position.from_code(SETUP.code)


@given(setups(), st.sampled_from("oO"), st.sampled_from("iIlL"))
def test_a_zero_may_be_written_as_o_and_a_one_as_i_or_l(setup: Setup, zero: str, one: str):
    assert Setup.from_code(setup.code.replace("0", zero).replace("1", one)) == setup


@given(st.integers(0, 2**110), setups())
def test_any_number_with_its_check_digits_is_the_code_of_a_setup_or_a_code_error(number: int, setup: Setup):
    """Texts at random have wrong check digits nearly always."""
    for told in (number, parse_digits(setup.code.replace("-", "")) // 1024 ^ number % 2**48):
        with suppress(CodeError):
            assert Setup.from_code(encode(told, 24)).code == encode(told, 24)


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
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


@pytest.mark.parametrize("text", ["", "-", "HELLO", "0" * 23, "0" * 25], ids=repr)
def test_what_is_no_code_at_all_is_told_how_long_one_is(text: str):
    with pytest.raises(CodeError, match="a code has 24 letters and digits"):
        Setup.from_code(text)


def test_a_code_that_is_complete_and_mistyped_is_told_from_one_that_is_not():
    code = SETUP.code
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


def test_the_colour_of_the_fifth_robot_is_all_that_differs_between_two_codes():
    assert (BLACK.faces, list(BLACK.robots.values()), BLACK.chips) == (SILVER.faces, list(SILVER.robots.values()), SILVER.chips)
    assert (tuple(Setup.from_code(BLACK.code).robots)[-1], tuple(Setup.from_code(SILVER.code).robots)[-1]) == FIFTH
    assert BLACK != SILVER
    assert BLACK.is_like(SILVER)


def test_where_four_robots_play_there_is_no_colour_of_a_fifth():
    """The flag for silver is the most significant part of the number."""
    of_silver, of_black = (parse_digits(setup.code.replace("-", "")) // 1024 for setup in (SILVER, BLACK))
    flag = of_silver - of_black
    with pytest.raises(CodeError, match="names a board that cannot be"):
        Setup.from_code(encode(parse_digits(SETUP.code.replace("-", "")) // 1024 + flag, 24))


@given(st.integers(0, 32**12 - 1))
def test_any_number_with_its_check_digits_is_the_code_of_a_position_or_a_code_error(number: int):
    """Texts at random have wrong check digits nearly always."""
    code = encode(number, 14)
    with suppress(CodeError):
        assert Position.from_code(code).code == code
