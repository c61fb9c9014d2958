"""A database of a server in one transaction, in which all of it may be read or filled."""

from collections.abc import Generator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from typing import Any

from bot.store.contract.games import StoreUnavailable
from bot.store.postgres.connection import READING, Connection

_TABLES = "SELECT quote_ident(tablename) FROM pg_tables WHERE schemaname = current_schema()"


@dataclass(frozen=True, slots=True)
class AloneOnServer:
    """See `bot.store.sql.moving.Alone`."""

    connection: Connection

    def insert(self, table: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
        """See `Alone.insert`."""
        self.connection.fill(table, columns, rows)

    def last_game(self) -> int:
        """See `Alone.last_game`."""
        ((last,),) = self.connection.execute("SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM match_id_seq")
        return last

    def go_on_after(self, game: int) -> None:
        """See `Alone.go_on_after`."""
        self.connection.execute("SELECT setval(pg_get_serial_sequence('match', 'id'), ?)", (game,))


@contextmanager
def alone(address: str) -> Generator[AloneOnServer, None, None]:
    """A transaction that has all tables for itself. It is kept at the end of the block, unless that raises.

    Raises `StoreUnavailable` instead of what psycopg raises.
    """
    try:
        with closing(Connection(address, "BEGIN")) as connection:
            connection.execute("BEGIN")
            tables = ", ".join(table for (table,) in connection.execute(_TABLES))
            connection.execute(f"LOCK TABLE {tables} IN EXCLUSIVE MODE")
            yield AloneOnServer(connection)
            connection.execute("COMMIT")
    except Connection.Error as error:
        raise StoreUnavailable(" ".join(str(error).split())) from error


def has_tables(address: str) -> bool:
    """Whether a bot has ever had the database at an address that can be reached. Raises `psycopg.Error`."""
    with closing(Connection(address, READING)) as connection:
        ((known,),) = connection.execute("SELECT to_regclass('schema_version')")
    return known is not None
