"""The interaction that every command, button and form receives."""

from typing import TypeAlias

import discord

from bot.client import RicochetBot

Interaction: TypeAlias = discord.Interaction[RicochetBot]
"""An interaction of this bot, whose client is `RicochetBot`."""

_MAX_TRAVEL = 3.0
"""Seconds until Discord's deadline for a response."""


def made_at(interaction: Interaction) -> float:
    """Return when the user acted, in seconds since the Unix epoch.

    This is Discord's time, or our clock's if they differ by more than a message can travel: deadlines follow our clock.
    """
    now, made = interaction.client.clock.now(), interaction.created_at.timestamp()
    return made if 0 <= now - made <= _MAX_TRAVEL else now
