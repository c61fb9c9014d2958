"""A file in one transaction, in which all of it may be read or filled."""

import sqlite3
from collections.abc import Generator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.store.contract.games import StoreUnavailable


@dataclass(frozen=True, slots=True)
class AloneInFile:
    """See `bot.store.sql.moving.Alone`."""

    connection: sqlite3.Connection

    def insert(self, table: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
        """See `Alone.insert`."""
        places = ", ".join("?" * len(columns))
        self.connection.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", rows)  # noqa: S608 - ours

    def last_game(self) -> int:
        """See `Alone.last_game`."""
        row = self.connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'match'").fetchone()
        return row[0] if row else 0

    def go_on_after(self, game: int) -> None:
        """See `Alone.go_on_after`."""
        self.connection.execute("DELETE FROM sqlite_sequence WHERE name = 'match'")
        self.connection.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('match', ?)", (game,))


@contextmanager
def alone(path: Path) -> Generator[AloneInFile, None, None]:
    """A transaction on a file that was opened by us. It is kept at the end of the block, unless that raises.

    Raises `StoreUnavailable` instead of what SQLite raises.
    """
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("BEGIN IMMEDIATE")
            yield AloneInFile(connection)
            connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise StoreUnavailable(str(error)) from error
