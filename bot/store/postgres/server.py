"""The database of a PostgreSQL server: checked, migrated and opened."""

import asyncio
from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, LiteralString, cast

import psycopg
from psycopg.conninfo import conninfo_to_dict

from bot.store.contract.games import StoreUnavailable
from bot.store.contract.unusable import (
    EarlierDatabase,
    MigrationFailed,
    NewerDatabase,
    UnreachableDatabase,
    UnwritableDatabase,
)
from bot.store.postgres.connection import READING, WRITING, Connection, PostgresThread
from bot.store.sql.database import Database, scripts_of
from bot.store.sql.lanes import Lane, WritingLane

MIGRATIONS = Path(__file__).parent / "migrations"
"""The folder of the migrations: the n-th one migrates version n - 1 to n."""

_OLDEST = 15
"""The oldest supported version of PostgreSQL."""

_ENCODING = "UTF8"
"""The required encoding of the database."""

_LONGEST_WAIT = "5s"
"""The lock timeout of a migration, because other clients queue behind it."""

_MIGRATING = 0x52696370
"""The advisory lock of a migration."""

_VERSION = "database_version"
"""The table with the version of the database."""

_EARLIER_VERSION = "schema_version"
"""The same in versions before 1.0."""

_TABLES = "SELECT quote_ident(tablename) FROM pg_tables WHERE schemaname = current_schema()"


async def open_server(
    address: str, migrations: Path = MIGRATIONS, committed: Callable[[int], None] = lambda _: None, fence: str | None = None
) -> Database:
    """Open an existing database at an address such as ``postgresql://…``, and migrate it.

    Calls ``committed``, in another thread, with the number of pieces of work in each commit; ``fence`` is that of the writing
    `Connection`. Raises a kind of `UnusableDatabase`, whose text has no password, and then has changed nothing.
    """
    writer, reader = await asyncio.to_thread(_open, address, scripts_of(migrations), fence)
    return Database(WritingLane(PostgresThread(writer), committed), Lane(PostgresThread(reader)))


def look_at(address: str) -> str:
    """Check the database at an address without changing it, and return the address without its password.

    Raises `UnreachableDatabase`, `UnwritableDatabase` if it cannot be used, `EarlierDatabase`, and `NewerDatabase`.
    """
    place, latest = place_of(address), len(scripts_of(MIGRATIONS))
    try:
        with psycopg.connect(address) as connection:
            _check(connection, place)
            known = _has_table(connection, _VERSION)
            rows = connection.execute("SELECT version FROM database_version").fetchall() if known else []
    except psycopg.Error as error:
        raise _unusable(place, error) from error
    if rows and rows[0][0] > latest:
        raise NewerDatabase(place, rows[0][0], latest)
    return place


def place_of(address: str) -> str:
    """Return an address without its secrets. Raises `UnwritableDatabase` for an invalid one."""
    try:
        parts = conninfo_to_dict(address)
    except psycopg.Error as error:
        place = "RICOCHET_DATABASE"
        raise UnwritableDatabase(place, "it is no address of a database") from error
    return f"postgresql://{parts.get('host', '')}/{parts.get('dbname', '')}"


def _open(address: str, scripts: Sequence[Path], fence: str | None) -> tuple[Connection, Connection]:
    place = place_of(address)
    with ExitStack() as opened:
        try:
            with psycopg.connect(address, autocommit=True) as connection:
                _check(connection, place)
                _migrate(connection, place, scripts)
            writer = opened.enter_context(closing(Connection(address, WRITING, fence)))
            reader = opened.enter_context(closing(Connection(address, READING)))
        except psycopg.Error as error:
            raise _unusable(place, error) from error
        opened.pop_all()
        return writer, reader


def _check(connection: psycopg.Connection, place: str) -> None:
    """Raise `UnwritableDatabase` if the server or the encoding of the database is not supported, and `EarlierDatabase`."""
    if connection.info.server_version < _OLDEST * 10_000:
        raise UnwritableDatabase(place, f"it is older than PostgreSQL {_OLDEST}")
    encoding = connection.info.parameter_status("server_encoding")
    if encoding != _ENCODING:  # texts would be bytes, or some names could not be stored
        why = f"its encoding is {encoding}; make it anew with createdb --encoding={_ENCODING} --template=template0"
        raise UnwritableDatabase(place, why)
    if _has_table(connection, _EARLIER_VERSION):
        raise EarlierDatabase(place)


def _has_table(connection: psycopg.Connection | Connection, name: str) -> bool:
    ((table,),) = connection.execute(cast("LiteralString", f"SELECT to_regclass('{name}')"))
    return table is not None


def _unusable(place: str, error: psycopg.Error) -> UnwritableDatabase:
    kind = UnreachableDatabase if isinstance(error, psycopg.OperationalError) else UnwritableDatabase
    return kind(place, " ".join(str(error).split()))


def _migrate(connection: psycopg.Connection, place: str, scripts: Sequence[Path]) -> None:
    """Apply the missing migrations, all or none."""
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (_MIGRATING,))
        connection.execute("CREATE TABLE IF NOT EXISTS database_version (version BIGINT NOT NULL)")
        row = connection.execute("SELECT version FROM database_version").fetchone()
        version: int = row[0] if row else 0
        if version > len(scripts):
            raise NewerDatabase(place, version, len(scripts))
        if version == len(scripts):
            return
        connection.execute("SELECT set_config('lock_timeout', %s, true)", (_LONGEST_WAIT,))
        for script in scripts[version:]:
            try:
                connection.execute(cast("LiteralString", script.read_text(encoding="utf-8")))
            except psycopg.Error as error:
                raise MigrationFailed(place, script.name, str(error)) from error
        connection.execute("DELETE FROM database_version")
        connection.execute("INSERT INTO database_version (version) VALUES (%s)", (len(scripts),))


@dataclass(frozen=True, slots=True)
class _ExclusiveServer:
    """Implements `bot.store.sql.moving.Exclusive`."""

    connection: Connection

    def insert(self, table: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
        """Implement `Exclusive.insert`."""
        self.connection.fill(table, columns, rows)

    def last_game(self) -> int:
        """Implement `Exclusive.last_game`."""
        ((last,),) = self.connection.execute("SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM match_id_seq")
        return last

    def continue_ids(self, game: int) -> None:
        """Implement `Exclusive.continue_ids`."""
        self.connection.execute("SELECT setval(pg_get_serial_sequence('match', 'id'), ?)", (game,))


@contextmanager
def exclusive(address: str) -> Generator[_ExclusiveServer, None, None]:
    """Open a transaction that locks all tables; the end of the block commits it.

    Raises `StoreUnavailable` for errors of psycopg, and then has changed nothing.
    """
    try:
        with closing(Connection(address, "BEGIN")) as connection:
            connection.execute("BEGIN")
            tables = ", ".join(table for (table,) in connection.execute(_TABLES))
            connection.execute(f"LOCK TABLE {tables} IN EXCLUSIVE MODE")
            yield _ExclusiveServer(connection)
            connection.execute("COMMIT")
    except Connection.Error as error:
        raise StoreUnavailable(" ".join(str(error).split())) from error


def has_tables(address: str) -> bool:
    """Return whether a bot has ever opened the database at an address. Raises `psycopg.Error`."""
    with closing(Connection(address, READING)) as connection:
        return _has_table(connection, _VERSION)
