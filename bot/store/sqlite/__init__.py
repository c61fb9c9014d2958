"""The store that keeps everything in one SQLite file."""

from collections.abc import Callable
from pathlib import Path
from typing import Self

from bot.store.sql import SqlStore
from bot.store.sqlite.file import open_file


class SqliteStore(SqlStore):
    """A store in one SQLite file. Made by `open`."""

    @classmethod
    async def open(cls, path: Path, committed: Callable[[int], None] = lambda _: None) -> Self:
        """Open the file, which is made if there is none, and bring it up to date.

        ``committed`` is called, in another thread, with how many pieces of work were committed together.
        Raises a kind of `bot.store.UnusableDatabase`, whose text is one plain line, and then has changed nothing that
        the file holds.
        """
        return cls(await open_file(path, committed=committed))
