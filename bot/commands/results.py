"""The results of a match that is over as files, by a button at its end and in its study."""

from typing import TYPE_CHECKING, cast

from bot.actions.access import events_seen
from bot.cards.results import results_post
from bot.cards.study import RESULTS_ID
from bot.commands.interaction import Interaction, place_here
from bot.ui.answers import defer_ephemeral, show_ephemeral
from bot.ui.handlers import Named, handles
from bot.ui.languages import texts_of
from bot.ui.replies import Problem, problem
from engine.games.match.events import Event, MatchStarted
from engine.games.match.results import results_of

if TYPE_CHECKING:
    from collections.abc import Sequence


@handles("ResultsButton", RESULTS_ID)
async def results_button(interaction: Interaction, named: Named) -> None:
    """Send the results in a new ephemeral message. Raises `Refused` while the match, or another table of it, is played."""
    game_id = int(named["game_id"])
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
    names = await interaction.client.names.of(say, place_here(interaction).guild_id, found.match.players)
    await show_ephemeral(interaction, results_post(say, game_id, found, names))
