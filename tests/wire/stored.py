"""Read the database beside the program: an SQLite file, or a database of a PostgreSQL server."""

import atexit
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import psycopg

Database = Path | str
"""A file, or an address such as ``postgresql://…``."""


def stored(database: Database, question: str, *parameters: int) -> list[Any]:
    """The rows that answer a question, which has ``?`` where its parameters belong. None where no program has been there."""
    if isinstance(database, str):
        return _on_server(database, question.replace("?", "%s"), *parameters)
    if not database.exists():
        return []
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
        try:
            return connection.execute(question, parameters).fetchall()
        except sqlite3.OperationalError:
            return []


def _on_server(address: str, question: str, *parameters: int) -> list[Any]:
    import psycopg  # noqa: PLC0415 - few tests need a server

    try:
        return _connection(address).execute(question.encode(), parameters).fetchall()
    except psycopg.errors.UndefinedTable:
        return []


_open = dict[str, "psycopg.Connection"]()


def _connection(address: str) -> "psycopg.Connection":
    """Return the latest connection, or a new one for another address: tests poll many times."""
    import psycopg  # noqa: PLC0415 - as above

    if address not in _open:
        _close()
        _open[address] = psycopg.connect(address, autocommit=True)
    return _open[address]


@atexit.register
def _close() -> None:
    while _open:
        _open.popitem()[1].close()
