"""Reads a database while a bot may be using it."""

import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.store.contract.unusable import NoDatabase, UnwritableDatabase
from bot.store.guild_settings import GuildSettings
from bot.store.sql.database import scripts_of
from bot.store.sqlite.file import FOLDER, MIGRATIONS, read_only_uri, recognise, unusable


@contextmanager
def reading(path: Path) -> Generator[sqlite3.Connection, None, None]:
    """Open a read-only connection, which the end of the block closes."""
    with closing(sqlite3.connect(read_only_uri(path.absolute()), uri=True, isolation_level=None)) as connection:
        yield connection


def version_of(path: Path) -> tuple[int, int]:
    """Return the version of a database, and the latest one.

    Raises `NoDatabase`, `ForeignDatabase`, `NewerDatabase`, `DamagedDatabase`, and `UnwritableDatabase` if it cannot be read.
    """
    latest = len(scripts_of(MIGRATIONS))
    try:
        if not path.exists():
            raise NoDatabase(path)
        if path.is_dir():
            raise UnwritableDatabase(path, FOLDER)
        return recognise(path, latest), latest
    except (sqlite3.Error, OSError) as error:
        raise unusable(path, error) from error


def chosen_channels(path: Path) -> dict[int, frozenset[int]]:
    """Return the channels that servers have chosen for matches and posts, by server; none if the database cannot be read."""
    try:
        if not path.exists():
            return {}
        with reading(path) as connection:
            rows = connection.execute("SELECT guild_id, data FROM guild_settings").fetchall()
    except (sqlite3.Error, OSError):
        return {}
    chosen = {guild_id: GuildSettings.read(data).channels for guild_id, data in rows}
    return {guild_id: channels for guild_id, channels in chosen.items() if channels}
