"""A start with many matches on: ``uv run python -m benchmarks.start MATCHES``.

The program starts as a process on a Discord on the loopback address (`tests.wire.loopback`), which limits rates as Discord
does, after a kill in the midst of so many matches: in some of them people think, in others the sand runs, somebody is asked for
a solution, or the next round is to come. Each has four rounds behind it. It has been started once before, so that Python keeps
its bytecode, and Discord its commands. Prints a table of seconds since the start:

- connected: Discord has what identifies the bot;
- going on: the time that was lost is given back in every match, and all clocks run;
- answered: somebody who bids in one of the matches as soon as the bot is connected is told so;
- shown: the card of every match shows how it stands, which at fifty requests a second is a matter of their number;

and what that took: requests that Discord counts, and seconds of the processor until the bot was connected, until all went on,
and until all was shown.
"""

import argparse
import asyncio
import tempfile
import time
from http import HTTPStatus
from pathlib import Path

from benchmarks.live_matches import Table, set_up
from benchmarks.usage import usage
from engine.match import Phase
from tests.wire.loopback.server import Discord
from tests.wire.loopback.state import Message
from tests.wire.process import Program

PHASES = (Phase.THINKING, Phase.BIDDING, Phase.PROVING, Phase.INTERMISSION)
BEHIND = 4
_LOOK = 0.02
"""Seconds between two looks at whether the program is connected."""


async def _start(folder: Path, matches: int) -> None:
    async with Discord(clock_stands_still=False) as discord:
        kept = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(folder / "bytecode")}
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
            while not discord.gateway.is_connected:  # noqa: ASYNC110 - the program says so to nobody else
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
    columns = ("connected", "going on", "answered", "shown", "counted requests", "429s", "processor", "memory")
    print(f"| live matches | {' | '.join(columns)} |\n| --- |{' --: |' * len(columns)}")
    times = " | ".join(f"{seconds:.1f} s" for seconds in (connected, going_on, answered, shown))
    print(
        f"| {matches:,} | {times} | {counted:,} | {limited:,}"
        f" | {before.processor:.1f} / {worked.processor:.1f} / {taken.processor:.1f} s | {taken.memory / 1e6:,.0f} MB |"
    )


async def _bid(table: Table, begun: float) -> float:
    """Bid in a match where everybody thinks; when that is answered."""
    text = await table.players[0].slash("bid", moves=9)
    assert "**9 moves**" in text, text
    return time.monotonic() - begun


def main() -> None:
    """Start, and print the table."""
    parser = argparse.ArgumentParser(description="Start with many matches on.")
    parser.add_argument("matches", type=int)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_start(Path(folder), parser.parse_args().matches))


if __name__ == "__main__":
    main()
