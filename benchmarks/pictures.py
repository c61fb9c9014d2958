"""Measure what drawing costs the event loop, and how long pictures take, under the load of many matches.

Each way of drawing runs in a process of its own, in turn, and draws the most that so many matches request: for a thousand
matches 11 boards, 3 questions, 8 replays and 11 cards of scores a second, at random, each of a board of its own, through the
bot's own queue. The loop is busy for a share of its time, in pieces of a millisecond. Prints a table for
`docs/performance.md`. The lag of the loop excludes the time for which the kernel gave its thread no core (``schedstat``), so
other programs hardly change it, nor the CPU times; they do change how long pictures take.

    python -m benchmarks.pictures 1000 30
"""

import argparse
import asyncio
import resource
import statistics
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from random import Random

from bot.drawing.drawers import Drawer, ThreadDrawer, drawers
from bot.drawing.drawings import Drawing, People, Replay, Still
from bot.drawing.queue import Importance, PictureQueue
from engine.board.geometry import Direction
from engine.board.moves import Move
from engine.board.pieces import TARGETS, Robot
from engine.board.position import Line, Position
from engine.rules.rules import RULES_2013
from engine.rules.setup import draw_setup
from render.sections import Card, Row

RATES = {Importance.BOARD: 11, Importance.QUESTION: 3, Importance.REPLAY: 8, Importance.SCORES: 11}
"""Pictures a second of a thousand matches."""

WAYS = ("nothing", "1 thread", "2 threads", "1 process", "2 processes")
LENGTHS = (4, 12)
"""Fewest and most moves of a proof."""

PIECE = 0.001
LOOK = 0.005
"""Seconds between two samples of the loop's lag."""

SCHEDSTAT = Path("/proc/thread-self/schedstat")

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil")
HEADER = (
    "| drawn by | pictures a second | stills instead, in words | loop late p50 / p99, ms | board p50 / p99, ms"
    " | replay p50 / p99, ms | CPU for a picture, ms: bot, processes | of a core: bot, processes | largest process |\n"
    "| --- |" + " --: |" * 8
)


class Nobody(ThreadDrawer):
    """Draws nothing, at once."""

    async def draw(self, drawing: Drawing) -> bytes:
        """Return an empty file."""
        del drawing
        return b"nothing"


def drawers_of(way: str) -> Sequence[Drawer]:
    """Create the drawer of one of the `WAYS`."""
    if way == WAYS[0]:
        return [Nobody()]
    count = int(way.split(maxsplit=1)[0])
    return [ThreadDrawer() for _ in range(count)] if "thread" in way else drawers(count)


def position_of(chance: Random) -> Position:
    """Return the first round of a random match."""
    setup = draw_setup(RULES_2013, chance)
    return setup.position.with_target(setup.chips[0])


def line_of(chance: Random) -> Line:
    """Return random legal moves."""
    position, moves, length = position_of(chance), list[Move](), chance.randint(*LENGTHS)
    line = position.play(moves)
    while len(moves) < length:
        move = Move(chance.choice(list(position.robots)), chance.choice(list(Direction)))
        if (tried := position.play([*moves, move])).is_legal:
            line = tried
            moves.append(move)
    return line


def drawing_of(importance: Importance, chance: Random) -> Drawing:
    """Return a picture as a match requests it."""
    match importance:
        case Importance.BOARD:
            return Still(position_of(chance), "light")
        case Importance.QUESTION:
            return Still(line_of(chance), "light")
        case Importance.REPLAY:
            return Replay(line_of(chance), "light")
        case Importance.SCORES:
            players = chance.sample(NAMES, chance.randint(2, len(NAMES)))
            rows = tuple(Row(place, name, 1, (TARGETS[place],)) for place, name in enumerate(players, start=1))
            title = f"Scores {chance.random()}"
            return People(Card(title, rows, fifth=Robot.BLACK), "light")


