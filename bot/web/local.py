"""The board of the game in the browser, beside the page of the simulated Discord."""

import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import NoReturn

from aiohttp import web

from bot.cards.board_link import Link
from bot.client import RicochetBot
from bot.local.addresses import new_secret
from bot.local.languages import Languages, accepted_languages
from bot.local.world import PLAYERS, World, as_bot
from bot.run.config import Address
from bot.store import NO_SERVER
from bot.text import Texts, language_of
from bot.web import protocol
from bot.web.server import Admission, BoardServer, Closed
from bot.web.subject import Seat, Table
from bot.web.subjects import OWN, SUBJECTS, named
from engine.rules.events import Player

MAX_SOCKETS = 64
"""Windows that are served at a time; another one is refused."""


class LocalDoor:
    """Admits pages that send the secret of the address, as any player of the table.

    ``direct`` are the channels of the players' direct messages with the bot: there each is alone. ``languages`` are those of
    the players; without them all have the language of the table.
    """

    def __init__(
        self,
        bot: RicochetBot,
        table: Table,
        direct: Mapping[int, Player] | None = None,
        languages: Languages | None = None,
        secret: str = "",
    ) -> None:
        self._bot, self._table, self._direct, self._languages = bot, table, direct or {}, languages
        self._secret = secret or new_secret()
        self._adopted = set[str]()
        """The lists of languages of browsers that were adopted, each once: two browsers would change it back and forth."""
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
        accepted = accepted_languages(request.headers.get("Accept-Language", ""))
        return Texts.of(next(filter(None, map(language_of, accepted)), self._table.say.language))

    async def open(self, hello: protocol.Hello, request: web.Request) -> Admission:
        """Implement `Door`. Raises `ConnectionError` until the bot goes on with its games; the page connects again."""
        if not secrets.compare_digest(hello.secret.encode(), self._secret.encode()):
            raise Closed(self.texts(request)("web-not-allowed"))
        if not self._bot.is_ready():
            raise ConnectionResetError
        player = next((one for one in self._table.people if str(one) == hello.player), None)
        table, stays = self._table, None
        if languages := self._languages:
            accepted = request.headers.get("Accept-Language", "")
            if accepted not in self._adopted:
                self._adopted.add(accepted)
                languages.adopt(accepted_languages(accepted))
            reader = next(iter(table.people)) if player is None else player
            table = replace(table, say=Texts.of(languages.of(reader)))
            stays = partial(_while_in_language, languages, reader)
        if hello.place is None:
            return Admission(Seat(self._bot, table, player, SUBJECTS), "local", MAX_SOCKETS, stays=stays)
        channel_id = int(hello.place.partition(".")[2])
        owner = self._direct.get(channel_id)
        if owner is None:
            raise Closed(table.say("web-not-allowed"))
        table = replace(table, guild_id=NO_SERVER, channel_id=channel_id, people={owner: table.people[owner]})
        seat = Seat(self._bot, table, player if player == owner else None, named(OWN))
        return Admission(seat, "local", MAX_SOCKETS, stays=stays)


async def _while_in_language(languages: Languages, reader: Player) -> NoReturn:
    """Raise `ConnectionError` once a player has another language, in which the page connects again."""
    await languages.until_other(reader)
    raise ConnectionResetError


@asynccontextmanager
async def serve_table(bot: RicochetBot, table: Table) -> AsyncIterator[str]:
    """Serve the board of a table on the loopback address. Yields the address of the page, without a player."""
    async with _serving(LocalDoor(bot, table), 0) as url:
        yield url


@asynccontextmanager
async def _serving(door: LocalDoor, port: int) -> AsyncIterator[str]:
    async with BoardServer(door, Address("127.0.0.1", port)) as server:
        door.port = server.port
        yield door.url


@asynccontextmanager
async def serve_board(world: World, port: int = 0) -> AsyncIterator[str]:
    """Serve the board of a world's channel to its players, at any free port by default.

    Yields the address of the page, without a player. The bot may start while the board is served.
    """
    assert isinstance(world.bot, RicochetBot)
    guild, languages = world.channel.guild, world.env.languages
    assert guild is not None
    assert languages is not None
    people = {player.id: name for player, name in zip(world.players, PLAYERS, strict=True)}
    say = Texts.of(languages.of(world.players[0].id))
    table = Table(guild.id, world.channel.id, people, say, partial(as_bot, world))
    direct = {player.user.dm_channel.id: player.id for player in world.players}
    async with _serving(LocalDoor(world.bot, table, direct, languages, world.secret), port) as url:
        world.bot.board_link = Link(url)
        yield url
