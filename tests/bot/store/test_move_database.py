"""`ricochet move-database`, from the outside: files and databases of a real server, and what is in them before and after."""

import asyncio
import sqlite3
import sys
from collections.abc import Generator
from contextlib import closing, contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bot.__main__ import main
from bot.store import Place, PostKind, Store, database_of, open_store
from bot.store.guild_settings import GuildSettings
from bot.store.sql import moving
from bot.store.sql.tables import TABLES
from bot.store.sqlite.file import lock
from engine.board.notation import parse_moves
from engine.board.position import Position
from engine.games.daily import Puzzle, begins
from engine.games.match.events import BidMade, ChipWon, Event
from engine.rules.events import PlayerSeen
from tests.bot.store.postgres import url_of, with_own_tables

HERE, GONE = Place(guild_id=10, channel_id=11), Place(guild_id=30, channel_id=31)
PUZZLE = Puzzle(5, Position.from_code("578Z98N-0EB0G3E"), parse_moves("Y-down Y-right Y-up"))

Rows = dict[str, list[tuple[Any, ...]]]


@pytest.fixture
def server(postgres: str) -> str:
    """The address of an empty database, as an operator writes it."""
    return url_of(with_own_tables(postgres))


@pytest.fixture(params=["file", "server"])
def target(request: pytest.FixtureRequest, path: Path) -> str:
    """Where nothing is yet, a file or a database on a server, as an operator writes it."""
    return str(path.with_name("other.db")) if request.param == "file" else request.getfixturevalue("server")


async def _fill(store: Store, opening: tuple[Event, ...]) -> None:
    """Let there be what players and servers leave, and a last game that was deleted."""
    game = await store.begin(HERE, opening, is_news=True)
    played = [PlayerSeen(1000.5, 9), BidMade(1001.0, 7, 5), BidMade(1001.0, 9, 6), ChipWon(1002.0, 7, PUZZLE.best)]
    await store.append(game, len(opening), played, is_news=True)
    await store.take_try(7, PUZZLE, PUZZLE.best, begins(5) + 60, HERE.guild_id)
    await store.keep_puzzle(PUZZLE)
    await store.set_guild_settings(HERE.guild_id, GuildSettings(weekly_channel=12), 1000.0)
    await store.claim_post(HERE.guild_id, PostKind.WEEKLY, "2026-W47")
    await store.mark_absent(HERE.guild_id, [8])
    await store.left(20, 1000.0)
    await store.welcome(10)
    await store.set_language(7, "ca")
    await store.set_theme(7, "dark")
    await store.heartbeat(1002.5)
    await store.remember("key", "wert – ☃")
    await store.begin(GONE, opening)
    await store.delete_guild(GONE.guild_id)


def fill(location: str, opening: tuple[Event, ...]) -> None:
    async def work() -> None:
        async with await open_store(database_of(location)) as store:
            await _fill(store, opening)

    asyncio.run(work())


def fill_empty_tables(path: Path) -> None:
    """Write a row of ones to each table that is empty, such as a new one: this test only needs something to move."""
    with closing(sqlite3.connect(path)) as connection, connection:
        for table in TABLES:
            columns = connection.execute("SELECT name, type FROM pragma_table_info(?)", (table,)).fetchall()
            row = {name: "1" if type_ == "TEXT" else 1 for name, type_ in columns}
            marks = ", ".join(f":{name}" for name in row)
            insert = f"INSERT INTO {table} ({', '.join(row)}) SELECT {marks} WHERE NOT EXISTS (SELECT * FROM {table})"
            connection.execute(insert, row)


@contextmanager
def connected(location: str) -> Generator[Any, None, None]:
    connect = psycopg.connect if location.startswith("postgresql:") else sqlite3.connect
    with closing(connect(location)) as connection:
        yield connection


def rows(location: str) -> Rows:
    """Return all that a database holds, with its columns in the order of their names."""
    found: Rows = {}
    with connected(location) as connection:
        for table in TABLES:
            columns = sorted(column[0] for column in connection.execute(f"SELECT * FROM {table} LIMIT 0").description)
            found[table] = sorted(connection.execute(f"SELECT {', '.join(columns)} FROM {table}").fetchall(), key=repr)
    return found


def is_empty(location: str) -> bool:
    return not any(rows(location).values())


