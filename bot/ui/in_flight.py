"""What is being done for people and for Discord at the moment, so that a stop can wait for it."""

import asyncio


class InFlight:
    """The tasks that answer an interaction, or an event of Discord; none is taken any more once `finish` was called."""

    def __init__(self) -> None:
        self._tasks = set[asyncio.Task[object]]()
        self._is_closed = False

    def begin(self) -> bool:
        """Count the present task among them until it ends. Returns False if none is taken any more: then leave it undone."""
        if self._is_closed:
            return False
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    async def finish(self, seconds: float) -> None:
        """Take none any more, and wait at most so long for those that have begun."""
        self._is_closed = True
        if begun := self._tasks - {asyncio.current_task()}:
            await asyncio.wait(begun, timeout=seconds)

    async def cancel(self) -> None:
        """Cancel what is left, and wait until it has ended."""
        if left := self._tasks - {asyncio.current_task()}:
            for task in left:
                task.cancel()
            await asyncio.wait(left)
