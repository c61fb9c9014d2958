"""Play many matches at once, and measure what players wait for: ``uv run python -m benchmarks.load MATCHES SECONDS``.

The program runs as a process against the Discord on the loopback address (`tests.wire.loopback`), with Discord's rate limits:
fifty requests a second for the bot, besides answers to interactions, and a bucket for each channel. It starts with MATCHES
running matches. In each of them three players see a new board, and bid nine times while the sand runs, through the form or
with ``/bid``; the lowest bidder fills in the form with a solution some seconds after the question. So there is a bid every 10
seconds (median), and a new board every 90. The matches are spread evenly over that time.

With ``--bots`` two bots think in every other match. There the lowest bid comes first, before a bot has found anything: so
people win the chips, and it is known where the robots stand.

When each match has had a new board, SECONDS are measured. Prints tables; a queue that grows makes the second half slower than
the first:

- the load: interactions, requests, CPU and memory of the program, and refused requests;
- what players waited for, seen from Discord. Bids from the form and proofs are only acknowledged, and show on the card and in
  the news; a typed bid is also answered. If a picture is late, the time until the text in its place counts;
- the program's own metrics: the stages, how late the event loop was, and how long background work waited.

An acknowledgement counts from when an interaction is written to the socket until the request that answers it arrives. CPU and
memory include all processes of the program; "ms each" is CPU for each interaction, "loop" the event loop's thread alone.
Players and Discord share the machine: the last line says how much they used, and how late they were.
"""

import argparse
import asyncio
import math
import re
import statistics
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path

from benchmarks.live_matches import Table, set_up
from benchmarks.scrape import Scrape, free_address, scrape
from benchmarks.usage import Usage, usage
from engine.board.notation import format_moves
from engine.games.match.state import Phase
from tests.wire.loopback.faults import CALLBACK, FOLLOW_UP, Call
from tests.wire.loopback.rest import Callback
from tests.wire.loopback.server import Discord
from tests.wire.loopback.state import Interaction, Message
from tests.wire.process import Program

BIDS, FIRST_BID, NEXT_BID = 9, 10.0, 7.0
"""Bids of a round, and seconds from its board to the first of them and from each to the next."""

BESIDE_BOTS = 5.0
"""Seconds from a board to the first bid where bots play: no bot of their level bids as early."""

TYPED = 3
"""Each third bid is typed as a command, the others are written into the form."""

FORM, PROOF = 1.0, 7.0
"""Seconds that a player takes to fill in a form, and from the question to the press of *Type*."""

SAND, BETWEEN, ON_ITS_WAY = 60.0, 10.0, 1.5
"""Seconds of the hourglass and between rounds, and how long the program waits for commands in transit."""

ROUND = FIRST_BID + SAND + PROOF + FORM + BETWEEN + 2 * ON_ITS_WAY
"""Seconds from a board to the next one if the program takes no time."""

BEHIND = 2
"""Rounds that each match has behind it."""

_ROUND_NUMBER = re.compile(r"^### Round (\d+):")
_ASKED = re.compile(r"please show|it's your turn")
_WON, _PROOF = "wins the", "proof"
"""Words that identify messages, and the file name of a proof's picture."""

_LOOK = 0.1
"""Seconds between two samples of how late this process is."""

SERIES = {
    "gateway": ("ricochet_stage_seconds", "gateway"),
    "decide": ("ricochet_stage_seconds", "decide"),
    "store": ("ricochet_stage_seconds", "store"),
    "answer": ("ricochet_stage_seconds", "answer"),
    "announce": ("ricochet_stage_seconds", "announce"),
    "event loop late": ("ricochet_loop_lag_seconds", ""),
    "wait for a board": ("ricochet_queue_wait_seconds", "board"),
    "wait for a replay": ("ricochet_queue_wait_seconds", "replay"),
    "wait for scores": ("ricochet_queue_wait_seconds", "scores"),
    "wait for the solver": ("ricochet_queue_wait_seconds", "best"),
}
"""The program's metrics that are printed."""

