"""The board at a public address: people sign in with Discord, and see and do what they may in the channel itself."""

import asyncio
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from typing import NamedTuple

import structlog
from aiohttp import web

from bot.client import RicochetBot
from bot.run.config import Config
from bot.run.output import TaskFailed
from bot.run.start import Boards
from bot.store import StoreError
from bot.text import Texts, language_of
from bot.ui.replies import Problem, problem
from bot.web import protocol
from bot.web.access import Right, Rights
from bot.web.instances import Instance, Instances, UnknownInstance
from bot.web.limits import MAX_OF_INSTANCE, MAX_OF_PERSON, Limits, TooMany, address_of
from bot.web.oauth import Application, SignIn, SignInFailed
from bot.web.server import Admission, BoardServer, Closed
from bot.web.sessions import Session, Signer
from bot.web.subject import Seat, Table
from engine.events import Player

_log = structlog.stdlib.get_logger()

_LOOK_AGAIN = 600.0
"""Seconds after which it is checked again whether a person may watch. Whether they may play is checked for each thing done."""

_MAX_LANGUAGES = 5
_ENGLISH = "en"


class Place(NamedTuple):
    """A channel of a server."""

    guild_id: int
    channel_id: int


@asynccontextmanager
async def nobody() -> AsyncIterator[None]:
    """Refuse to do anything. Raises `Refused`."""
    raise problem(Problem.NO_RIGHT)
    yield


class PublicDoor:
    """Lets in members of servers whom Discord has confirmed. ``bots`` are those of this process."""

    def __init__(self, config: Config, limits: Limits, now: Callable[[], float] = time.time) -> None:
        assert config.web
        assert config.discord_client_secret
        self._web, self._secret = config.web, config.discord_client_secret.get_secret_value()
        self._limits = limits
        self._signer = Signer(self._secret.encode(), now)
        self._sign_in, self._rights, self._instances = SignIn(), Rights(), Instances()
        self._bots = dict[RicochetBot, asyncio.Event]()

    @contextmanager
    def serving(self, bot: RicochetBot) -> Iterator[None]:
        """Serve the servers of a bot while entered, and close its windows then: their pages connect again."""
        self._bots[bot] = asyncio.Event()
        try:
            yield
        finally:
            self._bots.pop(bot).set()

    @property
    def application(self) -> int | None:
        """Implement `Door`."""
        return next((bot.application_id for bot in self._ready if bot.application_flags.embedded), None)

    @property
    def _ready(self) -> list[RicochetBot]:
        return [bot for bot in self._bots if bot.is_ready()]

    def is_expected(self, request: web.Request) -> bool:
        """Implement `Door`. No request has an authority of its own, such as a cookie, so its host does not matter.

        The document of an Activity may have an opaque origin.
        """
        expected = {None, self._web}
        if application := self.application:
            expected |= {f"https://{application}.discordsays.com", "null"}
        return request.headers.get("Origin") in expected

    async def open(self, hello: protocol.Hello, request: web.Request) -> Admission:
        """Implement `Door`."""
        say, address = _texts_of(request), address_of(request)
        if not self._ready:
            raise Closed(say("web-starting"), retry=True)
        session = await self._session(say, hello, address)
        if hello.instance:
            return await self._open_activity(say, hello.instance, session, address)
        place = _place(say, hello)
        if session is None:
            raise Closed(say("web-sign-in-first"), "no valid session" if hello.session else "", sign_in=self._link(say))
        bot = self._bot_of(say, place)
        right = await self._rights.of(bot, *place, session.user)
        if right is Right.NOTHING:
            raise Closed(say("web-no-member"), "no member of the channel")
        return await self._admitted(say, bot, place, session, right)

    async def _admitted(self, say: Texts, bot: RicochetBot, place: Place, session: Session, right: Right) -> Admission:
        say = await _own_texts(bot, session.user, say)
        people = await bot.names.of(say, place.guild_id, [session.user])
        table = Table(*place, people, say, partial(self._turn, bot, place, session))
        return Admission(
            Seat(bot, table, session.user if right is Right.PLAY else None),
            f"person {session.user}",
            MAX_OF_PERSON,
            session=session.token,
            stays=partial(self._stays, say, bot, place, session),
        )

    async def _open_activity(self, say: Texts, name: str, session: Session | None, address: str) -> Admission:
        """Admit a page of an instance that Discord knows: to play if its person is in it, else to watch. Raises `Closed`."""
        user = session.user if session else None
        instance = await self._instance(say, name, user, address)
        if instance.guild_id is None:
            raise Closed(say("web-no-member"))
        place = Place(instance.guild_id, instance.channel_id)
        bot = self._bot_of(say, place)
        if session and user in instance.users:
            right = await self._rights.of(bot, *place, session.user)
            return await self._admitted(say, bot, place, session, right)
        return Admission(
            Seat(bot, Table(*place, {}, say, nobody), None),
            f"instance {name}",
            MAX_OF_INSTANCE,
            sign_in=protocol.Link(href="", label=say("web-join")),
            stays=partial(self._lasts, bot, name),
        )

    async def _instance(self, say: Texts, name: str, user: Player | None, address: str) -> Instance:
        """Return an instance. Raises `Closed` if Discord does not confirm it."""
        try:
            self._limits.ask(address)
            return await self._instances.find(self._ready[0], name, user)
        except TooMany as error:
            raise Closed(say("web-too-many"), str(error), retry=True) from None
        except UnknownInstance as error:
            raise Closed(say("web-no-instance"), f"no such instance: {error}") from None

    async def _session(self, say: Texts, hello: protocol.Hello, address: str) -> Session | None:
        """Return the session of a page, begun with a code if it brings one, if it has one. Raises `Closed`."""
        if not hello.code:
            return self._signer.session_of(hello.session)
        is_activity = hello.instance is not None
        try:
            self._limits.ask(address)
            user = await self._sign_in.user_of(self._application(), hello.code, is_activity=is_activity)
        except TooMany as error:
            raise Closed(say("web-too-many"), str(error), retry=True) from None
        except SignInFailed as error:
            sign_in = protocol.Link(href="", label=say("web-join")) if is_activity else self._link(say)
            raise Closed(say("web-sign-in-failed"), str(error), sign_in=sign_in) from None
        return self._signer.session(user)

    def _application(self) -> Application:
        number = next(filter(None, (bot.application_id for bot in self._bots)))  # known since the login
        return Application(number, self._secret, f"{self._web}/")

    def _link(self, say: Texts) -> protocol.Link:
        return protocol.Link(href=self._application().authorize, label=say("web-sign-in"))

    def _bot_of(self, say: Texts, place: Place) -> RicochetBot:
        """Return the bot that plays a server. Raises `Closed`."""
        for bot in self._ready:
            if bot.get_guild(place.guild_id):
                return bot
        raise Closed(say("web-no-member"), "unknown server")

    @asynccontextmanager
    async def _turn(self, bot: RicochetBot, place: Place, session: Session) -> AsyncIterator[None]:
        """Check again that a person may play before anything is done. Raises `Refused`."""
        if not self._signer.lives(session) or await self._rights.of(bot, *place, session.user) < Right.PLAY:
            raise problem(Problem.NO_RIGHT)
        yield

    async def _lasts(self, bot: RicochetBot, name: str) -> str:
        """Return never. Raises `ConnectionError` once the bot stops or Discord does not confirm the instance any more."""
        gone = self._bots[bot]
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(gone.wait(), _LOOK_AGAIN)
                raise ConnectionResetError
            try:
                await self._instances.find(bot, name)
            except UnknownInstance:
                raise ConnectionResetError from None

    async def _stays(self, say: Texts, bot: RicochetBot, place: Place, session: Session) -> str:
        """Return, with the reason, once a person may not watch any more. Raises `ConnectionError` if the bot stops before."""
        gone = self._bots[bot]
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(gone.wait(), _LOOK_AGAIN)
                raise ConnectionResetError
            if not self._signer.lives(session):
                return say("web-sign-in-first")
            if await self._rights.of(bot, *place, session.user) < Right.WATCH:
                return say("web-no-member")


