"""Checks that a user may see the game that a custom id names: game ids are consecutive, and a forged id could name any."""

from collections.abc import Sequence

from bot.commands.interaction import Interaction
from bot.store import Audience, GameEvent, GameId, UnknownGame, UnreadableEvent
from bot.ui.replies import Problem, problem


def may_see(interaction: Interaction, audience: Audience) -> bool:
    """Return whether the user may see a game: they are in its channel, or it is their own private one."""
    if audience.player is not None:
        return interaction.user.id == audience.player
    return interaction.channel_id == audience.place.channel_id


async def events_seen(interaction: Interaction, game_id: GameId) -> Sequence[GameEvent]:
    """Return the events of a stored game. Raises `Refused`, with one text whether it is unknown or may not be seen."""
    store = interaction.client.store
    try:
        if may_see(interaction, await store.audience_of(game_id)):
            return await store.events_of(game_id)
    except (UnknownGame, UnreadableEvent):
        pass
    raise problem(Problem.GAME_GONE)
