"""The interactions and events that are being handled, so that a shutdown can wait for them."""

import asyncio


class InFlight:
    """The tasks that handle an interaction or an event. After `finish` no more are accepted."""

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
