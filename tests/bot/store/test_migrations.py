"""Everything in an older database is still there after its migration."""

import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from bot.store import GameEvent, OutboxEntry, Place, PostKind, ScheduledPost, Score, Span, SqliteStore
from bot.store.codec import encode
from bot.store.guild_settings import GuildSettings
from bot.store.sql.erasure import fields_of
from bot.store.sqlite.file import MIGRATIONS, open_file
from engine.board.moves import Move
from engine.board.notation import parse_moves
from engine.games.daily import begins
from engine.games.match.state import Bid, Phase
from engine.games.solo.state import SoloPhase
from engine.rules.events import BestFound, BidMade, ChipTurned, ChipWon, Event, MatchEnded, MatchStarted, Player, PlayerLeft
from engine.rules.rules import RULES_1999
from tests.bot.store.events import match_of, solo_of
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


async def make_as_before(path: Path, migrations: int) -> None:
    """Make a file as the version did that had so many migrations."""
    before = path.with_name("migrations")
    before.mkdir()
    for script in sorted(MIGRATIONS.glob("*.sql"))[:migrations]:
        shutil.copy(script, before)
    await (await open_file(path, before)).close()


def fill_as_before(path: Path, matches: list[tuple[Place, list[GameEvent]]]) -> None:
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


def without_repeated_bids(events: Sequence[GameEvent]) -> list[GameEvent]:
    """A player may bid the same number twice in a round only since paths can be sealed."""
    kept, bids = list[GameEvent](), dict[Player, int]()
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
    random, started = Random(3), opening[0]
    assert isinstance(started, MatchStarted)
    opening = (replace(started, rules=replace(started.rules, version=1)), *opening[1:])
    matches = [
        (Place(10 + number % 3, 100 + number), without_repeated_bids(played.events))
        for number, played in enumerate(
            some_match(random, opening, Place(1, 1), clock_is_set=False, with_bots=False) for _ in range(40)
        )
    ]
    old, new = tmp_path / "old.db", tmp_path / "new.db"
    await make_as_before(old, 2)
    fill_as_before(old, matches)
    await (await open_file(old)).close()
    async with await SqliteStore.open(new) as store:
        for place, events in matches:
            await store.begin(place, events)
    assert rows_of(old) == rows_of(new)
    assert all(rows_of(old).values())


DAY = 5
THREE = "Y-right Y-down Y-left"
FIRST_RULES = (
    '{"edition":"1999","letters":"AB","own_bid_may_rise":true,"needs_diagonals":false,"fifth_robot":false,'
    '"proof_length":"exact","chips_to_win":null,"times":{"hourglass":60.0,"proof":120.0,"thinking":300.0,"pause":10.0}}'
)
SETUP = '"setup":"006QW-VG91S-TC2Q1-KVVZ6"'
MATCH = [
    ("MatchStarted", f'{{"at":1000.5,"rules":{FIRST_RULES},{SETUP},"starter":7}}'),
    ("ChipTurned", '{"at":1000.5,"target":"Yg"}'),
    ("BidMade", '{"at":1001.5,"player":8,"moves":4}'),
    ("BidMade", '{"at":1002.5,"player":7,"moves":3}'),
    ("TimeGivenBack", '{"at":1012.5,"seconds":5.0}'),
    ("ProverAsked", '{"at":1066.5,"player":7}'),
    ("ProofFailed", '{"at":1070.5,"player":7,"moves":"Y-right Y-down"}'),
    ("ProverAsked", '{"at":1070.5,"player":8}'),
]
"""A match as the very first version wrote it."""
GAME = [
    ("SoloStarted", f'{{"at":1000.5,"rules":{FIRST_RULES},{SETUP},"player":7,"hourglasses":1,"practice":false}}'),
    ("ChipTurned", '{"at":1000.5,"target":"Yg"}'),
    ("ChipSolved", f'{{"at":1010.5,"moves":"{THREE}"}}'),
]
GAME_OVER = [*GAME, ("SoloEnded", '{"at":1020.5,"stopped":true}')]
BEST: tuple[Move, ...] = parse_moves(THREE)


