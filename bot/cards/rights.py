"""The permissions that the bot needs in a channel, and their names."""

import discord

from bot.text import Texts

_NEEDED = ("view_channel", "attach_files")
"""The permissions that are needed in every channel, beside writing."""

_Type = discord.ChannelType
_IN_THREADS = frozenset({_Type.public_thread, _Type.private_thread, _Type.news_thread, _Type.forum, _Type.media})
"""Types of channels whose messages are all in threads."""

_VOICE = frozenset({_Type.voice, _Type.stage_voice})
"""Types of channels whose messages are visible only with the permission to connect."""


def missing_rights(allowed: discord.Permissions, kind: discord.ChannelType | None) -> list[str]:
    """Return discord.py's names of the permissions that a match needs in a channel of this type, and the bot lacks.

    ``kind`` None, if it is not known, stands for a text channel.
    """
    write = "send_messages_in_threads" if kind in _IN_THREADS else "send_messages"
    needed = (write, *_NEEDED, *(["connect"] if kind in _VOICE else []))
    return [right for right in needed if not getattr(allowed, right)]


def rights_text(say: Texts, rights: list[str]) -> str:
    """Return the names of permissions in Discord's settings, as a list."""
    return ", ".join(say(f"permission-{right.replace('_', '-')}") for right in rights)
