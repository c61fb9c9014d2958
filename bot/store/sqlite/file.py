"""The SQLite file: recognised as ours, locked, migrated and opened for one process, or read while a bot may be using it."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import AsyncExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import Any
from urllib.parse import quote

from bot.store.contract.games import StoreUnavailable
from bot.store.contract.unusable import (
    DamagedDatabase,
    DatabaseInUse,
    EarlierDatabase,
    ForeignDatabase,
    MigrationFailed,
    NewerDatabase,
    NoDatabase,
    UnusableDatabase,
    UnwritableDatabase,
)
from bot.store.guild_settings import GuildSettings
from bot.store.sql.database import Database, scripts_of
from bot.store.sql.lanes import Lane, WritingLane
from bot.store.sqlite.thread import SqliteThread

APPLICATION_ID = 0x52696331
"""The mark of our files: "Ric1" in ASCII."""

EARLIER_ID = 0x5269636F
"""The mark of files of versions before 1.0: "Rico"."""

_MAGIC = b"SQLite format 3\0"
"""The beginning of a file of SQLite. Bytes 68 to 71 are its application id: see "Database File Format"."""

MIGRATIONS = Path(__file__).parent / "migrations"
"""The folder of the migrations ``0001_….sql`` and so on: the n-th one migrates version n - 1 to n."""

FOLDER = "it is a folder"

_OF_OWNER = 0o600
"""The permissions of new files, which hold sealed bids: only their owner reads and writes them."""

_PATIENCE = 5.0
"""Seconds to wait for a lock of another program on the file."""


async def open_file(path: Path, migrations: Path = MIGRATIONS, committed: Callable[[int], None] = lambda _: None) -> Database:
    """Open a file, as `SqliteStore.open` does."""
    scripts = scripts_of(migrations)
    async with AsyncExitStack() as opened:
        guard = opened.enter_context(closing(await asyncio.to_thread(_examine, path, len(scripts))))
        try:
            await asyncio.to_thread(create, path)
            writer = await SqliteThread.open(path, _PATIENCE)
            opened.push_async_callback(writer.close)
            await writer.run(lambda connection: prepare(connection, path, scripts))
            reader = await SqliteThread.open(path, _PATIENCE)
            opened.push_async_callback(reader.close)
            await reader.run(_forbid_writing)
        except sqlite3.Error as error:
            raise UnwritableDatabase(path, str(error)) from error
        except OSError as error:
            raise unusable(path, error) from error
        opened.pop_all()
    return Database(WritingLane(writer, committed), Lane(reader), guard.close)


def _forbid_writing(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA query_only = ON")


def create(path: Path, mode: int = _OF_OWNER) -> None:
    """Create an empty file with these permissions unless it is there; SQLite gives them to the files beside it, too."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, mode))


def _examine(path: Path, known: int) -> sqlite3.Connection:
    """Check, without writing to the file, that it can be ours, and return its lock. Raises a kind of `UnusableDatabase`."""
    try:
        if reason := _obstacle(path):
            raise UnwritableDatabase(path, reason)
        if path.exists():
            recognise(path, known)
        return lock(path)
    except (sqlite3.Error, OSError) as error:
        raise unusable(path, error) from error


def unusable(path: Path, error: sqlite3.Error | OSError) -> UnusableDatabase:
    """Return the error of a store for an error of a file."""
    if isinstance(error, OSError):
        return UnwritableDatabase(path, error.strerror or str(error))
    match error.sqlite_errorcode & 0xFF:
        case sqlite3.SQLITE_NOTADB:
            return ForeignDatabase(path)
        case sqlite3.SQLITE_CORRUPT:
            return DamagedDatabase(path, str(error))
        case _:
            return UnwritableDatabase(path, str(error))


def _obstacle(path: Path) -> str | None:
    """Return why the system does not permit reading and writing a file, or None.

    SQLite would notice too late: the read-only files that it creates beside a read-only file would stay.
    """
    if path.is_dir():
        return FOLDER
    if not path.parent.is_dir():
        return "its folder does not exist"
    if path.exists() and not os.access(path, os.R_OK | os.W_OK):
        return "it may not be both read and written"
    return None if os.access(path.parent, os.W_OK | os.X_OK) else "nothing may be written in its folder"


def read_only_uri(path: PurePath) -> str:
    """Return the URI with which SQLite opens a file, given by its absolute path, read-only.

    Escapes the whole path: `Path.as_uri` would make the server of a network path an authority, which SQLite refuses.
    """
    return f"file:{quote(os.fsencode(path), safe='')}?mode=ro"


def recognise(path: Path, known: int) -> int:
    """Return the version of a file that is ours or empty.

    Raises `ForeignDatabase`, `EarlierDatabase`, `NewerDatabase` for a version above the latest ``known``, `sqlite3.Error`, and
    `OSError`.
    """
    refuse_earlier(path)
    with reading(path) as connection:
        ((application,),) = connection.execute("PRAGMA application_id")
        ((version,),) = connection.execute("PRAGMA user_version")
        ((tables,),) = connection.execute("SELECT COUNT(*) FROM sqlite_schema")
    if application == EARLIER_ID:  # it was still in the write-ahead log
        raise EarlierDatabase(path)
    if application != APPLICATION_ID and (application or version or tables):
        raise ForeignDatabase(path)
    if version > known:
        raise NewerDatabase(path, version, known)
    return version


