"""Delivers the news of one channel in turn, with retries."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import structlog

from bot.clock import Clock
from bot.ui.delivery import Undelivered
from bot.ui.messages import NotAllowed

_log = structlog.stdlib.get_logger()

_FIRST_PAUSE, _MAX_PAUSE = 1.0, 60.0
"""Seconds before the next attempt when Discord cannot be reached: doubled after each failure."""

_FIRST_WAIT, _MAX_WAIT = 60.0, 60.0 * 2**10
"""Seconds before the next attempt when the bot lacks a permission: doubled each time, for a day or two."""


class Source(Protocol):
    """A source of messages, such as the outbox of a game."""

    async def deliver(self) -> None:
        """Deliver all that is pending. Raises `Undelivered` or `NotAllowed`; the rest stays pending."""
        ...


class Sender:
    """The delivery queue of one channel: its sources take turns, so that one that fails does not hold up another for long.

    ``start`` starts a background task. One runs while there is something to deliver.
    """

    def __init__(self, start: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]], clock: Clock) -> None:
        self._start, self._clock = start, clock
        self._waiting = deque[Source]()
        self._retries = dict[Source, asyncio.Task[None]]()
        """The retry tasks of sources that lack a permission; a task that is done has given up."""
        self._is_running = False

    def wake(self, source: Source) -> None:
        """Deliver what a source has pending, in the background. If its retries have ended, they can start anew."""
        if (retry := self._retries.get(source)) and retry.done():
            del self._retries[source]
        self._queue(source)

    def _queue(self, source: Source) -> None:
        if source not in self._waiting:
            self._waiting.append(source)
        if not self._is_running:
            self._is_running = True
            self._start(self._run())

    async def _run(self) -> None:
        pause = _FIRST_PAUSE
        try:
            while self._waiting:
                source = self._waiting.popleft()
                try:
                    await source.deliver()
                    pause = _FIRST_PAUSE
                    if retry := self._retries.pop(source, None):
                        retry.cancel()
                except NotAllowed as error:
                    _log.warning("delivery not allowed", error=str(error))
                    if source not in self._retries:
                        self._retries[source] = self._start(self._retry(source))
                except Undelivered as error:
                    self._queue(source)
                    _log.warning("not delivered", error=str(error), again_in=pause)
                    await self._clock.sleep(pause)
                    pause = min(2 * pause, _MAX_PAUSE)
                except Exception:  # noqa: BLE001 - whatever it is, the other sources have their turn
                    _log.exception("delivery failed")
        finally:
            self._is_running = False

    async def _retry(self, source: Source) -> None:
        """Queue a source at growing intervals, until it is delivered or the last interval is over."""
        wait = _FIRST_WAIT
        while wait <= _MAX_WAIT:
            await self._clock.sleep(wait)
            self._queue(source)
            wait *= 2
