"""`/ricochet solo`, and the actions in a solo game, shared by commands, buttons and forms."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.actions import solo as actions
from bot.actions.begin import Plan, settings_at
from bot.actions.board_choice import BoardChoice
from bot.actions.refusals import refused
from bot.actions.solo import solo_settings
from bot.cards.board_link import board_at
from bot.cards.solo import attempt_failed, scene_of, solo_card, solo_opening, visible
from bot.commands.acting import actor_of, perform, pressed_game
from bot.commands.board_choice import completed, read_listed, with_rules
from bot.commands.interaction import Interaction, place_here
from bot.commands.ricochet import venue_of
from bot.games.solo import LiveSolo
from bot.store.guild_settings import GuildSettings
from bot.text import Texts
from bot.ui.answers import (
    acknowledge,
    defer_ephemeral,
    edit_reply,
    mark_done,
    reply,
)
from bot.ui.command_texts import localised
from bot.ui.languages import server_language, texts_of
from bot.ui.membership import is_member, server_of
from bot.ui.pictures import chooser_of
from bot.ui.replies import Problem, problem
from bot.ui.typed_moves import how_read, noted, read_moves, with_note
from engine.games.solo.state import MAX_HOURGLASSES, SoloEvent, SoloStarted
from engine.rules.refusals import Refusal
from engine.rules.rules import Difficulty
from engine.rules.setup import draw_setup


@app_commands.command(name="solo", description=localised("command-solo"))
@app_commands.describe(
    practice=localised("option-solo-practice"),
    hourglasses=localised("option-solo-hourglasses"),
    private=localised("option-solo-private"),
    difficulty=localised("option-difficulty"),
    rules=localised("option-solo-rules"),
    code=localised("option-code"),
)
@app_commands.choices(
    hourglasses=[Choice(name=localised(f"choice-hourglasses-{count}"), value=count) for count in range(1, MAX_HOURGLASSES + 1)]
)
@app_commands.autocomplete(**completed("practice", "difficulty", "rules"))
async def solo_command(
    interaction: Interaction,
    practice: str | None = None,
    hourglasses: int = 1,
    private: bool = False,  # noqa: FBT001, FBT002 - a Discord option
    difficulty: str = Difficulty.ANY.value,
    rules: str | None = None,
    code: str | None = None,
) -> None:
    """Begin a solo game or practice here, or show the user's running one."""
    client = interaction.client
    if running := client.games.solo_of(interaction.channel_id, interaction.user.id):
        await show_again(interaction, running)
        return
    chosen = await settings_where_allowed(interaction, private=private)
    if practice is not None:
        if hourglasses != 1 or difficulty != Difficulty.ANY.value or code is not None:
            raise problem(Problem.PRACTICE_ALONE)
        length = read_listed(interaction, "practice", practice) or practice
        asked = with_rules(interaction, solo_settings(chosen), rules)
        await begin_practice(interaction, chosen, asked, length, private=private)
        return
    difficulty, choice = read_listed(interaction, "difficulty", difficulty) or difficulty, BoardChoice(code)
    asked = with_rules(interaction, solo_settings(chosen, Difficulty(difficulty)), rules)
    played, setup = choice.resolve(asked, client.config.times, client.random, named=rules is not None)
    plan = Plan(played, setup, practice=choice.is_chosen)
    await begin_solo(interaction, chosen, plan, hourglasses, private=private)


async def solo_usual(interaction: Interaction, *, private: bool, practice: str | None = None) -> None:
    """Begin a solo game or ``practice`` of a length, or show the running one, with default options. Raises `Refused`."""
    await solo_command.callback(interaction, private=private, practice=practice)  # pyright: ignore[reportCallIssue]


async def play_again(interaction: Interaction, events: Sequence[Any]) -> None:
    """Begin a solo game under the same rules on another board; it is private if the card of the last one was ephemeral."""
    first: SoloStarted = events[0]
    if running := interaction.client.games.solo_of(interaction.channel_id, interaction.user.id):
        await show_again(interaction, running)
        return
    private = interaction.message is not None and interaction.message.flags.ephemeral
    chosen = await settings_where_allowed(interaction, private=private)
    if not first.hourglasses:
        await begin_practice(interaction, chosen, chosen.with_rules(first.rules), actions.USUAL, private=private)
        return
    setup = draw_setup(first.rules, interaction.client.random)
    await begin_solo(interaction, chosen, Plan(first.rules, setup), first.hourglasses, private=private)


async def settings_where_allowed(interaction: Interaction, *, private: bool) -> GuildSettings:
    """Return the settings for a solo game here. Raises `Refused` if it is not allowed or possible."""
    guild_id, client = server_of(interaction), interaction.client
    if guild_id is None:
        return GuildSettings()
    if private:
        return await client.store.guild_settings(guild_id)
    return await settings_at(client, venue_of(interaction), texts_of(interaction))


