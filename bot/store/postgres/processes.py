"""Processes that share a database, and divide its shards among them."""

import os
import secrets
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Self

from bot.store.contract.games import Shard, StoreUnavailable
from bot.store.contract.unusable import UnreachableDatabase
from bot.store.postgres import PostgresStore
from bot.store.postgres.leases import Lease, Share, share
from bot.store.postgres.server import open_server
from bot.store.sql.connection import Connection
from bot.store.sql.database import Database, Methods, reads, writes

_TAKING = 0x52696373
"""The advisory lock of transactions that take a lease."""


class Processes(Methods):
    """This process among those that divide ``shards`` among them. Made by `join`; ``async with`` closes it.

    All methods raise `StoreUnavailable`.
    """

    def __init__(self, database: Database, open_database: Callable[..., Awaitable[Database]], shards: int) -> None:
        super().__init__(database)
        self._open, self.shards = open_database, shards
        self.web: tuple[str | None, int] | None = None
        """The host and the port at which this process serves the board; without a host, where the server sees it."""
        self._owner = f"{socket.gethostname()} {os.getpid()} {secrets.token_hex(4)}"

    @classmethod
    async def join(cls, address: str, shards: int, committed: Callable[[int], None] = lambda _: None) -> Self:
        """Open the database at an address such as ``postgresql://…``, and migrate it.

        Calls ``committed``, in another thread, with the number of pieces of work in each commit. Raises a kind of
        `bot.store.UnusableDatabase`, whose text is one line without a password, and then has changed nothing.
        """
        open_database = partial(open_server, address, committed=committed)
        return cls(await open_database(), open_database, shards)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @writes
    def announce(self, connection: Connection, seconds: float) -> None:
        """Announce for ``seconds``, by the server's clock, that this process is live, and its number of shards."""
        connection.execute("DELETE FROM process WHERE expires_at <= now()")
        connection.execute(
            "INSERT INTO process (owner, shards, expires_at) VALUES (?, ?, now() + make_interval(secs => ?))"
            " ON CONFLICT (owner) DO UPDATE SET expires_at = excluded.expires_at",
            (self._owner, self.shards, seconds),
        )
        if self.web:
            connection.execute(
                "UPDATE process SET web_host = COALESCE(?, host(inet_client_addr()), '127.0.0.1'), web_port = ?"
                " WHERE owner = ?",
                (*self.web, self._owner),
            )

    @reads
    def web_of(self, connection: Connection, guild_id: int) -> tuple[str, int] | None:
        """Return the host and the port of the board of the other process that plays a server; None if that is unknown."""
        shard = next(number for number in range(self.shards) if Shard(number, self.shards).has(guild_id))
        found = connection.execute(
            "SELECT web_host, web_port FROM lease JOIN process USING (owner)"
            " WHERE shard = ? AND owner <> ? AND lease.expires_at > now() AND web_host IS NOT NULL",
            (shard, self._owner),
        ).fetchone()
        return (found[0], found[1]) if found else None

    @writes
    def leave(self, connection: Connection) -> None:
        """Withdraw the announcement: the others divide the shards that this process releases."""
        connection.execute("DELETE FROM process WHERE owner = ?", (self._owner,))

    @reads
    def share(self, connection: Connection) -> Share:
        """Return the share of this process."""
        return share(connection, self._owner, self.shards)

    async def take(self, seconds: float) -> PostgresStore | None:
        """Take the first free shard for ``seconds``, and return its store; None if it is not this process's turn.

        The previous process of the shard can write no more; its running transaction ends first.
        """
        lease = await self._take(seconds)
        if lease is None:
            return None
        try:
            return PostgresStore(await self._open(fence=lease.fence), lease)
        except UnreachableDatabase as error:  # the server is down, or has no connection left
            raise StoreUnavailable(str(error)) from error

    @writes
    def _take(self, connection: Connection, seconds: float) -> Lease | None:
        """Take a lease. Shards of two different numbers are never played at once, because they would overlap."""
        connection.execute("SELECT pg_advisory_xact_lock(?)", (_TAKING,))
        ours = share(connection, self._owner, self.shards)
        if ours.free is None or not ours.is_turn:
            return None
        if not connection.execute("SELECT 1 FROM lease WHERE shards = ? LIMIT 1", (self.shards,)).fetchone():
            connection.execute("DELETE FROM lease")
            _divide_heartbeats(connection, self.shards)
            _divide_erasures(connection, self.shards)
        taken = connection.execute(
            "INSERT INTO lease (shard, shards, owner, expires_at) VALUES (?, ?, ?, now() + make_interval(secs => ?))"
            " ON CONFLICT (shard) DO UPDATE SET epoch = DEFAULT, owner = excluded.owner, expires_at = excluded.expires_at"
            " WHERE lease.expires_at <= now() RETURNING epoch",
            (ours.free, self.shards, self._owner, seconds),
        ).fetchone()
        return Lease(Shard(ours.free, self.shards), taken[0]) if taken else None

    @reads
    def can_identify(self, connection: Connection, bucket: int) -> bool:
        """Return whether a shard of a bucket could identify itself to Discord at once."""
        return not connection.execute("SELECT 1 FROM identifying WHERE bucket = ? AND free_at > now()", (bucket,)).fetchone()

    async def close(self) -> None:
        """Withdraw the announcement, and close the database."""
        with suppress(StoreUnavailable):
            await self.leave()
        await self._database.close()


def _divide_heartbeats(connection: Connection, shards: int) -> None:
    """Give each of ``shards`` shards the earliest heartbeat of the previous shards, so that no game loses time."""
    ((all_alive,),) = connection.execute("SELECT MIN(at) FROM heartbeat").fetchall()
    connection.execute("DELETE FROM heartbeat")
    if all_alive is not None:
        connection.executemany("INSERT INTO heartbeat (id, at) VALUES (?, ?)", [(n + 1, all_alive) for n in range(shards)])


def _divide_erasures(connection: Connection, shards: int) -> None:
    """Make the pending erasures of any previous shard pending on each of ``shards`` shards."""
    players = connection.execute("SELECT DISTINCT player_id FROM forgetting").fetchall()
    connection.execute("DELETE FROM forgetting")
    connection.executemany(
        "INSERT INTO forgetting (shard, player_id) VALUES (?, ?)",
        [(shard, player) for shard in range(shards) for (player,) in players],
    )
