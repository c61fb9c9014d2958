"""The sleeping task for a deadline."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import structlog

from bot.clock import Clock

_log = structlog.stdlib.get_logger()

ON_ITS_WAY = 1.5
"""Seconds that a deadline waits for commands made before it and delivered after it."""

_TRY_AGAIN = 5.0
"""Seconds after which a deadline that could not be stored is tried again."""


class DeadlineTimer:
    """Says when a deadline has passed: one at a time, each once.

    ``start`` makes a background task of waiting. ``on_deadline`` is called with the deadline, and answers whether it has been
    handled; where it was too early by the clock, which may be set back meanwhile, it is called again.
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
        """Wait for this deadline, in seconds since the Unix epoch, instead of any other; for none if it is None."""
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
            except Exception:  # noqa: BLE001 - whatever it was, a game must not be left without a next step
                _log.exception("deadline not stored")
                await self._clock.sleep(_TRY_AGAIN)
            else:
                if handled:
                    return
