"""Measure leaderboards and statistics with two years of play on many servers.

Builds a database in a temporary folder – what the bot would have stored, without the events, which these queries do not read
– and queries it through the bot's own store. Prints the query plans, and a table for `docs/performance.md`.

    python -m benchmarks.leaderboards --awards 10000000 --guilds 10000

With ``--database`` the database is built in that file or on that PostgreSQL server, and kept; one that has been built is used
again. A server's is built in a file first, and moved.
"""

import argparse
import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

from bot.cards.standings import PER_PAGE
from bot.store import DatabaseLocation, Place, Score, Span, SqliteStore, Store, database_of, move_database, open_store
from bot.store.periods import Month, day_of, spans_of, week_of, weeks_between
from bot.store.sql import standings as queries
from bot.store.sql import stars
from bot.store.sql.connection import Parameters
from engine.board.geometry import Direction
from engine.board.moves import Move
from engine.board.pieces import TARGETS, Robot
from engine.games.match.play import start
from engine.rules.events import BestFound, BidMade, ChipTurned, ChipWon
from engine.rules.rules import RULES_2013
from engine.rules.setup import draw_setup

BEGUN, ENDED = 1_730_678_400, 1_793_750_400
"""Two years, from a Monday in 2024 on, in seconds since the Unix epoch."""

CHIPS_PER_MATCH = 12
CHIPS_PER_GAME = 10
"""Chips of solo games."""
CHIPS_PER_SOLO_CHIP = 10
WHOLE_MATCHES = 200
AWARDS_PER_PLAYER = 50
MIN_PLAYERS = 5
FIRST_PLAYER = 10**17
TIMES = 25
WEEKS = 12
ZONE = ZoneInfo("Europe/Berlin")

# Of four proofs three hold. Some players play much more than others: the third power of an evenly drawn number says who it is.
PROOFS = """
    INSERT INTO proof (match_id, number, round, guild_id, player_id, at, held, moves, best_moves, bid_after)
    WITH RECURSIVE turn (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM turn WHERE n + 1 < :proofs),
    drawn AS MATERIALIZED (
        SELECT
            n,
            (RANDOM() & 16777215) / 16777216.0 AS who,
            (RANDOM() & 16777215) / 16777216.0 AS length,
            (RANDOM() & 16777215) / 16777216.0 AS above
        FROM turn
    )
    SELECT
        :match + n / :per_match,
        10 * n % 160,
        1 + n % :per_match,
        :guild,
        :first_player + CAST(:players * who * who * who AS INTEGER),
        :begun + n * (:ended - :begun) / :proofs,
        n % 4 < 3,
        3 + CAST(9 * length AS INTEGER) + CASE WHEN above < 0.5 THEN 0 ELSE 1 + CAST(4 * length AS INTEGER) END,
        CASE WHEN above < 0.9 THEN 3 + CAST(9 * length AS INTEGER) END,
        CASE WHEN n % 4 < 3 THEN 1000 + CAST(90000 * above AS INTEGER) END
    FROM drawn
"""
# Beside them, some play alone: of the 17 chips of a game they turn up some, one a minute.
SOLO = """
    INSERT INTO solo_chip (match_id, round, guild_id, player_id, at, moves, stars)
    WITH RECURSIVE game (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM game WHERE n + 1 < :games),
    chip (round) AS (SELECT 1 UNION ALL SELECT round + 1 FROM chip WHERE round < :per_game),
    drawn AS MATERIALIZED (SELECT n, (RANDOM() & 16777215) / 16777216.0 AS who FROM game)
    SELECT
        :match + n,
        round,
        :guild,
        :first_player + CAST(:players * who * who * who AS INTEGER),
        :begun + n * (:ended - :begun) / :games + round * 60000,
        4 + (RANDOM() & 7),
        1 + (RANDOM() & 65535) % 3
    FROM drawn CROSS JOIN chip
"""
FOLLOWING = """
    INSERT INTO match (id, guild_id, channel_id, rules_version, started_at, ended_at, starter_id)
    SELECT match_id, guild_id, match_id, 1, MIN(at), MAX(at), player_id FROM proof GROUP BY match_id;

    INSERT INTO match (id, guild_id, channel_id, rules_version, started_at, ended_at, starter_id, solo)
    SELECT match_id, guild_id, match_id, 1, MIN(at), MAX(at), player_id, 1 FROM solo_chip GROUP BY match_id;

    INSERT INTO point (guild_id, score, at, player_id, match_id, number)
    SELECT guild_id, 'chips', at, player_id, match_id, number FROM proof WHERE held ORDER BY guild_id, at;

    INSERT INTO point (guild_id, score, at, player_id, match_id, number)
    SELECT guild_id, 'best', at, player_id, match_id, number FROM proof WHERE held AND moves = best_moves;

    INSERT INTO point (guild_id, score, at, player_id, match_id, number)
    SELECT guild_id, 'matches', ended_at, starter_id, id, 1000 FROM match WHERE solo = 0;

    INSERT INTO total (guild_id, score, player_id, points, last_at)
    SELECT guild_id, score, player_id, COUNT(*), MAX(at) FROM point GROUP BY guild_id, score, player_id;

    INSERT INTO total (guild_id, score, player_id, points, last_at)
    SELECT guild_id, 'solo', player_id, SUM(stars), MAX(at) FROM solo_chip GROUP BY guild_id, player_id;

    INSERT INTO taking_part (match_id, player_id, guild_id)
    SELECT DISTINCT match_id, player_id, guild_id FROM proof;

    INSERT INTO playing (guild_id, player_id, quarter)
    SELECT DISTINCT guild_id, player_id, at / 900000 FROM proof
"""


