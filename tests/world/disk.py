"""The disk: real SQLite in memory, which outlives the processes of the bot, with injected faults."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Protocol, TypeVar

from bot.store.sql.database import Database, scripts_of
from bot.store.sql.lanes import Lane, Work, commit_together, read, resolve, settled
from bot.store.sqlite import SqliteStore
from bot.store.sqlite.file import MIGRATIONS, prepare
from tests.world.chances import Chances

T = TypeVar("T")


class DiskFault(sqlite3.OperationalError):
    """An error that was drawn by chance."""


Row = tuple[int, int, str, str]
"""An event as it is stored: the game, its number in it, kind, data."""


class Witness(Protocol):
    """Who sees what is kept."""

    def committed(self, rows: list[Row], *, is_rewritten: bool) -> None:
        """These events were stored; ``is_rewritten``: stored events may have been changed or deleted, too."""
        ...


class Disk:
    """One database. ``kill_point`` is waited for wherever a process may end."""

    def __init__(self, random: Random, kill_point: Callable[[], Any]) -> None:
        self.chances = Chances()
        self.random, self.kill_point = random, kill_point
        self.raw = sqlite3.connect(":memory:", isolation_level=None, cached_statements=512)
        self.witness: Witness | None = None
        self.doubts = 0
        """How many commits were kept though they failed."""
        self.faults = 0

    async def open(self) -> SqliteStore:
        """Return a store for a new process that plays alone, on what was committed."""
        connection = await self.prepare()
        return SqliteStore(Database(WritingLane(self, connection), ReadingLane(self, self.raw)))

    async def prepare(self) -> Any:
        """Bring the tables up to date, for a new process. Returns its connection."""
        if self.raw.in_transaction:
            self.raw.rollback()
        connection: Any = Connection(self)
        await self.turn()
        prepare(connection, Path("world.db"), scripts_of(MIGRATIONS))
        return connection

    async def turn(self) -> None:
        """Wait until it can be written."""
        await self.kill_point()
        if self.chances.disk_slow and self.random.random() < self.chances.disk_slow:
            await asyncio.sleep(self.random.expovariate(0.5))
        elif self.random.random() < 0.1:
            await asyncio.sleep(self.random.uniform(0, 0.005))

    def fail(self, chance: float, text: str) -> None:
        """Raise `DiskFault` with this chance."""
        if chance and self.random.random() < chance:
            self.faults += 1
            raise DiskFault(text)


class ReadingLane(Lane):
    """What reads, as `bot.store.sql.lanes.Lane`, without a thread."""

    def __init__(self, disk: Disk, connection: Any) -> None:
        self._disk, self._connection = disk, connection

    async def do(self, work: Work[T]) -> T:
        await self._disk.kill_point()
        return read(self._connection, work)

    async def close(self) -> None:
        pass


class WritingLane(Lane):
    """What writes, as `bot.store.sql.lanes.WritingLane`, in a task in the place of its thread."""

    def __init__(self, disk: Disk, connection: Any) -> None:
        self._disk, self._connection = disk, connection
        self._waiting = list[tuple[Work[Any], asyncio.Future[Any]]]()
        self._working: asyncio.Task[None] | None = None

    async def do(self, work: Work[T]) -> T:
        asked = work, asyncio.get_running_loop().create_future()
        self._waiting.append(asked)
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        try:
            return await asyncio.shield(asked[1])
        except asyncio.CancelledError:
            if asked in self._waiting:
                self._waiting.remove(asked)
            else:
                await settled(asked[1])
            raise

    async def _work(self) -> None:
        while self._waiting:
            await self._disk.turn()
            group, self._waiting = self._waiting, []
            if group:
                outcomes = commit_together(self._connection, [work for work, _ in group])
                await self._disk.kill_point()
                resolve([future for _, future in group], outcomes)
        self._working = None

    async def close(self) -> None:
        pass


class Connection:
    """What `bot.store.sql` uses of a connection that writes, for one process."""

    Error, IntegrityError = sqlite3.Error, sqlite3.IntegrityError
    ProgrammingError, InterfaceError, DataError = sqlite3.ProgrammingError, sqlite3.InterfaceError, sqlite3.DataError

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._written = list[Row]()
        self._before_piece = 0
        self._is_rewritten = False

    @property
    def in_transaction(self) -> bool:
        return self._disk.raw.in_transaction

    def execute(self, sql: str, parameters: Any = ()) -> Any:
        disk = self._disk
        if sql == "COMMIT":
            return self._commit()
        if sql == "SAVEPOINT piece":
            self._before_piece = len(self._written)
        elif sql == "ROLLBACK TO piece":
            del self._written[self._before_piece :]
        elif sql == "ROLLBACK":
            return self.rollback()
        elif sql != "RELEASE piece":
            self._fail()
        cursor = disk.raw.execute(sql, parameters)
        if sql.startswith("INSERT INTO event "):
            self._written.append(tuple(parameters))
        self._note(sql)
        return cursor

    def executemany(self, sql: str, rows: Iterable[Any]) -> Any:
        self._note(sql)
        return self._disk.raw.executemany(sql, rows)

    def _note(self, sql: str) -> None:
        if sql.startswith(("UPDATE event ", "DELETE FROM match ")):
            self._is_rewritten = True

    def rollback(self) -> None:
        if self._disk.raw.in_transaction:
            self._disk.raw.rollback()
        self._written, self._is_rewritten = [], False

    def _fail(self) -> None:
        """The disk may be full. SQLite then takes back the statement, or all of the transaction."""
        try:
            self._disk.fail(self._disk.chances.disk_full, "database or disk is full")
        except DiskFault:
            if self._disk.random.random() < 0.5:
                self.rollback()
            raise

    def _commit(self) -> None:
        disk = self._disk
        disk.fail(disk.chances.disk_error, "disk I/O error")
        disk.raw.execute("COMMIT")
        written, rewritten = self._written, self._is_rewritten
        self._written, self._is_rewritten = [], False
        if disk.witness and (written or rewritten):
            disk.witness.committed(written, is_rewritten=rewritten)
        with suppress(DiskFault):
            disk.fail(disk.chances.disk_doubt, "disk I/O error")
            return
        disk.doubts += 1
        doubtful = "disk I/O error"
        raise DiskFault(doubtful)
