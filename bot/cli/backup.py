"""``ricochet backup FILE`` and ``ricochet restore FILE``: a copy of the database, and the way back."""

import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from bot.run.config import load_config
from bot.run.failure import TaskFailed
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

_FAULTS = {
    DamagedDatabase: "backup-damaged",
    ForeignDatabase: "backup-foreign",
    NewerDatabase: "backup-newer",
    NoDatabase: "backup-missing",
    DatabaseInUse: "backup-in-use",
    UnwritableDatabase: "move-unusable",
}


def back_up_to(say: Texts, file: Path) -> str:
    """Copy the database, which may be in use, to a new file. Answers what to tell the operator; raises `TaskFailed`."""
    with _failing(say, file):
        contents = back_up(_file(say), file)
    return say("backup-done", file=str(file), games=contents.games, events=contents.events)


def restore_from(say: Texts, file: Path) -> str:
    """Put a backup in the place of the database. Answers what to tell the operator; raises `TaskFailed`."""
    database = _file(say)
    with _failing(say, database):
        contents, kept = restore(file, database)
    done = say("restore-done", file=str(file), database=str(database), games=contents.games, events=contents.events)
    return " ".join([done, say("restore-kept", kept=str(kept))]) if kept else done


def _file(say: Texts) -> Path:
    """The file of the database. Raises `TaskFailed` where it is on a server, which has better means of its own."""
    database = load_config(say).database
    if not isinstance(database, Path):
        raise TaskFailed(say("backup-server"))
    return database


@contextmanager
def _failing(say: Texts, file: Path) -> Generator[None, None, None]:
    """Turn what goes wrong in the block, which writes this file, into `TaskFailed`."""
    try:
        yield
    except UnusableDatabase as error:
        why = error.reason if isinstance(error, DamagedDatabase | UnwritableDatabase) else ""
        raise TaskFailed(say(_FAULTS[type(error)], file=str(error.path), why=why)) from error
    except FileExistsError as error:
        raise TaskFailed(say("backup-exists", file=str(file))) from error
    except (OSError, sqlite3.Error) as error:
        raise TaskFailed(say("program-not-written", file=str(file), why=str(error))) from error
