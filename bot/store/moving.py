"""Moves everything from a database to another one, of SQLite or PostgreSQL."""

import asyncio
from collections.abc import Generator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from bot.store.contract.unusable import FilledDatabase, NoDatabase
from bot.store.opening import DatabaseLocation, open_store, reach
from bot.store.sql import moving
from bot.store.sql.moving import Exclusive, Moved, Progress
from bot.store.sqlite.file import exclusive, version_of


def move_database(source: DatabaseLocation, target: DatabaseLocation, progress: Progress) -> Moved:
    """Copy everything to another database, which must be empty, and compare it there.

    Migrates both, locks them against bots, and leaves the source as it is. Raises a kind of `UnusableDatabase`, `Differs` if
    the copy is not the same, and `StoreUnavailable` if a database fails; then the target stays empty.
    """
    _check(source)
    with _held(source), _held(target), _exclusive(source) as here, _exclusive(target) as there:
        if table := moving.table_in_use(there.connection):
            raise FilledDatabase(place_of(target), table)
        return moving.move(here, there, progress)


def place_of(database: DatabaseLocation) -> str:
    """Return where a database is, without a password. Raises `UnwritableDatabase` for an invalid address."""
    return str(database) if isinstance(database, Path) else reach(database.get_secret_value())


def _check(source: DatabaseLocation) -> None:
    """Raise a kind of `UnusableDatabase` unless there is a database of ours; opening it would create one."""
    if isinstance(source, Path):
        version_of(source)
        return
    place = reach(source.get_secret_value())
    from bot.store.postgres.server import has_tables  # noqa: PLC0415 - it loads the driver

    if not has_tables(source.get_secret_value()):
        raise NoDatabase(place)


@contextmanager
def _held(database: DatabaseLocation) -> Generator[None, None, None]:
    """Migrate a database, and lock it against bots during the block. Raises `DatabaseInUse` if a bot uses it."""
    with asyncio.Runner() as runner:
        store = runner.run(open_store(database))
        try:
            yield
        finally:
            runner.run(store.close())


def _exclusive(database: DatabaseLocation) -> AbstractContextManager[Exclusive]:
    """Open a transaction on a locked database."""
    if isinstance(database, Path):
        return exclusive(database)
    from bot.store.postgres.server import exclusive as exclusive_on_server  # noqa: PLC0415 - as above

    return exclusive_on_server(database.get_secret_value())
