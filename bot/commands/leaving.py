"""`/ricochet leave` and `/ricochet stop`: to go while the others play on, or to end it for all."""

import discord
from discord import app_commands

from bot.commands import play
from bot.commands.solo import act, game_without_match
from bot.text import say
from bot.ui.replies import reply_errors
from engine.solo import EndSolo


@app_commands.command(name="leave", description=say("command-leave"))
async def leave(interaction: discord.Interaction) -> None:
    """Leave the match, which goes on."""
    async with reply_errors(interaction):
        await play.leave(interaction)


@app_commands.command(name="stop", description=say("command-stop"))
async def stop(interaction: discord.Interaction) -> None:
    """End the match before its time; where there is none, the solo game."""
    async with reply_errors(interaction):
        if game := game_without_match(interaction):
            await act(interaction, game, EndSolo(interaction.user.id))
        else:
            await play.stop(interaction)
