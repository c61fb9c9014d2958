"""Texts of any size and content: each parser refuses one in its one way, or returns its meaning.

Each reader is given some thousands of texts, 97,000 in all; together with `test_interactions.py`, where every input is a whole
interaction, that makes 100,000 in about fifteen seconds of a processor. Texts are drawn from seeds: a run is like any other,
and a text that fails is named.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.actions.board_choice import BoardChoice
from bot.cards.pad import PAD_ID, read_pad
from bot.commands.completion import MAX_CHOICES, choice_name, complete_moves
from bot.commands.settings import _zone
from bot.store import UnreadableEvent
from bot.store.codec import decode, encode
from bot.store.guild_settings import GuildSettings
from bot.store.periods import read_period, read_week
from bot.store.time_zones import time_zones
from bot.text.notation import table_words
from bot.ui.options import are_valid
from bot.ui.replies import Refused, quotable
from bot.ui.typed_moves import how_read, read_moves
from engine import RULES_2013, Move, NotationError, Position, Robot, Setup, assemble, draw_setup, format_moves, parse_moves
from engine.board.notation import parse_beginning
from engine.games.match.events import BidMade
from engine.games.match.play import start
from engine.rules.own_table import TableError, begun_tiles, read_chip, read_robots, read_tiles
from engine.rules.rules import Edition, Times
from engine.rules.setup import CodeError
from tests.bot.english import say
from tests.bot.fuzz.hostile import hostile_json, hostile_text
from tests.bot.world import WITH_SILVER

ROBOTS = (Robot.RED, Robot.GREEN, Robot.BLUE, Robot.YELLOW, Robot.SILVER)
WITH_ALL = Setup.from_code(WITH_SILVER).position
SETUP = draw_setup(RULES_2013, Random(1))
MOVES = (
    "R-up G-left",
    "r up right green down",
    "🔴⬆️➡️ G-down",
    "ru rr rd",
    "red north, blue W",
    "R ↑→ G←",
    "y1 up",
    "K-up S-up",
)
CODES = (SETUP.code, SETUP.code.lower(), "03QDJ9-B4EYBZ-K18GB3-VWRRKT", "03M9 3TJ0 FRNC XSBH K2BS AG2P", SETUP.position.code)
TILES = ("1A 2B 3A 4B", "grün A, azul B", "1d 2d 3d 4d", "green A, red B", "4C 3C 2C 1C", "1A1B 2A 3A")
PLACES = ("R C7 G A1", "rouge C7 verdE2", "red a1; blue p16", "🔴C7 🟢D8", "S H8 K H9", "Y B2")
CHIPS = ("red moon", "luna roja", "roter Mond", "Rm", "🔴🌙", "vortex", "blue planet", "gP")
WEEKS = ("2026-W46", "2026w1", "2026-11", "ever", "2999-W53", "2000-00")
ZONES = ("Europe/Berlin", "utc", "america/new york", "Etc/GMT+12", "posixrules", "../zoneinfo/UTC")
BOARD = assemble(("1A", "2B", "3A", "4B"))


@dataclass(frozen=True)
class Reader:
    """Who reads a text: what it may raise, texts that are nearly right, and how many texts it is given."""

    name: str
    read: Callable[[str], object]
    refusal: tuple[type[Exception], ...]
    samples: Sequence[str]
    count: int = 5_000

    def __str__(self) -> str:
        return self.name


def moves(text: str) -> None:
    """What is parsed has a canonical form that parses the same, and is shown."""
    found = parse_moves(text, ROBOTS)
    assert parse_moves(format_moves(found)) == found
    assert all(isinstance(move, Move) for move in found)
    how_read(say, text, found)


def completion(text: str) -> None:
    offered = complete_moves(say, text, ROBOTS)
    assert len(offered) <= MAX_CHOICES
    for choice in offered:
        assert 1 <= len(choice_name(say, choice)) <= 100
        assert 1 <= len(choice) <= 100


def code(text: str) -> None:
    assert Setup.from_code(Setup.from_code(text).code) == Setup.from_code(text)


def zone(text: str) -> None:
    assert _zone(text) in time_zones()


def quoted(text: str) -> None:
    """What an answer quotes can be sent, and breaks nothing around it."""
    shown = quotable(text)
    assert "`" not in shown
    shown.encode()
    say("problem-no-week", text=shown).encode()


READERS = (
    Reader("moves", moves, (NotationError,), MOVES, 12_000),
    Reader("moves, answered", lambda text: read_moves(text, ROBOTS), (Refused,), MOVES, 6_000),
    Reader("a beginning", lambda text: parse_beginning(text, ROBOTS), (), MOVES, 6_000),
    Reader("completion", completion, (), MOVES, 4_000),
    Reader("code of a set-up", code, (CodeError,), CODES, 10_000),
    Reader("code of a position", Position.from_code, (CodeError,), CODES, 6_000),
    Reader("tiles", lambda text: read_tiles(text, table_words()), (TableError,), TILES, 6_000),
    Reader("tiles that are being typed", lambda text: begun_tiles(text, table_words()), (), TILES, 4_000),
    Reader("robots", lambda text: read_robots(text, BOARD, table_words()), (TableError,), PLACES, 6_000),
    Reader("chip", lambda text: read_chip(text, table_words()), (TableError,), CHIPS, 5_000),
    Reader("week", read_week, (), WEEKS, 5_000),
    Reader("period", read_period, (), WEEKS, 5_000),
    Reader("time zone", zone, (Refused,), ZONES, 2_000),
    Reader("quotation", quoted, (), MOVES, 5_000),
)


@pytest.mark.parametrize("reader", READERS, ids=str)
def test_any_text_is_read_or_refused(reader: Reader) -> None:
    random, refused = Random(reader.name), 0
    for _ in range(reader.count):
        text = hostile_text(random, reader.samples)
        try:
            reader.read(text)
        except reader.refusal:
            refused += 1
        except Exception as error:
            raise AssertionError(text) from error
    assert bool(refused) == bool(reader.refusal)
    assert refused < reader.count


BOARDS = 3_000


def test_any_board_that_is_asked_for_is_set_up_or_refused() -> None:
    random, refused = Random("boards"), 0
    for _ in range(BOARDS):
        asked = {
            "code": hostile_text(random, CODES),
            "tiles": hostile_text(random, TILES),
            "robots": hostile_text(random, PLACES),
            "target": hostile_text(random, CHIPS),
        }
        edition, named = random.choice([*Edition]), random.random() < 0.5
        kept = {name: value for name, value in asked.items() if random.random() < 0.4}
        try:
            BoardChoice(**kept).resolve(GuildSettings(edition=edition), Times(), random, named=named)
        except Refused:
            refused += 1
        except Exception as error:
            raise AssertionError(kept) from error
    assert 0 < refused < BOARDS


PADS = 3_000


def test_any_pad_is_read_and_can_be_pressed() -> None:
    random, pattern = Random("pads"), re.compile(PAD_ID)
    letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
    for _ in range(PADS):
        named = "".join(random.choices(letters, k=2)) + ":" + "".join(random.choices(letters, k=random.randrange(73)))
        found = pattern.fullmatch(random.choice("lurdzcstRGBYK") + random.choice("RGBYKS") + named[2:])
        assert found
        if read := read_pad(found["key"], found["robot"], found["moves"], ROBOTS):
            key, pad = read
            WITH_ALL.play((pad.pressed(key) if key else pad).moves)


EVENTS = (*start(RULES_2013, SETUP, starter=7, now=1000.0, random=Random(5)), BidMade(1001.0, 7, 5))
STORED = 6_000


def test_any_stored_event_is_read_or_unreadable() -> None:
    random = Random("events")
    encoded, unreadable = [encode(event) for event in EVENTS], 0
    for _ in range(STORED):
        kind, data = random.choice(encoded)
        spoilt = hostile_json(random, data)
        try:
            decode(random.choice([kind, kind, kind, "BidMade", "ChipEaten"]), spoilt)
        except UnreadableEvent:
            unreadable += 1
        except Exception as error:
            raise AssertionError(spoilt) from error
    assert 0 < unreadable < STORED


SETTINGS = 2_000


def test_any_stored_settings_are_read_as_far_as_they_can_be() -> None:
    random, sample = Random("settings"), GuildSettings().model_dump_json()
    for _ in range(SETTINGS):
        spoilt = hostile_json(random, sample)
        try:
            assert GuildSettings.read(spoilt).zone
        except Exception as error:
            raise AssertionError(spoilt) from error


OPTIONS = 1_000


def test_any_options_fit_or_do_not() -> None:
    random = Random("options")
    for _ in range(OPTIONS):
        data: Any = random.choice(
            [None, 5, [], {}, {"name": 5}, {"name": "bid", "options": 5}, {"name": "bid", "options": [5]}]
        )
        interaction: Any = SimpleNamespace(data=data, type=discord.InteractionType.application_command)
        assert are_valid(lambda _: None, interaction) is False
