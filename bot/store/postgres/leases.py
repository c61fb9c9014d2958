"""Shard leases: which process plays which shard, and which shard may identify itself to Discord.

Only the server's clock decides whether a lease has expired. An expired lease is taken with a new epoch, without the consent of
the previous process, which the `Lease.fence` stops from writing. Live processes announce themselves in the table `process`,
and their numbers of shards differ by at most one.
"""

from dataclasses import dataclass

from bot.store.contract.games import Shard
from bot.store.sql.connection import Connection

_TAKING = 0x52696373
"""The advisory lock of transactions that take a lease."""

_IDENTIFY_EVERY = 5.3
"""Seconds for each identification of a bucket. Discord accepts one in five seconds, and the request takes a while on its way.

Discord's docs/topics/gateway, "Max Concurrency".
"""


@dataclass(frozen=True, slots=True)
class Lease:
    """The lease of a shard. Each lease has an ``epoch`` of its own."""

    shard: Shard
    epoch: int

    @property
    def fence(self) -> str:
        """The query that finds a row unless the shard was taken again, and prevents that until the transaction ends."""
        return f"SELECT 1 FROM lease WHERE shard = {self.shard.number:d} AND epoch = {self.epoch:d} FOR SHARE"  # noqa: S608


@dataclass(frozen=True, slots=True)
class Share:
    """The share of a process in the shards, beside those of other live processes with the same number of shards."""

    free: int | None
    """The first shard without a lease; None if there is none, and while another number of shards is played."""
    ours: int
    """The number of its shards."""
    others: tuple[int, ...]
    """The number of shards of each other process."""
    played: int | None
    """The number of shards into which the played ones are divided; None if none is played."""

    @property
    def is_turn(self) -> bool:
        """Whether a shard is free, and no other process has fewer."""
        return self.free is not None and self.ours <= min(self.others, default=self.ours)

    @property
    def has_too_many(self) -> bool:
        """Whether it should release a shard for a process that has fewer."""
        return self.free is None and self.ours > min(self.others, default=self.ours) + 1


def announce(connection: Connection, owner: str, shards: int, seconds: float) -> None:
    """Announce for so many seconds that a process is live, and divides all servers into so many shards."""
    connection.execute("DELETE FROM process WHERE expires_at <= now()")
    connection.execute(
        "INSERT INTO process (owner, shards, expires_at) VALUES (?, ?, now() + make_interval(secs => ?))"
        " ON CONFLICT (owner) DO UPDATE SET expires_at = excluded.expires_at",
        (owner, shards, seconds),
    )


def leave(connection: Connection, owner: str) -> None:
    """Withdraw the announcement of a process, which takes no more shards."""
    connection.execute("DELETE FROM process WHERE owner = ?", (owner,))


def share(connection: Connection, owner: str, shards: int) -> Share:
    """Return the share of a process in so many shards."""
    leases = connection.execute("SELECT shard, shards, owner FROM lease WHERE expires_at > now()").fetchall()
    there = connection.execute("SELECT owner FROM process WHERE shards = ? AND expires_at > now()", (shards,)).fetchall()
    held, owners = {shard for shard, _, _ in leases}, [process for _, _, process in leases]
    played = next((of for _, of, _ in leases), None)
    free = next((number for number in range(shards) if number not in held), None) if played in {None, shards} else None
    others = tuple(owners.count(process) for (process,) in there if process != owner)
    return Share(free, owners.count(owner), others, played)


def take(connection: Connection, owner: str, shards: int, seconds: float) -> Lease | None:
    """Take the first free shard for so many seconds. Return None if it is not this process's turn; see `Share`.

    Shards of two different numbers are never played at once, because they would overlap. Waits for a running transaction of the
    previous process.
    """
    connection.execute("SELECT pg_advisory_xact_lock(?)", (_TAKING,))
    ours = share(connection, owner, shards)
    if ours.free is None or not ours.is_turn:
        return None
    if not connection.execute("SELECT 1 FROM lease WHERE shards = ? LIMIT 1", (shards,)).fetchone():
        connection.execute("DELETE FROM lease")
        _divide_heartbeats(connection, shards)
        _divide_erasures(connection, shards)
    taken = connection.execute(
        "INSERT INTO lease (shard, shards, owner, expires_at) VALUES (?, ?, ?, now() + make_interval(secs => ?))"
        " ON CONFLICT (shard) DO UPDATE SET epoch = DEFAULT, owner = excluded.owner, expires_at = excluded.expires_at"
        " WHERE lease.expires_at <= now() RETURNING epoch",
        (ours.free, shards, owner, seconds),
    ).fetchone()
    return Lease(Shard(ours.free, shards), taken[0]) if taken else None


def _divide_heartbeats(connection: Connection, shards: int) -> None:
    """Give each of so many shards the earliest heartbeat of the previous shards, so that no game loses time."""
    ((all_alive,),) = connection.execute("SELECT MIN(at) FROM heartbeat").fetchall()
    connection.execute("DELETE FROM heartbeat")
    if all_alive is not None:
        connection.executemany("INSERT INTO heartbeat (id, at) VALUES (?, ?)", [(n + 1, all_alive) for n in range(shards)])


def _divide_erasures(connection: Connection, shards: int) -> None:
    """Make the pending erasures of any previous shard pending on each of so many shards."""
    players = connection.execute("SELECT DISTINCT player_id FROM forgetting").fetchall()
    connection.execute("DELETE FROM forgetting")
    connection.executemany(
        "INSERT INTO forgetting (shard, player_id) VALUES (?, ?)",
        [(shard, player) for shard in range(shards) for (player,) in players],
    )


def renew(connection: Connection, lease: Lease, seconds: float) -> None:
    """Extend a lease, also an expired one, to so many seconds from now on."""
    connection.execute(
        "UPDATE lease SET expires_at = now() + make_interval(secs => ?) WHERE shard = ? AND epoch = ?",
        (seconds, lease.shard.number, lease.epoch),
    )


def release(connection: Connection, lease: Lease) -> None:
    """End a lease, so that another process may take the shard at once, and this one can write no more."""
    connection.execute(
        "UPDATE lease SET epoch = DEFAULT, expires_at = '-infinity' WHERE shard = ? AND epoch = ?",
        (lease.shard.number, lease.epoch),
    )


def try_to_identify(connection: Connection, bucket: int, slot: object = None) -> object:
    """Take the slot of a bucket if it is free, or renew a ``slot`` that was taken before. Return the slot, or None."""
    taken = connection.execute(
        "INSERT INTO identifying (bucket, free_at) VALUES (?, now() + make_interval(secs => ?))"
        " ON CONFLICT (bucket) DO UPDATE SET free_at = excluded.free_at"
        " WHERE identifying.free_at <= now() OR identifying.free_at = ? RETURNING free_at",
        (bucket, _IDENTIFY_EVERY, slot),
    ).fetchone()
    return taken[0] if taken else None


def can_identify(connection: Connection, bucket: int) -> bool:
    """Return whether a shard of a bucket could identify itself at once."""
    return not connection.execute("SELECT 1 FROM identifying WHERE bucket = ? AND free_at > now()", (bucket,)).fetchone()
