"""Worlds by fixed seeds, which repeat what they found once. `python -m benchmarks.world` tries others."""

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.world.simulation import Report, World

ROOT = Path(__file__).parents[2]

ONE_PROCESS, SEVERAL = (1, 3, 6), (7, 16)
MORE_OF_ONE, MORE_OF_SEVERAL = (5, 12), (8, 199)
"""Seeds of worlds that take a second or two, and fail first with most of the injected bugs: see docs/world.md."""

ALONE, WITH_OTHERS = 6, 16
"""Seeds of a world with one process at a time, and of one with several."""

pytestmark = pytest.mark.xdist_group("world")
"""One process runs them all, so that none runs the same world anew."""

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


@pytest.mark.parametrize("seeds", [ONE_PROCESS, pytest.param(MORE_OF_ONE, marks=pytest.mark.at_length)])
def test_every_promise_holds_under_kills_and_faults(seeds: tuple[int, ...]) -> None:
    reports = [run(seed) for seed in seeds]
    assert sum(report.kills for report in reports) > 12
    assert sum(report.faults for report in reports) > 40
    assert sum(report.answers for report in reports) > 200
    assert sum(report.rush_chips for report in reports) > 5
    assert sum(report.cuts for report in reports) > 4
    assert seeds is MORE_OF_ONE or sum(report.weeks for report in reports) > 0


@pytest.mark.at_length
@pytest.mark.parametrize("seeds", [SEVERAL, MORE_OF_SEVERAL])
def test_every_promise_holds_where_several_processes_take_shards_from_each_other(seeds: tuple[int, ...]) -> None:
    reports = [run(seed) for seed in seeds]
    assert sum(report.taken for report in reports) > 50
    assert sum(report.race_rounds for report in reports) > 0


@pytest.mark.at_length
def test_a_seed_makes_the_same_world_where_sets_have_another_order() -> None:
    printed = subprocess.run(
        [sys.executable, "-P", "-c", PRINT_TRANSCRIPTS],
        env={"PYTHONHASHSEED": "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"},
        capture_output=True,
        check=True,
        text=True,
    )
    assert printed.stdout.split() == [run(seed).transcript for seed in (ALONE, WITH_OTHERS)]
