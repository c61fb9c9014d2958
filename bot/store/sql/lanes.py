"""Lanes: connections in threads of their own. One reads; the other writes, and commits waiting transactions together."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Lock
from typing import Any, Protocol, TypeVar

from bot.store.sql.commits import Committed, Failed, Work, commit_together, read
from bot.store.sql.connection import Connection

T = TypeVar("T")

AT_ONCE = 100
"""The most pieces of work in one commit, so that the first of them need not wait long for the last."""


class Thread(Protocol):
    """A connection in a thread of its own, which runs one function after the other."""

    async def run(self, function: Callable[[Connection], T], /) -> T:
        """Run a function of the connection in the thread, and return its result. Raises what the function raises.

        Enqueues the function before it first waits; the function runs even if the call is cancelled.
        """
        ...

    async def close(self) -> None:
        """Run all enqueued functions, close the connection and end the thread."""
        ...


class Lane:
    """A connection that runs one piece of work after the other. This one only reads."""

    def __init__(self, thread: Thread) -> None:
        self._thread = thread

    async def do(self, work: Work[T]) -> T:
        """Run work in a transaction, and return its result. Raises what the work raises, and `StoreUnavailable`.

        If cancelled, all or nothing of it was done when the cancellation continues.
        """
        return await self._thread.run(lambda connection: read(connection, work))

    async def close(self) -> None:
        """Finish running work, and close the connection."""
        await self._thread.close()


class WritingLane(Lane):
    """A lane for work that writes. Work that waits during a commit is committed together next.

    Calls ``committed`` in the thread of the connection, with the number of pieces of work that were committed together.
    """

    def __init__(self, thread: Thread, committed: Callable[[int], None]) -> None:
        super().__init__(thread)
        self._committed = committed
        self._lock = Lock()
        """Protects ``_queue``, which both threads use."""
        self._queue = list[_Queued]()

    async def do(self, work: Work[T]) -> T:
        """Run work as `Lane.do` does."""
        queued = work, asyncio.get_running_loop().create_future()
        with self._lock:
            is_first = len(self._queue) % AT_ONCE == 0
            self._queue.append(queued)
        try:
            if is_first:  # of a commit, which it enqueues; the others wait for that
                await self._thread.run(self._commit)
            return await asyncio.shield(queued[1])
        except asyncio.CancelledError:
            if not self._withdraw(queued):
                await settled(queued[1])
            raise

    def _withdraw(self, queued: "_Queued") -> bool:
        """Remove work from the queue. Return False if it is running."""
        with self._lock:
            is_waiting = queued in self._queue
            if is_waiting:
                self._queue.remove(queued)
        return is_waiting

    def _commit(self, connection: Connection) -> None:
        """Commit queued work; runs in the thread. The queue is empty if all was withdrawn, or committed with earlier work."""
        with self._lock:
            group, self._queue = self._queue[:AT_ONCE], self._queue[AT_ONCE:]
        if not group:
            return
        outcomes = commit_together(connection, [work for work, _ in group])
        self._committed(len(group))
        futures = [future for _, future in group]
        with suppress(RuntimeError):  # the loop is closed: no result is awaited any more
            futures[0].get_loop().call_soon_threadsafe(resolve, futures, outcomes)


_Queued = tuple[Work[Any], asyncio.Future[Any]]
"""A piece of work, and the future for its outcome."""


def resolve(futures: Sequence[asyncio.Future[Any]], outcomes: Sequence[Committed[Any] | Failed]) -> None:
    """Resolve each future with the outcome at the same index."""
    for future, outcome in zip(futures, outcomes, strict=True):
        if isinstance(outcome, Committed):
            future.set_result(outcome.value)
        else:
            future.set_exception(outcome.error)


async def settled(future: asyncio.Future[Any]) -> None:
    """Wait until a future is done, however often this is cancelled, and ignore its exception."""
    while not future.done():
        with suppress(asyncio.CancelledError):
            await asyncio.wait([future])
    future.exception()
