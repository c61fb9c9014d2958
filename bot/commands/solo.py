"""`/ricochet solo`, and what its player does in it, however it was asked for."""

from dataclasses import replace

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.cards.flaws import explain
from bot.cards.post import mention
from bot.cards.solo import scene_of, solo_card, solo_opening, visible
from bot.client import client_of, made_at
from bot.commands.ricochet import BOARD_OPTIONS, check_channel, place_of, resolve_setup
from bot.games.solo import Game
from bot.games.solo_screen import PrivateScreen
from bot.store import NO_SERVER, Place, SoloRunning
from bot.store.guild_settings import GuildSettings
from bot.text import say
from bot.ui.replies import Problem, Refused, defer_ephemeral, not_notation, problem, reply_ephemeral, reply_errors, show
from engine.match import Phase
from engine.moves import Robots
from engine.notation import NotationError, parse_moves
from engine.rules import Edition
from engine.solo import MAX_HOURGLASSES, EndSolo, GiveUpChip, Show, SoloCommand, SoloGame, SoloPhase, SoloRefusal, start_solo

_DONE = {Show: "done-solo-solved", GiveUpChip: "done-solo-given-up", EndSolo: "done-solo-stopped"}
"""How what is typed in a game that everybody sees is answered."""


@app_commands.command(name="solo", description=say("command-solo"))
@app_commands.describe(
    hourglasses=say("option-solo-hourglasses"),
    private=say("option-solo-private"),
    **BOARD_OPTIONS,
)
@app_commands.choices(
    hourglasses=[Choice(name=say(f"choice-hourglasses-{count}"), value=count) for count in range(1, MAX_HOURGLASSES + 1)]
)
async def solo(
    interaction: discord.Interaction,
    hourglasses: int = 1,
    private: bool = False,  # noqa: FBT001, FBT002 - a Discord option
    diagonals: bool | None = None,  # noqa: FBT001 - a Discord option
    fifth_robot: bool | None = None,  # noqa: FBT001 - a Discord option
    code: str | None = None,
) -> None:
    """Begin a game for one person here, or show the one that its player has here already."""
    async with reply_errors(interaction):
        client = client_of(interaction)
        if running := client.tables.solo.of(interaction.channel_id, interaction.user.id):
            await show_again(interaction, running)
            return
        in_server = interaction.guild_id is not None
        place = _place(interaction, private=private)
        chosen = await client.store.guild_settings(place.guild_id) if in_server else GuildSettings()
        if not private:
            check_channel(interaction, chosen)
        rules, setup = resolve_setup(interaction, chosen, Edition.Y2013.value, diagonals, fifth_robot, code)
        if code is not None and client.tables.is_played(setup):
            raise problem(Problem.SOLO_OF_MATCH)
        events = start_solo(
            replace(rules, times=chosen.times(client.config.times)),
            setup,
            interaction.user.id,
            made_at(interaction),
            client.random,
            hourglasses=hourglasses,
            practice=code is not None,
        )
        try:
            game = await client.tables.solo.open(place, events, private=private and in_server)
        except SoloRunning:
            raise problem(Problem.SOLO_RUNNING) from None
        try:
            if isinstance(game.screen, PrivateScreen):
                await game.screen.take(interaction)
            else:
                await interaction.response.send_message(solo_opening(game.state))
        finally:
            game.show()


def game_here(interaction: discord.Interaction) -> Game | None:
    """The solo game that somebody means in a channel with a solution, if they mean any: their own, or an open one of others.

    Where a match is played as well, it comes first as far as it waits for this person.
    """
    tables, me = client_of(interaction).tables, interaction.user.id
    table = tables.at(interaction.channel_id)
    if table and table.match.phase is Phase.PROVING and table.match.prover and table.match.prover.player == me:
        return None
    own = tables.solo.of(interaction.channel_id, me)
    return own if own or table else tables.solo.open_in(interaction.channel_id)


