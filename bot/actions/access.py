"""Checks that a person may see the game that an id names: game ids are consecutive, and a forged one could name any."""

from collections.abc import Sequence

from bot.client import RicochetBot
from bot.store import Audience, GameEvent, GameId, UnknownGame, UnreadableEvent
from bot.ui.replies import Problem, problem
from engine.rules.events import Player


def may_see(audience: Audience, player: Player | None, channel_id: int | None) -> bool:
    """Return whether a player in a channel may see a game: it is of that channel, or it is their own private one."""
    if audience.player is not None:
        return player == audience.player
    return channel_id == audience.place.channel_id


async def events_seen(bot: RicochetBot, game_id: GameId, player: Player | None, channel_id: int | None) -> Sequence[GameEvent]:
    """Return the events of a stored game. Raises `Refused`, with one text whether it is unknown or may not be seen."""
    try:
        if may_see(await bot.store.audience_of(game_id), player, channel_id):
            return await bot.store.events_of(game_id)
    except (UnknownGame, UnreadableEvent):
        pass
    raise problem(Problem.GAME_GONE)