WAITS = (
    "interaction → acknowledged",
    "typed bid → answered",
    "bid → shown on the card",
    "proof → picture",
    "proof → text instead",
    "sand run out → question",
    "pause over → new board",
)


@dataclass
class Half:
    """The measurements of one half of the time. ``waits`` are seconds, by stage."""

    waits: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    counts: Counter[str] = field(default_factory=Counter[str])
    failed: Counter[tuple[int, str]] = field(default_factory=Counter[tuple[int, str]])
    lags: list[float] = field(default_factory=list[float])
    seconds: float = 0.0
    program: Usage = field(default_factory=Usage)
    metrics: Scrape = field(default_factory=Scrape)
    players: float = 0.0


class Load:
    """What all players share: the Discord, and ``half``, in which their waits are recorded."""

    def __init__(self, discord: Discord) -> None:
        self.discord = discord
        self.half = Half()
        self._answers = dict[int, Callable[[Interaction], None]]()
        self._stages = dict[int, str]()
        discord.watchers.append(self._watch)

    def waited(self, stage: str, seconds: float) -> None:
        """Record a wait."""
        self.half.waits[stage].append(max(0.0, seconds))

    def ask(self, asked: Interaction, stage: str = "", then: Callable[[Interaction], None] | None = None) -> Interaction:
        """Record an interaction, the stage as which its answer counts, if any, and what its player does with its form."""
        self.half.counts["interactions"] += 1
        if stage:
            self._stages[asked.id] = stage
        if then:
            self._answers[asked.id] = then
        return asked

    def _watch(self, call: Call) -> None:
        status = call.status or 0
        self.half.counts["requests"] += 1
        limited = status == HTTPStatus.TOO_MANY_REQUESTS
        self.half.counts["limited"] += limited
        self.half.counts["refused"] += status >= HTTPStatus.BAD_REQUEST and not limited
        if status >= HTTPStatus.BAD_REQUEST:
            self.half.failed[status, call.name] += 1
        if not call.is_of_interaction:
            self.half.counts["counted"] += 1
            return
        number = call.parameters.get("interaction_id") or call.parameters["token"].partition("-")[2]
        asked = self.discord.state.interactions[int(number)]
        if call.name == CALLBACK:
            self.waited("interaction → acknowledged", call.at - asked.made)
            if asked.modal and (then := self._answers.pop(asked.id, None)):
                then(asked)
        if (call.name == FOLLOW_UP or asked.answered == Callback.MESSAGE) and (stage := self._stages.pop(asked.id, "")):
            self.waited(stage, call.at - asked.made)


