"""Functions of an SQLite connection, run as a whole in the thread that aiosqlite has for the connection."""

import sqlite3
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeVar

import aiosqlite

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
        handed = _Handed()
        factory = partial(_Connection, handed)
        return cls(await aiosqlite.connect(path, isolation_level=None, timeout=patience, factory=factory), handed)

    async def run(self, function: Callable[[sqlite3.Connection], T]) -> T:
        """See `Thread.run`."""
        answer = list[T]()
        self._handed.append(lambda connection: answer.append(function(connection)))
        await self._connection.commit()
        return answer[0]

    async def close(self) -> None:
        """See `Thread.close`. The thread ends also where this is cancelled, or closing the file fails."""
        await self._connection.close()


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
