"""A match like one that is over, from a button at its end."""

from collections.abc import Sequence
from typing import Any

from bot.actions.begin import plan_again, settings_at
from bot.commands.interaction import Interaction
from bot.commands.ricochet import begin_match, venue_of
from bot.ui.languages import texts_of
from engine.bots import next_level
from engine.events import BotJoined, MatchStarted
from engine.match import replay


async def begin_rematch(interaction: Interaction, events: Sequence[Any], *, same: bool = False, harder: bool = False) -> None:
    """Start a match under the same rules and with such bots, on another board, or on the same one as practice.

    ``harder``: the bots play at the next level, where people have won.
    """
    first: MatchStarted = events[0]
    venue = venue_of(interaction)
    chosen = await settings_at(interaction.client, venue, texts_of(interaction))
    bots = [event.level for event in events if isinstance(event, BotJoined)]
    if harder and (level := next_level(bots, replay(events).winners)):
        bots = [level] * len(bots)
    plan = plan_again(interaction.client, first.rules, first.setup, bots, same_board=same)
    await begin_match(interaction, venue, chosen, plan)
