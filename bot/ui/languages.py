"""Which language somebody reads."""

from typing import Any

import discord

from bot.text import Texts, language_of


def texts_of(interaction: discord.Interaction[Any]) -> Texts:
    """The texts of whoever asks for something, in the language that their Discord has; in English where we lack it."""
    return Texts.of(language_of(str(interaction.locale)) or "en")
