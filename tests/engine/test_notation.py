import re
from itertools import product

import pytest

from engine import COLOURED, FIFTH, Direction, Expected, Move, NotationError, Robot, format_moves, parse_moves
from engine.board.notation import parse_beginning, readings
from engine.board.pieces import fifth_of, robots_with
from engine.board.vocabulary import ENGLISH
from tests.engine.strategies import all_moves, moves
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
    assert all(parse_moves(spelling, playing) == (move,) for spelling in ENGLISH.spellings(move))


def test_every_robot_and_direction_is_accepted_in_every_form():
    for (robot, names), (direction, ways) in product(ROBOTS.items(), DIRECTIONS.items()):
        for name, joint, written in product(names, JOINTS, ways):
            assert parse_moves(name + joint + written) == (Move(robot, direction),), name + joint + written


def test_separators_around_the_moves_do_not_matter():
    assert parse_moves(" ;\n R-up ,\n") == R_UP


@given(st.lists(written_moves(), min_size=1, max_size=9), st.data())
def test_forms_may_be_mixed_in_any_way(written: list[tuple[Move, str]], data: st.DataObject):
    text = "".join(form + data.draw(st.sampled_from(SEPARATORS)) for _, form in written)
    assert parse_moves(text) == tuple(move for move, _ in written)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("r up right down left", "R-up R-right R-down R-left"),
        ("R-up right", "R-up R-right"),
        ("red: up, right; left\nblue: down, up", "R-up R-right R-left B-down B-up"),
        ("g left down r up right", "G-left G-down R-up R-right"),
        ("Gu l Bd", "G-up G-left B-down"),
        ("g u l w n e d", "G-up G-left G-left G-up G-right G-down"),
        ("RuGl d", "R-up G-left G-down"),
        ("R↑→↓←", "R-up R-right R-down R-left"),
        ("R^>v<", "R-up R-right R-down R-left"),
        ("🔴⬆️➡️🟢⬇️⬅️", "R-up R-right G-down G-left"),
        ("🔴 ⬆️ ➡️ 🟢 ⬇️ ⬅️", "R-up R-right G-down G-left"),
        ("R up ↓", "R-up R-down"),
        ("🔴⬆️ ⬇️ left", "R-up R-down R-left"),
    ],
)
def test_a_direction_alone_moves_the_robot_that_was_named_last(text: str, canonical: str):
    """docs/rules.md "Notation"."""
    assert format_moves(parse_moves(text)) == canonical


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("r r", "R-right"),
        ("rr rr", "R-right R-right"),
        ("s s", "S-down"),
        ("r s", "R-down"),
        ("g r", "G-right"),
        ("r r r r", "R-right R-right"),
        ("r u r d", "R-up R-down"),
        ("g u s d", "G-up S-down"),
        ("g l r u", "G-left R-up"),
        ("rurd", "R-up R-down"),
        ("R > G <", "R-right G-left"),
        ("b l u e", "B-left B-up B-right"),
        ("b l r down e", "B-left R-down R-right"),
        ("b l rd e", "B-left R-down R-right"),
        ("b l r:d e", "B-left R-down R-right"),
        ("b l g r d", "B-left G-right G-down"),
    ],
)
def test_a_letter_is_a_direction_right_after_a_robot_and_else_a_robot(text: str, canonical: str):
    """docs/rules.md "Notation"."""
    assert format_moves(parse_moves(text)) == canonical


@pytest.mark.parametrize(
    ("text", "token", "place", "understood"),
    [
        ("r u r d l", "r", 5, "R-up"),
        ("g u l r d", "r", 7, "G-up G-left"),
        ("g u R d x l", "x", 9, "G-up R-down"),
        ("g u l R d x", "R", 7, "G-up G-left"),
        ("g u s d l", "s", 5, "G-up"),
        ("g l r", "r", 5, "G-left"),
        ("g up r, left", "r", 6, "G-up"),
        ("g up s green left", "s", 6, "G-up"),
        ("R-up → G-left", "→", 6, "R-up"),
        ("R-up→G-left", "→", 5, "R-up"),
        ("R up > left > down", ">", 6, "R-up"),
        ("🔴⬆️ ➡️ 🟢⬅️", "➡️", 5, "R-up"),
        ("R↑ > G←", ">", 4, "R-up"),
        ("R → up", "→", 3, ""),
        ("G-left R > ↑", ">", 10, "G-left"),
    ],
)
def test_what_could_be_read_in_two_ways_is_refused_where_a_robot_is_left_out(
    text: str, token: str, place: int, understood: str
):
    """docs/rules.md "Notation": a letter may be a robot or a direction, an arrow a direction or just "then"."""
    error = _refusal_of(text)
    assert error
    assert (error.token, error.place) == (token, place)
    assert error.expected is (Expected.MOVE if token == "x" else Expected.WORD)
    assert format_moves(parse_beginning(text)[0]) == understood


def test_either_reading_in_words_is_accepted():
    assert (readings("R"), readings("s"), readings("➡️")) == (
        (Robot.RED, Direction.RIGHT),
        (Robot.SILVER, Direction.DOWN),
        (None, Direction.RIGHT),
    )
    assert format_moves(parse_moves("g u red d l")) == "G-up R-down R-left"
    assert format_moves(parse_moves("g u right d l")) == "G-up G-right G-down G-left"


