"""The database file: which are accepted, how they are migrated, and that transactions are atomic."""

# ruff: noqa: ASYNC220, ASYNC240 - a test may block

import asyncio
import os
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from types import NoneType
from typing import Any, TypeVar
from unittest.mock import patch

import aiosqlite
import pytest

from bot.store import (
    DamagedDatabase,
    DatabaseInUse,
    EarlierDatabase,
    ForeignDatabase,
    MigrationFailed,
    NewerDatabase,
    StoreError,
    StoreUnavailable,
    UnusableDatabase,
    UnwritableDatabase,
)
from bot.store.sql.connection import Connection
from bot.store.sql.database import Database
from bot.store.sqlite import file as module
from bot.store.sqlite.file import APPLICATION_ID, EARLIER_ID, MIGRATIONS, chosen_channels, lock, open_file
from bot.store.sqlite.thread import SqliteThread

T = TypeVar("T")

PATIENCE = 60
"""Seconds after which a thread that waits for another gives up."""

NOBODY = 65534
"""Any user id."""

NOTES = "-- A note; with a semicolon.\nCREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;\n"
WORDS = """
CREATE TABLE word (note_id INTEGER NOT NULL REFERENCES note (id) ON DELETE CASCADE, word TEXT NOT NULL) STRICT;
INSERT INTO word SELECT id, 'a;b' FROM note;
CREATE TRIGGER note_added AFTER INSERT ON note BEGIN
    INSERT INTO word VALUES (new.id, 'first');
    INSERT INTO word VALUES (new.id, 'second');
END
"""
NEW_NOTES = """
CREATE TABLE fresh (id INTEGER PRIMARY KEY, text TEXT) STRICT;
INSERT INTO fresh SELECT id, text FROM note;
DROP TABLE note;
ALTER TABLE fresh RENAME TO note;
"""

Migrations = Callable[..., Path]


@pytest.fixture
def migrations(tmp_path: Path) -> Migrations:
    """Makes a folder of migrations, numbered from 1."""
    folder = tmp_path / "migrations"

    def make(*scripts: str) -> Path:
        folder.mkdir(exist_ok=True)
        for number, script in enumerate(scripts, 1):
            (folder / f"{number:04}_step.sql").write_text(script, encoding="utf-8")
        return folder

    return make


@pytest.fixture
async def database(path: Path, migrations: Migrations) -> AsyncIterator[Database]:
    opened = await open_file(path, migrations(NOTES))
    yield opened
    await opened.close()


async def add(database: Database, text: str) -> None:
    await database.execute("INSERT INTO note (text) VALUES (?)", (text,))


async def texts(database: Database) -> list[str]:
    return [text for (text,) in await database.rows("SELECT text FROM note ORDER BY id")]


