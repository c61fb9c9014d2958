"""Lanes: connections in threads of their own. One reads; the other writes, and commits waiting transactions together."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from threading import Lock
from typing import Any, Generic, Protocol, TypeVar

from bot.store.contract.games import StoreUnavailable
from bot.store.sql.connection import Connection

T = TypeVar("T")

_MISTAKES = ("IntegrityError", "ProgrammingError", "InterfaceError", "DataError")
"""The errors of a connection that are mistakes of the program."""

Work = Callable[[Connection], T]
"""A function of a connection, called within a transaction. It may be retried."""


@dataclass(frozen=True, slots=True)
class Committed(Generic[T]):
    """The outcome of work that was committed: its value."""

    value: T


@dataclass(frozen=True, slots=True)
class Failed:
    """The outcome of work that was rolled back: its error."""

    error: BaseException


def commit_together(connection: Connection, works: Sequence[Work[Any]]) -> list[Committed[Any] | Failed]:
    """Run work in one transaction, each piece in a savepoint, and return the outcomes in the same order.

    A piece that fails is rolled back alone. If the database rolls back the whole transaction, as it may when the disk is full,
    each piece is retried in a transaction of its own. Raises nothing.
    """
    try:
        connection.execute("BEGIN IMMEDIATE")
        outcomes = [_in_savepoint(connection, work) for work in works] if len(works) > 1 else [_do(connection, works[0])]
        if connection.in_transaction:
            connection.execute("ROLLBACK" if all(isinstance(outcome, Failed) for outcome in outcomes) else "COMMIT")
            return outcomes
    except (connection.Error, StoreUnavailable) as error:
        _roll_back(connection)
        return [Failed(_unavailable(connection, error))] * len(works)
    if len(works) == 1:
        return outcomes
    return [outcome for work in works for outcome in commit_together(connection, [work])]


def read(connection: Connection, work: Work[T]) -> T:
    """Run work on a consistent snapshot of what is committed, and return its result.

    Raises `StoreUnavailable`, and what the work raises.
    """
    try:
        connection.execute("BEGIN")
        try:
            return work(connection)
        finally:
            _roll_back(connection)
    except connection.Error as error:
        raise _unavailable(connection, error) from error


def _in_savepoint(connection: Connection, work: Work[T]) -> Committed[T] | Failed:
    """Run work in a savepoint, unless the database has rolled back the transaction."""
    if connection.in_transaction:
        connection.execute("SAVEPOINT piece")
    outcome = _do(connection, work) if connection.in_transaction else Failed(StoreUnavailable("rolled back"))
    if connection.in_transaction:
        if isinstance(outcome, Failed):
            connection.execute("ROLLBACK TO piece")
        connection.execute("RELEASE piece")
    return outcome


def _do(connection: Connection, work: Work[T]) -> Committed[T] | Failed:
    try:
        return Committed(work(connection))
    except connection.Error as error:
        return Failed(_unavailable(connection, error))
    except BaseException as error:  # noqa: BLE001 - it is raised where the work is awaited
        return Failed(error)


def _roll_back(connection: Connection) -> None:
    """Roll back an open transaction. An error does not matter: nothing of it is kept."""
    if connection.in_transaction:
        with suppress(connection.Error):
            connection.rollback()


def _unavailable(connection: Connection, error: Exception) -> Exception:
    """Return the error to raise: a programming error as it is, any other as `StoreUnavailable`."""
    mistakes = (getattr(connection, name) for name in _MISTAKES)
    if isinstance(error, (*mistakes, StoreUnavailable)):
        return error
    unavailable = StoreUnavailable(str(error))
    unavailable.__cause__ = error
    return unavailable


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
