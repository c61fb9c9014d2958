"""Pieces of work on a connection, of which several are committed together and each is done completely or not at all."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.store.contract.games import StoreUnavailable
from bot.store.sql.connection import Connection

T = TypeVar("T")

Work = Callable[[Connection], T]
"""What is done on a connection, in a transaction that somebody else begins and commits. It may be done again from the start."""


@dataclass(frozen=True, slots=True)
class Done(Generic[T]):
    """What has come of a piece of work: its value."""

    value: T


@dataclass(frozen=True, slots=True)
class Failed:
    """What has come of a piece of work: nothing, for this reason."""

    error: BaseException


def commit_together(connection: Connection, works: Sequence[Work[Any]]) -> list[Done[Any] | Failed]:
    """Do all of this in one transaction, each in a savepoint, so that one that fails leaves nothing, and all others hold.

    Nothing is done before this returns, or all that it calls done. Where the database itself takes the transaction back, as it
    may when the disk is full, each piece is done in a transaction of its own. Raises nothing.
    """
    try:
        connection.execute("BEGIN IMMEDIATE")
        outcomes = [_in_savepoint(connection, work) for work in works] if len(works) > 1 else [_do(connection, works[0])]
        if connection.in_transaction:
            connection.execute("ROLLBACK" if all(isinstance(outcome, Failed) for outcome in outcomes) else "COMMIT")
            return outcomes
    except (connection.Error, StoreUnavailable) as error:
        _take_back(connection)
        return [Failed(_unavailable(connection, error))] * len(works)
    if len(works) == 1:
        return outcomes
    return [outcome for work in works for outcome in commit_together(connection, [work])]


def read(connection: Connection, work: Work[T]) -> T:
    """Do this where nothing changes meanwhile, and only what was committed is seen.

    Raises `StoreUnavailable`, and what the work raises.
    """
    try:
        connection.execute("BEGIN")
        try:
            return work(connection)
        finally:
            _take_back(connection)
    except connection.Error as error:
        raise _unavailable(connection, error) from error


def _in_savepoint(connection: Connection, work: Work[T]) -> Done[T] | Failed:
    """Do this as a part of the transaction, unless the database has taken that back."""
    if connection.in_transaction:
        connection.execute("SAVEPOINT piece")
    outcome = _do(connection, work) if connection.in_transaction else Failed(StoreUnavailable("taken back"))
    if connection.in_transaction:
        if isinstance(outcome, Failed):
            connection.execute("ROLLBACK TO piece")
        connection.execute("RELEASE piece")
    return outcome


def _do(connection: Connection, work: Work[T]) -> Done[T] | Failed:
    try:
        return Done(work(connection))
    except connection.Error as error:
        return Failed(_unavailable(connection, error))
    except BaseException as error:  # noqa: BLE001 - whoever has asked for this is told
        return Failed(error)


def _take_back(connection: Connection) -> None:
    """Roll back. What the database says about that is of no interest: whatever is open ends, and nothing of it is kept."""
    if connection.in_transaction:
        with suppress(connection.Error):
            connection.rollback()


def _unavailable(connection: Connection, error: Exception) -> Exception:
    """What the caller is told: a mistake of ours as it is, all else as something that the store cannot do at the moment."""
    mistakes = connection.IntegrityError, connection.ProgrammingError, connection.InterfaceError, connection.DataError
    if isinstance(error, (*mistakes, StoreUnavailable)):
        return error
    unavailable = StoreUnavailable(str(error))
    unavailable.__cause__ = error
    return unavailable
