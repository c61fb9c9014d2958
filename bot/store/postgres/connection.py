"""A connection to PostgreSQL that translates the store's statements, and its thread."""

import asyncio
import re
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any, LiteralString, TypeVar, cast

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import TransactionStatus

from bot.store.contract.games import ShardTaken
from bot.store.sql.connection import Parameters

T = TypeVar("T")

READING = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY; SET LOCAL max_parallel_workers_per_gather = 0"
WRITING = "BEGIN; SET LOCAL idle_in_transaction_session_timeout = '5s'"
"""The beginning of transactions: of one with a consistent snapshot, and of one that writes.

Queries are small: parallel workers of the server would take longer to start than they save. The server rolls back transactions
of a process that is paused or gone, so that its successor does not wait longer for the rows.
"""

_NETWORK = {"connect_timeout": 5, "tcp_user_timeout": 10_000}
"""Timeouts, in seconds and milliseconds, after which a silent server counts as down, unless the address sets them."""

_PLACEHOLDERS = re.compile(r"\?|:([a-z_]+)")


class Connection:
    """A `bot.store.sql.connection.Connection` whose transactions begin with ``begin``. Not thread-safe.

    Reconnects transparently at the next transaction if the connection was cut. ``fence`` is a query at the beginning of each
    transaction, if any, which raises `ShardTaken` if it finds no row.
    """

    Error = psycopg.Error
    IntegrityError = psycopg.IntegrityError
    ProgrammingError = psycopg.ProgrammingError
    InterfaceError = psycopg.InterfaceError
    DataError = psycopg.DataError

    def __init__(self, address: str, begin: str, fence: str | None = None) -> None:
        self._address, self._begin, self._fence = _patient(address), begin, fence
        self._connection = psycopg.connect(self._address, autocommit=True)

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open, even one that has failed."""
        return self._connection.info.transaction_status in {TransactionStatus.INTRANS, TransactionStatus.INERROR}

    def execute(self, statement: str, parameters: Parameters = ()) -> "psycopg.Cursor[Any]":
        """Execute a statement with ``?`` or ``:name`` as placeholders."""
        if statement.startswith("BEGIN"):
            return self._begun()
        return self._connection.execute(_translated(statement), parameters)

    def executemany(self, statement: str, parameters: Iterable[Parameters]) -> None:
        """Execute a statement with each of these parameters."""
        self._connection.cursor().executemany(_translated(statement), parameters)

    def fill(self, table: str, columns: Iterable[str], rows: Iterable[Sequence[Any]]) -> None:
        """Write rows into a table by COPY, without a statement for each row."""
        copy = cast("LiteralString", f"COPY {table} ({', '.join(columns)}) FROM STDIN")
        with self._connection.cursor() as cursor, cursor.copy(copy) as copying:
            for row in rows:
                copying.write_row(row)

    def rollback(self) -> None:
        """Roll back the open transaction."""
        self._connection.rollback()

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()

    def _begun(self) -> "psycopg.Cursor[Any]":
        """Begin a transaction and check the fence, in one request."""
        whole = f"{self._begin}; {self._fence}" if self._fence else self._begin
        cursor = self._first(cast("LiteralString", whole))
        while cursor.nextset():
            pass
        if self._fence and not cursor.rowcount:
            raise ShardTaken
        return cursor

    def _first(self, statements: LiteralString) -> "psycopg.Cursor[Any]":
        """Send the first statements of a transaction, and reconnect for them if the connection was cut since the last one."""
        if not self._connection.closed:
            try:
                return self._connection.execute(statements)
            except psycopg.OperationalError:
                if not self._connection.closed:
                    raise
        self._connection = psycopg.connect(self._address, autocommit=True)
        return self._connection.execute(statements)


def _patient(address: str) -> str:
    """Return an address with the network timeouts that it does not set."""
    said = conninfo_to_dict(address)
    return make_conninfo(address, **{name: value for name, value in _NETWORK.items() if name not in said})


@lru_cache(maxsize=1024)
def _translated(statement: str) -> LiteralString:
    """Translate a statement for psycopg. A comment in SQLite, which locks the whole file, locks rows here."""
    doubled = statement.replace("%", "%%").replace("/* FOR UPDATE */", "FOR UPDATE")
    return cast("LiteralString", _PLACEHOLDERS.sub(lambda place: f"%({place[1]})s" if place[1] else "%s", doubled))


class PostgresThread:
    """Implements `bot.store.sql.lanes.Thread`."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._executor = ThreadPoolExecutor(1, "database")

    async def run(self, function: Callable[[Connection], T]) -> T:
        """Implement `Thread.run`."""
        running = asyncio.get_running_loop().run_in_executor(self._executor, function, self._connection)
        return await asyncio.shield(running)

    async def close(self) -> None:
        """Implement `Thread.close`."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._executor.shutdown()
        self._connection.close()
