"""Forgetting somebody where each shard is played by itself: they are forgotten in the games of each, which it has in memory."""

from bot.store.contract.shards import Shard
from bot.store.sql import erasure
from bot.store.sql.connection import Connection
from engine.events import Player


def forget(connection: Connection, player: Player, shard: Shard) -> None:
    """See `Store.forget`: every other shard is asked to do its part, also one that nobody plays at the moment."""
    erasure.forget(connection, player, shard)
    connection.executemany(
        "INSERT INTO forgetting (shard, player_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
        [(other, player) for other in range(shard.count) if other != shard.number],
    )


def asked(connection: Connection, shard: Shard) -> list[Player]:
    """See `Store.asked_to_forget`."""
    rows = connection.execute("SELECT player_id FROM forgetting WHERE shard = ? ORDER BY player_id", (shard.number,))
    return [player for (player,) in rows]


def forget_as_asked(connection: Connection, player: Player, shard: Shard) -> None:
    """See `Store.forget_as_asked`."""
    erasure.forget(connection, player, shard)
    connection.execute("DELETE FROM forgetting WHERE shard = ? AND player_id = ?", (shard.number, player))


def divide(connection: Connection, shards: int) -> None:
    """Ask each of so many shards to forget whom any of those before has not forgotten yet."""
    players = connection.execute("SELECT DISTINCT player_id FROM forgetting").fetchall()
    connection.execute("DELETE FROM forgetting")
    connection.executemany(
        "INSERT INTO forgetting (shard, player_id) VALUES (?, ?)",
        [(shard, player) for shard in range(shards) for (player,) in players],
    )
