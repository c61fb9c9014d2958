"""`/ricochet rush`, and the actions in a rush, shared by commands, buttons and forms."""

from discord import app_commands

from bot.actions import rush as actions
from bot.actions.access import events_seen, may_see
from bot.cards.rush import rush_card, scene_of
from bot.commands.acting import act, actor_of, settle
from bot.commands.interaction import Interaction, place_here
from bot.games.rush import LiveRush
from bot.store import replayed
from bot.ui.answers import defer, defer_ephemeral, edit_reply, mark_done
from bot.ui.command_texts import localised
from bot.ui.languages import texts_of
from bot.ui.pictures import chooser_of
from bot.ui.replies import Problem, problem
from bot.ui.typed_moves import how_read, noted, read_moves
from engine.games.rush.state import Rush


@app_commands.command(name="rush", description=localised("command-rush"))
@app_commands.describe(cup=localised("option-cup"))
async def rush_command(interaction: Interaction, cup: bool = False) -> None:  # noqa: FBT001, FBT002 - a Discord option
    """Prepare a rush for the user, or the cup, or show the one that they have here."""
    await open_rush(interaction, as_cup=cup)


async def open_rush(interaction: Interaction, *, as_cup: bool = False) -> None:
    """Show the user's rush here in a new ephemeral message; see `bot.actions.rush.rush_of`. Raises `Refused`."""
    await defer_ephemeral(interaction)
    live = await actions.rush_of(interaction.client, place_here(interaction), actor_of(interaction), as_cup=as_cup)
    mark_done(interaction)
    await show_rush(interaction, live, anew=True)


def own_rush(interaction: Interaction) -> LiveRush | None:
    """Return the user's rush in the channel, if there is one."""
    return interaction.client.games.find("rush", interaction.channel_id, interaction.user.id)


async def show_rush(interaction: Interaction, live: LiveRush, *, anew: bool = False) -> None:
    """Answer with the card as it is now: see `Screen.take`."""
    await live.screen.take(interaction, anew=anew)
    await settle(interaction, live)


async def enter_solution(interaction: Interaction, live: LiveRush, text: str) -> None:
    """Show a typed solution. Raises `Refused` for moves that are unreadable or no solution."""
    moves = read_moves(text, live.state.position.robots)
    with noted(how_read(texts_of(interaction), text, moves)):
        await act(interaction, live, actions.show, moves)


async def current(interaction: Interaction, game_id: int, round_number: int | None = None) -> LiveRush | None:
    """Return the rush of a button or form. If it is over, show its result instead, and return None.

    Raises `Refused`, also if another chip is up than that of the round, if one is given.
    """
    games, player, channel_id = interaction.client.games, interaction.user.id, interaction.channel_id
    live: LiveRush | None = games.with_id(game_id, "rush")
    if live and may_see(live.audience, player, channel_id):
        if round_number not in (None, live.state.round.number):
            raise problem(Problem.RUSH_CHIP_OVER)
        return live
    if games.is_newer(game_id):
        raise problem(Problem.NEWER_GAME)
    ended = replayed(await events_seen(interaction.client, game_id, player, channel_id))
    if not isinstance(ended, Rush) or not ended.is_over or not ended.is_started:
        raise problem(Problem.RUSH_OVER)
    now = interaction.client.clock.now()
    say, scene = texts_of(interaction), scene_of(ended, None, now)
    if interaction.message and interaction.message.flags.ephemeral:
        await defer(interaction)
    else:
        await defer_ephemeral(interaction)
    png = await interaction.client.pictures.still(chooser_of(interaction), scene) if scene else None
    await edit_reply(interaction, rush_card(say, game_id, ended, None, png, now=now))
    return None
