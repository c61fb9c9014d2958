"""What an older database holds is all there after it was brought up to date."""

import ast
import inspect
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import engine.events
from bot.store import Place, SqliteStore
from bot.store.codec import encode
from bot.store.database import MIGRATIONS, Database
from bot.store.people import ONE, SEVERAL
from engine.events import BidMade, ChipTurned, ChipWon, Event, MatchEnded, MatchStarted, Player
from tests.bot.store.test_statistics_contract import some_match

DERIVED = {
    "match": "id, guild_id, channel_id, started_at, ended_at, starter_id",
    "round": "*",
    "proof": "*",
    "taking_part": "*",
    "playing": "*",
    "point": "*",
    "total": "*",
}


def rows_of(path: Path) -> dict[str, list[Any]]:
    with closing(sqlite3.connect(path)) as connection:
        return {name: sorted(connection.execute(f"SELECT {what} FROM {name}"), key=repr) for name, what in DERIVED.items()}


def fill_as_before(path: Path, matches: list[tuple[Place, list[Event]]]) -> None:
    """Write matches as the version did that knew awards and victories only."""
    with closing(sqlite3.connect(path)) as connection, connection:
        for match_id, (place, events) in enumerate(matches, 1):
            ended = events[-1].at if isinstance(events[-1], MatchEnded) else None
            connection.execute(
                "INSERT INTO match (id, guild_id, channel_id, rules_version, started_at, ended_at) VALUES (?, ?, ?, 1, ?, ?)",
                (match_id, place.guild_id, place.channel_id, round(events[0].at * 1000), ended and round(ended * 1000)),
            )
            target = ""
            for number, event in enumerate(events):
                connection.execute("INSERT INTO event VALUES (?, ?, ?, ?)", (match_id, number, *encode(event)))
                match event:
                    case ChipTurned():
                        target = event.target.letters
                    case ChipWon():
                        award = (place.guild_id, event.player, target, len(event.moves), round(event.at * 1000))
                        connection.execute("INSERT INTO award VALUES (?, ?, ?, ?, ?, ?, ?)", (match_id, number, *award))
                    case MatchEnded():
                        winners = [(match_id, winner) for winner in event.winners]
                        connection.executemany("INSERT INTO victory VALUES (?, ?)", winners)
                    case _:
                        pass


def without_repeated_bids(events: list[Event]) -> list[Event]:
    """Only since paths can be sealed may somebody bid the same number twice in a round."""
    kept, bids = list[Event](), dict[Player, int]()
    for event in events:
        if isinstance(event, ChipTurned):
            bids = {}
        if isinstance(event, BidMade):
            if bids.get(event.player) == event.moves:
                continue
            bids[event.player] = event.moves
        kept.append(event)
    return kept


async def test_statistics_are_made_of_the_events_of_an_older_database(tmp_path: Path, opening: tuple[Event, ...]):
    random = Random(3)
    matches = [
        (Place(10 + number % 3, 100 + number), without_repeated_bids(some_match(random, opening, Place(1, 1)).events))
        for number in range(40)
    ]
    before = tmp_path / "migrations"
    before.mkdir()
    for script in sorted(MIGRATIONS.glob("*.sql"))[:2]:
        shutil.copy(script, before)
    old, new = tmp_path / "old.db", tmp_path / "new.db"
    await (await Database.open(old, before)).close()
    fill_as_before(old, matches)
    await (await Database.open(old)).close()
    async with await SqliteStore.open(new) as store:
        for place, events in matches:
            await store.begin(place, events)
    assert rows_of(old) == rows_of(new)
    assert all(rows_of(old).values())


def test_every_field_of_an_event_that_names_somebody_is_known_to_forgetting():
    fields = {
        line.target.id
        for event in ast.parse(inspect.getsource(engine.events)).body
        if isinstance(event, ast.ClassDef)
        for line in event.body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and "Player" in ast.unparse(line.annotation)
    }
    assert fields == {*ONE, *SEVERAL}
    assert MatchStarted.__annotations__["starter"] is int
