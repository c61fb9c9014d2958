"""The store at a place that an operator has named: in an SQLite file, or in a database of a PostgreSQL server."""

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from pydantic import SecretStr

from bot.store.contract.unusable import UnwritableDatabase
from bot.store.sql import SqlStore
from bot.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from bot.store.postgres.processes import Processes

DatabaseLocation = Path | SecretStr
"""A file, or the address of a server's database, which may hold a password."""

_ADDRESSES = ("postgresql://", "postgres://")


def database_of(text: str) -> DatabaseLocation:
    """The database that is meant by a text: an address such as ``postgresql://…``, or the path of a file."""
    return SecretStr(text) if text.startswith(_ADDRESSES) else Path(text)


def reach(address: str) -> str:
    """Reach the database at an address, and change nothing there. Answers the address without its password.

    Raises a kind of `UnusableDatabase` where it cannot be reached, or holds what a later version has written.
    """
    _needs_postgres()
    from bot.store.postgres.server import look_at  # noqa: PLC0415 - as there

    return look_at(address)


def _needs_postgres() -> None:
    """Raises `UnwritableDatabase` where the extra `postgres` is missing."""
    if find_spec("psycopg") is None:
        place = "RICOCHET_DATABASE"
        raise UnwritableDatabase(place, 'it needs the extra "postgres": python3 -m pip install ".[postgres]"')


async def join_processes(address: str, shards: int, committed: Callable[[int], None] = lambda _: None) -> "Processes":
    """Be one of the processes that share a database: see `Processes.join`. Raises a kind of `UnusableDatabase`."""
    _needs_postgres()
    from bot.store.postgres.processes import Processes  # noqa: PLC0415 - as below

    return await Processes.join(address, shards, committed)


async def open_store(database: DatabaseLocation, committed: Callable[[int], None] = lambda _: None) -> SqlStore:
    """Open the store there for one process alone: see `SqliteStore.open` and `PostgresStore.open`.

    Raises a kind of `UnusableDatabase`.
    """
    if isinstance(database, Path):
        return await SqliteStore.open(database, committed)
    _needs_postgres()
    from bot.store.postgres import PostgresStore  # noqa: PLC0415 - only who has such a database loads its driver

    return await PostgresStore.open(database.get_secret_value(), committed)
