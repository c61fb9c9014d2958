"""`/ricochet leave` and `remove`: a player goes while the others play on; `finish` and `stop`: it ends for all."""

import discord
from discord import app_commands

from bot.commands import play
from bot.commands.interaction import Interaction
from bot.commands.solo import end
from bot.commands.which_game import solo_to_stop
from bot.ui.command_texts import localised


@app_commands.command(name="leave", description=localised("command-leave"))
async def leave(interaction: Interaction) -> None:
    """Leave the match, which goes on."""
    await play.leave(interaction)


@app_commands.command(name="remove", description=localised("command-remove"))
@app_commands.describe(member=localised("option-removed-member"))
async def remove(interaction: Interaction, member: discord.User) -> None:
    """Take a player out of the match, which goes on."""
    await play.remove(interaction, member.id)


@app_commands.command(name="finish", description=localised("command-finish"))
async def finish(interaction: Interaction) -> None:
    """Want the match to end now, so that the most chips win."""
    await play.vote_to_finish(interaction)


@app_commands.command(name="stop", description=localised("command-stop"))
async def stop(interaction: Interaction) -> None:
    """End the match or the solo game before its time."""
    if game := solo_to_stop(interaction):
        await end(interaction, game)
    else:
        await play.stop(interaction)
