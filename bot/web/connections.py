"""The TCP connections of the board's server: how many there are, and how long each may keep the server waiting.

These limits hold before a request is read, and after an answer is written: for peers that send nothing, send it slowly, or do
not read what they are sent.
"""

import asyncio
import socket
from collections.abc import Callable
from contextlib import ExitStack
from typing import cast

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.web.limits import Limits, TooMany

try:
    import resource
except ImportError:  # Windows, where no such limit applies
    resource = None

_MOST = 4000
_SPARED = 256
"""Open files that are left to everything else in the process."""

_REQUEST = 10.0
"""Seconds within which a new connection sends a whole request."""

_UNREAD = 20.0
"""Seconds within which a peer reads what it is sent: all of it, at one moment at least."""

_SEND_BUFFER = 65_536
"""Bytes that the system may keep for a peer that does not read; it takes them twice on Linux."""


def most_connections() -> int:
    """Return how many connections may be open: as many as the system lets this process have open files, at most 4,000."""
    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[0] if resource else -1
    return _MOST if allowed < 0 else max(1, min(_MOST, allowed - _SPARED))


class Connection(asyncio.Protocol):
    """A connection to a server, whose ``protocol`` gets to know of it only if it is one of at most ``most``.

    It is cut off when its first request is not complete in time, or when its peer does not read in time.
    """

    def __init__(self, protocol: Callable[[], asyncio.Protocol], limits: Limits, most: int) -> None:
        self._make, self._limits, self._most = protocol, limits, most
        self._protocol: asyncio.Protocol | None = None
        self._counted = ExitStack()
        self._transport: asyncio.Transport | None = None
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
        self._limits.refused(why, str(peer[0]) if peer else "")
        self._transport.abort()

    def has_requested(self) -> None:
        """Let the connection go on: its first request is complete."""
        if self._late:
            self._late.cancel()

    def data_received(self, data: bytes) -> None:
        """Pass on what the peer has sent."""
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


@web.middleware
async def note_request(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Note on its connection that a request is complete, and go on."""
    connection = request.transport.get_protocol() if request.transport else None
    if isinstance(connection, Connection):
        connection.has_requested()
    return await handler(request)
