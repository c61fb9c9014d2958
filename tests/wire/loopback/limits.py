"""Discord's limits as a table, and the validation of payloads against it.

The sources are sections of Discord's developer documentation, as it was in 2026.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from enum import IntEnum
from typing import Any

from tests.wire.loopback.errors import empty_message, invalid_form

Fault = tuple[str, str]
"""Where a payload has a fault, as a path, and what is wrong."""

MAX = {
    # Message, "Create Message"
    "content": 2000,
    "embeds": 10,
    "nonce": 25,
    "stickers": 3,
    # Message, "Allowed Mentions Object"
    "mentions": 100,
    # Reference, "Uploading Files"; the number of files is in Message, "Create Message"
    "files": 10,
    "file bytes": 10 * 1024 * 1024,
    # Message, "Attachment Object"
    "alt text": 1024,
    # Components, "What is a Component"
    "custom id": 100,
    # Components, "Component Reference": all of a message with the flag IS_COMPONENTS_V2
    "components": 40,
    "text": 4000,
    # Components, "Legacy Message Component Behavior"
    "action rows": 5,
    # Components, "Action Row"
    "buttons in a row": 5,
    # Components, "Button"
    "button label": 80,
    "url": 512,
    # Components, "String Select" and "Select Option Structure"
    "options": 25,
    "option label": 100,
    "option value": 100,
    "option description": 100,
    "select placeholder": 150,
    # Components, "Section"
    "section texts": 3,
    # Components, "Media Gallery"
    "gallery items": 10,
    # Components, "Text Input"
    "input placeholder": 100,
    "input value": 4000,
    # Components, "Label", and of an input itself, where it has one
    "label": 45,
    "label description": 100,
    # Interactions, "Modal"
    "modal title": 45,
    "modal components": 5,
    # Application Commands, "Application Command Object"
    "command name": 32,
    "command description": 100,
    "command options": 25,
    "command choices": 25,
    "choice name": 100,
    "choice value": 100,
    "command characters": 8000,
    "commands": 100,
}


class Kind(IntEnum):
    """Components, "Component Types"."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18


EPHEMERAL, COMPONENTS_V2 = 1 << 6, 1 << 15
_FLAGS = 1 << 2 | EPHEMERAL | 1 << 12 | 1 << 13 | COMPONENTS_V2
"""Message, "Message Flags": those that may be set on a new message."""

_SELECTS = frozenset({Kind.STRING_SELECT, Kind.USER_SELECT, Kind.ROLE_SELECT, Kind.MENTIONABLE_SELECT, Kind.CHANNEL_SELECT})
_IN_ROW = _SELECTS | {Kind.BUTTON}
_IN_CONTAINER = frozenset({Kind.ACTION_ROW, Kind.TEXT_DISPLAY, Kind.SECTION, Kind.MEDIA_GALLERY, Kind.SEPARATOR, Kind.FILE})
_ON_TOP = _IN_CONTAINER | {Kind.CONTAINER}
_PREMIUM, _LINK = 6, 5
"""Components, "Button Styles"."""

_COMMAND_NAME = re.compile(r"[-'\w]+")
_SUBCOMMAND, _SUBCOMMAND_GROUP = 1, 2
"""Application Commands, "Application Command Option Type"."""


def check_message(payload: Mapping[str, Any], sizes: Sequence[int], attached: Collection[str], *, v2: bool) -> None:
    """Raise `ApiError` for a message that Discord would not take.

    ``sizes`` are those of the files that come with it, ``attached`` the names of all files that it has then. ``v2``: it has
    the flag IS_COMPONENTS_V2, now or since before.
    """
    faults = [*_flags(payload, v2=v2), *_files(payload, sizes), *_mentions(payload), *_texts(payload)]
    components = payload.get("components") or []
    faults += _components(components, _ON_TOP if v2 else {Kind.ACTION_ROW}, "components", attached)
    if v2:
        faults += _whole_layout(components)
    elif len(components) > MAX["action rows"]:
        faults.append(("components", f"Must be {MAX['action rows']} or fewer in length."))
    faults += _unique(components)
    if faults:
        raise invalid_form(faults)


def check_not_empty(payload: Mapping[str, Any]) -> None:
    """Raise `ApiError` for a new message in which there is nothing."""
    if not any(payload.get(part) for part in ("content", "components", "embeds", "attachments", "sticker_ids", "poll")):
        raise empty_message()


