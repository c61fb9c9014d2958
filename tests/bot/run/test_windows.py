"""Differences of Windows: here the same calls behave as they do there.

That event loops know no signals there is tried in `test_start.py`.
"""

import errno
import io
import os
import pickle
import sqlite3
from contextlib import closing
from pathlib import Path, PureWindowsPath
from urllib.parse import unquote

import pytest

from bot.__main__ import main
from bot.drawing.drawings import Still
from bot.drawing.worker import serve
from bot.store.sqlite.file import read_only_uri
from engine.rules.setup import Setup
from tests.bot.cli.test_backup import bid, bids_in
from tests.bot.world import EASY


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RICOCHET_DATABASE", str(tmp_path / "ricochet.db"))
    bid(tmp_path / "ricochet.db", 9)
    return tmp_path / "ricochet.db"


@pytest.fixture
def like_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Folders cannot be opened, and nothing can be flushed that is open for reading only."""
    open_there, fsync_there, writable = os.open, os.fsync, set[int]()

    def open_here(path: str, flags: int, mode: int = 0o777, *, dir_fd: int | None = None) -> int:
        if Path(path).is_dir() and not flags & getattr(os, "O_TMPFILE", 0):
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        opened = open_there(path, flags, mode, dir_fd=dir_fd)
        (writable.add if flags & (os.O_WRONLY | os.O_RDWR) else writable.discard)(opened)
        return opened

    def fsync_here(opened: int) -> None:
        if opened not in writable:
            raise OSError(errno.EBADF, "Bad file descriptor")
        fsync_there(opened)

    monkeypatch.setattr(os, "open", open_here)
    monkeypatch.setattr(os, "fsync", fsync_here)


@pytest.mark.usefixtures("like_windows")
@pytest.mark.parametrize("has_links", [True, False])
def test_a_backup_is_made_and_put_back(database: Path, monkeypatch: pytest.MonkeyPatch, *, has_links: bool) -> None:
    if not has_links:

        def refuse(*_: object) -> None:
            raise OSError(errno.EPERM, "Operation not permitted")

        monkeypatch.setattr(Path, "hardlink_to", refuse)
    backup = database.with_name("backup.db")
    assert main(["backup", str(backup)]) == 0
    bid(database, 8)
    assert main(["restore", str(backup)]) == 0
    assert bids_in(database) == [9]
    assert bids_in(database.with_name("ricochet.db.before-restore-1")) == [9, 8]


def test_a_database_that_another_program_has_open_is_not_replaced(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    backup = database.with_name("backup.db")
    assert main(["backup", str(backup)]) == 0

    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "The process cannot access the file because it is being used by another process")

    with monkeypatch.context() as there:
        there.setattr(Path, "replace", refuse)
        assert main(["restore", str(backup)]) == 2
    assert capsys.readouterr().err == f"{database} is in use. Stop the bot, or whatever has the file open, first.\n"
    assert bids_in(database) == [9]


def test_what_draws_ends_when_nobody_reads_its_pictures() -> None:
    class ClosedPipe(io.BytesIO):
        def flush(self) -> None:
            raise OSError(errno.EINVAL, "Invalid argument")

    serve(io.BytesIO(pickle.dumps(Still(Setup.from_code(EASY).position, "light"))), ClosedPipe())


@pytest.mark.parametrize(
    "path", [r"\\server\share\ricochet.db", r"\\?\C:\long\ricochet.db", r"C:\Zoë & Co\100%20 #1?.db", "/home/zoë/a?b#c.db"]
)
def test_sqlite_reads_every_path_whole_and_takes_no_part_of_it_for_a_server(path: str) -> None:
    uri = read_only_uri(PureWindowsPath(path) if "\\" in path else Path(path))
    assert not uri.startswith("file://")
    name, _, query = uri.removeprefix("file:").partition("?")
    assert (unquote(name), query) == (path, "mode=ro")
    with pytest.raises(sqlite3.OperationalError, match="unable to open database file"):  # and not: invalid uri authority
        sqlite3.connect(uri, uri=True).execute("SELECT 1")


@pytest.mark.parametrize("name", ["100%20 #1?.db", "zoë.db", os.fsdecode(b"\xff.db")])
def test_a_database_of_any_name_is_opened_again(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.setenv("RICOCHET_DATABASE", str(tmp_path / name))
    for bids in ([9], [9, 8]):
        bid(tmp_path / name, bids[-1])
        assert bids_in(tmp_path / name) == bids
    monkeypatch.chdir(tmp_path)
    assert main(["backup", f"copy of {name}"]) == 0
    assert main(["backup", f"file:{name}"]) == 0
    lines = capsysbinary.readouterr().out.splitlines()
    for line, copy in zip(lines, (f"copy of {name}", f"file:{name}"), strict=True):
        assert line.startswith(os.fsencode(f"{copy} was checked (games: 1"))
        assert bids_in(tmp_path / copy) == [9, 8]


def test_a_path_that_begins_with_two_slashes_is_read(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "x.db")) as connection:
        connection.execute("CREATE TABLE here (number)")
    with closing(sqlite3.connect(read_only_uri(Path(f"/{tmp_path}/x.db")), uri=True)) as connection:
        assert connection.execute("SELECT name FROM sqlite_schema").fetchall() == [("here",)]
