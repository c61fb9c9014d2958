"""Run simulated worlds, one for each seed, until time is up or an invariant is violated.

`tests/world` has the worlds and their invariants: see docs/world.md. Prints the first seed that fails, and the hours of play
for each second of CPU. All night on two cores, and a seed that failed:

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
"""Seeds of one batch for a process."""


def timed(seeds: range) -> tuple[float, list[Report]]:
    """Return the reports of these seeds, up to the first that fails, and their CPU seconds."""
    begun, reports = time.process_time(), list[Report]()
    for seed in seeds:
        reports.append(World(seed).run())
        if reports[-1].violation:
            break
    return time.process_time() - begun, reports


def batches(first: int, seconds: float, processes: int) -> Iterator[tuple[float, list[Report]]]:
    """Yield the results of one batch of seeds after the other, until time is up."""
    latest = time.monotonic() + seconds
    starts = count(first, _AT_ONCE)
    with ProcessPoolExecutor(processes) as pool:
        while time.monotonic() < latest:
            yield from pool.map(timed, [range(start, start + _AT_ONCE) for start in islice(starts, processes)])


def run(first: int, seconds: float, processes: int) -> int:
    """Run worlds, and print a summary. Return the exit code."""
    spent, reports, failed = 0.0, list[Report](), None
    for took, some in batches(first, seconds, processes):
        spent += took
        reports += some
        if failed := next((report for report in some if report.violation), None):
            break
    hours = sum(report.hours for report in reports)
    print(f"{len(reports)} worlds from seed {first} on, {spent:.0f} seconds of CPU")
    print(f"{hours:.0f} hours of play, {hours / spent:.1f} for each second of CPU; a year is 8,766")
    print(f"{sum(report.simulated for report in reports):.0f} hours of worlds, several games each")
    print(f"{sum(report.kills for report in reports)} kills and stops, {sum(report.faults for report in reports)} faults")
    print(f"{sum(report.events for report in reports)} events, {sum(report.answers for report in reports)} answers")
    if failed is None:
        print("no invariant was violated")
        return 0
    print(f"seed {failed.seed}: {failed.violation}\npython -m benchmarks.world --replay {failed.seed}")
    return 1


def replay(seed: int) -> int:
    """Print the transcript of one world. Return the exit code."""
    report = World(seed, keep_lines=True).run()
    print(*report.lines, sep="\n")
    print(report.violation or "no invariant was violated")
    return 1 if report.violation else 0


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seconds", type=float, nargs="?", default=60, help="duration")
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--replay", type=int, metavar="SEED", help="print one world")
    asked = parser.parse_args()
    return run(asked.first, asked.seconds, asked.processes) if asked.replay is None else replay(asked.replay)


if __name__ == "__main__":
    sys.exit(main())
