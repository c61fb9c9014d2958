"""The Discord client: it opens the store, takes matches up again, and shows when it is alive."""

import hashlib
import json
from random import Random
from typing import cast

import discord
import structlog
from discord import app_commands

from bot.clock import Clock
from bot.health import tell_alive
from bot.settings import Settings
from bot.store import SqliteStore, Store
from bot.tables import Tables

_log = structlog.stdlib.get_logger()

HEARTBEAT = 15.0
"""Seconds between two signs of life; no more of a killed bot's time than this is missing when it is given back."""

_COMMANDS = "commands"


class Ricochet(discord.AutoShardedClient):
    """The bot. Needs no privileged intent; mentions nobody unless a message says whom."""

    store: Store
    tables: Tables

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Clock | None = None,
        random: Random | None = None,
        shard_count: int | None = None,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            shard_count=shard_count,
        )
        self.settings = settings
        self.clock = clock or Clock()
        self.random = random or Random()
        self.tree: app_commands.CommandTree[Ricochet] = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        """Open the store, tell Discord the commands if they have changed, and go on with every match.

        Raises `bot.store.StoreError` where the database cannot be used.
        """
        self.store = await SqliteStore.open(self.settings.database)
        self.tables = Tables(self, self.store, self.clock, self.random)
        await self._sync()
        await self.tables.resume()
        self.tables.tasks.start(self._stay_alive(), "heartbeat")

    async def close(self) -> None:
        """Leave Discord and close the store. Matches go on at the next start."""
        if hasattr(self, "tables"):
            await self.tables.close()
        await super().close()
        if hasattr(self, "store"):
            await self.store.close()

    @property
    def is_reachable(self) -> bool:
        """Whether every shard is connected, so that people can play."""
        return self.is_ready() and not any(shard.is_closed() for shard in self.shards.values())

    async def on_ready(self) -> None:
        """Show at once that people can play."""
        await self._show_alive()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Stop the matches of a server that has put the bot out."""
        await self.tables.close_where(lambda place: place.guild_id == guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Stop the match of a channel that was deleted."""
        await self.tables.close_where(lambda place: place.channel_id == channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Stop the match of a thread that was deleted."""
        await self.tables.close_where(lambda place: place.channel_id == payload.thread_id)

    async def _sync(self) -> None:
        """Send the commands to Discord, only when they are not those that were sent last."""
        payload = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        if await self.store.recall(_COMMANDS) != digest:
            await self.tree.sync()
            await self.store.remember(_COMMANDS, digest)
            _log.info("commands sent to Discord")

    async def _stay_alive(self) -> None:
        while True:
            await self._show_alive()
            await self.clock.sleep(HEARTBEAT)

    async def _show_alive(self) -> None:
        if self.is_reachable:
            await self.store.heartbeat(self.clock.now())
            tell_alive(self.settings.database)


def client_of(interaction: discord.Interaction) -> Ricochet:
    """The bot that received an interaction."""
    return cast("Ricochet", interaction.client)
