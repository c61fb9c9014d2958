"""A rate limiter with a priority queue, which keeps the bot below Discord's global rate limit.

Discord allows fifty requests a second for all servers together, not counting those with an interaction's token. Beyond that it
rejects all requests for a while, urgent or not. So each counted request waits here for a slot.

A busy process may still send two seconds' requests within one. discord.py then retries the rejected ones all at once, together
with new ones, which are rejected again: so after a rejection there are no slots for a while.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from types import SimpleNamespace
from typing import Any

import aiohttp

from bot.clock import Clock

_REQUESTS, _SECONDS = 45, 1.1
"""The limit, lower than Discord's: requests sent over more than a second may arrive within one."""


class Urgency(IntEnum):
    """The priority of a request; the lowest value goes first."""

    QUESTION = 0
    """A question to a prover, whose time is running."""
    NEWS = 1
    """A new board, or the end of a round."""
    CARD = 2
    """An edit of a running round's card; later changes are included while it waits."""
    REGULAR = 3
    """A scheduled post."""


class RequestRate:
    """Slots for requests that count towards Discord's rate limit. ``start`` starts a background task while requests wait.

    Processes of the same bot divide the slots by their ``share``.
    """

    def __init__(self, clock: Clock, start: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        self._clock, self._start = clock, start
        self._made = deque[float](maxlen=_REQUESTS)
        self._waiting = list[tuple[Urgency, int, asyncio.Future[None]]]()
        self._arrivals = count()
        self._is_serving = False

    @property
    def share(self) -> float:
        """The fraction of all slots that this process may use, from 0 to 1; it is never less than one slot."""
        return (self._made.maxlen or 0) / _REQUESTS

    @share.setter
    def share(self, share: float) -> None:
        self._made = deque(self._made, max(1, int(_REQUESTS * share)))

    def try_now(self) -> bool:
        """Take a slot if one is free and no request is waiting."""
        if self._waiting or self._wait() > 0:
            return False
        self._made.append(self._clock.now())
        return True

    async def slot(self, urgency: Urgency) -> None:
        """Wait for the slot of one request."""
        if self.try_now():
            return
        slot = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (urgency, next(self._arrivals), slot))
        if not self._is_serving:
            self._is_serving = True
            self._start(self._serve())
        await slot

    def trace(self, requests: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Detect global rate limits in the traced requests. Returns ``requests``."""
        requests.on_request_end.append(self._answered)
        return requests

    async def _answered(
        self, _session: aiohttp.ClientSession, _context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        if "X-RateLimit-Global" in params.response.headers:
            self._made.extend([self._clock.now()] * _REQUESTS)

    async def _serve(self) -> None:
        try:
            while self._waiting:
                if (wait := self._wait()) > 0:
                    await self._clock.sleep(wait)
                    continue
                *_, slot = heappop(self._waiting)
                if not slot.done():  # it may have been cancelled
                    self._made.append(self._clock.now())
                    slot.set_result(None)
        finally:
            self._is_serving = False

    def _wait(self) -> float:
        """Return the seconds until the next slot."""
        now = self._clock.now()
        if self._made and self._made[-1] > now:  # the clock was set back
            self._made.clear()
        return self._made[0] + _SECONDS - now if len(self._made) == self._made.maxlen else 0.0
