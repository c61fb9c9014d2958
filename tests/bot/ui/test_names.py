"""What people are called on pictures."""

from unittest.mock import patch

import aiohttp
import discord
import pytest

from bot.ui.names import Names
from tests.bot.english import say
from tests.bot.world import World


@pytest.mark.parametrize("error", [aiohttp.ClientError("no route"), OSError("network is unreachable")])
async def test_who_cannot_be_asked_for_has_a_general_name(world: World, error: Exception) -> None:
    (ada,) = world.players("ada")
    names = Names(world.bot, world.bot.rate)
    with patch.object(discord.Guild, "fetch_member", side_effect=error):
        assert await names.of(say, world.guild.id, [ada.id]) == {ada.id: "somebody who has left"}
    assert await names.of(say, world.guild.id, [ada.id]) == {ada.id: "ada"}