def look(path: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute(sql).fetchall()
        connection.commit()
    return rows


async def test_a_new_file_is_marked_as_ours_and_up_to_date(path: Path):
    await (await open_file(path)).close()
    assert look(path, "PRAGMA application_id") == [(APPLICATION_ID,)]
    assert look(path, "PRAGMA user_version") == [(len(list(MIGRATIONS.glob("*.sql"))),)]
    assert look(path, "PRAGMA integrity_check") == [("ok",)]


async def test_every_table_is_strict(path: Path):
    await (await open_file(path)).close()
    assert look(path, "SELECT name FROM pragma_table_list WHERE NOT strict AND name NOT LIKE 'sqlite_%'") == []


async def test_an_empty_file_will_do(path: Path):
    path.touch()
    await (await open_file(path)).close()


async def test_a_path_may_have_any_letters(tmp_path: Path):
    path = tmp_path / "ä b?mode=ro#%20.db"
    for _ in range(2):
        await (await open_file(path)).close()
    assert look(path, "PRAGMA application_id") == [(APPLICATION_ID,)]


async def test_foreign_keys_are_looked_after(path: Path, migrations: Migrations):
    database = await open_file(path, migrations(NOTES, WORDS))
    with pytest.raises(sqlite3.IntegrityError):
        await database.execute("INSERT INTO word VALUES (5, 'x')")
    await database.close()


def foreign_table(path: Path) -> None:
    look(path, "CREATE TABLE somebody (id)")


def foreign_application(path: Path) -> None:
    look(path, "PRAGMA application_id = 7")


def foreign_version(path: Path) -> None:
    look(path, "PRAGMA user_version = 1")


def foreign_wal(path: Path) -> None:
    look(path, "PRAGMA journal_mode = WAL")
    foreign_table(path)


def short_text(path: Path) -> None:
    path.write_text("hello")


def long_text(path: Path) -> None:
    path.write_text("hello\n" * 2000)


@pytest.mark.parametrize("make", [foreign_table, foreign_application, foreign_version, foreign_wal, short_text, long_text])
async def test_a_file_of_something_else_is_refused_and_left_as_it_is(path: Path, make: Callable[[Path], None]):
    make(path)
    before = path.read_bytes()
    with pytest.raises(ForeignDatabase) as refused:
        await open_file(path)
    assert refused.value.path == path
    assert path.read_bytes() == before


def files_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


async def test_a_file_of_before_1_0_is_refused_and_nothing_is_left_beside_it(path: Path):
    look(path, "PRAGMA journal_mode = WAL")
    look(path, f"PRAGMA application_id = {EARLIER_ID}")
    before = files_in(path.parent)
    with pytest.raises(EarlierDatabase) as refused:
        await open_file(path)
    assert refused.value.path == path
    assert chosen_channels(path) == {}
    assert files_in(path.parent) == before


async def test_a_file_of_before_1_0_is_refused_while_its_mark_is_in_the_write_ahead_log(path: Path, tmp_path: Path):
    with closing(sqlite3.connect(tmp_path / "running.db")) as running:
        running.execute("PRAGMA journal_mode = WAL")
        running.execute(f"PRAGMA application_id = {EARLIER_ID}")
        for suffix in ("", "-wal"):  # as a bot leaves them that is killed
            path.with_name(f"{path.name}{suffix}").write_bytes((tmp_path / f"running.db{suffix}").read_bytes())
    before = path.read_bytes()
    assert before[68:72] == bytes(4)
    with pytest.raises(EarlierDatabase):
        await open_file(path)
    assert path.read_bytes() == before


async def test_a_file_of_a_later_version_is_refused_and_left_as_it_is(path: Path, migrations: Migrations):
    await (await open_file(path, migrations(NOTES, WORDS))).close()
    before = path.read_bytes()
    (migrations() / "0002_step.sql").unlink()
    with pytest.raises(NewerDatabase) as refused:
        await open_file(path, migrations())
    assert (refused.value.path, refused.value.found, refused.value.known) == (path, 2, 1)
    assert path.read_bytes() == before


async def test_a_damaged_file_is_refused_and_left_as_it_is(path: Path):
    foreign_table(path)
    path.write_bytes(before := path.read_bytes()[:700])
    with pytest.raises(DamagedDatabase, match="malformed"):
        await open_file(path)
    assert path.read_bytes() == before


async def test_a_file_that_cannot_be_made_says_why(tmp_path: Path):
    (tmp_path / "file").touch()
    reasons = {tmp_path / "no" / "x.db": "its folder does not exist", tmp_path: "it is a folder"}
    reasons[tmp_path / "file" / "x.db"] = "its folder does not exist"
    for path, reason in reasons.items():
        with pytest.raises(UnwritableDatabase) as refused:
            await open_file(path)
        assert (refused.value.path, refused.value.reason) == (path, reason)
        assert str(refused.value) == f"{path} cannot be used as a database: {reason}"


async def test_a_name_that_the_system_does_not_take_is_refused(tmp_path: Path):
    with pytest.raises(UnwritableDatabase, match="too long"):
        await open_file(tmp_path / ("x" * 300))


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="there is no folder that nobody may write to")
async def test_a_folder_in_which_nothing_can_be_made_is_refused():
    with pytest.raises(UnwritableDatabase, match=r"unable to open|nothing may be written|No such file"):
        await open_file(Path("/proc/ricochet.db"))


