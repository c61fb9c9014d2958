"""The texts: all are there, all are used, none is too long for its place."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import bot.text
from bot.text import say

BOT = Path(bot.text.__file__).parents[1]
RESOURCE = FluentParser().parse((BOT / "text" / "en.ftl").read_text(encoding="utf-8"))
KEYS = {entry.id.name for entry in RESOURCE.body if isinstance(entry, Message)}
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in BOT.rglob("*.py"))
PATTERNS = [prefix.replace("{", "").strip() for prefix in re.findall(r'f"([a-z-]+-)\{', SOURCE)]


def test_the_file_of_texts_is_well_formed() -> None:
    assert [entry.content for entry in RESOURCE.body if isinstance(entry, Junk)] == []


def test_every_text_that_is_asked_for_is_there() -> None:
    assert set(re.findall(r'say\(\s*"([a-z-]+)"', SOURCE)) <= KEYS


@pytest.mark.parametrize("key", sorted(KEYS))
def test_every_text_is_used(key: str) -> None:
    assert f'"{key}"' in SOURCE or any(key.startswith(prefix) for prefix in PATTERNS)


@pytest.mark.parametrize("key", sorted(key for key in KEYS if key.startswith(("command-", "option-", "edition-", "format-"))))
def test_what_discord_lists_is_short_enough(key: str) -> None:
    assert len(say(key)) <= 100


def test_no_half_text_is_ever_said() -> None:
    with pytest.raises(ValueError, match="done-bid"):
        say("done-bid")
    with pytest.raises(KeyError):
        say("no-such-text")


def test_numbers_have_their_plural() -> None:
    assert say("leaderboard-line", place="1.", player="Ada", chips=1) == "1. Ada – one chip"
    assert say("leaderboard-line", place="1.", player="Ada", chips=2) == "1. Ada – 2 chips"
