"""The board at a public address: people sign in with Discord, and see and do what they may in the channel itself.

A page is admitted here, or passed on to the process that plays its server. What its person sees is decided in
`bot.web.admissions`.
"""

import time
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

import structlog
from aiohttp import web

from bot.client import RicochetBot
from bot.run.config import Address, Config
from bot.run.output import TaskFailed
from bot.run.start import Boards
from bot.store import NO_SERVER, StoreUnavailable
from bot.text import Texts, language_of
from bot.web import protocol
from bot.web.access import Rights
from bot.web.admissions import Admissions
from bot.web.deep_links import read_custom_id
from bot.web.forwarding import HOP, Forward
from bot.web.instances import Instance, Instances, Place, UnknownInstance
from bot.web.limits import Limits, TooMany
from bot.web.people import People
from bot.web.proxies import Proxies
from bot.web.served import Served
from bot.web.server import Admission, BoardServer, Closed
from bot.web.sessions import Session

if TYPE_CHECKING:
    from bot.store.postgres.processes import Processes

_log = structlog.stdlib.get_logger()

_ANY_HOST = ("0.0.0.0", "::")  # noqa: S104 - it is compared
"""Hosts that stand for all addresses of this machine."""

_MAX_LANGUAGES = 5
_ENGLISH = "en"


class PublicDoor:
    """Admits people whom Discord has confirmed."""

    def __init__(self, config: Config, limits: Limits, now: Callable[[], float] = time.time) -> None:
        assert config.web
        assert config.discord_client_secret
        self._web, self._limits, self._served, self._instances = config.web, limits, Served(), Instances()
        self._people = People(self._web, config.discord_client_secret.get_secret_value(), self._served, limits, now)
        self._admissions = Admissions(self._web, self._served, self._people, Rights(limits), self._instances)
        self._processes: Processes | None = None
        self.address_of = Proxies(config.web_proxies, limits.refusals.add).address_of
        self._host, self.port = config.web_port.host, config.web_port.port
        """The port at which it is served."""

    @contextmanager
    def serving(self, bot: RicochetBot) -> Iterator[None]:
        """Serve the servers of a bot while entered, and close its windows then: their pages connect again."""
        with self._served.serving(bot), bot.sign_outs.reported_to(self._people.sessions.end):
            yield

    def join(self, processes: "Processes") -> None:
        """Announce this board to the other processes, and pass pages on to those whose servers they show."""
        self._processes = processes
        processes.web = (None if self._host in _ANY_HOST else self._host), self.port

    @property
    def application(self) -> int | None:
        """Implement `Door`."""
        return next((bot.application_id for bot in self._served.ready if bot.application_flags.embedded), None)

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
        say, address = self.texts(request), self.address_of(request)
        if not self._served.ready:  # a standby process has no members
            return await self._forward(say, _place(hello), hello, request)
        session = await self._people.session(say, hello, address)
        if session and hello.leaves:
            await self._served.ready[0].sign_outs.end_sessions(session.user, session.begun)
            session = None
        hello = hello.model_copy(update={"code": "", "session": session.token if session else ""})
        instance = await self._instance(say, hello.instance, session, address) if hello.instance else None
        if instance:
            return await self._open_activity(say, session, instance, hello, request)
        place = _place(hello)
        if place is None:
            return await self._admissions.anywhere(say, session, address)
        bot = self._served.bot_of(place)
        if bot is None:
            return await self._forward(say, place, hello, request)
        return await self._admissions.open(say, bot, place, session, None, hello, address)

    async def _open_activity(
        self, say: Texts, session: Session | None, instance: Instance, hello: protocol.Hello, request: web.Request
    ) -> Admission | Forward:
        """Admit a person to the place of the link that has opened the Activity, or to that of its instance. Raises `Closed`.

        Elsewhere than in its instance they have the rights that they have in a browser.
        """
        (place, subject), note, address = read_custom_id(hello.link), "", self.address_of(request)
        if place and place != instance.place:
            bot = self._served.bot_of(place)
            if session and bot is None:
                return await self._forward(say, place, hello, request)
            note = say("web-link-first")
            try:
                if bot and session:
                    return _of_activity(await self._admissions.open(say, bot, place, session, None, hello, address), subject)
            except Closed as closed:
                if closed.message.retry:
                    raise
                note = closed.message.text
            subject = ""
        bot = self._served.bot_of(instance.place)
        if bot is None:
            if note:
                raise Closed(note)
            return await self._forward(say, instance.place, hello, request)
        found = await self._admissions.open(say, bot, instance.place, session, instance, hello, address)
        return _of_activity(found, subject, "" if hello.subject else note)

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
        bot, user = self._served.ready[0], session.user if session else None
        try:
            if not self._instances.known(bot, name, user):
                self._limits.ask_for_stranger(address)
            return await self._instances.find(bot, name, user)
        except TooMany as error:
            raise Closed(say("web-too-many"), str(error), retry=True) from None
        except UnknownInstance as error:
            raise Closed(say("web-no-instance"), f"no such instance: {error}") from None


def _of_activity(admission: Admission, subject: str, note: str = "") -> Admission:
    """Return an admission for a page in Discord's client, opened for a subject if it is not empty."""
    seat = replace(admission.seat, is_activity=True)
    return replace(admission, seat=seat, channel=None, launched=subject or admission.launched, note=note)


def _place(hello: protocol.Hello) -> Place | None:
    """Return the channel that a page names, if it does."""
    if hello.place is None:
        return None
    guild_id, _, channel_id = hello.place.partition(".")
    return Place(int(guild_id), int(channel_id))


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
