"""`/ricochet tiles`: the sixteen faces with their names, in one ephemeral reply, for whoever sets up their own table."""

from discord import app_commands

from bot.cards.alt_text import list_faces
from bot.cards.post import Picture, Post, gallery, layout
from bot.commands.interaction import Interaction
from bot.ui.answers import defer_ephemeral, edit_reply
from bot.ui.command_texts import localised
from bot.ui.languages import texts_of
from bot.ui.pictures import chooser_of


@app_commands.command(name="tiles", description=localised("command-tiles"))
async def tiles(interaction: Interaction) -> None:
    """Show the faces to choose from."""
    say = texts_of(interaction)
    await defer_ephemeral(interaction)
    picture = Picture("tiles.png", await interaction.client.pictures.faces(say, chooser_of(interaction)), list_faces(say))
    await edit_reply(interaction, Post(layout(say("tiles-text"), gallery(picture), say("tiles-options")), (picture,)))
