"""Lets simulated worlds pass, one for each seed, until time is up or something in one of them is not as it was promised.

What a world is, and what has to hold in it, is in `tests/world`. Prints the first seed that fails, and how much play a second
of the processor brings. A night on two cores, and a seed that failed:

    python -m benchmarks.world 28800 --first $(date +%s) --processes 2
    python -m benchmarks.world --replay 1763800000
"""

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, islice

from tests.world.simulation import Report, World

_AT_ONCE = 20
"""Seeds that are handed to a process together."""


def timed(seeds: range) -> tuple[float, list[Report]]:
    """The worlds of these seeds, up to the first that fails, and how many seconds of the processor they took."""
    begun, reports = time.process_time(), list[Report]()
    for seed in seeds:
        reports.append(World(seed).run())
        if reports[-1].violation:
            break
    return time.process_time() - begun, reports


def batches(first: int, seconds: float, processes: int) -> Iterator[tuple[float, list[Report]]]:
    """What comes of one batch of seeds after the other, until time is up."""
    latest = time.monotonic() + seconds
    starts = count(first, _AT_ONCE)
    with ProcessPoolExecutor(processes) as pool:
        while time.monotonic() < latest:
            yield from pool.map(timed, [range(start, start + _AT_ONCE) for start in islice(starts, processes)])


def run(first: int, seconds: float, processes: int) -> int:
    """Run worlds, print what they were, and answer the exit code."""
    spent, reports, failed = 0.0, list[Report](), None
    for took, some in batches(first, seconds, processes):
        spent += took
        reports += some
        if failed := next((report for report in some if report.violation), None):
            break
    hours = sum(report.hours for report in reports)
    print(f"{len(reports)} worlds from seed {first} on, {spent:.0f} seconds of the processor")
    print(f"{hours:.0f} hours of play, {hours / spent:.1f} in a second of the processor; a year is 8,766")
    print(f"{sum(report.simulated for report in reports):.0f} hours of worlds, several games each")
    print(f"{sum(report.kills for report in reports)} kills and stops, {sum(report.faults for report in reports)} faults")
    print(f"{sum(report.events for report in reports)} events, {sum(report.answers for report in reports)} answers")
    if failed is None:
        print("everything was as it was promised")
        return 0
    print(f"seed {failed.seed}: {failed.violation}\npython -m benchmarks.world --replay {failed.seed}")
    return 1


def replay(seed: int) -> int:
    """Print all that happens in one world, and answer the exit code."""
    report = World(seed, keep_lines=True).run()
    print(*report.lines, sep="\n")
    print(report.violation or "everything was as it was promised")
    return 1 if report.violation else 0


def main() -> int:
    """Read what is asked for, and do it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seconds", type=float, nargs="?", default=60, help="for how long, by the clock on the wall")
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--replay", type=int, metavar="SEED", help="print one world")
    asked = parser.parse_args()
    return run(asked.first, asked.seconds, asked.processes) if asked.replay is None else replay(asked.replay)


if __name__ == "__main__":
    sys.exit(main())
