"""The store in a database of a PostgreSQL server. Needs the extra `postgres`."""

from collections.abc import Callable
from contextlib import suppress

from bot.store.contract.games import StoreUnavailable
from bot.store.contract.unusable import DatabaseInUse
from bot.store.postgres.leases import Lease
from bot.store.postgres.server import place_of
from bot.store.sql import Store, erasure
from bot.store.sql.connection import Connection
from bot.store.sql.database import Database, writes
from engine.rules.events import Player

_OPENING_LEASE = 10.0
"""Seconds of the lease with which a process opens the database for itself alone."""

_IDENTIFY_EVERY = 5.3
"""Seconds for each identification of a bucket. Discord accepts one in five seconds, and the request takes a while on its way.

Discord's docs/topics/gateway, "Max Concurrency".
"""


class PostgresStore(Store):
    """A store in a database of a PostgreSQL server, for one shard. Made by `open`, or by `Processes.take`.

    It can write until another process takes its shard, which is possible once its lease has expired. From then on everything
    that writes raises `bot.store.ShardTaken`, and has changed nothing.
    """

    def __init__(self, database: Database, lease: Lease) -> None:
        super().__init__(database)
        self._lease, self.shard = lease, lease.shard

    @classmethod
    async def open(cls, address: str, committed: Callable[[int], None] = lambda _: None) -> "PostgresStore":
        """Open the database at an address such as ``postgresql://…`` for one process alone; see `Processes` for several.

        Completes the pending erasures. Raises a kind of `bot.store.UnusableDatabase`, such as `bot.store.DatabaseInUse` if
        another process holds a lease.
        """
        from bot.store.postgres.processes import Processes  # noqa: PLC0415 - that makes stores

        async with await Processes.join(address, 1, committed) as processes:
            store = await processes.take(_OPENING_LEASE)
        if store is None:
            raise DatabaseInUse(place_of(address))
        for player in await store.pending_erasures():
            await store.erase_pending(player)
        return store

    @writes
    def renew(self, connection: Connection, seconds: float) -> None:
        """Extend the lease to ``seconds`` from now on, also an expired one unless the shard was taken.

        Raises `StoreUnavailable`, and `ShardTaken`.
        """
        connection.execute(
            "UPDATE lease SET expires_at = now() + make_interval(secs => ?) WHERE shard = ? AND epoch = ?",
            (seconds, self.shard.number, self._lease.epoch),
        )

    @writes
    def try_to_identify(self, connection: Connection, bucket: int, slot: object = None) -> object:
        """Take the slot of a bucket to identify a shard to Discord. Return it, or None if it is not free.

        Renews a ``slot`` that was taken before, unless it was taken again since. Raises `StoreUnavailable`.
        """
        taken = connection.execute(
            "INSERT INTO identifying (bucket, free_at) VALUES (?, now() + make_interval(secs => ?))"
            " ON CONFLICT (bucket) DO UPDATE SET free_at = excluded.free_at"
            " WHERE identifying.free_at <= now() OR identifying.free_at = ? RETURNING free_at",
            (bucket, _IDENTIFY_EVERY, slot),
        ).fetchone()
        return taken[0] if taken else None

    @writes
    def forget(self, connection: Connection, player: Player) -> None:
        """Erase a player on this shard, and make it pending on all others, also on those without a process."""
        erasure.forget(connection, player, self.shard)
        connection.executemany(
            "INSERT INTO forgetting (shard, player_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
            [(other, player) for other in range(self.shard.count) if other != self.shard.number],
        )

    async def pending_erasures(self) -> list[Player]:
        """Return the players whom another shard has erased, and this one has not."""
        rows = await self._database.rows(
            "SELECT player_id FROM forgetting WHERE shard = ? ORDER BY player_id", (self.shard.number,)
        )
        return [player for (player,) in rows]

    @writes
    def erase_pending(self, connection: Connection, player: Player) -> None:
        """Erase one of the `pending_erasures` on this shard alone."""
        erasure.forget(connection, player, self.shard)
        connection.execute("DELETE FROM forgetting WHERE shard = ? AND player_id = ?", (self.shard.number, player))

    async def close(self) -> None:
        """Release the shard, which another process may take at once, and close the database."""
        with suppress(StoreUnavailable):
            await self._database.execute(
                "UPDATE lease SET epoch = DEFAULT, expires_at = '-infinity' WHERE shard = ? AND epoch = ?",
                (self.shard.number, self._lease.epoch),
            )
        await super().close()
