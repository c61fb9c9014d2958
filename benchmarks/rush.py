"""Measure how long a press in a rush takes the bot: ``uv run python -m benchmarks.rush PLAYERS SECONDS``.

The program runs as a process against the Discord on the loopback address (`tests.wire.loopback`). PLAYERS play a rush each, all
at the same time: they press the shortest solutions of their chips, a button every PACE seconds, for SECONDS of the three
minutes. Each press counts from when the interaction is written to the socket until the request that answers it arrives, which
has the card with its board. Prints milliseconds by what was pressed, and how many answers had no picture.
"""

import argparse
import asyncio
import re
import statistics
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from engine.board.moves import Move
from engine.board.notation import parse_moves
from tests.wire.loopback.faults import CALLBACK, EDIT_ORIGINAL, Call
from tests.wire.loopback.server import Discord
from tests.wire.loopback.state import Interaction
from tests.wire.players import Player
from tests.wire.process import Program
from tests.wire.stored import stored

PACE = 0.7
"""Seconds from one press of a player to the next."""

_ROBOTS = {"R": "🔴 Red", "G": "🟢 Green", "B": "🔵 Blue", "Y": "🟡 Yellow"}
_ARROWS = {"up": "⬆️ Up", "down": "⬇️ Down", "left": "⬅️ Left", "right": "➡️ Right"}
_CHIPS = re.compile(r'"chips":"([^"]*)"')


class Waits:
    """What players waited for, in seconds, by what they pressed."""

    def __init__(self, discord: Discord) -> None:
        self.seconds, self.without = defaultdict[str, list[float]](list), Counter[str]()
        self.pressed = dict[int, tuple[str, Interaction]]()
        discord.watchers.append(self._watch)

    def _watch(self, call: Call) -> None:
        if call.name not in (CALLBACK, EDIT_ORIGINAL):
            return
        number = call.parameters.get("interaction_id") or call.parameters["token"].partition("-")[2]
        if (found := self.pressed.get(int(number))) and (call.text or call.name == EDIT_ORIGINAL):
            del self.pressed[int(number)]
            what, asked = found
            self.seconds[what].append(max(0.0, call.at - asked.made))
            self.without[what] += not call.files


def _presses(best: tuple[Move, ...], last: str) -> Iterator[tuple[str, str]]:
    """Yield the buttons that solve a chip, and what each is; ``last`` is the robot that the pad has chosen."""
    for number, move in enumerate(best, start=1):
        if move.robot.value != last:
            yield _ROBOTS[move.robot.value], "another robot"
        last = move.robot.value
        yield _ARROWS[move.direction.value], "the next chip" if number == len(best) else "a move"


async def _play(discord: Discord, waits: Waits, program: Program, player: Player, until: float) -> int:
    """Play a rush, and return how many chips were solved."""
    began = player.type("ricochet rush")
    await discord.until(lambda: "▶️ Go" in (began.messages[0].buttons if began.messages else ()), "a rush is prepared")
    ((data,),) = stored(
        program.database,
        f"SELECT data FROM event JOIN match ON match.id = match_id WHERE number = 0 AND starter_id = {player.user.id}",  # noqa: S608
    )
    found = _CHIPS.search(data)
    assert found
    card, solved = began.messages[0], 0
    await player.answered(player.click(card, "▶️ Go"))
    await asyncio.sleep(PACE)
    for chip in found[1].split("; "):
        code, _, moves = chip.partition(" ")
        del code
        best = parse_moves(moves)
        for label, what in _presses(best, ""):
            if time.monotonic() > until:
                return solved
            asked = player.click(card, label)
            waits.pressed[asked.id] = what, asked
            await player.answered(asked)
            await asyncio.sleep(PACE)
        solved += 1
    return solved


async def _run(folder: Path, players: int, seconds: float) -> tuple[Waits, list[int]]:
    async with Discord(clock_stands_still=False) as discord:
        program = Program(discord, folder, RICOCHET_LOG_LEVEL="WARNING")
        await program.start()
        await discord.until(lambda: discord.state.commands)
        waits = Waits(discord)
        seated = [
            Player(discord, f"player-{number}", discord.state.guild.add_channel(f"rush-{number}")) for number in range(players)
        ]
        until = time.monotonic() + seconds
        try:
            solved = await asyncio.gather(*(_play(discord, waits, program, player, until) for player in seated))
        finally:
            await program.close()
        for line in program.errors[:5]:
            print(line)
        return waits, solved


def main() -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description="Measure presses in rushes.")
    parser.add_argument("players", type=int)
    parser.add_argument("seconds", type=float)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        waits, solved = asyncio.run(_run(Path(folder), chosen.players, chosen.seconds))
    print("| a press for | times | p50 | p99 | most | without picture |\n| --- | --: | --: | --: | --: | --: |")
    for what, seconds in waits.seconds.items():
        cuts = statistics.quantiles(seconds, n=100, method="inclusive") if len(seconds) > 1 else [*seconds] * 99
        values = (cuts[49], cuts[98], max(seconds))
        shown = " | ".join(f"{1000 * value:,.0f} ms" for value in values)
        print(f"| {what} | {len(seconds):,} | {shown} | {waits.without[what]} |")
    print(f"\nChips solved: {', '.join(map(str, solved))}.")


if __name__ == "__main__":
    main()
