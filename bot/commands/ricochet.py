"""The group `/ricochet`, with `start`, `rules` and `tutorial`."""

from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from bot.actions.in_play import check_not_todays
from bot.actions.match import execute
from bot.cards.match import abandoned_card
from bot.cards.news import opening
from bot.cards.phrases import listed, mention
from bot.cards.rights import missing_rights, rights_text
from bot.commands import play
from bot.commands.acting import perform
from bot.commands.board_choice import (
    BOARD_OPTIONS,
    GAME_LISTS,
    BoardChoice,
    complete_target,
    complete_tiles,
    completed,
    read_listed,
)
from bot.commands.interaction import Interaction, made_at
from bot.commands.preferences import ask_language
from bot.commands.rules import show_rules, with_choices
from bot.commands.tutorial import begin
from bot.games.live_games import BoardInPlay, OtherGameHere
from bot.games.match_screen import MatchScreen
from bot.store import GameRunning, Place
from bot.store.guild_settings import GuildSettings
from bot.text import Texts
from bot.ui.answers import mark_done, reply, reply_ephemeral, show_ephemeral
from bot.ui.command_texts import choices, localised
from bot.ui.languages import server_language, texts_of
from bot.ui.membership import server_of
from bot.ui.replies import Problem, needs_server, problem
from engine.bots import MAX_BOTS, Level
from engine.play import Abandon
from engine.proof import ProofLength, Ricochet
from engine.rules import CHIPS, MAX_BID, MIN_BID, Bids, Difficulty, Rules, Ties
from engine.setup import Setup

_MAX_PENDING = 1000
"""The number of match starts that can await confirmation."""

RULEBOOK, SHORT = "rulebook", "short"
"""The lengths of a match."""

group = app_commands.Group(name="ricochet", description=localised("command-ricochet"))


@group.command(name="start", description=localised("command-start"))
@app_commands.describe(
    edition=localised("option-edition"),
    bids=localised("option-bids"),
    proof_length=localised("option-proof-length"),
    ricochet=localised("option-ricochet"),
    ties=localised("option-ties"),
    hourglass=localised("option-hourglass"),
    chips=localised("option-chips"),
    difficulty=localised("option-difficulty"),
    max_moves=localised("option-max-moves"),
    tournament=localised("option-tournament"),
    length=localised("option-length"),
    bots=localised("option-bots"),
    level=localised("option-level"),
    **BOARD_OPTIONS,
)
@app_commands.choices(
    bids=choices("setting-bids-value", Bids),
    proof_length=choices("setting-proof-length-value", ProofLength),
    ties=choices("setting-ties-value", Ties),
    length=[Choice(name=localised(f"choice-length-{value}"), value=value) for value in (RULEBOOK, SHORT)],
    level=choices("choice-level", Level),
)
@app_commands.autocomplete(tiles=complete_tiles, target=complete_target, **completed(GAME_LISTS))
async def start(  # noqa: PLR0913, PLR0917 - Discord options
    interaction: Interaction,
    edition: str | None = None,
    diagonals: str | None = None,
    fifth_robot: str | None = None,
    bids: str | None = None,
    proof_length: str | None = None,
    ricochet: str | None = None,
    ties: str | None = None,
    hourglass: Range[int, 5, 3600] | None = None,
    chips: Range[int, 1, CHIPS] | None = None,
    difficulty: str | None = None,
    max_moves: Range[int, MIN_BID, MAX_BID] | None = None,
    code: str | None = None,
    tiles: str | None = None,
    robots: str | None = None,
    target: str | None = None,
    tournament: bool = False,  # noqa: FBT001, FBT002 - a Discord option
    length: str = RULEBOOK,
    bots: Range[int, 1, MAX_BOTS] | None = None,
    level: str = Level.MEDIUM.value,
) -> None:
    """Begin a match in this channel."""
    place = place_of(interaction)
    chosen = await interaction.client.store.guild_settings(place.guild_id)
    check_channel(interaction, chosen)
    read = partial(read_listed, interaction)
    edition, difficulty = read("edition", edition), read("difficulty", difficulty)
    board = (edition, read("diagonals", diagonals), read("fifth_robot", fifth_robot))
    choice = BoardChoice(*board, code, tiles, robots, target)
    rules, setup = choice.resolve(chosen, interaction.client.random)
    asked = {
        "bids": Bids(bids) if bids else rules.bids if edition else None,
        "proof_length": ProofLength(proof_length) if proof_length else None,
        "ricochet": Ricochet(read("ricochet", ricochet)) if ricochet else None,
        "ties": Ties(ties) if ties else None,
        "chips_to_win": chips,
        "difficulty": Difficulty(difficulty) if difficulty else None,
        "max_moves": max_moves,
    }
    rules = with_choices(rules, chosen, interaction.client.config.times)
    rules = _with_options(rules, asked, is_short=length == SHORT, hourglass=hourglass)
    practice, is_drawn = choice.is_chosen, not choice.is_chosen
    if tournament:
        _check_tournament(bots, difficulty)
        named = (edition, diagonals, fifth_robot, hourglass, *asked.values(), None if length == RULEBOOK else length)
        other = any(option is not None for option in named)
        rules, setup = _tournament(interaction, place, rules, setup, is_drawn=is_drawn, options_named=other)
        practice = practice and not interaction.permissions.manage_messages
    await begin_match(
        interaction,
        place,
        chosen,
        rules,
        setup,
        practice=practice,
        is_drawn=is_drawn,
        first_chip_is_open=target is not None,
        bots=[Level(level)] * (bots or 0),
    )


