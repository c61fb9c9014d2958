"""`/ricochet leave` and `remove` for one player, `finish` and `stop` for the whole game."""

import discord
from discord import app_commands

from bot.actions import match
from bot.actions import race as racing
from bot.commands import play
from bot.commands.acting import act
from bot.commands.interaction import Interaction
from bot.commands.rush import end_rush
from bot.commands.solo import end
from bot.commands.which_game import race_to_leave, race_to_stop, rush_to_stop, solo_to_stop
from bot.ui.command_texts import localised


@app_commands.command(name="leave", description=localised("command-leave"))
async def leave(interaction: Interaction) -> None:
    """Leave the running match or race."""
    if race := race_to_leave(interaction, interaction.user.id):
        await act(interaction, race, racing.leave)
    else:
        await act(interaction, play.live_match(interaction), match.leave)


@app_commands.command(name="remove", description=localised("command-remove"))
@app_commands.describe(member=localised("option-removed-member"))
async def remove(interaction: Interaction, member: discord.User) -> None:
    """Remove a player from the running match or race."""
    if race := race_to_leave(interaction, member.id):
        await act(interaction, race, racing.remove, member.id)
    else:
        await act(interaction, play.live_match(interaction), match.remove, member.id)


@app_commands.command(name="finish", description=localised("command-finish"))
async def finish(interaction: Interaction) -> None:
    """Vote to finish the match now, so that the most chips win."""
    await act(interaction, play.live_match(interaction), match.vote_to_finish)


@app_commands.command(name="stop", description=localised("command-stop"))
async def stop(interaction: Interaction) -> None:
    """End the match, race, solo game or rush early."""
    if rush := rush_to_stop(interaction):
        await end_rush(interaction, rush)
    elif race := race_to_stop(interaction):
        await act(interaction, race, racing.stop)
    elif game := solo_to_stop(interaction):
        await end(interaction, game)
    else:
        await play.stop(interaction)
