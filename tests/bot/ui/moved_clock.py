"""A clock that a test moves."""

import asyncio

from bot.clock import Clock


class MovedClock:
    """Time that stands still until a test moves it. ``clock`` is what the bot is given."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.clock = Clock(lambda: self.now, self._sleep)
        self._sleeping = list[tuple[float, asyncio.Future[None]]]()

    async def _sleep(self, seconds: float) -> None:
        waking = asyncio.get_running_loop().create_future()
        self._sleeping.append((self.now + seconds, waking))
        await waking

    async def later(self, seconds: float) -> None:
        """Let so many seconds pass, and whatever comes about in them."""
        await others_go_on()
        until = self.now + seconds
        while due := [sleeper for sleeper in self._sleeping if sleeper[0] <= until]:
            first = min(due, key=lambda sleeper: sleeper[0])
            self._sleeping.remove(first)
            self.now = max(self.now, first[0])
            if not first[1].done():
                first[1].set_result(None)
            await others_go_on()
        self.now = until


async def others_go_on() -> None:
    """Let every task do what it can do without time."""
    for _ in range(10):
        await asyncio.sleep(0)
