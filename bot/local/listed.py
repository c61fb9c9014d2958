"""Commands as somebody's Discord lists them: with the names and descriptions of its language.

Pure: a command as it is registered with Discord goes in.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, TypeAlias

from discord import AppCommandOptionType as Kind

from bot.text import language_of

_WITH_OPTIONS = (Kind.subcommand.value, Kind.subcommand_group.value)

Payload: TypeAlias = Mapping[str, Any]
"""A command, an option or a choice, as Discord's API has it."""


def described(part: Payload, what: Literal["name", "description"], language: str) -> str:
    """The name or the description in a language; in English where it has none of that."""
    translated: Mapping[str, str] = part.get(f"{what}_localizations") or {}
    return next((text for locale, text in translated.items() if language_of(locale) == language), part[what])


def leaves(command: Payload, language: str) -> Iterator[tuple[tuple[str, ...], tuple[str, ...], Payload]]:
    """What can be run of a command: the path of each, what that is called in a language, and what is registered of it."""
    name, called = (command["name"],), (described(command, "name", language),)
    below = [
        part for part in command.get("options", ()) if part["type"] in (Kind.subcommand.value, Kind.subcommand_group.value)
    ]
    if not below:
        yield name, called, command
    for part in below:
        for path, shown, leaf in leaves(part, language):
            yield name + path, called + shown, leaf


def listed(entry: Payload, called: Sequence[str], leaf: Payload, language: str) -> dict[str, Any]:
    """SimCord's entry for a command, in a language. `names_meant` has the names of its options as they are registered."""
    registered = {option["name"]: option for option in leaf.get("options", ())}
    return {
        **entry,
        "invocation": " ".join(called),
        "description": described(leaf, "description", language),
        "options": [_option(option, registered[option["name"]], language) for option in entry["options"]],
    }


def names_meant(leaf: Payload, language: str) -> dict[str, str]:
    """What options are registered as, by what they are called in a list of commands."""
    return {_called(option, language): option["name"] for option in leaf.get("options", ())}


def _option(option: Payload, registered: Payload, language: str) -> dict[str, Any]:
    return {
        **option,
        "name": _called(registered, language),
        "description": described(registered, "description", language),
        "choices": [
            {"name": described(choice, "name", language), "value": choice["value"]} for choice in registered.get("choices", ())
        ],
    }


def _called(option: Payload, language: str) -> str:
    """Members keep their name: SimCord's page looks for people by the registered one."""
    return option["name"] if option["type"] == Kind.user.value else described(option, "name", language)