@pytest.mark.parametrize("robot", ["red", "green", "blue", "yellow", "black", "silver"])
def test_the_name_of_a_robot_is_never_read_as_directions(robot: str):
    for text in (robot, f"G-up {robot}", f"g up left {robot}"):
        error = _refusal_of(text)
        assert error
        assert (error.token, error.expected) == (robot, Expected.DIRECTION)


NAMED = re.compile(
    r"(?ai:(red|r|green|g|blue|b|yellow|y|black|silver|k|s)|([🔴🟥])|([🟢🟩])|([🔵🟦])|([🟡🟨])|([⚫⬛])|([⚪⬜]))\ufe0f?[\s:–-]*"
    r"(?ai:(?P<up>up|north|[un↑⬆^])|(?P<right>right|east|[re→➡>])|(?P<down>down|south|[ds↓⬇v])|(?P<left>left|west|[lw←⬅<]))"
    r"\ufe0f?(?=[\s,;]|$|(?ai:[rgbyks🔴🟥🟢🟩🔵🟦🟡🟨⚫⬛⚪⬜]))[\s,;]*"
)
"""A move whose robot is named, and the separators after it."""


def _named_moves(text: str) -> str | None:
    """Return the moves of a text in which each names its robot, in canonical form. None for any other text."""
    place, written = len(text) - len(text.lstrip(" ,;\n")), list[str]()
    while place < len(text):
        if not (found := NAMED.match(text, place)):
            return None
        letter = found[1] and ("K" if found[1].lower() == "black" else found[1][0].upper())
        disc = next((robot for robot, group in zip("RGBYKS", found.groups()[1:7], strict=True) if group), "")
        written.append(f"{letter or disc}-{found.lastgroup}")
        place = found.end()
    return " ".join(written) or None


@given(
    st.text("rsgud ", max_size=12)
    | st.text("RsGl→v>🔴⬆\ufe0f ,-:", max_size=9)
    | st.lists(written_moves(), max_size=5).map(lambda written: "".join(form for _, form in written))
)
@example("r u r d")
@example("s s r r")
@example("rdru")
@example("R > G <")
def test_a_text_in_which_every_move_names_its_robot_is_read_so(text: str):
    if canonical := _named_moves(text):
        assert format_moves(parse_moves(text)) == canonical


def test_so_is_every_short_one():
    texts = ["".join(signs) for length in range(1, 6) for signs in product("rsgu →", repeat=length)]
    named = [(text, canonical) for text in texts if (canonical := _named_moves(text))]
    assert [text for text, canonical in named if format_moves(parse_moves(text)) != canonical] == []
    assert len(named) > 500


@given(st.lists(moves, min_size=1, max_size=9), st.data())
def test_robots_may_be_left_out_wherever_they_stay(made: list[Move], data: st.DataObject):
    written, last = list[str](), None
    for move in made:
        spelled = [form for form in ENGLISH.spellings(move, last) if form not in ("r", "s") and form.isalpha()]
        written.append(data.draw(st.sampled_from(spelled)))
        last = move.robot
    text = data.draw(st.sampled_from(SEPARATORS)).join(written)
    assert parse_moves(text, robots_with(Robot.BLACK)) == tuple(made)


@given(st.lists(all_moves, min_size=1))
def test_the_canonical_text_is_the_first_form_and_reads_back(made: list[Move]):
    text = format_moves(made)
    assert text.split(" ") == [f"{move.robot.value}-{move.direction.value}" for move in made]
    assert parse_moves(text) == tuple(made)


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
@example("R → up")
@example("g u l r d x")
def test_the_beginning_of_a_text_is_what_can_be_read_of_it(text: str):
    understood, rest = parse_beginning(text)
    assert text.endswith(rest)
    before = text[: len(text) - len(rest)]
    assert (parse_moves(before) if understood else ()) == understood
    if error := _refusal_of(text):
        assert len(before) < error.place
    else:
        assert (understood, rest) == (parse_moves(text), "")


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
        ("R-up lft", "lft", 6),
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


@pytest.mark.parametrize(
    "text",
    ["R foo", "R-up G sideways", "X-up G-left", "R-up 5 G-left", "g u r d l", "g l r", "R-up → G-left", "R → up", "🔴⬆️ ➡️"],
)
def test_what_was_expected_put_in_place_of_the_token_mends_the_text(text: str):
    """docs/rules.md "Notation": an error names the token and its place, and what would be right – there."""
    with pytest.raises(NotationError) as caught:
        parse_moves(text)
    start = caught.value.place - 1
    right = {Expected.MOVE: "K-up", Expected.DIRECTION: "up", Expected.WORD: "right"}[caught.value.expected]
    assert parse_moves(text[:start] + right + text[start + len(caught.value.token) :])


def test_the_error_says_all_that_in_words():
    with pytest.raises(NotationError, match="expected a move at character 6, not 'foo'"):
        parse_moves("R-up foo")


def test_a_notation_error_is_a_value_error():
    assert issubclass(NotationError, ValueError)
