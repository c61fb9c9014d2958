"""`/ricochet stop`: the ways to leave or to end the games of a channel; and `/ricochet remove`, for one player."""

import discord
from discord import app_commands

from bot.cards.ending import WAY_OUT_ID
from bot.cards.more import STOP_ID
from bot.cards.post import Post
from bot.commands import play
from bot.commands.acting import act, ask_how_to_stop, perform, pressed_game
from bot.commands.interaction import Interaction
from bot.commands.kinds import KINDS
from bot.commands.which_game import game_with, games_here
from bot.ui.answers import is_answered, show_instead
from bot.ui.command_texts import localised
from bot.ui.handlers import Named, handles
from bot.ui.replies import Problem, problem
from engine.rules.events import Player


@app_commands.command(name="remove", description=localised("command-remove"))
@app_commands.describe(member=localised("option-removed-member"))
async def remove_command(interaction: Interaction, member: discord.User) -> None:
    """Remove a player from the running match or race."""
    await remove(interaction, member.id)


async def remove(interaction: Interaction, player: Player) -> None:
    """Remove a player from the running match or race, if the user may do that. Raises `Refused`."""
    live = game_with(interaction, player) or play.live_match(interaction)
    await act(interaction, live, KINDS[live.kind].remove, player)


@app_commands.command(name="stop", description=localised("command-stop"))
async def stop_command(interaction: Interaction) -> None:
    """Show how the user can leave or end the games here."""
    here = games_here(interaction) or [play.live_match(interaction)]
    await ask_how_to_stop(interaction, *((live, KINDS[live.kind].exits) for live in here))


@handles("StopButton", STOP_ID)
async def stop_button(interaction: Interaction, named: Named) -> None:
    """Show how the user can leave or end one game."""
    live = pressed_game(interaction, int(named["game_id"]), Problem.ENDED_ALREADY)
    await ask_how_to_stop(interaction, (live, KINDS[live.kind].exits))


@handles("WayOutButton", WAY_OUT_ID)
async def way_out_button(interaction: Interaction, named: Named) -> None:
    """Leave the game, or end it. Raises `Refused` if it is over, or the user may not do that now."""
    live = pressed_game(interaction, int(named["game_id"]), Problem.ENDED_ALREADY)
    take = KINDS[live.kind].ways_out.get(named["action"])
    if take is None:
        raise problem(Problem.OLD_BUTTON)
    done = await perform(interaction, live, take)
    if not is_answered(interaction):  # the card of a private game replaces the question
        await show_instead(interaction, Post(done.text))
