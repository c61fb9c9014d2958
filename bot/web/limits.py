"""Limits of the board's server: how many windows are open, and how fast they and their addresses may ask."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from weakref import WeakValueDictionary

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

_OF_GUESTS = 5 / 6
"""The part of all windows that people without an account may take; the others are left to those who have signed in."""

MAX_GREETING, MAX_GREETING_OF_ADDRESS = 256, 64
"""Windows at a time that have not said yet what they show: all, and those of one address."""

_BURST, _EVERY = 20, 0.2
"""Messages that a window may send at once, and the seconds after which it may send one more."""

_GUEST_BURST, _GUEST_EVERY = 100, 0.05
"""The same for all windows of one address, or instance, without an account."""

_REQUESTS = "requests"
_ASKS, _WITHIN = 60, 60.0
"""Maximum number of requests to Discord that one address, or one person, may cause within this many seconds."""

_STRANGERS, _ASKS_OF_STRANGERS = "strangers", 600
"""The same for all who sign in or open an Activity: Discord locks out an application that asks too often."""

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
        self._guests = WeakValueDictionary[str, Pace]()

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

    @contextmanager
    def guest(self, key: str) -> Iterator["Pace"]:
        """Count a window without an account while entered. Gives the pace of those of its key. Raises `TooMany`."""
        with self.window("guests", int(self.sockets * _OF_GUESTS)):
            pace = self._guests.setdefault(key, Pace(_GUEST_BURST, _GUEST_EVERY))
            yield pace

    def ask(self, person: str, most: int | None = None) -> None:
        """Count a request to Discord that a person causes, or that counts under such a key. Raises `TooMany`."""
        now = self._now()
        recent = [at for at in self._asked.pop(person, ()) if at > now - _WITHIN]
        self._asked[person] = recent
        _trim(self._asked)
        if len(recent) >= (most or _ASKS):
            raise TooMany(_REQUESTS)
        recent.append(now)

    def ask_for_stranger(self, address: str) -> None:
        """Count a request to Discord that a person at an address causes who has not signed in. Raises `TooMany`."""
        self.ask(address)
        self.ask(_STRANGERS, _ASKS_OF_STRANGERS)

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


class Pace:
    """Lets ``burst`` through at once, and one more ``every`` so many seconds."""

    def __init__(self, burst: int, every: float) -> None:
        self._ahead, self._every, self._free_at = burst * every, every, 0.0

    async def turn(self) -> None:
        """Wait until another one may pass."""
        now = asyncio.get_running_loop().time()
        self._free_at = max(self._free_at, now) + self._every
        if (wait := self._free_at - now - self._ahead) > 0:
            await asyncio.sleep(wait)


class PacedSocket(web.WebSocketResponse):
    """A WebSocket whose messages are read at a limited pace, so that a page that sends more only slows itself down.

    ``shared`` is a pace that it has in common with others. Messages are compressed one by one: a compressor for each window
    would take more than 100 kB. Each is sent once the page has read those before it, but for what the system keeps.
    """

    def __init__(self, *, heartbeat: float | None, max_msg_size: int) -> None:
        super().__init__(heartbeat=heartbeat, max_msg_size=max_msg_size, autoping=False, writer_limit=1)
        self._pace = Pace(_BURST, _EVERY)
        self.shared: Pace | None = None

    async def send_str(self, data: str, compress: int | None = None) -> None:
        """Send a message, compressed if the page can read that."""
        await super().send_str(data, compress or self.compress or None)

    async def receive(self, timeout: float | None = None) -> WSMessage:  # noqa: ASYNC109 - as in the class above
        """Return the next message, after a pause where many were sent at once. Pings are answered, and count as well."""
        while True:
            message = await super().receive(timeout)
            await self._pace.turn()
            if self.shared:
                await self.shared.turn()
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
