"""The server for tests goes with what has started it."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from tests.bot.store.postgres import WHY_NOT, bin_folder

ROOT = Path(__file__).parents[3]

START = """
from tests.bot.store.postgres import server
with server() as address:
    print(address, flush=True)
    input()
"""

PATIENCE = 60.0


def end_group(process: subprocess.Popen[str]) -> None:
    """End a process with those that it has started, as `timeout` does."""
    os.killpg(process.pid, signal.SIGTERM)


@pytest.mark.skipif(bin_folder() is None, reason=WHY_NOT)
@pytest.mark.parametrize("end", [subprocess.Popen.kill, subprocess.Popen.terminate, end_group], ids=["killed", "ended", "all"])
def test_a_server_leaves_neither_its_processes_nor_its_folder_behind(end: Callable[[subprocess.Popen[str]], None]) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", START],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout
        folder = Path(process.stdout.readline().split()[0].removeprefix("host="))
        server = int((folder / "data/postmaster.pid").read_text(encoding="utf-8").split()[0])
        assert psutil.pid_exists(server)
        end(process)
        process.communicate(timeout=PATIENCE)  # what ends the server has the same output, until it has ended
    assert not psutil.pid_exists(server)
    assert not folder.exists()
