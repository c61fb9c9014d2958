"""The first steps for the person who has added the bot, and when they are not sent."""

import asyncio
from unittest.mock import patch

import discord
import pytest
from simcord.builders import GuildHandle, UserHandle

from bot.text import Texts
from tests.bot.contact import CONTACT, set_contact
from tests.bot.english import say
from tests.bot.world import World


def told(user: UserHandle) -> list[str]:
    """Return the direct messages to a person."""
    return [message.content for message in user.dm_channel.history()]


async def add(world: World, guild: GuildHandle) -> None:
    """Add the bot to a server, as Discord says it."""
    cached = world.bot.get_guild(guild.id)
    assert cached is not None
    await world.bot.on_guild_join(cached)
    await asyncio.gather(*(task for task in asyncio.all_tasks() if task.get_name() == "welcome"))


async def test_the_owner_is_told_once_what_to_do_first_and_nothing_is_said_in_channels(world: World) -> None:
    ada = world.env.create_user("ada")
    guild = world.env.create_guild("the *table*", owner=ada)
    channel = guild.create_text_channel("talk")
    for _ in range(3):
        await add(world, guild)
    assert told(ada) == [say("welcome", who="owner", server=r"the \*table\*")]
    assert channel.history() == []


async def test_it_ends_with_the_contact_if_there_is_one(world: World) -> None:
    ada = world.env.create_user("ada")
    set_contact(world)
    await add(world, world.env.create_guild("Home", owner=ada))
    assert told(ada) == [f"{say('welcome', who='owner', server='Home')}\n{say('contact-questions', contact=CONTACT)}"]


async def test_it_is_told_in_the_language_that_the_person_has_chosen(world: World) -> None:
    ada = world.env.create_user("ada")
    await world.bot.store.set_language(ada.id, "ca")
    await add(world, world.env.create_guild("Casa", owner=ada))
    assert told(ada) == [Texts.of("ca")("welcome", who="owner", server="Casa")]


async def test_who_has_added_it_is_told_where_the_bot_may_read_that(world: World) -> None:
    ada, ben = world.env.create_user("ada"), world.env.create_user("ben")
    guild = world.env.create_guild("Home", owner=ada)
    guild.add_member(ben)
    added = discord.AuditLogAction.bot_add.value
    assert world.bot.user is not None
    world.env.backend.record_audit_log(guild.id, added, target_id=world.bot.user.id, user_id=ben.id)
    world.env.backend.record_audit_log(guild.id, added, target_id=1, user_id=ada.id)
    await add(world, guild)
    assert told(ben) == [say("welcome", who="adder", server="Home")]
    assert told(ada) == []


async def test_where_discord_does_not_deliver_it_nobody_notices_and_it_is_not_tried_again(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    ada = world.env.create_user("ada")
    guild = world.env.create_guild(owner=ada)
    response = type("Response", (), {"status": 403, "reason": "Forbidden"})()
    with patch.object(discord.DMChannel, "send", side_effect=discord.Forbidden(response, {"code": 50007, "message": "no"})):  # type: ignore[arg-type]
        await add(world, guild)
    await add(world, guild)
    assert told(ada) == []
    assert "Traceback" not in caplog.text
