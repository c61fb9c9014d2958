"""The TCP connections of the board's server: how fast they come, how many there are, and how long each may keep it waiting.

These limits hold before a request is read, and after an answer is written: for peers that are very many, send nothing, send it
slowly, or do not read what they are sent.
"""

import asyncio
import socket
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from typing import Self, cast

import structlog
from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from bot.run.config import Address
from bot.web.limits import Limits, Pace, TooMany

try:
    import resource
except ImportError:  # Windows, where no such limit applies
    resource = None

_log = structlog.stdlib.get_logger()

_MOST = 4000
_SPARED = 256
"""Open files that are left to everything else in the process, at most half of them: some systems allow 256."""

_AT_ONCE, _EVERY = 50, 0.005
"""Connections that are accepted at once, and the seconds after which one more is; the same for requests. Other connections wait
in the system's queue, where they cost nothing: to serve or refuse them all as they come would delay everybody who plays."""

_QUEUE = 1024

_REQUEST, _MAX_REQUEST = 10.0, 32_768
"""Seconds within which a new connection sends a whole request, and bytes that it may have."""

_AGAIN = 1.0
"""Seconds after which it accepts again where the system has refused to, as for want of open files."""

_UNREAD = 20.0
"""Seconds within which a peer reads what it is sent: all of it, at one moment at least."""

_SEND_BUFFER = 65_536
"""Bytes that the system may keep for a peer that does not read; it takes them twice on Linux."""


def most_connections() -> int:
    """Return how many connections may be open: as many as the system lets this process have open files, at most 4,000."""
    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[0] if resource else -1
    return _MOST if allowed < 0 else min(_MOST, allowed - min(_SPARED, allowed // 2))


class Connection(asyncio.Protocol):
    """A connection to a server, which is passed on to a new ``protocol`` unless ``most`` others are open.

    It is cut off when its first request is not complete in time, or when its peer does not read in time.
    """

    def __init__(self, protocol: Callable[[], asyncio.Protocol], limits: Limits, most: int) -> None:
        self._make, self._limits, self._most = protocol, limits, most
        self._protocol: asyncio.Protocol | None = None
        self._counted = ExitStack()
        self._transport: asyncio.Transport | None = None
        self._awaited: int | None = 0
        self._late: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Pass the connection on, or cut it off if there are too many."""
        self._transport = transport = cast("asyncio.Transport", transport)
        try:
            self._counted.enter_context(self._limits.window("connections", self._most))
        except TooMany as error:
            self._cut_off(str(error))
            return
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER)
        transport.set_write_buffer_limits(0)  # so that writing is paused as long as anything is unread
        self._late = asyncio.get_running_loop().call_later(_REQUEST, self._cut_off, "no request in time")
        self._protocol = self._make()
        self._protocol.connection_made(transport)

    def _cut_off(self, why: str) -> None:
        assert self._transport is not None
        peer = self._transport.get_extra_info("peername")
        self._limits.refusals.add(why, str(peer[0]) if peer else "")
        self._transport.abort()

    def has_requested(self) -> None:
        """Let the connection go on: its first request is complete."""
        self._awaited = None
        if self._late:
            self._late.cancel()

    def data_received(self, data: bytes) -> None:
        """Pass on what the peer has sent."""
        if self._awaited is not None:
            self._awaited += len(data)
            if self._awaited > _MAX_REQUEST:
                self._cut_off("request too large")
                return
        if self._protocol:
            self._protocol.data_received(data)

    def eof_received(self) -> bool | None:
        """Pass on that the peer sends nothing more."""
        return self._protocol.eof_received() if self._protocol else None

    def pause_writing(self) -> None:
        """Give the peer some time to read."""
        self._stuck = asyncio.get_running_loop().call_later(_UNREAD, self._cut_off, "not read in time")
        if self._protocol:
            self._protocol.pause_writing()

    def resume_writing(self) -> None:
        """Go on: the peer has read everything."""
        if self._stuck:
            self._stuck.cancel()
        if self._protocol:
            self._protocol.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Pass on that the connection is closed."""
        for timer in (self._late, self._stuck):
            if timer:
                timer.cancel()
        self._counted.close()
        if self._protocol:
            self._protocol.connection_lost(exc)
            self._protocol = None


class Listener:
    """Accepts connections at an address. Use as an asynchronous context manager; ``port`` is known from then on.

    Raises `OSError` where the port is taken.
    """

    def __init__(self, protocol: Callable[[], asyncio.Protocol], address: Address, limits: Limits) -> None:
        self._connection = partial(Connection, protocol, limits, most_connections())
        self._address, self.port = address, address.port
        self._sockets = list[socket.socket]()
        self._accepting = list[asyncio.Task[None]]()

    async def __aenter__(self) -> Self:
        """Begin to accept."""
        loop, address = asyncio.get_running_loop(), self._address
        bound = await loop.create_server(self._connection, address.host, address.port, start_serving=False)
        sockets = [one.dup() for one in bound.sockets]
        bound.close()
        for one in sockets:
            one.setblocking(False)
            one.listen(_QUEUE)
        self.port, self._sockets = sockets[0].getsockname()[1], sockets
        self._accepting = [loop.create_task(self._accept(one)) for one in sockets]
        return self

    async def __aexit__(self, *_: object) -> None:
        """Accept no more."""
        for task in self._accepting:
            task.cancel()
        await asyncio.gather(*self._accepting, return_exceptions=True)
        for one in self._sockets:  # a task that is cancelled before it has begun closes nothing
            one.close()

    async def _accept(self, listening: socket.socket) -> None:
        loop, pace = asyncio.get_running_loop(), Pace(_AT_ONCE, _EVERY)
        with listening:
            while True:
                try:
                    peer, _ = await loop.sock_accept(listening)
                    await loop.connect_accepted_socket(self._connection, peer)
                except ConnectionError:  # it is gone
                    pass
                except OSError as error:
                    _log.warning("board connection not accepted", error=str(error))
                    await asyncio.sleep(_AGAIN)
                await pace.turn()


def paced_requests() -> Middleware:
    """Return a middleware that handles requests at a limited pace, and notes on their connections that they are complete.

    A peer that is gone meanwhile costs no line of log.
    """
    pace = Pace(_AT_ONCE, _EVERY)

    @web.middleware
    async def handle(request: web.Request, handler: Handler) -> web.StreamResponse:
        connection = request.transport.get_protocol() if request.transport else None
        if isinstance(connection, Connection):
            connection.has_requested()
        await pace.turn()
        try:
            return await handler(request)
        except ConnectionError:
            return web.Response()  # which is not sent

    return handle
