"""Worlds by fixed seeds, which repeat what they found once. `python -m benchmarks.world` tries others."""

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

from tests.world.simulation import Report, World

ROOT = Path(__file__).parents[2]

ONE_PROCESS, SEVERAL = (1, 3, 5, 6, 12), (7, 8, 16, 199)
"""Seeds of worlds that take a second or two, and fail first with most of the injected bugs: see docs/world.md."""

ALONE, WITH_OTHERS = 5, 16
"""Seeds of a world with one process at a time, and of one with several."""

PRINT_TRANSCRIPTS = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from tests.world.simulation import World
for seed in {ALONE, WITH_OTHERS}:
    print(World(seed).run().transcript)
"""


@cache
def run(seed: int) -> Report:
    """Run a world and return its report. Fails where a promise was broken."""
    report = World(seed).run()
    assert report.violation is None, f"to see it happen: python -m benchmarks.world --replay {seed}"
    return report


def test_every_promise_holds_under_kills_and_faults() -> None:
    reports = [run(seed) for seed in ONE_PROCESS]
    assert sum(report.kills for report in reports) > 25
    assert sum(report.faults for report in reports) > 100
    assert sum(report.answers for report in reports) > 400
    assert sum(report.race_rounds for report in reports) > 2
    assert sum(report.rush_chips for report in reports) > 20
    assert sum(report.cuts for report in reports) > 4


def test_every_promise_holds_where_several_processes_take_shards_from_each_other() -> None:
    reports = [run(seed) for seed in SEVERAL]
    assert sum(report.taken for report in reports) > 50


def test_a_seed_makes_the_same_world_where_sets_have_another_order() -> None:
    printed = subprocess.run(
        [sys.executable, "-P", "-c", PRINT_TRANSCRIPTS],
        env={"PYTHONHASHSEED": "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"},
        capture_output=True,
        check=True,
        text=True,
    )
    assert printed.stdout.split() == [run(seed).transcript for seed in (ALONE, WITH_OTHERS)]
