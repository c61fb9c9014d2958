"""The group `/ricochet`, with `start`, `rules` and `tutorial`."""

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from discord import app_commands
from discord.app_commands import Choice, Range

from bot.actions import execute
from bot.actions.begin import Plan, Venue, gets_thread, open_match, settings_at
from bot.actions.board_choice import BoardChoice
from bot.cards.match import abandoned_card
from bot.cards.news import opening
from bot.cards.rights import rights_text
from bot.commands import play
from bot.commands.acting import actor_of, perform
from bot.commands.board_choice import completed, read_listed, with_rules
from bot.commands.interaction import Interaction, made_at
from bot.commands.rules import show_rules
from bot.commands.server_language import ask_language
from bot.commands.tutorial import begin
from bot.store import Place
from bot.store.guild_settings import GuildSettings
from bot.text import Texts
from bot.ui.answers import mark_done, reply, reply_ephemeral, show_ephemeral
from bot.ui.command_texts import localised
from bot.ui.languages import server_language, texts_of
from bot.ui.membership import server_of
from bot.ui.replies import Problem, needs_server, problem
from engine.games.match.play import Abandon
from engine.rules.bots import MAX_BOTS, Level
from engine.rules.rules import CHIPS, Difficulty, Rules
from engine.rules.setup import Setup

_MAX_PENDING = 1000
"""The number of match starts that can await confirmation."""

RULEBOOK, SHORT = "rulebook", "short"
"""The lengths of a match."""


@app_commands.command(name="start", description=localised("command-start"))
@app_commands.describe(
    bots=localised("option-bots"),
    level=localised("option-level"),
    length=localised("option-length"),
    difficulty=localised("option-difficulty"),
    chips=localised("option-chips"),
    rules=localised("option-rules"),
    code=localised("option-code"),
    tournament=localised("option-tournament"),
    thread=localised("option-thread"),
)
@app_commands.choices(length=[Choice(name=localised(f"choice-length-{value}"), value=value) for value in (RULEBOOK, SHORT)])
@app_commands.autocomplete(**completed("level", "difficulty", "rules"))
async def start(  # noqa: PLR0913, PLR0917 - Discord options
    interaction: Interaction,
    bots: Range[int, 1, MAX_BOTS] | None = None,
    level: str | None = None,
    length: str = RULEBOOK,
    difficulty: str | None = None,
    chips: Range[int, 1, CHIPS] | None = None,
    rules: str | None = None,
    code: str | None = None,
    tournament: bool = False,  # noqa: FBT001, FBT002 - a Discord option
    thread: bool | None = None,  # noqa: FBT001 - as above
) -> None:
    """Begin a match in this channel."""
    venue, bot = venue_of(interaction), interaction.client
    chosen = await settings_at(bot, venue, texts_of(interaction))
    difficulty, choice = read_listed(interaction, "difficulty", difficulty), BoardChoice(code)
    asked = with_rules(interaction, chosen, rules)
    asked = asked.model_copy(update={"difficulty": Difficulty(difficulty)}) if difficulty else asked
    played, setup = choice.resolve(asked, bot.config.times, bot.random, named=rules is not None)
    played = played.shortened if length == SHORT else played
    played = replace(played, chips_to_win=chips) if chips else played
    practice, is_drawn = choice.is_chosen, not choice.is_chosen
    if tournament:
        _check_tournament(bots, difficulty)
        is_named = length != RULEBOOK or any(option is not None for option in (rules, difficulty, chips))
        played, setup = _tournament(interaction, venue.place, played, setup, is_drawn=is_drawn, options_named=is_named)
        practice = practice and not interaction.permissions.manage_messages
    seats = [Level(read_listed(interaction, "level", level) or Level.MEDIUM)] * (bots or 0)
    plan = Plan(played, setup, practice=practice, is_drawn=is_drawn, bots=seats, in_thread=thread)
    await begin_match(interaction, venue, chosen, plan)


def _check_tournament(bots: int | None, difficulty: str | None) -> None:
    """Raise `Refused` for options that no tournament has."""
    if bots:
        raise problem(Problem.TOURNAMENT_RULES, what="bots")
    if difficulty not in (None, Difficulty.ANY.value):
        raise problem(Problem.TOURNAMENT_RULES, what="difficulty")


