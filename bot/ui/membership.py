"""Whether the bot is a member of the server or channel of an interaction.

After a user install its commands also work in other servers and in direct messages between users. There it can only respond to
the interaction: see docs/decisions/user-install.md.
"""

from typing import Any

import discord

_GUILD_INSTALL = 0
"""Discord's "Application Integration Types"."""

_RIGHTS = discord.Permissions(
    view_channel=True, send_messages=True, send_messages_in_threads=True, attach_files=True, read_message_history=True
)
"""Those that README.md names."""


def is_member(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the bot is in the interaction's server, or is the other side of its direct messages.

    Uses the interaction alone, not the process's cached servers, and not its user: anyone may press a button that another
    user's command has posted.
    """
    if interaction.guild_id is None:
        return not interaction.context.private_channel
    owners = interaction._integration_owners  # noqa: SLF001 - discord.py only exposes whether it contains this user
    return not owners or _GUILD_INSTALL in owners


def server_of(interaction: discord.Interaction[Any]) -> int | None:
    """Return the server whose settings apply to an interaction; None outside of servers that have the bot."""
    return interaction.guild_id if is_member(interaction) else None


def link_to_add(interaction: discord.Interaction[Any]) -> str:
    """Return the URL that adds the bot to a server."""
    return discord.utils.oauth_url(interaction.application_id, permissions=_RIGHTS)