def check_modal(payload: Mapping[str, Any]) -> None:
    """Raise `ApiError` for a form that Discord would not show: Interactions, "Modal"."""
    components = payload.get("components") or []
    faults = [*_length(payload.get("title"), MAX["modal title"], "title", least=1), *_custom_id(payload, "")]
    if not 1 <= len(components) <= MAX["modal components"]:
        faults.append(("components", f"Must be between 1 and {MAX['modal components']} in length."))
    for number, component in enumerate(components):
        path = f"components.{number}"
        if component.get("type") == Kind.LABEL:
            faults += _length(component.get("label"), MAX["label"], f"{path}.label", least=1)
            faults += _length(component.get("description"), MAX["label description"], f"{path}.description")
            faults += _input(component["component"], f"{path}.component", labelled=False)
        elif component.get("type") == Kind.ACTION_ROW and len(component.get("components", ())) == 1:
            faults += _input(component["components"][0], f"{path}.components.0", labelled=True)
        elif component.get("type") != Kind.TEXT_DISPLAY:
            faults.append((path, "Not a component of a form."))
    if faults:
        raise invalid_form([*faults, *_unique(components)])


def check_choices(choices: Sequence[Mapping[str, Any]]) -> None:
    """Raise `ApiError` for completions that Discord would not show: Interactions, "Autocomplete"."""
    if faults := list(_choices(choices, "choices")):
        raise invalid_form(faults)


def check_commands(commands: Sequence[Mapping[str, Any]]) -> None:
    """Raise `ApiError` for commands that Discord would not take: Application Commands, "Bulk Overwrite Global…"."""
    faults: list[Fault] = []
    if len(commands) > MAX["commands"] or len({(one.get("type", 1), one.get("name")) for one in commands}) != len(commands):
        faults.append(("", "Too many commands, or two of one name."))
    for number, command in enumerate(commands):
        faults += _command(command, str(number))
        if (size := _characters(command)) > MAX["command characters"]:
            faults.append((str(number), f"Command exceeds maximum size ({size})."))
    if faults:
        raise invalid_form(faults)


