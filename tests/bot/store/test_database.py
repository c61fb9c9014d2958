"""The file: which are taken, how they are brought up to date, and that a transaction is whole."""

# ruff: noqa: ASYNC220, ASYNC240 - a test keeps nobody waiting

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bot.store import (
    DatabaseInUse,
    ForeignDatabase,
    MigrationFailed,
    NewerDatabase,
    StoreError,
    UnusableDatabase,
    UnwritableDatabase,
)
from bot.store.sqlite.database import APPLICATION_ID, MIGRATIONS, Database

NOBODY = 65534
"""The user id of nobody in particular."""

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
    opened = await Database.open(path, migrations(NOTES))
    yield opened
    await opened.close()


async def add(database: Database, text: str) -> None:
    async with database.transaction() as connection:
        await connection.execute("INSERT INTO note (text) VALUES (?)", (text,))


async def texts(database: Database) -> list[str]:
    return [text for (text,) in await database.rows("SELECT text FROM note ORDER BY id")]


def look(path: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute(sql).fetchall()
        connection.commit()
    return rows


async def test_a_new_file_is_marked_as_ours_and_up_to_date(path: Path):
    await (await Database.open(path)).close()
    assert look(path, "PRAGMA application_id") == [(APPLICATION_ID,)]
    assert look(path, "PRAGMA user_version") == [(len(list(MIGRATIONS.glob("*.sql"))),)]
    assert look(path, "PRAGMA integrity_check") == [("ok",)]


async def test_every_table_is_strict(path: Path):
    await (await Database.open(path)).close()
    assert look(path, "SELECT name FROM pragma_table_list WHERE NOT strict AND name NOT LIKE 'sqlite_%'") == []


async def test_an_empty_file_will_do(path: Path):
    path.touch()
    await (await Database.open(path)).close()


async def test_a_path_may_have_any_letters(tmp_path: Path):
    path = tmp_path / "ä b?mode=ro#%20.db"
    for _ in range(2):
        await (await Database.open(path)).close()
    assert look(path, "PRAGMA application_id") == [(APPLICATION_ID,)]


async def test_foreign_keys_are_looked_after(path: Path, migrations: Migrations):
    database = await Database.open(path, migrations(NOTES, WORDS))
    with pytest.raises(sqlite3.IntegrityError):
        async with database.transaction() as connection:
            await connection.execute("INSERT INTO word VALUES (5, 'x')")
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
        await Database.open(path)
    assert refused.value.path == path
    assert path.read_bytes() == before


async def test_a_file_of_a_later_version_is_refused_and_left_as_it_is(path: Path, migrations: Migrations):
    await (await Database.open(path, migrations(NOTES, WORDS))).close()
    before = path.read_bytes()
    (migrations() / "0002_step.sql").unlink()
    with pytest.raises(NewerDatabase) as refused:
        await Database.open(path, migrations())
    assert (refused.value.path, refused.value.found, refused.value.known) == (path, 2, 1)
    assert path.read_bytes() == before


async def test_a_damaged_file_is_refused_and_left_as_it_is(path: Path):
    foreign_table(path)
    path.write_bytes(before := path.read_bytes()[:700])
    with pytest.raises(UnwritableDatabase, match="malformed"):
        await Database.open(path)
    assert path.read_bytes() == before


async def test_a_file_that_cannot_be_made_says_why(tmp_path: Path):
    (tmp_path / "file").touch()
    reasons = {tmp_path / "no" / "x.db": "its folder does not exist", tmp_path: "it is a folder"}
    reasons[tmp_path / "file" / "x.db"] = "its folder does not exist"
    for path, reason in reasons.items():
        with pytest.raises(UnwritableDatabase) as refused:
            await Database.open(path)
        assert (refused.value.path, refused.value.reason) == (path, reason)
        assert str(refused.value) == f"{path} cannot be used as a database: {reason}"


async def test_a_name_that_the_system_does_not_take_is_refused(tmp_path: Path):
    with pytest.raises(UnwritableDatabase, match="too long"):
        await Database.open(tmp_path / ("x" * 300))


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="there is no folder that nobody may write to")
async def test_a_folder_in_which_nothing_can_be_made_is_refused():
    with pytest.raises(UnwritableDatabase, match=r"unable to open|nothing may be written"):
        await Database.open(Path("/proc/ricochet.db"))


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
    await (await Database.open(path)).close()
    for mode in (0o444, 0o222, 0o000):
        path.chmod(mode)
        with pytest.raises(UnwritableDatabase, match="may not be both read and written"):
            await Database.open(path)
    path.chmod(0o644)
    path.parent.chmod(0o555)
    with pytest.raises(UnwritableDatabase, match="nothing may be written in its folder"):
        await Database.open(path)
    path.parent.chmod(0o444)
    with pytest.raises(UnwritableDatabase, match="Permission denied"):
        await Database.open(path)
    path.parent.chmod(0o755)
    await (await Database.open(path)).close()


