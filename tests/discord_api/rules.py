"""What Discord's documentation says in words, and its description cannot: rules for several fields, or for a whole message.

The sources are sections of Discord's developer documentation, as it was in 2026. What is missing or has a wrong type is not
looked at here: `tests.discord_api.document` finds it.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from tests.discord_api.components import COMPONENTS_V2, EPHEMERAL, SELECTS, Kind, every
from tests.discord_api.document import Fault

MAX = {
    # Reference, "Uploading Files"; the number of files is in Message, "Create Message"
    "files": 10,
    "file bytes": 10 * 1024 * 1024,
    # Components, "Component Reference": all of a message with the flag IS_COMPONENTS_V2
    "components": 40,
    "text": 4000,
    # Components, "Legacy Message Component Behavior"
    "action rows": 5,
    # Components, "Text Input"
    "input": 4000,
    # Application Commands, "Application Command Object"
    "command characters": 8000,
    "commands": 100,
}

_FLAGS = 1 << 2 | EPHEMERAL | 1 << 12 | 1 << 13 | COMPONENTS_V2
"""Message, "Message Flags": those that may be set on a new message."""

_PREMIUM, _LINK = 6, 5
"""Components, "Button Styles"."""

_COMMAND_NAME = re.compile(r"[-'\w]+")
_CHAT_INPUT = 1
"""Application Commands, "Application Command Types"."""
_SUBCOMMAND, _SUBCOMMAND_GROUP = 1, 2
"""Application Commands, "Application Command Option Type"."""


def faults_of_message(payload: Mapping[str, Any], *, v2: bool) -> list[Fault]:
    """Return what Discord would not take of a message. ``v2``: it has the flag IS_COMPONENTS_V2, now or since before."""
    components = payload.get("components") or []
    return [
        *_flags(payload, v2=v2),
        *_mentions(payload),
        *_layout(components, v2=v2),
        *_parts(components),
        *_unique(components),
    ]


def faults_of_form(payload: Mapping[str, Any]) -> list[Fault]:
    """Return what Discord would not take of a form: Interactions, "Modal"."""
    components = payload.get("components") or []
    return [*_parts(components), *_unique(components)]


def faults_of_files(sizes: Sequence[int]) -> list[Fault]:
    """Return what Discord would not take of files of these sizes."""
    faults = [("files", "File cannot be larger than 10 MiB.")] if max(sizes, default=0) > MAX["file bytes"] else []
    return faults + ([("files", f"Must be {MAX['files']} or fewer in length.")] if len(sizes) > MAX["files"] else [])


def faults_of_pictures(components: Sequence[dict[str, Any]], attached: Collection[str]) -> list[Fault]:
    """Return which pictures are not among the files of these names, which a message has."""
    return [
        ("components", f"Referenced attachment {url} not found.")
        for part in every(components)
        for url in _urls(part)
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in attached
    ]


def faults_of_commands(commands: Sequence[Mapping[str, Any]]) -> list[Fault]:
    """Return what Discord would not take of all commands: Application Commands, "Bulk Overwrite Global…"."""
    named = [(one.get("type", _CHAT_INPUT), one.get("name")) for one in commands]
    faults = [("", "Two commands of one name.")] if len(set(named)) != len(named) else []
    if sum(kind == _CHAT_INPUT for kind, _ in named) > MAX["commands"]:
        faults.append(("", f"Must be {MAX['commands']} or fewer in length."))
    for number, command in enumerate(commands):
        faults += _command(command, str(number))
        if (size := _characters(command)) > MAX["command characters"]:
            faults.append((str(number), f"Command exceeds maximum size ({size})."))
    return faults


def _flags(payload: Mapping[str, Any], *, v2: bool) -> Iterator[Fault]:
    if (payload.get("flags") or 0) & ~_FLAGS:
        yield "flags", "Invalid flags."
    if v2:
        # Message, "Message Flags": content, poll, embeds and stickers have no place beside IS_COMPONENTS_V2.
        yield from (
            (part, "The 'content' and 'embeds' fields cannot be used when using MessageFlags.IS_COMPONENTS_V2.")
            for part in ("content", "embeds", "sticker_ids", "poll")
            if payload.get(part)
        )


def _mentions(payload: Mapping[str, Any]) -> Iterator[Fault]:
    """Message, "Allowed Mentions Object"."""
    allowed = payload.get("allowed_mentions") or {}
    for kind in ("roles", "users"):
        if kind in (allowed.get("parse") or ()) and allowed.get(kind):
            yield f"allowed_mentions.{kind}", "Mutually exclusive with parse."


def _layout(components: Sequence[dict[str, Any]], *, v2: bool) -> Iterator[Fault]:
    everything = list(every(components))
    if not v2:
        if len(components) > MAX["action rows"] or any(part.get("type") != Kind.ACTION_ROW for part in components):
            yield "components", f"Must be {MAX['action rows']} or fewer action rows."
        return
    if len(everything) > MAX["components"]:
        yield "components", f"Total number of components exceeds {MAX['components']}."
    if sum(len(part.get("content") or "") for part in everything) > MAX["text"]:
        yield "components", f"The total length of displayable text must be {MAX['text']} or fewer."


def _unique(components: Sequence[dict[str, Any]]) -> Iterator[Fault]:
    everything = list(every(components))
    for field in ("custom_id", "id"):
        given = Counter(component[field] for component in everything if component.get(field))
        yield from (("components", f"Component {field} {value} cannot be duplicated.") for value in given if given[value] > 1)


def _parts(components: Sequence[dict[str, Any]]) -> Iterator[Fault]:
    for part in every(components):
        match part.get("type"):
            case Kind.ACTION_ROW:
                within = [child.get("type") for child in part.get("components") or ()]
                if len(within) > 1 and SELECTS & set(within):
                    yield "components", "An action row holds five buttons or one select."
            case Kind.BUTTON:
                yield from _button(part)
            case Kind.TEXT_INPUT:
                yield from _bounds(part, "length", 0, MAX["input"])
            case kind if kind in SELECTS:
                yield from _bounds(part, "values", 1, 1)
                values = [option.get("value") for option in part.get("options") or ()]
                if len(set(values)) != len(values):
                    yield str(part.get("custom_id")), "The specified option value is already used."
            case _:
                yield from _media(part)


def _button(button: Mapping[str, Any]) -> Iterator[Fault]:
    """Components, "Button"."""
    style, place = button.get("style"), str(button.get("custom_id"))
    needed = {_LINK: "url", _PREMIUM: "sku_id"}.get(style or 0, "custom_id")
    if not button.get(needed) or any(button.get(other) for other in {"url", "sku_id", "custom_id"} - {needed}):
        yield place, f"A button of style {style} has a {needed}, and nothing else that says what it does."
    if not button.get("label") and not button.get("emoji") and style != _PREMIUM:
        yield place, "A button needs a label or an emoji."


def _bounds(part: Mapping[str, Any], what: str, least: int, most: int) -> Iterator[Fault]:
    """Hold two bounds against each other; ``least`` and ``most`` are what holds where they are not named."""
    low, high = part.get(f"min_{what}"), part.get(f"max_{what}")
    if (least if low is None else low) > (most if high is None else high):
        yield str(part.get("custom_id")), f"min_{what} is more than max_{what}."


def _media(part: Mapping[str, Any]) -> Iterator[Fault]:
    for url in _urls(part):
        if url.partition(":")[0] not in {"http", "https", "attachment"}:
            yield "components", 'Scheme must be one of ("http", "https", "attachment").'


def _urls(part: Mapping[str, Any]) -> list[str]:
    """Return where the pictures of a gallery are, or that of a thumbnail."""
    return [one["media"]["url"] for one in (part, *part.get("items", ())) if "media" in one]


def _command(command: Mapping[str, Any], path: str) -> Iterator[Fault]:
    """A command, or an option of one: their names follow the same rules; those of context menus are free."""
    names = [command.get("name") or "", *(command.get("name_localizations") or {}).values()]
    if "description" in command and any(not _COMMAND_NAME.fullmatch(name) or name != name.lower() for name in names):
        yield f"{path}.name", "Command name is invalid."
    options = command.get("options") or []
    if len({option.get("name") for option in options}) != len(options):
        yield f"{path}.options", "Each option has its own name."
    needed = [bool(option.get("required")) for option in options]
    if needed != sorted(needed, reverse=True):
        yield f"{path}.options", "Required options must be placed before non-required options."
    if len({option.get("type") in {_SUBCOMMAND, _SUBCOMMAND_GROUP} for option in options}) > 1:
        yield f"{path}.options", "Sub-commands and options are mutually exclusive."
    for number, option in enumerate(options):
        if option.get("autocomplete") and option.get("choices"):
            yield f"{path}.options.{number}", "Autocomplete and choices are mutually exclusive."
        yield from _command(option, f"{path}.options.{number}")


def _characters(command: Mapping[str, Any]) -> int:
    """Application Commands, "Application Command Object": names, descriptions and values, each in its longest language."""

    def longest(field: str) -> int:
        return max(map(len, [command.get(field) or "", *(command.get(f"{field}_localizations") or {}).values()]))

    value = command.get("value")
    own = longest("name") + longest("description") + (len(value) if isinstance(value, str) else 0)
    return own + sum(_characters(part) for part in [*(command.get("options") or ()), *(command.get("choices") or ())])
