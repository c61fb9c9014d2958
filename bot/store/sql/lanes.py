"""How a database is used: what reads is done piece by piece, what writes is committed together. Each has a thread."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Lock
from typing import Any, Protocol, TypeVar

from bot.store.sql.commits import Done, Failed, Work, commit_together, read
from bot.store.sql.connection import Connection

T = TypeVar("T")

AT_ONCE = 100
"""How many pieces of work are committed together at most, so that the first of them need not wait long for the last."""


class Thread(Protocol):
    """A connection in a thread of its own, which does one thing after the other."""

    async def run(self, function: Callable[[Connection], T], /) -> T:
        """Run a function of the connection in the thread. Raises what the function raises.

        The function is handed over before this waits for anything, and is run also where this is cancelled.
        """
        ...

    async def close(self) -> None:
        """Run all that was handed over, close the connection and end the thread."""
        ...


class Lane(Protocol):
    """A connection that does one piece of work after the other."""

    async def do(self, work: Work[T]) -> T:
        """Do this in a transaction. Raises what the work raises, and `StoreUnavailable`.

        Where that is cancelled, the work has been done completely or not at all when the cancellation goes on.
        """
        ...

    async def close(self) -> None:
        """Finish what is being done, and close the connection."""
        ...


class ReadingLane:
    """A connection for what only reads."""

    def __init__(self, thread: Thread) -> None:
        self._thread = thread

    async def do(self, work: Work[T]) -> T:
        """See `Lane.do`."""
        return await self._thread.run(lambda connection: read(connection, work))

    async def close(self) -> None:
        """See `Lane.close`."""
        await self._thread.close()


class WritingLane:
    """A connection for what writes. All that waits while something is written is committed together next.

    ``committed`` is called in the thread of the connection with how many pieces of work that were.
    """

    def __init__(self, thread: Thread, committed: Callable[[int], None]) -> None:
        self._thread, self._committed = thread, committed
        self._lock = Lock()
        """Held for a moment, by both threads, around what waits."""
        self._waiting = list[_Asked]()

    async def do(self, work: Work[T]) -> T:
        """See `Lane.do`."""
        asked = work, asyncio.get_running_loop().create_future()
        with self._lock:
            is_first = len(self._waiting) % AT_ONCE == 0
            self._waiting.append(asked)
        try:
            if is_first:  # of those that are committed together: their commit is handed over once, and the others wait for it
                await self._thread.run(self._commit)
            return await asyncio.shield(asked[1])
        except asyncio.CancelledError:
            if not self._withdraw(asked):
                await end_of(asked[1])
            raise

    async def close(self) -> None:
        """See `Lane.close`."""
        await self._thread.close()

    def _withdraw(self, asked: "_Asked") -> bool:
        """Ask for this no more, unless it is being done."""
        with self._lock:
            is_waiting = asked in self._waiting
            if is_waiting:
                self._waiting.remove(asked)
        return is_waiting

    def _commit(self, connection: Connection) -> None:
        """In the thread: commit what waits. Nothing does where all of it was withdrawn, or went with those before."""
        with self._lock:
            group, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
        if not group:
            return
        outcomes = commit_together(connection, [work for work, _ in group])
        self._committed(len(group))
        futures = [future for _, future in group]
        with suppress(RuntimeError):  # the loop was closed: nobody waits for an answer any more
            futures[0].get_loop().call_soon_threadsafe(tell, futures, outcomes)


_Asked = tuple[Work[Any], asyncio.Future[Any]]
"""A piece of work, and who waits for it."""


def tell(futures: Sequence[asyncio.Future[Any]], outcomes: Sequence[Done[Any] | Failed]) -> None:
    """Tell those who wait what has come of what they asked for, in the same order."""
    for future, outcome in zip(futures, outcomes, strict=True):
        if isinstance(outcome, Done):
            future.set_result(outcome.value)
        else:
            future.set_exception(outcome.error)


async def end_of(future: asyncio.Future[Any]) -> None:
    """Wait for this, however often that is cancelled."""
    while not future.done():
        with suppress(asyncio.CancelledError):
            await asyncio.wait([future])
    future.exception()  # nobody is told of it
