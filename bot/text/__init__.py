"""All text that people read, in one file for each language; `say` looks a text up."""

from datetime import date
from enum import Enum
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

_LANGUAGE = "en"


def _load(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    source = resources.files("bot.text").joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle


_bundle = _load(_LANGUAGE)


def say(key: str, **values: str | float | date | Enum) -> str:
    """The text with this key, its placeables filled in.

    Hyphens in the names of placeables are written as underscores here, and so are spaces in the values of enumerations as
    hyphens there, since variants are numbers or words without spaces. Raises `KeyError` for an unknown key and
    `ValueError` where a value is missing, so that no half text is ever shown.
    """
    if not _bundle.has_message(key) or (pattern := _bundle.get_message(key).value) is None:
        raise KeyError(key)
    text, errors = _bundle.format_pattern(pattern, {name.replace("_", "-"): _plain(value) for name, value in values.items()})
    if errors:
        message = f"{key}: {errors}"
        raise ValueError(message)
    return str(text)


def _plain(value: str | float | date | Enum) -> str | float | date:
    if not isinstance(value, Enum):
        return value
    word = str(value.value)
    return int(word) if word.isdecimal() else word.replace(" ", "-")
