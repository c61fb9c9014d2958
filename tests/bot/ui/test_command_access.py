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
WHOM = {
    "channel": (CHANNEL_KIND, CHANNEL),
    "elsewhere": (CHANNEL_KIND, OTHERS),
    "channels": (CHANNEL_KIND, ALL_CHANNELS),
    "ada": (USER_KIND, USER),
    "ben": (USER_KIND, OTHERS),
    "player": (ROLE_KIND, PLAYER),
    "admin": (ROLE_KIND, ADMIN_OF_GAMES),
    "stranger": (ROLE_KIND, OTHERS),
    "everyone": (ROLE_KIND, EVERYONE),
}


def overwrites(text: str) -> Overwrites:
    """Return what is allowed with a plus and denied with a minus."""
    kinds = ((WHOM[one[1:]], one[0] == "+") for one in text.split())
    return Overwrites.of(Entry(target, kind, allows=allows) for (kind, target), allows in kinds)


@pytest.mark.parametrize(
    ("command", "application", "may"),
    [
        pytest.param("", "", True, id="nothing is restricted"),
        pytest.param("-channel", "", False, id="the channel, for the command"),
        pytest.param("-elsewhere", "", True, id="another channel"),
        pytest.param("-channels", "", False, id="all channels, for the command"),
        pytest.param("-channels +channel", "", True, id="all channels but this one"),
        pytest.param("+channels -channel", "", False, id="this one alone not"),
        pytest.param("", "-channel", False, id="the channel, for the application"),
        pytest.param("", "-channels", False, id="all channels, for the application"),
        pytest.param("+channel", "-channel", True, id="the command's channel before the application's"),
        pytest.param("+channels", "-channel", True, id="all channels of the command before the application's channel"),
        pytest.param("-channel +ada", "", False, id="no user overrules a channel"),
        pytest.param("+channel -ada", "", False, id="a channel that allows asks for the user"),
        pytest.param("-ada", "", False, id="the user, for the command"),
        pytest.param("-ben", "", True, id="another user"),
        pytest.param("+ada -player", "", True, id="the user before their roles"),
        pytest.param("-ada +player", "", False, id="the user before their roles that allow"),
        pytest.param("-player", "", False, id="a role, for the command"),
        pytest.param("-stranger", "", True, id="a role of others"),
        pytest.param("-player +admin", "", True, id="one role that allows is enough"),
        pytest.param("-everyone", "", False, id="everyone, for the command"),
        pytest.param("-everyone +player", "", True, id="a role before everyone"),
        pytest.param("+everyone -player", "", False, id="everyone is no role among others"),
        pytest.param("", "-ada", False, id="the user, for the application"),
        pytest.param("", "-player", False, id="a role, for the application"),
        pytest.param("", "-everyone", False, id="everyone, for the application"),
        pytest.param("", "+ada -everyone", True, id="the user before everyone, there, too"),
        pytest.param("+everyone", "-ada", True, id="everyone of the command before the application's user"),
        pytest.param("-everyone", "+ada", False, id="the command denies what the application allows"),
    ],
)
def test_who_may_use_a_command(command: str, application: str, may: bool) -> None:  # noqa: FBT001
    assert may_use(ADA, None, overwrites(command), overwrites(application)) is may
    admin = replace(ADA, permissions=discord.Permissions(administrator=True))
    assert may_use(admin, discord.Permissions.none(), overwrites(command), overwrites(application))


@pytest.mark.parametrize(
    ("needed", "has", "command", "application", "may"),
    [
        pytest.param(MANAGES, NONE, "", "", False, id="who lacks what is needed"),
        pytest.param(MANAGES, MANAGES, "", "", True, id="who has it"),
        pytest.param(discord.Permissions.none(), MANAGES, "", "", False, id="an empty set is for admins alone"),
        pytest.param(MANAGES, NONE, "+ada", "", True, id="the command's overwrite stands for it"),
        pytest.param(MANAGES, NONE, "", "+ada", False, id="the application's does not"),
        pytest.param(MANAGES, MANAGES, "", "-player", False, id="and denies though it is there"),
        pytest.param(MANAGES, NONE, "+channel", "", False, id="a channel does not stand for it"),
    ],
)
def test_what_a_command_needs_by_default(
    needed: discord.Permissions,
    has: discord.Permissions,
    command: str,
    application: str,
    may: bool,  # noqa: FBT001
) -> None:
    assert may_use(replace(ADA, permissions=has), needed, overwrites(command), overwrites(application)) is may


def test_entries_of_unknown_kinds_are_left_out_and_the_kind_says_whom_an_id_means() -> None:
    entries = [Entry(USER, ROLE_KIND, allows=False), Entry(USER, 9, allows=False), Entry(CHANNEL, USER_KIND, allows=False)]
    assert may_use(ADA, None, Overwrites.of(entries), Overwrites())
    assert not may_use(ADA, None, Overwrites.of([*entries, Entry(CHANNEL, CHANNEL_KIND, allows=False)]), Overwrites())