def refuse_earlier(path: Path) -> None:
    """Raise `EarlierDatabase` for a file with the mark of versions before 1.0 in its header, and `OSError`.

    SQLite itself would leave files beside a database that it opens, even read-only.
    """
    with path.open("rb") as file:
        header = file.read(72)
    if header.startswith(_MAGIC) and int.from_bytes(header[68:]) == EARLIER_ID:
        raise EarlierDatabase(path)


def lock(path: Path) -> sqlite3.Connection:
    """Lock an empty file beside the database; the system releases the lock when the process dies.

    A lock on the database itself would also forbid reading and copying it. Raises `DatabaseInUse`.
    """
    resolved = Path(os.path.realpath(path))  # `Path.resolve` raises RuntimeError for a link to itself
    beside = resolved.with_name(f"{resolved.name}-lock")
    create(beside)
    guard = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        guard.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        guard.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise DatabaseInUse(path) from error
        raise
    return guard


def prepare(connection: sqlite3.Connection, path: Path, scripts: Sequence[Path]) -> None:
    """Prepare a connection for writing, and apply these migrations to its file."""
    connection.execute("PRAGMA journal_mode = WAL")
    # Before foreign keys are enforced: a migration that replaces a table must not cascade into others.
    _migrate(connection, path, scripts)
    connection.execute("PRAGMA foreign_keys = ON")


def _migrate(connection: sqlite3.Connection, path: Path, scripts: Sequence[Path]) -> None:
    """Apply the missing migrations, all or none."""
    connection.execute("BEGIN IMMEDIATE")
    ((version,),) = connection.execute("PRAGMA user_version").fetchall()  # an open cursor would block the COMMIT
    for script in scripts[version:]:
        try:
            for statement in _statements(script.read_text(encoding="utf-8")):
                connection.execute(statement)
            if connection.execute("PRAGMA foreign_key_check").fetchall():
                message = "foreign keys are violated"
                raise sqlite3.IntegrityError(message)
        except sqlite3.Error as error:
            raise MigrationFailed(path, script.name, str(error)) from error
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {len(scripts)}")
    connection.execute("COMMIT")


def _statements(script: str) -> Iterator[str]:
    """Yield the statements of a script. Executing the whole script at once would commit the open transaction."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement


def reading(path: Path) -> closing[sqlite3.Connection]:
    """Open a read-only connection, which the end of the block closes."""
    return closing(sqlite3.connect(read_only_uri(path.absolute()), uri=True, isolation_level=None))


def version_of(path: Path) -> tuple[int, int]:
    """Return the version of a database, and the latest one.

    Raises `NoDatabase`, `DamagedDatabase`, `UnwritableDatabase` if it cannot be read, and the kinds of `UnusableDatabase` that
    `recognise` raises.
    """
    latest = len(scripts_of(MIGRATIONS))
    try:
        if not path.exists():
            raise NoDatabase(path)
        if path.is_dir():
            raise UnwritableDatabase(path, FOLDER)
        return recognise(path, latest), latest
    except (sqlite3.Error, OSError) as error:
        raise unusable(path, error) from error


def chosen_channels(path: Path) -> dict[int, frozenset[int]]:
    """Return the channels that servers have chosen for matches and posts, by server; none if the database cannot be read."""
    try:
        version_of(path)
        with reading(path) as connection:
            rows = connection.execute("SELECT guild_id, data FROM guild_settings").fetchall()
    except (UnusableDatabase, sqlite3.Error, OSError):
        return {}
    chosen = {guild_id: GuildSettings.read(data).channels for guild_id, data in rows}
    return {guild_id: channels for guild_id, channels in chosen.items() if channels}


@dataclass(frozen=True, slots=True)
class _ExclusiveFile:
    """Implements `bot.store.sql.moving.Exclusive`."""

    connection: sqlite3.Connection

    def insert(self, table: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
        """Implement `Exclusive.insert`."""
        places = ", ".join("?" * len(columns))
        self.connection.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", rows)  # noqa: S608 - ours

    def last_game(self) -> int:
        """Implement `Exclusive.last_game`."""
        row = self.connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'match'").fetchone()
        return row[0] if row else 0

    def continue_ids(self, game: int) -> None:
        """Implement `Exclusive.continue_ids`."""
        self.connection.execute("DELETE FROM sqlite_sequence WHERE name = 'match'")
        self.connection.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('match', ?)", (game,))


@contextmanager
def exclusive(path: Path) -> Generator[_ExclusiveFile, None, None]:
    """Open a transaction on a file that is locked by us; the end of the block commits it.

    Raises `StoreUnavailable` for errors of SQLite, and then has changed nothing.
    """
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("BEGIN IMMEDIATE")
            yield _ExclusiveFile(connection)
            connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise StoreUnavailable(str(error)) from error
