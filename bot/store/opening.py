"""Opens the store that an operator has configured: an SQLite file, or a database of a PostgreSQL server."""

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from pydantic import SecretStr

from bot.store.contract.unusable import DriverMissing
from bot.store.sql import Store
from bot.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from bot.store.postgres.processes import Processes

DatabaseLocation = Path | SecretStr
"""A file, or the address of a server's database, which may contain a password."""

_ADDRESSES = ("postgresql://", "postgres://")


def database_of(text: str) -> DatabaseLocation:
    """Return the location in a text: an address such as ``postgresql://…``, or the path of a file."""
    return SecretStr(text) if text.startswith(_ADDRESSES) else Path(text)


def reach(address: str) -> str:
    """Check the database at an address without changing it, and return the address without its password.

    Raises a kind of `UnusableDatabase` if it cannot be reached or used, or a later version has migrated it.
    """
    _needs_postgres()
    from bot.store.postgres.server import look_at  # noqa: PLC0415 - as below

    return look_at(address)


def _needs_postgres() -> None:
    """Raise `DriverMissing` if the extra `postgres` is not installed."""
    if find_spec("psycopg") is None:
        raise DriverMissing("RICOCHET_DATABASE", 'the extra "postgres" is not installed')


async def join_processes(address: str, shards: int, committed: Callable[[int], None] = lambda _: None) -> "Processes":
    """Join the processes that share a database; see `Processes.join`. Raises a kind of `UnusableDatabase`."""
    _needs_postgres()
    from bot.store.postgres.processes import Processes  # noqa: PLC0415 - as below

    return await Processes.join(address, shards, committed)


async def open_store(database: DatabaseLocation, committed: Callable[[int], None] = lambda _: None) -> Store:
    """Open a store for one process alone; see `SqliteStore.open` and `PostgresStore.open`.

    Raises a kind of `UnusableDatabase`.
    """
    if isinstance(database, Path):
        return await SqliteStore.open(database, committed)
    _needs_postgres()
    from bot.store.postgres import PostgresStore  # noqa: PLC0415 - it loads the driver

    return await PostgresStore.open(database.get_secret_value(), committed)
