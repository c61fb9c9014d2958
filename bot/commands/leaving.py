"""`/ricochet leave` and `remove` for one player, `finish` and `stop` for the whole game."""

import discord
from discord import app_commands

from bot.commands import play
from bot.commands.interaction import Interaction
from bot.commands.solo import end
from bot.commands.which_game import solo_to_stop
from bot.ui.command_texts import localised


@app_commands.command(name="leave", description=localised("command-leave"))
async def leave(interaction: Interaction) -> None:
    """Leave the running match."""
    await play.leave(interaction)


@app_commands.command(name="remove", description=localised("command-remove"))
@app_commands.describe(member=localised("option-removed-member"))
async def remove(interaction: Interaction, member: discord.User) -> None:
    """Remove a player from the running match."""
    await play.remove(interaction, member.id)


@app_commands.command(name="finish", description=localised("command-finish"))
async def finish(interaction: Interaction) -> None:
    """Vote to finish the match now, so that the most chips win."""
    await play.vote_to_finish(interaction)


@app_commands.command(name="stop", description=localised("command-stop"))
async def stop(interaction: Interaction) -> None:
    """End the match or solo game early."""
    if game := solo_to_stop(interaction):
        await end(interaction, game)
    else:
        await play.stop(interaction)
