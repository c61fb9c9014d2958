"""The database that 0.1.0 left, and its answers from it."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[2] / "data"
DUMP = (DATA / "ricochet-0.1.0.sql").read_text(encoding="utf-8")
EXPECTED: dict[str, Any] = json.loads((DATA / "expected-0.1.0.json").read_text(encoding="utf-8"))
"""Ids are texts, robots by word and cell; ``about`` says more."""
STOPPED_AT = 1795289400.0
"""When 0.1.0 was stopped, in seconds since the Unix epoch."""


def rebuild(path: Path, ids: dict[str, int] | None = None, dump: str = DUMP) -> None:
    """Make the database again, or that of another ``dump``, with other ids in place of some."""
    for old, new in (ids or {}).items():
        dump = dump.replace(old, str(new))
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(dump)
