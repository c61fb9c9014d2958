"""An open database, which is written and read in whole transactions, and the base of the store's methods."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AsyncExitStack
from functools import partial, wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from bot.store.contract.games import ONLY_SHARD, Shard, StoreUnavailable
from bot.store.sql.connection import Connection, Parameters
from bot.store.sql.lanes import Lane

P = ParamSpec("P")
T = TypeVar("T")


class Database:
    """An open database: one connection writes, another one reads what is committed, at the same time.

    ``release`` is called when it is closed.
    """

    def __init__(self, writing: Lane, reading: Lane, release: Callable[[], None] = lambda: None) -> None:
        self._writing, self._reading, self._release = writing, reading, release
        self._closing = asyncio.Lock()
        self._is_open = True

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function of a connection in a transaction, and return its result after the commit.

        The function runs in another thread, in one transaction with others, which see all or nothing of it. It must be short,
        use only the connection and its arguments, and neither begin nor commit, because it may be retried. Raises what it
        raises, and `StoreUnavailable`; then nothing was written. If cancelled, all or nothing was written.
        """
        return await self._lane(self._writing).do(lambda connection: work(connection, *args, **kwargs))

    async def execute(self, sql: str, parameters: Parameters = ()) -> int:
        """Write by one statement, and return how many rows it changed. Raises as `write` does."""
        return await self.write(lambda connection: connection.execute(sql, parameters).rowcount)

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function on a consistent snapshot of what is committed, in another thread, and return its result.

        Raises what it raises, and `StoreUnavailable`.
        """
        return await self._lane(self._reading).do(lambda connection: work(connection, *args, **kwargs))

    async def rows(self, sql: str, parameters: Parameters = ()) -> list[Any]:
        """Return all rows of a query. Raises as `read` does."""
        return await self.read(lambda connection: connection.execute(sql, parameters).fetchall())

    async def close(self) -> None:
        """Finish running transactions, close the connections and release the lock. Closing again does nothing."""
        async with self._closing:
            if self._is_open:
                self._is_open = False
                async with AsyncExitStack() as closing:
                    closing.callback(self._release)
                    closing.push_async_callback(self._writing.close)
                    closing.push_async_callback(self._reading.close)

    def _lane(self, lane: Lane) -> Lane:
        if not self._is_open:
            message = "the database is closed"
            raise StoreUnavailable(message)
        return lane


class Methods:
    """Methods on one subject; `bot.store.Store` combines several such classes.

    Most are written as functions of a connection, which `writes` or `reads` runs.
    """

    shard: Shard = ONLY_SHARD
    """The shard whose servers the bot plays."""

    def __init__(self, database: Database) -> None:
        self._database = database


M = TypeVar("M", bound=Methods)


def writes(work: Callable[Concatenate[M, Connection, P], T]) -> Callable[Concatenate[M, P], Coroutine[Any, Any, T]]:
    """Make a method that runs a function of a connection as `Database.write` does, and is called without the connection."""

    @wraps(work)
    async def method(self: M, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._database.write(partial(work, self), *args, **kwargs)  # pyright: ignore[reportPrivateUsage] - its methods

    return method


def reads(work: Callable[Concatenate[M, Connection, P], T]) -> Callable[Concatenate[M, P], Coroutine[Any, Any, T]]:
    """Make a method that runs a function of a connection as `Database.read` does, and is called without the connection."""

    @wraps(work)
    async def method(self: M, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._database.read(partial(work, self), *args, **kwargs)  # pyright: ignore[reportPrivateUsage] - as above

    return method


def scripts_of(folder: Path) -> Sequence[Path]:
    """Return the migrations of a folder, in order. Raises `ValueError` unless they are numbered 1, 2, 3 and so on."""
    scripts = tuple(sorted(folder.glob("*.sql")))
    if [script.name[:5] for script in scripts] != [f"{number:04}_" for number in range(1, len(scripts) + 1)]:
        message = f"migrations are not numbered one by one: {[script.name for script in scripts]}"
        raise ValueError(message)
    return scripts
