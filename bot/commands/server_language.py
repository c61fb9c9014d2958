"""The question whether a server should be spoken to in another language, and the button that sets it."""

from contextlib import suppress

import discord
from discord import ui

from bot.cards.post import Post
from bot.commands.interaction import Interaction
from bot.commands.settings import choose, manager
from bot.text import Texts
from bot.ui.answers import AnswerLost, show_ephemeral, show_instead
from bot.ui.handlers import Named, handles
from bot.ui.languages import texts_of

ASK_LANGUAGE_ID = r"ricochet:language:(?P<language>[A-Za-z]{2,3}(-[A-Za-z0-9]+)?)"
"""The pattern of the custom id of `language_button`."""


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
    await choose(interaction, manager(interaction), language=named["language"])
    await show_instead(interaction, Post(Texts.of(named["language"])("done-ask-language")))