def fill_with_games(path: Path) -> None:
    """Write a match and two games for one person as the version did that had four migrations."""
    with closing(sqlite3.connect(path)) as connection, connection:
        for match_id, (events, ended_at) in enumerate(((MATCH, None), (GAME, None), (GAME_OVER, 1_020_500)), 1):
            connection.execute(
                "INSERT INTO match (id, guild_id, channel_id, rules_version, started_at, ended_at, card_id, starter_id, solo)"
                " VALUES (?, 10, ?, 1, 1000500, ?, 99, 7, ?)",
                (match_id, 100 + match_id, ended_at, events is not MATCH),
            )
            connection.execute("INSERT INTO round VALUES (?, 1, 1, 1000500, NULL)", (match_id,))
            rows = [(match_id, number, *event) for number, event in enumerate(events)]
            connection.executemany("INSERT INTO event VALUES (?, ?, ?, ?)", rows)
            if events is not MATCH:
                connection.execute("INSERT INTO solo_chip VALUES (?, 1, 10, 7, 1010500, 3, 1)", (match_id,))
        connection.execute("INSERT INTO total VALUES (10, 'solo', 7, 2, 1010500)")
        connection.executemany("INSERT INTO taking_part VALUES (1, ?, 10)", [(7,), (8,)])


async def test_what_is_played_while_the_bot_is_updated_goes_on(tmp_path: Path):
    path = tmp_path / "old.db"
    await make_as_before(path, 4)
    fill_with_games(path)
    async with await SqliteStore.open(path) as store:
        stored, game = await store.running()
        match = match_of(stored.events)
        assert (match.rules, match.phase, match.deadline) == (replace(RULES_1999, version=1), Phase.PROVING, 1190.5)
        assert match.round.bids == (Bid(7, 3, 1002.5), Bid(8, 4, 1001.5))
        assert (match.present, match.rounds_without_bids, stored.card, stored.pending) == (
            (8, 7),
            0,
            99,
            (OutboxEntry(7, 1, 1070.5),),
        )
        await store.append(1, len(MATCH), [PlayerLeft(1080.5, 8)])

        (over,) = await store.without_best(1000.0)
        assert (game.game_id, solo_of(game.events).phase) == (2, SoloPhase.BETWEEN)
        assert (over.game_id, solo_of(over.events).phase) == (3, SoloPhase.OVER)
        await store.append(2, len(GAME), [BestFound(1100.5, 1, BEST)])
        await store.append(3, len(GAME_OVER), [BestFound(1100.5, 1, BEST)])
        (line,) = (await store.leaderboard(10, Score.SOLO, Span(), limit=9)).lines
        assert (line.player, line.points) == (7, 6)
        assert await store.without_best(1000.0) == []


async def test_puzzles_that_were_solved_before_are_judged_by_what_stands_there(tmp_path: Path):
    path, best = tmp_path / "old.db", "Y-down Y-right Y-up"
    await make_as_before(path, 19)
    midnight = begins(DAY + 1)
    row = (7, DAY, round(begins(DAY) * 1000), 2, 0, best + " Y-down", 2, round(midnight * 1000) - 1000, 1, 10, 0)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO daily_puzzle VALUES (?, '578Z98N-0EB0G3E', ?)", (DAY, best))
        connection.execute(
            "INSERT INTO daily_play"
            " (player_id, day, opened_at, tries, hints, best, stars, solved_at, solved_tries, guild_id, shown)"
            f" VALUES ({', '.join('?' * len(row))})",
            row,
        )
    async with await SqliteStore.open(path) as store:
        puzzle = await store.puzzle(DAY)
        assert puzzle
        before = (await store.plays_of(7))[DAY]
        assert (before.on_its_day, before.stars) == (before, 2)
        after = await store.take_try(7, puzzle, puzzle.best, midnight + 3600, 10)
        assert (after.stars, after.on_its_day) == (3, before)
        (line,) = (await store.leaderboard(10, Score.DAILY, Span(), limit=9)).lines
        assert (line.player, line.points) == (7, 2)


def test_every_field_of_an_event_that_names_a_player_is_known_to_erasure():
    assert fields_of(Player) == {"player", "starter"}
    assert fields_of(tuple[Player, ...]) == {"winners"}


async def test_weekly_posts_of_an_older_database_stay_done_and_chosen(tmp_path: Path):
    old = tmp_path / "old.db"
    await make_as_before(old, 12)
    with closing(sqlite3.connect(old)) as connection, connection:
        for guild_id, channel in ((10, "5"), (20, "null")):
            data = f'{{"weekly_channel": {channel}, "weekly_hour": 7}}'
            connection.execute("INSERT INTO guild_settings VALUES (?, ?, 1000500)", (guild_id, data))
        connection.executemany("INSERT INTO weekly_post VALUES (10, ?, ?)", [("2026-W46", 1), ("2026-W47", 0)])
    chosen = GuildSettings(weekly_channel=5, weekly_hour=7)
    async with await SqliteStore.open(old) as store:
        assert await store.scheduled_posts(PostKind.WEEKLY) == [ScheduledPost(10, 5, chosen, 1000.5, "2026-W46")]
        assert not await store.claim_post(10, PostKind.WEEKLY, "2026-W46")
        assert await store.claim_post(10, PostKind.WEEKLY, "2026-W47")
