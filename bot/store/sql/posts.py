"""Regular posts: which servers have scheduled them, and which are claimed and done."""

from dataclasses import dataclass
from enum import Enum

from bot.store.guild_settings import GuildSettings
from bot.store.sql.connection import Connection, milliseconds
from bot.store.sql.database import Methods, reads, writes


class PostKind(Enum):
    """A kind of regular post."""

    WEEKLY = "weekly"
    """The leaderboard of a week; its periods are named like ``2026-W46``."""
    MORNING = "morning"
    """The puzzle of a day; its periods are named like ``2026-11-22``."""


@dataclass(frozen=True, slots=True)
class ScheduledPost:
    """A server with regular posts: their channel, its settings, and when it last changed those that schedule the posts.

    ``done`` is the latest period whose post is done.
    """

    guild_id: int
    channel_id: int
    settings: GuildSettings
    chosen_at: float
    done: str | None


_SCHEDULED_BY = {
    PostKind.WEEKLY: ("weekly_channel", "weekly_day", "weekly_hour", "time_zone"),
    PostKind.MORNING: ("morning_channel", "morning_hour", "time_zone"),
}
"""The settings that schedule a post, the channel first."""


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


def note_choice(connection: Connection, guild_id: int, before: GuildSettings | None, chosen: GuildSettings, at: float) -> None:
    """Store the time of a change of settings for each kind of post that it reschedules."""
    for kind, names in _SCHEDULED_BY.items():
        if before is None or any(getattr(before, name) != getattr(chosen, name) for name in names):
            connection.execute(
                "INSERT INTO post_choice (guild_id, kind, chosen_at) VALUES (?, ?, ?)"
                " ON CONFLICT (guild_id, kind) DO UPDATE SET chosen_at = excluded.chosen_at",
                (guild_id, kind.value, milliseconds(at)),
            )
