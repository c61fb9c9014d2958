"""Every text exists, and every text is used."""

import re
from datetime import date
from pathlib import Path

import pytest

import bot.text
from bot.cards.standings import period_name
from bot.store.periods import Ever, Month, Week
from bot.text import Texts, language_of, languages
from tests.bot.english import say
from tests.bot.text.test_languages import uses

BOT = Path(bot.text.__file__).parents[1]
FILE = (BOT / "text" / "en.ftl").read_text(encoding="utf-8")
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in BOT.rglob("*.py"))
PATTERNS = [prefix.replace("{", "").strip() for prefix in re.findall(r'f"([a-z-]+-)\{', SOURCE)]


def test_every_text_that_is_asked_for_is_there() -> None:
    assert set(re.findall(r'say\(\s*"([a-z-]+)"', SOURCE)) <= uses("en").keys()


def test_every_text_is_used() -> None:
    assert [key for key in sorted(uses("en")) if not is_used(key)] == []


def is_used(key: str) -> bool:
    return f'"{key}"' in SOURCE or key.startswith(tuple(PATTERNS)) or f"{{ {key} }}" in FILE


def test_no_half_text_is_ever_said() -> None:
    with pytest.raises(ValueError, match="done-bid"):
        say("done-bid")
    with pytest.raises(KeyError):
        say("no-such-text")


@pytest.mark.parametrize("source", ["", "done-bid = { $missing }", "done-bid = { no-such-text }"])
def test_a_text_that_a_language_lacks_or_has_wrong_is_the_english_one(source: str, caplog: pytest.LogCaptureFixture) -> None:
    german = Texts("de", source + "\ndone-pass = Gepasst.")
    assert german("done-pass") == "Gepasst."
    assert not caplog.messages
    assert german("done-bid", moves=7) == say("done-bid", moves=7)
    assert "done-bid of de" in caplog.text
    with pytest.raises(KeyError):
        german("no-such-text")


@pytest.mark.parametrize("key", ["first", "second"])
def test_a_text_that_is_asked_for_brings_those_that_it_refers_to(key: str) -> None:
    source = """
first = { $moves ->
    [one] { second }
*[other] { -robot } { command-name }
}
second = one { -robot }
-robot = red { third }
third = robot
"""
    texts = Texts("en", source, "command-name = goes")
    assert texts("first", moves=2) == "red robot goes"
    assert texts(key, moves=1) == "one red robot"


def test_a_name_of_another_language_takes_the_place_of_our_own() -> None:
    assert Texts("en", "command-name = go\nask = { command-name }!", "command-name = los")("ask") == "los!"


@pytest.mark.parametrize(
    ("locale", "language"), [("en-GB", "en"), ("en_US.UTF-8", "en"), ("C.UTF-8", None), ("xx", None), ("", None)]
)
def test_a_locale_finds_its_language(locale: str, language: str | None) -> None:
    assert language_of(locale) == language


@pytest.mark.parametrize(
    ("score", "points", "line"),
    [
        ("chips", 1, "1. Ada – one chip"),
        ("chips", 2, "1. Ada – 2 chips"),
        ("matches", 1, "1. Ada – one match"),
        ("matches", 2, "1. Ada – 2 matches"),
        ("best", 1, "1. Ada – one solution"),
        ("best", 1000, "1. Ada – 1,000 solutions"),
    ],
)
def test_numbers_have_their_plural(score: str, points: int, line: str) -> None:
    assert say("leaderboard-line", place="1.", player="Ada", points=points, score=score) == line


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", ["backup-done", "restore-done", "move-done"])
def test_one_game_of_one_server_is_counted_without_a_plural(key: str, language: str) -> None:
    places = dict.fromkeys(("file", "database", "from", "to"), "ricochet.db")
    counted = Texts.of(language)(key, games=1, events=1, rows=1, servers=1, **places)
    assert re.search(r"\b1 \w", counted) is None


def test_periods_are_written_out() -> None:
    assert period_name(say, Week(date(2026, 11, 9))) == "Week 46 of 2026, November 9, 2026 to November 15, 2026"
    assert period_name(say, Month(date(2026, 11, 1))) == "November 2026"
    assert period_name(say, Ever()) == "All time"