async def test_every_refusal_is_one_plain_line(path: Path):
    refusals: list[StoreError] = [
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
            await Database.open(again)
    await add(database, "still here")
    await database.close()
    await (await Database.open(path, tmp_path / "migrations")).close()


async def test_others_may_look_at_an_open_file_and_copy_it(path: Path, database: Database, tmp_path: Path):
    await add(database, "one")
    look(path, f"VACUUM INTO '{tmp_path / 'copy.db'}'")
    assert look(tmp_path / "copy.db", "SELECT text FROM note") == [("one",)]


HOLD = """
import asyncio, sys
from pathlib import Path
from bot.store.sqlite.database import Database

async def main():
    database = await Database.open(Path(sys.argv[1]), Path(sys.argv[2]))
    async with database.transaction() as connection:
        await connection.execute("INSERT INTO note (text) VALUES ('whole')")
    async with database.transaction() as connection:
        await connection.execute("INSERT INTO note (text) VALUES ('half')")
        print("ready", flush=True)
        sys.stdin.read()

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
            await Database.open(path, folder)
        process.kill()
    database = await Database.open(path, folder)
    assert await texts(database) == ["whole"]
    await database.close()


async def test_an_older_file_is_brought_up_to_date_with_what_it_holds(path: Path, migrations: Migrations):
    for step, scripts in enumerate([(NOTES,), (NOTES, WORDS), (NOTES, WORDS, NEW_NOTES)], 1):
        database = await Database.open(path, migrations(*scripts))
        await add(database, f"note {step}")
        await database.close()
    assert look(path, "PRAGMA user_version") == [(3,)]
    assert look(path, "SELECT text FROM note") == [("note 1",), ("note 2",), ("note 3",)]
    assert look(path, "SELECT note_id, word FROM word") == [(1, "a;b"), (2, "first"), (2, "second")]


async def test_several_migrations_are_applied_at_once(path: Path, migrations: Migrations):
    await (await Database.open(path, migrations(NOTES, WORDS, NEW_NOTES))).close()
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
    database = await Database.open(path, migrations(NOTES))
    await add(database, "one")
    await database.close()
    before = list(look(path, "SELECT * FROM sqlite_schema"))
    with pytest.raises(MigrationFailed, match=reason) as failed:
        await Database.open(path, migrations(NOTES, "CREATE TABLE good (id);", script))
    assert (failed.value.path, failed.value.migration) == (path, "0003_step.sql")
    assert look(path, "SELECT * FROM sqlite_schema") == before
    assert look(path, "PRAGMA user_version") == [(1,)]
    assert look(path, "SELECT text FROM note") == [("one",)]
    await (await Database.open(path, migrations(NOTES, "", ""))).close()


async def test_a_new_file_whose_first_migration_fails_stays_new(path: Path, migrations: Migrations):
    with pytest.raises(MigrationFailed):
        await Database.open(path, migrations(NOTES, "nonsense;"))
    assert look(path, "PRAGMA application_id") == [(0,)]
    await (await Database.open(path, migrations(NOTES, WORDS))).close()


@pytest.mark.parametrize("name", ["0002_other.sql", "0004_gap.sql", "3_short.sql", "0000_zero.sql"])
async def test_migrations_that_are_not_numbered_one_by_one_are_a_mistake(path: Path, migrations: Migrations, name: str):
    folder = migrations(NOTES, WORDS)
    (folder / name).touch()
    with pytest.raises(ValueError, match="not numbered one by one"):
        await Database.open(path, folder)
    assert not path.exists()


async def test_a_transaction_that_raises_is_rolled_back(database: Database):
    async def write() -> None:
        async with database.transaction() as connection:
            await connection.execute("INSERT INTO note (text) VALUES ('half')")
            raise ZeroDivisionError

    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            await write()
    await add(database, "whole")
    assert await texts(database) == ["whole"]


async def test_a_transaction_that_is_cancelled_between_statements_is_rolled_back(database: Database):
    async def write() -> None:
        async with database.transaction() as connection:
            await connection.execute("INSERT INTO note (text) VALUES ('half')")
            cancel()
            await connection.execute("INSERT INTO note (text) VALUES ('other half')")

    def cancel() -> None:
        writing.cancel()

    writing = asyncio.create_task(write())
    with pytest.raises(asyncio.CancelledError):
        await writing
    await add(database, "whole")
    assert await texts(database) == ["whole"]


async def test_a_transaction_that_is_cancelled_again_while_it_is_rolled_back_is_rolled_back(database: Database):
    async def write() -> None:
        async with database.transaction() as connection:
            await connection.execute("INSERT INTO note (text) VALUES ('half')")
            asyncio.get_running_loop().call_soon(writing.cancel)
            raise ZeroDivisionError

    writing = asyncio.create_task(write())
    adding = asyncio.create_task(add(database, "whole"))
    with suppress(ZeroDivisionError, asyncio.CancelledError):
        await writing
    await adding
    assert await texts(database) == ["whole"]


async def test_nobody_reads_what_is_half_written(database: Database):
    async with database.transaction() as connection:
        await connection.execute("INSERT INTO note (text) VALUES ('one')")
        reading = asyncio.create_task(texts(database))
        await connection.execute("INSERT INTO note (text) VALUES ('two')")
        assert not reading.done()
    assert await reading == ["one", "two"]


async def test_another_program_cannot_write_between_what_a_transaction_reads_and_writes(database: Database, path: Path):
    async with database.transaction() as connection:
        await connection.execute_fetchall("SELECT * FROM note")
        with closing(sqlite3.connect(path, timeout=0)) as other, pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("INSERT INTO note (text) VALUES ('in between')")
        await connection.execute("INSERT INTO note (text) VALUES ('whole')")
    assert await texts(database) == ["whole"]


async def test_closing_waits_for_what_is_being_done(database: Database, path: Path):
    adding = [asyncio.create_task(add(database, str(number))) for number in range(20)]
    await asyncio.gather(*adding, database.close())
    assert look(path, "SELECT COUNT(*) FROM note") == [(20,)]
