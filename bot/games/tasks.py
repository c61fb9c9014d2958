"""The tasks of the process: those in the background, and those that handle interactions and events."""

import asyncio
import contextvars
from collections.abc import Coroutine
from typing import Any, TypeVar

import structlog

_T = TypeVar("_T")
_log = structlog.stdlib.get_logger()


class Tasks:
    """Starts background tasks, keeps a reference to each, and logs its failure."""

    def __init__(self) -> None:
        self._running = dict[asyncio.Task[Any], None]()

    def start(self, work: Coroutine[Any, Any, _T], name: str, **log_context: int) -> asyncio.Task[_T]:
        """Run a coroutine in the background; its exception is logged under ``name``.

        Its log lines carry ``log_context`` instead of the caller's context: the task may outlive the command that starts it.
        """
        context = contextvars.copy_context()
        context.run(structlog.contextvars.clear_contextvars)
        context.run(structlog.contextvars.bind_contextvars, **log_context)
        task = asyncio.create_task(work, name=name, context=context)
        self._running[task] = None
        task.add_done_callback(self._ended, context=context)
        return task

    async def close(self) -> None:
        """Cancel the running tasks, in the order of their start, and wait until they have ended."""
        while running := [
            task for task in self._running if task is not asyncio.current_task()
        ]:  # a task that ends may have started another
            for task in running:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.pop(task, None)
        if not task.cancelled() and (error := task.exception()):
            _log.error("background task failed", task=task.get_name(), exc_info=error)


class InFlight:
    """The tasks that handle an interaction or an event. A shutdown waits for them, and after `finish` no more are accepted."""

    def __init__(self) -> None:
        self._tasks = set[asyncio.Task[object]]()
        self._is_closed = False

    def begin(self) -> bool:
        """Register the current task until it ends. Returns False during shutdown: then the task must do nothing."""
        if self._is_closed:
            return False
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    async def finish(self, seconds: float) -> None:
        """Accept no more tasks, and wait at most ``seconds`` for the registered ones."""
        self._is_closed = True
        if begun := self._tasks - {asyncio.current_task()}:
            await asyncio.wait(begun, timeout=seconds)

    async def cancel(self) -> None:
        """Cancel the remaining tasks, and wait for them to end."""
        if left := self._tasks - {asyncio.current_task()}:
            for task in left:
                task.cancel()
            await asyncio.wait(left)
