"""People's names on pictures."""

from unittest.mock import patch

import aiohttp
import discord
import pytest

from bot.ui.names import Names
from tests.bot.english import say
from tests.bot.seen import answer
from tests.bot.world import Member, World


@pytest.mark.parametrize("error", [aiohttp.ClientError("no route"), OSError("network is unreachable")])
async def test_who_cannot_be_asked_for_has_a_general_name(world: World, ada: Member, error: Exception) -> None:
    names = Names(world.bot, world.bot.rate)
    with patch.object(discord.Guild, "fetch_member", side_effect=error):
        assert await names.of(say, world.guild.id, [ada.id]) == {ada.id: "somebody who has left"}
    assert await names.of(say, world.guild.id, [ada.id]) == {ada.id: "ada"}


async def test_names_are_plain_text_and_that_of_the_account_where_a_nickname_shows_nothing(world: World) -> None:
    nicks = {"ada": "Ada\n# \u202eevil", "ben": "\u3164", "cleo": "\u0301"}
    members = {name: world.guild.add_member(world.env.create_user(name), nick=nick) for name, nick in nicks.items()}
    names = await Names(world.bot, world.bot.rate).of(say, world.guild.id, [member.id for member in members.values()])
    assert [*names.values()] == ["Ada # evil", "ben", "cleo"]
    with patch.object(world.bot.pictures._queue, "draw", wraps=world.bot.pictures._queue.draw) as drawn:
        await members["ben"].slash(world.channel, "ricochet start")
        await world.win_chip(members["ben"])
        shown = answer(await members["ben"].slash(world.channel, "ricochet stats"))
    assert drawn.called
    assert (shown.attachments[0].description or "").startswith("ben, ")
