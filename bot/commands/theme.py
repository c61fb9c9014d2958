"""`/ricochet theme`: the theme of the pictures that somebody alone sees."""

from discord import app_commands
from discord.app_commands import Choice

from bot.cards.settings import SETTINGS
from bot.commands.interaction import Interaction
from bot.ui.answers import mark_done, reply_ephemeral
from bot.ui.command_texts import localised
from bot.ui.languages import texts_of


@app_commands.command(name="theme", description=localised("command-theme"))
@app_commands.describe(theme=localised("option-theme"))
@app_commands.choices(
    theme=[Choice(name=localised("setting-theme-value", value=theme), value=theme) for theme in SETTINGS["theme"].values],
)
async def theme(interaction: Interaction, theme: str) -> None:
    """Keep the theme, and say where it counts."""
    await interaction.client.store.set_theme(interaction.user.id, theme)
    mark_done(interaction)
    await reply_ephemeral(interaction, texts_of(interaction)("done-theme", value=theme))
