"""What processes that share a database have to do with each other, whichever shards they play."""

import os
import secrets
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Self

from bot.store.contract.games import StoreUnavailable
from bot.store.contract.unusable import UnreachableDatabase
from bot.store.postgres import PostgresStore, identifying, leases
from bot.store.postgres.leases import Share
from bot.store.postgres.server import open_server
from bot.store.sql.database import Database

OpenDatabase = Callable[[str | None], Awaitable[Database]]
"""Opens the database, for whoever writes behind this fence, if any."""


class Processes:
    """One of the processes that share ``shards`` among them. Made by `join`; a block of ``async with`` closes it at its end.

    All that asks the database raises `StoreUnavailable`.
    """

    def __init__(self, database: Database, open_database: OpenDatabase, shards: int) -> None:
        self._database, self._open, self.shards = database, open_database, shards
        self._owner = f"{socket.gethostname()} {os.getpid()} {secrets.token_hex(4)}"

    @classmethod
    async def join(cls, address: str, shards: int, committed: Callable[[int], None] = lambda _: None) -> Self:
        """Open the database at an address such as ``postgresql://…``, and bring its tables up to date.

        ``committed`` is called, in another thread, with how many pieces of work were committed together. Raises a kind of
        `bot.store.UnusableDatabase`, whose text is one plain line without any password, and then has changed nothing.
        """

        async def open_database(fence: str | None) -> Database:
            return await open_server(address, committed=committed, fence=fence)

        return cls(await open_database(None), open_database, shards)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def announce(self, seconds: float) -> None:
        """Say for so many seconds by the server's clock that this process is there."""
        await self._database.write(leases.announce, self._owner, self.shards, seconds)

    async def leave(self) -> None:
        """Say that this process takes no shard any more: the others share those that it gives back."""
        await self._database.write(leases.leave, self._owner)

    async def share(self) -> Share:
        """What this process has of the shards."""
        return await self._database.read(leases.share, self._owner, self.shards)

    async def take(self, seconds: float) -> PostgresStore | None:
        """A store that answers for the first shard that nobody has, which is this process's for so many seconds.

        None where it is not this process's turn to take one. Whoever had the shard before can write nothing any more.
        """
        lease = await self._database.write(leases.take, self._owner, self.shards, seconds)
        if lease is None:
            return None
        try:
            return PostgresStore(await self._open(lease.fence), lease)
        except UnreachableDatabase as error:  # the server is away, or has no connection left
            raise StoreUnavailable(str(error)) from error

    async def can_identify(self, bucket: int) -> bool:
        """Whether a shard of a bucket could identify itself to Discord at once."""
        return await self._database.read(identifying.is_free, bucket)

    async def close(self) -> None:
        """Let go of the server."""
        with suppress(StoreUnavailable):
            await self.leave()
        await self._database.close()
