from itertools import product

import pytest

from engine import Direction, Expected, Move, NotationError, Robot, format_moves, parse_moves
from engine.board.notation import parse_beginning
from engine.board.vocabulary import ENGLISH, Vocabulary, Words
from tests.engine.strategies import moves
from tests.properties import given, st

GERMAN: Words = {
    Robot.RED: ["rot"],
    Robot.GREEN: ["grün"],
    Robot.BLUE: ["blau"],
    Direction.UP: ["hoch", "oben"],
    Direction.RIGHT: ["rechts"],
    Direction.DOWN: ["runter"],
    Direction.LEFT: ["links"],
}
DUTCH: Words = {Robot.BLUE: ["blauw"], Direction.UP: ["omhoog"], Direction.LEFT: ["links"]}
CATALAN: Words = {Robot.GREEN: ["verd"], Direction.LEFT: ["esquerra"]}
SPANISH: Words = {Robot.GREEN: ["verde"], Direction.LEFT: ["izquierda"], Direction.UP: ["arriba"]}
ALL = Vocabulary(GERMAN, DUTCH, CATALAN, SPANISH)

R_UP, G_LEFT = Move(Robot.RED, Direction.UP), Move(Robot.GREEN, Direction.LEFT)


@pytest.mark.parametrize(
    "text",
    [
        "rot-hoch grün-links",
        "ROT HOCH, GRÜN LINKS",
        "rot:oben;verde izquierda",
        "Rhoch verdesquerra",
        "R-up green-links",
        "rot↑ G⬅️",
    ],
)
def test_words_of_all_languages_are_read_in_any_mix(text: str):
    assert parse_moves(text, vocabulary=ALL) == (R_UP, G_LEFT)


@pytest.mark.parametrize("green", ["grün", "GRÜN", "gru\N{COMBINING DIAERESIS}n", "gruen", "Gruen", "grun"])
def test_a_word_is_the_same_with_its_accents_and_without(green: str):
    assert parse_moves(f"{green}-links", vocabulary=ALL) == (G_LEFT,)


@pytest.mark.parametrize(("text", "token"), [("rot hoch verde", "verde"), ("rot hoch blauw", "blauw")])
def test_a_word_that_begins_like_another_is_no_robot_with_a_letter(text: str, token: str):
    """The last letter of verde may be east, and that of blauw west; but a direction is missing after these robots."""
    with pytest.raises(NotationError) as caught:
        parse_moves(text, vocabulary=ALL)
    assert (caught.value.token, caught.value.expected) == (token, Expected.DIRECTION)
    assert parse_beginning(text, vocabulary=ALL) == ((R_UP,), token)


def test_a_robot_stays_until_another_is_named_in_every_language():
    assert parse_moves("rot hoch links up", vocabulary=ALL) == (R_UP, Move(Robot.RED, Direction.LEFT), R_UP)


@given(moves=st.lists(moves, min_size=1), words=st.sampled_from([GERMAN, None]))
def test_what_is_written_in_the_words_of_a_language_is_read_as_it_was_meant(moves: list[Move], words: Words | None):
    shown = {direction: words[direction][0] for direction in Direction} if words else None
    assert parse_moves(format_moves(moves, shown), {move.robot for move in moves}, ALL) == tuple(moves)


@given(name=st.sampled_from(list(ALL.robots)), way=st.sampled_from(list(ALL.directions)), joint=st.sampled_from("- :"))
def test_each_word_for_a_robot_goes_with_each_word_for_a_direction(name: str, way: str, joint: str):
    assert parse_moves(name + joint + way, vocabulary=ALL) == (Move(ALL.robots[name], ALL.directions[way]),)


@given(st.text(st.sampled_from("rgbyksunedlwv^<> -,"), max_size=20))
def test_letters_and_arrows_mean_what_they_mean_without_other_languages(text: str):
    assert reading(text, ALL) == reading(text, ENGLISH)


def reading(text: str, vocabulary: Vocabulary) -> tuple[object, ...]:
    try:
        return parse_moves(text, vocabulary=vocabulary)
    except NotationError as error:
        return error.token, error.place, error.expected


def test_every_way_to_write_a_move_is_read():
    for robot, direction in product((Robot.RED, Robot.GREEN, Robot.BLUE, Robot.YELLOW), Direction):
        move = Move(robot, direction)
        assert {parse_moves(spelling, vocabulary=ALL) for spelling in ALL.spellings(move)} == {(move,)}


def test_a_word_that_means_something_else_in_another_language_is_refused():
    with pytest.raises(ValueError, match="'rot' means something else"):
        Vocabulary(GERMAN, {Robot.BLUE: ["rot"]})
    with pytest.raises(ValueError, match="'e' means something else"):
        Vocabulary({Robot.GREEN: ["e"]})
