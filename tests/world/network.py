"""Discord's side of the bot's messages: channels that outlive the bot."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
from discord.utils import time_snowflake

from tests.discord_api.components import COMPONENTS_V2
from tests.discord_api.held import faults_of_request
from tests.world.chances import Chances
from tests.world.loop import Time


@dataclass(slots=True)
class Message:
    """A message of the bot, as it looks now."""

    id: int
    channel_id: int
    posted: float
    """In the world's seconds."""
    nonce: str
    components: list[Any]
    pings: tuple[int, ...]
    only_for: int | None = None
    """Who alone sees it."""
    is_deleted: bool = False
    meaning: Any = None
    """What the ledger takes it for."""

    @property
    def frame(self) -> int:
        """The component id of its frame."""
        return self.components[0].get("id", 0)

    @property
    def text(self) -> str:
        """All its text, from top to bottom."""
        return "\n".join(part["content"] for part in walk(self.components) if "content" in part)

    @property
    def alt_text(self) -> str:
        """The descriptions of its pictures."""
        items = [item for part in walk(self.components) for item in part.get("items", ())]
        return "\n".join(item.get("description") or "" for item in items)

    @property
    def custom_ids(self) -> list[str]:
        """What its buttons are known by."""
        return [part["custom_id"] for part in walk(self.components) if "custom_id" in part]


def walk(components: list[Any]) -> Iterator[Any]:
    """Every component, from top to bottom."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))


@dataclass(slots=True)
class Channel:
    """A channel, and what the bot may do there."""

    id: int
    guild_id: int
    has_history: bool
    """Whether the bot may read it."""
    messages: dict[int, Message] = field(default_factory=dict)
    forbidden_until: float = 0.0
    was_forbidden: bool = False
    """In this life of the bot."""
    was_ever_forbidden: bool = False
    is_gone: bool = False


class Discord:
    """The servers and their channels, and what goes wrong with requests."""

    def __init__(self, time: Time, random: Random) -> None:
        self.chances = Chances()
        self.time, self.random = time, random
        self.channels = dict[int, Channel]()
        self.outage_until = 0.0
        self.posted: Callable[[Message], None] = lambda _: None
        self.changed: Callable[[Message, str], None] = lambda _, __: None
        """Called with a message that looks otherwise, and how it read before."""
        self.say: Callable[[str], None] = lambda _: None
        self.fail: Callable[[str], None] = lambda _: None
        """Called with what no bot may do."""
        self._count = 0
        self.faults = 0
        self.user = SimpleNamespace(id=1)

    def new_number(self) -> int:
        """Return a number that nothing else has."""
        self._count += 1
        return self._count

    def new_id(self) -> int:
        """Return an id as Discord gives them: by its time."""
        self._count += 1
        return time_snowflake(datetime.fromtimestamp(self.time.true, tz=discord.utils.utcnow().tzinfo)) + self._count % 2**22

    def layout_of(self, view: discord.ui.LayoutView, **beside: Any) -> list[Any]:
        """Return the components of a message that is sent with what is named ``beside`` them, as Discord describes it."""
        components = view.to_components()
        payload = {"components": components, "flags": COMPONENTS_V2, **beside}
        for fault in faults_of_request("POST", "/channels/{channel_id}/messages", payload):
            self.fail(f"Discord would not take this: {fault}")
        return components

    def change(self, message: Message, components: list[Any]) -> None:
        """Let a message look otherwise."""
        before, message.components = message.text, components
        self.say(f"edited {message.id}")
        self.changed(message, before)

    def draw_fault(self) -> str:
        """Return what goes wrong with a request; nothing for most."""
        chances, drawn = self.chances, self.random.random()
        for name, chance in (
            ("refused", chances.refused),
            ("cut before", chances.cut_before),
            ("cut after", chances.cut_after),
            ("hang before", chances.hang / 2),
            ("hang after", chances.hang / 2),
            ("slow", chances.slow),
        ):
            if drawn < chance:
                self.faults += 1
                return name
            drawn -= chance
        return ""


def error(status: int, code: int = 0) -> discord.HTTPException:
    """Return what discord.py raises for such an answer."""
    kinds: Any = {403: discord.Forbidden, 404: discord.NotFound, 503: discord.DiscordServerError}
    kind = kinds.get(status, discord.HTTPException)
    return kind(SimpleNamespace(status=status, reason="drawn"), {"code": code, "message": "drawn by chance"})