def nested(component: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The components directly within one."""
    yield from component.get("components") or ()
    yield from (component[part] for part in ("accessory", "component") if component.get(part))


def every(components: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """All components from top to bottom, those within others after them."""
    for component in components:
        yield component
        yield from every(list(nested(component)))


def _length(value: Any, most: int, path: str, *, least: int = 0) -> list[Fault]:
    if value is None and not least:
        return []
    if isinstance(value, str) and least <= len(value) <= most:
        return []
    return [(path, f"Must be between {least} and {most} in length.")]


def _custom_id(payload: Mapping[str, Any], path: str) -> list[Fault]:
    return _length(payload.get("custom_id"), MAX["custom id"], f"{path}.custom_id", least=1)


def _flags(payload: Mapping[str, Any], *, v2: bool) -> Iterator[Fault]:
    flags = payload.get("flags") or 0
    if not isinstance(flags, int) or flags & ~_FLAGS:
        yield "flags", "Invalid flags."
    if v2:
        # Message, "Message Flags": content, poll, embeds and stickers have no place beside IS_COMPONENTS_V2.
        yield from (
            (part, "The 'content' and 'embeds' fields cannot be used when using MessageFlags.IS_COMPONENTS_V2.")
            for part in ("content", "embeds", "sticker_ids", "poll")
            if payload.get(part)
        )


def _texts(payload: Mapping[str, Any]) -> Iterator[Fault]:
    yield from _length(payload.get("content"), MAX["content"], "content")
    nonce = payload.get("nonce")
    if nonce is not None and (not isinstance(nonce, str | int) or len(str(nonce)) > MAX["nonce"]):
        yield "nonce", f"Must be {MAX['nonce']} or fewer in length."
    for part, most in (("embeds", "embeds"), ("sticker_ids", "stickers")):
        if len(payload.get(part) or ()) > MAX[most]:
            yield part, f"Must be {MAX[most]} or fewer in length."


def _files(payload: Mapping[str, Any], sizes: Sequence[int]) -> Iterator[Fault]:
    attachments = payload.get("attachments") or []
    if max(len(sizes), len(attachments)) > MAX["files"]:
        yield "attachments", f"Must be {MAX['files']} or fewer in length."
    if any(size > MAX["file bytes"] for size in sizes):
        yield "files", "File cannot be larger than 10 MiB."
    for number, attachment in enumerate(attachments):
        yield from _length(attachment.get("description"), MAX["alt text"], f"attachments.{number}.description")


def _mentions(payload: Mapping[str, Any]) -> Iterator[Fault]:
    allowed = payload.get("allowed_mentions")
    if allowed is None:
        return
    parse = allowed.get("parse", [])
    if set(parse) - {"roles", "users", "everyone"} or set(allowed) - {"parse", "roles", "users", "replied_user"}:
        yield "allowed_mentions.parse", "Not a valid type."
    for kind in ("roles", "users"):
        ids = allowed.get(kind) or []
        if kind in parse and ids:
            yield f"allowed_mentions.{kind}", "Mutually exclusive with parse."
        if len(ids) > MAX["mentions"] or len(set(ids)) != len(ids) or not all(str(one).isdecimal() for one in ids):
            yield f"allowed_mentions.{kind}", f"Must be {MAX['mentions']} or fewer different ids."


def _whole_layout(components: Sequence[dict[str, Any]]) -> Iterator[Fault]:
    everything = list(every(components))
    if len(everything) > MAX["components"]:
        yield "components", f"Total number of components exceeds {MAX['components']}."
    if sum(len(component.get("content", "")) for component in everything) > MAX["text"]:
        yield "components", f"The total length of displayable text must be {MAX['text']} or fewer."


def _unique(components: Sequence[dict[str, Any]]) -> Iterator[Fault]:
    everything = list(every(components))
    for field in ("custom_id", "id"):
        given = Counter(component[field] for component in everything if component.get(field))
        yield from (("components", f"Component {field} {value} cannot be duplicated.") for value in given if given[value] > 1)


def _components(components: Any, kinds: Collection[int], path: str, attached: Collection[str]) -> Iterator[Fault]:
    for number, component in enumerate(components):
        here, kind = f"{path}.{number}", component.get("type")
        if kind not in kinds:
            yield f"{here}.type", f'Value of field "type" must be one of {sorted(kinds)}.'
            continue
        own = component.get("id", 0)
        if not isinstance(own, int) or not 0 <= own < 1 << 31:
            yield f"{here}.id", "Must be a 32-bit integer."
        yield from _component(component, Kind(kind), here, attached)


def _component(component: Mapping[str, Any], kind: Kind, path: str, attached: Collection[str]) -> Iterator[Fault]:
    children = component.get("components") or []
    match kind:
        case Kind.CONTAINER | Kind.ACTION_ROW | Kind.SECTION:
            if not children:
                yield f"{path}.components", "This field is required."
            inside = {Kind.CONTAINER: _IN_CONTAINER, Kind.ACTION_ROW: _IN_ROW, Kind.SECTION: {Kind.TEXT_DISPLAY}}[kind]
            yield from _components(children, inside, f"{path}.components", attached)
            yield from _full(component, kind, path, attached)
        case Kind.TEXT_DISPLAY:
            yield from _length(component.get("content"), MAX["text"], f"{path}.content", least=1)
        case Kind.MEDIA_GALLERY:
            items = component.get("items") or []
            if not 1 <= len(items) <= MAX["gallery items"]:
                yield f"{path}.items", f"Must be between 1 and {MAX['gallery items']} in length."
            for number, item in enumerate(items):
                yield from _media(item, f"{path}.items.{number}", attached)
        case Kind.THUMBNAIL:
            yield from _media(component, path, attached)
        case Kind.BUTTON:
            yield from _button(component, path)
        case _ if kind in _SELECTS:
            yield from _select(component, kind, path)
        case _:
            pass


def _full(component: Mapping[str, Any], kind: Kind, path: str, attached: Collection[str]) -> Iterator[Fault]:
    """Whether a row or a section holds more than it can."""
    children = component.get("components") or []
    if kind is Kind.ACTION_ROW:
        selects = sum(child.get("type") in _SELECTS for child in children)
        if len(children) > MAX["buttons in a row"] or (selects and len(children) > 1):
            yield f"{path}.components", "An action row holds five buttons or one select."
    elif kind is Kind.SECTION:
        if len(children) > MAX["section texts"]:
            yield f"{path}.components", f"Must be {MAX['section texts']} or fewer in length."
        yield from _components([component.get("accessory") or {}], {Kind.BUTTON, Kind.THUMBNAIL}, f"{path}.accessory", attached)


def _media(item: Mapping[str, Any], path: str, attached: Collection[str]) -> Iterator[Fault]:
    yield from _length(item.get("description"), MAX["alt text"], f"{path}.description")
    url = str((item.get("media") or {}).get("url", ""))
    if url.startswith("attachment://"):
        if url.removeprefix("attachment://") not in attached:
            yield f"{path}.media.url", f"Referenced attachment {url} not found."
    elif not url.startswith(("http://", "https://")):
        yield f"{path}.media.url", 'Scheme must be one of ("http", "https", "attachment").'


def _button(button: Mapping[str, Any], path: str) -> Iterator[Fault]:
    style = button.get("style")
    if style not in range(1, _PREMIUM + 1):
        yield f"{path}.style", "Not a style."
    elif style == _LINK:
        yield from _length(button.get("url"), MAX["url"], f"{path}.url", least=1)
    elif style != _PREMIUM:
        yield from _custom_id(button, path)
    if not button.get("label") and not button.get("emoji") and style != _PREMIUM:
        yield f"{path}.label", "A button needs a label or an emoji."
    yield from _length(button.get("label"), MAX["button label"], f"{path}.label")


def _select(select: Mapping[str, Any], kind: Kind, path: str) -> Iterator[Fault]:
    yield from _custom_id(select, path)
    yield from _length(select.get("placeholder"), MAX["select placeholder"], f"{path}.placeholder")
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not (0 <= least <= MAX["options"] and 1 <= most <= MAX["options"] and least <= most):
        yield path, "min_values or max_values out of range."
    if kind is not Kind.STRING_SELECT:
        return
    options = select.get("options") or []
    if not 1 <= len(options) <= MAX["options"]:
        yield f"{path}.options", f"Must be between 1 and {MAX['options']} in length."
    if len({option.get("value") for option in options}) != len(options):
        yield f"{path}.options", "The specified option value is already used."
    for number, option in enumerate(options):
        here = f"{path}.options.{number}"
        yield from _length(option.get("label"), MAX["option label"], f"{here}.label", least=1)
        yield from _length(option.get("value"), MAX["option value"], f"{here}.value", least=1)
        yield from _length(option.get("description"), MAX["option description"], f"{here}.description")


def _input(component: Mapping[str, Any], path: str, *, labelled: bool) -> Iterator[Fault]:
    if component.get("type") != Kind.TEXT_INPUT:
        if labelled:
            yield f"{path}.type", "An action row of a form holds a text input."
        return
    yield from _custom_id(component, path)
    if labelled:
        yield from _length(component.get("label"), MAX["label"], f"{path}.label", least=1)
    yield from _length(component.get("placeholder"), MAX["input placeholder"], f"{path}.placeholder")
    yield from _length(component.get("value"), MAX["input value"], f"{path}.value")
    least, most = component.get("min_length") or 0, component.get("max_length") or MAX["input value"]
    if not 0 <= least <= most <= MAX["input value"]:
        yield path, "min_length or max_length out of range."


def _command(command: Mapping[str, Any], path: str) -> Iterator[Fault]:
    """A command, or an option of one: their names and descriptions follow the same rules."""
    name = str(command.get("name", ""))
    if not _COMMAND_NAME.fullmatch(name) or name != name.lower() or len(name) > MAX["command name"]:
        yield f"{path}.name", "Command name is invalid."
    yield from _length(command.get("description"), MAX["command description"], f"{path}.description", least=1)
    yield from _choices(command.get("choices") or [], f"{path}.choices")
    options = command.get("options") or []
    if len(options) > MAX["command options"] or len({option.get("name") for option in options}) != len(options):
        yield f"{path}.options", f"Must be {MAX['command options']} or fewer, each of its own name."
    needed = [bool(option.get("required")) for option in options]
    if needed != sorted(needed, reverse=True):
        yield f"{path}.options", "Required options must be placed before non-required options."
    if len({option.get("type") in {_SUBCOMMAND, _SUBCOMMAND_GROUP} for option in options}) > 1:
        yield f"{path}.options", "Sub-commands and options are mutually exclusive."
    for number, option in enumerate(options):
        if option.get("autocomplete") and option.get("choices"):
            yield f"{path}.options.{number}", "Autocomplete and choices are mutually exclusive."
        yield from _command(option, f"{path}.options.{number}")


def _choices(choices: Sequence[Mapping[str, Any]], path: str) -> Iterator[Fault]:
    if len(choices) > MAX["command choices"]:
        yield path, f"Must be {MAX['command choices']} or fewer in length."
    for number, choice in enumerate(choices):
        yield from _length(choice.get("name"), MAX["choice name"], f"{path}.{number}.name", least=1)
        if isinstance(choice.get("value"), str):
            yield from _length(choice["value"], MAX["choice value"], f"{path}.{number}.value")


def _characters(command: Mapping[str, Any]) -> int:
    """Application Commands, "Application Command Object": names, descriptions and values, each in its longest language."""

    def longest(field: str) -> int:
        return max(map(len, [command.get(field) or "", *(command.get(f"{field}_localizations") or {}).values()]))

    value = command.get("value")
    own = longest("name") + longest("description") + (len(value) if isinstance(value, str) else 0)
    return own + sum(_characters(part) for part in [*(command.get("options") or ()), *(command.get("choices") or ())])
