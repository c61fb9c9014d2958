"""All texts for people, in one file per language; `Texts` are those of one language."""

import logging
import re
from collections.abc import Iterator
from datetime import date
from enum import Enum
from functools import cache, cached_property, lru_cache
from importlib import resources
from typing import Self

from bot.text.fluent import Bundle
from engine.rules.rules import Edition

_log = logging.getLogger(__name__)

_ENGLISH = "en"
"""The language that has every text."""

_ENDING = ".ftl"

_NAME = "language-name"
"""The key of a language's name for itself."""

_NAMES = ("command-name-", "option-name-")
"""The prefixes of the keys of names of commands and options. Each of these texts is one line."""

_BEGINS = re.compile(r"^(?=(-?[A-Za-z][\w-]*) *=)", re.MULTILINE)
"""Matches the beginning of a text, and captures its key; continuation lines do not match."""

_BOARD = "board"
"""The attribute of what a text says on the board's page, which takes no commands, where it says something else in the chat."""

_FIRST_EDITION = "of-1999"
"""The attribute of what a text says in a game of the edition of 1999, where its rulebook has another word."""

_HAS_BOARD = re.compile(rf"^ +\.{_BOARD} *=", re.MULTILINE)

_WORD = re.compile(r"-?[A-Za-z][\w-]*")
"""Matches whatever may be a reference to another text."""

_KEPT = 1024
"""Size of each cache: of formatted texts of a language, and of languages by locale."""


@cache
def languages() -> tuple[str, ...]:
    """Return the languages with texts, such as ``de`` or ``pt-BR``, sorted."""
    files = (file.name for file in resources.files("bot.text").iterdir())
    return tuple(sorted(name.removesuffix(_ENDING) for name in files if name.endswith(_ENDING)))


@lru_cache(_KEPT)
def language_of(locale: str) -> str | None:
    """Return our language for a locale such as ``es-419``, ``en-GB`` or ``pt_BR.UTF-8``; None if there is none.

    If its region has no texts, this is the language without a region, or that of another region.
    """
    named = locale.partition(".")[0].partition("@")[0].replace("_", "-").casefold()
    base = named.partition("-")[0]
    for fits in (lambda ours: ours == named, lambda ours: ours == base, lambda ours: ours.partition("-")[0] == base):
        if found := next((language for language in languages() if fits(language.casefold())), None):
            return found
    return None


@cache
def name_of(language: str) -> str:
    """Return a language's name for itself.

    Parses only that line: commands name all languages when they are made, long before most are needed.
    """
    keys_and_texts = (line.partition(" = ") for line in _source(language).splitlines())
    return next(text for key, _, text in keys_and_texts if key == _NAME)


def missing_in(language: str) -> tuple[str, ...]:
    """Return the keys of the texts that a language lacks, and shows in English, in the order of the English ones.

    A text that says something else on the board has a second key, as in ``refusal-game-over.board``.
    """
    own = set(_with_board(language))
    return tuple(key for key in _with_board(_ENGLISH) if key not in own)


def _with_board(language: str) -> Iterator[str]:
    for key, text in _by_key(_source(language)).items():
        yield key
        if _HAS_BOARD.search(text):
            yield f"{key}.{_BOARD}"


