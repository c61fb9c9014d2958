"""Drawers: subprocesses, or a thread of this process."""

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from bot.drawing.drawings import HEADER, Drawing

_BUFFER = 1 << 20
"""Read buffer for answers in bytes: more than most pictures have."""

_LIMIT = 30.0
"""Timeout of a process in seconds: even on a busy machine, many times what the longest replay takes."""

_MAX_USUAL = 4
"""The most processes by default; each may need 100 MB."""

_ROOT = Path(__file__).parents[2]


class DrawerDied(Exception):
    """The process died, perhaps through no fault of the drawing; the next call starts another."""


class DrawingFailed(Exception):
    """The drawing raised an error; the message is its traceback."""


class Drawer(Protocol):
    """Draws one picture after the other."""

    async def draw(self, drawing: Drawing) -> bytes:
        """Return the file of a drawing. Raises `DrawerDied` and `DrawingFailed`."""
        ...

    async def close(self) -> None:
        """Abort the running drawing and release everything."""
        ...


def drawers(processes: int | None = None) -> Sequence[Drawer]:
    """Return drawers for a number of ``processes``, each started when it is first needed; a thread for 0.

    The default is one process per core beside that of the event loop, at most four. Each appears twice, so that it has its next
    drawing at hand when it finishes one, however busy the event loop is.
    """
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    usual = max(1, min(_MAX_USUAL, cores - 1))
    made = [ProcessDrawer() for _ in range(usual if processes is None else processes)]
    return [*made, *made] or [ThreadDrawer()]


class ThreadDrawer:
    """Draws in a thread of this process."""

    async def draw(self, drawing: Drawing) -> bytes:
        """See `Drawer.draw`."""
        try:
            return await asyncio.to_thread(_draw, drawing)
        except Exception as error:
            raise DrawingFailed(repr(error)) from error

    async def close(self) -> None:
        """Do nothing: a thread cannot be aborted, and a picture takes half a second at most."""


class ProcessDrawer:
    """Draws in a subprocess, which ends with this process however that ends.

    It is spawned, not forked, so that it inherits no locks and no memory. Drawings are pipelined: it can receive the next one
    while it still draws.
    """

    def __init__(self) -> None:
        self.limit = _LIMIT
        self._process: Process | None = None
        self._starting, self._turn = asyncio.Lock(), asyncio.Lock()

    @property
    def process_id(self) -> int | None:
        """The id of the process, if it is running."""
        return self._process.pid if self._process else None

    async def draw(self, drawing: Drawing) -> bytes:
        """See `Drawer.draw`."""
        try:
            while (answer := await self._answer(drawing)) is None:
                pass
        except (OSError, EOFError, TimeoutError) as error:
            raise DrawerDied(repr(error)) from error
        except asyncio.CancelledError:
            await self.close()
            raise
        is_drawn, data = answer
        if not is_drawn:
            raise DrawingFailed(data.decode())
        return data

    async def _answer(self, drawing: Drawing) -> tuple[bool, bytes] | None:
        """Return whether it was drawn, and the file or the traceback; None if the process died of an earlier drawing."""
        process = await self._started()
        assert process.stdin is not None
        process.stdin.write(pickle.dumps(drawing))  # no await until the lock: answers come in the order of requests
        async with self._turn:
            if process is not self._process:
                return None
            try:
                async with asyncio.timeout(self.limit):
                    return await _read(process)
            except (OSError, EOFError, TimeoutError):
                await self.close()
                raise

    async def _started(self) -> Process:
        async with self._starting, asyncio.timeout(self.limit):
            self._process = self._process or await _start()
            return self._process

    async def close(self) -> None:
        """See `Drawer.close`."""
        if process := self._process:
            self._process = None
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _start() -> Process:
    """Start `bot.drawing.worker` with the packages of this process."""
    paths = [str(_ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    program = (sys.executable, "-P", "-m", "bot.drawing.worker")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    return await asyncio.create_subprocess_exec(*program, stdin=PIPE, stdout=PIPE, env=environment, limit=_BUFFER)


async def _read(process: Process) -> tuple[bool, bytes]:
    """Flush the requests, and read an answer."""
    assert process.stdin is not None
    assert process.stdout is not None
    await process.stdin.drain()
    is_drawn, length = HEADER.unpack(await process.stdout.readexactly(HEADER.size))
    return is_drawn, await process.stdout.readexactly(length)


def _draw(drawing: Drawing) -> bytes:
    from bot.drawing.worker import draw  # noqa: PLC0415 - only where a thread draws

    return draw(drawing)
