"""Shard leases: which process plays which shard, and which shard may identify itself to Discord.

Only the server's clock decides whether a lease has expired. An expired lease is taken with a new epoch, without the consent of
the previous process, which the `Lease.fence` stops from writing. Live processes announce themselves in the table `process`,
and their numbers of shards differ by at most one.
"""

from dataclasses import dataclass

from bot.store.contract.games import Shard
from bot.store.sql.connection import Connection


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


def share(connection: Connection, owner: str, shards: int) -> Share:
    """Return the share of a process in a number of ``shards``."""
    leases = connection.execute("SELECT shard, shards, owner FROM lease WHERE expires_at > now()").fetchall()
    there = connection.execute("SELECT owner FROM process WHERE shards = ? AND expires_at > now()", (shards,)).fetchall()
    held, owners = {shard for shard, _, _ in leases}, [process for _, _, process in leases]
    played = next((of for _, of, _ in leases), None)
    free = next((number for number in range(shards) if number not in held), None) if played in {None, shards} else None
    others = tuple(owners.count(process) for (process,) in there if process != owner)
    return Share(free, owners.count(owner), others, played)
