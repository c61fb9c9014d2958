"""What only the PostgreSQL store has: its tables, its addresses, and several clients at once."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from threading import Barrier, BrokenBarrierError

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from bot.__main__ import main
from bot.cli.doctor.checks import State, examine_database
from bot.run.config import load_config
from bot.store import (
    DatabaseInUse,
    DriverMissing,
    EarlierDatabase,
    MigrationFailed,
    NewerDatabase,
    Place,
    SqliteStore,
    StaleAppend,
    UnwritableDatabase,
    database_of,
    open_store,
    opening,
)
from bot.store.postgres import PostgresStore, server
from bot.store.postgres.connection import READING, WRITING, Connection, PostgresThread
from bot.store.postgres.server import open_server
from bot.store.sql import games, projections
from engine.games.match.events import BidMade, Event
from tests.bot.english import say
from tests.bot.store.postgres import url_of

HERE = Place(guild_id=10, channel_id=11)


def columns(address: str) -> dict[str, set[str]]:
    """Return the columns of each table of the bot on a server."""
    found = dict[str, set[str]]()
    with psycopg.connect(address) as connection:
        for table, column in connection.execute(
            "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()"
        ):
            found.setdefault(table, set()).add(column)
    for shared_by_processes in ("database_version", "lease", "process", "forgetting", "identifying"):
        del found[shared_by_processes]
    return found


def indexes(address: str) -> set[str]:
    """Return the names of the indexes that were made by name."""
    with psycopg.connect(address) as connection:
        rows = connection.execute("SELECT indexname FROM pg_indexes WHERE schemaname = current_schema()").fetchall()
    return {name for (name,) in rows if not name.endswith("_pkey")}


async def test_both_databases_have_the_same_tables_columns_and_indexes(postgres_address: str, path: Path) -> None:
    async with await PostgresStore.open(postgres_address), await SqliteStore.open(path):
        pass
    with closing(sqlite3.connect(path)) as connection:
        names = connection.execute("SELECT type, name FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'").fetchall()
        tables = [name for kind, name in names if kind == "table"]
        there = {table: {row[1] for row in connection.execute(f"PRAGMA table_info({table})")} for table in tables}
    assert columns(postgres_address) == there
    assert indexes(postgres_address) == {name for kind, name in names if kind == "index"}


async def test_a_second_bot_is_kept_out_as_long_as_the_first_plays(postgres_address: str) -> None:
    async with await PostgresStore.open(postgres_address):
        with pytest.raises(DatabaseInUse):
            await PostgresStore.open(postgres_address)
    await (await PostgresStore.open(postgres_address)).close()


async def test_tables_of_a_newer_version_are_left_alone(postgres_address: str) -> None:
    await (await PostgresStore.open(postgres_address)).close()
    with psycopg.connect(postgres_address) as connection:
        connection.execute("UPDATE database_version SET version = 9999")
    with pytest.raises(NewerDatabase):
        await PostgresStore.open(postgres_address)


async def test_tables_of_a_version_before_1_0_are_refused_and_left_alone(postgres_address: str) -> None:
    with psycopg.connect(postgres_address) as connection:
        connection.execute("CREATE TABLE schema_version (version BIGINT NOT NULL)")
    for use in (PostgresStore.open, lambda address: asyncio.to_thread(opening.reach, address)):
        with pytest.raises(EarlierDatabase):
            await use(postgres_address)
    with psycopg.connect(postgres_address) as connection:
        tables = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()").fetchall()
        connection.execute("DROP TABLE schema_version")
    assert tables == [("schema_version",)]


async def test_a_migration_that_fails_changes_nothing(postgres_address: str, tmp_path: Path) -> None:
    (tmp_path / "0001_good.sql").write_text("CREATE TABLE note (text TEXT)")
    (tmp_path / "0002_bad.sql").write_text("CREATE TABLE note (text TEXT)")
    with pytest.raises(MigrationFailed, match="0002_bad"):
        await open_server(postgres_address, tmp_path)
    with psycopg.connect(postgres_address) as connection:
        assert connection.execute("SELECT to_regclass('note')").fetchone() == (None,)


async def test_each_migration_is_made_once(postgres_address: str, tmp_path: Path) -> None:
    for number, script in enumerate(("CREATE TABLE note (text TEXT)", "ALTER TABLE note ADD COLUMN written BIGINT"), start=1):
        (tmp_path / f"{number:04}_step.sql").write_text(script)
        for _ in range(2):
            await (await open_server(postgres_address, tmp_path)).close()


async def test_a_migration_does_not_wait_long_for_a_table_in_use(
    postgres_address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "0001_first.sql").write_text("CREATE TABLE note (text TEXT)")
    await (await open_server(postgres_address, tmp_path)).close()
    (tmp_path / "0002_second.sql").write_text("ALTER TABLE note ADD COLUMN written BIGINT")
    monkeypatch.setattr(server, "_LONGEST_WAIT", "1ms")
    with psycopg.connect(postgres_address) as connection:
        connection.execute("SELECT * FROM note")
        with pytest.raises(MigrationFailed, match="lock timeout"):
            await open_server(postgres_address, tmp_path)
    await (await open_server(postgres_address, tmp_path)).close()


async def test_one_process_at_a_time_brings_tables_up_to_date(postgres_address: str) -> None:
    told = str(conninfo_to_dict(postgres_address)["options"])
    impatient = make_conninfo(postgres_address, options=f"{told} -clock_timeout=1ms")
    with psycopg.connect(postgres_address) as connection:
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (server._MIGRATING,))
        with pytest.raises(UnwritableDatabase, match="lock timeout"):
            await PostgresStore.open(impatient)
    await (await PostgresStore.open(impatient)).close()


async def test_a_connection_does_one_thing_after_the_other(postgres_address: str) -> None:
    thread, both = PostgresThread(Connection(postgres_address, READING)), Barrier(2)

    def is_met(_: Connection) -> bool:
        try:
            both.wait(0.05)
        except BrokenBarrierError:
            return False
        return True

    assert await asyncio.gather(thread.run(is_met), thread.run(is_met)) == [False, False]
    await thread.close()


@pytest.mark.parametrize("address", ["postgresql://bot:hidden@127.0.0.1:9/ricochet", "postgresql://[hidden"])
async def test_why_a_server_cannot_be_had_is_told_without_the_password(address: str) -> None:
    with pytest.raises(UnwritableDatabase) as told:
        await PostgresStore.open(address)
    assert "hidden" not in str(told.value)


async def test_a_database_of_another_encoding_is_refused_since_its_texts_would_come_as_bytes(postgres: str) -> None:
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("CREATE DATABASE ascii ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0")
    address = make_conninfo(postgres, dbname="ascii")
    for look in (PostgresStore.open(address), asyncio.to_thread(server.look_at, address)):
        with pytest.raises(UnwritableDatabase, match="createdb --encoding=UTF8"):
            await look


async def test_a_server_is_taken_from_the_first_release_of_the_oldest_version_on(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(psycopg.ConnectionInfo, "server_version", 14_00_22)
    with pytest.raises(UnwritableDatabase, match="older than PostgreSQL 15"):
        await PostgresStore.open(postgres_address)
    monkeypatch.setattr(psycopg.ConnectionInfo, "server_version", 15_00_00)
    await (await PostgresStore.open(postgres_address)).close()


async def test_an_operator_names_a_database_by_its_address(postgres_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    address = url_of(postgres_address)
    monkeypatch.setenv("RICOCHET_DATABASE", address)
    database = load_config(say).database
    assert address not in repr(database)
    async with await open_store(database) as store:
        await store.remember("key", "value")
    findings = list(examine_database(say, database))
    assert [(found.subject, found.state) for found in findings] == [("database", State.WELL)]
    with psycopg.connect(postgres_address) as connection:
        assert connection.execute("SELECT value FROM fact").fetchall() == [("value",)]
        connection.execute("UPDATE database_version SET version = 9999")
    assert [found.state for found in examine_database(say, database)] == [State.FAULT]


def test_a_server_that_cannot_be_reached_is_told_without_its_password(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RICOCHET_DATABASE", "postgresql://bot:hidden@127.0.0.1:9/ricochet")
    for task, code in ((["take-up", "1"], 1), (["backup", "x.db"], 2)):
        assert main(task) == code
        told = capsys.readouterr().err
        assert "hidden" not in told
        assert "RICOCHET_DATABASE" in told or "pg_dump" in told


@pytest.mark.parametrize(
    "use",
    [
        lambda address: open_store(database_of(address)),
        lambda address: opening.join_processes(address, 1),
        lambda address: asyncio.to_thread(opening.reach, address),
    ],
    ids=["alone", "with other processes", "to look at it"],
)
async def test_who_lacks_the_driver_is_told_which_extra_to_install(
    use: Callable[[str], Awaitable[object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "find_spec", lambda _: None)
    with pytest.raises(DriverMissing, match='extra "postgres"'):
        await use("postgresql://127.0.0.1:9/ricochet")


def cut_idle_connections(address: str) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND state = 'idle'"
        )


async def test_nobody_notices_that_a_connection_was_cut_while_nothing_was_asked(
    postgres_address: str, opening: tuple[Event, ...]
) -> None:
    async with await PostgresStore.open(postgres_address) as store:
        game = await store.begin(HERE, opening)
        cut_idle_connections(postgres_address)
        await store.append(game, len(opening), [BidMade(1001.0, 7, 5)])
        assert len((await store.running())[0].events) == len(opening) + 1


async def test_no_transaction_is_begun_within_another_be_the_connection_the_first_or_made_anew(
    postgres_address: str, opening: tuple[Event, ...]
) -> None:
    log = Path(str(conninfo_to_dict(postgres_address)["host"])) / "log"
    before = log.read_text()
    async with await PostgresStore.open(postgres_address) as store:
        await store.begin(HERE, opening)
        await store.running()
        cut_idle_connections(postgres_address)
        await store.remember("key", "value")
        await store.running()
    assert "already a transaction in progress" not in log.read_text()[len(before) :]


async def test_of_many_clients_that_append_at_once_each_event_has_one(
    postgres_address: str, opening: tuple[Event, ...]
) -> None:
    async with await PostgresStore.open(postgres_address) as store:
        game = await store.begin(HERE, opening)
        outcomes = await asyncio.gather(*(asyncio.to_thread(append_as_client, postgres_address, game, 20) for _ in range(4)))
        events = await store.events_of(game)
    assert len(events) == len(opening) + sum(outcomes)
    assert sum(outcomes) >= 20, "each time somebody is the first"


def append_as_client(address: str, game: int, times: int) -> int:
    """Append to a game so many times, beside others. Return how often this client was first."""
    stored = 0
    with closing(Connection(address, WRITING)) as connection:
        for time in range(times):
            connection.execute("BEGIN")
            ((number,),) = connection.execute("SELECT COUNT(*) FROM event WHERE match_id = ?", (game,)).fetchall()
            try:
                games.append(connection, game, number, projections.encoded([BidMade(1001.0 + time, 7, 5)]), is_news=False)
            except StaleAppend:
                connection.rollback()
                continue
            connection.execute("COMMIT")
            stored += 1
    return stored