def _with_options(rules: Rules, asked: Mapping[str, Any], *, is_short: bool, hourglass: float | None) -> Rules:
    """Return the rules with the options that were named; those that are None stay as they are."""
    rules = rules.shortened if is_short else rules
    rules = replace(rules, **{name: value for name, value in asked.items() if value is not None})
    return replace(rules, times=replace(rules.times, hourglass=hourglass)) if hourglass else rules


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
    rules = replace(rules, tournament=True, difficulty=Difficulty.ANY)
    table = interaction.client.games.table_to_join(place.guild_id) if is_drawn else None
    if table is None:
        return rules, setup
    if options_named and rules != table.state.rules:
        raise problem(Problem.TOURNAMENT_RULES, what="other")
    return table.state.rules, table.state.setup


async def start_usual(interaction: Interaction) -> None:
    """Begin a match in this channel with default options. Raises `Refused`."""
    await start.callback(interaction)  # pyright: ignore[reportCallIssue]


@group.command(name="rules", description=localised("command-rules"))
async def rules(interaction: Interaction) -> None:
    """Show the rules in an ephemeral reply."""
    await show_rules(interaction)


@group.command(name="tutorial", description=localised("command-tutorial"))
async def tutorial(interaction: Interaction) -> None:
    """Begin the tutorial in an ephemeral reply."""
    await begin(interaction)


async def begin_match(  # noqa: PLR0913 - a board, and where it comes from
    interaction: Interaction,
    place: Place,
    chosen: GuildSettings,
    rules: Rules,
    setup: Setup,
    *,
    practice: bool,
    is_drawn: bool,
    first_chip_is_open: bool = False,
    bots: Sequence[Level] = (),
) -> None:
    """Begin the user's match, and announce it. Raises `Refused`.

    ``chosen`` are the server's settings, and ``bots`` the levels of the bots that play. A board that is not random must not be
    in play anywhere else. If the channel has a long idle match, ask first whether to end it.
    """
    running = interaction.client.games.match_in(place.channel_id)
    if running and running.state.yields(made_at(interaction)):
        start_later = partial(
            begin_match,
            place=place,
            chosen=chosen,
            rules=rules,
            setup=setup,
            practice=practice,
            is_drawn=is_drawn,
            first_chip_is_open=first_chip_is_open,
            bots=bots,
        )
        _await_confirmation(interaction, start_later)
        await show_ephemeral(interaction, abandoned_card(texts_of(interaction), running.game_id, running.state).view)
        return
    if not is_drawn:
        await check_not_todays(interaction.client, setup, rules.ricochet)
    language = server_language(interaction.guild, chosen.language)
    is_first = chosen.language is None and not await interaction.client.store.has_had_match(place.guild_id)
    with _refusals(interaction, place):
        live = await interaction.client.games.open_match(
            place,
            rules,
            setup,
            interaction.user.id,
            made_at(interaction),
            practice=practice,
            chosen=not is_drawn,
            language=language,
            first_chip_is_open=first_chip_is_open,
            bots=bots,
        )
    mark_done(interaction)
    try:
        tables = len(interaction.client.games.tables_of(setup))
        await reply(interaction, opening(Texts.of(language), live.state, tables))
        if isinstance(live.screen, MatchScreen):
            live.screen.follow(interaction)
    finally:
        live.show()
    if is_first:
        await ask_language(interaction, language)


@contextmanager
def _refusals(interaction: Interaction, place: Place) -> Iterator[None]:
    """Translate the errors of `LiveGames.open_match` to `Refused`."""
    try:
        yield
    except GameRunning:
        is_newer = interaction.client.games.newer_in(place.channel_id)
        raise problem(Problem.NEWER_GAME if is_newer else Problem.MATCH_RUNNING) from None
    except OtherGameHere as error:
        if error.other.kind == "race":
            raise problem(Problem.BESIDE_RACE) from None
        player = mention(texts_of(interaction), error.other.state.player)
        raise problem(Problem.MATCH_BESIDE_SOLO, player=player) from None
    except BoardInPlay:
        raise problem(Problem.BOARD_IN_PLAY) from None


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


def place_of(interaction: Interaction) -> Place:
    """Return the place of a new match. Raises `Refused` outside of servers that have the bot, and for missing permissions."""
    say = texts_of(interaction)
    guild_id = server_of(interaction)
    if guild_id is None or interaction.channel_id is None:
        raise needs_server(interaction)
    kind = interaction.channel.type if interaction.channel else None
    if missing := missing_rights(interaction.app_permissions, kind):
        raise problem(Problem.MISSING_PERMISSIONS, permissions=rights_text(say, missing))
    return Place(guild_id, interaction.channel_id)


def check_channel(interaction: Interaction, chosen: GuildSettings) -> None:
    """Raise `Refused` unless the server's settings allow matches in this channel, or in this thread's channel."""
    say = texts_of(interaction)
    channel = interaction.channel
    here = {interaction.channel_id, channel.parent_id if isinstance(channel, discord.Thread) else None}
    if chosen.allowed_channels and not here & set(chosen.allowed_channels):
        raise problem(
            Problem.CHANNEL_NOT_ALLOWED, channels=listed(say, [f"<#{channel}>" for channel in chosen.allowed_channels])
        )
