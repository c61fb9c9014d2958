"""Discord as the bot's messages meet it: channels that outlive the bot, and a connection that fails when it is told to."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from random import Random
from types import SimpleNamespace
from typing import Any, TypeVar

import aiohttp
import discord
from discord.utils import time_snowflake

from bot.ui import time_limit
from tests.world.chances import Chances
from tests.world.loop import Time

_T = TypeVar("_T")

_NONCE_HOLDS = 180.0
"""Seconds; Discord says "a few minutes"."""

_FOR_EVER = 1e6


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
    """What the bot sees of Discord. ``kill_point`` is waited for wherever a process may end."""

    def __init__(self, time: Time, random: Random, kill_point: Callable[[], Awaitable[None]]) -> None:
        self.chances = Chances()
        self.time, self.random, self.kill_point = time, random, kill_point
        self.channels = dict[int, Channel]()
        self.outage_until = 0.0
        self.posted: Callable[[Message], None] = lambda _: None
        self.changed: Callable[[Message, str], None] = lambda _, __: None
        """Called with a message that looks otherwise, and how it read before."""
        self.say: Callable[[str], None] = lambda _: None
        self.flying = dict[int, Callable[[], Any]]()
        self.cut_until = 0.0
        """Until then the gateway's connection is cut: nothing is delivered."""
        self._count = 0
        self.faults = 0
        self.user = SimpleNamespace(id=1)

    @property
    def is_quiet(self) -> bool:
        """Whether no request is on its way."""
        return not self.flying

    def new_id(self) -> int:
        """An id as Discord gives them: by its time."""
        self._count += 1
        return time_snowflake(datetime.fromtimestamp(self.time.true, tz=discord.utils.utcnow().tzinfo)) + self._count % 2**22

    def get_guild(self, guild_id: int) -> Any:
        """What `discord.Client` has under this name; all who are asked for are members."""
        del guild_id
        return SimpleNamespace(features=[], unavailable=False, query_members=self._query_members)

    async def _query_members(self, *, user_ids: list[int], limit: int, cache: bool) -> list[Any]:
        """What a `discord.Guild` has, over the gateway: where that is cut, there is no answer."""
        del limit, cache
        await asyncio.sleep(self.random.uniform(0.03, 0.3))
        if self.time.now < self.cut_until:
            await asyncio.sleep(_FOR_EVER)
        return [SimpleNamespace(id=user) for user in user_ids]

    def get_partial_messageable(self, channel_id: int, *, guild_id: int | None = None) -> "_Messageable":
        """What `discord.Client` has under this name."""
        del guild_id
        return _Messageable(self, self.channels[channel_id])

    def change(self, message: Message, components: list[Any]) -> None:
        """Let a message look otherwise."""
        before, message.components = message.text, components
        self.say(f"edited {message.id}")
        self.changed(message, before)

    def lose_connection(self) -> None:
        """The bot is gone: what is on its way comes to something, or not."""
        for effect in self.flying.values():
            if self.random.random() < 0.5:
                with suppress(discord.HTTPException):
                    effect()
        self.flying.clear()

    async def request(self, effect: Callable[[], _T]) -> _T:
        """Ask Discord for something. Raises what discord.py and aiohttp raise."""
        time_limit._reschedule(runs=True)
        try:
            return await self._request(effect)
        finally:
            time_limit._reschedule(runs=False)

    async def _request(self, effect: Callable[[], _T]) -> _T:
        self._count += 1
        number, fault, random = self._count, self._fault(), self.random
        self.flying[number] = effect
        try:
            await asyncio.sleep(random.uniform(1, 8) if fault == "slow" else random.uniform(0.03, 0.3))
            await self.kill_point()
            if self.time.now < self.outage_until or fault == "refused":
                self.faults += fault != "refused"
                raise error(503)
            if fault == "cut before":
                raise aiohttp.ServerDisconnectedError
            if fault == "hang before":
                await asyncio.sleep(_FOR_EVER)
            del self.flying[number]
            result = effect()
        except asyncio.CancelledError:
            if number in self.flying and random.random() < 0.3:
                with suppress(discord.HTTPException):
                    effect()
            raise
        finally:
            self.flying.pop(number, None)
        if fault == "cut after":
            raise aiohttp.ServerDisconnectedError
        if fault == "hang after":
            await asyncio.sleep(_FOR_EVER)
        await self.kill_point()
        return result

    def _fault(self) -> str:
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
    """What discord.py raises for such an answer."""
    kinds: Any = {403: discord.Forbidden, 404: discord.NotFound, 503: discord.DiscordServerError}
    kind = kinds.get(status, discord.HTTPException)
    return kind(SimpleNamespace(status=status, reason="drawn"), {"code": code, "message": "drawn by chance"})


