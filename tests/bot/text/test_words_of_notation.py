"""The notation in the words of every language, as it is typed and shown."""

import re
import unicodedata
from itertools import product

import pytest

from bot.commands.completion import complete_moves
from bot.text import Texts, languages
from bot.text.names import bare_target_name
from bot.text.notation import direction_words, in_notation, other_names, table_words, vocabulary, words_of
from bot.ui.typed_moves import MAX_NOTATION, how_read, read_moves
from engine import COLOURED, TARGETS, VORTEX, Direction, Move, Robot, Symbol, Target, assemble, parse_moves
from engine.board.pieces import robots_with
from engine.board.tiles import MARKS
from engine.board.vocabulary import ENGLISH
from engine.rules.own_table import read_chip, read_robots, read_tiles
from engine.rules.rules import MAX_BID
from tests.bot.text.test_languages import source

BOARD = assemble(("1A", "2B", "3A", "4B"))
ROBOTS = robots_with(Robot.BLACK)
R_UP_G_LEFT = (Move(Robot.RED, Direction.UP), Move(Robot.GREEN, Direction.LEFT))


@pytest.mark.parametrize(
    "text",
    [
        "rot-hoch grün-links",
        "rood omhoog, groen links",
        "rojo arriba verde izquierda",
        "vermell amunt verd esquerra",
        "vermelho cima; verde esquerda",
        "rouge haut vert gauche",
        "rot-haut green-links",
        "R-amunt G-izquierda",
        "ROUGE HAUT GRUEN LINKS",
        "Rhoch Gizquierda",
    ],
)
def test_moves_are_read_in_every_language_and_in_any_mix(text: str):
    assert read_moves(text, ROBOTS) == R_UP_G_LEFT


def test_no_word_of_one_language_means_something_else_in_another():
    meanings = dict[str, set[Robot | Direction]]()
    for meaning, words in (pair for language in languages() for pair in words_of(Texts.of(language)).items()):
        for word in words:
            meanings.setdefault(plain(word), set()).add(meaning)
    assert {word: found for word, found in meanings.items() if len(found) > 1} == {}
    assert [word for word in meanings if len(word) == 1] == [], "letters are English"


@pytest.mark.parametrize("language", languages())
def test_a_table_is_told_in_the_words_of_every_language(language: str):
    say, words = Texts.of(language), words_of(Texts.of(language))
    for target in TARGETS:
        name = bare_target_name(say, target)
        for told in (name, name.upper(), plain(name)):
            assert read_chip(told, table_words()) == target
        if target.robot:
            symbol = next(word for word in name.split() if table_words().symbols.get(word.lower()) is target.symbol)
            for word in words[target.robot]:
                assert read_chip(f"{word} {symbol}", table_words()) == target
    for joint, colours in product((" ", "", "-"), product(*(words[colour] for colour in MARKS.values()))):
        tiles = ", ".join(f"{colour}{joint}{letter}" for colour, letter in zip(colours, "ABCD", strict=True))
        assert read_tiles(tiles, table_words()) == ("1A", "2B", "3C", "4D")
    for robot, joint in product(Robot, (" ", "", "-")):
        placed = read_robots(f"{words[robot][0]}{joint}C7", BOARD, table_words())
        assert [(robot, cell.label) for robot, cell in placed.items()] == [(robot, "C7")]


IN_RULEBOOKS = (
    *("Farbwirbel", "kosmischer Wirbel", "kosmische draaikolk", "draaikolk", "vórtice multicolor", "vòrtex multicolor"),
    *("vórtice multicolorido", "tuile multicolore", "case multicolore", "VORTICE MULTICOLOR"),
)


@pytest.mark.parametrize("name", IN_RULEBOOKS)
def test_the_vortex_is_read_by_its_name_in_each_rulebook(name: str):
    assert read_chip(name, table_words()) == VORTEX


@pytest.mark.parametrize("language", languages())
def test_a_chip_is_read_by_every_other_name_of_its_symbol(language: str):
    say = Texts.of(language)
    for target, robot in ((target, target.robot) for target in TARGETS):
        for name in other_names(say, target.symbol):
            assert name
            for colour in words_of(say)[robot] if robot else ("",):
                for told in (f"{colour} {name}", f"{name} {colour}", plain(f"{colour} {name}").upper()):
                    assert read_chip(told, table_words()) == target


@pytest.mark.parametrize("language", languages())
def test_what_is_said_of_ones_own_table_can_be_typed(language: str):
    say, moon = Texts.of(language), Target(Symbol.MOON, Robot.RED)
    _, robots, target, *_ = say("tiles-options").split("`")[1::2]
    assert len(read_robots(robots, BOARD, table_words())) == len("RG")
    assert read_chip(target, table_words()) == moon
    _, *chips = say("table-unknown-chip", token="?").split("`")[1::2]
    assert [read_chip(chip, table_words()) for chip in chips] == [moon, moon, VORTEX]


@pytest.mark.parametrize("language", sorted(set(languages()) - {"en"}))
def test_examples_of_tiles_and_chips_are_in_the_words_of_the_language(language: str):
    assert re.findall("red moon|green A", source(language)) == []


def plain(word: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFD", word) if not unicodedata.combining(sign))


@pytest.mark.parametrize("language", languages())
def test_each_word_for_a_robot_goes_with_each_word_for_a_direction(language: str):
    names = [(word, meaning) for meaning, words in words_of(Texts.of(language)).items() for word in words]
    robots = [(word, meaning) for word, meaning in names if isinstance(meaning, Robot)]
    ways = [(word, meaning) for word, meaning in [*names, *ENGLISH.directions.items()] if isinstance(meaning, Direction)]
    for (name, robot), (way, direction), joint in product(robots, ways, "- :"):
        assert parse_moves(name + joint + way, vocabulary=vocabulary()) == (Move(robot, direction),)
        assert parse_moves(plain(name) + joint + plain(way), vocabulary=vocabulary()) == (Move(robot, direction),)


@pytest.mark.parametrize("language", languages())
def test_what_is_shown_can_be_pasted_by_anybody_and_needs_no_note(language: str):
    say = Texts.of(language)
    moves = tuple(Move(robot, direction) for robot, direction in product(ROBOTS, Direction)) * 5
    shown = in_notation(say, moves[:MAX_BID])
    assert len(shown) <= MAX_NOTATION
    assert read_moves(shown, ROBOTS) == moves[:MAX_BID]
    assert how_read(say, shown, moves[:MAX_BID]) == ""


@pytest.mark.parametrize("language", languages())
def test_moves_are_completed_in_the_words_of_whoever_types(language: str):
    say = Texts.of(language)
    up = direction_words(say)[Direction.UP]
    assert complete_moves(say, "r", COLOURED)[0] == f"R-{up}"
    assert complete_moves(say, f"R-{up} {words_of(say)[Robot.GREEN][0]}", COLOURED)[0] == f"R-{up} G-{up}"


def test_where_there_is_no_room_for_the_words_of_a_language_moves_are_completed_in_english():
    spanish = Texts.of("es")
    assert complete_moves(spanish, "r derecha " * 8, COLOURED)[0] == "R-derecha " * 7 + "R-derecha"
    assert complete_moves(spanish, "r derecha " * 11, COLOURED)[0] == "R-right " * 10 + "R-right"
