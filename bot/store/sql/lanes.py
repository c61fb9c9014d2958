"""Connections in threads of their own: what is asked of them is handed over once, and its answer once."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Lock
from typing import Any, Protocol, TypeVar

from bot.store.sql.commits import Done, Failed, Work, commit_together, read
from bot.store.sql.connection import Connection

T = TypeVar("T")

AT_ONCE = 100
"""How many pieces of work are committed together at most, so that the first of them need not wait long for the last."""


class Lane(Protocol):
    """A connection that does one thing after the other."""

    async def do(self, work: Work[T]) -> T:
        """Do this in a transaction. Raises what the work raises, and `StoreUnavailable`.

        Where that is cancelled, the work has been done completely or not at all when the cancellation goes on.
        """
        ...

    def close(self) -> None:
        """Finish what is being done, and let go of the connection. To be called in another thread than that of the loop."""
        ...


class ReadingLane:
    """A connection for what only reads."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._thread = ThreadPoolExecutor(1, "database-reads")

    async def do(self, work: Work[T]) -> T:
        """See `Lane.do`."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, read, self._connection, work)

    def close(self) -> None:
        """See `Lane.close`."""
        self._thread.shutdown()
        self._connection.close()


class WritingLane:
    """A connection for what writes. All that waits while something is written is committed together next.

    ``committed`` is called in the thread of the lane with how many pieces of work that were.
    """

    def __init__(self, connection: Connection, committed: Callable[[int], None]) -> None:
        self._connection, self._committed = connection, committed
        self._thread = ThreadPoolExecutor(1, "database-writes")
        self._lock = Lock()
        """Held for a moment, by both threads, around the two below."""
        self._waiting = list[_Asked]()
        self._is_working = False

    async def do(self, work: Work[T]) -> T:
        """See `Lane.do`."""
        asked = work, asyncio.get_running_loop().create_future()
        with self._lock:
            self._waiting.append(asked)
            if not self._is_working:
                self._thread.submit(self._work)
                self._is_working = True
        try:
            return await asyncio.shield(asked[1])
        except asyncio.CancelledError:
            if not self._withdraw(asked):
                await _end_of(asked[1])
            raise

    def close(self) -> None:
        """See `Lane.close`."""
        self._thread.shutdown()
        self._connection.close()

    def _withdraw(self, asked: "_Asked") -> bool:
        """Ask for this no more, unless it is being done."""
        with self._lock:
            is_waiting = asked in self._waiting
            if is_waiting:
                self._waiting.remove(asked)
        return is_waiting

    def _work(self) -> None:
        """In the thread: do what waits until nothing does."""
        while group := self._next():
            outcomes = commit_together(self._connection, [work for work, _ in group])
            self._committed(len(group))
            futures = [future for _, future in group]
            with suppress(RuntimeError):  # the loop was closed: nobody waits for an answer any more
                futures[0].get_loop().call_soon_threadsafe(tell, futures, outcomes)

    def _next(self) -> "list[_Asked]":
        with self._lock:
            group, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
            self._is_working = bool(group)
        return group


_Asked = tuple[Work[Any], asyncio.Future[Any]]
"""A piece of work, and who waits for it."""


def tell(futures: Sequence[asyncio.Future[Any]], outcomes: Sequence[Done[Any] | Failed]) -> None:
    """Tell those who wait what has come of what they asked for, in the same order."""
    for future, outcome in zip(futures, outcomes, strict=True):
        if isinstance(outcome, Done):
            future.set_result(outcome.value)
        else:
            future.set_exception(outcome.error)


async def _end_of(future: asyncio.Future[Any]) -> None:
    """Wait for this, however often that is cancelled."""
    while not future.done():
        with suppress(asyncio.CancelledError):
            await asyncio.wait([future])
    future.exception()  # nobody is told of it