def begun_in(location: str, opening: tuple[Event, ...]) -> int:
    """Return the number of another game that begins there."""

    async def work() -> int:
        async with await open_store(database_of(location)) as store:
            return await store.begin(GONE, opening)

    return asyncio.run(work())


def test_everything_goes_from_either_kind_of_database_to_either_and_the_numbers_of_games_go_on(
    path: Path, postgres: str, opening: tuple[Event, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    fill(str(path), opening)
    fill_empty_tables(path)
    there = rows(str(path))
    assert all(there.values()), [table for table, held in there.items() if not held]
    last = max(row[columns_of(path, "match").index("id")] for row in there["match"])
    first, second = url_of(with_own_tables(postgres)), url_of(with_own_tables(postgres))
    stations = [str(path), first, second, str(path.with_name("back.db")), str(path.with_name("again.db"))]
    for source, target in pairwise(stations):
        assert main(["move-database", source, target]) == 0
        said = capsys.readouterr().out
        assert f"games: {len(there['match'])}, events: {len(there['event']):,}, rows: " in said
        assert "can't be read" not in said
        assert rows(target) == there
        assert rows(source) == there
    assert [begun_in(station, opening) for station in stations] == [last + 2] * len(stations)


def columns_of(path: Path, table: str) -> list[str]:
    with connected(str(path)) as connection:
        return sorted(column[0] for column in connection.execute(f"SELECT * FROM {table} LIMIT 0").description)


def test_a_database_in_which_nobody_has_played_yet_is_moved(path: Path, server: str, opening: tuple[Event, ...]) -> None:
    asyncio.run(opened(str(path)))
    assert main(["move-database", str(path), server]) == 0
    assert begun_in(server, opening) == 1


async def opened(location: str) -> None:
    await (await open_store(database_of(location))).close()


def test_every_table_is_moved_in_the_order_of_a_unique_key(path: Path) -> None:
    asyncio.run(opened(str(path)))
    keys = dict[str, list[tuple[int, str]]]()
    with connected(str(path)) as connection:
        for (table,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
            about = connection.execute(f"PRAGMA table_info({table})").fetchall()
            keys[table] = sorted((place, column) for _, column, _, _, _, place in about if place)
    ours = {table: tuple(column for _, column in key) for table, key in keys.items() if not table.startswith("sqlite_")}
    assert ours == {name: table.key for name, table in TABLES.items()}


def test_a_game_that_cannot_be_read_is_moved_as_it_is_and_told(
    path: Path, server: str, opening: tuple[Event, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    fill(str(path), opening)
    with connected(str(path)) as connection, connection:
        connection.execute("UPDATE event SET data = '{' WHERE number = 1")
    assert main(["move-database", str(path), server]) == 0
    assert "1 of the games can't be read" in capsys.readouterr().out
    assert rows(server) == rows(str(path))


def test_a_database_in_which_there_is_something_is_left_as_it_is(
    path: Path, target: str, opening: tuple[Event, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    for location in (str(path), target):
        fill(location, opening)
    there = rows(target)
    assert main(["move-database", str(path), target]) == 2
    assert "isn't empty: there's something in its table match" in capsys.readouterr().err
    assert rows(target) == there


def test_what_comes_over_otherwise_is_not_kept(
    path: Path,
    target: str,
    opening: tuple[Event, ...],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fill(str(path), opening)
    copy_all = moving._copy_all
    for damage, said in (
        ("DELETE FROM playing", "playing has 2 rows, and 0 of them arrived"),
        ("UPDATE event SET kind = 'MatchStopped' WHERE number = 1", "game 1 has other events"),
        ("UPDATE point SET player_id = 8", "the leaderboard of server 10 by chips differs"),
        ("UPDATE daily_play SET stars = 1", "the leaderboard of server 10 by daily differs"),
    ):

        def copy_and_damage(source: Any, target: Any, *others: Any, damage: str = damage) -> None:
            copy_all(source, target, *others)
            target.connection.execute(damage)

        monkeypatch.setattr(moving, "_copy_all", copy_and_damage)
        assert main(["move-database", str(path), target]) == 2
        assert said in capsys.readouterr().err
        assert is_empty(target)
    monkeypatch.undo()
    assert main(["move-database", str(path), target]) == 0


def test_a_move_that_is_interrupted_or_broken_off_leaves_nothing(
    path: Path,
    target: str,
    opening: tuple[Event, ...],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fill(str(path), opening)
    for error, said in ((KeyboardInterrupt(), "interrupted"), (sqlite3.OperationalError("disk I/O error"), "disk I/O error")):

        def fail(*_: object, error: BaseException = error) -> int:
            raise error

        monkeypatch.setattr(moving, "_compare_games", fail)
        assert main(["move-database", str(path), target]) == 2
        told = capsys.readouterr().err
        assert "Nothing was moved" in told
        assert said in told
        assert is_empty(target)


def test_nothing_is_moved_while_a_bot_plays_there_or_would_play(
    path: Path, server: str, opening: tuple[Event, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    fill(str(path), opening)
    other = path.with_name("other.db")
    for held in (path, other):
        with closing(lock(held)):
            assert main(["move-database", str(path), str(other)]) == 2
        assert f"{held} is in use. Stop every bot" in capsys.readouterr().err

    async def play() -> int:
        async with await open_store(database_of(server)):
            return await asyncio.to_thread(main, ["move-database", str(path), server])

    assert asyncio.run(play()) == 2
    assert "is in use. Stop every bot" in capsys.readouterr().err


def test_nobody_begins_to_play_on_either_server_before_a_long_move_is_over(
    postgres: str, opening: tuple[Event, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = url_of(with_own_tables(postgres)), url_of(with_own_tables(postgres))
    fill(source, opening)
    compare, tried = moving._compare_games, list[str]()

    def try_to_play(*arguments: Any) -> int:
        for server in (source, target):
            with psycopg.connect(server) as connection:
                connection.execute("SET lock_timeout = '20ms'")
                with pytest.raises(psycopg.errors.LockNotAvailable):
                    connection.execute("UPDATE lease SET owner = 'somebody else'")
            tried.append(server)
        return compare(*arguments)

    monkeypatch.setattr(moving, "_compare_games", try_to_play)
    monkeypatch.setattr("bot.store.postgres._OPENING_LEASE", 0.0)
    assert main(["move-database", source, target]) == 0
    assert tried == [source, target]


@pytest.mark.parametrize("kind", ["file", "server"])
def test_nothing_is_moved_from_where_there_is_nothing_and_nothing_is_made_there(
    path: Path, postgres: str, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    nothing = with_own_tables(postgres)
    source = {"file": str(path), "server": url_of(nothing)}[kind]
    assert main(["move-database", source, str(path.with_name("other.db"))]) == 2
    assert "There's no database of this bot at" in capsys.readouterr().err
    assert not path.exists()
    with psycopg.connect(nothing) as connection:
        assert connection.execute("SELECT to_regclass('database_version')").fetchone() == (None,)


def test_a_database_is_not_moved_to_itself(
    path: Path, server: str, opening: tuple[Event, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    fill(str(path), opening)
    link = path.with_name("link.db")
    link.symlink_to(path)
    for same in (str(path), str(link), f"{path.parent}/./{path.name}"):
        assert main(["move-database", str(path), same]) == 2
        assert "the same database" in capsys.readouterr().err
    assert main(["move-database", server, server]) == 2
    assert "the same database" in capsys.readouterr().err


def test_what_cannot_be_used_is_named_without_its_password(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(opened(str(path)))
    text = path.with_name("notes.txt")
    text.write_text("some notes, which are no database, and long enough for that")
    server = "postgresql://bot:hidden@127.0.0.1:9/ricochet"
    for source, target, said in (
        (str(text), str(path), "isn't a database of this bot"),
        (str(path), str(text), "isn't a database of this bot"),
        (str(path), "/nowhere/x.db", "can't be used as a database: its folder does not exist"),
        (str(path), server, "can't be used as a database"),
        (server, str(path), "can't be used as a database"),
    ):
        assert main(["move-database", source, target]) == 2
        told = capsys.readouterr().err
        assert said in told
        assert "hidden" not in told


def test_a_terminal_shows_how_far_it_is(
    path: Path, opening: tuple[Event, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(str(path), opening)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(["move-database", str(path), str(path.with_name("other.db"))]) == 0
    lines = [line.split("\r")[-1] for line in capsys.readouterr().err.rstrip("\n").split("\n")]
    assert lines == [f"[{'#' * 40}] 100 %  {step}" for step in ("copying", "comparing leaderboards", "replaying games")]
