"""``ricochet backup FILE`` and ``ricochet restore FILE``."""

import sqlite3
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from pathlib import Path

from bot.run.config import load_config
from bot.run.output import TaskFailed
from bot.store import (
    DamagedDatabase,
    DatabaseInUse,
    ForeignDatabase,
    NewerDatabase,
    NoDatabase,
    UnusableDatabase,
    UnwritableDatabase,
    back_up,
    restore,
)
from bot.text import Texts

FAULTS: Mapping[type[UnusableDatabase], str] = {
    DamagedDatabase: "backup-damaged",
    ForeignDatabase: "backup-foreign",
    NewerDatabase: "backup-newer",
    NoDatabase: "backup-missing",
    DatabaseInUse: "backup-in-use",
    UnwritableDatabase: "move-unusable",
}
"""The texts for databases that cannot be copied."""


def back_up_to(say: Texts, file: Path) -> str:
    """Copy the database, which may be in use, to a new file, and return a report. Raises `TaskFailed`."""
    with _failing(say, file):
        contents = back_up(_file(say), file)
    return say("backup-done", file=str(file), games=contents.games, events=contents.events)


def restore_from(say: Texts, file: Path) -> str:
    """Replace the database by a backup, and return a report. Raises `TaskFailed`."""
    database = _file(say)
    with _failing(say, database):
        contents, kept = restore(file, database)
    done = say("restore-done", file=str(file), database=str(database), games=contents.games, events=contents.events)
    return " ".join([done, say("restore-kept", kept=str(kept))]) if kept else done


def _file(say: Texts) -> Path:
    """Return the database's file. Raises `TaskFailed` if it is on a server, which has tools of its own."""
    database = load_config(say).database
    if not isinstance(database, Path):
        raise TaskFailed(say("backup-server"))
    return database


@contextmanager
def _failing(say: Texts, file: Path) -> Generator[None, None, None]:
    """Translate errors of the block, which writes this file, to `TaskFailed`."""
    try:
        yield
    except UnusableDatabase as error:
        raise TaskFailed(say(FAULTS[type(error)], file=str(error.path), why=error.reason)) from error
    except FileExistsError as error:
        raise TaskFailed(say("backup-exists", file=str(file))) from error
    except (OSError, sqlite3.Error) as error:
        raise TaskFailed(say("program-not-written", file=str(file), why=str(error))) from error
