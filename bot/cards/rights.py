"""The permissions that the bot needs in a channel, and their names; and the faults of roles that it mentions or gives."""

from enum import Enum

import discord

from bot.store.guild_settings import POST_CHANNELS, GuildSettings
from bot.text import Texts

_NEEDED = ("view_channel", "attach_files")
"""The permissions that are needed in every channel, beside writing."""

_Type = discord.ChannelType
_IN_THREADS = frozenset({_Type.public_thread, _Type.private_thread, _Type.news_thread, _Type.forum, _Type.media})
"""Types of channels whose messages are all in threads."""

_WITH_THREADS = frozenset({_Type.text, _Type.news})

_VOICE = frozenset({_Type.voice, _Type.stage_voice})
"""Types of channels whose messages are visible only with the permission to connect."""


def missing_rights(allowed: discord.Permissions, kind: discord.ChannelType | None) -> list[str]:
    """Return discord.py's names of the permissions that a match needs in a channel of this type, and the bot lacks.

    ``kind`` None, if it is not known, stands for a text channel.
    """
    write = "send_messages_in_threads" if kind in _IN_THREADS else "send_messages"
    needed = (write, *_NEEDED, *(["connect"] if kind in _VOICE else []))
    return [right for right in needed if not getattr(allowed, right)]


def missing_thread_rights(allowed: discord.Permissions, kind: discord.ChannelType | None) -> list[str] | None:
    """Return the names of the permissions that a match in a thread of its own needs in a channel, and the bot lacks.

    None where no threads can be opened from messages, or the type of the channel is not known.
    """
    needed = ("create_public_threads", "send_messages_in_threads")
    return [right for right in needed if not getattr(allowed, right)] if kind in _WITH_THREADS else None


def thread_fault(say: Texts, channel_id: int, allowed: discord.Permissions, kind: discord.ChannelType | None) -> str:
    """Return the line that says what a channel's matches lack for threads of their own; empty where they lack nothing."""
    missing = missing_thread_rights(allowed, kind)
    return say("check-no-threads", channel=f"<#{channel_id}>", permissions=rights_text(say, missing)) if missing else ""


def rights_text(say: Texts, rights: list[str]) -> str:
    """Return the names of permissions in Discord's settings, as a list."""
    return ", ".join(say(f"permission-{right.replace('_', '-')}") for right in rights)


def channel_faults(say: Texts, guild: discord.Guild | None, settings: GuildSettings) -> dict[str, str]:
    """Return the faults of the channels of a server's regular posts, in words, by the settings."""
    chosen = {name: getattr(settings, name) for name in POST_CHANNELS}
    found = {name: channel_fault(say, guild, channel, settings) for name, channel in chosen.items() if guild and channel}
    return {name: fault for name, fault in found.items() if fault}


def channel_fault(say: Texts, guild: discord.Guild | None, channel_id: int, settings: GuildSettings) -> str:
    """Return the line about what the bot lacks in a channel of the settings, and what is missing there; empty for nothing."""
    channel = guild.get_channel(channel_id) if guild else None
    if guild is None or channel is None:
        return say("check-channel-gone", channel=str(channel_id))
    missing = missing_rights(channel.permissions_for(guild.me), channel.type)
    if not missing:
        return ""
    key = "check-no-posts" if channel_id in (getattr(settings, name) for name in POST_CHANNELS) else "check-no-rights"
    return say(key, channel=f"<#{channel_id}>", permissions=rights_text(say, missing))


class RoleFault(Enum):
    """Why the bot cannot use a role."""

    GONE = "gone"
    """It was deleted, or it is the role of everybody."""
    MISSING = "missing"
    """The bot lacks the permission to manage roles."""
    ABOVE = "above"
    """It is not below the bot's own role, or belongs to an application."""
    QUIET = "quiet"
    """Its members are not notified of a mention."""


def fault_of_giving(guild: discord.Guild, role_id: int) -> RoleFault | None:
    """Return why the bot cannot give a role, and take it back."""
    role = guild.get_role(role_id)
    if role is None or role.is_default():
        return RoleFault.GONE
    if not guild.me.guild_permissions.manage_roles:
        return RoleFault.MISSING
    return None if role.is_assignable() else RoleFault.ABOVE


def fault_of_calling(guild: discord.Guild, role_id: int) -> RoleFault | None:
    """Return why the bot's mention of a role does not notify its members; None if it does."""
    role = guild.get_role(role_id)
    if role is None or role.is_default():
        return RoleFault.GONE
    return None if role.mentionable or guild.me.guild_permissions.mention_everyone else RoleFault.QUIET


def role_faults(say: Texts, guild: discord.Guild | None, settings: GuildSettings) -> dict[str, str]:
    """Return the faults of roles in a server's settings, in words, by the settings, with what is missing because of them."""
    found = dict[str, tuple[str, RoleFault | None]]()
    if guild and settings.call_role is not None:
        fault = fault_of_calling(guild, settings.call_role)
        found["call_role"] = ("call", fault) if fault else ("buttons", fault_of_giving(guild, settings.call_role))
    if guild and settings.champion_role is not None:
        found["champion_role"] = ("champion", fault_of_giving(guild, settings.champion_role))
    return {
        name: say("check-role", fault=fault.value, without=without, permission=rights_text(say, ["manage_roles"]))
        for name, (without, fault) in found.items()
        if fault
    }
