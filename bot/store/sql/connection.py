"""The interface of database connections that `sqlite3` and `bot.store.postgres` have in common."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

Parameters = Sequence[Any] | Mapping[str, Any]


class Cursor(Protocol):
    """The result of a statement."""

    @property
    def description(self) -> Sequence[Sequence[Any]] | None:
        """For each column of a query a sequence that begins with its name; None if there was no query."""
        ...

    @property
    def rowcount(self) -> int:
        """The number of changed rows."""
        ...

    def fetchone(self) -> Any:
        """Return the next row, or None."""
        ...

    def fetchall(self) -> list[Any]:
        """Return all remaining rows."""
        ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection without automatic transactions.

    Statements use what both databases understand: ``?`` or ``:name`` as placeholders, 0 and 1 as booleans, ``ON CONFLICT`` and
    ``RETURNING``, no JSON, and ``/* FOR UPDATE */`` after a query of rows that several processes may change.
    """

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open."""
        ...

    @property
    def Error(self) -> type[Exception]:  # noqa: N802 - the name in PEP 249
        """The base of all errors of the database."""
        ...

    @property
    def IntegrityError(self) -> type[Exception]:  # noqa: N802
        """A constraint is violated."""
        ...

    @property
    def ProgrammingError(self) -> type[Exception]:  # noqa: N802
        """A statement is wrong."""
        ...

    @property
    def InterfaceError(self) -> type[Exception]:  # noqa: N802
        """A connection is misused."""
        ...

    @property
    def DataError(self) -> type[Exception]:  # noqa: N802
        """A value is wrong."""
        ...

    def execute(self, statement: str, parameters: Parameters = ..., /) -> Cursor:
        """Execute a statement."""
        ...

    def executemany(self, statement: str, parameters: Iterable[Parameters], /) -> object:
        """Execute a statement with each of these parameters."""
        ...

    def rollback(self) -> None:
        """Roll back the open transaction."""
        ...

    def close(self) -> None:
        """Close the connection."""
        ...


def milliseconds(at: float) -> int:
    """Return a time as it is stored, rounded so that a float next to a whole millisecond becomes that millisecond."""
    return round(at * 1000)
