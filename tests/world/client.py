"""A bot's view of Discord: its requests, with injected faults, and its gateway."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from datetime import datetime
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, TypeVar

import aiohttp
import discord
from discord.utils import time_snowflake

from bot.ui import delivery
from tests.world.network import Channel, Message, error

if TYPE_CHECKING:
    from tests.world.bot import Bot

_T = TypeVar("_T")

_NONCE_HOLDS = 180.0
"""Seconds; Discord says "a few minutes"."""

_FOR_EVER = 1e6

_TRIED = 20.0
"""Seconds for which discord.py tries again what Discord answers with an error of its own."""


class Client:
    """What `discord.Client` is to a bot.

    Until ``cut_until`` the gateway's connection is cut, so that nothing is delivered.
    """

    def __init__(self, bot: "Bot") -> None:
        self._bot, self._world = bot, bot.world
        self.discord, self._random = bot.world.discord, bot.world.random
        self.cut_until = 0.0
        self.is_resumed = True
        """Whether its session goes on after the cut."""
        self.user = self.discord.user
        self.is_closed = False
        """Whether it makes no request any more."""
        self._flying = dict[int, Callable[[], Any]]()

    @property
    def is_quiet(self) -> bool:
        """Whether no request is on its way."""
        return not self._flying

    def cut(self, seconds: float) -> None:
        """Let the connection to the gateway be lost for so many seconds; the session is resumed, or not."""
        self.cut_until, self.is_resumed = self._world.time.now + seconds, self._random.random() < 0.7

    def close(self) -> None:
        """Leave Discord."""
        self.is_closed = True
        self.lose()

    async def greet(self) -> None:
        """Make a request that does not belong to a server. Raises what discord.py and aiohttp raise."""
        await self._bot.asks_discord(None)
        await asyncio.sleep(self._random.uniform(0.03, 0.3))
        await self._world.kill_point()
        if self._world.time.now < self._bot.process.unreachable_until:
            raise aiohttp.ClientConnectionError
        if self._world.time.now < self.discord.outage_until:
            await asyncio.sleep(_TRIED)
            if self._world.time.now < self.discord.outage_until:
                raise error(503)

    def get_guild(self, guild_id: int) -> Any:
        """Return a server of its shards, like `discord.Client`; everybody is a member."""
        if not self._bot.shard.has(guild_id):
            return None
        return SimpleNamespace(features=[], unavailable=False, query_members=self._query_members)

    async def _query_members(self, *, user_ids: list[int], limit: int, cache: bool) -> list[Any]:
        """Return what a `discord.Guild` has, over the gateway: where that is cut, there is no answer."""
        del limit, cache
        await asyncio.sleep(self._random.uniform(0.03, 0.3))
        if self._world.time.now < self.cut_until:
            await asyncio.sleep(_FOR_EVER)
        return [SimpleNamespace(id=user) for user in user_ids]

    def get_partial_messageable(self, channel_id: int, *, guild_id: int | None = None) -> "_Messageable":
        """Return what `discord.Client` has under this name."""
        del guild_id
        return _Messageable(self, self.discord.channels[channel_id])

    def lose(self) -> None:
        """Abandon the requests on their way: they take effect, or not."""
        for effect in self._flying.values():
            if self._random.random() < 0.5:
                with suppress(discord.HTTPException):
                    effect()
        self._flying.clear()

    async def request(self, effect: Callable[[], _T], guild_id: int) -> _T:
        """Ask Discord for something in a server. Raises what discord.py and aiohttp raise."""
        await self._bot.asks_discord(guild_id)
        delivery._reschedule(runs=True)
        try:
            return await self._request(effect, guild_id)
        finally:
            delivery._reschedule(runs=False)

    async def _request(self, effect: Callable[[], _T], guild_id: int) -> _T:
        world, random = self.discord, self._random
        number, fault = world.new_number(), world.draw_fault()
        self._flying[number] = effect
        try:
            await asyncio.sleep(random.uniform(1, 8) if fault == "slow" else random.uniform(0.03, 0.3))
            await self._world.kill_point()
            if self._world.time.now < world.outage_until or fault == "refused":
                world.faults += fault != "refused"
                raise error(503)
            if self._world.time.now < self._bot.process.unreachable_until:
                world.faults += 1
                raise aiohttp.ClientConnectionError
            if fault == "cut before" or number not in self._flying:
                raise aiohttp.ServerDisconnectedError
            if fault == "hang before":
                await asyncio.sleep(_FOR_EVER)
            del self._flying[number]
            result = self._come_about(effect, guild_id)
        except asyncio.CancelledError:
            if number in self._flying and random.random() < 0.3:
                with suppress(discord.HTTPException):
                    self._come_about(effect, guild_id)
            raise
        finally:
            self._flying.pop(number, None)
        if fault == "cut after":
            raise aiohttp.ServerDisconnectedError
        if fault == "hang after":
            await asyncio.sleep(_FOR_EVER)
        await self._world.kill_point()
        return result

    def _come_about(self, effect: Callable[[], _T], guild_id: int) -> _T:
        if not self._bot.holds_shard:
            self._world.ledger.late[guild_id] = self._world.time.now
        return effect()


class _Messageable:
    """What `bot.ui.messages` uses of a `discord.PartialMessageable`."""

    def __init__(self, client: Client, channel: Channel) -> None:
        self._client, self._world, self._channel = client, client.discord, channel

    async def send(self, *, view: Any, files: list[Any], allowed_mentions: Any, nonce: str) -> Any:
        del files
        components = self._world.layout_of(view, nonce=nonce, allowed_mentions=allowed_mentions.to_dict())
        pings = tuple(user.id for user in allowed_mentions.users)
        return await self._client.request(lambda: self._post(components, pings, nonce), self._channel.guild_id)

    def get_partial_message(self, message_id: int) -> "_PartialMessage":
        return _PartialMessage(self._client, self._channel, message_id)

    async def history(self, *, after: datetime, limit: int) -> AsyncIterator[Any]:
        for message in await self._client.request(lambda: self._history(after, limit), self._channel.guild_id):
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

    def __init__(self, client: Client, channel: Channel, message_id: int) -> None:
        self._client, self._world, self._channel, self._message_id = client, client.discord, channel, message_id

    async def edit(self, *, view: Any, attachments: Any, allowed_mentions: Any) -> None:
        del attachments
        components = self._world.layout_of(view, allowed_mentions=allowed_mentions.to_dict())
        await self._client.request(lambda: self._change(components), self._channel.guild_id)

    async def delete(self) -> None:
        await self._client.request(self._delete, self._channel.guild_id)

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
    """Return the frame of a message as discord.py shows it, as far as its id."""
    frame = discord.components.Container.__new__(discord.components.Container)
    frame.id = number
    return frame
