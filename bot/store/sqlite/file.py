"""One SQLite file: found to be ours, brought up to date, and opened for one process."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import AsyncExitStack, closing, contextmanager
from pathlib import Path, PurePath
from urllib.parse import quote

from bot.store.contract.unusable import (
    DamagedDatabase,
    DatabaseInUse,
    ForeignDatabase,
    MigrationFailed,
    NewerDatabase,
    UnusableDatabase,
    UnwritableDatabase,
)
from bot.store.migrations import scripts_of
from bot.store.sql.database import Database
from bot.store.sql.lanes import ReadingLane, WritingLane
from bot.store.sqlite.thread import SqliteThread

APPLICATION_ID = 0x5269636F
"""What tells our files from those of other programs: "Rico" in ASCII."""

MIGRATIONS = Path(__file__).parent / "migrations"
"""The folder of the migrations: ``0001_….sql`` and so on. The n-th makes a file of version n out of one of version n - 1."""

FOLDER = "it is a folder"

_PATIENCE = 5.0
"""Seconds that we wait for another program to finish what it writes to the file."""


async def open_file(path: Path, migrations: Path = MIGRATIONS, committed: Callable[[int], None] = lambda _: None) -> Database:
    """Open a file, which is made if there is none, and bring it up to date.

    ``committed`` is called, in another thread, with how many pieces of work were committed together.
    Raises a kind of `UnusableDatabase`, and then has changed nothing that the file holds.
    """
    scripts = scripts_of(migrations)
    async with AsyncExitStack() as opened:
        guard = opened.enter_context(closing(await asyncio.to_thread(_examine, path, len(scripts))))
        try:
            writer = await SqliteThread.open(path, _PATIENCE)
            opened.push_async_callback(writer.close)
            await writer.run(lambda connection: prepare(connection, path, scripts))
            reader = await SqliteThread.open(path, _PATIENCE)
            opened.push_async_callback(reader.close)
            await reader.run(_forbid_writing)
        except sqlite3.Error as error:
            raise UnwritableDatabase(path, str(error)) from error
        opened.pop_all()
    return Database(WritingLane(writer, committed), ReadingLane(reader), guard)


def _forbid_writing(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA query_only = ON")


def _examine(path: Path, known: int) -> sqlite3.Connection:
    """Make sure, without writing to the file, that it can be ours and nobody else has it. Returns what keeps others out."""
    try:
        if reason := _obstacle(path):
            raise UnwritableDatabase(path, reason)
        if path.exists():
            recognise(path, known)
        return keep_others_out(path)
    except (sqlite3.Error, OSError) as error:
        raise unusable(path, error) from error


def unusable(path: Path, error: sqlite3.Error | OSError) -> UnusableDatabase:
    """What an error says of a file, in the terms of a store."""
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
    """What stands in the way of a file that is read and written, as far as the system's own rules tell.

    SQLite would find it out too late: what it makes beside a file that may only be read stays, and may only be read.
    """
    if path.is_dir():
        return FOLDER
    if not path.parent.is_dir():
        return "its folder does not exist"
    if path.exists() and not os.access(path, os.R_OK | os.W_OK):
        return "it may not be both read and written"
    return None if os.access(path.parent, os.W_OK | os.X_OK) else "nothing may be written in its folder"


def read_only_uri(path: PurePath) -> str:
    """The URI with which SQLite opens a file, of which the path is absolute, for reading only.

    All of the path is escaped: as `Path.as_uri` writes it the server of a network path would be an authority, which SQLite
    refuses.
    """
    return f"file:{quote(os.fsencode(path), safe='')}?mode=ro"


def recognise(path: Path, known: int) -> int:
    """The version of a file, which is one of ours, or empty, and of no later version than the latest ``known``.

    Raises `ForeignDatabase`, `NewerDatabase` and `sqlite3.Error`.
    """
    with closing(sqlite3.connect(read_only_uri(path.absolute()), uri=True)) as connection:
        ((application,),) = connection.execute("PRAGMA application_id")
        ((version,),) = connection.execute("PRAGMA user_version")
        ((tables,),) = connection.execute("SELECT COUNT(*) FROM sqlite_schema")
    if application != APPLICATION_ID and (application or version or tables):
        raise ForeignDatabase(path)
    if version > known:
        raise NewerDatabase(path, version, known)
    return version


def keep_others_out(path: Path) -> sqlite3.Connection:
    """Hold a lock that the system takes back when the process dies, on an empty file beside the database.

    A lock on the database itself would also keep out those who only look at it or copy it.
    """
    resolved = Path(os.path.realpath(path))  # `Path.resolve` raises RuntimeError for a link to itself
    guard = sqlite3.connect(
        resolved.with_name(f"{resolved.name}-lock"), timeout=0, isolation_level=None, check_same_thread=False
    )
    try:
        guard.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        guard.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise DatabaseInUse(path) from error
        raise
    return guard


def prepare(connection: sqlite3.Connection, path: Path, scripts: Sequence[Path]) -> None:
    """Make a connection ready for writing, and bring its file up to date with these migrations."""
    connection.execute("PRAGMA journal_mode = WAL")
    # Before foreign keys are looked after: a migration that replaces a table must not cascade into others.
    _migrate(connection, path, scripts)
    connection.execute("PRAGMA foreign_keys = ON")


def _migrate(connection: sqlite3.Connection, path: Path, scripts: Sequence[Path]) -> None:
    """Apply the migrations that the file has not seen, all of them or none."""
    connection.execute("BEGIN IMMEDIATE")
    ((version,),) = connection.execute(
        "PRAGMA user_version"
    ).fetchall()  # a cursor left open would keep a COMMIT from happening
    for script in scripts[version:]:
        with _blaming(script, path):
            for statement in _statements(script.read_text(encoding="utf-8")):
                connection.execute(statement)
            if connection.execute("PRAGMA foreign_key_check").fetchall():
                message = "foreign keys are violated"
                raise sqlite3.IntegrityError(message)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {len(scripts)}")
    connection.execute("COMMIT")


@contextmanager
def _blaming(script: Path, path: Path) -> Generator[None, None, None]:
    try:
        yield
    except sqlite3.Error as error:
        raise MigrationFailed(path, script.name, str(error)) from error


def _statements(script: str) -> Iterator[str]:
    """The statements of a script, one by one: running the whole script at once would commit what is open."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement
