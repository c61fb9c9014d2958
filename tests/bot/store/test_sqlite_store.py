"""What only the store in an SQLite file has: the columns that are kept beside the events, and how it is cut off."""

# ruff: noqa: ASYNC221 - a test keeps nobody waiting

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Place, SqliteStore, UnreadableEvent
from bot.store import sqlite as module
from bot.store.codec import encode
from engine.events import BidMade, ChipTurned, ChipWon, Ending, Event, MatchEnded
from engine.geometry import Direction
from engine.moves import Move
from engine.pieces import TARGETS, Robot
from engine.rules import VERSION

Opening = tuple[Event, ...]

HERE = Place(guild_id=10, channel_id=11)
PROOF = (Move(Robot.RED, Direction.UP), Move(Robot.RED, Direction.LEFT))


def look(path: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute(sql).fetchall()
        connection.commit()
    return rows


async def test_awards_and_victories_stand_in_tables_of_their_own(path: Path, opening: Opening):
    async with await SqliteStore.open(path) as store:
        match_id = await store.begin(HERE, opening)
        await store.append(match_id, 2, [BidMade(1001.0, 1, 2), ChipTurned(1002.0, TARGETS[5]), ChipWon(1003.1234, 1, PROOF)])
        await store.append(match_id, 5, [MatchEnded(1004.0, Ending.PILE_EMPTY, (1, 8))])
    assert look(path, "SELECT * FROM award") == [(match_id, 4, 10, 1, TARGETS[5].letters, 2, 1_003_123)]
    assert look(path, "SELECT * FROM victory") == [(match_id, 1), (match_id, 8)]
    assert look(path, "SELECT rules_version, started_at, ended_at FROM match") == [(VERSION, 1_000_000, 1_004_000)]
    assert look(path, "PRAGMA foreign_key_check") == []


async def test_an_append_that_is_cancelled_between_two_events_leaves_nothing(
    path: Path, opening: Opening, monkeypatch: pytest.MonkeyPatch
):
    def encode_and_cancel(event: Event) -> tuple[str, str]:
        if isinstance(event, BidMade) and event.player == 2:
            appending.cancel()
        return encode(event)

    async with await SqliteStore.open(path) as store:
        match_id = await store.begin(HERE, opening)
        monkeypatch.setattr(module, "encode", encode_and_cancel)
        appending = asyncio.create_task(store.append(match_id, 2, [BidMade(1001.0, player, 5) for player in (1, 2, 3)]))
        with pytest.raises(asyncio.CancelledError):
            await appending
        assert await store.events_of(match_id) == opening
        await store.append(match_id, 2, [BidMade(1001.0, 1, 5)])


DIE = """
import asyncio, os, signal, sys
from pathlib import Path
from random import Random
from bot.store import Place, SqliteStore, sqlite
from bot.store.codec import encode
from engine.events import BidMade, ChipWon
from engine.play import start
from engine.rules import RULES_2013
from engine.setup import draw_setup

def encode_or_die(event):
    if isinstance(event, BidMade) and event.player == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return encode(event)

async def main():
    sqlite.encode = encode_or_die
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
        assert await store.leaderboard(HERE.guild_id, None, 10) == []
        await store.append(found.match_id, 2, [BidMade(1001.0, 1, 5)])


async def test_an_event_of_an_unknown_kind_is_not_passed_over(path: Path, opening: Opening):
    async with await SqliteStore.open(path) as store:
        match_id = await store.begin(HERE, opening)
    look(path, "UPDATE event SET kind = 'ChipEaten' WHERE number = 1")
    async with await SqliteStore.open(path) as store:
        for call in (store.running(), store.events_of(match_id)):
            with pytest.raises(UnreadableEvent, match="ChipEaten"):
                await call


async def test_standings_are_read_from_their_index_alone(path: Path, opening: Opening):
    async with await SqliteStore.open(path) as store:
        await store.begin(HERE, opening)
    plan = look(
        path,
        "EXPLAIN QUERY PLAN SELECT player_id, COUNT(*), MAX(won_at) FROM award"
        " WHERE guild_id = 10 AND won_at >= 5 GROUP BY player_id",
    )
    assert "SEARCH award USING COVERING INDEX award_standings (guild_id=? AND won_at>?)" in [row[-1] for row in plan]
