"""`/ricochet tiles`: the sixteen faces with their names, in one ephemeral reply, for whoever sets up their own table."""

from functools import cache

from discord import app_commands

from bot.cards.post import Picture, Post, gallery, layout
from bot.commands.interaction import Interaction
from bot.text import say
from bot.ui.answers import defer_ephemeral, edit_reply
from render.faces import faces_png
from render.theme import Theme
from render.words import list_faces


@app_commands.command(name="tiles", description=say("command-tiles"))
async def tiles(interaction: Interaction) -> None:
    """Show the faces to choose from."""
    await defer_ephemeral(interaction)
    picture = await interaction.client.pictures.themed(interaction.guild_id, _picture)
    await edit_reply(interaction, Post(layout(say("tiles-text"), gallery(picture), say("tiles-options")), (picture,)))


@cache
def _picture(theme: Theme) -> Picture:
    return Picture("tiles.png", faces_png(theme=theme), list_faces())
