"""Servers: their settings and regular posts, whether the bot is a member, and their deletion."""

# ruff: noqa: S608 - only names of ours are interpolated

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum

from bot.store.contract.games import NO_SERVER
from bot.store.guild_settings import GuildSettings
from bot.store.sql.connection import Connection, milliseconds
from bot.store.sql.database import Methods, reads, writes
from bot.store.sql.game_table import IS_MATCH
from bot.store.sql.tables import TABLES

AT_ONCE = 50
"""The number of games that are deleted in one transaction, so that others need not wait long."""

_KNOWN = " UNION ".join(
    f"SELECT guild_id FROM {table}" for table in ("match", "guild_settings", "daily_play", "cup_run", "welcome")
)
"""The servers that have any data."""


class Servers(Methods):
    """Discord servers, by their ids."""

    async def has_had_match(self, guild_id: int) -> bool:
        """Return whether a match was ever begun on a server."""
        return bool(await self._database.rows(f"SELECT 1 FROM match WHERE guild_id = ? AND {IS_MATCH} LIMIT 1", (guild_id,)))

    @reads
    def guild_settings(self, connection: Connection, guild_id: int) -> GuildSettings:
        """Return the settings of a server, with defaults for all that it has not chosen or that cannot be read."""
        return _settings_of(connection, guild_id) or GuildSettings()

    @writes
    def set_guild_settings(self, connection: Connection, guild_id: int, settings: GuildSettings, at: float) -> None:
        """Replace the settings of a server. The time becomes `ScheduledPost.chosen_at` of posts that this reschedules."""
        _note_choice(connection, guild_id, _settings_of(connection, guild_id), settings, at)
        connection.execute(
            "INSERT INTO guild_settings (guild_id, data) VALUES (?, ?)"
            " ON CONFLICT (guild_id) DO UPDATE SET data = excluded.data",
            (guild_id, settings.model_dump_json()),
        )

    @writes
    def set_guilds(self, connection: Connection, guilds: Collection[int], at: float) -> None:
        """Note that the bot is on these servers, and has left all others of the shard at this time unless it did before."""
        connection.executemany("DELETE FROM departure WHERE guild_id = ?", [(guild,) for guild in guilds])
        known = {guild for (guild,) in connection.execute(_KNOWN) if self.shard.has(guild)}
        connection.executemany(
            "INSERT INTO departure (guild_id, left_at) VALUES (?, ?) ON CONFLICT DO NOTHING",
            [(guild, milliseconds(at)) for guild in sorted(known - {*guilds, NO_SERVER})],
        )

    async def joined(self, guild_id: int) -> None:
        """Note that the bot is on a server, perhaps again."""
        await self._database.execute("DELETE FROM departure WHERE guild_id = ?", (guild_id,))

    async def welcome(self, guild_id: int) -> bool:
        """Note that a welcome message is sent for a server. Return False if that was noted before."""
        return bool(
            await self._database.execute("INSERT INTO welcome (guild_id) VALUES (?) ON CONFLICT DO NOTHING", (guild_id,))
        )

    async def left(self, guild_id: int, at: float) -> None:
        """Note that the bot left a server at this time, unless an earlier time is known."""
        await self._database.execute(
            "INSERT INTO departure (guild_id, left_at) VALUES (?, ?) ON CONFLICT DO NOTHING", (guild_id, milliseconds(at))
        )

    async def left_before(self, at: float) -> list[int]:
        """Return the servers of the shard that the bot left before this time, and has not joined again."""
        rows = await self._database.rows("SELECT guild_id FROM departure WHERE left_at < ?", (milliseconds(at),))
        return [guild_id for (guild_id,) in rows if self.shard.has(guild_id)]

    async def delete_guild(self, guild_id: int) -> None:
        """Delete all data of a server: its games, also unfinished ones, its points and its settings.

        Solutions of daily puzzles and runs of cups there then count on no server. Works in several transactions; if
        interrupted, call it again.
        """
        some = "SELECT id FROM match WHERE guild_id = ? LIMIT ?"
        while await self._database.execute(f"DELETE FROM match WHERE id IN ({some})", (guild_id, AT_ONCE)):
            pass
        await self._database.write(_delete, guild_id)


def _settings_of(connection: Connection, guild_id: int) -> GuildSettings | None:
    """Return the settings that a server has stored, or None."""
    found = connection.execute("SELECT data FROM guild_settings WHERE guild_id = ?", (guild_id,)).fetchone()
    return GuildSettings.read(found[0]) if found else None


