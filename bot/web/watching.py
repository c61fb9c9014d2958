"""Links with which anyone may watch a match: which are good, and how long a window stays that was opened with one."""

import asyncio
from dataclasses import dataclass

from bot.client import RicochetBot
from bot.games.match import LiveMatch
from bot.store import GameId
from bot.web.instances import Place


@dataclass(frozen=True, slots=True)
class WatchLink:
    """A link to a match: it is the ``number``-th that was made for that."""

    place: Place
    game_id: GameId
    number: int

    def is_good(self, bot: RicochetBot) -> bool:
        """Return whether the match is on, and this link has not been withdrawn."""
        live = self._live(bot)
        return live is not None and live.state.has_link and live.state.links == self.number

    async def withdrawn(self, bot: RicochetBot) -> None:
        """Return as soon as the link is withdrawn. Where the match has ended before, its last state stays in view."""
        changed = asyncio.Event()
        with bot.observers.watching(self.place.channel_id, lambda _: changed.set()):
            while (live := self._live(bot)) is None or live.state.is_over or self.is_good(bot):
                changed.clear()
                await changed.wait()

    def _live(self, bot: RicochetBot) -> LiveMatch | None:
        live = bot.games.match_in(self.place.channel_id)
        return live if live and live.game_id == self.game_id else None
