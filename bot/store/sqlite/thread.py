"""Functions of an SQLite connection, run as a whole in the thread that aiosqlite has for the connection."""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeVar

import aiosqlite

from bot.store.sql.lanes import end_of

T = TypeVar("T")

_Handed = deque[Callable[[sqlite3.Connection], None]]
"""Functions on their way to the thread, in the order of the calls of `commit` by which they are run."""


class SqliteThread:
    """See `bot.store.sql.lanes.Thread`. Made by `open`.

    Each call of aiosqlite is one hop to its thread and back, in which it calls one method of the connection. To do a whole
    transaction in one hop the connection is a `_Connection`, whose `commit` does what was handed over.
    """

    def __init__(self, connection: aiosqlite.Connection, handed: _Handed) -> None:
        self._connection, self._handed = connection, handed

    @classmethod
    async def open(cls, path: Path, patience: float) -> Self:
        """Open a file, whose transactions are left to us, and wait so many seconds where another program writes to it.

        It has to be closed: its thread keeps the process alive. Raises `sqlite3.Error`.
        """
        handed, failures = _Handed(), list[sqlite3.Error]()
        factory = partial(_connect, handed, failures)
        opening = asyncio.ensure_future(
            _opened(aiosqlite.connect(path, isolation_level=None, timeout=patience, factory=factory))
        )
        try:
            connection = await asyncio.shield(opening)
        except asyncio.CancelledError:
            await end_of(opening)
            await opening.result().close()
            raise
        if failures:
            await connection.close()
            raise failures[0]
        return cls(connection, handed)

    async def run(self, function: Callable[[sqlite3.Connection], T]) -> T:
        """See `Thread.run`."""
        answer = list[T]()
        self._handed.append(lambda connection: answer.append(function(connection)))
        await self._connection.commit()
        return answer[0]

    async def close(self) -> None:
        """See `Thread.close`. The thread ends also where this is cancelled, or closing the file fails."""
        await self._connection.close()


async def _opened(connection: aiosqlite.Connection) -> aiosqlite.Connection:
    return await connection


class _Unopened:
    """Stand for a file that cannot be opened.

    Where opening raises, aiosqlite ends its thread without waiting for it, and the thread fails where the loop is closed first.
    """

    def close(self) -> None:
        """Do nothing: no file is open."""


def _connect(handed: _Handed, failures: list[sqlite3.Error], *args: Any, **kwargs: Any) -> "_Connection | _Unopened":
    """Open a file, or note the failure. `sqlite3.connect` returns what its factory does."""
    try:
        return _Connection(handed, *args, **kwargs)
    except sqlite3.Error as error:
        failures.append(error)
        return _Unopened()


class _Connection(sqlite3.Connection):
    def __init__(self, handed: _Handed, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._handed = handed

    def commit(self) -> None:
        """Do the function that was handed over next, which begins and commits its transactions itself."""
        self._handed.popleft()(self)

    def close(self) -> None:
        """Gather what queries are planned with, as SQLite recommends before a connection is closed, and close it."""
        with suppress(sqlite3.Error):  # another time will do
            for pragma in ("analysis_limit = 400", "optimize"):
                self.execute(f"PRAGMA {pragma}").fetchall()
        super().close()
