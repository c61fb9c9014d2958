"""Limits of the board's server: how many windows are open, and how fast they and their addresses may ask."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from weakref import WeakValueDictionary

from aiohttp import WSMessage, WSMsgType, web
from aiohttp.abc import AbstractStreamWriter

from bot.run.refusals import Refusals, address_in, network_of

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

_BURST, _EVERY = 20, 0.2
"""Messages that a window may send at once, and the seconds after which it may send one more."""

_GUEST_BURST, _GUEST_EVERY = 100, 0.05
"""The same for all windows of one address, or instance, without an account."""

_REQUESTS = "requests"
_ASKS, _WITHIN = 60, 60.0
"""Maximum number of requests to Discord that one address, or one person, may cause within this many seconds."""

_STRANGERS, _ASKS_OF_STRANGERS = "strangers", 600
"""The same for all who sign in or open an Activity: Discord locks out an application that asks too often."""

_WIDER = {56: 2, 48: 4}
"""IPv6 networks that providers give to one customer, by their bits, and how much more each may take than one address."""

_MAX_KEPT = 10_000


class TooMany(Exception):
    """A limit is reached, that of ``what``."""

    def __init__(self, what: str) -> None:
        super().__init__(f"too many: {what}")


class Limits:
    """Counts open windows, at most ``sockets``, and the requests that they cause. ``now`` returns monotonic seconds."""

    def __init__(self, now: Callable[[], float], *, sockets: int = MAX_SOCKETS) -> None:
        self._now, self.sockets = now, sockets
        self.refusals = Refusals(now, "board refused")
        self._open = Counter[str]()
        self._asked = OrderedDict[str, list[float]]()
        self._guests = WeakValueDictionary[str, Pace]()

    @contextmanager
    def window(self, key: str, most: int) -> Iterator[None]:
        """Count a window of ``key`` while entered, also for wider networks of the address that the key may end with.

        Raises `TooMany` if there are as many as there may be.
        """
        limits = dict(with_networks(key, most))
        if any(self._open[one] >= most_of_one for one, most_of_one in limits.items()):
            raise TooMany(key.partition(" ")[0])
        self._open.update(limits.keys())
        try:
            yield
        finally:
            self._open.subtract(limits.keys())
            for one in limits:
                if not self._open[one]:
                    del self._open[one]

    @contextmanager
    def guest(self, key: str) -> Iterator["Pace"]:
        """Count a window without an account while entered. Gives the pace of those of its key. Raises `TooMany`."""
        with self.window("guests", int(self.sockets * _OF_GUESTS)):
            pace = self._guests.setdefault(key, Pace(_GUEST_BURST, _GUEST_EVERY))
            yield pace

    def ask(self, person: str, most: int | None = None) -> None:
        """Count a request to Discord that a person or an address causes, or that counts under such a key. Raises `TooMany`."""
        now, limits = self._now(), dict(with_networks(person, most or _ASKS))
        asked = {key: [at for at in self._asked.pop(key, ()) if at > now - _WITHIN] for key in limits}
        self._asked |= asked
        while len(self._asked) > _MAX_KEPT:
            self._asked.popitem(last=False)
        if any(len(asked[key]) >= most_of_one for key, most_of_one in limits.items()):
            raise TooMany(_REQUESTS)
        for recent in asked.values():
            recent.append(now)

    def ask_for_stranger(self, address: str) -> None:
        """Count a request to Discord that a person at an address causes who has not signed in. Raises `TooMany`."""
        self.ask(address)
        self.ask(_STRANGERS, _ASKS_OF_STRANGERS)


def with_networks(key: str, most: int) -> Iterator[tuple[str, int]]:
    """Yield a key and its limit, and those of the wider networks of the IPv6 address that the key may end with."""
    yield key, most
    kind, _, last = key.rpartition(" ")
    if ":" in last and (address := address_in(last)):
        for bits, factor in _WIDER.items():
            yield f"{kind} {network_of(address, bits)}/{bits}", most * factor


class Pace:
    """Lets ``burst`` through at once, and then one per ``every`` seconds."""

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

    async def prepare(self, request: web.BaseRequest) -> AbstractStreamWriter:
        """Open the window, for which no more than one unread message is kept."""
        writer = await super().prepare(request)
        if request.transport:
            request.transport.set_write_buffer_limits(0)  # writing is paused as long as anything is unread
        return writer

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
