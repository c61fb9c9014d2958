"""Work on a connection in transactions, several pieces of which are committed together."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

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
