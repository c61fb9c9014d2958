"""One SQLite file: opened, brought up to date, written in whole transactions, closed."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

from bot.store.contract.games import StoreError, StoreUnavailable
from bot.store.sqlite.lanes import Lane, ReadingLane, WritingLane

P = ParamSpec("P")
T = TypeVar("T")

APPLICATION_ID = 0x5269636F
"""What tells our files from those of other programs: "Rico" in ASCII."""

MIGRATIONS = Path(__file__).parent / "migrations"
"""The folder of the migrations: ``0001_….sql`` and so on. The n-th makes a file of version n out of one of version n - 1."""

_PATIENCE = 5.0
"""Seconds that we wait for another program to finish what it writes to the file."""


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


class NoDatabase(UnusableDatabase):
    """There is no such file."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "does not exist")


class DamagedDatabase(UnusableDatabase):
    """The file does not hold together, as SQLite says in ``reason``."""

    def __init__(self, path: Path, reason: str) -> None:
        self.reason = reason
        super().__init__(path, f"is damaged: {reason}")


class MigrationFailed(UnusableDatabase):
    """The file could not be brought up to date: this ``migration`` failed, and nothing was changed."""

    def __init__(self, path: Path, migration: str, reason: str) -> None:
        self.migration, self.reason = migration, reason
        super().__init__(path, f"cannot be brought up to date by {migration}: {reason}")


class Database:
    """An open file of ours, for one process. Made by `open`.

    One connection writes, one after the other; another one reads, beside that, what was committed.
    """

    def __init__(self, writing: Lane, reading: Lane, guard: sqlite3.Connection) -> None:
        self._writing, self._reading = writing, reading
        self._guard = guard
        self._closing = asyncio.Lock()
        self._is_open = True

    @classmethod
    async def open(cls, path: Path, migrations: Path = MIGRATIONS, committed: Callable[[int], None] = lambda _: None) -> Self:
        """Open a file, which is made if there is none, and bring it up to date.

        ``committed`` is called, in another thread, with how many pieces of work were committed together.
        Raises a kind of `UnusableDatabase`, and then has changed nothing that the file holds.
        """
        writer, reader, guard = await asyncio.to_thread(_open, path, scripts_of(migrations))
        return cls(WritingLane(writer, committed), ReadingLane(reader), guard)

    async def write(self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Let this be done on a connection, with these arguments: kept as a whole, or nothing of it where it raises.

        It is done in another thread, once or again from its start, and in one transaction with others, which never see a half
        of it. So it only uses the connection and its arguments, begins and commits nothing, and takes no long time. Raises
        `StoreUnavailable`, and what the work raises. If it is cancelled it has been kept as a whole, or never will be.
        """
        return await self._lane(self._writing).do(lambda connection: work(connection, *args, **kwargs))

    async def execute(self, sql: str, parameters: Sequence[Any] | Mapping[str, Any] = ()) -> int:
        """Write by one statement. Returns how many rows it has changed; raises as `write` does."""
        return await self.write(_execute, sql, parameters)

    async def read(self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Let this read on a connection, with these arguments: only what was committed, and all of it at the same moment.

        It is done in another thread, as with `write`. Raises `StoreUnavailable`, and what the work raises.
        """
        return await self._lane(self._reading).do(lambda connection: work(connection, *args, **kwargs))

    async def rows(self, sql: str, parameters: Sequence[Any] | Mapping[str, Any] = ()) -> list[Any]:
        """Read all rows of a query; raises as `read` does."""
        return await self.read(_rows, sql, parameters)

    async def close(self) -> None:
        """Finish what is being done, and let go of the file. Closing again does nothing."""
        async with self._closing:
            if self._is_open:
                self._is_open = False
                await asyncio.to_thread(self._let_go)

    def _lane(self, lane: Lane) -> Lane:
        if not self._is_open:
            message = "the database is closed"
            raise StoreUnavailable(message)
        return lane

    def _let_go(self) -> None:
        try:
            self._reading.close()
            self._writing.close()
        finally:
            self._guard.close()


def _execute(connection: sqlite3.Connection, sql: str, parameters: Sequence[Any] | Mapping[str, Any]) -> int:
    return connection.execute(sql, parameters).rowcount


def _rows(connection: sqlite3.Connection, sql: str, parameters: Sequence[Any] | Mapping[str, Any]) -> list[Any]:
    return connection.execute(sql, parameters).fetchall()


def _open(path: Path, scripts: Sequence[Path]) -> tuple[sqlite3.Connection, sqlite3.Connection, sqlite3.Connection]:
    """A connection that writes, one that reads, and what keeps others out."""
    with ExitStack() as opened:
        guard = opened.enter_context(closing(_examine(path, len(scripts))))
        try:
            writer = opened.enter_context(closing(_connect(path)))
            prepare(writer, path, scripts)
            reader = opened.enter_context(closing(_connect(path)))
            reader.execute("PRAGMA query_only = ON")
        except sqlite3.Error as error:
            raise UnwritableDatabase(path, str(error)) from error
        opened.pop_all()
        return writer, reader, guard


def _connect(path: Path) -> sqlite3.Connection:
    """A connection that no two threads use at the same time, and that leaves transactions to us."""
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=_PATIENCE)


def scripts_of(folder: Path) -> Sequence[Path]:
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
            recognise(path, known)
        return keep_others_out(path)
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


def recognise(path: Path, known: int) -> int:
    """The version of a file, which is one of ours, or empty, and of no later version than the latest ``known``.

    Raises `ForeignDatabase`, `NewerDatabase` and `sqlite3.Error`.
    """
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
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
