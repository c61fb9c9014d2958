"""Tables that people have at home: docs/rules.md "Your own table"."""

from contextlib import suppress
from random import Random

import pytest

from engine.board.geometry import CELLS, MIDDLE, Cell
from engine.board.pieces import FIFTH, TARGETS, VORTEX, Robot, Symbol, Target, robots_with
from engine.board.tiles import Faces, all_boards, assemble, faces
from engine.rules.own_table import (
    TableError,
    TableFault,
    begun_tiles,
    fitting_faces,
    read_chip,
    read_robots,
    read_tiles,
    set_up,
)
from tests.properties import example, given, st

TABLE = ("1A", "2B", "3D", "4B")
BOARD = assemble(TABLE)
RED_MOON = Target(Symbol.MOON, Robot.RED)


def fault_of(text: str, *, of_robots: bool = False) -> tuple[TableFault, str, str]:
    """Return what is wrong with the tiles or the robots of a text, the token, and what it does not go with."""
    with pytest.raises(TableError) as raised:
        read_robots(text, BOARD) if of_robots else read_tiles(text)
    return raised.value.fault, raised.value.token, raised.value.other


def told(text: str) -> str:
    """Return the robots of a text, in the canonical form."""
    return " ".join(f"{robot.value} {cell.label}" for robot, cell in read_robots(text, BOARD).items())


@pytest.mark.parametrize(
    "text",
    [
        "1A 2B 3D 4B",
        "1a2b3d4b",
        " 1-A, 2-B; 3-D / 4-B ",
        "1A-2B-3D-4B",
        "1:A | 2:B | 3:D | 4:B",
        "1 A\n2 B\n3 D\n4 B",
        "green A blue B red D yellow B",
        "GreenA,BlueB,RedD,YellowB",
        "gA bB rD yB",
        "🟢A 🔵B 🔴D 🟡B",
        "🟩 A 2b red-d 4B",
    ],
)
def test_four_tiles_are_read_in_any_case_and_with_any_separators(text: str):
    assert read_tiles(text) == TABLE


@given(st.sampled_from(sorted(all_boards("ABCD"))), st.integers(0, 3))
def test_every_board_can_be_named_from_any_of_its_corners(chosen: Faces, turns: int):
    lying = (*chosen[turns:], *chosen[:turns])
    assert read_tiles(" ".join(lying)) == lying


@pytest.mark.parametrize(
    ("text", "one", "other", "right"),
    [
        ("1A 1B 2A 3A", "1A", "1B", "4A 4B 4C 4D"),
        ("1A 2B 3C 1D", "1A", "1D", "4A 4B 4C 4D"),
        ("green C, blue A, green C, red A", "1C", "1C", "4A 4B 4C 4D"),
        ("2A 2B", "2A", "2B", "1A 1B 1C 1D 3A 3B 3C 3D 4A 4B 4C 4D"),
        ("1A 2A 3A 4A 3D", "3A", "3D", ""),
    ],
)
def test_two_tiles_with_one_mark_do_not_go_together_and_both_are_named(text: str, one: str, other: str, right: str):
    with pytest.raises(TableError, match=f"tiles clash: '{one}' does not go with '{other}'") as raised:
        read_tiles(text)
    assert raised.value.fault is TableFault.TILES_CLASH
    assert " ".join(raised.value.right) == right


def test_fewer_than_four_tiles_are_told_which_would_go_with_them():
    with pytest.raises(TableError, match="tiles missing: '1A 4B 3C'") as raised:
        read_tiles("1A 4B 3C")
    assert raised.value.right == ("2A", "2B", "2C", "2D")
    assert fault_of("  ") == (TableFault.TILES_MISSING, "", "")


@pytest.mark.parametrize("token", ["5A", "1E", "A1", "1", "greenish", "1AA", "K", "blackA", "1A2X"])
def test_what_is_no_tile_is_quoted(token: str):
    with pytest.raises(TableError, match="unknown tile") as raised:
        read_tiles(f"3A 4B {token} 2B")
    assert token.endswith(raised.value.token)
    assert set(raised.value.right) <= {face for face in faces() if face[0] in "12"}


def test_the_two_sides_of_one_tile_of_1999_never_lie_on_one_board():
    for number in "1234":
        assert fault_of(f"{number}A {number}B") == (TableFault.TILES_CLASH, f"{number}A", f"{number}B")


@given(st.lists(st.sampled_from(sorted(faces())), max_size=4))
def test_the_faces_that_fit_are_those_that_a_board_has_beside_the_others(named: list[str]):
    boards = [set(chosen) for chosen in all_boards("ABCD") if set(named) <= set(chosen)]
    fitting = set(fitting_faces(named))
    if len(set(named)) == len(named) and boards:
        assert fitting == set().union(*boards) - {face for face in faces() if face[0] in {name[0] for name in named}}


def test_tiles_that_are_still_being_typed_are_told_from_the_rest():
    assert begun_tiles("1a, 2B gre") == (("1A", "2B"), "gre")
    assert begun_tiles("1a 2") == (("1A",), "2")
    assert begun_tiles("") == ((), "")


@pytest.mark.parametrize(
    "text",
    [
        "R C7 G A1 B B2",
        "R-C7 G-A1 B-B2",
        "r c7,g a1;b b2",
        "rc7ga1bb2",
        "red C7 green A1 blue B2",
        "🔴C7 🟢A1 🔵 B2",
        "R:C7\nG=A1\nB@B2",
    ],
)
def test_robots_are_read_in_any_case_and_with_any_separators(text: str):
    assert told(text) == "R C7 G A1 B B2"


