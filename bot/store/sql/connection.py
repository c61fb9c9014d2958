"""What the functions that ask a database need of a connection: what `sqlite3` and `bot.store.postgres` have in common."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

Parameters = Sequence[Any] | Mapping[str, Any]


class Cursor(Protocol):
    """What a statement has found or changed."""

    @property
    def description(self) -> Sequence[Sequence[Any]] | None:
        """Of each column of what was found its name, and more behind that; None where nothing was asked."""
        ...

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""
        ...

    def fetchone(self) -> Any:
        """The next row, or None."""
        ...

    def fetchall(self) -> list[Any]:
        """All rows that are left."""
        ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection that leaves transactions to whoever uses it.

    Statements are such as both databases understand: ``?`` or ``:name`` where parameters belong, whole numbers for what is true
    or not, ``ON CONFLICT``, ``RETURNING``, nothing of JSON, and ``/* FOR UPDATE */`` behind what several processes may change.
    """

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open."""
        ...

    @property
    def Error(self) -> type[Exception]:  # noqa: N802 - the name that databases have for it
        """The base of all that the database raises."""
        ...

    @property
    def IntegrityError(self) -> type[Exception]:  # noqa: N802
        """Something would break a rule of the tables."""
        ...

    @property
    def ProgrammingError(self) -> type[Exception]:  # noqa: N802
        """A statement is wrong."""
        ...

    @property
    def InterfaceError(self) -> type[Exception]:  # noqa: N802
        """A connection is used in a wrong way."""
        ...

    @property
    def DataError(self) -> type[Exception]:  # noqa: N802
        """A value is wrong."""
        ...

    def execute(self, statement: str, parameters: Parameters = ..., /) -> Cursor:
        """Do what a statement says."""
        ...

    def executemany(self, statement: str, parameters: Iterable[Parameters], /) -> object:
        """Do the same with each of these parameters."""
        ...

    def rollback(self) -> None:
        """Take back the transaction that is open."""
        ...

    def close(self) -> None:
        """Let go of the database."""
        ...


def milliseconds(at: float) -> int:
    """Return a time as it stands in a column. Rounded, so that a float next to a whole millisecond is that millisecond."""
    return round(at * 1000)
