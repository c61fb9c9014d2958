"""All text that people read, in one file for each language; `Texts` are those of one language."""

import logging
import re
from datetime import date
from enum import Enum
from functools import cache, lru_cache
from importlib import resources
from typing import Self

from bot.text.fluent import Bundle

_log = logging.getLogger(__name__)

_ENGLISH = "en"
"""The language that has every text."""

_ENDING = ".ftl"

_NAME = "language-name"
"""The key of what a language calls itself."""

_NAMES = ("command-name-", "option-name-")
"""How the keys begin of what commands and their options are called. Each is one line."""

_BEGINS = re.compile(r"^(?=(-?[A-Za-z][\w-]*) *=)", re.MULTILINE)
"""Where a text begins, with its key: all further lines of it begin in another way."""

_WORD = re.compile(r"-?[A-Za-z][\w-]*")
"""What may be the key of another text that is referred to."""

_KEPT = 1024
"""So much is kept of what was asked for last: texts of a language as they were filled in, and languages of locales."""


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are texts in, such as ``de`` or ``pt-BR``, in the order of their names."""
    files = (file.name for file in resources.files("bot.text").iterdir())
    return tuple(sorted(name.removesuffix(_ENDING) for name in files if name.endswith(_ENDING)))


@lru_cache(_KEPT)
def language_of(locale: str) -> str | None:
    """The language of ours for a locale such as ``es-419``, ``en-GB`` or ``pt_BR.UTF-8``; None where there is none.

    Where there is none for the region, it is that of another region, or of none.
    """
    named = locale.partition(".")[0].partition("@")[0].replace("_", "-").casefold()
    base = named.partition("-")[0]
    for fits in (lambda ours: ours == named, lambda ours: ours == base, lambda ours: ours.partition("-")[0] == base):
        if found := next((language for language in languages() if fits(language.casefold())), None):
            return found
    return None


@cache
def name_of(language: str) -> str:
    """What a language of ours calls itself.

    Only that line of its texts is read: commands name all languages when they are made, long before most are needed.
    """
    keys_and_texts = (line.partition(" = ") for line in _source(language).splitlines())
    return next(text for key, _, text in keys_and_texts if key == _NAME)


class Texts:
    """The texts of one language, each asked for by its key: ``say("done-bid", moves=7)``, where ``say`` are the texts.

    They are handed to whatever draws or answers. A text that the language lacks, or has wrong, is the English one, and that is
    logged. Each is parsed when it is first asked for: all texts of all languages would take a third of the start of a bot.
    """

    def __init__(self, language: str, source: str, names: str = "") -> None:
        self.language = language
        self._bundle = Bundle(language)
        self._sources = _by_key(source) | _by_key(names)
        self._parsed = set[str]()
        self._filled_in = lru_cache(_KEPT, typed=True)(self._fill_in)

    @classmethod
    @cache
    def of(cls, language: str, names: str | None = None) -> Self:
        """The texts of a language; the English ones where there are none of it. They are read once.

        Commands and options have their ``names`` of that language in them, where it is another one.
        """
        known = language if language in languages() else _ENGLISH
        return cls(known, _source(known), _names(names) if names else "")

    def __call__(self, key: str, /, **values: str | float | date | Enum) -> str:
        """The text with this key, its placeables filled in.

        Hyphens in the names of placeables are written as underscores here, and so are spaces in the values of enumerations as
        hyphens there, since variants are numbers or words without spaces. Raises `KeyError` for an unknown key and
        `ValueError` where a value is missing, so that no half text is ever shown.
        """
        try:
            return self._filled_in(key, **values)
        except (KeyError, ValueError) as error:
            if self.language == _ENGLISH:
                raise
            text = Texts.of(_ENGLISH)(key, **values)
            _log.warning("text not usable: %s of %s: %s", key, self.language, error)
            return text

    def __contains__(self, key: str) -> bool:
        """Whether there is a text with this key."""
        self._parse(key)
        return key in self._bundle

    def _parse(self, key: str) -> None:
        """Have the text with this key in the bundle, and all that it may refer to. Threads may do the same at once."""
        wanted, found = set[str](), {key} & self._sources.keys()
        while found := found - wanted - self._parsed:
            wanted |= found
            found = {word for key in found for word in _WORD.findall(self._sources[key])} & self._sources.keys()
        if wanted:
            self._bundle.add("\n".join(self._sources[key] for key in wanted))
            self._parsed |= wanted

    def _fill_in(self, key: str, /, **values: str | float | date | Enum) -> str:
        self._parse(key)
        plain = {name.replace("_", "-"): _plain(value) for name, value in values.items()}
        try:
            return self._bundle.fill_in(key, plain)
        except ValueError as error:
            message = f"{key}: {error}"
            raise ValueError(message) from None


def _source(language: str) -> str:
    return resources.files("bot.text").joinpath(language + _ENDING).read_text(encoding="utf-8")


def _by_key(source: str) -> dict[str, str]:
    """The texts in a file, as they are written there, each with its key."""
    _, *keys_and_texts = _BEGINS.split(source)
    return dict(zip(keys_and_texts[::2], keys_and_texts[1::2], strict=True))


def _names(language: str) -> str:
    return "\n".join(line for line in _source(language).splitlines() if line.startswith(_NAMES))


def _plain(value: str | float | date | Enum) -> str | float | date:
    if not isinstance(value, Enum):
        return value
    word = str(value.value)
    return int(word) if word.isdecimal() else word.replace(" ", "-")
