"""Who may use a command: each line of Discord's flowchart."""

from dataclasses import replace

import discord
import pytest

from bot.ui.command_access import Caller, Entry, Overwrites, may_use

GUILD, CHANNEL, USER, OTHERS = 1000, 20, 30, 99
ALL_CHANNELS, EVERYONE = GUILD - 1, GUILD
PLAYER, ADMIN_OF_GAMES = 41, 42
ROLE_KIND, USER_KIND, CHANNEL_KIND = 1, 2, 3

NONE, MANAGES = discord.Permissions(use_application_commands=True), discord.Permissions(manage_guild=True)
ADA = Caller(GUILD, CHANNEL, USER, frozenset({GUILD, PLAYER, ADMIN_OF_GAMES}), NONE)
NOBODY = Overwrites()


def role(one: int, *, allows: bool) -> Overwrites:
    return Overwrites(roles={one: allows})


def user(one: int, *, allows: bool) -> Overwrites:
    return Overwrites(users={one: allows})


def channel(one: int, *, allows: bool) -> Overwrites:
    return Overwrites(channels={one: allows})


def both(first: Overwrites, second: Overwrites) -> Overwrites:
    return Overwrites({**first.roles, **second.roles}, {**first.users, **second.users}, {**first.channels, **second.channels})


@pytest.mark.parametrize(
    ("command", "application", "may"),
    [
        pytest.param(NOBODY, NOBODY, True, id="nothing is restricted"),
        pytest.param(channel(CHANNEL, allows=False), NOBODY, False, id="the channel, for the command"),
        pytest.param(channel(OTHERS, allows=False), NOBODY, True, id="another channel"),
        pytest.param(channel(ALL_CHANNELS, allows=False), NOBODY, False, id="all channels, for the command"),
        pytest.param(
            both(channel(ALL_CHANNELS, allows=False), channel(CHANNEL, allows=True)),
            NOBODY,
            True,
            id="all channels but this one",
        ),
        pytest.param(
            both(channel(ALL_CHANNELS, allows=True), channel(CHANNEL, allows=False)), NOBODY, False, id="this one alone not"
        ),
        pytest.param(NOBODY, channel(CHANNEL, allows=False), False, id="the channel, for the application"),
        pytest.param(NOBODY, channel(ALL_CHANNELS, allows=False), False, id="all channels, for the application"),
        pytest.param(
            channel(CHANNEL, allows=True),
            channel(CHANNEL, allows=False),
            True,
            id="the command's channel before the application's",
        ),
        pytest.param(
            channel(ALL_CHANNELS, allows=True),
            channel(CHANNEL, allows=False),
            True,
            id="all channels of the command before the application's channel",
        ),
        pytest.param(
            both(channel(CHANNEL, allows=False), user(USER, allows=True)), NOBODY, False, id="no user overrules a channel"
        ),
        pytest.param(
            both(channel(CHANNEL, allows=True), user(USER, allows=False)),
            NOBODY,
            False,
            id="a channel that allows asks for the user",
        ),
        pytest.param(user(USER, allows=False), NOBODY, False, id="the user, for the command"),
        pytest.param(user(OTHERS, allows=False), NOBODY, True, id="another user"),
        pytest.param(both(user(USER, allows=True), role(PLAYER, allows=False)), NOBODY, True, id="the user before their roles"),
        pytest.param(
            both(user(USER, allows=False), role(PLAYER, allows=True)),
            NOBODY,
            False,
            id="the user before their roles that allow",
        ),
        pytest.param(role(PLAYER, allows=False), NOBODY, False, id="a role, for the command"),
        pytest.param(role(OTHERS, allows=False), NOBODY, True, id="a role of others"),
        pytest.param(
            both(role(PLAYER, allows=False), role(ADMIN_OF_GAMES, allows=True)),
            NOBODY,
            True,
            id="one role that allows is enough",
        ),
        pytest.param(role(EVERYONE, allows=False), NOBODY, False, id="everyone, for the command"),
        pytest.param(both(role(EVERYONE, allows=False), role(PLAYER, allows=True)), NOBODY, True, id="a role before everyone"),
        pytest.param(
            both(role(EVERYONE, allows=True), role(PLAYER, allows=False)), NOBODY, False, id="everyone is no role among others"
        ),
        pytest.param(NOBODY, user(USER, allows=False), False, id="the user, for the application"),
        pytest.param(NOBODY, role(PLAYER, allows=False), False, id="a role, for the application"),
        pytest.param(NOBODY, role(EVERYONE, allows=False), False, id="everyone, for the application"),
        pytest.param(
            NOBODY, both(user(USER, allows=True), role(EVERYONE, allows=False)), True, id="the user before everyone, there, too"
        ),
        pytest.param(
            role(EVERYONE, allows=True),
            user(USER, allows=False),
            True,
            id="everyone of the command before the application's user",
        ),
        pytest.param(
            role(EVERYONE, allows=False), user(USER, allows=True), False, id="the command denies what the application allows"
        ),
    ],
)
def test_who_may_use_a_command(command: Overwrites, application: Overwrites, may: bool) -> None:  # noqa: FBT001
    assert may_use(ADA, None, command, application) is may
    admin = replace(ADA, permissions=discord.Permissions(administrator=True))
    assert may_use(admin, discord.Permissions.none(), command, application)


@pytest.mark.parametrize(
    ("needed", "has", "command", "application", "may"),
    [
        pytest.param(MANAGES, NONE, NOBODY, NOBODY, False, id="who lacks what is needed"),
        pytest.param(MANAGES, MANAGES, NOBODY, NOBODY, True, id="who has it"),
        pytest.param(discord.Permissions.none(), MANAGES, NOBODY, NOBODY, False, id="an empty set is for admins alone"),
        pytest.param(MANAGES, NONE, user(USER, allows=True), NOBODY, True, id="the command's overwrite stands for it"),
        pytest.param(MANAGES, NONE, NOBODY, user(USER, allows=True), False, id="the application's does not"),
        pytest.param(MANAGES, MANAGES, NOBODY, role(PLAYER, allows=False), False, id="and denies though it is there"),
        pytest.param(MANAGES, NONE, channel(CHANNEL, allows=True), NOBODY, False, id="a channel does not stand for it"),
    ],
)
def test_what_a_command_needs_by_default(
    needed: discord.Permissions,
    has: discord.Permissions,
    command: Overwrites,
    application: Overwrites,
    may: bool,  # noqa: FBT001
) -> None:
    assert may_use(replace(ADA, permissions=has), needed, command, application) is may


def test_entries_of_unknown_kinds_are_left_out_and_the_kind_says_whom_an_id_means() -> None:
    entries = [Entry(USER, ROLE_KIND, allows=False), Entry(USER, 9, allows=False), Entry(CHANNEL, USER_KIND, allows=False)]
    assert may_use(ADA, None, Overwrites.of(entries), NOBODY)
    assert not may_use(ADA, None, Overwrites.of([*entries, Entry(CHANNEL, CHANNEL_KIND, allows=False)]), NOBODY)