def test_the_fifth_robot_is_black_or_silver():
    assert told("K P16") == told("black p16") == "K P16"
    assert told("S P16") == told("silver P16") == "S P16"


@given(st.sampled_from(Robot), st.sampled_from(CELLS))
def test_a_robot_stands_wherever_a_match_can_bring_it(robot: Robot, cell: Cell):
    """Also on a target, but neither in the middle nor on a diagonal barrier."""
    text = f"{robot.value} {cell.label}"
    if cell in MIDDLE or cell in BOARD.diagonals:
        where = "middle" if cell in MIDDLE else "diagonal"
        assert fault_of(text, of_robots=True) == (TableFault.CELL_CLOSED, cell.label, where)
    else:
        assert read_robots(text, BOARD) == {robot: cell}


@pytest.mark.parametrize(
    ("text", "fault", "token", "other"),
    [
        ("X C7", TableFault.UNKNOWN_ROBOT, "X", ""),
        ("C7", TableFault.UNKNOWN_ROBOT, "C7", ""),
        ("R C7 robot G A1", TableFault.UNKNOWN_ROBOT, "robot", ""),
        ("R C17", TableFault.UNKNOWN_CELL, "C17", "R"),
        ("green Q1", TableFault.UNKNOWN_CELL, "Q1", "green"),
        ("R C0", TableFault.UNKNOWN_CELL, "C0", "R"),
        ("R C07", TableFault.UNKNOWN_CELL, "C07", "R"),
        ("R G A1", TableFault.UNKNOWN_CELL, "G", "R"),
        ("R C7 G", TableFault.UNKNOWN_CELL, "", "G"),
        ("R C7 red D1", TableFault.ROBOT_TWICE, "R", "D1"),
        ("K C7 K D1", TableFault.ROBOT_TWICE, "K", "D1"),
        ("K A1 S B2", TableFault.TWO_FIFTH_ROBOTS, "S", "K"),
        ("silver A1 black B2", TableFault.TWO_FIFTH_ROBOTS, "K", "S"),
        ("R C7 G c7", TableFault.CELL_TAKEN, "G C7", "R"),
    ],
)
def test_robots_that_cannot_be_placed_are_named(text: str, fault: TableFault, token: str, other: str):
    assert fault_of(text, of_robots=True) == (fault, token, other)


@given(st.sampled_from(TARGETS))
def test_every_chip_has_its_words_and_its_letters(chip: Target):
    for text in (chip.words, chip.words.upper(), chip.words.replace(" ", "-"), chip.letters, f" {chip.letters.lower()} "):
        assert read_chip(text) == chip


@pytest.mark.parametrize("text", ["🔴🌙", "🔴 moon", "red 🌙", "🟥🌙", "R moon", "rm"])
def test_a_chip_may_be_written_with_pictures(text: str):
    assert read_chip(text) == RED_MOON


@pytest.mark.parametrize("text", ["🌀", "**", "Vortex"])
def test_the_vortex_has_no_colour(text: str):
    assert read_chip(text) == VORTEX


def test_a_gear_may_be_written_as_a_picture_in_either_form():
    assert read_chip("🟡⚙️") == read_chip("🟡⚙") == Target(Symbol.GEAR, Robot.YELLOW)


@pytest.mark.parametrize("text", ["", "moon", "red", "black moon", "km", "red sun", "red vortex", "Rmx"])
def test_what_is_no_chip_is_quoted_and_all_seventeen_would_be_right(text: str):
    with pytest.raises(TableError, match="unknown chip") as raised:
        read_chip(text)
    assert raised.value.token == text
    assert list(map(read_chip, raised.value.right)) == list(TARGETS)


@given(st.text() | st.text("1234ABCDRGBYK🟢🔴abcmoon -:,16"))
@example("\N{KELVIN SIGN}m")
@example("1\N{LATIN SMALL LETTER LONG S}")
@example("R\N{ARABIC-INDIC DIGIT ONE}")
def test_any_text_is_read_or_a_table_error_and_nothing_else(text: str):
    with suppress(TableError):
        assert assemble(read_tiles(text))
    with suppress(TableError):
        assert MIDDLE.isdisjoint(read_robots(text, BOARD).values())
    with suppress(TableError):
        assert read_chip(text) in TARGETS


@pytest.mark.parametrize("fifth_robot", [None, *FIFTH])
def test_a_table_is_set_up_as_it_lies(fifth_robot: Robot | None):
    placed = read_robots(f"G A1 R {BOARD.targets[RED_MOON].label}", BOARD)
    setup = set_up(TABLE, placed, RED_MOON, Random(1), fifth_robot=fifth_robot)
    assert setup.board == BOARD
    assert placed.items() <= setup.robots.items()
    assert tuple(setup.robots) == robots_with(fifth_robot)
    assert setup.position.target == RED_MOON


@given(st.integers(0, 2**32))
def test_what_a_table_leaves_open_is_drawn(seed: int):
    setup = set_up(TABLE, {Robot.BLUE: Cell(0, 0)}, None, Random(seed), fifth_robot=Robot.BLACK)
    drawn = {cell for robot, cell in setup.robots.items() if robot is not Robot.BLUE}
    assert not drawn & {Cell(0, 0), *MIDDLE, *BOARD.diagonals, *BOARD.targets.values()}
    assert sorted(setup.chips, key=TARGETS.index) == list(TARGETS)


def test_every_chip_comes_up_first_where_none_is_named_and_the_others_are_shuffled_where_one_is():
    assert {set_up(TABLE, {}, None, Random(seed), fifth_robot=None).chips[0] for seed in range(300)} == set(TARGETS)
    assert len({set_up(TABLE, {}, VORTEX, Random(seed), fifth_robot=None).chips for seed in range(20)}) == 20
