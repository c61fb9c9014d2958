"""One SQLite file: opened, brought up to date, written in whole transactions, closed."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncGenerator, Generator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any, Self

import aiosqlite

from bot.store.contract.games import StoreError

APPLICATION_ID = 0x5269636F
"""What tells our files from those of other programs: "Rico" in ASCII."""

MIGRATIONS = Path(__file__).parent / "migrations"
"""The folder of the migrations: ``0001_….sql`` and so on. The n-th makes a file of version n out of one of version n - 1."""


class UnusableDatabase(StoreError):
    """The file ``path`` cannot be the bot's database, as the text says of it. The base of what `Database.open` raises."""

    def __init__(self, path: Path, text: str) -> None:
        self.path = path
        super().__init__(f"{path} {text}")


class UnwritableDatabase(UnusableDatabase):
    """The file cannot be made, read or written, for this ``reason``."""

    def __init__(self, path: Path, reason: str) -> None:
        self.reason = reason
        super().__init__(path, f"cannot be used as a database: {reason}")


class ForeignDatabase(UnusableDatabase):
    """The file belongs to something else: it is not SQLite, or another program's."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "is not a database of this bot")


class NewerDatabase(UnusableDatabase):
    """A later version of the bot has written the file: the version ``found`` is above the latest one ``known``."""

    def __init__(self, path: Path, found: int, known: int) -> None:
        self.found, self.known = found, known
        super().__init__(path, f"has version {found}, and this bot knows only those up to {known}")


class DatabaseInUse(UnusableDatabase):
    """Another process, or another store of this one, has the file open as its database."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "is in use by another bot")


class MigrationFailed(UnusableDatabase):
    """The file could not be brought up to date: this ``migration`` failed, and nothing was changed."""

    def __init__(self, path: Path, migration: str, reason: str) -> None:
        self.migration, self.reason = migration, reason
        super().__init__(path, f"cannot be brought up to date by {migration}: {reason}")


class Database:
    """An open file of ours, for one process. Made by `open`.

    There is one connection, and one lock around it: what is read or written in between the statements of a transaction
    would otherwise be part of it.
    """

    def __init__(self, connection: aiosqlite.Connection, guard: sqlite3.Connection) -> None:
        self._connection = connection
        self._guard = guard
        self._lock = asyncio.Lock()
        self._open = True

    @classmethod
    async def open(cls, path: Path, migrations: Path = MIGRATIONS) -> Self:
        """Open a file, which is made if there is none, and bring it up to date.

        Raises a kind of `UnusableDatabase`, and then has changed nothing that the file holds.
        """
        scripts = _scripts(migrations)
        guard = await asyncio.to_thread(_examine, path, len(scripts))
        try:
            connection = await aiosqlite.connect(path, isolation_level=None)
            try:
                await _prepare(connection, path, scripts)
            except BaseException:
                await connection.close()
                raise
        except sqlite3.Error as error:
            guard.close()
            raise UnwritableDatabase(path, str(error)) from error
        except BaseException:
            guard.close()
            raise
        return cls(connection, guard)

    @asynccontextmanager
    async def transaction(self) -> AsyncGenerator[aiosqlite.Connection, None]:
        """Write: everything that is done inside is kept together when it ends, or nothing of it when anything is raised.

        If it is cancelled at the very end it may have been kept. Nothing that takes long may be awaited inside.
        """
        async with self._lock:
            try:
                await self._connection.execute("BEGIN IMMEDIATE")
                yield self._connection
                await self._connection.execute("COMMIT")
            except BaseException:
                # The connection's thread does one thing after the other. So this comes after a statement that was
                # cancelled while it ran, and before whatever is done next, even if the wait for it is cancelled too.
                await self._connection.rollback()
                raise

    async def rows(self, sql: str, parameters: Sequence[Any] | Mapping[str, Any] = ()) -> list[Any]:
        """Read: all rows of a query, none of them half written."""
        async with self._lock:
            return list(await self._connection.execute_fetchall(sql, parameters))

    async def close(self) -> None:
        """Finish what is being done, and let go of the file. Closing again does nothing."""
        async with self._lock:
            if not self._open:
                return
            self._open = False
            try:
                await self._connection.execute_fetchall("PRAGMA analysis_limit = 400")
                await self._connection.execute_fetchall("PRAGMA optimize")
            finally:
                await self._connection.close()
                self._guard.close()