def _place(say: Texts, hello: protocol.Hello) -> Place:
    """Return the channel that a page names. Raises `Closed`."""
    if hello.place is None:
        raise Closed(say("web-no-place"))
    guild_id, _, channel_id = hello.place.partition(".")
    return Place(int(guild_id), int(channel_id))


def _texts_of(request: web.Request) -> Texts:
    """Return the texts in the first of the browser's languages that there is, else in English."""
    asked = request.headers.get("Accept-Language", "").split(",")[:_MAX_LANGUAGES]
    known = (language_of(one.partition(";")[0].strip()) for one in asked)
    return Texts.of(next(filter(None, known), _ENGLISH))


async def _own_texts(bot: RicochetBot, user: Player, say: Texts) -> Texts:
    """Return the texts in the language that a person has chosen with the bot, else ``say``."""
    try:
        chosen = await bot.store.language_of(user)
    except StoreError:
        return say
    return Texts.of(chosen) if chosen else say


@asynccontextmanager
async def serve_public(config: Config, say: Texts) -> AsyncGenerator[Boards]:
    """Serve the board at the address of the configuration. Yields what shows a bot there.

    Raises `TaskFailed` if the address cannot be used.
    """
    limits = Limits(time.monotonic)
    door = PublicDoor(config, limits)
    try:
        async with BoardServer(door, config.web_port, limits) as server:
            _log.info("serving the board", address=config.web, port=server.port)
            yield door.serving
    except OSError as error:
        why = error.strerror or str(error)
        raise TaskFailed(say("program-http-address", address=str(config.web_port), why=why)) from error
