"""The program as a process that is forked from a loaded one, so that it starts at once."""

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Mapping
from multiprocessing.connection import wait
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from tests.wire.loopback.server import PATIENCE
from tests.wire.process import Program

_forking = multiprocessing.get_context("forkserver")
_forking.set_forkserver_preload(["tests.wire.loaded"])


class ForkedProgram(Program):
    """A program whose modules and kernels are loaded when it starts, and that draws in a thread; all else is as it is.

    Nothing is stored or sent while they load, so a kill then is like one just after.
    A process that draws would have to load everything for a picture or two.
    """

    _forked: ForkServerProcess | None = None

    @property
    def pid(self) -> int:
        assert self._forked is not None
        assert self._forked.pid is not None
        return self._forked.pid

    @property
    def _was_launched(self) -> bool:
        return self._forked is not None

    @property
    def is_running(self) -> bool:
        return self._forked is not None and self._forked.is_alive()

    def _environment(self) -> dict[str, str]:
        return {"RICOCHET_PICTURE_WORKERS": "0", **super()._environment()}

    async def launch(self) -> None:
        self._forked = forked = _forking.Process(target=_play, args=(self._folder, self._environment(), self._log_file))
        await asyncio.to_thread(forked.start)

    def send(self, number: signal.Signals) -> None:
        if self.is_running:
            os.kill(self.pid, number)

    async def ended(self) -> int:
        assert self._forked is not None
        await asyncio.to_thread(self._forked.join, PATIENCE)
        assert self._forked.exitcode is not None
        return self._forked.exitcode


def _play(folder: Path, environment: Mapping[str, str], log: Path) -> None:
    """Be the program, in a process of its own."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    with log.open("ab") as file:
        os.dup2(file.fileno(), sys.stdout.fileno())
        os.dup2(file.fileno(), sys.stderr.fileno())
    from tests.wire.program import leave, play  # noqa: PLC0415 - the starting process does not need the program

    leave(play())


def _end_with_parent() -> None:
    """End when the parent process is gone."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)
