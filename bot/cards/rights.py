"""What the bot must be allowed to do in a channel, and the words for it."""

import discord

from bot.text import Texts

_NEEDED = ("view_channel", "attach_files")
"""What it needs in every channel, beside writing."""

_Type = discord.ChannelType
_IN_THREADS = frozenset({_Type.public_thread, _Type.private_thread, _Type.news_thread, _Type.forum, _Type.media})
"""Channels in which all is written in threads."""

_VOICE = frozenset({_Type.voice, _Type.stage_voice})
"""Channels whose text only those may see who may connect to them."""


def missing_rights(allowed: discord.Permissions, kind: discord.ChannelType | None) -> list[str]:
    """What a match needs and the bot may not do, by discord.py's names, where it is allowed this in a channel of this type.

    ``kind`` is None where it is not known: the channel is taken for a text channel.
    """
    write = "send_messages_in_threads" if kind in _IN_THREADS else "send_messages"
    needed = (write, *_NEEDED, *(["connect"] if kind in _VOICE else []))
    return [right for right in needed if not getattr(allowed, right)]


def rights_text(say: Texts, rights: list[str]) -> str:
    """These rights as Discord's settings name them, one after the other."""
    return ", ".join(say(f"permission-{right.replace('_', '-')}") for right in rights)
