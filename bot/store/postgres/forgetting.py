"""Forgetting somebody where several processes play: each forgets them in its own games, which it has in memory."""

from bot.store.contract.clusters import Cluster
from bot.store.sql import erasure
from bot.store.sql.connection import Connection
from engine.events import Player


def forget(connection: Connection, player: Player, cluster: Cluster) -> None:
    """See `Store.forget`: every other cluster is asked to do its part, also one that nobody plays at the moment."""
    erasure.forget(connection, player, cluster)
    connection.executemany(
        "INSERT INTO forgetting (cluster, player_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
        [(other, player) for other in range(cluster.clusters) if other != cluster.number],
    )


def asked(connection: Connection, cluster: Cluster) -> list[Player]:
    """See `Store.asked_to_forget`."""
    rows = connection.execute("SELECT player_id FROM forgetting WHERE cluster = ? ORDER BY player_id", (cluster.number,))
    return [player for (player,) in rows]


def forget_as_asked(connection: Connection, player: Player, cluster: Cluster) -> None:
    """See `Store.forget_as_asked`."""
    erasure.forget(connection, player, cluster)
    connection.execute("DELETE FROM forgetting WHERE cluster = ? AND player_id = ?", (cluster.number, player))


def divide(connection: Connection, clusters: int) -> None:
    """Ask each cluster of a new division to forget whom any of the division before has not forgotten yet."""
    players = connection.execute("SELECT DISTINCT player_id FROM forgetting").fetchall()
    connection.execute("DELETE FROM forgetting")
    connection.executemany(
        "INSERT INTO forgetting (cluster, player_id) VALUES (?, ?)",
        [(cluster, player) for cluster in range(clusters) for (player,) in players],
    )
