"""Runs functions of an SQLite connection in the thread that aiosqlite has for it, each in one hop."""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeVar

import aiosqlite

from bot.store.sql.lanes import settled

T = TypeVar("T")

_Handed = deque[Callable[[sqlite3.Connection], None]]
"""Functions that are passed to the thread, in the order of the calls of `commit` that run them."""


class SqliteThread:
    """Implements `bot.store.sql.lanes.Thread`. Made by `open`.

    Each call of aiosqlite is one hop to its thread and back, which calls one method of the connection. To run a whole
    transaction in one hop, the connection is a `_Connection`, whose `commit` runs the next function.
    """

    def __init__(self, connection: aiosqlite.Connection, handed: _Handed) -> None:
        self._connection, self._handed = connection, handed

    @classmethod
    async def open(cls, path: Path, patience: float) -> Self:
        """Open a file without automatic transactions, and wait ``patience`` seconds for locks of other programs.

        Must be closed, because its thread keeps the process alive. Raises `sqlite3.Error`.
        """
        handed, failures = _Handed(), list[sqlite3.Error]()
        factory = partial(_connect, handed, failures)
        opening = asyncio.ensure_future(aiosqlite.connect(path, isolation_level=None, timeout=patience, factory=factory))
        try:
            connection = await asyncio.shield(opening)
        except asyncio.CancelledError:
            await settled(opening)
            await opening.result().close()
            raise
        if failures:
            await connection.close()
            raise failures[0]
        return cls(connection, handed)

    async def run(self, function: Callable[[sqlite3.Connection], T]) -> T:
        """Implement `Thread.run`."""
        answer = list[T]()
        self._handed.append(lambda connection: answer.append(function(connection)))
        await self._connection.commit()
        return answer[0]

    async def close(self) -> None:
        """Implement `Thread.close`. The thread ends even if this is cancelled, or closing the file fails."""
        await self._connection.close()


def _connect(handed: _Handed, failures: list[sqlite3.Error], *args: Any, **kwargs: Any) -> sqlite3.Connection:
    """Open a file, or note the failure and open nothing on the disk.

    If opening raised, aiosqlite would not await the end of its thread, which fails once the loop is closed.
    """
    try:
        return _Connection(handed, *args, **kwargs)
    except sqlite3.Error as error:
        failures.append(error)
        return sqlite3.connect(":memory:")


class _Connection(sqlite3.Connection):
    def __init__(self, handed: _Handed, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._handed = handed

    def commit(self) -> None:
        """Run the next function, which begins and commits transactions itself."""
        self._handed.popleft()(self)

    def close(self) -> None:
        """Update the statistics of the query planner, as SQLite recommends before closing, and close the connection."""
        with suppress(sqlite3.Error):  # the next close will do it
            for pragma in ("analysis_limit = 400", "optimize"):
                self.execute(f"PRAGMA {pragma}").fetchall()
        super().close()
