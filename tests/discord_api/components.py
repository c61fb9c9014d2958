"""The components of messages and forms."""

from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum
from typing import Any

EPHEMERAL, COMPONENTS_V2 = 1 << 6, 1 << 15
"""Message, "Message Flags"."""


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
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22


SELECTS = frozenset({Kind.STRING_SELECT, Kind.USER_SELECT, Kind.ROLE_SELECT, Kind.MENTIONABLE_SELECT, Kind.CHANNEL_SELECT})


def nested(component: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The components directly within one."""
    yield from component.get("components") or ()
    yield from (component[part] for part in ("accessory", "component") if component.get(part))


def every(components: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """All components from top to bottom, those within others after them."""
    for component in components:
        yield component
        yield from every(list(nested(component)))
