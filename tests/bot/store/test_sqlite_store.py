"""What only the SQLite store has: the columns beside the events, and cancellation."""

# ruff: noqa: ASYNC221 - a test may block

import asyncio
import doctest
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import bot.store.sql
import bot.store.sql.outbox
from bot.store import Place, PostKind, Score, Span, SqliteStore, Store, UnreadableEvent
from bot.store.guild_settings import GuildSettings
from bot.store.sql import matches, progress, servers, standings
from engine.board.geometry import Direction
from engine.board.moves import Move
from engine.board.pieces import TARGETS, Robot
from engine.games.match.events import BidMade, ChipWon, Ending, Event, MatchEnded, ProofFailed
from engine.rules.events import ChipTurned
from engine.rules.rules import VERSION

Opening = tuple[Event, ...]

HERE = Place(guild_id=10, channel_id=11)
ELSEWHERE = Place(guild_id=10, channel_id=12)
PROOF = (Move(Robot.RED, Direction.UP), Move(Robot.RED, Direction.LEFT))


def look(path: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute(sql).fetchall()
        connection.commit()
    return rows


async def test_what_follows_from_the_events_stands_in_tables_of_its_own(path: Path, opening: Opening):
    async with await SqliteStore.open(path) as store:
        match_id = await store.begin(HERE, opening)
        await store.append(match_id, 2, [BidMade(1001.0, 1, 2), ChipTurned(1002.0, TARGETS[5])])
        await store.append(match_id, 4, [BidMade(1002.5, 2, 2), BidMade(1003.0, 1, 2), ProofFailed(1004.0, 2, PROOF[:1])])
        await store.append(match_id, 7, [ChipWon(1005.1234, 1, PROOF, after=1.0)])
        await store.append(match_id, 8, [ChipWon(1005.5, 1, PROOF), ChipWon(1005.5, 1, PROOF)])
        await store.append(match_id, 10, [MatchEnded(1006.0, Ending.ENOUGH_CHIPS, (1, 8), (1,))])
    assert look(path, "SELECT * FROM round") == [(match_id, 1, 1, 1_000_000, None), (match_id, 2, 3, 1_002_000, None)]
    assert look(path, "SELECT * FROM proof WHERE number < 8") == [
        (match_id, 6, 2, 10, 2, 1_004_000, 0, 1, None, None),
        (match_id, 7, 2, 10, 1, 1_005_123, 1, 2, None, 1_000),
    ]
    assert look(path, "SELECT * FROM taking_part") == [(match_id, 1, 10), (match_id, 2, 10)]
    assert look(path, "SELECT * FROM playing") == [(10, 1, 1), (10, 2, 1)]
    assert look(path, "SELECT * FROM point") == [
        (10, "chips", 1_005_123, 1, match_id, 7),
        (10, "chips", 1_005_500, 1, match_id, 8),
        (10, "chips", 1_005_500, 1, match_id, 9),
        (10, "matches", 1_006_000, 1, match_id, 10),
    ], "not of a winner whose victory does not count"
    match = look(path, "SELECT rules_version, started_at, ended_at, starter_id FROM match")
    assert match == [(VERSION, 1_000_000, 1_006_000, 7)]
    assert look(path, "PRAGMA foreign_key_check") == []


async def test_an_append_that_is_cancelled_between_two_events_is_stored_as_a_whole(
    path: Path, opening: Opening, monkeypatch: pytest.MonkeyPatch
):
    won, cancelled = threading.Event(), threading.Event()

    def write_proof_and_wait(*arguments: Any) -> None:
        won.set()
        assert cancelled.wait(60)
        write_proof(*arguments)

    write_proof = matches._write_proof  # pyright: ignore[reportPrivateUsage]
    monkeypatch.setattr(matches, "_write_proof", write_proof_and_wait)
    more = [BidMade(1001.0, 1, 2), ChipWon(1002.0, 1, PROOF), ChipTurned(1003.0, TARGETS[5])]
    async with await SqliteStore.open(path) as store:
        match_id = await store.begin(HERE, opening)
        appending = asyncio.create_task(store.append(match_id, 2, more))
        assert await asyncio.to_thread(won.wait, 60)
        appending.cancel()
        cancelled.set()
        with pytest.raises(asyncio.CancelledError):
            await appending
        assert await store.events_of(match_id) == (*opening, *more)
        await store.append(match_id, 5, [BidMade(1004.0, 1, 5)])


DIE = """
import asyncio, os, signal, sys
from pathlib import Path
from random import Random
from bot.store import Place, SqliteStore
from bot.store.sql import matches
from engine.games.match.events import BidMade, ChipWon
from engine.games.match.play import start
from engine.rules.rules import RULES_2013
from engine.rules.setup import draw_setup

def die(*_):
    os.kill(os.getpid(), signal.SIGKILL)

async def main():
    matches._write_proof = die
    store = await SqliteStore.open(Path(sys.argv[1]))
    events = start(RULES_2013, draw_setup(RULES_2013, Random(5)), starter=7, now=1000.0, random=Random(5))
    match_id = await store.begin(Place(10, 11), events)
    await store.append(match_id, 2, [BidMade(1001.0, 1, 5), ChipWon(1002.0, 1, ()), BidMade(1003.0, 3, 5)])

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
async def test_a_process_that_is_killed_between_two_events_leaves_whole_appends_only(path: Path, opening: Opening):
    assert subprocess.run([sys.executable, "-c", DIE, path], check=False).returncode == -9
    async with await SqliteStore.open(path) as store:
        (found,) = await store.running()
        assert found.events == opening
        assert (await store.leaderboard(HERE.guild_id, Score.CHIPS, Span(), limit=10)).lines == ()
        await store.append(found.game_id, 2, [BidMade(1001.0, 1, 5)])


async def test_a_big_server_is_deleted_a_few_matches_at_a_time(path: Path, opening: Opening, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(servers, "AT_ONCE", 2)
    async with await SqliteStore.open(path) as store:
        for channel in range(5):
            await store.begin(Place(10, channel), [*opening, BidMade(1001.0, 1, 2), ChipWon(1002.0, 1, PROOF)])
        kept = await store.begin(Place(20, 1), opening)
        await store.delete_guild(10)
    assert look(path, "SELECT id FROM match") == [(kept,)]
    for table in ("round", "proof", "taking_part", "playing", "point", "total"):
        assert look(path, f"SELECT COUNT(*) FROM {table}") == [(1 if table == "round" else 0,)]
    assert look(path, "SELECT DISTINCT match_id FROM event") == [(kept,)]


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        ("data = '{\"at\": 1'", "cannot read an event 'ChipTurned': Invalid JSON: EOF while parsing"),
        ("data = '{}'", "cannot read an event 'ChipTurned': at: Field required"),
    ],
)
async def test_a_game_with_an_event_that_cannot_be_read_is_set_aside_alone(path: Path, opening: Opening, spoil: str, why: str):
    async with await SqliteStore.open(path) as store:
        broken, whole = await store.begin(HERE, opening), await store.begin(ELSEWHERE, opening)
    look(path, f"UPDATE event SET {spoil} WHERE match_id = {broken} AND number = 1")
    async with await SqliteStore.open(path) as store:
        assert [game.game_id for game in await store.running()] == [whole]
        (aside,) = await store.quarantined()
        assert (aside.game_id, aside.place, aside.kind, aside.pending) == (broken, HERE, "match", True)
        assert aside.reason.startswith(why)
        with pytest.raises(UnreadableEvent):
            await store.events_of(broken)


async def test_erasure_reaches_data_that_is_not_json(path: Path, opening: Opening):
    async with await SqliteStore.open(path) as store:
        match_id = await store.begin(HERE, [*opening, BidMade(1001.0, 876543, 5), BidMade(1002.0, 2, 5)])
    look(path, "UPDATE event SET data = substr(data, 1, length(data) - 1) WHERE number > 1")
    async with await SqliteStore.open(path) as store:
        await store.forget(876543)
    data = [row[0] for row in look(path, f"SELECT data FROM event WHERE match_id = {match_id} AND number > 1")]
    assert data == ["{}", '{"at":1002.0,"player":2,"moves":5,"path":""']


async def test_of_settings_that_this_version_cannot_read_the_others_hold(path: Path):
    async with await SqliteStore.open(path) as store:
        await store.set_guild_settings(10, GuildSettings(), 1000)
    stored = '{"time_zone": "Europe/Nowhere", "hourglass": -5, "weekly_channel": 7, "theme": "dark"}'
    look(path, f"UPDATE guild_settings SET data = '{stored}'")
    async with await SqliteStore.open(path) as store:
        readable = GuildSettings(weekly_channel=7, theme="dark")
        assert await store.guild_settings(10) == readable
        assert [wanted.settings for wanted in await store.scheduled_posts(PostKind.WEEKLY)] == [readable]


SOLVED = f"{progress._IN_SERVER} SELECT * FROM solved"


@pytest.mark.parametrize(
    ("query", "plan"),
    [
        (standings.IN_SPAN, "SEARCH point USING PRIMARY KEY (guild_id=? AND score=? AND at>? AND at<?)"),
        (standings.EVER, "SEARCH total USING COVERING INDEX total_in_order (guild_id=? AND score=?)"),
        (standings.PROOFS, "SEARCH proof USING COVERING INDEX proof_of_player (player_id=? AND guild_id=?)"),
        (standings.MATCHES, "SEARCH taking_part USING COVERING INDEX taking_part_of_player (player_id=? AND guild_id=?)"),
        (standings.played_in(2), "SEARCH playing USING PRIMARY KEY (guild_id=? AND player_id=? AND quarter>? AND quarter<?)"),
        (SOLVED, "SEARCH proof USING COVERING INDEX proof_of_player (player_id=? AND guild_id=? AND held=?)"),
        (SOLVED, "SEARCH solo_chip USING COVERING INDEX solo_chip_of_player (player_id=? AND guild_id=?)"),
        (SOLVED, "SEARCH round USING PRIMARY KEY (match_id=? AND round=?)"),
        (standings.FIRST_PLAYED, "SEARCH playing USING PRIMARY KEY (guild_id=? AND player_id=?)"),
    ],
)
async def test_what_is_read_often_is_read_from_an_index_alone(path: Path, query: str, plan: str):
    async with await SqliteStore.open(path):
        pass
    with closing(sqlite3.connect(path)) as connection:
        names: dict[str, int] = dict.fromkeys(("guild", "score", "since", "until", "player", "before"), 1)
        values = [1] * query.count("?") or names
        steps = [row[-1] for row in connection.execute(f"EXPLAIN QUERY PLAN {query}", values)]
    assert plan in steps


def test_the_examples_of_the_store_are_true(tmp_path: Path, opening: Opening):
    def in_new_match(example: Callable[[Store, int], Coroutine[Any, Any, None]]) -> None:
        async def play() -> None:
            async with await SqliteStore.open(tmp_path / "example.db") as store:
                await example(store, await store.begin(HERE, opening))

        asyncio.run(play())

    for module in (bot.store.sql, bot.store.sql.outbox):
        tried = doctest.testmod(module, extraglobs={"in_new_match": in_new_match})
        assert (tried.failed, tried.attempted >= 4) == (0, True)
