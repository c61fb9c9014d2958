"""Servers: what they have chosen, who is there, and forgetting them."""

from collections.abc import Collection

from bot.store.contract.games import NO_SERVER
from bot.store.contract.shards import Shard
from bot.store.guild_settings import GuildSettings
from bot.store.sql import daily, posts
from bot.store.sql.connection import Connection, milliseconds
from bot.store.sql.games import IS_MATCH
from engine.events import Player

AT_ONCE = 50
"""How many matches are deleted before others have a turn."""

_TABLES = ("playing", "point", "total", "absent", "guild_settings", "regular_post", "post_choice", "departure", "welcome")
"""The tables from which a server is deleted after its matches; all others follow the matches."""


_KNOWN = " UNION ".join(f"SELECT guild_id FROM {table}" for table in ("match", "guild_settings", "daily_play", "welcome"))  # noqa: S608
"""The servers of which anything is known."""


def mark_absent(connection: Connection, guild_id: int, players: Collection[Player]) -> None:
    """See `Store.mark_absent`."""
    connection.executemany(
        "INSERT INTO absent (guild_id, player_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
        [(guild_id, player) for player in players],
    )


def settings_of(connection: Connection, guild_id: int) -> GuildSettings | None:
    """What a server has chosen; None where it has never chosen anything."""
    found = connection.execute("SELECT data FROM guild_settings WHERE guild_id = ?", (guild_id,)).fetchone()
    return GuildSettings.read(found[0]) if found else None


def set_settings(connection: Connection, guild_id: int, settings: GuildSettings, at: float) -> None:
    """See `Store.set_guild_settings`."""
    posts.note_choice(connection, guild_id, settings_of(connection, guild_id), settings, at)
    connection.execute(
        "INSERT INTO guild_settings (guild_id, data) VALUES (?, ?) ON CONFLICT (guild_id) DO UPDATE SET data = excluded.data",
        (guild_id, settings.model_dump_json()),
    )


def set_guilds(connection: Connection, shard: Shard, guilds: Collection[int], at: float) -> None:
    """See `Store.set_guilds`."""
    connection.executemany("DELETE FROM departure WHERE guild_id = ?", [(guild,) for guild in guilds])
    known = {guild for (guild,) in connection.execute(_KNOWN) if shard.has(guild)}
    connection.executemany(
        "INSERT INTO departure (guild_id, left_at) VALUES (?, ?) ON CONFLICT DO NOTHING",
        [(guild, milliseconds(at)) for guild in sorted(known - {*guilds, NO_SERVER})],
    )


def welcome(connection: Connection, guild_id: int) -> bool:
    """See `Store.welcome`."""
    return connection.execute("INSERT INTO welcome (guild_id) VALUES (?) ON CONFLICT DO NOTHING", (guild_id,)).rowcount == 1


def delete_matches(connection: Connection, guild_id: int) -> int:
    """Delete some of a server's matches. Returns how many these were; none where it has none any more."""
    some = "SELECT id FROM match WHERE guild_id = ? LIMIT ?"
    return connection.execute(f"DELETE FROM match WHERE id IN ({some})", (guild_id, AT_ONCE)).rowcount  # noqa: S608 - ours


def delete(connection: Connection, guild_id: int) -> None:
    """Delete all about a server that does not follow its matches."""
    for table in _TABLES:
        connection.execute(f"DELETE FROM {table} WHERE guild_id = ?", (guild_id,))  # noqa: S608 - names of ours
    daily.forget_server(connection, guild_id)


def has_had_match(connection: Connection, guild_id: int) -> bool:
    """See `Store.has_had_match`."""
    matches = f"SELECT * FROM match WHERE guild_id = ? AND {IS_MATCH}"  # noqa: S608 - ours
    return bool(connection.execute(f"SELECT EXISTS ({matches})", (guild_id,)).fetchone()[0])
