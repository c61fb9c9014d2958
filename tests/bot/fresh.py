"""An empty database of this version: created once, and copied by each test, which is faster than its migrations."""

import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store.sql.database import scripts_of
from bot.store.sqlite.file import MIGRATIONS, prepare


def lay_database(path: Path) -> None:
    """Put such a file where there is none."""
    if not path.exists():
        path.write_bytes(_fresh())


@cache
def _fresh() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "ricochet.db"
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            prepare(connection, path, scripts_of(MIGRATIONS))
        return path.read_bytes()
