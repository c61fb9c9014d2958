from itertools import product

import pytest

from engine.geometry import Direction
from engine.moves import Move
from engine.notation import Expected, NotationError, format_moves, parse_moves, spellings
from engine.pieces import COLOURED, FIFTH, Robot, fifth_of, robots_with
from tests.engine.strategies import all_moves
from tests.properties import example, given, st

R_UP = (Move(Robot.RED, Direction.UP),)

ROBOTS = {
    Robot.RED: ("R", "red", "🔴"),
    Robot.GREEN: ("G", "green", "🟢"),
    Robot.BLUE: ("B", "blue", "🔵"),
    Robot.YELLOW: ("Y", "yellow", "🟡"),
    Robot.BLACK: ("K", "black", "⚫"),
    Robot.SILVER: ("S", "silver", "⚪"),
}
DIRECTIONS = {
    Direction.UP: ("up", "u", "n", "↑", "⬆️", "^"),
    Direction.RIGHT: ("right", "r", "e", "→", "➡️", ">"),
    Direction.DOWN: ("down", "d", "s", "↓", "⬇️", "v"),
    Direction.LEFT: ("left", "l", "w", "←", "⬅️", "<"),
}
JOINTS = ("-", " ", ":", "")
SEPARATORS = (" ", ",", ";", "\n", ", ", "; ", "\r\n", "  ,\n;")

robot_forms = st.sampled_from([(robot, form) for robot, forms in ROBOTS.items() for form in forms])
direction_forms = st.sampled_from([(direction, form) for direction, forms in DIRECTIONS.items() for form in forms])
cases = st.sampled_from((str.lower, str.upper, str.title, str.swapcase))


@st.composite
def written_moves(draw: st.DrawFn) -> tuple[Move, str]:
    """A move, and one of the forms in which it may be written."""
    (robot, name), (direction, way) = draw(robot_forms), draw(direction_forms)
    return Move(robot, direction), draw(cases)(name) + draw(st.sampled_from(JOINTS)) + draw(cases)(way)


def test_the_notation_of_the_rules_is_read_as_it_is_meant():
    assert parse_moves("R-up G-left Y-right B-down") == (
        Move(Robot.RED, Direction.UP),
        Move(Robot.GREEN, Direction.LEFT),
        Move(Robot.YELLOW, Direction.RIGHT),
        Move(Robot.BLUE, Direction.DOWN),
    )


@pytest.mark.parametrize("text", ["R-up", "R up", "R:up", "Ru", "RU", "R↑", "R^", "red-up", "🔴⬆️", "rn", "r-UP", "RED N"])
def test_every_form_that_the_rules_name_is_accepted(text: str):
    """docs/rules.md "Notation": accepted as well."""
    assert parse_moves(text) == R_UP


@pytest.mark.parametrize("fifth", FIFTH)
def test_black_and_silver_both_name_the_fifth_robot_that_plays(fifth: Robot):
    """docs/rules.md "Notation"."""
    up, down = Move(fifth, Direction.UP), Move(fifth, Direction.DOWN)
    assert parse_moves("K-up silver-down Ru ⚫⬆️ ss", robots_with(fifth)) == (up, down, *R_UP, up, down)


def test_where_four_robots_play_black_stays_black_and_silver_stays_silver():
    assert [move.robot for move in parse_moves("K-up S-up", COLOURED)] == [Robot.BLACK, Robot.SILVER]


@given(all_moves)
def test_every_spelling_of_a_move_means_it_where_its_robot_plays(move: Move):
    playing = robots_with(fifth_of([move.robot]))
    assert all(parse_moves(spelling, playing) == (move,) for spelling in spellings(move))


def test_every_robot_and_direction_is_accepted_in_every_form():
    for (robot, names), (direction, ways) in product(ROBOTS.items(), DIRECTIONS.items()):
        for name, joint, written in product(names, JOINTS, ways):
            assert parse_moves(name + joint + written) == (Move(robot, direction),), name + joint + written


@pytest.mark.parametrize("separator", SEPARATORS, ids=repr)
def test_moves_are_separated_by_space_comma_semicolon_or_new_line(separator: str):
    assert parse_moves(f"R-up{separator}G-left") == (*R_UP, Move(Robot.GREEN, Direction.LEFT))


