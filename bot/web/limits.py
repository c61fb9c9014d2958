"""Limits of the board's server: how many windows are open, and how fast they and their addresses may ask."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

import structlog
from aiohttp import WSMessage, WSMsgType, web

_log = structlog.stdlib.get_logger()

MAX_SOCKETS = 3000
"""Windows that are served at a time; another one is refused."""

MAX_OF_PERSON = 8
"""Windows that are served at a time to one person."""

MAX_OF_INSTANCE = 200
"""Windows that are served at a time to those who only watch in one instance of an Activity."""

MAX_OF_GUEST = 64
"""Windows that are served at a time to one address without an account."""

MAX_GREETING, MAX_GREETING_OF_ADDRESS = 256, 64
"""Windows at a time that have not said yet what they show: all, and those of one address."""

_BURST, _EVERY = 20, 0.2
"""Messages that a window may send at once, and the seconds after which it may send one more."""

_REQUESTS = "requests"
_ASKS, _WITHIN = 60, 60.0
"""Maximum number of requests to Discord that one address, or one person, may cause within this many seconds."""

_NETWORK = 64
"""Bits of an IPv6 address that name its network."""

_LOGGED_AGAIN = 3600.0
_MAX_KEPT = 10_000


class TooMany(Exception):
    """A limit is reached, that of ``what``."""

    def __init__(self, what: str) -> None:
        super().__init__(f"too many: {what}")


class Limits:
    """Counts open windows, at most ``sockets``, and the requests that they cause. ``now`` returns monotonic seconds."""

    def __init__(self, now: Callable[[], float], *, sockets: int = MAX_SOCKETS) -> None:
        self._now, self.sockets = now, sockets
        self._open = Counter[str]()
        self._asked = OrderedDict[str, list[float]]()
        self._logged = OrderedDict[tuple[str, str], float]()

    @contextmanager
    def window(self, key: str, most: int) -> Iterator[None]:
        """Count a window of ``key`` while entered. Raises `TooMany` if there are as many as there may be."""
        if self._open[key] >= most:
            raise TooMany(key.partition(" ")[0])
        self._open[key] += 1
        try:
            yield
        finally:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]

    def ask(self, address: str) -> None:
        """Count a request to Discord that an address, or a person, causes. Raises `TooMany`."""
        now = self._now()
        recent = [at for at in self._asked.pop(address, ()) if at > now - _WITHIN]
        self._asked[address] = recent
        _trim(self._asked)
        if len(recent) >= _ASKS:
            raise TooMany(_REQUESTS)
        recent.append(now)

    def refused(self, why: str, address: str) -> None:
        """Log that an address was refused, once in an hour for each reason."""
        now, key = self._now(), (why, address)
        if self._logged.get(key, -_LOGGED_AGAIN) + _LOGGED_AGAIN <= now:
            self._logged[key] = now
            self._logged.move_to_end(key)
            _trim(self._logged)
            _log.warning("board refused", why=why, address=address)


def _trim(kept: "OrderedDict[str, list[float]] | OrderedDict[tuple[str, str], float]") -> None:
    while len(kept) > _MAX_KEPT:
        kept.popitem(last=False)


class PacedSocket(web.WebSocketResponse):
    """A WebSocket whose messages are read at a limited pace, so that a page that sends more only slows itself down.

    Messages are compressed one by one: a compressor for each window would take more than 100 kB. Each is sent once the page has
    read those before it, but for what the system keeps.
    """

    def __init__(self, *, heartbeat: float | None, max_msg_size: int) -> None:
        super().__init__(heartbeat=heartbeat, max_msg_size=max_msg_size, autoping=False, writer_limit=1)
        self._free_at = 0.0

    async def send_str(self, data: str, compress: int | None = None) -> None:
        """Send a message, compressed if the page can read that."""
        await super().send_str(data, compress or self.compress or None)

    async def receive(self, timeout: float | None = None) -> WSMessage:  # noqa: ASYNC109 - as in the class above
        """Return the next message, after a pause where many were sent at once. Pings are answered, and count as well."""
        while True:
            message = await super().receive(timeout)
            now = asyncio.get_running_loop().time()
            self._free_at = max(self._free_at, now) + _EVERY
            if (wait := self._free_at - now - _BURST * _EVERY) > 0:
                await asyncio.sleep(wait)
            if message.type is WSMsgType.PING:
                await self.pong(message.data)
            elif message.type is not WSMsgType.PONG:
                return message


def address_of(request: web.Request) -> str:
    """Return the address of the person behind a request, which a proxy at a private address names in its last entry.

    That of a person with IPv6 is the first of their network, in which they have all addresses.
    """
    peer = _address(request.remote or "")
    forwarded = _address(",".join(request.headers.getall("X-Forwarded-For", ())).rpartition(",")[2].strip())
    address = forwarded if forwarded and peer and peer.is_private else peer
    if isinstance(address, IPv6Address):
        address = IPv6Network((address, _NETWORK), strict=False).network_address
    return str(address or request.remote or "")


def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return (address.ipv4_mapped if isinstance(address, IPv6Address) else None) or address
