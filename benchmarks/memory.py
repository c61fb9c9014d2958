"""What live matches hold in memory: ``uv run python -m benchmarks.memory MATCHES``.

Stores so many matches of three players, with four rounds behind them and then with fifteen, and has a process take them up as
the bot does after a restart, through its own store, but without Discord. Prints how much that process holds before and after,
and, of what it holds for each match, how much was only needed to take it up. What the solver, pictures, messages and
interactions hold comes on top of that: `benchmarks.load` has the whole of it.
"""

import argparse
import asyncio
import gc
import multiprocessing
import os
import tempfile
import tracemalloc
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

from benchmarks.live_matches import set_up
from benchmarks.usage import usage
from bot.clock import steady_clock
from bot.games.live_games import LiveGames
from bot.games.tasks import Tasks
from bot.metrics import Metrics
from bot.store import SqliteStore
from engine.match import Phase
from tests.wire.loopback.server import Discord

PHASES = (Phase.THINKING, Phase.BIDDING, Phase.PROVING, Phase.INTERMISSION)
BEHIND = (4, 15)


def store(database: Path, matches: int, behind: int) -> None:
    """Make the database, in a process of its own, so that nothing of that is held by those that are measured."""
    asyncio.run(set_up(Discord(), database, matches, PHASES, behind=behind))


def measure(database: Path, matches: int, behind: int) -> None:
    """Print what the process holds before and after it takes the matches up."""
    before, after = asyncio.run(_take_up(database, matches, _held))
    each = (after - before) / matches
    line = f"| {matches:,}, {behind} rounds | {before / 1e6:,.0f} MB | {after / 1e6:,.0f} MB | {each / 1e3:,.0f} kB |"
    print(line, end="", flush=True)


def trace(database: Path, matches: int, behind: int) -> None:
    """Print what of that are values which the matches go on to hold; to trace them takes memory itself."""
    del behind
    tracemalloc.start()
    before, after = asyncio.run(_take_up(database, matches, _in_values))
    print(f" {(after - before) / matches / 1e3:,.0f} kB |", flush=True)


async def _take_up(database: Path, matches: int, held: Any) -> tuple[int, int]:
    async with await SqliteStore.open(database) as opened:
        client: Any = None  # as the solver and pictures: none of them is asked for anything yet
        services: Any = SimpleNamespace(clock=steady_clock(), random=Random(1), store=opened, tasks=Tasks(), metrics=Metrics())
        services.solver = services.pictures = None
        games = LiveGames(client, services)
        before = held()
        await games.load()
        assert games.census().games["match"] == matches
        return before, held()


def _held() -> int:
    """Bytes of the process."""
    gc.collect()
    return usage(os.getpid()).memory


def _in_values() -> int:
    """Bytes of all values of Python."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def main() -> None:
    """Measure both."""
    parser = argparse.ArgumentParser(description="What live matches hold in memory.")
    parser.add_argument("matches", type=int)
    matches: int = parser.parse_args().matches
    print("| live matches | before | taken up | each match | of that in values |\n| --- | --: | --: | --: | --: |")
    spawn = multiprocessing.get_context("spawn")
    for behind in BEHIND:
        with tempfile.TemporaryDirectory() as folder:
            for task in (store, measure, trace):
                process = spawn.Process(target=task, args=(Path(folder) / "memory.db", matches, behind))
                process.start()
                process.join()
                assert process.exitcode == 0


if __name__ == "__main__":
    main()
