"""Measure the memory of live matches: ``uv run python -m benchmarks.memory MATCHES``.

Stores that many matches of three players, with four and then with fifteen finished rounds, and loads them in a process as the
bot does after a restart, through its own store, but without Discord. Prints the memory of the process before and after, and
how much of it the matches still use. The solver, pictures, messages and interactions are not included: `benchmarks.load`
measures the whole.
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
from bot.games.observers import Observers
from bot.games.tasks import Tasks
from bot.metrics import Metrics
from bot.store import SqliteStore
from bot.ui.request_rate import RequestRate
from engine.games.match.state import Phase
from tests.wire.loopback.server import Discord

PHASES = (Phase.THINKING, Phase.BIDDING, Phase.PROVING, Phase.INTERMISSION)
BEHIND = (4, 15)


def store(database: Path, matches: int, behind: int) -> None:
    """Create the database in a separate process, so that the measured ones hold nothing of it."""
    asyncio.run(set_up(Discord(), database, matches, PHASES, behind=behind))


def measure(database: Path, matches: int, behind: int) -> None:
    """Print the memory of the process before and after it loads the matches."""
    before, after = asyncio.run(_take_up(database, matches, _held))
    each = (after - before) / matches
    line = f"| {matches:,}, {behind} rounds | {before / 1e6:,.0f} MB | {after / 1e6:,.0f} MB | {each / 1e3:,.0f} kB |"
    print(line, end="", flush=True)


def trace(database: Path, matches: int, behind: int) -> None:
    """Print how much of that the matches still use; tracing takes memory itself."""
    del behind
    tracemalloc.start()
    before, after = asyncio.run(_take_up(database, matches, _in_values))
    print(f" {(after - before) / matches / 1e3:,.0f} kB |", flush=True)


async def _take_up(database: Path, matches: int, held: Any) -> tuple[int, int]:
    async with await SqliteStore.open(database) as opened:
        client: Any = None  # neither it nor the solver nor pictures are used here
        clock, tasks = steady_clock(), Tasks()
        services: Any = SimpleNamespace(clock=clock, random=Random(1), store=opened, tasks=tasks, metrics=Metrics())
        services.rate = RequestRate(clock, lambda serving: tasks.start(serving, "requests"))
        services.solver, services.pictures, services.observers, services.board_link = None, None, Observers(), lambda: None
        games = LiveGames(client, services)
        before = held()
        await games.load()
        assert games.census().games["match"] == matches
        return before, held()


def _held() -> int:
    """Return the memory of the process in bytes."""
    gc.collect()
    return usage(os.getpid()).memory


def _in_values() -> int:
    """Return the bytes of all Python objects."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Measure the memory of live matches.")
    parser.add_argument("matches", type=int)
    matches: int = parser.parse_args().matches
    print("| live matches | before | loaded | each match | of that, objects |\n| --- | --: | --: | --: | --: |")
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