class Texts:
    """The texts of one language, called by their keys: ``say("done-bid", moves=7)``, where ``say`` is a `Texts`.

    It is passed to whatever renders or answers. A missing or broken text falls back to English, with a line in the log. Texts
    are parsed on first use: parsing all texts of all languages would take a third of the bot's start.
    """

    places: tuple[str, ...] = ()
    """The attributes of texts that these say instead of their values, the first one of those that a text has."""

    def __init__(self, language: str, source: str, names: str = "") -> None:
        self.language = language
        self._bundle = Bundle(language)
        self._sources = _by_key(source) | _by_key(names)
        self._parsed = set[str]()
        self._filled_in = lru_cache(_KEPT, typed=True)(self._fill_in)

    @classmethod
    @cache
    def of(cls, language: str, names: str | None = None) -> Self:
        """Return the texts of a language, or English ones; cached. ``names`` is the language of command and option names."""
        known = language if language in languages() else _ENGLISH
        if known != language:
            _log.warning("unknown language: %s", language)
        return cls(known, _source(known), _names(names) if names else "")

    @cached_property
    def on_board(self) -> "Texts":
        """The same texts as the board says them to its readers: those with an attribute ``.board`` say that instead."""
        return _TextsInPlace(self, _BOARD)

    @cached_property
    def _of_1999(self) -> "Texts":
        return _TextsInPlace(self, _FIRST_EDITION)

    def of_edition(self, edition: Edition | None) -> "Texts":
        """Return the same texts as they read in a game of an edition; in none, or in that of 2013, the usual ones."""
        return self if edition is None or edition.year != Edition.Y1999.year else self._of_1999

    def __call__(self, key: str, /, **values: str | float | date | Enum) -> str:
        """Return the text with this key, formatted with these values.

        Underscores in the names of values stand for hyphens in those of placeables. Spaces in values of enums become hyphens,
        since variants are numbers or words without spaces. Raises `KeyError` for an unknown key, and `ValueError` for a missing
        value, so that no incomplete text is ever shown.
        """
        try:
            return self._filled_in(key, **values)
        except (KeyError, ValueError) as error:
            if self.language == _ENGLISH:
                raise
            english = Texts.of(_ENGLISH)
            for place in self.places:
                english = _TextsInPlace(english, place)
            text = english(key, **values)
            _log.warning("text not usable: %s of %s: %s", key, self.language, error)
            return text

    def __contains__(self, key: str) -> bool:
        """Return whether there is a text with this key."""
        self._parse(key)
        return key in self._bundle

    def _parse(self, key: str) -> None:
        """Add the text with this key, and all that it may refer to, to the bundle. Idempotent and thread-safe."""
        needed, found = set[str](), {key} & self._sources.keys()
        while found := found - needed - self._parsed:
            needed |= found
            found = {word for key in found for word in _WORD.findall(self._sources[key])} & self._sources.keys()
        if needed:
            self._bundle.add("\n".join(self._sources[key] for key in needed))
            self._parsed |= needed

    def _fill_in(self, key: str, /, **values: str | float | date | Enum) -> str:
        self._parse(key)
        plain = {name.replace("_", "-"): _plain(value) for name, value in values.items()}
        try:
            return self._bundle.fill_in(key, plain, self.places)
        except ValueError as error:
            raise ValueError(f"{key}: {error}") from None


class _TextsInPlace(Texts):
    """The texts of a language with an attribute, on the board or in a game of an edition, of the same bundle."""

    def __init__(self, texts: Texts, place: str) -> None:  # what the other has parsed is parsed
        vars(self).update(vars(texts))
        self.places = tuple(dict.fromkeys((*texts.places, place)))
        for name, its_place in (("on_board", _BOARD), ("_of_1999", _FIRST_EDITION)):
            vars(self).pop(name, None)
            if its_place in self.places:
                vars(self)[name] = self
        self._filled_in = lru_cache(_KEPT, typed=True)(self._fill_in)


def _source(language: str) -> str:
    return resources.files("bot.text").joinpath(language + _ENDING).read_text(encoding="utf-8")


def _by_key(source: str) -> dict[str, str]:
    """Split a file into the sources of its texts, by their keys."""
    _, *keys_and_texts = _BEGINS.split(source)
    return dict(zip(keys_and_texts[::2], keys_and_texts[1::2], strict=True))


def _names(language: str) -> str:
    return "\n".join(line for line in _source(language).splitlines() if line.startswith(_NAMES))


def _plain(value: str | float | date | Enum) -> str | float | date:
    if not isinstance(value, Enum):
        return value
    word = str(value.value)
    return int(word) if word.isdecimal() else word.replace(" ", "-")
