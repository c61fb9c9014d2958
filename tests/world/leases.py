"""Several processes on the simulated disk: leases by the product's own statements, and the checks of each write and request.

The disk is SQLite, and its clock the world's. What `bot.store.postgres` asks of PostgreSQL is said in words of SQLite here.
"""

import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import count
from typing import TYPE_CHECKING, Any

from bot.store import Shard, ShardTaken, UnreachableDatabase
from bot.store.postgres.processes import Processes
from bot.store.sql.database import Database
from tests.world.disk import Connection, Disk, DiskFault, ReadingLane, WritingLane
from tests.world.loop import Time

if TYPE_CHECKING:
    from tests.world.bot import Bot
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
    shard INTEGER PRIMARY KEY,
    shards INTEGER NOT NULL,
    epoch INTEGER NOT NULL DEFAULT (next_epoch()),
    owner TEXT NOT NULL,
    expires_at REAL NOT NULL
) STRICT;
CREATE TABLE process (owner TEXT PRIMARY KEY, shards INTEGER NOT NULL, expires_at REAL NOT NULL) STRICT;
CREATE TABLE forgetting (shard INTEGER, player_id INTEGER, PRIMARY KEY (shard, player_id)) STRICT;
CREATE TABLE identifying (bucket INTEGER PRIMARY KEY, free_at REAL NOT NULL) STRICT;
DROP TABLE heartbeat;
CREATE TABLE heartbeat (id INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT;
"""
"""What the migrations of PostgreSQL make, and those of SQLite do not."""

_EXACT = 0.01
"""Seconds by which the clock of a machine may have counted a lease longer than the disk's."""

_PATIENCE = 10.0
"""Seconds after which a disk that does not answer counts as gone: see `bot.store.postgres.connection`."""


@dataclass(frozen=True, slots=True)
class Division:
    """Into how many shards the servers of a world are divided."""

    shards: int

    def shard_of(self, guild_id: int) -> int:
        """Return the number of the shard in which a server is."""
        return next(number for number in range(self.shards) if Shard(number, self.shards).has(guild_id))


class Leases:
    """Who has which shard, as the disk has it."""

    def __init__(self, disk: Disk, time: Time, fail: Callable[[str], None]) -> None:
        self._disk, self._time, self._fail = disk, time, fail
        self._is_laid = False

    def _found(self, shard: Shard) -> tuple[str, int, float] | None:
        """Return a shard's latest holder, epoch, and expiry in true time; None if it was never held."""
        sql = "SELECT owner, epoch, expires_at FROM lease WHERE shard = ?"
        return self._disk.raw.execute(sql, (shard.number,)).fetchone() if self._is_laid else None

    def has(self, bot: "Bot") -> bool:
        """Return whether a bot still is the latest holder of its shard."""
        found = self._found(bot.shard)
        return found is not None and found[:2] == (bot.process.owner, bot.epoch)

    def lasts(self, bot: "Bot") -> bool:
        """Return whether no other process can have taken a bot's shard yet."""
        found = self._found(bot.shard)
        return self.has(bot) and found is not None and found[2] >= self._time.true - _EXACT

    def check_stores(self, bot: "Bot", games: Iterable[int], *, has_shard: bool) -> None:
        """A bot commits something, perhaps of these games, that was begun when the shard was its own, or was not."""
        if not has_shard:
            self._fail(f"{bot} stores, and its shard is of {self._found(bot.shard)}")
        for game_id in games:
            ((guild_id,),) = self._disk.raw.execute("SELECT guild_id FROM match WHERE id = ?", (game_id,))
            if not bot.shard.has(guild_id):
                self._fail(f"{bot} stores something of server {guild_id}, which is not in its shard")

    def check_asks(self, bot: "Bot", guild_id: int | None) -> None:
        """A bot begins a request to Discord, perhaps about a server."""
        if guild_id is not None and not bot.shard.has(guild_id):
            self._fail(f"{bot} asks for something in server {guild_id}, which is not in its shard")
        if not self.lasts(bot):
            self._fail(f"{bot} asks Discord for something, and its shard is of {self._found(bot.shard)}")

    async def join(self, process: "Process", shards: int) -> Processes:
        """As `Processes.join`, on what was committed. Raises `UnreachableDatabase`."""
        open_database = partial(self._open, process)
        processes = Processes(await open_database(None), open_database, shards)
        process.owner = processes._owner
        return processes

    async def _open(self, process: "Process", fence: str | None) -> Database:
        """As `bot.store.postgres.server.open_server`."""
        line: Any = _Line(self._disk, process, is_of_bot=fence is not None)
        try:
            await line.reach()
            await self._disk.prepare()
        except sqlite3.Error as error:
            place = "the disk"
            raise UnreachableDatabase(place, str(error)) from error
        if not self._is_laid:
            epochs = count(1)
            raw = self._disk.raw
            raw.create_function("next_epoch", 0, lambda: next(epochs))
            raw.create_function("now", 0, lambda: self._time.true)
            raw.create_function("pg_advisory_xact_lock", 1, lambda _: None)
            raw.executescript(_TABLES)
            self._is_laid = True
        connection = _SharedConnection(self, self._disk, process, fence)
        return Database(WritingLane(line, connection), ReadingLane(line, _Reader(self._disk, process)))


class _Line:
    """The disk as a process reaches it, or a bot of its: sometimes there is no answer for a while."""

    def __init__(self, disk: Disk, process: "Process", *, is_of_bot: bool) -> None:
        self._disk, self._process, self._is_of_bot = disk, process, is_of_bot

    async def turn(self) -> None:
        """As `Disk.turn`."""
        await self._disk.turn()
        await self._wait()

    async def kill_point(self) -> None:
        """As that of `Disk`; but processes look at their shares so often that they would be killed at nothing else."""
        if self._is_of_bot:
            await self._disk.kill_point()
        await self._wait()

    async def reach(self) -> None:
        """Wait for the first answer. Raises `DiskFault`."""
        await self._wait()
        _check_reach(self._process)

    async def _wait(self) -> None:
        process = self._process
        if process.is_cut_off and process.is_disk_silent:
            await process.world.until(lambda: not process.is_cut_off, _PATIENCE)


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

    def __init__(self, leases: Leases, disk: Disk, process: "Process", fence: str | None) -> None:
        super().__init__(disk)
        self._leases, self._process, self._fence = leases, process, fence
        self._changes, self._has_shard = 0, False

    def execute(self, sql: str, parameters: Any = ()) -> Any:
        raw, bot = self._disk.raw, self._process.behind.get(self._fence)
        if sql.startswith("BEGIN"):
            _check_reach(self._process)
            cursor = super().execute(sql)
            self._changes, self._has_shard = raw.total_changes, bot is not None and self._leases.has(bot)
            if self._fence and raw.execute(_in_sqlite(self._fence)).fetchone() is None:
                raise ShardTaken
            return cursor
        if sql == "COMMIT" and bot and raw.total_changes > self._changes:
            self._leases.check_stores(bot, {row[0] for row in self._written}, has_shard=self._has_shard)
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
