"""What is stored, read beside the program: in an SQLite file, or in a database of a PostgreSQL server."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

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

    with psycopg.connect(address) as connection:
        try:
            return connection.execute(question.encode(), parameters).fetchall()
        except psycopg.errors.UndefinedTable:
            return []
