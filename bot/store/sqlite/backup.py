"""Backups: copies a database while a bot uses it, and replaces a database by such a copy."""

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
from bot.store.sqlite.file import create, lock, reading, refuse_earlier, version_of

_WRITTEN_BESIDE = ("-wal", "-shm")
"""The suffixes of files that SQLite keeps beside a database."""


@dataclass(frozen=True, slots=True)
class Contents:
    """The numbers of games and of events in a database."""

    games: int
    events: int


def back_up(path: Path, file: Path) -> Contents:
    """Copy a snapshot of a database to a new file; a bot may be using it.

    Creates the file only once the copy is complete, checked and flushed to the disk. Raises `OSError`, such as
    `FileExistsError`, or `sqlite3.Error` if the file cannot be written, and a kind of `UnusableDatabase` for the database.
    """
    if file.exists():
        raise FileExistsError(file)
    version_of(path)
    with _whole_copy(path, file) as copy:
        return _check(copy, path)


def restore(file: Path, path: Path) -> tuple[Contents, Path | None]:
    """Replace a database atomically by a copy of a backup. Return the contents, and the name under which the old one is kept.

    Raises a kind of `UnusableDatabase` for a file that is no backup, `EarlierDatabase` for either file, `DatabaseInUse` while a
    bot or another program has the database open, `OSError` or `sqlite3.Error` if a disk fails; then the database is unchanged.
    """
    version_of(file)
    if path.is_file():
        refuse_earlier(path)
    with closing(lock(path)), _whole_copy(file, path) as copy:
        contents = _check(copy, file)
        kept = _keep(path) if path.exists() else None
    return contents, kept


@contextmanager
def _whole_copy(source: Path, file: Path) -> Generator[Path, None, None]:
    """Copy a database into the folder of a file; the end of the block replaces the file by the copy, unless it raises.

    The copy has the permissions of the file that it replaces; a new one is for its owner alone.
    """
    copy = file.with_name(f"{file.name}.part")
    copy.unlink(missing_ok=True)
    create(copy)
    try:
        try:
            with reading(source) as connection:
                # As bytes, because not every name is text; absolute, because a name that begins with "file:" would be a URI.
                connection.execute("VACUUM INTO CAST(? AS TEXT)", (os.fsencode(copy.absolute()),))
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode & 0xFF not in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}:
                raise
            raise DamagedDatabase(source, str(error)) from error
        if file.exists():
            shutil.copymode(file, copy)
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
    """Return the contents of a copy. Raises `DamagedDatabase` of its source if it is corrupt."""
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
    """Keep an unused database under another name as well, and return that name."""
    _settle(path)
    names = (path.with_name(f"{path.name}.before-restore-{number}") for number in count(1))
    kept = next(name for name in names if not name.exists())
    try:
        kept.hardlink_to(path)
    except OSError:  # the file system has no links
        shutil.copy2(path, kept)
        _flush(kept)
    return kept


def _settle(path: Path) -> None:
    """Merge the files of a database into one. If it is too damaged for that, rename those beside it."""
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


def _flush(file: Path, flags: int = os.O_RDWR) -> None:
    """Flush a file to the disk. Windows flushes nothing that is open for reading only."""
    opened = os.open(file, flags)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _flush_names(folder: Path) -> None:
    """Flush the names in a folder to the disk. Windows opens no folder, and has no such call."""
    try:
        _flush(folder, os.O_RDONLY)
    except OSError as error:
        if not isinstance(error, PermissionError) and error.errno != errno.EINVAL:  # a network file system may lack it
            raise
