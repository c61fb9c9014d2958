"""Which language somebody reads, and which one a server does."""

from typing import Any

import discord

from bot.store import StoreUnavailable
from bot.text import Texts, language_of
from bot.ui.membership import server_of

_ENGLISH = "en"
_TEXTS = "texts"
"""What is noted in ``extras`` of an interaction."""


async def learn_texts(interaction: discord.Interaction[Any]) -> None:
    """Find out which texts to answer somebody with: `texts_of` has them from now on.

    They are in the language that the person has chosen; otherwise in that of their Discord; where we lack it, in that of the
    server, if the bot is in it. Commands are named as their Discord shows them.
    """
    store, shown = interaction.client.store, language_of(str(interaction.locale))
    language = shown
    try:
        language = await store.language_of(interaction.user.id) or language
        if language is None and (guild_id := server_of(interaction)) is not None:
            chosen = await store.guild_settings(guild_id)
            language = server_language(interaction.guild, chosen.language)
    except StoreUnavailable:
        pass  # whatever was asked for tells it
    interaction.extras[_TEXTS] = _texts(language, shown)


def texts_of(interaction: discord.Interaction[Any]) -> Texts:
    """The texts of whoever asks for something, as `learn_texts` has found them; before that by their Discord."""
    if found := interaction.extras.get(_TEXTS):
        return found
    shown = language_of(str(interaction.locale))
    return _texts(shown, shown)


def _texts(language: str | None, shown: str | None) -> Texts:
    """The texts of a language, for somebody whose Discord shows commands in another, perhaps; None for one that we lack."""
    return Texts.of(language or _ENGLISH) if language == shown else Texts.of(language or _ENGLISH, shown or _ENGLISH)


async def public_texts(interaction: discord.Interaction[Any]) -> Texts:
    """The texts of what everybody sees of an answer; outside of servers that have the bot, those of who asks."""
    guild_id = server_of(interaction)
    if guild_id is None:
        return texts_of(interaction)
    chosen = await interaction.client.store.guild_settings(guild_id)
    return Texts.of(server_language(interaction.guild, chosen.language))


def server_language(guild: discord.Guild | None, chosen: str | None) -> str:
    """What channels of a server read: what it has ``chosen``; otherwise the language of its settings in Discord, or English.

    Only communities can set that in Discord; all others have American English there, which says nothing.
    """
    if chosen is not None:
        return chosen
    known = language_of(str(guild.preferred_locale)) if guild and "COMMUNITY" in guild.features else None
    return known or _ENGLISH
