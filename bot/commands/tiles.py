"""`/ricochet tiles`: the sixteen faces with their names, in one ephemeral reply, for whoever sets up their own table."""

from functools import cache

from discord import app_commands

from bot.cards.alt_text import list_faces
from bot.cards.post import Picture, Post, gallery, layout
from bot.commands.interaction import Interaction
from bot.commands.options import localised
from bot.ui.answers import defer_ephemeral, edit_reply
from bot.ui.languages import texts_of
from render.faces import faces_png
from render.theme import Theme


@app_commands.command(name="tiles", description=localised("command-tiles"))
async def tiles(interaction: Interaction) -> None:
    """Show the faces to choose from."""
    say = texts_of(interaction)
    await defer_ephemeral(interaction)
    png = await interaction.client.pictures.themed(interaction.guild_id, _faces_png)
    picture = Picture("tiles.png", png, list_faces(say))
    await edit_reply(interaction, Post(layout(say("tiles-text"), gallery(picture), say("tiles-options")), (picture,)))


@cache
def _faces_png(theme: Theme) -> bytes:
    return faces_png(theme=theme)
