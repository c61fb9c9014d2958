"""The languages of users and servers."""

from typing import Any

import discord

from bot.store import Store, StoreUnavailable
from bot.text import Texts, language_of, languages
from bot.ui.membership import server_of
from engine.rules.events import Player

_ENGLISH = "en"
_TEXTS = "texts"
"""A key in ``extras`` of an interaction."""


async def learn_texts(interaction: discord.Interaction[Any]) -> None:
    """Determine the user's texts, for `texts_of`.

    Their language is the one that the user has chosen, else that of their Discord, or if that is not supported, the server's.
    Commands are named as the user's Discord shows them.
    """
    store, shown = interaction.client.store, language_of(str(interaction.locale))
    language = shown
    try:
        language = await chosen_language(store, interaction.user.id) or language
        if language is None and (guild_id := server_of(interaction)) is not None:
            chosen = await store.guild_settings(guild_id)
            language = server_language(interaction.guild, chosen.language)
    except StoreUnavailable:
        pass  # the command itself reports it
    interaction.extras[_TEXTS] = _texts(language, shown)


async def chosen_language(store: Store, player: Player) -> str | None:
    """Return the language that a player has chosen; None without a choice, or for a language that this version lacks."""
    chosen = await store.language_of(player)
    return chosen if chosen in languages() else None


def texts_of(interaction: discord.Interaction[Any]) -> Texts:
    """Return the user's texts as determined by `learn_texts`; before that, those of their Discord's language."""
    if found := interaction.extras.get(_TEXTS):
        return found
    shown = language_of(str(interaction.locale))
    return _texts(shown, shown)


def _texts(language: str | None, shown: str | None) -> Texts:
    """Return the texts of ``language`` with commands named in the language ``shown``; None stands for an unsupported one."""
    return Texts.of(language or _ENGLISH) if language == shown else Texts.of(language or _ENGLISH, shown or _ENGLISH)


async def public_texts(interaction: discord.Interaction[Any]) -> Texts:
    """Return the texts of a public answer: the server's, or the user's outside of servers that have the bot."""
    guild_id = server_of(interaction)
    if guild_id is None:
        return texts_of(interaction)
    chosen = await interaction.client.store.guild_settings(guild_id)
    return Texts.of(server_language(interaction.guild, chosen.language))


def server_language(guild: discord.Guild | None, chosen: str | None) -> str:
    """Return a server's language: the ``chosen`` one, else the one set in Discord, if supported, else English.

    Only community servers can set it in Discord; for others Discord reports American English, which is ignored.
    """
    if chosen in languages():
        return chosen
    known = language_of(str(guild.preferred_locale)) if guild and "COMMUNITY" in guild.features else None
    return known or _ENGLISH
