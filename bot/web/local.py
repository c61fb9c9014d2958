"""The board of the game in the browser, beside the page of the simulated Discord."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from aiohttp import web

from bot.client import RicochetBot
from bot.local.world import PLAYERS, World, as_bot
from bot.run.config import Address
from bot.text import Texts
from bot.web import protocol
from bot.web.server import Admission, BoardServer, Closed
from bot.web.subject import Seat, Table
from bot.web.subjects import SUBJECTS

MAX_SOCKETS = 64
"""Windows that are served at a time; another one is refused."""

_LOOPBACK = Address("127.0.0.1", 0)


class LocalDoor:
    """Admits pages that send the secret of the address, as any player of the table."""

    def __init__(self, bot: RicochetBot, table: Table) -> None:
        self._bot, self._table = bot, table
        self._secret = secrets.token_urlsafe(16)
        self.port = 0
        """The port at which it is served."""

    @property
    def url(self) -> str:
        """The address of the page, with its secret."""
        return f"http://127.0.0.1:{self.port}/#{self._secret}"

    application = None
    """No Activity."""

    def is_expected(self, request: web.Request) -> bool:
        """Implement `Door`: another site's name may resolve to this machine."""
        hosts = {f"127.0.0.1:{self.port}", f"localhost:{self.port}"}
        origin = request.headers.get("Origin")
        return request.host in hosts and (origin is None or origin.removeprefix("http://") in hosts)

    def texts(self, request: web.Request) -> Texts:
        """Implement `Door`."""
        del request
        return self._table.say

    async def open(self, hello: protocol.Hello, request: web.Request) -> Admission:
        """Implement `Door`."""
        del request
        if not secrets.compare_digest(hello.secret.encode(), self._secret.encode()):
            raise Closed(self._table.say("web-not-allowed"))
        player = next((one for one in self._table.people if str(one) == hello.player), None)
        return Admission(Seat(self._bot, self._table, player, tuple(SUBJECTS)), "local", MAX_SOCKETS)


@asynccontextmanager
async def serve_table(bot: RicochetBot, table: Table) -> AsyncIterator[str]:
    """Serve the board of a table on the loopback address. Yields the address of the page, without a player."""
    door = LocalDoor(bot, table)
    async with BoardServer(door, _LOOPBACK) as server:
        door.port = server.port
        yield door.url


@asynccontextmanager
async def serve_board(world: World, say: Texts) -> AsyncIterator[str]:
    """Serve the board of a world's channel to its players. Yields the address of the page, without a player."""
    assert isinstance(world.bot, RicochetBot)
    guild = world.channel.guild
    assert guild is not None
    people = {player.id: name for player, name in zip(world.players, PLAYERS, strict=True)}
    table = Table(guild.id, world.channel.id, people, say, partial(as_bot, world))
    async with serve_table(world.bot, table) as url:
        world.bot.board_url = url
        yield url
