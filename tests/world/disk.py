"""The disk: real SQLite in memory, which outlives the processes of the bot, and fails when it is told to."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Protocol

from bot.store.sqlite import SqliteStore
from bot.store.sqlite.database import MIGRATIONS, Database, _prepare, _scripts
from tests.world.chances import Chances


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
        """A store for a new process, on what was committed."""
        if self.raw.in_transaction:
            self.raw.rollback()
        connection: Any = _Connection(self)
        await _prepare(connection, Path("world.db"), _scripts(MIGRATIONS))
        guard: Any = _Guard()
        return SqliteStore(Database(connection, guard))

    def fail(self, chance: float, text: str) -> None:
        """Raise `DiskFault` with this chance."""
        if chance and self.random.random() < chance:
            self.faults += 1
            raise DiskFault(text)


class _Guard:
    def close(self) -> None:
        pass


class _Connection:
    """What `bot.store.sqlite` uses of an `aiosqlite.Connection`, for one process."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._written = list[Row]()
        self._is_rewritten = False

    async def execute(self, sql: str, parameters: Any = ()) -> Any:
        if sql.startswith("BEGIN"):
            await self._begin()
        elif sql == "COMMIT":
            return await self._commit()
        self._disk.fail(self._disk.chances.disk_full, "database or disk is full")
        cursor = self._disk.raw.execute(sql, parameters)
        if sql.startswith("INSERT INTO event "):
            self._written.append(tuple(parameters))
        elif sql.startswith(("UPDATE event ", "DELETE FROM match ")):
            self._is_rewritten = True
        return cursor

    async def execute_fetchall(self, sql: str, parameters: Any = ()) -> list[Any]:
        if not self._disk.raw.in_transaction:
            await self._disk.kill_point()
        return self._disk.raw.execute(sql, parameters).fetchall()

    async def executemany(self, sql: str, rows: Iterable[Any]) -> Any:
        return self._disk.raw.executemany(sql, rows)

    async def rollback(self) -> None:
        if self._disk.raw.in_transaction:
            self._disk.raw.rollback()
        self._written, self._is_rewritten = [], False

    async def close(self) -> None:
        pass

    async def _begin(self) -> None:
        random, chances = self._disk.random, self._disk.chances
        await self._disk.kill_point()
        if chances.disk_slow and random.random() < chances.disk_slow:
            await asyncio.sleep(random.expovariate(0.5))
        elif random.random() < 0.1:
            await asyncio.sleep(random.uniform(0, 0.005))

    async def _commit(self) -> None:
        disk = self._disk
        await disk.kill_point()
        disk.fail(disk.chances.disk_error, "disk I/O error")
        disk.raw.execute("COMMIT")
        written, rewritten = self._written, self._is_rewritten
        self._written, self._is_rewritten = [], False
        if disk.witness and (written or rewritten):
            disk.witness.committed(written, is_rewritten=rewritten)
        await disk.kill_point()
        with suppress(DiskFault):
            disk.fail(disk.chances.disk_doubt, "disk I/O error")
            return
        disk.doubts += 1
        doubtful = "disk I/O error"
        raise DiskFault(doubtful)
