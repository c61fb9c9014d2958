"""Whether the bot is a member where somebody asks for something.

People can install it for themselves (user install) and use its commands anywhere: in servers without it, and in their direct
messages with others. There an answer to the interaction is all that it can do: see docs/decisions/user-install.md.
"""

from typing import Any

import discord

_GUILD_INSTALL = 0
"""Discord's "Application Integration Types"."""

_RIGHTS = discord.Permissions(
    view_channel=True, send_messages=True, send_messages_in_threads=True, attach_files=True, read_message_history=True
)
"""What README.md asks for."""


def is_member(interaction: discord.Interaction[Any]) -> bool:
    """Whether the bot is in the server, or the other side of the direct messages, where somebody asks for something.

    Only the interaction is looked at, so that it does not matter which process gets it. Anybody may press what somebody else
    has brought to a channel, so that who installed the bot is not looked at either.
    """
    if interaction.guild_id is None:
        return not interaction.context.private_channel
    owners = interaction._integration_owners  # noqa: SLF001 - discord.py tells of it only whether it names this person
    return not owners or _GUILD_INSTALL in owners


def server_of(interaction: discord.Interaction[Any]) -> int | None:
    """The server whose settings hold where somebody asks for something; None outside of those that the bot is in."""
    return interaction.guild_id if is_member(interaction) else None


def link_to_add(interaction: discord.Interaction[Any]) -> str:
    """The address where the bot is added to a server."""
    return discord.utils.oauth_url(interaction.application_id, permissions=_RIGHTS)
