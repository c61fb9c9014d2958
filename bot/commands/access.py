"""Who may see a game that a custom id names.

Games are numbered one after the other, so that a forged custom id can name any of them: discord.py lets pass only those that
the message shows, but the bot asks by itself.
"""

from collections.abc import Sequence

from bot.commands.interaction import Interaction
from bot.store import Audience, GameEvent, GameId, UnknownGame, UnreadableEvent
from bot.ui.replies import Problem, problem


def may_see(interaction: Interaction, audience: Audience) -> bool:
    """Whether a game is shown to the person who presses: they are where it is played, or it is their own private one."""
    if audience.player is not None:
        return interaction.user.id == audience.player
    return interaction.channel_id == audience.place.channel_id


async def events_seen(interaction: Interaction, game_id: GameId) -> Sequence[GameEvent]:
    """Return the events of a stored game to a person who may see it.

    Raises `Refused` for any other person, with the text for an unknown game, so that the answer does not tell which exist.
    """
    store = interaction.client.store
    try:
        if may_see(interaction, await store.audience_of(game_id)):
            return await store.events_of(game_id)
    except (UnknownGame, UnreadableEvent):
        pass
    raise problem(Problem.GAME_GONE)
