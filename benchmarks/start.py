"""Measure a start with many running matches: ``uv run python -m benchmarks.start MATCHES``.

The program starts as a process against the Discord on the loopback address (`tests.wire.loopback`), with Discord's rate
limits, after a kill with so many running matches, which are thinking, bidding, proving or between rounds, each with four
finished rounds. It has been started once before, so that Python's bytecode is cached, and Discord has its commands. Prints a
table of seconds since the start:

- connected: Discord has the IDENTIFY;
- resumed: every match has its downtime back, and all clocks run;
- answered: a player who bids as soon as the bot is connected has the answer;
- shown: the card of every match is up to date, which depends on Discord's fifty requests a second;

with the requests that Discord counts, and CPU seconds until the bot was connected, all matches resumed, and all cards shown.
"""

import argparse
import asyncio
import tempfile
import time
from http import HTTPStatus
from pathlib import Path
from typing import Any

from benchmarks.live_matches import Table, set_up
from benchmarks.usage import usage
from engine.games.match.state import Phase
from tests.wire.loopback.server import Discord
from tests.wire.loopback.state import Message
from tests.wire.process import Program

PHASES = (Phase.THINKING, Phase.BIDDING, Phase.PROVING, Phase.INTERMISSION)
BEHIND = 4
_LOOK = 0.02
"""Seconds between two checks whether the program is connected."""


async def _start(folder: Path, matches: int) -> None:
    async with Discord(clock_stands_still=False) as discord:
        kept: Any = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(folder / "bytecode")}
        program = Program(discord, folder, RICOCHET_LOG_LEVEL="WARNING", **kept)
        await program.start()
        await program.stop()
        tables = await set_up(discord, program.database, matches, PHASES, behind=BEHIND)
        discord.rate_limits.is_on = True
        unshown, nothing = {table.channel.id for table in tables}, asyncio.Event()

        def read(message: Message) -> None:
            unshown.discard(message.channel.id)
            if not unshown:
                nothing.set()

        discord.state.readers.append(read)
        discord.calls.clear()
        begun = time.monotonic()
        try:
            starting = asyncio.create_task(program.start())
            while not discord.gateway.is_connected:  # noqa: ASYNC110 - there is no event for it
                await asyncio.sleep(_LOOK)
            connected, before = time.monotonic() - begun, usage(program.pid)
            answering = asyncio.create_task(_bid(tables[0], begun))
            await starting
            going_on, worked = time.monotonic() - begun, usage(program.pid)
            answered = await answering
            await nothing.wait()
            shown, taken = time.monotonic() - begun, usage(program.pid)
            counted = sum(not call.is_of_interaction for call in discord.calls)
            limited = sum(call.status == HTTPStatus.TOO_MANY_REQUESTS for call in discord.calls)
        finally:
            await program.close()
        for line in program.errors[:5]:
            print(line)
    columns = ("connected", "resumed", "answered", "shown", "counted requests", "429s", "CPU", "memory")
    print(f"| live matches | {' | '.join(columns)} |\n| --- |{' --: |' * len(columns)}")
    times = " | ".join(f"{seconds:.1f} s" for seconds in (connected, going_on, answered, shown))
    print(
        f"| {matches:,} | {times} | {counted:,} | {limited:,}"
        f" | {before.processor:.1f} / {worked.processor:.1f} / {taken.processor:.1f} s | {taken.memory / 1e6:,.0f} MB |"
    )


async def _bid(table: Table, begun: float) -> float:
    """Bid in a match without a bid. Return the seconds until the answer."""
    text = await table.players[0].slash("bid", moves=9)
    assert "**9 moves**" in text, text
    return time.monotonic() - begun


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description="Measure a start with many running matches.")
    parser.add_argument("matches", type=int)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        asyncio.run(_start(Path(folder), parser.parse_args().matches))


if __name__ == "__main__":
    main()
