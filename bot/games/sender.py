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
        self._is_running = False

    def wake(self, teller: Teller) -> None:
        """Let a game tell what it has to tell, in the background."""
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
                except NotAllowed as error:
                    _log.warning("not allowed to tell", error=str(error))
                except Undelivered as error:
                    self.wake(teller)
                    _log.warning("not delivered", error=str(error), again_in=pause)
                    await self._clock.sleep(pause)
                    pause = min(2 * pause, _MAX_PAUSE)
                except Exception:  # noqa: BLE001 - whatever it is, the other games of the channel have their turn
                    _log.exception("not told")
        finally:
            self._is_running = False
