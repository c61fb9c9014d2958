"""The store that keeps everything in a database of a PostgreSQL server. Needs the extra `postgres`."""

from collections.abc import Callable
from typing import Self

from bot.store.postgres.server import open_server
from bot.store.sql import SqlStore


class PostgresStore(SqlStore):
    """A store in a database of a PostgreSQL server. Made by `open`."""

    @classmethod
    async def open(cls, address: str, committed: Callable[[int], None] = lambda _: None) -> Self:
        """Open the database at an address such as ``postgresql://…``, and bring its tables up to date.

        ``committed`` is called, in another thread, with how many pieces of work were committed together. Raises a kind of
        `bot.store.UnusableDatabase`, whose text is one plain line without any password, and then has changed nothing.
        """
        return cls(await open_server(address, committed=committed))
