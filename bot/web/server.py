"""The server of the board: one page, and one WebSocket for each window that shows it.

It serves the games of one channel to people who know the secret of its address. What they do passes through `LiveGame.handle`,
as what people do on Discord does; what they see is made by the pure functions of the views alone.
"""

import secrets
from contextlib import suppress
from importlib import resources
from typing import Self

import structlog
from aiohttp import web
from pydantic import ValidationError

from bot.client import RicochetBot
from bot.web import protocol
from bot.web.once import Once
from bot.web.subject import Seat, Table
from bot.web.subjects import SUBJECTS, open_subject
from bot.web.view import page_words, person
from bot.web.window import Window, received, send
from engine.events import Player

_log = structlog.stdlib.get_logger()

MAX_SOCKETS = 64
"""Windows that are served at a time; another one is refused."""

_PING = 20.0
"""Seconds between two pings, by which a connection that is gone is noticed."""

_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; connect-src 'self';"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}


class BoardServer:
    """An HTTP server on the loopback address. Use as an asynchronous context manager; ``url`` is known from then on.

    ``port`` 0 takes any free port. Raises `OSError` where the port is taken.
    """

    def __init__(self, bot: RicochetBot, table: Table, port: int = 0) -> None:
        self._bot, self._table, self._port = bot, table, port
        self._secret = secrets.token_urlsafe(16)
        self._sockets = set[web.WebSocketResponse]()
        self._once = Once()
        self._runner = web.AppRunner(self._application(), access_log=None)

    @property
    def url(self) -> str:
        """The address of the page, with its secret."""
        return f"http://127.0.0.1:{self._port}/#{self._secret}"

    def _application(self) -> web.Application:
        application = web.Application(client_max_size=protocol.MAX_MESSAGE)
        application.router.add_get("/", self._page)
        application.router.add_get("/socket", self._socket)
        return application

    async def __aenter__(self) -> Self:
        """Start to serve."""
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self._port)
        await site.start()
        self._port = self._runner.addresses[0][1]
        return self

    async def __aexit__(self, *_: object) -> None:
        """Close every window's connection, and stop."""
        for socket in tuple(self._sockets):
            with suppress(ConnectionError):
                await socket.close()
        await self._runner.cleanup()
        await self._once.close()

    def _is_local(self, request: web.Request) -> bool:
        """Return whether a request names this host, and comes from its own page: another site's name may resolve to it."""
        hosts = {f"127.0.0.1:{self._port}", f"localhost:{self._port}"}
        origin = request.headers.get("Origin")
        return request.host in hosts and (origin is None or origin.removeprefix("http://") in hosts)

    async def _page(self, request: web.Request) -> web.Response:
        if not self._is_local(request):
            raise web.HTTPForbidden
        page = resources.files("bot.web").joinpath("board.html").read_text(encoding="utf-8")
        return web.Response(text=page, content_type="text/html", headers=_HEADERS)

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        if not self._is_local(request) or len(self._sockets) >= MAX_SOCKETS:
            raise web.HTTPForbidden
        socket = web.WebSocketResponse(heartbeat=_PING, max_msg_size=protocol.MAX_MESSAGE)
        await socket.prepare(request)
        self._sockets.add(socket)
        try:
            await self._serve(socket)
        except (ConnectionError, ValidationError) as error:
            _log.info("board closed", error=type(error).__name__)
        except Exception:  # noqa: BLE001 - whatever it was, the page connects again
            _log.exception("board failed")
        finally:
            self._sockets.discard(socket)
            await socket.close()
        return socket

    async def _serve(self, socket: web.WebSocketResponse) -> None:
        """Answer one window until it is closed. Raises `ValidationError` for a message that no page sends."""
        hello = await received(socket)
        if isinstance(hello, protocol.Hello) and secrets.compare_digest(hello.secret.encode(), self._secret.encode()):
            player = next((one for one in self._table.people if str(one) == hello.player), None)
            seat = Seat(self._bot, self._table, player)
            if subject := open_subject(seat, hello.subject):
                await send(socket, self._welcome(player))
                await Window(seat, subject, socket, self._once, hello).serve()
                return
        await send(socket, protocol.Closed(text=self._table.say("web-not-allowed")))

    def _welcome(self, player: Player | None) -> protocol.Welcome:
        say = self._table.say
        return protocol.Welcome(
            players=tuple(person(one, self._table.people) for one in self._table.people),
            player=None if player is None else str(player),
            subjects={name: say(f"web-subject-{name}") for name in SUBJECTS},
            language=say.language,
            labels=page_words(say),
        )
