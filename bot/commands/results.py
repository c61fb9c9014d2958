"""`/ricochet results`: an ended match as files."""

import re
from datetime import datetime
from typing import TYPE_CHECKING, cast

from discord import app_commands
from discord.app_commands import Choice

from bot.actions.access import events_seen
from bot.cards.results import results_post
from bot.commands.completion import MAX_CHOICES
from bot.commands.interaction import Interaction
from bot.store import Place
from bot.ui.answers import defer_ephemeral, edit_reply
from bot.ui.command_texts import localised
from bot.ui.languages import texts_of
from bot.ui.membership import server_of
from bot.ui.replies import Problem, needs_server, problem
from engine.games.match.events import Event, MatchStarted
from engine.games.match.results import results_of

if TYPE_CHECKING:
    from collections.abc import Sequence


@app_commands.command(name="results", description=localised("command-results"))
@app_commands.describe(match=localised("option-match"))
async def results(interaction: Interaction, match: str | None = None) -> None:
    """Send the results of an ended match of this channel, by default the latest, in an ephemeral reply."""
    place = _place(interaction)
    if place is None:
        raise needs_server(interaction)
    if match is None:
        over = await interaction.client.store.matches_over(place, 1)
        if not over:
            raise problem(Problem.NO_RESULTS)
        ((game_id, _),) = over
    else:
        number = match.strip().removeprefix("#")  # as the results show it
        if not re.fullmatch("[0-9]{1,15}", number):
            raise problem(Problem.GAME_GONE)
        game_id = int(number)
    events = await events_seen(interaction.client, game_id, interaction.user.id, interaction.channel_id)
    if not isinstance(events[0], MatchStarted):
        raise problem(Problem.GAME_GONE)
    found = results_of(cast("Sequence[Event]", events))
    if found is None:
        raise problem(Problem.RESULTS_TOO_SOON)
    if found.match.awaits_tables:
        raise problem(Problem.TABLES_PLAYING)
    await defer_ephemeral(interaction)
    say = texts_of(interaction)
    names = await interaction.client.names.of(say, place.guild_id, found.match.players)
    await edit_reply(interaction, results_post(say, game_id, found, names))


@results.autocomplete("match")
async def _complete(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Offer the ended matches of this channel, the latest first."""
    place = _place(interaction)
    if place is None:
        return []
    say, store = texts_of(interaction), interaction.client.store
    zone = (await store.guild_settings(place.guild_id)).zone
    typed, offered = current.strip().casefold(), list[Choice[str]]()
    for game_id, ended_at in await store.matches_over(place, MAX_CHOICES):
        name = say("choice-match", number=str(game_id), date=datetime.fromtimestamp(ended_at, zone).date())
        if typed in name.casefold():
            offered.append(Choice(name=name, value=str(game_id)))
    return offered


def _place(interaction: Interaction) -> Place | None:
    """Return the channel, or None where there are no matches."""
    guild_id = server_of(interaction)
    if guild_id is None or interaction.channel_id is None:
        return None
    return Place(guild_id, interaction.channel_id)
