"""The server of the board: one page, and one WebSocket for each window that shows it.

A `Door` admits pages: `bot.web.local` players at this machine, `bot.web.public` people whom Discord has confirmed. What they
do passes through `LiveGame.handle`, as what people do on Discord does; what they see is made by the pure functions of the views
alone.
"""

import asyncio
import gzip
import time
from base64 import b64encode
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import ExitStack, suppress
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from importlib import resources
from typing import NoReturn, Protocol, Self, TypeVar

import structlog
from aiohttp import web
from pydantic import ValidationError

from bot.concurrent import until_one_ends
from bot.run.config import Address
from bot.run.refusals import RequestLog
from bot.store import StoreError
from bot.text import Texts
from bot.web import deep_links, protocol
from bot.web.forwarding import Forward, OutOfReach, forward
from bot.web.greeting import Silent
from bot.web.limits import Limits, PacedSocket, TooMany
from bot.web.once import Once
from bot.web.subject import Seat, Subject
from bot.web.subjects import SUBJECTS, open_subject
from bot.web.view import page_words, person
from bot.web.window import Window, received, send

_log = structlog.stdlib.get_logger()
_T = TypeVar("_T")

_PING = 20.0
"""Seconds between two pings, which detect a lost connection."""

_GREETING = 10.0
"""Seconds within which a page says what it shows."""

_IDLE = 75.0
"""Seconds for which a connection is kept for another request: longer than a proxy keeps one."""

_MAX_LINE = 8190
"""Bytes of a request's first line, and of each header."""

_POLICY = (
    "default-src 'none'; script-src {script}; style-src {style}; img-src data:; connect-src 'self'; base-uri 'none';"
    " form-action 'none'; frame-ancestors {frames}"
)
"""The page's own script and style are allowed by their hashes: nothing that is injected into it runs."""
_FRAMES = "https://discord.com https://*.discord.com https://{}.discordsays.com"
"""The sites that may show the page in a frame, where it is an Activity. Discord's proxy replaces the whole policy."""

_HEADERS = {
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}


@cache
def _board() -> str:
    return resources.files("bot.web").joinpath("board.html").read_text(encoding="utf-8")


@cache
def _hash(tag: str) -> str:
    """Return the source of a content policy that allows what this element of the page contains, and nothing else inline."""
    content = _board().partition(f"<{tag}>")[2].partition(f"</{tag}>")[0]
    return f"'sha256-{b64encode(sha256(content.encode()).digest()).decode()}'"


@cache
def _page_of(application: int | None) -> tuple[bytes, bytes, str]:
    """Return the page, which can be the Activity of an application, as it is and compressed, and its content policy."""
    page, frames = _board(), "'none'"
    if application:
        page = page.replace("<html ", f'<html data-application="{application}" ', 1)
        frames = _FRAMES.format(application)
    policy = _POLICY.format(script=_hash("script"), style=_hash("style"), frames=frames)
    return page.encode(), gzip.compress(page.encode()), policy


class Closed(Exception):
    """A window is not served: ``text`` says why to its person, ``why`` in the log, where it is not empty.

    ``retry``: it may be served later.
    """

    def __init__(
        self,
        text: str,
        why: str = "",
        *,
        retry: bool = False,
        sign_in: protocol.Link | None = None,
        channel: protocol.Link | None = None,
    ) -> None:
        super().__init__(text)
        self.why = why
        self.message = protocol.Closed(text=text, retry=retry, sign_in=sign_in, channel=channel)


@dataclass(frozen=True, slots=True)
class Admission:
    """The terms on which a window is served: its seat, and what its welcome says.

    At most ``most`` windows with the same ``key`` are open at a time. ``stays`` is awaited as long as the window is open, and
    raises `Closed` or `ConnectionError` when it is to be closed. ``launched`` is the subject for which its person has
    launched the page, shown if its hello names none.
    """

    seat: Seat
    key: str
    most: int
    session: str = ""
    sign_in: protocol.Link | None = None
    channel: protocol.Link | None = None
    launched: str = ""
    note: str = ""
    stays: Callable[[], Coroutine[None, None, NoReturn]] | None = None


