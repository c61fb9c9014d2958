"""The interaction that every command, button and form receives."""

from typing import TypeAlias

import discord

from bot.cards.board_link import BoardLink, board_at
from bot.client import RicochetBot
from bot.store import NO_SERVER, Place
from bot.ui.membership import server_of

Interaction: TypeAlias = discord.Interaction[RicochetBot]
"""An interaction of this bot, whose client is `RicochetBot`."""

_MAX_TRAVEL = 3.0
"""Seconds until Discord's deadline for a response."""


def board_of(interaction: Interaction, subject: str) -> BoardLink | None:
    """Return the link to the board with a subject of this channel, where there is a board."""
    return board_at(interaction.client.board_link, place_here(interaction), subject)


def place_here(interaction: Interaction) -> Place:
    """Return the channel as the place of a game, which may be where the bot is no member."""
    guild_id, channel_id = server_of(interaction), interaction.channel_id or 0
    if guild_id is None:
        return Place(NO_SERVER, channel_id, interaction.guild_id or NO_SERVER)
    return Place(guild_id, channel_id)


def made_at(interaction: Interaction) -> float:
    """Return when the user acted, in seconds since the Unix epoch.

    This is Discord's time, or our clock's if they differ by more than a message can travel: deadlines follow our clock.
    """
    now, made = interaction.client.clock.now(), interaction.created_at.timestamp()
    return made if 0 <= now - made <= _MAX_TRAVEL else now
