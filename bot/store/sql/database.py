"""An open database: written in whole transactions, read beside that, closed."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from bot.store.contract.games import StoreUnavailable
from bot.store.sql.connection import Connection
from bot.store.sql.lanes import Lane

P = ParamSpec("P")
T = TypeVar("T")


class Guard(Protocol):
    """What keeps other bots out, until it is closed."""

    def close(self) -> None:
        """Let others in."""
        ...


class Database:
    """An open database of ours, for one process.

    One connection writes, one after the other; another one reads, beside that, what was committed.
    """

    def __init__(self, writing: Lane, reading: Lane, guard: Guard | None = None) -> None:
        self._writing, self._reading = writing, reading
        self._guard = guard
        self._closing = asyncio.Lock()
        self._is_open = True

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Let this be done on a connection, with these arguments: kept as a whole, or nothing of it where it raises.

        It is done in another thread, once or again from its start, and in one transaction with others, which never see a half
        of it. So it only uses the connection and its arguments, begins and commits nothing, and takes no long time. Raises
        `StoreUnavailable`, and what the work raises. If it is cancelled it has been kept as a whole, or never will be.
        """
        return await self._lane(self._writing).do(lambda connection: work(connection, *args, **kwargs))

    async def execute(self, sql: str, parameters: Sequence[Any] | Mapping[str, Any] = ()) -> int:
        """Write by one statement. Returns how many rows it has changed; raises as `write` does."""
        return await self.write(_execute, sql, parameters)

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Let this read on a connection, with these arguments: only what was committed, and all of it at the same moment.

        It is done in another thread, as with `write`. Raises `StoreUnavailable`, and what the work raises.
        """
        return await self._lane(self._reading).do(lambda connection: work(connection, *args, **kwargs))

    async def rows(self, sql: str, parameters: Sequence[Any] | Mapping[str, Any] = ()) -> list[Any]:
        """Read all rows of a query; raises as `read` does."""
        return await self.read(_rows, sql, parameters)

    async def close(self) -> None:
        """Finish what is being done, and let go of the file. Closing again does nothing."""
        async with self._closing:
            if self._is_open:
                self._is_open = False
                await self._let_go()

    def _lane(self, lane: Lane) -> Lane:
        if not self._is_open:
            message = "the database is closed"
            raise StoreUnavailable(message)
        return lane

    async def _let_go(self) -> None:
        try:
            await self._reading.close()
        finally:
            try:
                await self._writing.close()
            finally:
                if self._guard:
                    self._guard.close()


def _execute(connection: Connection, sql: str, parameters: Sequence[Any] | Mapping[str, Any]) -> int:
    return connection.execute(sql, parameters).rowcount


def _rows(connection: Connection, sql: str, parameters: Sequence[Any] | Mapping[str, Any]) -> list[Any]:
    return connection.execute(sql, parameters).fetchall()
