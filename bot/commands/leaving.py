"""`/ricochet leave`, `/ricochet finish` and `/ricochet stop`: to go while the others play on, or to end it for all."""

from discord import app_commands

from bot.commands import play
from bot.commands.interaction import Interaction
from bot.commands.options import localised
from bot.commands.solo import end
from bot.commands.target import solo_to_stop


@app_commands.command(name="leave", description=localised("command-leave"))
async def leave(interaction: Interaction) -> None:
    """Leave the match, which goes on."""
    await play.leave(interaction)


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
