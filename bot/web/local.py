"""The board of the game in the browser, beside the page of the simulated Discord."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from bot.client import RicochetBot
from bot.local.world import PLAYERS, World, as_bot
from bot.text import Texts
from bot.web.server import BoardServer
from bot.web.subject import Table


@asynccontextmanager
async def serve_board(world: World, say: Texts) -> AsyncIterator[str]:
    """Serve the board of a world's channel to its players. Yields the address of the page, without a player."""
    assert isinstance(world.bot, RicochetBot)
    guild = world.channel.guild
    assert guild is not None
    people = {player.id: name for player, name in zip(world.players, PLAYERS, strict=True)}
    table = Table(guild.id, world.channel.id, people, say, partial(as_bot, world))
    async with BoardServer(world.bot, table) as server:
        world.bot.board_url = server.url
        yield server.url
