"""The board of the game in the browser, beside the page of the simulated Discord."""

import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

from aiohttp import web

from bot.client import RicochetBot
from bot.local.world import PLAYERS, World, as_bot
from bot.run.config import Address
from bot.store import NO_SERVER
from bot.text import Texts
from bot.web import protocol
from bot.web.server import Admission, BoardServer, Closed
from bot.web.subject import Seat, Table
from bot.web.subjects import OWN, SUBJECTS
from engine.events import Player

MAX_SOCKETS = 64
"""Windows that are served at a time; another one is refused."""

_LOOPBACK = Address("127.0.0.1", 0)


class LocalDoor:
    """Admits pages that send the secret of the address, as any player of the table.

    ``direct`` are the channels of the players' direct messages with the bot: there each is alone.
    """

    def __init__(self, bot: RicochetBot, table: Table, direct: Mapping[int, Player]) -> None:
        self._bot, self._table, self._direct = bot, table, direct
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

    def address_of(self, request: web.Request) -> str:
        """Implement `Door`: there is no proxy."""
        return request.remote or ""

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
        if hello.place is None:
            return Admission(Seat(self._bot, self._table, player, tuple(SUBJECTS)), "local", MAX_SOCKETS)
        channel_id = int(hello.place.partition(".")[2])
        owner = self._direct.get(channel_id)
        if owner is None:
            raise Closed(self._table.say("web-not-allowed"))
        table = replace(self._table, guild_id=NO_SERVER, channel_id=channel_id, people={owner: self._table.people[owner]})
        return Admission(Seat(self._bot, table, player if player == owner else None, OWN), "local", MAX_SOCKETS)


@asynccontextmanager
async def serve_table(bot: RicochetBot, table: Table, direct: Mapping[int, Player] | None = None) -> AsyncIterator[str]:
    """Serve the board of a table on the loopback address. Yields the address of the page, without a player.

    ``direct`` is as for `LocalDoor`.
    """
    door = LocalDoor(bot, table, direct or {})
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
    direct = {player.user.dm_channel.id: player.id for player in world.players}
    async with serve_table(world.bot, table, direct) as url:
        world.bot.board_url = url
        yield url
