"""A cache of display names, for pictures, which cannot show mentions. It is kept in memory only."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable

import discord
import structlog

from bot.cards.bots import bot_name
from bot.text import Texts
from bot.text.escaping import plain
from bot.ui.delivery import Rejected, Undelivered, delivery
from bot.ui.request_rate import RequestRate, Urgency
from engine.rules.bots import is_bot
from engine.rules.events import Player

_log = structlog.stdlib.get_logger()

_MAX_NAMES = 20_000
"""The size of the cache; the least recently used names are evicted."""


def name_of(user: discord.abc.User) -> str:
    """Return a user's display name in plain text; their account's name if the display name shows nothing."""
    return plain(user.display_name, user.name, str(user.id))


class Names:
    """The display names of members in plain text: learned from interactions, or requested from Discord."""

    def __init__(self, client: discord.Client, rate: RequestRate) -> None:
        self._client, self._rate = client, rate
        self._known = OrderedDict[tuple[int, Player], str]()

    def remember(self, guild_id: int | None, user: discord.abc.User) -> None:
        """Cache the name of a user who did something in a server."""
        if guild_id is not None:
            self._keep(guild_id, user.id, name_of(user))

    async def of(self, say: Texts, guild_id: int, players: Iterable[Player]) -> dict[Player, str]:
        """Return each player's name; a general one if it was erased, or the player has left or cannot be requested."""
        asked = list(dict.fromkeys(players))
        return dict(zip(asked, await asyncio.gather(*(self._name(say, guild_id, player) for player in asked)), strict=True))

    async def _name(self, say: Texts, guild_id: int, player: Player) -> str:
        if is_bot(player):
            return bot_name(say, player)
        if player < 0:
            return say("name-forgotten")
        key = guild_id, player
        if key not in self._known:
            guild = self._client.get_guild(guild_id)
            if guild is None:
                return say("name-unknown")
            await self._rate.slot(Urgency.NEWS)
            try:
                async with delivery():
                    member = await guild.fetch_member(player)
            except (Rejected, Undelivered) as error:
                _log.info("name not found", guild_id=guild_id, error=str(error))
                return say("name-unknown")
            self._keep(guild_id, player, name_of(member))
        self._known.move_to_end(key)
        return self._known[key]

    def _keep(self, guild_id: int, player: Player, name: str) -> None:
        self._known[guild_id, player] = name
        self._known.move_to_end((guild_id, player))
        while len(self._known) > _MAX_NAMES:
            self._known.popitem(last=False)
