"""The store that keeps everything in a database of a PostgreSQL server. Needs the extra `postgres`."""

import os
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Self

from bot.store.contract.clusters import Cluster
from bot.store.contract.games import StoreUnavailable
from bot.store.contract.unusable import DatabaseInUse
from bot.store.postgres import forgetting, identifying, leases
from bot.store.postgres.leases import Lease
from bot.store.postgres.server import open_server, place_of
from bot.store.sql import SqlStore
from engine.events import Player

_ALONE = 10.0
"""Seconds for which others are kept out by whoever opens the database to use it alone, and for a moment."""


class PostgresStore(SqlStore):
    """A store in a database of a PostgreSQL server, which several processes may have open. Made by `open` or `join`.

    A process writes once it has taken a cluster, and then as long as no other one has taken that, which only happens after its
    lease has run out: from then on all that writes raises `bot.store.ClusterTaken`, and has changed nothing.
    """

    _lease: Lease | None = None

    @classmethod
    async def open(cls, address: str, committed: Callable[[int], None] = lambda _: None) -> Self:
        """Open the database at an address such as ``postgresql://…`` for a process that uses it alone; see `join`.

        Whom others were asked to forget, and have not forgotten, is forgotten then. Raises `bot.store.DatabaseInUse` where
        another process plays.
        """
        store = await cls.join(address, committed)
        if not await store.take(1, 1, _ALONE):
            await store.close()
            raise DatabaseInUse(place_of(address))
        for player in await store.asked_to_forget():
            await store.forget_as_asked(player)
        return store

    @classmethod
    async def join(cls, address: str, committed: Callable[[int], None] = lambda _: None) -> Self:
        """Open the database at an address such as ``postgresql://…``, and bring its tables up to date.

        Nothing may be written before `take` has taken a cluster. ``committed`` is called, in another thread, with how many
        pieces of work were committed together. Raises a kind of `bot.store.UnusableDatabase`, whose text is one plain line
        without any password, and then has changed nothing.
        """

        def fence() -> str | None:
            return store._lease.fence if store._lease else None

        store = cls(await open_server(address, committed=committed, fence=fence))
        return store

    async def take(self, clusters: int, shards: int, seconds: float) -> Cluster | None:
        """Take a cluster that nobody has, of so many, for so many seconds by the server's clock; once for each store.

        None where each has somebody, and as long as others divide the shards in another way. Whoever had it before can write
        nothing any more. Raises `StoreUnavailable`.
        """
        owner = f"{socket.gethostname()} {os.getpid()}"
        self._lease = await self._database.write(leases.take, clusters, shards, owner, seconds)
        if self._lease is None:
            return None
        self.cluster = self._lease.cluster
        return self.cluster

    async def renew(self, seconds: float) -> None:
        """Keep the cluster for so many seconds from now on, also where its lease has run out and nobody has taken it.

        Raises `StoreUnavailable`, and `ClusterTaken`.
        """
        assert self._lease
        await self._database.write(leases.renew, self._lease, seconds)

    async def division(self) -> tuple[int, int] | None:
        """How many clusters, and how many shards in all, the processes that play have agreed on; None where nobody plays."""
        return await self._database.read(leases.division)

    async def try_to_identify(self, bucket: int) -> bool:
        """Take the turn of a bucket to identify a shard to Discord, if it is free. Raises `StoreUnavailable`."""
        return await self._database.write(identifying.try_to_identify, bucket)

    async def forget(self, player: Player) -> None:
        """See `Store.forget`."""
        await self._database.write(forgetting.forget, player, self.cluster)

    async def asked_to_forget(self) -> list[Player]:
        """See `Store.asked_to_forget`."""
        return await self._database.read(forgetting.asked, self.cluster)

    async def forget_as_asked(self, player: Player) -> None:
        """See `Store.forget_as_asked`."""
        await self._database.write(forgetting.forget_as_asked, player, self.cluster)

    async def close(self) -> None:
        """See `Store.close`. The cluster is free for others then, at once."""
        if self._lease:
            with suppress(StoreUnavailable):
                await self._database.write(leases.give_back, self._lease)
        await super().close()