def _delete(connection: Connection, guild_id: int) -> None:
    """Delete the rows of a server that are not deleted with its games."""
    for table in (name for name, table in TABLES.items() if table.of_server):
        connection.execute(f"DELETE FROM {table} WHERE guild_id = ?", (guild_id,))
    for table in ("daily_play", "cup_run"):
        connection.execute(f"UPDATE {table} SET guild_id = 0 WHERE guild_id = ?", (guild_id,))


class PostKind(Enum):
    """A kind of regular post."""

    WEEKLY = "weekly"
    """The leaderboard of a week; its periods are named like ``2026-W46``."""
    MORNING = "morning"
    """The puzzle of a day; its periods are named like ``2026-11-22``."""
    CUP_OPEN = "cup-open"
    """That a cup is open; its periods are those of `WEEKLY`."""
    CUP_RESULT = "cup-result"
    """The result of a cup; its periods are the same, each that of the cup's Saturday."""
    CHAMPION = "champion"
    """The champion's role, which is no message; its periods are those of `WEEKLY`."""


@dataclass(frozen=True, slots=True)
class ScheduledPost:
    """A server with regular posts: their channel, its settings, and when it last changed those that schedule the posts.

    ``done`` is the latest period whose post is done. The ``channel_id`` of `PostKind.CHAMPION` is the role's id.
    """

    guild_id: int
    channel_id: int
    settings: GuildSettings
    chosen_at: float
    done: str | None


_SCHEDULED_BY = {
    PostKind.WEEKLY: ("weekly_channel", "weekly_day", "weekly_hour", "time_zone"),
    PostKind.MORNING: ("morning_channel", "morning_hour", "time_zone"),
    PostKind.CUP_OPEN: ("cup_channel", "morning_hour", "time_zone"),
    PostKind.CUP_RESULT: ("cup_channel", "morning_hour", "time_zone"),
    PostKind.CHAMPION: ("champion_role",),
}
"""The settings that schedule a post, the channel or role first."""


class Posts(Methods):
    """Regular posts of servers."""

    @reads
    def scheduled_posts(self, connection: Connection, kind: PostKind) -> list[ScheduledPost]:
        """Return the servers that have scheduled posts of a kind."""
        channel, *_ = _SCHEDULED_BY[kind]
        rows = connection.execute(
            "SELECT guild_id, data, chosen_at, (SELECT MAX(period) FROM regular_post AS post"
            " WHERE post.guild_id = guild_settings.guild_id AND post.kind = :kind AND post.done = 1)"
            " FROM guild_settings JOIN post_choice USING (guild_id) WHERE post_choice.kind = :kind ORDER BY guild_id",
            {"kind": kind.value},
        )
        read = [(guild_id, GuildSettings.read(data), chosen / 1000, done) for guild_id, data, chosen, done in rows]
        return [
            ScheduledPost(guild_id, getattr(settings, channel), settings, chosen, done)
            for guild_id, settings, chosen, done in read
            if getattr(settings, channel) is not None
        ]

    @writes
    def claim_post(self, connection: Connection, guild_id: int, kind: PostKind, period: str) -> bool:
        """Claim the post of a period. Return False if it is done already."""
        post = guild_id, kind.value, period
        connection.execute("INSERT INTO regular_post (guild_id, kind, period) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", post)
        ((done,),) = connection.execute("SELECT done FROM regular_post WHERE guild_id = ? AND kind = ? AND period = ?", post)
        return not done

    async def post_done(self, guild_id: int, kind: PostKind, period: str) -> None:
        """Note that the claimed post of a period is done."""
        await self._database.execute(
            "UPDATE regular_post SET done = 1 WHERE guild_id = ? AND kind = ? AND period = ?", (guild_id, kind.value, period)
        )


def _note_choice(connection: Connection, guild_id: int, before: GuildSettings | None, chosen: GuildSettings, at: float) -> None:
    """Store the time of a change of settings for each kind of post that it reschedules."""
    for kind, names in _SCHEDULED_BY.items():
        if before is None or any(getattr(before, name) != getattr(chosen, name) for name in names):
            connection.execute(
                "INSERT INTO post_choice (guild_id, kind, chosen_at) VALUES (?, ?, ?)"
                " ON CONFLICT (guild_id, kind) DO UPDATE SET chosen_at = excluded.chosen_at",
                (guild_id, kind.value, milliseconds(at)),
            )
