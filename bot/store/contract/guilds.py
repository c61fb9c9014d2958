"""What a store remembers of Discord servers: what they have chosen, what is posted there, and whether the bot is there."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from bot.store.guild_settings import GuildSettings


class PostKind(Enum):
    """What a server can have posted by itself, again and again."""

    WEEKLY = "weekly"
    """The leaderboard of a week; its periods are such as ``2026-W46``."""
    MORNING = "morning"
    """The puzzle of a day; its periods are such as ``2026-11-22``."""


@dataclass(frozen=True, slots=True)
class WantedPost:
    """A server that wants something posted again and again: where, what it has chosen, and when it chose that about the posts.

    ``done`` is the latest period about which nothing more is to be done.
    """

    guild_id: int
    channel_id: int
    settings: GuildSettings
    chosen_at: float
    done: str | None


class Guilds(Protocol):
    """What a store remembers of servers."""

    async def has_had_match(self, guild_id: int) -> bool:
        """Whether a match was ever begun in a server."""
        ...

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        """What a server has chosen, or the defaults; also for what this version cannot read."""
        ...

    async def set_guild_settings(self, guild_id: int, settings: GuildSettings, at: float) -> None:
        """Keep what a server chose at this time, in place of what it chose before.

        What it chose about posts of a kind keeps its time where that is as before.
        """
        ...

    async def wanted_posts(self, kind: PostKind) -> list[WantedPost]:
        """The servers that want posts of a kind."""
        ...

    async def claim_post(self, guild_id: int, kind: PostKind, period: str) -> bool:
        """Take it on to post about a period. False where that is done already, by `post_done`."""
        ...

    async def post_done(self, guild_id: int, kind: PostKind, period: str) -> None:
        """Remember that nothing more is to be done about a period, which was claimed."""
        ...

    async def set_guilds(self, guilds: Collection[int], at: float) -> None:
        """Remember that the bot is in these servers, and mark all others of the shard as left at this time, or before."""
        ...

    async def joined(self, guild_id: int) -> None:
        """Remember that the bot is in a server, perhaps again."""
        ...

    async def welcome(self, guild_id: int) -> bool:
        """Remember that somebody is told what to do first on a server. False where that was remembered before."""
        ...

    async def left(self, guild_id: int, at: float) -> None:
        """Remember that the bot has left a server at this time, unless it is known to have left it earlier."""
        ...

    async def left_before(self, at: float) -> list[int]:
        """The servers of the shard that the bot left before this time, and in which it has not been since."""
        ...

    async def delete_guild(self, guild_id: int) -> None:
        """Forget all that is known about a server: its matches, also those that are not over, its points and its settings.

        Who solved the puzzle of a day there has solved it in no server then.

        Others need not wait until all of it is gone. Where this is broken off, calling it again does the rest.
        """
        ...
