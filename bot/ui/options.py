"""Validates the options of a command. Discord does so too, so invalid ones come only from forged or outdated calls."""

from collections.abc import Callable, Mapping
from typing import Any, TypeGuard

import discord
from discord import AppCommandOptionType as Type
from discord import AppCommandType, app_commands

_SLASH = AppCommandType.chat_input.value
_MENUS: Mapping[Any, Any] = {
    AppCommandType.user.value: (discord.User, discord.Member),
    AppCommandType.message.value: discord.Message,
}
"""The types of what context menus are opened on."""

_SUBCOMMANDS = (Type.subcommand.value, Type.subcommand_group.value)
_MAX_INTEGER = 2**53
"""Discord's own bound for the absolute value of integers."""
_MAX_ID = 2**63

_Command = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu | None


def are_valid(get_command: Callable[[str], _Command], interaction: discord.Interaction[Any]) -> bool:
    """Return whether all options have the types, bounds and choices of the named command; True if that is unknown.

    For an autocompletion, only the option being typed is validated, but discord.py must be able to read the others.
    """
    data: Any = interaction.data
    if not isinstance(data, dict) or not isinstance(data.get("name"), str):
        return False
    if data.get("type", _SLASH) != _SLASH:
        return _has_target(interaction, data)
    command, options = get_command(data["name"]), data.get("options", [])
    while _are_options(options) and len(options) == 1 and options[0].get("type") in _SUBCOMMANDS:
        if not isinstance(command, app_commands.Group):
            return False
        command, options = command.get_command(options[0]["name"]), options[0].get("options", [])
    if not _are_options(options):
        return False
    if command is None:
        return True
    if not isinstance(command, app_commands.Command):
        return False
    given = {option["name"]: option for option in options}
    if len(given) != len(options):
        return False
    if interaction.type is discord.InteractionType.autocomplete:
        focused = [option for option in options if option.get("focused")]
        return len(focused) == 1 and _may_be_typed(command, focused[0]) and _is_readable(interaction)
    parameters = {parameter.display_name: parameter for parameter in command.parameters}
    return (
        given.keys() <= parameters.keys()
        and all(name in given for name, parameter in parameters.items() if parameter.required)
        and all(_fits(parameters[name], option) for name, option in given.items())
        and _is_readable(interaction)
        and not any(type(value) is discord.Object for _, value in interaction.namespace)
    )


def _has_target(interaction: discord.Interaction[Any], data: dict[str, Any]) -> bool:
    """Return whether the data of a context menu have the message or person that it was opened on, readable for discord.py."""
    kind, target = data["type"], data.get("target_id")
    if not isinstance(kind, int) or kind not in _MENUS or not isinstance(target, str):
        return False
    try:
        resolved = app_commands.Namespace._get_resolved_items(interaction, data.get("resolved", {}))  # noqa: SLF001
        found = [value for key, value in resolved.items() if key.id == target]
        is_id = 0 <= int(target) < _MAX_ID
    except Exception:  # noqa: BLE001 - it depends on forged values
        return False
    return is_id and bool(found) and all(isinstance(value, _MENUS[kind]) for value in found)


def _is_readable(interaction: discord.Interaction[Any]) -> bool:
    """Return whether discord.py can convert all options, since it does so in a task where a failure goes unanswered."""
    try:
        _ = interaction.namespace
    except Exception:  # noqa: BLE001 - it depends on forged values
        return False
    return True


def _are_options(options: Any) -> TypeGuard[list[dict[str, Any]]]:
    """Return whether this is a list of options, each with a name and a type."""
    return isinstance(options, list) and all(
        isinstance(option, dict) and isinstance(option.get("name"), str) and type(option.get("type")) is int
        for option in options
    )


def _may_be_typed(command: app_commands.Command[Any, ..., Any], option: dict[str, Any]) -> bool:
    """Return whether an option that is being typed has autocompletion, and is a string."""
    completed = {parameter.display_name for parameter in command.parameters if parameter.autocomplete}
    return option["name"] in completed and option["type"] == Type.string.value and isinstance(option.get("value"), str)


def _fits(parameter: app_commands.Parameter, option: dict[str, Any]) -> bool:
    """Return whether an option's value is valid for the parameter."""
    value = option.get("value")
    if option["type"] != parameter.type.value:
        return False
    if parameter.choices and value not in [choice.value for choice in parameter.choices if type(choice.value) is type(value)]:
        return False
    low, high = parameter.min_value, parameter.max_value
    match parameter.type:
        case Type.string:
            return isinstance(value, str) and _between(len(value), low, high)
        case Type.integer:
            return type(value) is int and abs(value) <= _MAX_INTEGER and _between(value, low, high)
        case Type.boolean:
            return isinstance(value, bool)
        case _:
            return isinstance(value, str) and value.isascii() and value.isdecimal() and int(value[:20]) < _MAX_ID


def _between(number: float, low: float | None, high: float | None) -> bool:
    return (low is None or number >= low) and (high is None or number <= high)
