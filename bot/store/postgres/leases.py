"""Leases: which process plays which cluster of the shards, for a while that it may prolong.

Whether a lease has run out is told by the server's clock alone. To take one needs nobody's consent: a lease that has run out
is taken with a new epoch, and the fence below keeps whoever had it before from writing.
"""

from dataclasses import dataclass

from bot.store.contract.clusters import Cluster
from bot.store.postgres import forgetting
from bot.store.sql.connection import Connection

_TAKING = 0x52696373
"""The number of the lock that a transaction holds while it takes a lease."""


@dataclass(frozen=True, slots=True)
class Lease:
    """A cluster that was taken. No two leases ever have the same ``epoch``."""

    cluster: Cluster
    epoch: int

    @property
    def fence(self) -> str:
        """Finds a row as long as nobody else has taken the cluster, and keeps it so until the transaction ends."""
        return f"SELECT 1 FROM lease WHERE cluster = {self.cluster.number:d} AND epoch = {self.epoch:d} FOR SHARE"  # noqa: S608


def take(connection: Connection, clusters: int, shards: int, owner: str, seconds: float) -> Lease | None:
    """Take a cluster that nobody has, of so many, for so many seconds. None where each has somebody.

    None, too, as long as anybody has a cluster of another division: two divisions at once would both have the same servers.
    Waits for a transaction of whoever had the cluster.
    """
    connection.execute("SELECT pg_advisory_xact_lock(?)", (_TAKING,))
    rows = connection.execute("SELECT cluster, clusters, shards, expires_at > now() FROM lease").fetchall()
    held = {cluster for cluster, _, _, is_held in rows if is_held}
    if not rows or any((row[1], row[2]) != (clusters, shards) for row in rows):
        gone = connection.execute("DELETE FROM lease WHERE expires_at <= now()").rowcount
        if gone < len(rows):
            return None
        _divide_heartbeats(connection, clusters)
        forgetting.divide(connection, clusters)
    free = next((number for number in range(clusters) if number not in held), None)
    if free is None:
        return None
    taken = connection.execute(
        "INSERT INTO lease (cluster, clusters, shards, owner, expires_at) VALUES (?, ?, ?, ?, now() + make_interval(secs => ?))"
        " ON CONFLICT (cluster) DO UPDATE SET epoch = DEFAULT, owner = excluded.owner, expires_at = excluded.expires_at"
        " WHERE lease.expires_at <= now() RETURNING epoch",
        (free, clusters, shards, owner, seconds),
    ).fetchone()
    return Lease(Cluster(free, clusters, shards), taken[0]) if taken else None


def _divide_heartbeats(connection: Connection, clusters: int) -> None:
    """Let each cluster of a new division have been alive when all of those before it were, so that no game loses time."""
    ((all_alive,),) = connection.execute("SELECT MIN(at) FROM heartbeat").fetchall()
    connection.execute("DELETE FROM heartbeat")
    if all_alive is not None:
        connection.executemany("INSERT INTO heartbeat (id, at) VALUES (?, ?)", [(n + 1, all_alive) for n in range(clusters)])


def renew(connection: Connection, lease: Lease, seconds: float) -> None:
    """Let a lease, which nobody else has taken, last for so many seconds from now on, also where it had run out."""
    connection.execute(
        "UPDATE lease SET expires_at = now() + make_interval(secs => ?) WHERE cluster = ? AND epoch = ?",
        (seconds, lease.cluster.number, lease.epoch),
    )


def give_back(connection: Connection, lease: Lease) -> None:
    """Let a lease end, so that another process may take the cluster at once, and nothing more can be written by this one."""
    connection.execute(
        "UPDATE lease SET epoch = DEFAULT, expires_at = '-infinity' WHERE cluster = ? AND epoch = ?",
        (lease.cluster.number, lease.epoch),
    )


def division(connection: Connection) -> tuple[int, int] | None:
    """Into how many clusters and shards the processes that play have divided the servers; None where nobody plays."""
    return connection.execute("SELECT clusters, shards FROM lease WHERE expires_at > now() LIMIT 1").fetchone()
