"""What is reported of an interaction, so that it is measured how long people wait for answers."""

import re
from typing import Any

import discord

from bot.metrics import Kind

UNKNOWN = "unknown"
"""Stands for what this version does not know by its name or its custom id."""


def note_asked(interaction: discord.Interaction[Any], kind: Kind, name: str) -> None:
    """Report that an interaction is being seen to from now on, by the present task; ``name`` is one of a closed set."""
    client = interaction.client
    client.metrics.asked(kind, name, client.clock.now() - interaction.created_at.timestamp())


def name_of(family: str, named: re.Match[str]) -> str:
    """What an item or a form of a family is called: with what it is to do, where its custom id names that."""
    action = named.groupdict().get("action")
    return f"{family} {action}" if action else family
