"""A match or a race like one that is over, from a button at its end."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from bot.actions.begin import open_race, plan_again, plan_proposed, settings_at
from bot.commands.acting import actor_of
from bot.commands.interaction import Interaction
from bot.commands.race import announce_race
from bot.commands.ricochet import begin_match, venue_of
from bot.ui.languages import server_language, texts_of
from engine.games.match.handicap import handicaps_of
from engine.games.match.state import replay
from engine.rules.bots import Level
from engine.rules.events import BotJoined

if TYPE_CHECKING:
    from engine.games.race.state import RaceStarted


async def begin_rematch(interaction: Interaction, events: Sequence[Any], *, same: bool = False, proposed: bool = False) -> None:
    """Start a match under the same rules, with such bots and with the same head starts.

    It is on another board, or on the ``same`` one as practice. ``proposed``: with the bots and head starts that were proposed.
    """
    client, venue, match = interaction.client, venue_of(interaction), replay(events)
    chosen = await settings_at(client, venue, texts_of(interaction))
    if proposed:
        plan = plan_proposed(client, actor_of(interaction), match)
    else:
        plan = plan_again(client, match.rules, match.setup, _bots(events), same_board=same)
        plan = replace(plan, handicaps=handicaps_of(match))
    await begin_match(interaction, venue, chosen, plan)


async def begin_race_again(interaction: Interaction, events: Sequence[Any]) -> None:
    """Start a race under the same rules, as long, and with such bots, on another board."""
    first = cast("RaceStarted", events[0])
    client, venue = interaction.client, venue_of(interaction)
    chosen = await settings_at(client, venue, texts_of(interaction))
    plan = plan_again(client, first.rules, first.setup, _bots(events), same_board=False)
    actor = actor_of(interaction)
    live = await open_race(client, actor, venue, chosen, plan, seconds=first.seconds, rounds=first.rounds)
    await announce_race(interaction, live, server_language(interaction.guild, chosen.language))


def _bots(events: Sequence[Any]) -> list[Level]:
    """Return the levels of the bots of a game."""
    return [event.level for event in events if isinstance(event, BotJoined)]
