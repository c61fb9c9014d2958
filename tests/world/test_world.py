"""Worlds by fixed seeds: what is found here once is found again. `python -m benchmarks.world` tries others."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.world.simulation import World

ROOT = Path(__file__).parents[2]

SEEDS = range(1, 33)

PRINT_TRANSCRIPT = "from tests.world.simulation import World; print(World(5).run().transcript)"


@pytest.mark.parametrize("seed", SEEDS)
def test_everything_is_as_it_was_promised_in_the_world_of(seed: int) -> None:
    report = World(seed).run()
    assert report.violation is None, f"to see it happen: python -m benchmarks.world --replay {seed}"


def test_most_of_what_may_go_wrong_goes_wrong_in_these_worlds() -> None:
    reports = [World(seed).run() for seed in SEEDS[:8]]
    assert sum(report.kills for report in reports) > 20
    assert sum(report.faults for report in reports) > 50
    assert sum(report.answers for report in reports) > 500
    assert sum(report.weeks for report in reports) > 3
    assert sum(report.cuts for report in reports) > 5


def test_the_same_seed_makes_the_same_world_also_where_sets_have_another_order() -> None:
    transcripts = {
        subprocess.run(
            [sys.executable, "-P", "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r}); {PRINT_TRANSCRIPT}"],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert transcripts == {f"{World(5).run().transcript}\n"}
