"""A connection to PostgreSQL that understands the statements that the store asks SQLite, too."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, LiteralString, cast

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import TransactionStatus

from bot.store.contract.shards import ShardTaken

Parameters = Sequence[Any] | Mapping[str, Any]

READING = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY; SET LOCAL max_parallel_workers_per_gather = 0"
WRITING = "BEGIN; SET LOCAL idle_in_transaction_session_timeout = '5s'"
"""How a transaction begins: one that sees the same at each look, and one that writes.

What is read is small: other processes of the server that help with it would take longer to start than they save.
Of a process that was paused, or whose machine is gone, the server takes back what it has begun to write: whoever goes on with
its games waits no longer than that for the rows.
"""

_NETWORK = {"connect_timeout": 5, "tcp_user_timeout": 10_000}
"""Seconds, and milliseconds, after which a server that does not answer counts as gone, where the address does not say."""

_PLACES = re.compile(r"\?|:([a-z_]+)")


class Connection:
    """What `sqlite3.Connection` is to the functions that ask it; transactions begin as ``begin`` says.

    One that was cut is made anew with the next transaction, of which nobody notices that. No two threads may use it at the same
    time.

    ``fence`` is the query that each transaction begins with, if any: where that finds nothing, `ShardTaken` is raised.
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
        """Whether a transaction is open, be it one in which nothing more can be done."""
        return self._connection.info.transaction_status in {TransactionStatus.INTRANS, TransactionStatus.INERROR}

    def execute(self, statement: str, parameters: Parameters = ()) -> "psycopg.Cursor[Any]":
        """Do what a statement says, with ``?`` or ``:name`` where its parameters belong."""
        if statement.startswith("BEGIN"):
            return self._begun()
        return self._connection.execute(_translated(statement), parameters)

    def executemany(self, statement: str, parameters: Iterable[Parameters]) -> None:
        """Do the same with each of these parameters."""
        self._connection.cursor().executemany(_translated(statement), parameters)

    def fill(self, table: str, columns: Iterable[str], rows: Iterable[Sequence[Any]]) -> None:
        """Write rows into a table without asking a statement for each of them."""
        copy = cast("LiteralString", f"COPY {table} ({', '.join(columns)}) FROM STDIN")
        with self._connection.cursor() as cursor, cursor.copy(copy) as copying:
            for row in rows:
                copying.write_row(row)

    def rollback(self) -> None:
        """Take back the transaction that is open."""
        self._connection.rollback()

    def close(self) -> None:
        """Let go of the server."""
        self._connection.close()

    def _begun(self) -> "psycopg.Cursor[Any]":
        """Begin a transaction, and look at the fence, in one request."""
        whole = f"{self._begin}; {self._fence}" if self._fence else self._begin
        cursor = self._first(cast("LiteralString", whole))
        while cursor.nextset():
            pass
        if self._fence and not cursor.rowcount:
            raise ShardTaken
        return cursor

    def _first(self, question: LiteralString) -> "psycopg.Cursor[Any]":
        """Ask what a transaction begins with, again where the connection was cut since the last one: nothing is done yet."""
        if not self._connection.closed:
            try:
                return self._connection.execute(question)
            except psycopg.OperationalError:
                if not self._connection.closed:
                    raise
        self._connection = psycopg.connect(self._address, autocommit=True)
        return self._connection.execute(question)


def _patient(address: str) -> str:
    """The address with what it leaves open about the network."""
    said = conninfo_to_dict(address)
    return make_conninfo(address, **{name: value for name, value in _NETWORK.items() if name not in said})


@lru_cache(maxsize=1024)
def _translated(statement: str) -> LiteralString:
    """A statement as psycopg has it. What is a comment for SQLite, which locks the whole file anyway, locks rows here."""
    doubled = statement.replace("%", "%%").replace("/* FOR UPDATE */", "FOR UPDATE")
    return cast("LiteralString", _PLACES.sub(lambda place: f"%({place[1]})s" if place[1] else "%s", doubled))
