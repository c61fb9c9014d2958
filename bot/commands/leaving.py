"""`/ricochet leave` and `remove` for one player, `finish` and `stop` for the whole game."""

import discord
from discord import app_commands

from bot.actions import match
from bot.commands import play
from bot.commands.acting import act
from bot.commands.interaction import Interaction
from bot.commands.kinds import KINDS
from bot.commands.which_game import game_to_leave, game_to_stop
from bot.ui.command_texts import localised


@app_commands.command(name="leave", description=localised("command-leave"))
async def leave(interaction: Interaction) -> None:
    """Leave the running match or race."""
    live = game_to_leave(interaction, interaction.user.id) or play.live_match(interaction)
    await act(interaction, live, KINDS[live.kind].leave)


@app_commands.command(name="remove", description=localised("command-remove"))
@app_commands.describe(member=localised("option-removed-member"))
async def remove(interaction: Interaction, member: discord.User) -> None:
    """Remove a player from the running match or race."""
    live = game_to_leave(interaction, member.id) or play.live_match(interaction)
    await act(interaction, live, KINDS[live.kind].remove, member.id)


@app_commands.command(name="finish", description=localised("command-finish"))
async def finish(interaction: Interaction) -> None:
    """Vote to finish the match now, so that the most chips win."""
    await act(interaction, play.live_match(interaction), match.vote_to_finish)


@app_commands.command(name="stop", description=localised("command-stop"))
async def stop(interaction: Interaction) -> None:
    """End the match, race, solo game or rush early."""
    live = game_to_stop(interaction) or play.live_match(interaction)
    await KINDS[live.kind].stop(interaction, live)
