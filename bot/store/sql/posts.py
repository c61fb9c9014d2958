"""What servers have posted by itself: what they have chosen about it, and which posts are claimed and done."""

from bot.store.contract.guilds import PostKind, WantedPost
from bot.store.guild_settings import GuildSettings
from bot.store.sql.connection import Connection, milliseconds

_DECIDED_BY = {
    PostKind.WEEKLY: ("weekly_channel", "weekly_day", "weekly_hour", "time_zone"),
    PostKind.MORNING: ("morning_channel", "morning_hour", "time_zone"),
}
"""The settings that say where and when something is posted, the channel first."""


def note_choice(connection: Connection, guild_id: int, before: GuildSettings | None, chosen: GuildSettings, at: float) -> None:
    """Note when a server chose something about its posts, where that is not as before."""
    for kind, names in _DECIDED_BY.items():
        if before is None or any(getattr(before, name) != getattr(chosen, name) for name in names):
            connection.execute(
                "INSERT INTO post_choice (guild_id, kind, chosen_at) VALUES (?, ?, ?)"
                " ON CONFLICT (guild_id, kind) DO UPDATE SET chosen_at = excluded.chosen_at",
                (guild_id, kind.value, milliseconds(at)),
            )


def wanted(connection: Connection, kind: PostKind) -> list[WantedPost]:
    """See `Store.wanted_posts`."""
    channel, *_ = _DECIDED_BY[kind]
    rows = connection.execute(
        "SELECT guild_id, data, chosen_at, (SELECT MAX(period) FROM regular_post AS post"
        " WHERE post.guild_id = guild_settings.guild_id AND post.kind = :kind AND post.done = 1)"
        " FROM guild_settings JOIN post_choice USING (guild_id) WHERE post_choice.kind = :kind ORDER BY guild_id",
        {"kind": kind.value},
    )
    read = [(guild_id, GuildSettings.read(data), chosen / 1000, done) for guild_id, data, chosen, done in rows]
    return [
        WantedPost(guild_id, getattr(settings, channel), settings, chosen, done)
        for guild_id, settings, chosen, done in read
        if getattr(settings, channel) is not None
    ]


def claim(connection: Connection, guild_id: int, kind: PostKind, period: str) -> bool:
    """See `Store.claim_post`."""
    post = guild_id, kind.value, period
    connection.execute("INSERT INTO regular_post (guild_id, kind, period) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", post)
    ((done,),) = connection.execute("SELECT done FROM regular_post WHERE guild_id = ? AND kind = ? AND period = ?", post)
    return not done