class Door(Protocol):
    """Admits pages, and decides what each may see and do."""

    @property
    def application(self) -> int | None:
        """The id of the application if the page can be its Activity, which Discord's sites show in a frame."""
        ...

    def is_expected(self, request: web.Request) -> bool:
        """Return whether a request names the page of this server as its origin."""
        ...

    def address_of(self, request: web.Request) -> str:
        """Return the address of the person behind a request."""
        ...

    def texts(self, request: web.Request) -> Texts:
        """Return the texts for a page about which nothing else is known."""
        ...

    async def open(self, hello: protocol.Hello, request: web.Request) -> Admission | Forward:
        """Return what a page may show, or which process serves it. Raises `Closed`."""
        ...


class BoardServer:
    """An HTTP server at an address. Use as an asynchronous context manager; ``port`` is known from then on.

    Port 0 takes any free port. Raises `OSError` where the port is taken.
    """

    def __init__(self, door: Door, address: Address, limits: Limits | None = None) -> None:
        self._door, self._address = door, address
        self.limits = limits or Limits(time.monotonic)
        self.port = address.port
        self._sockets = set[web.WebSocketResponse]()
        self._silent, self._once = Silent(), Once()
        self._runner = web.AppRunner(
            self._application(),
            access_log=None,
            logger=RequestLog(self.limits.refusals),
            shutdown_timeout=1.0,
            keepalive_timeout=_IDLE,
            max_line_size=_MAX_LINE,
            max_field_size=_MAX_LINE,
        )

    def _application(self) -> web.Application:
        application = web.Application(client_max_size=protocol.MAX_MESSAGE)
        application.router.add_get("/", self._page)
        application.router.add_get("/socket", self._socket)
        return application

    async def __aenter__(self) -> Self:
        """Start to serve."""
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self._address.host, self._address.port).start()
        except OSError:
            await self._runner.cleanup()
            raise
        self.port = self._runner.addresses[0][1]
        return self

    async def __aexit__(self, *_: object) -> None:
        """Close every window's connection, and stop."""
        for site in tuple(self._runner.sites):
            await site.stop()
        for socket in tuple(self._sockets):
            with suppress(ConnectionError):
                await socket.close()
        await self._runner.cleanup()
        await self._once.close()

    def _check(self, request: web.Request) -> None:
        """Raise `web.HTTPForbidden` for a request of another site."""
        if not self._door.is_expected(request):
            self._refused("another site", request)
            raise web.HTTPForbidden

    def _refused(self, why: str, request: web.Request) -> None:
        self.limits.refusals.add(why, self._door.address_of(request))

    async def _page(self, request: web.Request) -> web.Response:
        self._check(request)
        page, packed, policy = _page_of(self._door.application)
        headers = {**_HEADERS, "Content-Security-Policy": policy}
        if "gzip" in request.headers.get("Accept-Encoding", ""):
            page = packed
            headers["Content-Encoding"] = "gzip"
        return web.Response(body=page, content_type="text/html", charset="utf-8", headers=headers)

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        self._check(request)
        with ExitStack() as counted:
            try:
                counted.enter_context(self.limits.window("all", self.limits.sockets))
            except TooMany as error:
                self._refused(str(error), request)
                refusal = web.HTTPServiceUnavailable(headers={"Retry-After": "10"})
                refusal.force_close()
                raise refusal from None
            socket = PacedSocket(heartbeat=_PING, max_msg_size=protocol.MAX_MESSAGE)
            try:
                await socket.prepare(request)
            except ConnectionError:  # the page is gone, and costs no line of log
                return web.Response()
            self._sockets.add(socket)
            counted.callback(self._sockets.discard, socket)
            admitted = await self._guarded(socket, request, self._greet(socket, request))
            if isinstance(admitted, Forward):
                await self._guarded(socket, request, forward(socket, request, self._door.address_of(request), admitted))
            elif admitted:
                await self._guarded(socket, request, self._serve(socket, *admitted))
            await socket.close()
            return socket

    async def _guarded(self, socket: web.WebSocketResponse, request: web.Request, work: Awaitable[_T]) -> _T | None:
        """Await a part of serving a window. Sends why it is to be closed, and logs what has gone wrong."""
        try:
            return await work
        except Closed as closed:
            if closed.why:
                self._refused(closed.why, request)
            with suppress(ConnectionError):
                await send(socket, closed.message)
        except ConnectionError:
            pass
        except (TimeoutError, ValidationError) as error:
            self._refused("no greeting" if isinstance(error, TimeoutError) else "invalid message", request)
        except OutOfReach as error:
            _log.warning("board not passed on", error=str(error))
        except StoreError as error:
            _log.warning("board not shown", error=str(error))
        except Exception:  # noqa: BLE001 - whatever it was, the page connects again
            _log.exception("board failed")
        return None

    async def _greet(
        self, socket: web.WebSocketResponse, request: web.Request
    ) -> tuple[Admission, Subject, protocol.Hello] | Forward | None:
        """Return what a window may show by its first message; None if it is closed before. Raises `Closed`."""
        try:
            async with asyncio.timeout(_GREETING) as patience:
                with self._silent.waiting(self._door.address_of(request), patience):
                    hello = await received(socket)
        except ValidationError:
            raise Closed(self._door.texts(request)("web-not-allowed"), "no valid greeting") from None
        except TimeoutError:
            if request.transport:
                request.transport.abort()  # it is not waited for once more, until it closes
            raise
        if not isinstance(hello, protocol.Hello):
            return None
        admission = await self._door.open(hello, request)
        if isinstance(admission, Forward):
            return admission
        name, is_missed = deep_links.split(admission.seat, hello.subject or _chosen(admission))
        hello = hello.model_copy(update={"subject": name})
        subject = open_subject(admission.seat, hello.subject) if _is_offered(admission, hello.subject) else None
        if subject is None:
            raise Closed(admission.seat.say("web-not-allowed"))
        return replace(admission, note=admission.seat.say("web-missed")) if is_missed else admission, subject, hello

    async def _serve(self, socket: PacedSocket, admission: Admission, subject: Subject, hello: protocol.Hello) -> None:
        """Answer one window until it is closed. Raises `Closed`, and `ValidationError` for a message that no page sends."""
        try:
            with ExitStack() as counted:
                counted.enter_context(self.limits.window(admission.key, admission.most))
                if admission.sign_in:
                    socket.shared = counted.enter_context(self.limits.guest(admission.key))
                await send(socket, _welcome(admission, hello.subject))
                window = Window(admission.seat, subject, socket, self._once, hello)
                stays = (admission.stays(),) if admission.stays else ()
                await until_one_ends(window.serve(), *stays)
        except TooMany as error:
            raise Closed(admission.seat.say("web-too-many"), str(error), retry=True) from None


def _is_offered(admission: Admission, subject: str) -> bool:
    return subject.partition(":")[0] in admission.seat.subjects


def _chosen(admission: Admission) -> str:
    """Return the subject for a page that names none: what it was opened for, else the first that it may show."""
    return admission.launched if _is_offered(admission, admission.launched) else next(iter(admission.seat.subjects))


def _welcome(admission: Admission, subject: str) -> protocol.Welcome:
    seat = admission.seat
    say, people = seat.say, seat.table.people
    is_signed_in = bool(admission.session)
    return protocol.Welcome(
        players=() if is_signed_in else tuple(person(one, people) for one in people),
        player=None if seat.player is None else str(seat.player),
        subjects={name: say(f"web-subject-{name}") for name in SUBJECTS if name in seat.subjects},
        subject=subject,
        language=say.language,
        labels=page_words(say),
        session=admission.session,
        sign_in=admission.sign_in,
        channel=admission.channel,
        name=", ".join(people.values()) if is_signed_in else "",
        note=admission.note,
    )
