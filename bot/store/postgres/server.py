"""A database of a PostgreSQL server: found to be ours, brought up to date, and opened."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import LiteralString, cast

import psycopg
from psycopg.conninfo import conninfo_to_dict

from bot.store.contract.unusable import MigrationFailed, NewerDatabase, UnreachableDatabase, UnwritableDatabase
from bot.store.migrations import scripts_of
from bot.store.postgres.connection import READING, WRITING, Connection
from bot.store.postgres.thread import PostgresThread
from bot.store.sql.database import Database
from bot.store.sql.lanes import ReadingLane, WritingLane

MIGRATIONS = Path(__file__).parent / "migrations"
"""The folder of the migrations: the n-th makes version n out of version n - 1."""

_OLDEST = 15
"""The oldest PostgreSQL that is known to do."""

_ENCODING = "UTF8"
"""How the server has to keep texts."""

_LONGEST_WAIT = "5s"
"""How long a migration waits for a table: whoever else wants that table meanwhile waits behind it."""

_MIGRATING = 0x52696370
"""The number of the lock that a transaction holds while it brings the tables up to date."""


async def open_server(
    address: str,
    migrations: Path = MIGRATIONS,
    committed: Callable[[int], None] = lambda _: None,
    fence: str | None = None,
) -> Database:
    """Open the database at an address such as ``postgresql://…``, which has to exist, and bring its tables up to date.

    ``committed`` is called, in another thread, with how many pieces of work were committed together; ``fence`` is that of the
    `Connection` that writes. Raises a kind of `UnusableDatabase`, whose text has no password, and then has changed nothing.
    """
    writer, reader = await asyncio.to_thread(_open, address, scripts_of(migrations), fence)
    return Database(WritingLane(PostgresThread(writer), committed), ReadingLane(PostgresThread(reader)))


def look_at(address: str) -> str:
    """Reach the database at an address, and change nothing there. Answers the address without its password.

    Raises `UnreachableDatabase`, `UnwritableDatabase` where it cannot be used, and `NewerDatabase`.
    """
    place, latest = _place(address), len(scripts_of(MIGRATIONS))
    try:
        with psycopg.connect(address) as connection:
            _check(connection, place)
            known = connection.execute("SELECT to_regclass('schema_version')").fetchone()
            rows = connection.execute("SELECT version FROM schema_version").fetchall() if known and known[0] else []
    except psycopg.Error as error:
        raise _unusable(place, error) from error
    if rows and rows[0][0] > latest:
        raise NewerDatabase(place, rows[0][0], latest)
    return place


def place_of(address: str) -> str:
    """An address without what is secret in it."""
    parts = conninfo_to_dict(address)
    return f"postgresql://{parts.get('host', '')}/{parts.get('dbname', '')}"


def _place(address: str) -> str:
    """See `place_of`. Raises `UnwritableDatabase` for what is no address."""
    try:
        return place_of(address)
    except psycopg.Error as error:
        place = "RICOCHET_DATABASE"
        raise UnwritableDatabase(place, "it is no address of a database") from error


def _open(address: str, scripts: Sequence[Path], fence: str | None) -> tuple[Connection, Connection]:
    place = _place(address)
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
    """Raise `UnwritableDatabase` where the database is none that will do."""
    if connection.info.server_version < _OLDEST * 10_000:
        raise UnwritableDatabase(place, f"it is older than PostgreSQL {_OLDEST}")
    encoding = connection.info.parameter_status("server_encoding")
    if encoding != _ENCODING:  # texts would come as bytes, or names could not be stored
        why = f"its encoding is {encoding}; make it anew with createdb --encoding={_ENCODING} --template=template0"
        raise UnwritableDatabase(place, why)


def _unusable(place: str, error: psycopg.Error) -> UnwritableDatabase:
    kind = UnreachableDatabase if isinstance(error, psycopg.OperationalError) else UnwritableDatabase
    return kind(place, " ".join(str(error).split()))


def _migrate(connection: psycopg.Connection, place: str, scripts: Sequence[Path]) -> None:
    """Apply the migrations that the tables have not seen, all of them or none."""
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (_MIGRATING,))
        connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
        row = connection.execute("SELECT version FROM schema_version").fetchone()
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
        connection.execute("DELETE FROM schema_version")
        connection.execute("INSERT INTO schema_version (version) VALUES (%s)", (len(scripts),))