def sizes(awards: int, guilds: int) -> list[int]:
    """Return the number of chips of each server: the n-th has an n-th of the first one's."""
    whole = sum(1 / rank for rank in range(1, guilds + 1))
    return [max(3, round(awards / whole / rank)) for rank in range(1, guilds + 1)]


def build(path: Path, awards: int, guilds: int) -> list[int]:
    """Fill a database that the store has created; indexes come last. Return the number of chips of each server."""
    wanted = sizes(awards, guilds)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for pragma in ("journal_mode = OFF", "synchronous = OFF", "cache_size = -1000000", "foreign_keys = OFF"):
            connection.execute(f"PRAGMA {pragma}").fetchall()
        indexes = connection.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql NOT NULL").fetchall()
        for name, _ in indexes:
            connection.execute(f"DROP INDEX {name}")
        connection.execute("BEGIN")
        match_id, per_match = 1, CHIPS_PER_MATCH * 4 // 3
        for guild_id, chips in enumerate(wanted, 1):
            values = {
                "first_player": FIRST_PLAYER,
                "guild": guild_id,
                "match": match_id,
                "per_match": per_match,
                "proofs": chips * 4 // 3,
                "players": max(MIN_PLAYERS, chips // AWARDS_PER_PLAYER),
                "begun": BEGUN * 1000,
                "ended": ENDED * 1000,
            }
            connection.execute(PROOFS, values)
            match_id += values["proofs"] // per_match + 1
            games = max(1, round(chips / CHIPS_PER_SOLO_CHIP / CHIPS_PER_GAME))
            connection.execute(SOLO, values | {"match": match_id, "games": games, "per_game": CHIPS_PER_GAME})
            match_id += games
        for statement in [*FOLLOWING.split(";"), *(sql for _, sql in indexes)]:
            connection.execute(statement)
        connection.execute("COMMIT")
        connection.execute("PRAGMA journal_mode = WAL").fetchall()
    return wanted


def show_plans(database: DatabaseLocation) -> None:
    """Print the query plans."""
    asked = [
        ("Leaderboard of a period", queries.IN_SPAN),
        ("Leaderboard of a period, solo", stars.IN_SPAN),
        ("Leaderboard of all time", queries.EVER),
        ("Statistics: proofs", queries.PROOFS),
        ("Statistics: matches", queries.MATCHES),
        ("Statistics: the first bid", queries.FIRST_PLAYED),
    ]
    values = {"guild": 1, "score": "chips", "since": 1, "until": 1, "player": 1}
    plans = [(title, plan(database, query, values)) for title, query in asked]
    plans.append(("Statistics: weeks", plan(database, queries.played_in(1), (0, 1, 1, 1, 1))))
    for title, steps in plans:
        print(f"{title}:")
        for step in steps:
            print(f"    {step}")
    print()


def plan(database: DatabaseLocation, query: str, values: Parameters) -> list[str]:
    """Return the steps of a query plan."""
    if isinstance(database, Path):
        with closing(sqlite3.connect(database)) as connection:
            return [step[-1] for step in connection.execute(f"EXPLAIN QUERY PLAN {query}", values)]
    from bot.store.postgres.connection import READING, Connection  # noqa: PLC0415 - needs the extra postgres

    with closing(Connection(database.get_secret_value(), READING)) as connection:
        return [step for (step,) in connection.execute(f"EXPLAIN (COSTS OFF) {query}", values)]


async def measure(title: str, ask: Callable[[], Awaitable[object]]) -> None:
    """Print a row: the first answer, the median and the slowest of the next ones, and their median CPU time.

    CPU time is that of the whole process, so that other programs hardly change it.
    """
    took: list[float] = []
    worked: list[float] = []
    for _ in range(TIMES + 1):
        before, idle = time.perf_counter(), time.process_time()
        await ask()
        took.append((time.perf_counter() - before) * 1000)
        worked.append((time.process_time() - idle) * 1000)
    first, *warm = took
    middle = statistics.median
    print(f"| {title} | {first:.1f} | {middle(warm):.1f} | {max(warm):.1f} | {middle(worked[1:]):.1f} |", flush=True)


async def measure_server(store: Store, guild_id: int, chips: int) -> None:
    """Measure every query of a server."""
    today = day_of(ENDED - 10 * 86400, ZONE)
    spans = {"week": week_of(today).span(ZONE), "month": Month(today.replace(day=1)).span(ZONE), "all time": Span()}
    whole = await store.leaderboard(guild_id, Score.CHIPS, Span(), limit=1)
    most = whole.lines[0].player
    size = f"{chips:,} chips, {whole.length:,} players"
    for name, span in spans.items():
        for score in Score:
            await measure(
                f"{size}: {score.value}, {name}",
                lambda score=score, span=span: store.leaderboard(guild_id, score, span, limit=PER_PAGE, player=most),
            )
    last = max(0, whole.length - PER_PAGE)
    await measure(
        f"{size}: chips, all time, last page",
        lambda: store.leaderboard(guild_id, Score.CHIPS, Span(), skip=last, limit=PER_PAGE, player=most),
    )

    async def everything() -> None:
        found = await store.statistics(guild_id, most)
        weeks = weeks_between(found.first_played or 0, ENDED, ZONE)
        await store.played(guild_id, most, spans_of(weeks, ZONE))

    await measure(f"{size}: statistics of who has won most ({whole.lines[0].points:,})", everything)
    recent = spans_of(weeks_between(ENDED - WEEKS * 7 * 86400, ENDED, ZONE), ZONE)
    await measure(f"{size}: their solutions, week by week", lambda: store.progress(guild_id, most, recent))


async def measure_writing(store: Store, guild_id: int) -> None:
    """Measure storing a chip that is won, and the best solution of its round."""
    proof = (Move(Robot.RED, Direction.UP), Move(Robot.RED, Direction.LEFT))
    events = start(RULES_2013, draw_setup(RULES_2013, Random(1)), FIRST_PLAYER, ENDED, Random(1))
    match_id = await store.begin(Place(guild_id, Random().getrandbits(50)), events)
    number, round_number = len(events), 1

    async def win() -> None:
        nonlocal number
        at = ENDED + number
        await store.append(match_id, number, [BidMade(at, FIRST_PLAYER, 2), ChipWon(at + 60, FIRST_PLAYER, proof)])
        await store.append(match_id, number + 2, [ChipTurned(at + 70, TARGETS[number % 17])])
        number += 3

    async def judge() -> None:
        nonlocal number, round_number
        await store.append(match_id, number, [BestFound(ENDED + number, round_number, proof)])
        number, round_number = number + 1, round_number + 1

    await measure("a bid, a chip won and the next chip stored", win)
    await measure("a best solution stored", judge)


async def measure_forgetting(store: Store) -> None:
    """Measure erasing a person, and then a server, both with whole matches in the database."""
    guild_id, player = 10**9, FIRST_PLAYER - 1
    proof = (Move(Robot.RED, Direction.UP), Move(Robot.RED, Direction.LEFT))
    for channel_id in range(WHOLE_MATCHES):
        events = [*start(RULES_2013, draw_setup(RULES_2013, Random(1)), player, ENDED, Random(1))]
        for number in range(CHIPS_PER_MATCH):
            bids = [BidMade(ENDED + number, who, 2) for who in (player, *range(1, 5)) for _ in range(2)]
            events += [*bids, ChipWon(ENDED + number, player, proof), ChipTurned(ENDED + number, TARGETS[number])]
        await store.begin(Place(guild_id, channel_id), events)
    for title, forget in (("a player", store.forget(player)), ("a server", store.delete_guild(guild_id))):
        before = time.perf_counter()
        await forget
        took = (time.perf_counter() - before) * 1000
        print(f"| {title} with {WHOLE_MATCHES} matches of {CHIPS_PER_MATCH} chips erased | {took:.0f} | | | |")


async def fill(database: DatabaseLocation, awards: int, guilds: int) -> None:
    """Build a database, in a file first if it is a server's."""
    with tempfile.TemporaryDirectory() as folder:
        path = database if isinstance(database, Path) else Path(folder) / "leaderboards.db"
        async with await SqliteStore.open(path):
            pass
        before = time.perf_counter()
        wanted = await asyncio.to_thread(build, path, awards, guilds)
        took, size = time.perf_counter() - before, path.stat().st_size / 1e9
        with closing(sqlite3.connect(path)) as connection:
            ((alone,),) = connection.execute("SELECT COUNT(*) FROM solo_chip")
        print(
            f"{sum(wanted):,} chips, and {alone:,} of games for one person, on {guilds:,} servers, {size:.1f} GB,"
            f" in {took:.0f} s",
            flush=True,
        )
        async with await SqliteStore.open(path):
            pass  # closing gathers the statistics that queries are planned with
        if path != database:
            before = time.perf_counter()
            moved = await asyncio.to_thread(move_database, path, database, lambda *_: None)
            print(f"{moved.rows:,} rows moved in {time.perf_counter() - before:.0f} s", flush=True)


async def is_filled(database: DatabaseLocation) -> bool:
    """Return whether the database has points."""
    async with await open_store(database) as store:
        return await store.first_point(1) is not None


async def measure_all(database: DatabaseLocation, awards: int, guilds: int) -> None:
    """Build the database if necessary, print the plans, and measure."""
    if not await is_filled(database):
        await fill(database, awards, guilds)
    show_plans(database)
    print("| answer | first, ms | median, ms | slowest, ms | CPU, ms |")
    print("| --- | --- | --- | --- | --- |")
    async with await open_store(database) as store:
        for rank in sorted({1, min(10, guilds), min(1000, guilds)}):
            await measure_server(store, rank, sizes(awards, guilds)[rank - 1])
        await measure("servers looked through at the start", lambda: store.set_guilds(range(1, guilds + 1), ENDED))
        await measure_writing(store, 1)
        await measure_forgetting(store)


async def main() -> None:
    """Measure in a new file, or in the database of the command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--awards", type=int, default=10_000_000)
    parser.add_argument("--guilds", type=int, default=10_000)
    parser.add_argument("--database", help="a file, or a database of a server; otherwise a new file")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        await measure_all(database_of(chosen.database or f"{folder}/leaderboards.db"), chosen.awards, chosen.guilds)


asyncio.run(main())
