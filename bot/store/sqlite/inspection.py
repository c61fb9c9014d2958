"""What can be read of a database beside a bot that plays with it."""

import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.store.contract.unusable import NoDatabase, UnwritableDatabase
from bot.store.guild_settings import GuildSettings
from bot.store.migrations import scripts_of
from bot.store.sqlite.file import FOLDER, MIGRATIONS, read_only_uri, recognise, unusable


@contextmanager
def reading(path: Path) -> Generator[sqlite3.Connection, None, None]:
    """A connection that cannot change the file."""
    with closing(sqlite3.connect(read_only_uri(path.absolute()), uri=True, isolation_level=None)) as connection:
        yield connection


def version_of(path: Path) -> tuple[int, int]:
    """The version of a database, and the latest that there is.

    Raises `NoDatabase` where there is none, `ForeignDatabase`, `NewerDatabase`, `DamagedDatabase`, and `UnwritableDatabase`
    where it cannot even be read.
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
    """The channels that servers have chosen for matches and posts, by server; none where the database cannot be read."""
    try:
        if not path.exists():
            return {}
        with reading(path) as connection:
            rows = connection.execute("SELECT guild_id, data FROM guild_settings").fetchall()
    except (sqlite3.Error, OSError):
        return {}
    chosen = {guild_id: GuildSettings.read(data).channels for guild_id, data in rows}
    return {guild_id: channels for guild_id, channels in chosen.items() if channels}