def game_without_match(interaction: discord.Interaction) -> Game | None:
    """The solo game that is meant, if there is no match: beside one, ``/ricochet solo`` shows the game of who asks."""
    return None if client_of(interaction).tables.at(interaction.channel_id) else game_here(interaction)


def robots_here(interaction: discord.Interaction) -> Robots:
    """The robots of the game in which somebody would show a solution now; none where there is no game."""
    game, table = game_here(interaction), client_of(interaction).tables.at(interaction.channel_id)
    return game.state.robots if game else table.match.robots if table else {}


async def show_solution(interaction: discord.Interaction, game: Game, text: str) -> None:
    """Show a solution in a solo game. Text that is not in the notation is answered with what is wrong."""
    try:
        moves = parse_moves(text)
    except NotationError as error:
        raise not_notation(error, text, game.state.robots) from None
    await act(interaction, game, Show(interaction.user.id, moves))


async def act(interaction: discord.Interaction, game: Game, command: SoloCommand) -> None:
    """Do something in a solo game, and answer: with the card itself where only its player sees it. Raises `Refused`."""
    if isinstance(game.screen, PrivateScreen) and interaction.user.id == game.state.player:
        await game.screen.take(interaction)
    decision = await game.handle(command, made_at(interaction))
    if isinstance(decision, SoloRefusal):
        await game.show_now()
        raise refusal(decision, game.state)
    if not isinstance(decision, tuple):
        await game.show_now()
        raise Refused(say("solo-failed", why=explain(decision)))
    if interaction.response.is_done():
        return
    if interaction.type is discord.InteractionType.application_command:
        await reply_ephemeral(interaction, say(_DONE[type(command)]))
    else:
        await interaction.response.defer()


async def check_chip_is_up(interaction: discord.Interaction, game: Game) -> None:
    """Raise `Refused` unless this person may show a solution now, so that nobody fills in a form for nothing."""
    if game.state.player != interaction.user.id:
        raise refusal(SoloRefusal.NOT_YOURS, game.state)
    if game.state.phase is not SoloPhase.CHIP_UP:
        await show_newest(interaction, game)
        raise refusal(SoloRefusal.NO_CHIP_UP, game.state)


async def show_newest(interaction: discord.Interaction, game: Game) -> None:
    """Where only its player sees the game, let them see how it stands: they may not have been told."""
    if isinstance(game.screen, PrivateScreen) and interaction.user.id == game.state.player:
        await game.screen.take(interaction)
        await game.show_now()


async def show_again(interaction: discord.Interaction, game: Game) -> None:
    """Show the card to one person alone: to its player, who may have lost it, or without buttons to somebody else."""
    if isinstance(game.screen, PrivateScreen):
        await show_newest(interaction, game)
        return
    await defer_ephemeral(interaction)
    state = visible(game.state)
    pictures = client_of(interaction).tables.pictures
    png = await pictures.of_scene(interaction.guild_id, scene_of(state))
    own = interaction.user.id == state.player
    await show(interaction, solo_card(game.game_id, state, png, open_to_presses=own))


def refusal(why: SoloRefusal, game: SoloGame) -> Refused:
    """The refusal for something that the rules of a solo game do not allow, to be raised."""
    return Refused(say(f"solo-refusal-{why.name.lower().replace('_', '-')}", player=mention(game.player)))


def _place(interaction: discord.Interaction, *, private: bool) -> Place:
    """Where the game will be. Raises `Refused` where everybody would see it beside a match, or the bot may not write."""
    assert interaction.channel_id is not None
    if interaction.guild_id is None:
        return Place(NO_SERVER, interaction.channel_id)
    if private:
        return Place(interaction.guild_id, interaction.channel_id)
    if client_of(interaction).tables.at(interaction.channel_id):
        raise problem(Problem.SOLO_BESIDE_MATCH)
    return place_of(interaction)