def test_separators_around_the_moves_do_not_matter():
    assert parse_moves(" ;\n R-up ,\n") == R_UP


@given(st.lists(written_moves(), min_size=1, max_size=9), st.data())
def test_forms_may_be_mixed_in_any_way(written: list[tuple[Move, str]], data: st.DataObject):
    text = "".join(form + data.draw(st.sampled_from(SEPARATORS)) for _, form in written)
    assert parse_moves(text) == tuple(move for move, _ in written)


@given(st.lists(all_moves, min_size=1))
def test_the_canonical_text_is_the_first_form_and_reads_back(made: list[Move]):
    text = format_moves(made)
    assert text.split(" ") == [f"{move.robot.value}-{move.direction.value}" for move in made]
    assert parse_moves(text) == tuple(made)


# What is not in the notation

NEAR_MISSES = st.text("RGBYKSrgbyksudlrneswv-: ,;\n^<>🔴⬆️⚫redupghtlfownsouibkyK.x0", max_size=30)

DOTTED = "\N{LATIN CAPITAL LETTER I WITH DOT ABOVE}"
DOTLESS = "\N{LATIN SMALL LETTER DOTLESS I}"
LONG_S = "\N{LATIN SMALL LETTER LONG S}"
"""Letters that match i and s where case does not matter, and are not them."""


def _refusal_of(text: str) -> NotationError | None:
    try:
        parse_moves(text)
    except NotationError as error:
        return error
    return None


@given(st.text() | NEAR_MISSES)
@example("R-right")
@example(f"R-r{DOTTED}ght")
@example(f"R-r{DOTLESS}ght")
@example(f"s{DOTLESS}lver-up")
@example(f"{LONG_S}ilver {LONG_S}outh")
@example("\N{KELVIN SIGN}-up")
def test_any_text_is_moves_or_a_notation_error_and_nothing_else(text: str):
    if _refusal_of(text) is None:
        made = parse_moves(text)
        assert made
        assert parse_moves(format_moves(made)) == made


@given(st.text() | NEAR_MISSES)
def test_an_error_names_a_token_of_the_text_and_its_place(text: str):
    """docs/rules.md "Notation": an error names the token and its place."""
    if error := _refusal_of(text):
        assert text[error.place - 1 :].startswith(error.token)
        assert error.token or error.place == len(text) + 1
        assert not set(error.token) & set(" ,;\n")


@pytest.mark.parametrize(
    ("text", "token", "place"),
    [
        ("", "", 1),
        (" \n", "", 3),
        ("up", "up", 1),
        ("R-up foo", "foo", 6),
        ("R-up, X-left", "X-left", 7),
        ("R-up up", "up", 6),
        ("🔴⬆️ 7", "7", 5),
        ("R-up\nG-left\n5 moves", "5", 13),
    ],
)
def test_what_is_no_move_is_named_and_a_move_was_expected(text: str, token: str, place: int):
    with pytest.raises(NotationError) as caught:
        parse_moves(text)
    assert (caught.value.token, caught.value.place, caught.value.expected) == (token, place, Expected.MOVE)


@pytest.mark.parametrize("text", ["R", "R-", "R foo", "R-sideways", "R-up G", "R-up Gx", "R,up", "red 5", "R-up."])
def test_a_robot_without_a_direction_is_told_so(text: str):
    with pytest.raises(NotationError) as caught:
        parse_moves(text)
    assert caught.value.expected is Expected.DIRECTION


@pytest.mark.parametrize("text", ["R foo", "R-up G sideways", "X-up G-left", "R-up 5 G-left"])
def test_what_was_expected_put_in_place_of_the_token_mends_the_text(text: str):
    """docs/rules.md "Notation": an error names the token and its place, and what would be right – there."""
    with pytest.raises(NotationError) as caught:
        parse_moves(text)
    start = caught.value.place - 1
    right = {Expected.MOVE: "K-up", Expected.DIRECTION: "up"}[caught.value.expected]
    assert parse_moves(text[:start] + right + text[start + len(caught.value.token) :])


def test_the_error_says_all_that_in_words():
    with pytest.raises(NotationError, match="expected a move at character 6, not 'foo'"):
        parse_moves("R-up foo")


def test_a_notation_error_is_a_value_error():
    assert issubclass(NotationError, ValueError)
