"""Whether a member may use a command of the bot, by what the server's admins set under *Server Settings > Integrations*.

The order is that of Discord's flowchart in its changelog, "Upcoming Application Command Permission Changes", and of its page
"Application Commands", "Permissions": channels first, then people, then what the command itself needs by default. In each step
an overwrite of the command goes before one of the application.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

import discord
from discord import AppCommandPermissionType


class Entry(NamedTuple):
    """One overwrite as Discord sends it: of a role, a user or a channel, by its kind, or of one that is not known yet."""

    target: int
    kind: int
    allows: bool


@dataclass(frozen=True, slots=True)
class Overwrites:
    """A server's overwrites for a command, or for all of the application, by the ids of roles, users and channels.

    The server's own id stands for all members, as a role, and the id before it for all channels.
    """

    roles: Mapping[int, bool] = field(default_factory=dict[int, bool])
    users: Mapping[int, bool] = field(default_factory=dict[int, bool])
    channels: Mapping[int, bool] = field(default_factory=dict[int, bool])

    @classmethod
    def of(cls, entries: Iterable[Entry]) -> "Overwrites":
        """Return the overwrites of these entries; kinds that are not known are left out."""
        kept: dict[int, dict[int, bool]] = {kind.value: {} for kind in AppCommandPermissionType}
        for entry in entries:
            if entry.kind in kept:
                kept[entry.kind][entry.target] = entry.allows
        kind = AppCommandPermissionType
        return cls(kept[kind.role.value], kept[kind.user.value], kept[kind.channel.value])


@dataclass(frozen=True, slots=True)
class Caller:
    """A member of a server in a channel, with their permissions there. ``channel`` of a thread is the channel that it is in."""

    guild: int
    channel: int
    user: int
    roles: frozenset[int]
    permissions: discord.Permissions


def may_use(caller: Caller, needed: discord.Permissions | None, command: Overwrites, application: Overwrites) -> bool:
    """Return whether a member may use a command; ``needed`` are its default member permissions.

    - Administrators, and so the owner, may use all commands.
    - Channels: the overwrite of this channel, else that of all channels, of the command; else the same of the application. A
      denial there is final, and permission leads on to people.
    - People, for the command: the overwrite of the user; else those of their roles, of which one that allows is enough; else
      that of all members. The first that there is decides.
    - People, for the application: the same, but permission only leads on to the default.
    - The default: nothing is needed, or all of these permissions; an empty set denies.
    """
    if caller.permissions.administrator:
        return True
    if not _first(_in_channel(command, caller), _in_channel(application, caller), True):
        return False
    by_command = _of_member(command, caller)
    if by_command is not None:
        return by_command
    if _of_member(application, caller) is False:
        return False
    return needed is None or (needed.value != 0 and caller.permissions.is_superset(needed))


def _in_channel(overwrites: Overwrites, caller: Caller) -> bool | None:
    return _first(overwrites.channels.get(caller.channel), overwrites.channels.get(caller.guild - 1))


def _of_member(overwrites: Overwrites, caller: Caller) -> bool | None:
    own_roles = [overwrites.roles[role] for role in caller.roles if role in overwrites.roles and role != caller.guild]
    by_role = any(own_roles) if own_roles else None
    return _first(overwrites.users.get(caller.user), by_role, overwrites.roles.get(caller.guild))


def _first(*answers: bool | None) -> bool | None:
    """Return the first answer that there is."""
    return next((answer for answer in answers if answer is not None), None)
