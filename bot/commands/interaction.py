"""What every command, button and form is called with."""

from typing import TypeAlias

import discord

from bot.client import RicochetBot

Interaction: TypeAlias = discord.Interaction[RicochetBot]
"""What somebody asked this bot for; ``interaction.client`` is the bot."""

_MAX_TRAVEL = 3.0
"""Seconds within which Discord wants an answer."""


def made_at(interaction: Interaction) -> float:
    """When somebody asked for something, in seconds since the Unix epoch.

    Discord's time, unless it differs from our clock by more than a message can travel: deadlines go by our clock.
    """
    now, made = interaction.client.clock.now(), interaction.created_at.timestamp()
    return made if 0 <= now - made <= _MAX_TRAVEL else now
