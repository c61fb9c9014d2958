"""The board at a public address: people sign in with Discord, and see and do what they may in the channel itself."""

import asyncio
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Collection, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, NoReturn

import structlog
from aiohttp import web

from bot.client import RicochetBot
from bot.concurrent import until_one_ends
from bot.run.config import Address, Config
from bot.run.output import TaskFailed
from bot.run.start import Boards
from bot.store import NO_SERVER, StoreError, StoreUnavailable
from bot.text import Texts, language_of
from bot.ui.replies import Problem, Refused, problem
from bot.web import protocol
from bot.web.access import Right, Rights, Unconfirmed
from bot.web.forwarding import HOP, Forward
from bot.web.instances import Instance, Instances, Place, UnknownInstance
from bot.web.limits import MAX_OF_GUEST, MAX_OF_INSTANCE, MAX_OF_PERSON, Limits, TooMany, address_of
from bot.web.oauth import Application, SignIn, SignInFailed
from bot.web.server import Admission, BoardServer, Closed
from bot.web.sessions import Session, Sessions, Signer
from bot.web.subject import Linked, Seat, Table
from bot.web.subjects import ALONE, OWN, SUBJECTS
from bot.web.watching import WatchLink
from engine.events import Player

if TYPE_CHECKING:
    from bot.store.postgres.processes import Processes

_log = structlog.stdlib.get_logger()

_LOOK_AGAIN = 600.0
"""Seconds after which it is checked again whether a person may watch. Whether they may play is checked for each thing done."""

_MATCH, _ANYWHERE, _ALL = "match", ("daily", "tutorial"), tuple(SUBJECTS)
_WATCHED = (_MATCH, *_ANYWHERE)
"""Subjects: what people who have not signed in may watch in a channel, what belongs to none, and all that there are; and what
people who have not been identified may watch in an Activity."""

_ANY_HOST = ("0.0.0.0", "::")  # noqa: S104 - it is compared
"""Hosts that stand for all addresses of this machine."""

_MAX_LANGUAGES = 5
_ENGLISH = "en"


@asynccontextmanager
async def _freely() -> AsyncIterator[None]:
    """Let a person who only watches choose what they see; they do nothing."""
    yield


