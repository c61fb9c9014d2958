"""An event loop on virtual time: where nothing is ready to run, it jumps to the next timer.

It has no sockets and no threads, so that what runs in it does the same whenever it is run again.
"""

import asyncio
import warnings
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any


@dataclass(slots=True)
class Time:
    """The world's time: it goes on from one process of the bot to the next.

    ``now`` counts steady seconds since the world began; ``ahead`` are the seconds by which the wall clock of the bot's machine
    is wrong, which a jump changes.
    """

    begun: float
    now: float = 0.0
    ahead: float = 0.0

    @property
    def true(self) -> float:
        """What a clock shows that is right, such as Discord's: seconds since the Unix epoch."""
        return self.begun + self.now

    @property
    def wall(self) -> float:
        """What the clock of the bot's machine shows."""
        return self.true + self.ahead


class Stuck(Exception):
    """Nothing is ready, no timer runs: nothing will ever happen again in this loop."""


class VirtualLoop(asyncio.BaseEventLoop):
    """The event loop of one process of the bot. `freeze` is its end, as by a power cut."""

    _ready: Any
    _scheduled: Any

    def __init__(self, time: Time) -> None:
        super().__init__()
        self._world_time = time
        self._selector = self
        self.set_debug(False)
        self.is_frozen = False

    def time(self) -> float:
        return self._world_time.now

    def select(self, timeout: float | None) -> list[Any]:
        """Called by the base class where nothing is ready for so many seconds."""
        if timeout is None:
            raise Stuck
        if timeout > 0:
            self._world_time.now = max(self._world_time.now, self._scheduled[0].when())
        return []

    def _process_events(self, event_list: list[Any]) -> None:
        """There is nothing from outside."""

    def _write_to_self(self) -> None:
        """Nobody is to be woken: there is one thread."""

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        """Work for a thread is done at once."""
        del executor
        future = self.create_future()
        try:
            future.set_result(func(*args))
        except Exception as error:  # noqa: BLE001 - whoever waits gets it
            future.set_exception(error)
        return future

    def freeze(self) -> None:
        """Let nothing happen any more that has not happened yet, not even what is ready. Whoever calls this has to wait."""
        self.is_frozen = True
        for handle in self._ready:
            handle.cancel()
        self.stop()

    def dispose(self) -> None:
        """Throw away what was frozen. Its ``finally`` blocks run here, and are in a world that does nothing any more."""
        self.set_exception_handler(lambda *_: None)
        task: Any
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # what these blocks would begin is never awaited
            for task in asyncio.all_tasks(self):
                task._log_destroy_pending = False
                coroutine: Any = task.get_coro()
                while coroutine.cr_frame is not None:
                    with suppress(BaseException):
                        coroutine.close()
        self.close()
