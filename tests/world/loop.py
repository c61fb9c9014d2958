"""An event loop on virtual time: when nothing is ready to run, it jumps to the next timer.

It has no sockets and no threads, so that what runs in it does the same whenever it is run again. Several processes, on machines
whose clocks differ, may run in it at once: each is held up and ended by itself.
"""

import asyncio
import warnings
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from dataclasses import dataclass
from typing import Any

HERE = ContextVar["OsProcess | None"]("HERE", default=None)
"""The process that runs at the moment; None for the world itself, and where there is only one process."""


@dataclass(slots=True)
class Time:
    """The world's time: it goes on from one process of the bot to the next. ``now`` counts seconds since the world began."""

    begun: float
    now: float = 0.0

    @property
    def true(self) -> float:
        """What a clock shows that is right, such as Discord's: seconds since the Unix epoch."""
        return self.begun + self.now


@dataclass(slots=True)
class Machine:
    """Where a process of the bot runs, and its clock.

    ``ahead`` are the seconds by which that is wrong, which a jump changes; ``drift`` those that it gains in a second.
    """

    time: Time
    ahead: float = 0.0
    drift: float = 0.0

    @property
    def monotonic(self) -> float:
        """Return seconds of a clock that is never set."""
        return self.time.now * (1 + self.drift)

    @property
    def wall(self) -> float:
        """Seconds since the Unix epoch, as its clock shows them."""
        return self.time.begun + self.monotonic + self.ahead

    @property
    def wrong_by(self) -> float:
        """By how many seconds its clock is wrong."""
        return abs(self.wall - self.time.true)


class Stuck(Exception):
    """Nothing is ready, no timer runs: nothing will ever happen again in this loop."""


class OsProcess:
    """A process as an operating system has it: all that runs in its context. ``ended`` is done once it is no more."""

    def __init__(self, loop: "VirtualLoop", machine: Machine, pid: int) -> None:
        self.machine, self.pid = machine, pid
        self.ended: asyncio.Future[None] = loop.create_future()
        self._loop = loop
        self._context: Context = copy_context()
        self._context.run(HERE.set, self)
        self._held: list[Any] | None = None

    @property
    def is_paused(self) -> bool:
        """Whether it is held up."""
        return self._held is not None

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Let it do something."""
        return self._loop.create_task(work, context=self._context.copy())

    def pause(self) -> None:
        """Let nothing happen in it for now, as by SIGSTOP; clocks go on."""
        self._held = []

    def go_on(self) -> None:
        """Let everything happen that should have happened meanwhile."""
        held, self._held = self._held or [], None
        self._loop.take_up(held)

    def end(self) -> None:
        """Stop everything in it, as by SIGKILL. A caller within it has to await something then."""
        if not self.ended.done():
            self._loop.keep_tasks()
            self.ended.set_result(None)

    def may_run(self, handle: Any) -> bool:
        """Return whether this may be done now; what may not be done yet is kept for later."""
        if self.ended.done():
            return False
        if self._held is not None:
            self._held.append(handle)
        return self._held is None


class _Ready(deque[Any]):
    """What is ready to run: of processes that are held up, or no more, nothing is."""

    def __init__(self, nothing: Any) -> None:
        super().__init__()
        self._nothing = nothing

    def popleft(self) -> Any:
        handle = super().popleft()
        process = handle._context.get(HERE)
        return handle if process is None or process.may_run(handle) else self._nothing


class VirtualLoop(asyncio.BaseEventLoop):
    """The event loop of the bot, from a start to an end. `freeze` is that end, as by a power cut."""

    _ready: Any
    _scheduled: Any

    def __init__(self, time: Time) -> None:
        super().__init__()
        self._world_time = time
        self._selector = self
        self.set_debug(False)
        self.is_frozen = False
        nothing = asyncio.Handle(print, (), self)
        nothing.cancel()
        self._ready = _Ready(nothing)
        self._kept = list[set[asyncio.Task[Any]]]()

    def time(self) -> float:
        """Return the world's seconds, or those that the machine counts on which this is asked."""
        here = HERE.get()
        return here.machine.monotonic if here else self._world_time.now

    def call_at(self, when: float, callback: Any, *args: Any, context: Context | None = None) -> asyncio.TimerHandle:
        """As in asyncio; ``when`` by the clock that `time` goes by."""
        if here := HERE.get():
            when = self._world_time.now + (when - here.machine.monotonic) / (1 + here.machine.drift)
        return super().call_at(when, callback, *args, context=context)

    def take_up(self, handles: list[Any]) -> None:
        """Let these run now."""
        self._ready.extend(handles)

    def keep_tasks(self) -> None:
        """Let no task be thrown away before the loop is: its ``finally`` blocks would run wherever that happens."""
        self._kept.append(asyncio.all_tasks(self))

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
        """Do nothing: there is one thread."""

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        """Work for a thread is done at once."""
        del executor
        future = self.create_future()
        try:
            future.set_result(func(*args))
        except Exception as error:  # noqa: BLE001 - the waiting task gets it
            future.set_exception(error)
        return future

    def freeze(self) -> None:
        """Cancel everything that is scheduled or ready. The caller has to await something then."""
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
                while getattr(coroutine, "cr_frame", None) is not None:  # what closes an asynchronous generator has none
                    with suppress(BaseException):
                        coroutine.close()
        self.close()
