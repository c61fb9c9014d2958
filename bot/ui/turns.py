"""Turns at something of which only so much can be done at once: the most important first."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count


class Turns:
    """So many may have a turn ``at_once``; of those who wait the one with the lowest importance is next, or who came first."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting = list[tuple[int, int, asyncio.Future[None]]]()
        self._arrivals = count()

    @asynccontextmanager
    async def take(self, importance: int) -> AsyncGenerator[None, None]:
        """Wait for a turn, which lasts as long as the block."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(importance)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, importance: int) -> None:
        turn = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (importance, next(self._arrivals), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was this one's turn just then
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            *_, turn = heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
