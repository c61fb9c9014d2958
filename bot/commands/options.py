"""What Discord lists of commands: descriptions, and options that are chosen from a list."""

from enum import Enum

from discord.app_commands import Choice, locale_str

from bot.text import Texts


def localised(key: str, **values: str | Enum | float) -> locale_str:
    """The text with this key: in English, which Discord shows where it knows no other, and as what translates it."""
    return locale_str(Texts.of("en")(key, **values), key=key, values=values)


def choices(key: str, values: type[Enum], **facts: float) -> list[Choice[str]]:
    """The values of an option, each named by the text with this key."""
    return [Choice(name=localised(key, value=value, **facts), value=value.value) for value in values]
