"""Processes that share a database, and divide its shards among them."""

import os
import secrets
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Self

from bot.store.contract.games import StoreUnavailable
from bot.store.contract.unusable import UnreachableDatabase
from bot.store.postgres import PostgresStore, leases
from bot.store.postgres.leases import Share
from bot.store.postgres.server import open_server
from bot.store.sql.database import Database

OpenDatabase = Callable[[str | None], Awaitable[Database]]
"""Opens the database with a fence for its writes, if any."""


class Processes:
    """This process among those that divide ``shards`` among them. Made by `join`; ``async with`` closes it.

    All methods raise `StoreUnavailable`.
    """

    def __init__(self, database: Database, open_database: OpenDatabase, shards: int) -> None:
        self._database, self._open, self.shards = database, open_database, shards
        self._owner = f"{socket.gethostname()} {os.getpid()} {secrets.token_hex(4)}"

    @classmethod
    async def join(cls, address: str, shards: int, committed: Callable[[int], None] = lambda _: None) -> Self:
        """Open the database at an address such as ``postgresql://…``, and migrate it.

        Calls ``committed``, in another thread, with the number of pieces of work in each commit. Raises a kind of
        `bot.store.UnusableDatabase`, whose text is one line without a password, and then has changed nothing.
        """

        async def open_database(fence: str | None) -> Database:
            return await open_server(address, committed=committed, fence=fence)

        return cls(await open_database(None), open_database, shards)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def announce(self, seconds: float) -> None:
        """Announce for so many seconds, by the server's clock, that this process is live."""
        await self._database.write(leases.announce, self._owner, self.shards, seconds)

    async def leave(self) -> None:
        """Withdraw the announcement: the others divide the shards that this process releases."""
        await self._database.write(leases.leave, self._owner)

    async def share(self) -> Share:
        """Return the share of this process."""
        return await self._database.read(leases.share, self._owner, self.shards)

    async def take(self, seconds: float) -> PostgresStore | None:
        """Take the first free shard for so many seconds, and return its store; None if it is not this process's turn.

        The previous process of the shard can write no more.
        """
        lease = await self._database.write(leases.take, self._owner, self.shards, seconds)
        if lease is None:
            return None
        try:
            return PostgresStore(await self._open(lease.fence), lease)
        except UnreachableDatabase as error:  # the server is down, or has no connection left
            raise StoreUnavailable(str(error)) from error

    async def can_identify(self, bucket: int) -> bool:
        """Return whether a shard of a bucket could identify itself to Discord at once."""
        return await self._database.read(leases.can_identify, bucket)

    async def close(self) -> None:
        """Withdraw the announcement, and close the database."""
        with suppress(StoreUnavailable):
            await self.leave()
        await self._database.close()
