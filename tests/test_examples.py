"""The programs in examples/ run, and print what they are for."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PRINTED = {
    "solve_drawing.py": "4 moves: G-down G-left R-down R-right",
    "list_moves.py": "at most 3 moves: 666 positions",
    "render_board.py": "board.png: ",
    "play_match.py": "Phase.INTERMISSION: {2: 1}",
    "play_race.py": "RacePhase.OVER: {2: 3, 1: 2}",
}


def test_every_example_is_run():
    assert sorted(PRINTED) == sorted(path.name for path in (ROOT / "examples").glob("*.py"))


@pytest.mark.usefixtures("kernels")
@pytest.mark.parametrize("name", PRINTED)
def test_an_example_runs(name: str, tmp_path: Path):
    done = subprocess.run(
        [sys.executable, "-W", "error", str(ROOT / "examples" / name)],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert PRINTED[name] in done.stdout
    assert (tmp_path / "board.png").exists() == (name == "render_board.py")