async def busy(share: float, until: float) -> float:
    """Keep the loop busy for a share of its time. Returns the CPU seconds of that."""
    worked = 0.0
    while share and time.perf_counter() < until:
        begun, thread = time.perf_counter(), time.thread_time()
        while time.perf_counter() - begun < PIECE:
            pass
        worked += time.thread_time() - thread
        await asyncio.sleep(PIECE * (1 - share) / share)
    return worked


async def look_at_the_loop(late: list[float], until: float) -> None:
    """Record in milliseconds how late a task continues while its thread has a core."""
    while (begun := time.perf_counter()) < until:
        without_core = seconds_without_core()
        await asyncio.sleep(LOOK)
        late.append((time.perf_counter() - begun - LOOK - (seconds_without_core() - without_core)) * 1000)


def seconds_without_core() -> float:
    """Return for how long this thread was ready, but had no core."""
    return int(SCHEDSTAT.read_text().split()[1]) / 1e9


async def measure(way: str, matches: int, seconds: float, share: float) -> None:
    """Print the row of one way."""
    queue, chance = PictureQueue(drawers_of(way), time.monotonic), Random(1)
    took, became, late = defaultdict[Importance, list[float]](list), Counter[str](), list[float]()
    times = [
        (at, importance)
        for importance, rate in RATES.items()
        for at in sorted(chance.uniform(0, seconds) for _ in range(round(rate * matches / 1000 * seconds)))
    ]
    # Created beforehand, so that the loop only has to pass them on.
    wanted = [(at, importance, drawing_of(importance, chance)) for at, importance in sorted(times)]
    for importance in Importance:
        await queue.draw(drawing_of(importance, Random(0)), importance)

    async def ask(importance: Importance, drawing: Drawing) -> None:
        asked = time.perf_counter()
        drawn = await queue.draw(drawing, importance)
        took[importance].append((time.perf_counter() - asked) * 1000)
        if drawn is None:
            became["words"] += 1
        elif isinstance(drawing, Replay) and drawn.kind != "gif":
            became["stills"] += 1

    before, begun = time.process_time(), time.perf_counter()
    other = asyncio.create_task(busy(share, begun + seconds))
    looking = asyncio.create_task(look_at_the_loop(late, begun + seconds))
    asking = list[asyncio.Task[None]]()
    for at, importance, drawing in wanted:
        await asyncio.sleep(begun + at - time.perf_counter())
        asking.append(asyncio.create_task(ask(importance, drawing)))
    await asyncio.gather(*asking)
    elapsed = time.perf_counter() - begun
    await asyncio.gather(other, looking)
    own = time.process_time() - before - other.result()
    await queue.close()
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    drawn, others = len(wanted) - became["words"], children.ru_utime + children.ru_stime
    print(
        f"| {way} | {drawn / elapsed:.0f} | {became['stills']}, {became['words']}",
        percentiles(late),
        percentiles(took[Importance.BOARD]),
        percentiles(took[Importance.REPLAY]),
        f"{own / drawn * 1000:.1f}, {others / drawn * 1000:.1f}",
        f"{own / elapsed:.0%}, {others / elapsed:.0%}",
        f"{children.ru_maxrss // 1024} MB |" if children.ru_maxrss else "– |",
        sep=" | ",
        flush=True,
    )


def percentiles(values: list[float]) -> str:
    """Format p50 and p99."""
    return f"{statistics.median(values):,.1f} / {statistics.quantiles(values, n=100)[98]:,.0f}"


def main() -> None:
    """Measure each way in a process of its own, and print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("matches", type=int)
    parser.add_argument("seconds", type=float)
    parser.add_argument("--busy", type=float, default=0.5, help="share of its time for which the loop is busy")
    parser.add_argument("--way", choices=WAYS, help="only this one")
    chosen = parser.parse_args()
    if chosen.way:
        asyncio.run(measure(chosen.way, chosen.matches, chosen.seconds, chosen.busy))
        return
    print(HEADER, flush=True)
    for way in WAYS:
        subprocess.run([sys.executable, "-m", "benchmarks.pictures", *sys.argv[1:], "--way", way], check=True)  # noqa: S603


if __name__ == "__main__":
    main()
