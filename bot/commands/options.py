"""Options of commands that are chosen from a list."""

from enum import Enum

from discord.app_commands import Choice

from bot.text import say


def choices(key: str, values: type[Enum], **facts: float) -> list[Choice[str]]:
    """The values of an option, each named by the text with this key."""
    return [Choice(name=say(key, value=value, **facts), value=value.value) for value in values]
