"""The bots of this process whose servers the board shows."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from bot.client import RicochetBot
from bot.web.instances import Place


class Served:
    """Keeps the running bots of this process; those that are ready can show their servers."""

    def __init__(self) -> None:
        self._stopped = dict[RicochetBot, asyncio.Event]()

    @contextmanager
    def serving(self, bot: RicochetBot) -> Iterator[None]:
        """Include a bot while entered, and end each `pause` for it on exit."""
        self._stopped[bot] = asyncio.Event()
        try:
            yield
        finally:
            self._stopped.pop(bot).set()

    @property
    def ready(self) -> list[RicochetBot]:
        """The bots that are ready."""
        return [bot for bot in self._stopped if bot.is_ready()]

    @property
    def application_id(self) -> int:
        """The id of the bots' application, known since the login."""
        return next(filter(None, (bot.application_id for bot in self._stopped)))

    def bot_of(self, place: Place) -> RicochetBot | None:
        """Return the bot of this process that plays a server, in which it may be no member."""
        return next((bot for bot in self.ready if bot.plays(place.guild_id)), None)

    async def pause(self, bot: RicochetBot, seconds: float | None) -> None:
        """Wait until the next check whether a window stays open. Raises `ConnectionError` if the bot stops before."""
        if gone := self._stopped.get(bot):
            with suppress(TimeoutError):
                await asyncio.wait_for(gone.wait(), seconds)
                raise ConnectionResetError
        else:
            raise ConnectionResetError
