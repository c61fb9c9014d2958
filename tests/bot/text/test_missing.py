"""A text may be missing in other languages for a while: it is shown in English, CI lists it, and a release needs it."""

from pathlib import Path

import pytest

import bot.text
from bot.text import Texts, languages, missing_in
from bot.text.missing import main

FILES = {
    "en": "hello = Hello\n    .board = Hello there\nbye =\n    Bye, { $name }\n    see you\nshort = { bye }!\n",
    "nl": "hello = Hallo\nshort = { bye }.\n",
}
CHANGES = Path(__file__).parents[3] / "CHANGELOG.md"


@pytest.fixture
def files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two languages, of which one lacks a text."""
    monkeypatch.setattr(bot.text, "_source", FILES.__getitem__)
    monkeypatch.setattr("bot.text.missing.languages", lambda: tuple(FILES))


@pytest.mark.usefixtures("files")
def test_what_a_language_lacks_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert missing_in("nl") == ("hello.board", "bye")
    assert missing_in("en") == ()
    assert main() == 1
    assert capsys.readouterr().out == "bot/text/nl.ftl lacks hello.board\nbot/text/nl.ftl lacks bye\n"


@pytest.mark.parametrize("key", ["bye", "short"])
def test_a_text_that_is_missing_or_refers_to_one_is_shown_in_english(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    english = Texts("en", FILES["en"])
    monkeypatch.setattr(Texts, "of", lambda *_: english)
    assert Texts("nl", FILES["nl"])(key, name="Ada") == english(key, name="Ada")


def test_a_release_has_all_texts_in_every_language() -> None:
    release = next(line for line in CHANGES.read_text(encoding="utf-8").splitlines() if line.startswith("## "))
    missing = {language: missing_in(language) for language in languages()}
    assert release == "## Unreleased" or not any(missing.values()), f"begin `## Unreleased` in CHANGELOG.md, or write {missing}"
