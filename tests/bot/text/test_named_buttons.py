"""Texts that ask readers to press a button name one that exists, in the words of their language."""

import re
from functools import cache

import pytest

from bot.text import languages

from .test_languages import source

LABEL = re.compile(r"(button-[\w-]+|pad-(?:show|undo|clear|type)|tutorial-next|study-(?:back|on)|web-join)")
NAMED = re.compile(r"\*\*([^*{}`]+)\*\*")
SIGNS = re.compile(r"^[^\w¿¡“«]+|[^\w.!?…\u2019]+$")
"""An emoji or arrow before or after the words of a label."""


@cache
def texts_of(language: str) -> dict[str, str]:
    """Return the texts of a file by their keys, as they are written there."""
    entries = re.split(r"^(?=[a-z][\w-]* =)", source(language), flags=re.MULTILINE)[1:]
    return {key.strip(): text for key, text in (entry.split("=", 1) for entry in entries)}


@cache
def labels(language: str) -> set[str]:
    """Return the words on all buttons, without their signs."""
    shown = (text for key, text in texts_of(language).items() if LABEL.fullmatch(key))
    lines = (line.split("] ")[-1] for text in shown for line in text.splitlines() if not line.startswith("#"))
    return {SIGNS.sub("", line.strip()) for line in lines if line.strip()}


def named(language: str, key: str) -> set[str]:
    """Return the buttons that a text names, in bold."""
    return {words.strip() for words in NAMED.findall(texts_of(language)[key])} & labels(language)


def test_what_a_text_tells_to_press_is_on_a_button() -> None:
    pressed = {words for text in texts_of("en").values() for words in re.findall(r"[Pp]ress \*\*([^*]+)\*\*", text)}
    assert pressed
    assert pressed - labels("en") == set()


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_each_language_names_as_many_buttons_as_english(language: str) -> None:
    names = {key: named("en", key) for key in texts_of("en")}
    assert {key for key in names if names[key] and len(named(language, key)) != len(names[key])} == set()


def test_signs_of_french_have_narrow_spaces() -> None:
    """U+202F keeps them from the beginning of a line."""
    for key, text in texts_of("fr").items():
        shown = re.sub(r"\{[^{}]*\$[^{}]*->|`[^`]*`", "", text)
        assert (key, re.findall(r"\S [:;?!»](?=\s|$)|« ", shown)) == (key, [])
