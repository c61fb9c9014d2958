"""Wakes a game at its deadline."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import structlog

from bot.clock import Clock

_log = structlog.stdlib.get_logger()

ON_ITS_WAY = 1.5
"""Seconds after a deadline in which commands that were given before it may still arrive."""

_TRY_AGAIN = 5.0
"""Seconds before a deadline that could not be stored is retried."""


class DeadlineTimer:
    """Calls ``on_deadline`` once for each deadline; there is at most one deadline at a time.

    ``start`` starts a background task. ``on_deadline`` returns whether it handled the deadline. If not, since the clock was set
    back, it is called again.
    """

    def __init__(
        self,
        start: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]],
        clock: Clock,
        on_deadline: Callable[[float], Awaitable[bool]],
    ) -> None:
        self._start, self._clock, self._on_deadline = start, clock, on_deadline
        self._timer: asyncio.Task[None] | None = None
        self._deadline: float | None = None

    def set(self, deadline: float | None) -> None:
        """Replace the deadline, in seconds since the Unix epoch; None clears it."""
        if deadline == self._deadline:
            return
        if self._timer and self._timer is not asyncio.current_task():
            self._timer.cancel()
        self._deadline = deadline
        self._timer = None
        if deadline is not None:
            self._timer = self._start(self._wait(deadline))

    async def _wait(self, deadline: float) -> None:
        while True:
            await self._clock.sleep(max(0.0, deadline + ON_ITS_WAY - self._clock.now()))
            try:
                handled = await self._on_deadline(deadline)
            except Exception:  # noqa: BLE001 - whatever it was, the game must go on
                _log.exception("deadline not stored")
                await self._clock.sleep(_TRY_AGAIN)
            else:
                if handled:
                    return
