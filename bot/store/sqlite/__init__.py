"""The store in one SQLite file."""

from collections.abc import Callable
from pathlib import Path
from typing import Self

from bot.store.sql import Store
from bot.store.sqlite.file import open_file


class SqliteStore(Store):
    """A store in one SQLite file. Made by `open`."""

    @classmethod
    async def open(cls, path: Path, committed: Callable[[int], None] = lambda _: None) -> Self:
        """Open a file, created if necessary, and migrate it.

        Calls ``committed``, in another thread, with the number of pieces of work in each commit. Raises a kind of
        `bot.store.UnusableDatabase`, whose text is one line, and then has changed nothing in the file.
        """
        return cls(await open_file(path, committed=committed))
