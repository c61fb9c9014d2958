"""`/ricochet leave` and `/ricochet stop`: to go while the others play on, or to end it for all."""

from discord import app_commands

from bot.commands import play
from bot.commands.interaction import Interaction
from bot.commands.solo import act, game_without_match
from bot.text import say
from engine.solo import EndSolo


@app_commands.command(name="leave", description=say("command-leave"))
async def leave(interaction: Interaction) -> None:
    """Leave the match, which goes on."""
    await play.leave(interaction)


@app_commands.command(name="stop", description=say("command-stop"))
async def stop(interaction: Interaction) -> None:
    """End the match before its time; where there is none, the solo game."""
    if game := game_without_match(interaction):
        await act(interaction, game, EndSolo(interaction.user.id))
    else:
        await play.stop(interaction)