def _tournament(
    interaction: Interaction, place: Place, rules: Rules, setup: Setup, *, is_drawn: bool, options_named: bool
) -> tuple[Rules, Setup]:
    """Return the rules and board of a tournament's table: those of the table that it joins, unless its board was chosen.

    Raises `Refused` if the options that were named make other rules.
    """
    rules = replace(rules, tournament=True, difficulty=Difficulty.ANY, handicaps=False)
    table = interaction.client.games.tournaments.table_to_join(place.guild_id) if is_drawn else None
    if table is None:
        return rules, setup
    if options_named and rules != table.state.rules:
        raise problem(Problem.TOURNAMENT_RULES, what="other")
    return table.state.rules, table.state.setup


async def start_usual(interaction: Interaction, bots: Sequence[Level] = ()) -> None:
    """Begin a match in this channel with default options, and with bots of one level. Raises `Refused`."""
    options = {"bots": len(bots), "level": bots[0].value} if bots else {}
    await start.callback(interaction, **options)  # pyright: ignore[reportCallIssue]


@app_commands.command(name="rules", description=localised("command-rules"))
async def rules(interaction: Interaction) -> None:
    """Show the rules in an ephemeral reply."""
    await show_rules(interaction)


@app_commands.command(name="tutorial", description=localised("command-tutorial"))
async def tutorial(interaction: Interaction) -> None:
    """Begin the tutorial in an ephemeral reply."""
    await begin(interaction)


async def begin_match(interaction: Interaction, venue: Venue, chosen: GuildSettings, plan: Plan) -> None:
    """Begin the user's match, and announce it. Raises `Refused`.

    ``chosen`` are the server's settings. If the channel has a long idle match, ask first whether to end it.
    """
    running = interaction.client.games.match_in(venue.place.channel_id)
    if running and running.state.yields(made_at(interaction)):
        _await_confirmation(interaction, partial(begin_match, venue=venue, chosen=chosen, plan=plan))
        await show_ephemeral(interaction, abandoned_card(texts_of(interaction), running.game_id, running.state))
        return
    language = server_language(interaction.guild, chosen.language)
    is_first = chosen.language is None and not await interaction.client.store.has_had_match(venue.place.guild_id)
    live = await open_match(interaction.client, actor_of(interaction), venue, chosen, plan)
    mark_done(interaction)
    try:
        if gets_thread(venue, chosen, plan) and not venue.missing_for_thread:
            await reply_ephemeral(interaction, texts_of(interaction)("done-in-thread"))
        else:
            tables = len(interaction.client.games.tournaments.tables_of(plan.setup))
            say = Texts.of(language)
            lines = opening(say, live.state, tables), _without_thread(say, venue, chosen, plan)
            await reply(interaction, "\n".join(filter(None, lines)))
            live.screen.follow(interaction)
    finally:
        live.show()
    if is_first:
        await ask_language(interaction, language)


def _without_thread(say: Texts, venue: Venue, chosen: GuildSettings, plan: Plan) -> str:
    """Return why a match that was to get a thread is played in its channel; empty for any other."""
    if gets_thread(venue, chosen, plan):
        return say("thread-lacks-rights", permissions=rights_text(say, [*(venue.missing_for_thread or ())]))
    return say("thread-refused", why="none") if plan.in_thread else ""


def _await_confirmation(interaction: Interaction, start: Callable[[Interaction], Coroutine[Any, Any, None]]) -> None:
    """Keep a start in memory until the user confirms it, and evict the oldest if there are too many."""
    pending = interaction.client.pending_starts
    pending.pop(_starter(interaction), None)
    pending[_starter(interaction)] = start
    if len(pending) > _MAX_PENDING:
        del pending[next(iter(pending))]


def _starter(interaction: Interaction) -> tuple[int, int]:
    return interaction.user.id, interaction.channel_id or 0


async def end_and_begin(interaction: Interaction) -> None:
    """End an idle match, and begin the one that awaits confirmation. Raises `Refused`."""
    say = texts_of(interaction)
    start_match = interaction.client.pending_starts.pop(_starter(interaction), None)
    await perform(interaction, play.live_match(interaction), execute, Abandon())
    if start_match:
        await start_match(interaction)
    else:
        await reply_ephemeral(interaction, say("done-abandoned"))


def venue_of(interaction: Interaction) -> Venue:
    """Return where a new match is to begin. Raises `Refused` outside of servers that have the bot."""
    guild_id, channel = server_of(interaction), interaction.channel
    if guild_id is None or interaction.channel_id is None:
        raise needs_server(interaction)
    place, kind = Place(guild_id, interaction.channel_id), channel.type if channel else None
    return Venue.of(place, interaction.guild, channel, interaction.app_permissions, kind)