@pytest.fixture
def ordinary_path() -> Iterator[Path]:
    """A path for the database of an ordinary user; an administrator, who may write anywhere, is one during the test."""
    with TemporaryDirectory() as folder:
        administrator = os.geteuid() == 0
        if administrator:
            os.chown(folder, NOBODY, -1)
            os.setresuid(NOBODY, NOBODY, 0)
        yield Path(folder, "ricochet.db")
        if administrator:
            os.setresuid(-1, 0, -1)
            os.setresuid(0, 0, 0)


async def test_a_file_or_folder_that_may_only_be_read_is_refused_until_it_may_be_written(ordinary_path: Path):
    path = ordinary_path
    await (await open_file(path)).close()
    for mode in (0o444, 0o222, 0o000):
        path.chmod(mode)
        with pytest.raises(UnwritableDatabase, match="may not be both read and written"):
            await open_file(path)
    path.chmod(0o644)
    path.parent.chmod(0o555)
    with pytest.raises(UnwritableDatabase, match="nothing may be written in its folder"):
        await open_file(path)
    path.parent.chmod(0o444)
    with pytest.raises(UnwritableDatabase, match="Permission denied"):
        await open_file(path)
    path.parent.chmod(0o755)
    await (await open_file(path)).close()


async def test_every_refusal_is_one_plain_line(path: Path):
    refusals: list[StoreError] = [
        EarlierDatabase(path),
        ForeignDatabase(path),
        NewerDatabase(path, 3, 2),
        UnwritableDatabase(path, "why"),
        DatabaseInUse(path),
        MigrationFailed(path, "0001_step.sql", "why"),
    ]
    for refusal in refusals:
        assert isinstance(refusal, UnusableDatabase)
        assert str(refusal).startswith(f"{path} ")
        assert "\n" not in str(refusal)


async def test_a_file_is_open_once(path: Path, database: Database, tmp_path: Path):
    link = tmp_path / "link.db"
    link.symlink_to(path)
    for again in (path, link):
        with pytest.raises(DatabaseInUse):
            await open_file(again)
    await add(database, "still here")
    await database.close()
    await (await open_file(path, tmp_path / "migrations")).close()


async def test_others_may_look_at_an_open_file_and_copy_it(path: Path, database: Database, tmp_path: Path):
    await add(database, "one")
    look(path, f"VACUUM INTO '{tmp_path / 'copy.db'}'")
    assert look(tmp_path / "copy.db", "SELECT text FROM note") == [("one",)]


HOLD = """
import asyncio, sys
from pathlib import Path
from bot.store.sqlite.file import open_file

def half(connection):
    connection.execute("INSERT INTO note (text) VALUES ('half')")
    print("ready", flush=True)
    sys.stdin.read()

async def main():
    database = await open_file(Path(sys.argv[1]), Path(sys.argv[2]))
    await database.execute("INSERT INTO note (text) VALUES ('whole')")
    await database.write(half)

asyncio.run(main())
"""


async def test_a_process_that_is_killed_in_a_transaction_leaves_nothing_of_it(path: Path, migrations: Migrations):
    folder = migrations(NOTES)
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, path, folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout
        assert process.stdout.readline() == "ready\n"
        with pytest.raises(DatabaseInUse):
            await open_file(path, folder)
        process.kill()
    database = await open_file(path, folder)
    assert await texts(database) == ["whole"]
    await database.close()


async def test_an_older_file_is_brought_up_to_date_with_what_it_holds(path: Path, migrations: Migrations):
    for step, scripts in enumerate([(NOTES,), (NOTES, WORDS), (NOTES, WORDS, NEW_NOTES)], 1):
        database = await open_file(path, migrations(*scripts))
        await add(database, f"note {step}")
        await database.close()
    assert look(path, "PRAGMA user_version") == [(3,)]
    assert look(path, "SELECT text FROM note") == [("note 1",), ("note 2",), ("note 3",)]
    assert look(path, "SELECT note_id, word FROM word") == [(1, "a;b"), (2, "first"), (2, "second")]