class _Messageable:
    """What `bot.ui.messages` uses of a `discord.PartialMessageable`."""

    def __init__(self, world: Discord, channel: Channel) -> None:
        self._world, self._channel = world, channel

    async def send(self, *, view: Any, files: list[Any], allowed_mentions: Any, nonce: str) -> Any:
        del files
        components, pings = view.to_components(), tuple(user.id for user in allowed_mentions.users)
        return await self._world.request(lambda: self._post(components, pings, nonce))

    def get_partial_message(self, message_id: int) -> "_PartialMessage":
        return _PartialMessage(self._world, self._channel, message_id)

    async def history(self, *, after: datetime, limit: int) -> AsyncIterator[Any]:
        for message in await self._world.request(lambda: self._history(after, limit)):
            yield message

    def _post(self, components: list[Any], pings: tuple[int, ...], nonce: str) -> Any:
        world, channel = self._world, self._channel
        self._check_exists()
        if world.time.now < channel.forbidden_until:
            channel.was_forbidden = channel.was_ever_forbidden = True
            raise error(403, 50013)
        for message in reversed(channel.messages.values()):
            if message.posted < world.time.now - _NONCE_HOLDS:
                break
            if message.nonce == nonce:
                return SimpleNamespace(id=message.id)
        message = Message(world.new_id(), channel.id, world.time.now, nonce, components, pings)
        channel.messages[message.id] = message
        world.posted(message)
        return SimpleNamespace(id=message.id)

    def _history(self, after: datetime, limit: int) -> list[Any]:
        self._check_exists()
        if not self._channel.has_history:
            raise error(403, 50001)
        found = [message for message in self._channel.messages.values() if message.id > time_snowflake(after, high=True)]
        return [
            SimpleNamespace(id=message.id, author=self._world.user, components=[_frame(message.frame)])
            for message in found[:limit]
            if not message.is_deleted
        ]

    def _check_exists(self) -> None:
        if self._channel.is_gone:
            raise error(404, 10003)


class _PartialMessage:
    """What `bot.ui.messages` uses of a `discord.PartialMessage`."""

    def __init__(self, world: Discord, channel: Channel, message_id: int) -> None:
        self._world, self._channel, self._message_id = world, channel, message_id

    async def edit(self, *, view: Any, attachments: Any, allowed_mentions: Any) -> None:
        del attachments, allowed_mentions
        components = view.to_components()
        await self._world.request(lambda: self._change(components))

    async def delete(self) -> None:
        await self._world.request(self._delete)

    def _change(self, components: list[Any]) -> None:
        self._world.change(self._found(), components)  # also the id of the frame, which an edit does not name

    def _delete(self) -> None:
        self._found().is_deleted = True
        self._world.say(f"deleted {self._message_id}")

    def _found(self) -> Message:
        if self._channel.is_gone:
            raise error(404, 10003)
        message = self._channel.messages.get(self._message_id)
        if message is None or message.is_deleted:
            raise error(404, 10008)
        return message


def _frame(number: int) -> discord.components.Container:
    """The frame of a message as discord.py shows it, as far as its id."""
    frame = discord.components.Container.__new__(discord.components.Container)
    frame.id = number
    return frame
