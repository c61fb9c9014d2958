"""Backups: a copy of a database made while a bot plays with it, and one put in the place of a database."""

import errno
import os
import shutil
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from bot.store.contract.unusable import DamagedDatabase, DatabaseInUse
from bot.store.sqlite.file import keep_others_out
from bot.store.sqlite.inspection import reading, version_of

_WRITTEN_BESIDE = ("-wal", "-shm")
"""What SQLite adds to the name of a database for files that belong to it."""


@dataclass(frozen=True, slots=True)
class Contents:
    """What a database holds: how many games, and how many events of all of them."""

    games: int
    events: int


def back_up(path: Path, file: Path) -> Contents:
    """Copy a database, as it is at one moment, to a new file; a bot may play with it meanwhile.

    The file is there when the copy is whole, has been checked and lies on the disk, and not before. Raises `FileExistsError`
    and other kinds of `OSError`, or `sqlite3.Error`, where that file cannot be written, and a kind of `UnusableDatabase` for
    the database.
    """
    if file.exists():
        raise FileExistsError(file)
    version_of(path)
    with _whole_copy(path, file) as copy:
        return _check(copy, path)


def restore(file: Path, path: Path) -> tuple[Contents, Path | None]:
    """Put a copy of a backup in the place of a database. What was there is kept beside it, under the name that is answered.

    At any moment the database is the one from before or that of the backup. Raises a kind of `UnusableDatabase` for a file
    that is no backup, `DatabaseInUse` while a bot or anybody else has the database open, and `OSError` or `sqlite3.Error` where
    the disk fails. Then the database is as it was.
    """
    version_of(file)
    with closing(keep_others_out(path)), _whole_copy(file, path) as copy:
        contents = _check(copy, file)
        kept = _keep(path) if path.exists() else None
    return contents, kept


@contextmanager
def _whole_copy(source: Path, file: Path) -> Generator[Path, None, None]:
    """A copy of a database in the folder of this file, which takes its place at the end of the block, unless that raises."""
    copy = file.with_name(f"{file.name}.part")
    copy.unlink(missing_ok=True)
    try:
        try:
            with reading(source) as connection:
                # As bytes, since not every name is text; and absolute, since a name that begins with "file:" would be a URI.
                connection.execute("VACUUM INTO CAST(? AS TEXT)", (os.fsencode(copy.absolute()),))
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode & 0xFF not in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}:
                raise
            raise DamagedDatabase(source, str(error)) from error
        _flush(copy)
        yield copy
        try:
            copy.replace(file)
        except PermissionError as error:  # Windows replaces no file that is open
            raise DatabaseInUse(file) from error
        _flush_names(file.absolute().parent)
    finally:
        copy.unlink(missing_ok=True)


def _check(copy: Path, source: Path) -> Contents:
    """What a copy holds. Raises `DamagedDatabase` of its source unless it holds together."""
    try:
        with reading(copy) as connection:
            faults = [str(fault) for (fault,) in connection.execute("PRAGMA integrity_check") if fault != "ok"]
            faults += [f"a row of {table} has lost another" for table, *_ in connection.execute("PRAGMA foreign_key_check")]
            ((games,),) = connection.execute("SELECT COUNT(*) FROM match")
            ((events,),) = connection.execute("SELECT COUNT(*) FROM event")
    except sqlite3.Error as error:
        raise DamagedDatabase(source, str(error)) from error
    if faults:
        raise DamagedDatabase(source, faults[0])
    return Contents(games, events)


def _keep(path: Path) -> Path:
    """Keep a database, which nobody uses, under another name as well. Returns that name."""
    _settle(path)
    names = (path.with_name(f"{path.name}.before-restore-{number}") for number in count(1))
    kept = next(name for name in names if not name.exists())
    try:
        kept.hardlink_to(path)
    except OSError:  # there are no links on that disk
        shutil.copy2(path, kept)
        _flush(kept)
    return kept


def _settle(path: Path) -> None:
    """Let a database be one file. One that is too damaged for that loses what SQLite has written beside it to other names."""
    try:
        with closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise DatabaseInUse(path) from error
        for suffix in _WRITTEN_BESIDE:
            beside = path.with_name(path.name + suffix)
            if beside.exists():
                beside.replace(beside.with_name(f"{beside.name}.damaged"))


def _flush(file: Path) -> None:
    """Wait until the disk has a file."""
    opened = os.open(file, os.O_RDWR)  # Windows flushes nothing that is open for reading only
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _flush_names(folder: Path) -> None:
    """Wait until the disk has the names in a folder. Windows opens no folder, and has no such call."""
    try:
        opened = os.open(folder, os.O_RDONLY)
    except PermissionError:
        return
    try:
        os.fsync(opened)
    except OSError as error:
        if error.errno != errno.EINVAL:  # a file system on a network may lack it
            raise
    finally:
        os.close(opened)
