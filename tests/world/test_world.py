"""Worlds by fixed seeds, which repeat what they found once. `python -m benchmarks.world` tries others."""

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.world.simulation import Report, World

ROOT = Path(__file__).parents[2]

FIRST, SEEDS, SEVERAL = (2, 3, 4, 5, 6, 8, 11), (7, 8, 12, 16, 20, 23), (192, 199)
"""Those with which some fault that was put in on purpose was found first: see docs/world.md."""

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
    """Return a world in which everything is as it was promised."""
    report = World(seed).run()
    assert report.violation is None, f"to see it happen: python -m benchmarks.world --replay {seed}"
    return report


@pytest.mark.parametrize("seed", SEEDS)
def test_everything_is_as_it_was_promised_in_the_world_of(seed: int) -> None:
    run(seed)


def test_so_it_is_where_most_of_what_may_go_wrong_goes_wrong() -> None:
    reports = [run(seed) for seed in FIRST]
    assert sum(report.kills for report in reports) > 15
    assert sum(report.faults for report in reports) > 40
    assert sum(report.answers for report in reports) > 400
    assert sum(report.weeks for report in reports) > 0
    assert sum(report.race_rounds for report in reports) > 2
    assert sum(report.rush_chips for report in reports) > 20
    assert sum(report.cuts for report in reports) > 4


def test_so_it_is_where_several_processes_take_shards_from_each_other() -> None:
    reports = [run(seed) for seed in SEVERAL]
    assert sum(report.taken for report in reports) > 50


def test_the_same_seed_makes_the_same_world_also_where_sets_have_another_order() -> None:
    printed = subprocess.run(
        [sys.executable, "-P", "-c", PRINT_TRANSCRIPTS],
        env={"PYTHONHASHSEED": "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"},
        capture_output=True,
        check=True,
        text=True,
    )
    assert printed.stdout.split() == [run(seed).transcript for seed in (ALONE, WITH_OTHERS)]
