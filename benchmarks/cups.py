"""Write the result of a cup for many servers: ``uv run python -m benchmarks.cups [SERVERS]``.

Each server, 1,000 by default, has twenty people, who have played all eight cups of a season; the posts are those of the last
cup, all due in the same quarter of an hour. This measures queries, tables and pictures, one post after the other,
without requests to Discord for names, members and the posts themselves, which its rate limits spread.
"""

import argparse
import asyncio
import os
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, cast

from bot.clock import Clock
from bot.drawing.drawers import drawers
from bot.drawing.queue import PictureQueue
from bot.scheduled.cup_posts import CupResult, CupTables
from bot.scheduled.members import Leaderboards
from bot.store import CupChips, SqliteStore
from bot.store.guild_settings import GuildSettings
from bot.text import Texts
from bot.ui.pictures import Pictures
from engine.board.notation import parse_moves
from engine.games.cup import SEASON, settles
from engine.games.rush.state import RushChip
from engine.rules.rules import RULES_2013
from engine.rules.setup import draw_setup

PEOPLE = 20
SETTINGS = GuildSettings(cup_channel=1, cup_name="Robots and friends")


class People:
    """The names of all, and servers of which the bot knows no members."""

    async def of(self, say: Texts, guild_id: int, players: Any) -> dict[int, str]:
        """Return names, as `bot.ui.names.Names` does."""
        del say, guild_id
        return {player: f"Player {player}" for player in players}

    def get_guild(self, guild_id: int) -> None:
        """Return None, so that no members are queried."""


async def fill(path: Path, servers: int) -> None:
    """Store a season of cups."""
    random, setup = Random(1), draw_setup(RULES_2013, Random(1))
    chip = RushChip(setup.position, parse_moves("R-up R-left R-down"))
    async with await SqliteStore.open(path) as store:
        for cup in range(1, SEASON + 1):
            await store.keep_cup_chips(cup, CupChips(setup, (chip,) * 5))
        for server in range(1, servers + 1):
            await store.set_guild_settings(server, SETTINGS, 0.0)
    with closing(sqlite3.connect(path)) as connection, connection:
        runs = (
            (cup, server * 100 + number, server, random.randrange(26), random.randrange(600_000))
            for cup in range(1, SEASON + 1)
            for server in range(1, servers + 1)
            for number in range(PEOPLE)
        )
        connection.executemany(
            "INSERT INTO cup_run (cup, player_id, guild_id, points, milliseconds) VALUES (?, ?, ?, ?, ?)", runs
        )


async def main(servers: int) -> None:
    """Measure, and print a line."""
    now = settles(SEASON) + 86_400.0
    with tempfile.TemporaryDirectory() as folder:
        await fill(path := Path(folder) / "cups.db", servers)
        people, clock = cast("Any", People()), Clock(lambda: now)
        queue = PictureQueue(drawers(1), clock.now)
        async with await SqliteStore.open(path) as store:
            pictures = Pictures(people, store, queue)
            result = CupResult(store, Leaderboards(people, store, clock), pictures, CupTables(store, clock))
            period, _ = result.last_due(SETTINGS, now)
            took, drawn, say, before = list[float](), 0, Texts.of("en"), os.times()
            for scheduled in await store.scheduled_posts(result.kind):
                begun = time.perf_counter()
                post = await result.written(say, scheduled.guild_id, scheduled.settings, period)
                took.append(time.perf_counter() - begun)
                drawn += post is not None and len(post.files)
            await queue.close()
    first, *others = took
    after = os.times()
    own, drawing = after.user + after.system - before.user - before.system, after.children_user + after.children_system
    print(f"{len(took)} posts with {drawn} pictures in {sum(took):.1f} s: the first, which reads the tables, {first:.2f} s,")
    print(f"the others {1000 * sum(others) / len(others):.1f} ms each; CPU {own:.1f} s, and {drawing:.1f} s for drawing")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("servers", nargs="?", type=int, default=1000)
    asyncio.run(main(parser.parse_args().servers))
