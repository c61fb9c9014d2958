"""Leases: which process plays which shard, for a while that it may prolong.

Whether a lease has run out is told by the server's clock alone. To take one needs nobody's consent: a lease that has run out
is taken with a new epoch, and the fence below keeps whoever had it before from writing.

Processes that are there say so in the table `process`, and have as many shards as each other, but for one.
"""

from dataclasses import dataclass

from bot.store.contract.shards import Shard
from bot.store.postgres import forgetting
from bot.store.sql.connection import Connection

_TAKING = 0x52696373
"""The number of the lock that a transaction holds while it takes a lease."""


@dataclass(frozen=True, slots=True)
class Lease:
    """A shard that was taken. No two leases ever have the same ``epoch``."""

    shard: Shard
    epoch: int

    @property
    def fence(self) -> str:
        """Finds a row as long as nobody else has taken the shard, and keeps it so until the transaction ends."""
        return f"SELECT 1 FROM lease WHERE shard = {self.shard.number:d} AND epoch = {self.epoch:d} FOR SHARE"  # noqa: S608


@dataclass(frozen=True, slots=True)
class Share:
    """What a process has of the shards, beside what others have that are there to play as many shards."""

    free: int | None
    """The first shard that nobody has; None where each has somebody, and as long as another number of shards is played."""
    ours: int
    """How many it has."""
    others: tuple[int, ...]
    """How many each of the others has."""
    played: int | None
    """Of how many shards some are played; None where nobody plays."""

    @property
    def is_turn(self) -> bool:
        """Whether a shard is free, and this process has no more than any other."""
        return self.free is not None and self.ours <= min(self.others, default=self.ours)

    @property
    def has_too_many(self) -> bool:
        """Whether it is to leave a shard to a process that has fewer."""
        return self.free is None and self.ours > min(self.others, default=self.ours) + 1


def announce(connection: Connection, owner: str, shards: int, seconds: float) -> None:
    """Say for so many seconds that a process is there to play so many shards in all."""
    connection.execute("DELETE FROM process WHERE expires_at <= now()")
    connection.execute(
        "INSERT INTO process (owner, shards, expires_at) VALUES (?, ?, now() + make_interval(secs => ?))"
        " ON CONFLICT (owner) DO UPDATE SET expires_at = excluded.expires_at",
        (owner, shards, seconds),
    )


def leave(connection: Connection, owner: str) -> None:
    """Say that a process takes no shard any more."""
    connection.execute("DELETE FROM process WHERE owner = ?", (owner,))


def share(connection: Connection, owner: str, shards: int) -> Share:
    """What a process has of so many shards."""
    leases = connection.execute("SELECT shard, shards, owner FROM lease WHERE expires_at > now()").fetchall()
    there = connection.execute("SELECT owner FROM process WHERE shards = ? AND expires_at > now()", (shards,)).fetchall()
    held, owners = {shard for shard, _, _ in leases}, [process for _, _, process in leases]
    played = next((of for _, of, _ in leases), None)
    free = next((number for number in range(shards) if number not in held), None) if played in {None, shards} else None
    others = tuple(owners.count(process) for (process,) in there if process != owner)
    return Share(free, owners.count(owner), others, played)


def take(connection: Connection, owner: str, shards: int, seconds: float) -> Lease | None:
    """Take the first shard that nobody has, for so many seconds. None where that is not this process's turn; see `Share`.

    Two numbers of shards are never played at once, since shards of both would have the same servers. Waits for a transaction of
    whoever had the shard.
    """
    connection.execute("SELECT pg_advisory_xact_lock(?)", (_TAKING,))
    ours = share(connection, owner, shards)
    if ours.free is None or not ours.is_turn:
        return None
    if not connection.execute("SELECT 1 FROM lease WHERE shards = ? LIMIT 1", (shards,)).fetchone():
        connection.execute("DELETE FROM lease")
        _divide_heartbeats(connection, shards)
        forgetting.divide(connection, shards)
    taken = connection.execute(
        "INSERT INTO lease (shard, shards, owner, expires_at) VALUES (?, ?, ?, now() + make_interval(secs => ?))"
        " ON CONFLICT (shard) DO UPDATE SET epoch = DEFAULT, owner = excluded.owner, expires_at = excluded.expires_at"
        " WHERE lease.expires_at <= now() RETURNING epoch",
        (ours.free, shards, owner, seconds),
    ).fetchone()
    return Lease(Shard(ours.free, shards), taken[0]) if taken else None


def _divide_heartbeats(connection: Connection, shards: int) -> None:
    """Let each of so many shards have been alive when all of those before were, so that no game loses time."""
    ((all_alive,),) = connection.execute("SELECT MIN(at) FROM heartbeat").fetchall()
    connection.execute("DELETE FROM heartbeat")
    if all_alive is not None:
        connection.executemany("INSERT INTO heartbeat (id, at) VALUES (?, ?)", [(n + 1, all_alive) for n in range(shards)])


def renew(connection: Connection, lease: Lease, seconds: float) -> None:
    """Let a lease, which nobody else has taken, last for so many seconds from now on, also where it had run out."""
    connection.execute(
        "UPDATE lease SET expires_at = now() + make_interval(secs => ?) WHERE shard = ? AND epoch = ?",
        (seconds, lease.shard.number, lease.epoch),
    )


def give_back(connection: Connection, lease: Lease) -> None:
    """Let a lease end, so that another process may take the shard at once, and nothing more can be written by this one."""
    connection.execute(
        "UPDATE lease SET epoch = DEFAULT, expires_at = '-infinity' WHERE shard = ? AND epoch = ?",
        (lease.shard.number, lease.epoch),
    )
