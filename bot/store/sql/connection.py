"""The interface of database connections that `sqlite3` and `bot.store.postgres` have in common."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

Parameters = Sequence[Any] | Mapping[str, Any]


class Connection(Protocol):
    """A connection without automatic transactions.

    Statements use what both databases understand: ``?`` or ``:name`` as placeholders, 0 and 1 as booleans, ``ON CONFLICT`` and
    ``RETURNING``, no JSON, and ``/* FOR UPDATE */`` after a query of rows that several processes may change.

    Errors are those of PEP 249, and are attributes of the connection, too.
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

    def execute(self, statement: str, parameters: Parameters = ..., /) -> Any:
        """Execute a statement, and return its cursor: see PEP 249."""
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
