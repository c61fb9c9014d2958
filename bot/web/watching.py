"""Links with which anyone may watch a match or a race: which are good, and how long a window stays that was opened with one."""

import asyncio
from dataclasses import dataclass

from bot.client import RicochetBot
from bot.store import GameId
from bot.web.instances import Place
from bot.web.subject import Linked


@dataclass(frozen=True, slots=True)
class WatchLink:
    """A link to a match or a race. ``number`` counts the links made for that game."""

    place: Place
    game_id: GameId
    number: int

    def is_good(self, bot: RicochetBot) -> bool:
        """Return whether the game is on, and this link has not been withdrawn."""
        live = self.live(bot)
        return live is not None and live.state.has_link and live.state.links == self.number

    async def withdrawn(self, bot: RicochetBot) -> None:
        """Return as soon as the link is withdrawn. Where the game has ended before, its last state stays in view."""
        changed = asyncio.Event()
        with bot.observers.watching(self.place.channel_id, lambda _: changed.set()):
            while self.live(bot) is None or self.is_good(bot):
                changed.clear()
                await changed.wait()

    def live(self, bot: RicochetBot) -> Linked | None:
        """Return the game, unless it is over."""
        live = bot.games.with_id(self.game_id, "match", "race")
        return live if live and live.place.channel_id == self.place.channel_id else None
