"""What the bot must be allowed to do in a channel, and the words for it."""

import discord

from bot.text import Texts

_NEEDED = ("view_channel", "attach_files")
"""What it needs beside writing."""


def missing_rights(allowed: discord.Permissions, *, in_thread: bool = False) -> list[str]:
    """What a match needs and the bot may not do, by discord.py's names, where it is allowed this."""
    write = "send_messages_in_threads" if in_thread else "send_messages"
    return [right for right in (write, *_NEEDED) if not getattr(allowed, right)]


def rights_text(say: Texts, rights: list[str]) -> str:
    """These rights as Discord's settings name them, one after the other."""
    return ", ".join(say(f"permission-{right.replace('_', '-')}") for right in rights)