def _scripts(folder: Path) -> Sequence[Path]:
    """The migrations of a folder, in order. Raises `ValueError` unless they are numbered 1, 2, 3 and so on."""
    scripts = tuple(sorted(folder.glob("*.sql")))
    if [script.name[:5] for script in scripts] != [f"{number:04}_" for number in range(1, len(scripts) + 1)]:
        message = f"migrations are not numbered one by one: {[script.name for script in scripts]}"
        raise ValueError(message)
    return scripts


def _examine(path: Path, known: int) -> sqlite3.Connection:
    """Make sure, without writing to the file, that it can be ours and nobody else has it. Returns what keeps others out."""
    try:
        if reason := _obstacle(path):
            raise UnwritableDatabase(path, reason)
        if path.exists():
            _recognise(path, known)
        return _guard(path)
    except sqlite3.Error as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise ForeignDatabase(path) from error
        raise UnwritableDatabase(path, str(error)) from error
    except OSError as error:
        raise UnwritableDatabase(path, error.strerror or str(error)) from error


def _obstacle(path: Path) -> str | None:
    """What stands in the way of a file that is read and written, as far as the system's own rules tell.

    SQLite would find it out too late: what it makes beside a file that may only be read stays, and may only be read.
    """
    if path.is_dir():
        return "it is a folder"
    if not path.parent.is_dir():
        return "its folder does not exist"
    if path.exists() and not os.access(path, os.R_OK | os.W_OK):
        return "it may not be both read and written"
    return None if os.access(path.parent, os.W_OK | os.X_OK) else "nothing may be written in its folder"


def _recognise(path: Path, known: int) -> None:
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        ((application,),) = connection.execute("PRAGMA application_id")
        ((version,),) = connection.execute("PRAGMA user_version")
        ((tables,),) = connection.execute("SELECT COUNT(*) FROM sqlite_schema")
    if application != APPLICATION_ID and (application or version or tables):
        raise ForeignDatabase(path)
    if version > known:
        raise NewerDatabase(path, version, known)


def _guard(path: Path) -> sqlite3.Connection:
    """Hold a lock that the system takes back when the process dies, on an empty file beside the database.

    A lock on the database itself would also keep out those who only look at it or copy it.
    """
    resolved = path.resolve()
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


async def _prepare(connection: aiosqlite.Connection, path: Path, scripts: Sequence[Path]) -> None:
    for pragma in ("busy_timeout = 5000", "journal_mode = WAL"):
        await connection.execute_fetchall(f"PRAGMA {pragma}")  # a cursor left open would keep a COMMIT from happening
    # Before foreign keys are looked after: a migration that replaces a table must not cascade into others.
    await _migrate(connection, path, scripts)
    await connection.execute("PRAGMA foreign_keys = ON")


async def _migrate(connection: aiosqlite.Connection, path: Path, scripts: Sequence[Path]) -> None:
    """Apply the migrations that the file has not seen, all of them or none."""
    await connection.execute("BEGIN IMMEDIATE")
    ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
    for script in scripts[version:]:
        with _blaming(script, path):
            for statement in _statements(await asyncio.to_thread(script.read_text, encoding="utf-8")):
                await connection.execute(statement)
            if await connection.execute_fetchall("PRAGMA foreign_key_check"):
                message = "foreign keys are violated"
                raise sqlite3.IntegrityError(message)
    await connection.execute_fetchall(f"PRAGMA application_id = {APPLICATION_ID}")
    await connection.execute_fetchall(f"PRAGMA user_version = {len(scripts)}")
    await connection.execute("COMMIT")


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
