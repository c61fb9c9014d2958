"""A button of the settings shows a manager the bot's missing permissions."""

import discord
from simcord.builders import ChannelHandle

from bot.store.guild_settings import GuildSettings
from tests.bot.forged import press_forged
from tests.bot.seen import answer, press, said
from tests.bot.world import Member, World


async def checked(world: World) -> str:
    """Return the answer to a manager in the world's channel."""
    boss = world.player("boss", manage_guild=True)
    settings = await boss.slash(world.channel, "ricochet settings")
    return said(await press(boss, settings, "Server", "Check the bot's permissions"))


async def choose(world: World, *channels: int) -> None:
    """Let matches be allowed in these channels alone."""
    await world.bot.store.set_guild_settings(world.guild.id, GuildSettings(allowed_channels=channels), 0.0)


async def forbid(world: World, channel: ChannelHandle, **rights: bool) -> None:
    """Take these rights from everybody in a channel."""
    there = world.bot.get_channel(channel.id)
    assert isinstance(there, discord.TextChannel)
    await there.set_permissions(there.guild.default_role, overwrite=discord.PermissionOverwrite(**rights))


async def test_where_all_is_well_it_says_so(world: World) -> None:
    assert await checked(world) == "✅ All good: I have the permissions I need here."
    await choose(world, world.channel.id, world.guild.create_text_channel("robots").id)
    assert await checked(world) == "✅ All good: I have the permissions I need here and in every channel of the settings."


async def test_what_is_missing_is_named_with_its_channel_here_and_in_the_settings(world: World) -> None:
    robots = world.guild.create_text_channel("robots")
    await choose(world, robots.id)
    await forbid(world, robots, attach_files=False)
    assert f"In <#{robots.id}> I'm missing: **Attach Files**." in await checked(world)
    await forbid(world, world.channel, send_messages=False, read_message_history=False)
    told = await checked(world)
    assert f"In <#{world.channel.id}> I'm missing: **Send Messages**." in told
    assert "Read Message History" in told


async def test_of_the_channel_of_a_post_the_check_and_the_panel_say_that_nothing_is_posted_there(world: World) -> None:
    cups = world.guild.create_text_channel("cups")
    boss = world.player("boss", manage_guild=True)
    shown = await press(boss, await boss.slash(world.channel, "ricochet settings"), "Server")
    assert "⚠️" not in said(await boss.select(answer(shown), [cups], custom_id="ricochet:setting:cup_channel"))
    await forbid(world, cups, attach_files=False)
    missing = f"In <#{cups.id}> I'm missing: **Attach Files**."
    for told in (await checked(world), said(await press(boss, shown, "Look", "Server"))):
        assert missing in told
        assert told.split(missing)[1].splitlines()[0].endswith("Until then nothing is posted there.")


async def test_what_is_missing_for_threads_is_named_only_where_matches_get_them_and_in_the_settings_too(world: World) -> None:
    robots = world.guild.create_text_channel("robots")
    await choose(world, robots.id)
    await forbid(world, robots, create_public_threads=False)
    await forbid(world, world.channel, send_messages_in_threads=False)
    assert "All good" in await checked(world)
    boss = world.player("boss")
    shown = await press(boss, await boss.slash(world.channel, "ricochet settings"), "Server")
    panel = said(await boss.select(answer(shown), ["True"], custom_id="ricochet:setting:match_threads"))
    here = f"In <#{world.channel.id}> I'm missing **Send Messages in Threads** for threads"
    assert here in panel
    told = await checked(world)
    assert here in told
    assert f"In <#{robots.id}> I'm missing **Create Public Threads** for threads" in told


async def test_a_chosen_channel_that_is_gone_is_told(world: World) -> None:
    await choose(world, 4711)
    assert "4711" in await checked(world)


async def test_only_who_manages_the_server_is_answered(world: World, ada: Member) -> None:
    assert "All good" not in said(await press_forged(ada, world.channel, "ricochet:check"))