class PublicDoor:
    """Admits people whom Discord has confirmed. ``bots`` are those of this process."""

    def __init__(self, config: Config, limits: Limits, now: Callable[[], float] = time.time) -> None:
        assert config.web
        assert config.discord_client_secret
        self._web, self._secret = config.web, config.discord_client_secret.get_secret_value()
        self._limits = limits
        self._signer, self._sessions = Signer(self._secret.encode(), now), Sessions(now)
        self._sign_in, self._rights, self._instances = SignIn(), Rights(), Instances()
        self._bots = dict[RicochetBot, asyncio.Event]()
        self._processes: Processes | None = None
        self._host, self.port = config.web_port.host, config.web_port.port
        """The port at which it is served."""

    @contextmanager
    def serving(self, bot: RicochetBot) -> Iterator[None]:
        """Serve the servers of a bot while entered, and close its windows then: their pages connect again."""
        self._bots[bot] = asyncio.Event()
        try:
            with bot.sign_outs.reported_to(self._sessions.end):
                yield
        finally:
            self._bots.pop(bot).set()

    def join(self, processes: "Processes") -> None:
        """Announce this board to the other processes, and pass pages on to those whose servers they show."""
        self._processes = processes
        processes.web = (None if self._host in _ANY_HOST else self._host), self.port

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

    def texts(self, request: web.Request) -> Texts:
        """Implement `Door`. Returns the texts in the first of the browser's languages that there is, else in English."""
        asked = request.headers.get("Accept-Language", "").split(",")[:_MAX_LANGUAGES]
        known = (language_of(one.partition(";")[0].strip()) for one in asked)
        return Texts.of(next(filter(None, known), _ENGLISH))

    async def open(self, hello: protocol.Hello, request: web.Request) -> Admission | Forward:
        """Implement `Door`."""
        say, address = self.texts(request), address_of(request)
        if not self._ready:  # a standby process has no members
            return await self._forward(say, _place(hello), hello, request)
        session = await self._session(say, hello, address)
        if session and hello.leaves:
            await self._ready[0].sign_outs.end_sessions(session.user)
            session = None
        hello = hello.model_copy(update={"code": "", "session": session.token if session else ""})
        instance = await self._instance(say, hello.instance, session, address) if hello.instance else None
        place = instance.place if instance else _place(hello)
        if place is None:
            return await self._open_anywhere(say, session, address)
        bot = self._bot_of(place)
        if bot is None:
            return await self._forward(say, place, hello, request)
        if not bot.get_guild(place.guild_id):
            return await self._open_own(say, bot, place, session, instance, hello, address)
        link = self._signer.watched(hello.watch, place)
        if link and not (session and await self._right_of(say, bot, place, session.user)):
            return self._open_linked(say, bot, link, session, address)
        if session is None and not instance:
            raise Closed(say("web-sign-in-first"), sign_in=self._link(say), channel=_channel(say, place))
        if session and (instance is None or session.user in instance.users):
            return await self._open_signed_in(say, bot, place, session, instance)
        return self._open_watching(say, bot, place, hello.instance or "")

    async def _open_signed_in(
        self, say: Texts, bot: RicochetBot, place: Place, session: Session, instance: Instance | None
    ) -> Admission:
        """Admit a person as what they are in a channel; in an instance they may always watch. Raises `Closed`."""
        right = await self._right_of(say, bot, place, session.user)
        if right is Right.NOTHING and instance is None:
            raise Closed(say("web-no-member"), "no member of the channel", channel=_channel(say, place))
        say = await _own_texts(bot, session.user, say)
        people = await bot.names.of(say, place.guild_id, [session.user])
        table = Table(*place, people, say, partial(self._turn, bot, place, session, min(right, Right.PLAY)))
        moderates = partial(self._rights.may_moderate, *place, session.user)
        player = session.user if right >= Right.PLAY else None
        return Admission(
            Seat(bot, table, player, _ALL, link=partial(self._address_of, place), moderates=moderates),
            f"person {session.user}",
            MAX_OF_PERSON,
            session=session.token,
            channel=None if instance else _channel(say, place),
            launched=bot.launches.subject_of(place.channel_id, session.user) if instance else "",
            stays=partial(self._while_signed_in, say, session, partial(self._stays, say, bot, place, session, right)),
        )

    async def _open_own(
        self,
        say: Texts,
        bot: RicochetBot,
        place: Place,
        session: Session | None,
        instance: Instance | None,
        hello: protocol.Hello,
        address: str,
    ) -> Admission:
        """Admit a person to what is theirs alone in direct messages, or where the bot is no member. Raises `Closed`.

        That is where Discord confirms it, or where they have a game already. A link to what belongs to no channel is good
        for everybody.
        """
        if session and ((instance and session.user in instance.users) or await self._is_own(say, bot, place, session.user)):
            return await self._open_alone(say, bot, place, session, instance)
        if instance:
            return self._open_watching(say, bot, place, hello.instance or "", _ANYWHERE)
        if hello.subject.partition(":")[0] in _ANYWHERE:
            return await self._open_anywhere(say, session, address)
        if session:
            raise Closed(say("web-no-member"), "not their own channel")
        raise Closed(say("web-sign-in-first"), sign_in=self._link(say))

    async def _is_own(self, say: Texts, bot: RicochetBot, place: Place, user: Player) -> bool:
        """Return whether a place without a server is a person's own, or has a game of theirs. Raises `Closed`."""
        games = (bot.games.find(kind, place.channel_id, user) for kind in ALONE)
        if any(game and game.place.guild_id == NO_SERVER for game in games):
            return True
        return place.guild_id == NO_SERVER and bool(await self._right_of(say, bot, place, user))

    async def _open_alone(
        self, say: Texts, bot: RicochetBot, place: Place, session: Session, instance: Instance | None
    ) -> Admission:
        say = await _own_texts(bot, session.user, say)
        people = {session.user: say("web-signed-in")}
        turn = partial(self._own_turn, session)
        table = Table(NO_SERVER, place.channel_id, people, say, turn, elsewhere_in=place.guild_id)
        return Admission(
            Seat(bot, table, session.user, OWN),
            f"person {session.user}",
            MAX_OF_PERSON,
            session=session.token,
            channel=None if instance else _channel(say, place),
            launched=bot.launches.subject_of(place.channel_id, session.user) if instance else "",
            stays=partial(self._while_signed_in, say, session, partial(self._stays_here, bot)),
        )

    def _open_linked(self, say: Texts, bot: RicochetBot, link: WatchLink, session: Session | None, address: str) -> Admission:
        """Admit a person with a link to watch, whether signed in or not. Raises `Closed` if it is not good any more."""
        live = link.live(bot)
        if live is None or not link.is_good(bot):
            raise self._link_over(say, link)
        return Admission(
            Seat(bot, Table(*link.place, {}, say, _freely), None, (live.kind,), only=link.game_id),
            f"guest {address}",
            MAX_OF_GUEST,
            session=session.token if session else "",
            sign_in=None if session else self._link(say),
            channel=_channel(say, link.place),
            stays=partial(self._stays_by_link, say, bot, link, session),
        )

    def _link_over(self, say: Texts, link: WatchLink) -> Closed:
        return Closed(say("web-link-over"), sign_in=self._link(say), channel=_channel(say, link.place))

    def _address_of(self, place: Place, live: Linked, number: int | None) -> str:
        """Return the address of a game: where anyone may watch it by the link of this number, or that for members."""
        address = f"{self._web}/#place={place.guild_id}.{place.channel_id}"
        if live.kind != _MATCH:
            address = f"{address}&game={live.kind}"
        return address if number is None else f"{address}&watch={self._signer.watch(WatchLink(place, live.game_id, number))}"

    def _open_watching(
        self, say: Texts, bot: RicochetBot, place: Place, instance: str, subjects: Collection[str] = _WATCHED
    ) -> Admission:
        """Admit a person in an instance who has not been identified."""
        return Admission(
            Seat(bot, Table(*place, {}, say, _freely), None, subjects),
            f"instance {instance}",
            MAX_OF_INSTANCE,
            sign_in=protocol.Link(href="", label=say("web-join")),
            stays=partial(self._lasts, bot, instance),
        )

    async def _open_anywhere(self, say: Texts, session: Session | None, address: str) -> Admission:
        """Admit a person, who may not have signed in, to what belongs to no channel."""
        bot = self._ready[0]
        if session is None:
            table = Table(NO_SERVER, 0, {}, say, _freely)
            return Admission(
                Seat(bot, table, None, _ANYWHERE),
                f"guest {address}",
                MAX_OF_GUEST,
                sign_in=self._link(say),
                stays=partial(self._stays_here, bot),
            )
        say = await _own_texts(bot, session.user, say)
        table = Table(NO_SERVER, 0, {session.user: say("web-signed-in")}, say, partial(self._own_turn, session))
        return Admission(
            Seat(bot, table, session.user, _ANYWHERE),
            f"person {session.user}",
            MAX_OF_PERSON,
            session=session.token,
            stays=partial(self._while_signed_in, say, session, partial(self._stays_here, bot)),
        )

    async def _forward(self, say: Texts, place: Place | None, hello: protocol.Hello, request: web.Request) -> Forward:
        """Return the process that plays a server. Raises `Closed` if it is unknown, for a page that tries again."""
        if self._processes and HOP not in request.headers:
            try:
                if found := await self._processes.web_of(place.guild_id if place else NO_SERVER):
                    return Forward(Address(*found), hello)
            except StoreUnavailable as error:
                _log.warning("board not passed on", error=str(error))
        raise Closed(say("web-starting"), retry=True)

    async def _instance(self, say: Texts, name: str, session: Session | None, address: str) -> Instance:
        """Return an instance. Raises `Closed` if Discord does not confirm it."""
        bot, user = self._ready[0], session.user if session else None
        try:
            if not self._instances.known(bot, name, user):
                self._limits.ask_for_stranger(address)
            return await self._instances.find(bot, name, user)
        except TooMany as error:
            raise Closed(say("web-too-many"), str(error), retry=True) from None
        except UnknownInstance as error:
            raise Closed(say("web-no-instance"), f"no such instance: {error}") from None

    async def _session(self, say: Texts, hello: protocol.Hello, address: str) -> Session | None:
        """Return the session of a page, begun with a code if it brings one, if it has one. Raises `Closed`."""
        if not hello.code:
            return await self._known_session(hello.session)
        is_activity = hello.instance is not None
        try:
            self._limits.ask_for_stranger(address)
            user = await self._sign_in.user_of(self._application(), hello.code, is_activity=is_activity)
        except TooMany as error:
            raise Closed(say("web-too-many"), str(error), retry=True) from None
        except SignInFailed as error:
            sign_in = protocol.Link(href="", label=say("web-join")) if is_activity else self._link(say)
            raise Closed(say("web-sign-in-failed"), str(error), sign_in=sign_in) from None
        return self._signer.session(user)

    async def _known_session(self, token: str) -> Session | None:
        """Return the session of a token, unless it is over; its person may have signed out at another process."""
        session = self._signer.session_of(token)
        if session and self._sessions.lives(session):
            if ended := await self._ready[0].store.signed_out_at(session.user):
                self._sessions.end(session.user, ended)
            return session if self._sessions.lives(session) else None
        return None

    def _application(self) -> Application:
        number = next(filter(None, (bot.application_id for bot in self._bots)))  # known since the login
        return Application(number, self._secret, f"{self._web}/")

    def _link(self, say: Texts) -> protocol.Link:
        return protocol.Link(href=self._application().authorize, label=say("web-sign-in"))

    def _bot_of(self, place: Place) -> RicochetBot | None:
        """Return the bot of this process that plays a server, in which it may be no member."""
        return next((bot for bot in self._ready if bot.plays(place.guild_id)), None)

    async def _right_of(self, say: Texts, bot: RicochetBot, place: Place, user: Player) -> Right:
        """Return what a person may do. Raises `Closed`, for a page that tries again, if Discord cannot be asked so often."""
        try:
            self._limits.ask(f"person {user}")
            return await self._rights.of(bot, *place, user)
        except TooMany as error:
            raise Closed(say("web-too-many"), str(error), retry=True) from None
        except Unconfirmed:
            raise Closed(say("web-no-discord"), retry=True) from None

    @asynccontextmanager
    async def _turn(self, bot: RicochetBot, place: Place, session: Session, right: Right) -> AsyncIterator[None]:
        """Check again that a person has a right before anything is done. Raises `Refused`."""
        try:
            has_right = self._sessions.lives(session) and await self._rights.of(bot, *place, session.user) >= right
        except Unconfirmed:
            raise Refused("web-no-discord", lambda say: say("web-no-discord")) from None
        if not has_right:
            raise problem(Problem.NO_RIGHT)
        yield

    @asynccontextmanager
    async def _own_turn(self, session: Session) -> AsyncIterator[None]:
        if not self._sessions.lives(session):
            raise problem(Problem.NO_RIGHT)
        yield

    async def _pause(self, bot: RicochetBot, seconds: float | None) -> None:
        """Wait until the next check whether a window stays open. Raises `ConnectionError` if the bot stops before."""
        if gone := self._bots.get(bot):
            with suppress(TimeoutError):
                await asyncio.wait_for(gone.wait(), seconds)
                raise ConnectionResetError
        else:
            raise ConnectionResetError

    async def _stays_here(self, bot: RicochetBot) -> NoReturn:
        """Raise `ConnectionError` once the bot stops, after which the page connects again."""
        while True:
            await self._pause(bot, None)

    async def _while_signed_in(
        self, say: Texts, session: Session, stays: Callable[[], Coroutine[None, None, NoReturn]]
    ) -> NoReturn:
        """Await what raises when a window is to be closed. Raises `Closed` once the session is over."""
        await until_one_ends(self._sessions.until_over(session), stays())
        raise Closed(say("web-sign-in-first"), sign_in=self._link(say))

    async def _stays_by_link(self, say: Texts, bot: RicochetBot, link: WatchLink, session: Session | None) -> NoReturn:
        """Raise `Closed` once a link is withdrawn, or `ConnectionError` if the bot stops or the session is over before."""
        over = (self._sessions.until_over(session),) if session else ()
        await until_one_ends(link.withdrawn(bot), self._stays_here(bot), *over)
        if session and not self._sessions.lives(session):
            raise ConnectionResetError  # the page connects again, without a session
        raise self._link_over(say, link)

    async def _lasts(self, bot: RicochetBot, name: str) -> NoReturn:
        """Raise `ConnectionError` once the bot stops or Discord does not confirm an instance any more."""
        while True:
            await self._pause(bot, _LOOK_AGAIN)
            try:
                await self._instances.find(bot, name)
            except UnknownInstance:
                raise ConnectionResetError from None

    async def _stays(self, say: Texts, bot: RicochetBot, place: Place, session: Session, right: Right) -> NoReturn:
        """Raise `Closed` once a person may not watch any more, or `ConnectionError` if the bot stops before."""
        while True:
            await self._pause(bot, _LOOK_AGAIN)
            if await self._right_of(say, bot, place, session.user) < min(right, Right.WATCH):
                raise Closed(say("web-no-member"))


def _place(hello: protocol.Hello) -> Place | None:
    """Return the channel that a page names, if it does."""
    if hello.place is None:
        return None
    guild_id, _, channel_id = hello.place.partition(".")
    return Place(int(guild_id), int(channel_id))


def _channel(say: Texts, place: Place) -> protocol.Link:
    href = f"https://discord.com/channels/{place.guild_id or '@me'}/{place.channel_id}"
    return protocol.Link(href=href, label=say("web-channel"))


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
            door.port = server.port
            yield door
    except OSError as error:
        why = error.strerror or str(error)
        raise TaskFailed(say("program-http-address", address=str(config.web_port), why=why)) from error
