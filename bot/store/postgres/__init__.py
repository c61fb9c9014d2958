"""The store that keeps everything in a database of a PostgreSQL server. Needs the extra `postgres`."""

from collections.abc import Callable
from contextlib import suppress

from bot.store.contract.games import StoreUnavailable
from bot.store.contract.unusable import DatabaseInUse
from bot.store.postgres import forgetting, identifying, leases
from bot.store.postgres.leases import Lease
from bot.store.postgres.server import place_of
from bot.store.sql import SqlStore
from bot.store.sql.database import Database
from engine.events import Player

_ALONE = 10.0
"""Seconds for which others are kept out by whoever opens the database to use it alone, and for a moment."""


class PostgresStore(SqlStore):
    """A store in a database of a PostgreSQL server, for one shard. Made by `open`, or by `Processes.take`.

    It writes as long as no other process has taken its shard, which only happens after its lease has run out: from then on all
    that writes raises `bot.store.ShardTaken`, and has changed nothing.
    """

    def __init__(self, database: Database, lease: Lease) -> None:
        super().__init__(database)
        self._lease, self.shard = lease, lease.shard

    @classmethod
    async def open(cls, address: str, committed: Callable[[int], None] = lambda _: None) -> "PostgresStore":
        """Open the database at an address such as ``postgresql://…`` for a process that uses it alone; see `Processes`.

        Whom others were asked to forget, and have not forgotten, is forgotten then. Raises a kind of
        `bot.store.UnusableDatabase`, which is `bot.store.DatabaseInUse` where another process plays.
        """
        from bot.store.postgres.processes import Processes  # noqa: PLC0415 - that makes stores

        async with await Processes.join(address, 1, committed) as processes:
            store = await processes.take(_ALONE)
        if store is None:
            raise DatabaseInUse(place_of(address))
        for player in await store.asked_to_forget():
            await store.forget_as_asked(player)
        return store

    async def renew(self, seconds: float) -> None:
        """Keep the shard for so many seconds from now on, also where its lease has run out and nobody has taken it.

        Raises `StoreUnavailable`, and `ShardTaken`.
        """
        await self._database.write(leases.renew, self._lease, seconds)

    async def try_to_identify(self, bucket: int, turn: object = None) -> object:
        """Take the turn of a bucket to identify a shard to Discord, if it is free; the turn, or None.

        A ``turn`` that was taken before begins anew, if nobody has taken the next one. Raises `StoreUnavailable`.
        """
        return await self._database.write(identifying.try_to_identify, bucket, turn)

    async def forget(self, player: Player) -> None:
        """See `Store.forget`."""
        await self._database.write(forgetting.forget, player, self.shard)

    async def asked_to_forget(self) -> list[Player]:
        """See `Store.asked_to_forget`."""
        return await self._database.read(forgetting.asked, self.shard)

    async def forget_as_asked(self, player: Player) -> None:
        """See `Store.forget_as_asked`."""
        await self._database.write(forgetting.forget_as_asked, player, self.shard)

    async def close(self) -> None:
        """See `Store.close`. The shard is free for others then, at once."""
        with suppress(StoreUnavailable):
            await self._database.write(leases.give_back, self._lease)
        await super().close()
