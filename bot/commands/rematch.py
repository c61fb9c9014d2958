"""A match like one that is over, from a button at its end."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.commands.interaction import Interaction
from bot.commands.ricochet import begin_match, check_channel, place_of
from engine.events import BotJoined, MatchStarted
from engine.rules import VERSION
from engine.setup import draw_setup


async def begin_rematch(interaction: Interaction, events: Sequence[Any], *, same: bool = False) -> None:
    """Start a match under the same rules and with such bots, on another board, or on the same one as practice."""
    first: MatchStarted = events[0]
    place = place_of(interaction)
    chosen = await interaction.client.store.guild_settings(place.guild_id)
    check_channel(interaction, chosen)
    rules = replace(first.rules, tournament=False, version=VERSION)  # no other tables can join it
    setup = first.setup if same else draw_setup(rules, interaction.client.random)
    bots = [event.level for event in events if isinstance(event, BotJoined)]
    await begin_match(interaction, place, chosen, rules, setup, practice=same, is_drawn=not same, bots=bots)