class Players:
    """The players of one match, who follow its card and its questions, each step at a fixed time."""

    def __init__(self, load: Load, table: Table) -> None:
        self._load, self._table = load, table
        self._card = table.card
        self._round = BEHIND + 1
        self._next_board = self._proved = 0.0
        self._sand = math.inf if table.bots else 0.0
        """When the sand runs out; infinite where it runs already, for an unknown time."""
        self._bid_made = dict[str, float]()

    def begin(self) -> None:
        """Join the current round."""
        loop, first = asyncio.get_running_loop(), BESIDE_BOTS if self._table.bots else FIRST_BID
        for number in range(BIDS):
            loop.call_later(first + number * NEXT_BID, self._bid, self._round, number)

    def read(self, message: Message) -> None:
        """Read a message that was posted in the channel, or edited."""
        text, now = message.texts[-1], time.monotonic()
        if found := _ROUND_NUMBER.match(text):
            self._read_card(message, int(found[1]), text, now)
        if message.pings and self._sand and _ASKED.search(text):
            if self._sand < math.inf:
                self._load.waited("sand run out → question", now - self._sand)
            self._sand = 0.0
            asyncio.get_running_loop().call_later(PROOF, self._show_moves, message)
        if self._proved and _WON in text:
            is_drawn = any(file.name.startswith(_PROOF) for file in message.attachments)
            self._load.waited("proof → picture" if is_drawn else "proof → text instead", now - self._proved)
            self._proved = 0.0

    def _read_card(self, message: Message, number: int, text: str, now: float) -> None:
        if number > self._round:
            self._load.half.counts["boards"] += 1
            if self._next_board:
                self._load.waited("pause over → new board", now - self._next_board)
            self._round = number
            self._bid_made.clear()
            self.begin()
        if number == self._round:  # whose card may have moved
            self._card = message
        for shown in [bid for bid in self._bid_made if bid in text]:
            self._load.waited("bid → shown on the card", now - self._bid_made.pop(shown))

    @property
    def _best(self) -> str:
        return format_moves(self._table.solutions[self._round - 1])

    def _bid(self, round_number: int, number: int) -> None:
        """Bid; the last bid of a round is the length of the solution, or the first beside bots."""
        if round_number != self._round or self._card is None:
            return
        best, last = len(self._table.solutions[round_number - 1]), BIDS - 1
        player, moves = self._table.bidder(round_number, number), best + last - number
        if self._table.bots:
            player = self._table.bidder(round_number, last if number == 0 else last + 1 + number % 2)
            moves = best if number == 0 else best + BIDS - number
        shown = f"**{moves} moves** – {player.mention}"
        if number % TYPED == 0:
            self._note_bid(number, shown, self._load.ask(player.type("bid", moves=moves), "typed bid → answered"))
            return

        def fill_in(form: Interaction) -> None:
            self._note_bid(number, shown, self._load.ask(player.submit(form, moves=str(moves))))

        self._load.ask(player.click(self._card, "Bid"), then=lambda form: _after(FORM, fill_in, form))

    def _note_bid(self, number: int, shown: str, asked: Interaction) -> None:
        self._bid_made[shown] = asked.made
        if number == 0:
            self._sand = asked.made + SAND + ON_ITS_WAY

    def _show_moves(self, question: Message) -> None:
        player = self._table.bidder(self._round, BIDS - 1)

        def fill_in(form: Interaction) -> None:
            shown = self._load.ask(player.submit(form, moves=self._best))
            self._proved, self._next_board = shown.made, shown.made + BETWEEN + ON_ITS_WAY

        self._load.ask(player.click(question, "⌨️ Type"), then=lambda form: _after(FORM, fill_in, form))


def _after(seconds: float, do: Callable[[Interaction], None], form: Interaction) -> None:
    asyncio.get_running_loop().call_later(seconds, do, form)


async def _play(folder: Path, matches: int, seconds: float, *, bots: bool) -> tuple[Half, Half]:
    ahead = math.ceil((seconds + 2 * ROUND) / ROUND) + 1
    async with Discord(clock_stands_still=False) as discord:
        metrics = free_address()
        program = Program(discord, folder, RICOCHET_LOG_LEVEL="WARNING", RICOCHET_HTTP=metrics)
        tables = await set_up(discord, program.database, matches, [Phase.THINKING], behind=BEHIND, ahead=ahead, bots=bots)
        discord.rate_limits.is_on = True
        await program.start()
        load = Load(discord)
        await discord.until(lambda: discord.state.commands)
        seated = {table.channel.id: Players(load, table) for table in tables}
        discord.state.readers.append(lambda message: seated[message.channel.id].read(message))
        watching = [asyncio.create_task(work) for work in (_forget(discord), _watch_lags(load))]
        try:
            for number, (players, table) in enumerate(zip(seated.values(), tables, strict=True)):
                if not table.bots:  # where all have bid already
                    asyncio.get_running_loop().call_later(number / matches * ROUND, players.begin)
            await asyncio.sleep(ROUND + FIRST_BID)
            halves = [await _measure(load, program, metrics, seconds / 2) for _ in range(2)]
        finally:
            for task in watching:
                task.cancel()
            await program.close()
        for line in program.errors[:5]:
            print(line)
        return halves[0], halves[1]


async def _measure(load: Load, program: Program, metrics: str, seconds: float) -> Half:
    """Measure the play of so many seconds."""
    scraped = await scrape(metrics)
    load.half = half = Half()
    begun, before, players = time.monotonic(), usage(program.pid), time.process_time()
    await asyncio.sleep(seconds)
    half.seconds, half.program = time.monotonic() - begun, usage(program.pid) - before
    half.players = time.process_time() - players
    half.metrics = await scrape(metrics) - scraped
    return half


