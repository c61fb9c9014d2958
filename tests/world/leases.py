"""Several processes on the simulated disk: leases by the product's own statements, and what is held against whoever acts.

The disk is SQLite, and its clock the world's. What `bot.store.postgres` asks of PostgreSQL is said in words of SQLite here.
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from bot.store import ClusterTaken
from bot.store.contract.clusters import shard_of
from bot.store.postgres import PostgresStore
from bot.store.sql.database import Database
from tests.world.disk import Connection, Disk, DiskFault, ReadingLane, WritingLane
from tests.world.loop import HERE, Time

if TYPE_CHECKING:
    from tests.world.process import Process

_WORDS = (
    ("make_interval(secs => ?)", "?"),
    ("epoch = DEFAULT", "epoch = next_epoch()"),
    ("'-infinity'", "-9e999"),
    (" FOR SHARE", ""),
)
"""What PostgreSQL has other words for."""

_TABLES = """
CREATE TABLE lease (
    cluster INTEGER PRIMARY KEY,
    clusters INTEGER NOT NULL,
    shards INTEGER NOT NULL,
    epoch INTEGER NOT NULL DEFAULT (next_epoch()),
    owner TEXT NOT NULL,
    expires_at REAL NOT NULL
) STRICT;
CREATE TABLE forgetting (cluster INTEGER, player_id INTEGER, PRIMARY KEY (cluster, player_id)) STRICT;
CREATE TABLE identifying (bucket INTEGER PRIMARY KEY, free_at REAL NOT NULL) STRICT;
DROP TABLE heartbeat;
CREATE TABLE heartbeat (id INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT;
"""
"""What the migrations of PostgreSQL make, and those of SQLite do not."""

_EXACT = 0.01
"""Seconds by which the clock of a machine may have counted a lease longer than the disk's."""


@dataclass(frozen=True, slots=True)
class Division:
    """Into how many clusters, of how many shards, the servers of a world are divided."""

    clusters: int
    shards: int

    def cluster_of(self, guild_id: int) -> int:
        """The number of the cluster in which a server is."""
        return shard_of(guild_id, self.shards) % self.clusters


class Leases:
    """Who has which cluster, as the disk has it."""

    def __init__(self, disk: Disk, time: Time, fail: Callable[[str], None]) -> None:
        self._disk, self._time, self._fail = disk, time, fail
        self._is_laid = False

    def owner(self, cluster: int) -> tuple[int, float] | None:
        """Which process has taken a cluster last, and until when, by the right time; None where none ever has."""
        if not self._is_laid:
            return None
        found = self._disk.raw.execute("SELECT owner, expires_at FROM lease WHERE cluster = ?", (cluster,)).fetchone()
        return (int(found[0].split()[-1]), found[1]) if found else None

    def has(self, process: "Process") -> bool:
        """Whether nobody else has taken the cluster of a process since."""
        owner = self.owner(process.cluster.number)
        return owner is not None and owner[0] == process.pid

    def check_stores(self, process: "Process", games: Iterable[int]) -> None:
        """A process commits something, perhaps of these games."""
        if not self.has(process):
            self._fail(f"process {process.pid} stores, and process {self.owner(process.cluster.number)} has its cluster")
        for game_id in games:
            ((guild_id,),) = self._disk.raw.execute("SELECT guild_id FROM match WHERE id = ?", (game_id,))
            if not process.cluster.has(guild_id):
                self._fail(f"process {process.pid} stores something of server {guild_id}, which is not in its cluster")

    def check_asks(self, process: "Process", guild_id: int) -> None:
        """A process begins a request to Discord about a server."""
        if not process.cluster.has(guild_id):
            self._fail(f"process {process.pid} asks for something in server {guild_id}, which is not in its cluster")
        owner = self.owner(process.cluster.number)
        if owner is None or owner[0] != process.pid or owner[1] < self._time.true - _EXACT:
            self._fail(f"process {process.pid} asks Discord for something, and the lease of its cluster is {owner}")

    async def open(self, process: "Process") -> PostgresStore:
        """A store for a new process, on what was committed. Raises `DiskFault`."""
        await self._disk.prepare()
        if not self._is_laid:
            epochs = count(1)
            raw = self._disk.raw
            raw.create_function("next_epoch", 0, lambda: next(epochs))
            raw.create_function("now", 0, lambda: self._time.true)
            raw.create_function("pg_advisory_xact_lock", 1, lambda _: None)
            raw.executescript(_TABLES)
            self._is_laid = True
        connection = _SharedConnection(self, self._disk, process)
        writing, reading = WritingLane(self._disk, connection), ReadingLane(self._disk, _Reader(self._disk, process))
        connection.store = store = PostgresStore(Database(writing, reading))
        return store


@lru_cache(maxsize=1024)
def _in_sqlite(sql: str) -> str:
    for theirs, ours in _WORDS:
        sql = sql.replace(theirs, ours)
    return sql


def _check_reach(process: "Process") -> None:
    if process.is_cut_off:
        why = "the server cannot be reached"
        raise DiskFault(why)


class _SharedConnection(Connection):
    """As `bot.store.postgres.connection.Connection`, for one process: each transaction begins with a look at the fence."""

    store: PostgresStore

    def __init__(self, leases: Leases, disk: Disk, process: "Process") -> None:
        super().__init__(disk)
        self._leases, self._process = leases, process
        self._changes = 0

    def execute(self, sql: str, parameters: Any = ()) -> Any:
        raw, lease = self._disk.raw, self.store._lease
        if sql.startswith("BEGIN"):
            _check_reach(self._process)
            self._changes = raw.total_changes
            cursor = super().execute(sql)
            if lease and raw.execute(_in_sqlite(lease.fence)).fetchone() is None:
                raise ClusterTaken
            return cursor
        if sql == "COMMIT" and self._process.tenure and raw.total_changes > self._changes:
            self._leases.check_stores(self._process, {row[0] for row in self._written})
        return super().execute(_in_sqlite(sql), parameters)


class _Reader:
    """What `bot.store.sql` uses of a connection that reads, for one process."""

    Error = sqlite3.Error
    IntegrityError, ProgrammingError = sqlite3.IntegrityError, sqlite3.ProgrammingError
    InterfaceError, DataError = sqlite3.InterfaceError, sqlite3.DataError

    def __init__(self, disk: Disk, process: "Process") -> None:
        self._disk, self._process = disk, process

    @property
    def in_transaction(self) -> bool:
        return self._disk.raw.in_transaction

    def execute(self, sql: str, parameters: Any = ()) -> Any:
        if sql.startswith("BEGIN"):
            _check_reach(self._process)
        return self._disk.raw.execute(_in_sqlite(sql), parameters)

    def rollback(self) -> None:
        self._disk.raw.rollback()


@contextmanager
def known_by_pid() -> Iterator[None]:
    """Meanwhile let processes have the clocks of their machines for their leases, and numbers of their own."""

    def pid() -> int:
        here = HERE.get()
        return here.pid if here else os.getpid()

    with ExitStack() as stack:
        stack.enter_context(patch("bot.ops.clusters._now", lambda: asyncio.get_running_loop().time()))
        stack.enter_context(patch("bot.store.postgres.os", SimpleNamespace(getpid=pid)))
        yield
