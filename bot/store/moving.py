"""Everything that one database holds, moved to another one of either kind."""

import asyncio
from collections.abc import Generator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from bot.store.contract.unusable import FilledDatabase, NoDatabase
from bot.store.opening import DatabaseLocation, open_store, reach
from bot.store.sql import moving
from bot.store.sql.moving import Alone, Moved, Progress
from bot.store.sqlite.alone import alone
from bot.store.sqlite.inspection import version_of


def move_database(source: DatabaseLocation, target: DatabaseLocation, progress: Progress) -> Moved:
    """Copy everything to another database, in which there is nothing yet, and compare what has come there.

    No bot may have either of them meanwhile. Both are brought up to date, and the source keeps what it has. The target has all
    of it in the end, and nothing where this raises: a kind of `UnusableDatabase`, `Differs` where what has come is not the
    same, and `StoreUnavailable` where a database fails on the way.
    """
    _look_at(source)
    with _held(source), _held(target), _alone(source) as here, _alone(target) as there:
        if table := moving.table_in_use(there.connection):
            raise FilledDatabase(place_of(target), table)
        return moving.move(here, there, progress)


def place_of(database: DatabaseLocation) -> str:
    """Where a database is, in words that tell no password. Raises `UnwritableDatabase` for an address that is none."""
    return str(database) if isinstance(database, Path) else reach(database.get_secret_value())


def _look_at(source: DatabaseLocation) -> None:
    """Raises a kind of `UnusableDatabase` unless there is a database of ours, which opening it would make."""
    if isinstance(source, Path):
        version_of(source)
        return
    place = reach(source.get_secret_value())
    from bot.store.postgres.alone import has_tables  # noqa: PLC0415 - only who has such a database loads its driver

    if not has_tables(source.get_secret_value()):
        raise NoDatabase(place)


@contextmanager
def _held(database: DatabaseLocation) -> Generator[None, None, None]:
    """Bring a database up to date, and keep bots out during the block. Raises `DatabaseInUse` where there is one."""
    with asyncio.Runner() as runner:
        store = runner.run(open_store(database))
        try:
            yield
        finally:
            runner.run(store.close())


def _alone(database: DatabaseLocation) -> AbstractContextManager[Alone]:
    """A transaction on all of a database that is held."""
    if isinstance(database, Path):
        return alone(database)
    from bot.store.postgres.alone import alone as alone_on_server  # noqa: PLC0415 - as above

    return alone_on_server(database.get_secret_value())
