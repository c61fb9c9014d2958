"""Lists of commands with the names and descriptions of a language: pure functions of commands as registered with Discord."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, TypeAlias

from discord import AppCommandOptionType as Kind

from bot.text import language_of

_WITH_OPTIONS = (Kind.subcommand.value, Kind.subcommand_group.value)

Payload: TypeAlias = Mapping[str, Any]
"""A command, an option or a choice, in the form of Discord's API."""


def described(part: Payload, what: Literal["name", "description"], language: str) -> str:
    """Return the name or the description in a language, or the English one if it has none in that."""
    translated: Mapping[str, str] = part.get(f"{what}_localizations") or {}
    return next((text for locale, text in translated.items() if language_of(locale) == language), part[what])


def leaves(command: Payload, language: str) -> Iterator[tuple[tuple[str, ...], tuple[str, ...], Payload]]:
    """Yield the runnable parts of a command: the path of each, the path in a language, and its registration."""
    name, called = (command["name"],), (described(command, "name", language),)
    below = [part for part in command.get("options", ()) if part["type"] in _WITH_OPTIONS]
    if not below:
        yield name, called, command
    for part in below:
        for path, shown, leaf in leaves(part, language):
            yield name + path, called + shown, leaf


def listed(entry: Payload, called: Sequence[str], leaf: Payload, language: str) -> dict[str, Any]:
    """Return SimCord's entry for a command in a language. `names_meant` maps its options back to their registered names."""
    registered = {option["name"]: option for option in leaf.get("options", ())}
    return {
        **entry,
        "invocation": " ".join(called),
        "description": described(leaf, "description", language),
        "options": [_option(option, registered[option["name"]], language) for option in entry["options"]],
    }


def names_meant(leaf: Payload, language: str) -> dict[str, str]:
    """Return the registered names of options by their names in a language."""
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
    """Return an option's name in a language. Options for members keep the registered name, which SimCord's page looks for."""
    return option["name"] if option["type"] == Kind.user.value else described(option, "name", language)
