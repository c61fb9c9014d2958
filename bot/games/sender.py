"""What brings news to a channel: one thing after the other, and again until Discord has it."""

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
"""Seconds before Discord is tried again: twice as long after each failure."""

_FIRST_WAIT, _MAX_WAIT = 60.0, 60.0 * 2**10
"""Seconds before a game that was not allowed to tell tries again by itself: twice as long each time, for a day or two."""


class Teller(Protocol):
    """A game that may have something to tell."""

    async def tell(self) -> None:
        """Tell all there is. Raises `Undelivered` or `NotAllowed`, with the rest still to be told."""
        ...


class Sender:
    """The sender of one channel: its games take turns, so that one which fails does not hold back another for long.

    ``start`` makes a background task. There is one while something is to be told, and none while there is not.
    """

    def __init__(self, start: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]], clock: Clock) -> None:
        self._start, self._clock = start, clock
        self._waiting = deque[Teller]()
        self._trying = dict[Teller, asyncio.Task[None]]()
        """Games that were not allowed to tell, and what wakes them, or has woken them for the last time."""
        self._is_running = False

    def wake(self, teller: Teller) -> None:
        """Let a game tell what it has to tell, in the background. One that had given up tries as often as at first."""
        if (trying := self._trying.get(teller)) and trying.done():
            del self._trying[teller]
        self._queue(teller)

    def _queue(self, teller: Teller) -> None:
        if teller not in self._waiting:
            self._waiting.append(teller)
        if not self._is_running:
            self._is_running = True
            self._start(self._run())

    async def _run(self) -> None:
        pause = _FIRST_PAUSE
        try:
            while self._waiting:
                teller = self._waiting.popleft()
                try:
                    await teller.tell()
                    pause = _FIRST_PAUSE
                    if trying := self._trying.pop(teller, None):
                        trying.cancel()
                except NotAllowed as error:
                    _log.warning("not allowed to tell", error=str(error))
                    if teller not in self._trying:
                        self._trying[teller] = self._start(self._keep_trying(teller))
                except Undelivered as error:
                    self._queue(teller)
                    _log.warning("not delivered", error=str(error), again_in=pause)
                    await self._clock.sleep(pause)
                    pause = min(2 * pause, _MAX_PAUSE)
                except Exception:  # noqa: BLE001 - whatever it is, the other games of the channel have their turn
                    _log.exception("not told")
        finally:
            self._is_running = False

    async def _keep_trying(self, teller: Teller) -> None:
        """Wake a game that was not allowed to tell, unless it has told all before. It is woken by all it has to tell, too."""
        wait = _FIRST_WAIT
        while wait <= _MAX_WAIT:
            await self._clock.sleep(wait)
            self._queue(teller)
            wait *= 2