async def test_several_migrations_are_applied_at_once(path: Path, migrations: Migrations):
    await (await open_file(path, migrations(NOTES, WORDS, NEW_NOTES))).close()
    assert look(path, "PRAGMA user_version") == [(3,)]


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ("CREATE TABLE half (id);\nCREATE TABLE note (id);", "already exists"),
        ("DROP TABLE note;\nSELECT absent;", "no such column"),
        ("CREATE TABLE half (id);\nCREATE TABLE (", "incomplete input|syntax error"),
        (WORDS.split("CREATE TRIGGER", maxsplit=1)[0] + "INSERT INTO word VALUES (99, 'lost');", "foreign keys are violated"),
    ],
)
async def test_a_migration_that_fails_half_way_changes_nothing(path: Path, migrations: Migrations, script: str, reason: str):
    database = await open_file(path, migrations(NOTES))
    await add(database, "one")
    await database.close()
    before = list(look(path, "SELECT * FROM sqlite_schema"))
    with pytest.raises(MigrationFailed, match=reason) as failed:
        await open_file(path, migrations(NOTES, "CREATE TABLE good (id);", script))
    assert (failed.value.path, failed.value.migration) == (path, "0003_step.sql")
    assert look(path, "SELECT * FROM sqlite_schema") == before
    assert look(path, "PRAGMA user_version") == [(1,)]
    assert look(path, "SELECT text FROM note") == [("one",)]
    await (await open_file(path, migrations(NOTES, "", ""))).close()


async def test_a_new_file_whose_first_migration_fails_stays_new(path: Path, migrations: Migrations):
    with pytest.raises(MigrationFailed):
        await open_file(path, migrations(NOTES, "nonsense;"))
    assert look(path, "PRAGMA application_id") == [(0,)]
    await (await open_file(path, migrations(NOTES, WORDS))).close()


@pytest.mark.parametrize("name", ["0002_other.sql", "0004_gap.sql", "3_short.sql", "0000_zero.sql"])
async def test_migrations_that_are_not_numbered_one_by_one_are_a_mistake(path: Path, migrations: Migrations, name: str):
    folder = migrations(NOTES, WORDS)
    (folder / name).touch()
    with pytest.raises(ValueError, match="not numbered one by one"):
        await open_file(path, folder)
    assert not path.exists()


async def test_what_is_written_is_kept_as_a_whole_or_not_at_all(database: Database):
    def write(connection: Connection) -> None:
        connection.execute("INSERT INTO note (text) VALUES ('half')")
        raise ZeroDivisionError

    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            await database.write(write)
    await add(database, "whole")
    assert await texts(database) == ["whole"]


