"""`/ricochet language` and `/ricochet theme`: a user's preferences; and the button that sets a server's language."""

from contextlib import suppress

import discord
from discord import app_commands, ui
from discord.app_commands import Choice

from bot.cards.post import Post
from bot.cards.settings import SETTINGS
from bot.commands.interaction import Interaction
from bot.commands.settings import choose, manager
from bot.text import Texts, languages, name_of
from bot.ui.answers import AnswerLost, mark_done, reply_ephemeral, show_ephemeral, show_instead
from bot.ui.command_texts import localised
from bot.ui.handlers import Named, handles
from bot.ui.languages import learn_texts, texts_of

ASK_LANGUAGE_ID = r"ricochet:language:(?P<language>[A-Za-z]{2,3}(-[A-Za-z0-9]+)?)"
"""The pattern of the custom id of `language_button`."""

AUTO = "auto"
"""The choice of the language of the user's Discord."""


@app_commands.command(name="language", description=localised("command-language"))
@app_commands.describe(language=localised("option-language"))
@app_commands.choices(
    language=[
        Choice(name=localised("choice-language-auto"), value=AUTO),
        *(Choice(name=name_of(language), value=language) for language in languages()),
    ]
)
async def language(interaction: Interaction, language: str) -> None:
    """Store the user's language, and confirm in it."""
    chosen = None if language == AUTO else language
    await interaction.client.store.set_language(interaction.user.id, chosen)
    mark_done(interaction)
    await learn_texts(interaction)
    say = texts_of(interaction)
    await reply_ephemeral(interaction, say("done-language", chosen="no" if chosen is None else "yes"))


async def ask_language(interaction: Interaction, spoken: str) -> None:
    """Offer in an ephemeral message to set the server's language to the user's instead of the one ``spoken`` there.

    Does nothing if the two are the same, or the user may not change the settings.
    """
    say = texts_of(interaction)
    if say.language == spoken or not interaction.permissions.manage_guild:
        return
    button = ui.Button[ui.LayoutView](
        label=say("button-language"), style=discord.ButtonStyle.primary, custom_id=f"ricochet:language:{say.language}"
    )
    with suppress(AnswerLost):  # the command itself is done and answered
        await show_ephemeral(interaction, Post(say("ask-language"), ui.ActionRow(button)))


@handles("LanguageButton", ASK_LANGUAGE_ID)
async def language_button(interaction: Interaction, named: Named) -> None:
    """Set the server's language, and confirm in it."""
    await choose(interaction, manager(interaction), "language", named["language"])
    await show_instead(interaction, Post(Texts.of(named["language"])("done-ask-language")))


@app_commands.command(name="theme", description=localised("command-theme"))
@app_commands.describe(theme=localised("option-theme"))
@app_commands.choices(
    theme=[Choice(name=localised("setting-theme-value", value=theme), value=theme) for theme in SETTINGS["theme"].values]
)
async def theme(interaction: Interaction, theme: str) -> None:
    """Store the theme of the user's ephemeral pictures."""
    await interaction.client.store.set_theme(interaction.user.id, theme)
    mark_done(interaction)
    await reply_ephemeral(interaction, texts_of(interaction)("done-theme", value=theme))
