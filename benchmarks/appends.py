"""Measure the database: how many appends of many matches at once it takes.

Each task plays a match of its own in a new database and stores bids through the bot's own store, one append for each bid.
Prints two tables for `docs/performance.md`: with tasks that store the next bid as soon as the last one is stored, and with
bids at a steady rate, beside an event loop that is idle or busy half of its time.

    python -m benchmarks.appends --seconds 5

With ``--database postgresql://…`` the matches are stored on a server, and stay there.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from itertools import count
from random import Random

from bot.store import DatabaseLocation, GameId, Place, Store, database_of, open_store
from engine.games.match.play import start
from engine.rules.events import BidMade
from engine.rules.rules import RULES_2013
from engine.rules.setup import draw_setup

TASKS = (1, 16, 256, 1000)
RATE = 1000
"""Bids a second, one each second in each of as many matches."""
PIECE = 0.001
"""Seconds for which a busy loop is busy, and then idle."""
PLAYERS = 5
NOW = 1_790_000_000.0
SETUP = draw_setup(RULES_2013, Random(1))

Play = Callable[[Callable[[], Awaitable[None]], int, float], Awaitable[None]]
"""Stores bids in the match with this number, until this time of `time.perf_counter`."""


async def eagerly(bid: Callable[[], Awaitable[None]], _place: int, until: float) -> None:
    """Store a bid as soon as the last one is stored."""
    while time.perf_counter() < until:
        await bid()


async def steadily(bid: Callable[[], Awaitable[None]], place: int, until: float) -> None:
    """Store a bid each second, the matches staggered; a late bid does not delay the next."""
    at = time.perf_counter() + place / RATE
    while at < until:
        await asyncio.sleep(at - time.perf_counter())
        await bid()
        at += 1


async def work(until: float) -> float:
    """Keep the loop busy for half of its time. Returns the CPU seconds of that."""
    worked = 0.0
    while (begun := time.perf_counter()) < until:
        idle = time.thread_time()
        while time.perf_counter() - begun < PIECE:
            pass
        worked += time.thread_time() - idle
        await asyncio.sleep(PIECE)
    return worked


CHANNELS = count(1)


async def begin(store: Store) -> GameId:
    """Begin a match; fifty of them share a server."""
    channel = next(CHANNELS)
    return await store.begin(Place(1 + channel // 50, channel), start(RULES_2013, SETUP, 1, NOW, Random(1)))


async def measure(
    database: DatabaseLocation, title: str, tasks: int, play: Play, seconds: float, *, is_busy: bool = False
) -> None:
    """Print a row: appends a second, their latency, and CPU for each."""
    took: list[float] = []

    async def match(store: Store, game_id: GameId, place: int, until: float) -> None:
        number = 2

        async def bid() -> None:
            nonlocal number
            before = time.perf_counter()
            await store.append(game_id, number, [BidMade(NOW + number, number % PLAYERS + 1, 9)])
            took.append((time.perf_counter() - before) * 1000)
            number += 1

        await play(bid, place, until)

    async with await open_store(database) as store:
        games = [await begin(store) for _ in range(tasks)]
        before, idle = time.perf_counter(), time.process_time()
        until = before + seconds
        playing = [match(store, game_id, place, until) for place, game_id in enumerate(games)]
        other = asyncio.create_task(work(until if is_busy else before))
        await asyncio.gather(other, *playing)
        elapsed, worked = time.perf_counter() - before, time.process_time() - idle - other.result()
    percentiles = statistics.quantiles(took, n=100)
    print(
        f"| {title} | {len(took) / elapsed:,.0f} | {statistics.median(took):,.1f} | {percentiles[98]:,.1f}"
        f" | {worked / len(took) * 1000:.2f} | {worked / elapsed:.0%} |",
        flush=True,
    )


async def measure_all(database: DatabaseLocation, seconds: float) -> None:
    """Print both tables."""
    print("| appends | a second | p50, ms | p99, ms | CPU each, ms | of a core |")
    print("| --- | --: | --: | --: | --: | --: |")
    for tasks in TASKS:
        await measure(database, f"{tasks:,} tasks" if tasks > 1 else "1 task", tasks, eagerly, seconds)
    await measure(database, f"{RATE:,} a second", RATE, steadily, seconds)
    await measure(database, f"{RATE:,} a second beside a busy loop", RATE, steadily, seconds, is_busy=True)


async def main() -> None:
    """Measure in a new file, or in the database of the command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--database", help="a database that no bot uses; otherwise a new file")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        await measure_all(database_of(chosen.database or f"{folder}/appends.db"), chosen.seconds)


asyncio.run(main())