async def _forget(discord: Discord) -> None:
    """Discard what is no longer read, so that this process does not grow."""
    while True:
        discord.calls.clear()
        for file in discord.state.files.values():
            file.data = b""
        discord.state.files.clear()
        await asyncio.sleep(1)


async def _watch_lags(load: Load) -> None:
    """Sample how late this process is, which delays players and Discord."""
    while True:
        begun = time.monotonic()
        await asyncio.sleep(_LOOK)
        load.half.lags.append(time.monotonic() - begun - _LOOK)


def _percentiles(waits: Sequence[float], *, of: Iterable[int] = (50, 99)) -> list[float]:
    """Return these percentiles in milliseconds; none without waits."""
    if len(waits) < 2:  # noqa: PLR2004 - fewer have no percentiles
        return [wait * 1000 for wait in waits for _ in of]
    cuts = statistics.quantiles(waits, n=100, method="inclusive")
    return [cuts[percent - 1] * 1000 for percent in of]


def _shown(waits: Sequence[float]) -> str:
    return " / ".join(f"{value:,.0f}" for value in _percentiles(waits)) or "–"


def _print(matches: int, halves: Sequence[Half]) -> None:
    columns = (
        "interactions/s",
        "boards/s",
        "CPU",
        "ms each",
        "loop",
        "memory",
        "requests/s",
        "counted/s",
        "a round",
        "429s",
        "refused",
    )
    print(f"| live matches | {' | '.join(columns)} |\n| --- |{' --: |' * len(columns)}")
    for name, half in zip(("first half", "second half"), halves, strict=True):
        counts, program, seconds = half.counts, half.program, half.seconds
        values = (
            f"{counts['interactions'] / seconds:,.0f}",
            f"{counts['boards'] / seconds:,.1f}",
            f"{program.processor / seconds:.0%}",
            f"{program.processor / max(1, counts['interactions']) * 1000:.1f}",
            f"{program.loop / seconds:.0%}",
            f"{program.memory / 1e6:,.0f} MB",
            f"{counts['requests'] / seconds:,.0f}",
            f"{counts['counted'] / seconds:,.1f}",
            f"{counts['counted'] / max(1, counts['boards']):.1f}",
            f"{counts['limited']:,}",
            f"{counts['refused']:,}",
        )
        print(f"| {matches:,}, {name} | {' | '.join(values)} |")
    print("\n| ms, p50 / p99 | first half | second half | times |\n| --- | --: | --: | --: |")
    for stage in WAITS:
        first, second = (half.waits[stage] for half in halves)
        print(f"| {stage} | {_shown(first)} | {_shown(second)} | {len(first) + len(second):,} |")
    print("\n| ms, mean / p99 | first half | second half | times |\n| --- | --: | --: | --: |")
    for name, series in SERIES.items():
        seen = [(half.metrics.mean(series), half.metrics.within(series, 0.99)) for half in halves]
        values = [f"{mean * 1000:,.1f} / {p99 * 1000:,.0f}" for mean, p99 in seen]
        print(f"| {name} | {' | '.join(values)} | {sum(half.metrics.times(series) for half in halves):,} |")
    for (status, name), times in sorted((halves[0].failed + halves[1].failed).items()):
        print(f"\nStatus {status}, {times:,} times: {name}")
    seconds = sum(half.seconds for half in halves)
    lags = [lag for half in halves for lag in half.lags]
    share = sum(half.players for half in halves) / seconds
    print(f"\nPlayers and Discord: {share:.0%} of a core, late by {_shown(lags)} ms (p50 / p99).")


def main() -> None:
    """Play, and print the tables."""
    parser = argparse.ArgumentParser(description="Play many matches at once.")
    parser.add_argument("matches", type=int)
    parser.add_argument("seconds", type=float)
    parser.add_argument("--bots", action="store_true", help="let two bots play in every other match")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        halves = asyncio.run(_play(Path(folder), chosen.matches, chosen.seconds, bots=chosen.bots))
    _print(chosen.matches, halves)


if __name__ == "__main__":
    main()
