"""Functions of a connection to PostgreSQL, run in a thread."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from bot.store.postgres.connection import Connection

T = TypeVar("T")


class PostgresThread:
    """See `bot.store.sql.lanes.Thread`."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._executor = ThreadPoolExecutor(1, "database")

    async def run(self, function: Callable[[Connection], T]) -> T:
        """See `Thread.run`."""
        running = asyncio.get_running_loop().run_in_executor(self._executor, function, self._connection)
        return await asyncio.shield(running)

    async def close(self) -> None:
        """See `Thread.close`."""
        await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        self._executor.shutdown()
        self._connection.close()
