"""Who draws: a process of its own, or a thread of this one."""

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
"""Bytes of answers that are read ahead: more than most pictures have."""

_LIMIT = 30.0
"""Seconds after which a process is taken for dead: on a busy machine, many times what the longest replay takes."""

_MAX_USUAL = 4
"""Each may come to 100 MB."""

_ROOT = Path(__file__).parents[2]


class DrawerDied(Exception):
    """Whoever was drawing is gone, and may not be to blame: it is replaced when it is asked again."""


class DrawingFailed(Exception):
    """The picture cannot be drawn; the text is a traceback."""


class Drawer(Protocol):
    """Draws one picture after the other."""

    async def draw(self, drawing: Drawing) -> bytes:
        """The file of a drawing. Raises `DrawerDied` and `DrawingFailed`."""
        ...

    async def close(self) -> None:
        """Break off what is being drawn, and leave nothing behind."""
        ...


def drawers(processes: int | None = None) -> Sequence[Drawer]:
    """So many processes, each started when it is first needed; or a thread, if there shall be none.

    Where no number is named, one for each core but that of the event loop, and at most four. Each process is there twice: it
    has its next drawing at hand when it has drawn one, however busy the event loop is.
    """
    usual = max(1, min(_MAX_USUAL, _cores() - 1))
    made = [ProcessDrawer() for _ in range(usual if processes is None else processes)]
    return [*made, *made] or [ThreadDrawer()]


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


class ThreadDrawer:
    """Draws in a thread, which shares the interpreter with everything else."""

    async def draw(self, drawing: Drawing) -> bytes:
        """See `Drawer.draw`."""
        try:
            return await asyncio.to_thread(_draw, drawing)
        except Exception as error:
            raise DrawingFailed(repr(error)) from error

    async def close(self) -> None:
        """A picture that is being drawn in a thread cannot be broken off; it takes half a second at most."""


class ProcessDrawer:
    """Draws in a process of its own, which ends with this one however that ends.

    It is started by a command, not forked, so that it has no locks and no memory of this one. It may be handed a drawing while
    it still draws another, and then goes on with that without waiting for this process.
    """

    def __init__(self) -> None:
        self.limit = _LIMIT
        self._process: Process | None = None
        self._starting, self._turn = asyncio.Lock(), asyncio.Lock()

    @property
    def process_id(self) -> int | None:
        """The process that has drawn last, if it is still there."""
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
        """Whether it was drawn, and the picture, or what went wrong; None where the process died of what it drew before."""
        process = await self._started()
        assert process.stdin is not None
        process.stdin.write(pickle.dumps(drawing))  # and at once into the line of those who wait: answers come in this order
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
    """Start the program of `bot.drawing.worker`, which finds the same packages as this one."""
    paths = [str(_ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "bot.drawing.worker"),
        stdin=PIPE,
        stdout=PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        limit=_BUFFER,
    )


async def _read(process: Process) -> tuple[bool, bytes]:
    """Hand over what was written, and read an answer."""
    assert process.stdin is not None
    assert process.stdout is not None
    await process.stdin.drain()
    is_drawn, length = HEADER.unpack(await process.stdout.readexactly(HEADER.size))
    return is_drawn, await process.stdout.readexactly(length)


def _draw(drawing: Drawing) -> bytes:
    from bot.drawing.worker import draw  # noqa: PLC0415 - what draws is loaded by who draws

    return draw(drawing)