class Gate:
    """Holds up what is being written, in the thread that writes, until it is opened."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._reached, self._opened = threading.Event(), threading.Event()

    async def hold_up(self, text: str) -> asyncio.Task[None]:
        """Write a note that is half written when this returns."""
        holding = asyncio.create_task(self._database.write(self._write, text))
        assert await asyncio.to_thread(self._reached.wait, PATIENCE)
        return holding

    def open(self) -> None:
        self._opened.set()

    def _write(self, connection: Connection, text: str) -> None:
        connection.execute("INSERT INTO note (text) VALUES (?)", (text,))
        self._reached.set()
        assert self._opened.wait(PATIENCE)
        connection.execute("INSERT INTO note (text) VALUES (?)", (text,))


@pytest.fixture
def gate(database: Database) -> Iterator[Gate]:
    gate = Gate(database)
    yield gate
    gate.open()


async def started(*works: Coroutine[Any, Any, T]) -> list[asyncio.Task[T]]:
    """Return the tasks of these transactions, which have been requested and wait."""
    tasks = [asyncio.create_task(work) for work in works]
    await asyncio.sleep(0)
    return tasks


async def traced(database: Database) -> list[str]:
    """Return the statements that are executed from now on where it is written."""
    statements = list[str]()

    def trace(connection: Connection) -> None:
        assert isinstance(connection, sqlite3.Connection)
        connection.set_trace_callback(statements.append)

    await database.write(trace)
    statements.clear()
    return statements


async def test_what_waits_is_committed_together(database: Database, gate: Gate):
    statements = await traced(database)
    held = await gate.hold_up("first")
    adding = await started(*(add(database, f"note {number}") for number in range(50)))
    gate.open()
    await asyncio.gather(held, *adding)
    assert statements.count("COMMIT") == 2
    assert await texts(database) == ["first", "first", *(f"note {number}" for number in range(50))]


async def test_all_that_waits_is_written_however_much_of_it_is_cancelled(database: Database, gate: Gate):
    statements = await traced(database)
    held = await gate.hold_up("first")
    before = await started(*(add(database, "cancelled") for _ in range(120)), *(add(database, "kept") for _ in range(30)))
    for task in before[:120]:
        task.cancel()
    await asyncio.wait(before[:120])
    after = await started(*(add(database, "later") for _ in range(180)))
    gate.open()
    await asyncio.gather(held, *before[120:], *after)
    assert await texts(database) == ["first"] * 2 + ["kept"] * 30 + ["later"] * 180
    assert statements.count("COMMIT") == 1 + 3


async def test_a_transaction_is_handed_to_the_thread_as_a_whole(database: Database, monkeypatch: pytest.MonkeyPatch):
    calls = list[str]()

    def count(name: str) -> None:
        method = getattr(aiosqlite.Connection, name)

        def counted(*args: Any, **kwargs: Any) -> Any:
            calls.append(name)
            return method(*args, **kwargs)

        monkeypatch.setattr(aiosqlite.Connection, name, counted)

    for name in ("execute", "executemany", "commit", "rollback", "cursor", "execute_fetchall"):
        count(name)
    await database.write(lambda connection: [connection.execute("INSERT INTO note (text) VALUES ('')") for _ in range(9)])
    assert calls == ["commit"]
    assert len(await texts(database)) == 9
    assert calls == ["commit"] * 2


async def test_of_what_is_committed_together_one_that_fails_leaves_nothing_and_the_others_hold(database: Database, gate: Gate):
    def fail(connection: Connection) -> None:
        connection.execute("INSERT INTO note (text) VALUES ('half')")
        raise ZeroDivisionError

    held = await gate.hold_up("first")
    tasks = await started(
        add(database, "one"),
        database.write(fail),
        database.execute("INSERT INTO note VALUES (1, 'again')"),
        add(database, "two"),
    )
    gate.open()
    answers = await asyncio.gather(held, *tasks, return_exceptions=True)
    assert [type(answer) for answer in answers] == [NoneType, NoneType, ZeroDivisionError, sqlite3.IntegrityError, NoneType]
    assert await texts(database) == ["first", "first", "one", "two"]


async def test_writes_are_acknowledged_after_the_commit(database: Database, path: Path, gate: Gate):
    seen = dict[str, bool]()

    async def add_and_look(text: str) -> None:
        await add(database, text)
        seen[text] = (text,) in look(path, "SELECT text FROM note")

    held = await gate.hold_up("first")
    adding = await started(*(add_and_look(f"note {number}") for number in range(20)))
    gate.open()
    await asyncio.gather(held, *adding)
    assert seen == dict.fromkeys((f"note {number}" for number in range(20)), True)


async def test_what_is_cancelled_before_its_turn_is_never_written(database: Database, gate: Gate):
    held = await gate.hold_up("first")
    one, other = await started(add(database, "one"), add(database, "other"))
    one.cancel()
    await asyncio.wait([one])
    assert one.cancelled()
    gate.open()
    await asyncio.gather(held, other)
    assert await texts(database) == ["first", "first", "other"]


async def test_what_is_cancelled_while_it_is_written_is_there_when_the_cancellation_goes_on(database: Database, gate: Gate):
    held = await gate.hold_up("first")
    for _ in range(3):
        held.cancel()
        await asyncio.sleep(0)
    assert not held.done()
    gate.open()
    await asyncio.wait([held])
    assert held.cancelled()
    assert await texts(database) == ["first", "first"]


async def test_reading_waits_for_nobody_and_sees_nothing_half_written(database: Database, gate: Gate):
    await add(database, "before")
    held = await gate.hold_up("first")
    assert await texts(database) == ["before"]
    gate.open()
    await held
    assert await texts(database) == ["before", "first", "first"]


async def test_what_is_read_is_all_of_the_same_moment(database: Database):
    reached, opened = threading.Event(), threading.Event()

    def count_twice(connection: Connection) -> list[int]:
        counts = [connection.execute("SELECT COUNT(*) FROM note").fetchone()[0]]
        reached.set()
        assert opened.wait(PATIENCE)
        return [*counts, connection.execute("SELECT COUNT(*) FROM note").fetchone()[0]]

    counting = asyncio.create_task(database.read(count_twice))
    assert await asyncio.to_thread(reached.wait, PATIENCE)
    await add(database, "meanwhile")
    opened.set()
    assert await counting == [0, 0]
    assert await texts(database) == ["meanwhile"]


async def test_what_reads_cannot_write(database: Database):
    with pytest.raises(StoreUnavailable, match="readonly"):
        await database.rows("INSERT INTO note (text) VALUES ('one')")


async def test_another_program_cannot_write_between_what_a_transaction_reads_and_writes(database: Database, path: Path):
    def read_and_write(connection: Connection) -> None:
        connection.execute("SELECT * FROM note").fetchall()
        with closing(sqlite3.connect(path, timeout=0)) as other, pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("INSERT INTO note (text) VALUES ('in between')")
        connection.execute("INSERT INTO note (text) VALUES ('whole')")

    await database.write(read_and_write)
    assert await texts(database) == ["whole"]


async def test_nothing_can_be_written_while_another_program_writes_for_too_long(
    path: Path, migrations: Migrations, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(module, "_PATIENCE", 0.01)
    database = await open_file(path, migrations(NOTES))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable, match="database is locked"):
            await add(database, "refused")
        assert await texts(database) == []
    await add(database, "kept")
    assert await texts(database) == ["kept"]
    await database.close()


async def test_on_a_disk_that_is_full_what_fits_is_kept_and_the_rest_is_refused(database: Database, gate: Gate):
    await add(database, "before")
    await database.write(lambda connection: connection.execute("PRAGMA max_page_count = 5").fetchall())
    held = await gate.hold_up("first")
    adding = await started(*(add(database, text) for text in ("small", "big" * 20_000, "also small", "big" * 30_000)))
    gate.open()
    answers = await asyncio.gather(held, *adding, return_exceptions=True)
    assert [type(answer) for answer in answers] == [NoneType, NoneType, StoreUnavailable, NoneType, StoreUnavailable]
    assert str(answers[2]) == "database or disk is full"
    assert await texts(database) == ["before", "first", "first", "small", "also small"]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no limits on the size of files")
async def test_where_a_commit_fails_all_of_it_are_refused_and_nothing_is_kept(database: Database, path: Path, gate: Gate):
    resource = pytest.importorskip("resource", reason="there are no limits on the size of files")
    await add(database, "before")
    held = await gate.hold_up("first")
    adding = await started(add(database, "one"), add(database, "big" * 200_000), add(database, "two"))
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = path.with_name(f"{path.name}-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 40_000, limits[1]))
    try:
        gate.open()
        answers = await asyncio.gather(held, *adding, return_exceptions=True)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert [(type(answer), str(answer)) for answer in answers] == [
        (NoneType, "None"),
        *[(StoreUnavailable, "disk I/O error")] * 3,
    ]
    assert await texts(database) == ["before", "first", "first"]
    await add(database, "after")
    assert await texts(database) == ["before", "first", "first", "after"]


class Threads:
    """The threads that were begun since this was made, but those that wait for asyncio to need them."""

    def __init__(self) -> None:
        self._before = set(threading.enumerate())

    def all(self) -> list[threading.Thread]:
        begun = set(threading.enumerate()) - self._before
        return [thread for thread in begun if not thread.name.startswith("asyncio_")]

    async def end(self) -> bool:
        """Return whether they all end."""
        for thread in self.all():
            await asyncio.to_thread(thread.join, PATIENCE)
        return not self.all()


def test_who_finds_another_bot_does_not_wait_until_it_has_ended(path: Path):
    with closing(lock(path)) as guard:
        assert guard.execute("PRAGMA busy_timeout").fetchone() == (0,)


async def test_the_threads_of_a_database_that_was_closed_have_ended(path: Path):
    threads = Threads()
    database = await open_file(path)
    assert len(threads.all()) == 2
    await database.close()
    assert await threads.end()


async def test_a_file_that_is_refused_leaves_no_thread(path: Path, migrations: Migrations):
    threads = Threads()
    with pytest.raises(MigrationFailed):
        await open_file(path, migrations("nonsense;"))
    with patch.object(aiosqlite, "connect", side_effect=sqlite3.OperationalError), pytest.raises(UnwritableDatabase):
        await open_file(path, migrations(NOTES))
    assert await threads.end()


async def test_a_file_that_cannot_be_opened_is_reported_when_its_thread_has_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    stop, answers = aiosqlite.Connection.stop, list[Any]()
    monkeypatch.setattr(aiosqlite.Connection, "stop", lambda self: answers.append(stop(self)) or answers[-1])
    with pytest.raises(sqlite3.OperationalError):
        await SqliteThread.open(tmp_path, PATIENCE)
    assert [answer.done() for answer in answers] == [True], "or it would answer a loop that may be closed"


async def test_a_file_is_closed_where_opening_it_is_cancelled_however_often(path: Path, monkeypatch: pytest.MonkeyPatch):
    threads, reached, go_on = Threads(), threading.Event(), threading.Event()

    def connect(*args: Any, **kwargs: Any) -> Any:
        reached.set()
        assert go_on.wait(PATIENCE)
        return slow(*args, **kwargs)

    slow = sqlite3.connect
    with monkeypatch.context() as patched:
        patched.setattr(sqlite3, "connect", connect)
        opening = asyncio.create_task(SqliteThread.open(path, PATIENCE))
        assert await asyncio.to_thread(reached.wait, PATIENCE)
        for _ in range(3):
            opening.cancel()
            await asyncio.sleep(0)
        assert not opening.done()
        go_on.set()
        await asyncio.wait([opening])
    assert opening.cancelled()
    assert await threads.end()


async def test_opening_that_is_cancelled_leaves_no_thread_and_no_lock(path: Path, monkeypatch: pytest.MonkeyPatch):
    threads, reached, opened = Threads(), threading.Event(), threading.Event()

    def prepare(*_: object) -> None:
        reached.set()
        assert opened.wait(PATIENCE)

    with monkeypatch.context() as patched:
        patched.setattr(module, "prepare", prepare)
        opening = asyncio.create_task(open_file(path))
        assert await asyncio.to_thread(reached.wait, PATIENCE)
        opening.cancel()
        opened.set()
        await asyncio.wait([opening])
    assert opening.cancelled()
    assert await threads.end()
    await (await open_file(path)).close()


async def test_closing_that_is_cancelled_closes_nevertheless(path: Path, database: Database, gate: Gate, tmp_path: Path):
    held = await gate.hold_up("first")
    (closing,) = await started(database.close())
    closing.cancel()
    gate.open()
    await asyncio.wait([closing, held])
    assert closing.cancelled()
    assert look(path, "SELECT text FROM note") == [("first",), ("first",)]
    await (await open_file(path, tmp_path / "migrations")).close()


async def test_after_it_was_closed_it_says_so(database: Database):
    await database.close()
    with pytest.raises(StoreUnavailable, match="closed"):
        await add(database, "late")
    with pytest.raises(StoreUnavailable, match="closed"):
        await texts(database)


async def test_closing_waits_for_what_is_being_done(database: Database, path: Path):
    adding = [asyncio.create_task(add(database, str(number))) for number in range(20)]
    await asyncio.gather(*adding, database.close())
    assert look(path, "SELECT COUNT(*) FROM note") == [(20,)]
