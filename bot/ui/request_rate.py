"""How often the bot asks Discord for something: less often than it may, and what matters most first.

Discord allows a bot fifty requests a second, all its servers together; answers to interactions, and what else goes by the
token of one, are not counted. Where a bot asks more often, everything that it asks is refused for a while, the question to a
prover as well as the card that nobody looks at. So whatever is counted waits here for its turn.

A program that is too busy may send two seconds' requests in one. Then discord.py holds what was refused, and sends all of it
again together with whatever has its turn meanwhile, which is refused again: so nobody has a turn for a while after a refusal.
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
"""So many requests are made in so many seconds. What has left here in more than a second may arrive within one."""


class Urgency(IntEnum):
    """What of that which waits is asked first: the lowest."""

    QUESTION = 0
    """A prover has to know that it is their turn: their time runs."""
    NEWS = 1
    """New boards, and how rounds have ended."""
    CARD = 2
    """The card of a round that goes on; while it waits, there may be more to show."""
    REGULAR = 3
    """What is posted again and again by itself: for that nobody waits."""


class RequestRate:
    """Turns at making a request that Discord counts. ``start`` makes a background task, while somebody waits.

    Where several processes ask for the bot, each has its ``share`` of the turns.
    """

    def __init__(self, clock: Clock, start: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        self._clock, self._start = clock, start
        self._made = deque[float](maxlen=_REQUESTS)
        self._waiting = list[tuple[Urgency, int, asyncio.Future[None]]]()
        self._arrivals = count()
        self._is_serving = False

    @property
    def share(self) -> float:
        """Its part of all turns, from 0 to 1; but one turn at a time it always has."""
        return (self._made.maxlen or 0) / _REQUESTS

    @share.setter
    def share(self, share: float) -> None:
        self._made = deque(self._made, max(1, int(_REQUESTS * share)))

    def try_now(self) -> bool:
        """Take a turn if there is one for whoever comes, and nobody waits."""
        if self._waiting or self._wait() > 0:
            return False
        self._made.append(self._clock.now())
        return True

    async def turn(self, urgency: Urgency) -> None:
        """Wait for a turn at one request."""
        if self.try_now():
            return
        turn = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (urgency, next(self._arrivals), turn))
        if not self._is_serving:
            self._is_serving = True
            self._start(self._serve())
        await turn

    def trace(self, requests: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Learn from the requests that are traced by this, which is returned, whether Discord refuses everything."""
        requests.on_request_end.append(self._answered)
        return requests

    async def _answered(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        del session, context
        if "X-RateLimit-Global" in params.response.headers:
            self._made.extend([self._clock.now()] * _REQUESTS)

    async def _serve(self) -> None:
        try:
            while self._waiting:
                if (wait := self._wait()) > 0:
                    await self._clock.sleep(wait)
                    continue
                *_, turn = heappop(self._waiting)
                if not turn.done():  # whoever waited may have left
                    self._made.append(self._clock.now())
                    turn.set_result(None)
        finally:
            self._is_serving = False

    def _wait(self) -> float:
        """Seconds until the next request may be made."""
        now = self._clock.now()
        if self._made and self._made[-1] > now:  # the clock was set back
            self._made.clear()
        return self._made[0] + _SECONDS - now if len(self._made) == self._made.maxlen else 0.0