async def begin_solo(interaction: Interaction, chosen: GuildSettings, plan: Plan, hourglasses: int, *, private: bool) -> None:
    """Begin the user's solo game by a plan, and show it; ``chosen`` are the server's settings. Raises `Refused`."""
    language = _language(interaction, chosen, private=private)
    actor = replace(actor_of(interaction), say=Texts.of(language))
    events = await actions.planned(interaction.client, actor, place_here(interaction), plan, hourglasses)
    await _open(interaction, events, language, private=private, chosen=plan.practice, instead_of=plan.instead_of)


async def begin_practice(
    interaction: Interaction,
    chosen: GuildSettings,
    asked: GuildSettings,
    length: str,
    *,
    private: bool,
    instead_of: LiveSolo | None = None,
) -> None:
    """Begin the user's practice with chips of a length, by the rules ``asked`` for, and show it. Raises `Refused`."""
    language, rules = _language(interaction, chosen, private=private), asked.rules(interaction.client.config.times)
    actor = replace(actor_of(interaction), say=Texts.of(language))
    events = await actions.practice(interaction.client, actor, rules, length)
    await _open(interaction, events, language, private=private, instead_of=instead_of)


def _language(interaction: Interaction, chosen: GuildSettings, *, private: bool) -> str:
    """Return the language of a game: that of the server with these settings where all see it, else the user's."""
    seen_by_all = server_of(interaction) is not None and not private
    return server_language(interaction.guild, chosen.language) if seen_by_all else texts_of(interaction).language


async def _open(
    interaction: Interaction,
    events: Sequence[SoloEvent],
    language: str,
    *,
    private: bool,
    chosen: bool = False,
    instead_of: LiveSolo | None = None,
) -> None:
    """Begin the game of these events, and show it; ``chosen`` and ``instead_of`` are as in `Plan`. Raises `Refused`."""
    client, guild_id = interaction.client, server_of(interaction)
    # Direct messages with the bot are private anyway; where it is not a member, it can only respond ephemerally.
    alone, place = (private and guild_id is not None) or not is_member(interaction), place_here(interaction)
    game = await actions.open_solo(
        client, actor_of(interaction), place, events, private=alone, chosen=chosen, instead_of=instead_of
    )
    mark_done(interaction)
    try:
        if game.is_private:
            await game.screen.take(interaction, anew=True)
        else:
            await reply(interaction, solo_opening(Texts.of(language), game.state))
    finally:
        game.show()


async def enter_solution(interaction: Interaction, game: LiveSolo, text: str) -> None:
    """Show a solution in a solo game. Raises `Refused` for unreadable moves."""
    say = texts_of(interaction)
    game.answers.track(interaction)
    moves = read_moves(text, game.state.position.robots)
    note = how_read(say, text, moves)
    with noted(note):
        flaw = await perform(interaction, game, actions.show, moves)
    await acknowledge(interaction, with_note(attempt_failed(say, flaw) if flaw else say("done-solo-solved"), note))


async def check_chip_is_up(interaction: Interaction, game: LiveSolo) -> None:
    """Raise `Refused` unless the user may show a solution now, before they fill in a form."""
    if game.state.player != interaction.user.id:
        raise refused(Refusal.NOT_YOURS, "solo", game.state, interaction.user.id)
    if not game.state.is_chip_up:
        await show_newest(interaction, game)
        raise refused(Refusal.NO_CHIP_UP, "solo", game.state, interaction.user.id)


async def current(interaction: Interaction, game_id: int, round_number: int) -> LiveSolo:
    """Return the game of a button or form. Raises `Refused` unless it is running, in this round, and visible to the user."""
    game: LiveSolo = pressed_game(interaction, game_id, Problem.SOLO_OVER, "solo")
    if game.state.round.number != round_number:
        await show_newest(interaction, game)
        raise actions.out_of_round(game.state, round_number)
    return game


async def show_newest(interaction: Interaction, game: LiveSolo) -> None:
    """Update the card of a private game, which may be outdated."""
    if game.is_private and interaction.user.id == game.state.player:
        await game.screen.take(interaction)
        await game.show_now()


async def show_again(interaction: Interaction, game: LiveSolo) -> None:
    """Show the card in an ephemeral reply, for other users without buttons."""
    if game.is_private:
        await show_newest(interaction, game)
        return
    await defer_ephemeral(interaction)
    state = visible(game.state)
    pictures = interaction.client.pictures
    png = await pictures.still(chooser_of(interaction), scene_of(state))
    own = interaction.user.id == state.player
    board_link = board_at(interaction.client.board_link, game.place, "solo")
    await edit_reply(
        interaction, solo_card(texts_of(interaction), game.game_id, state, png, open_to_presses=own, board_link=board_link)
    )
