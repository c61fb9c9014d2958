"""Several processes: a page is passed on to the process that plays its server, which is asked for everything else."""

from contextlib import suppress
from dataclasses import dataclass

import aiohttp
from aiohttp import WSMsgType, web

from bot.concurrent import until_one_ends
from bot.run.config import Address
from bot.web import protocol

HOP = "X-Ricochet-Hop"
"""A header of what was passed on, which is not passed on again."""

_PASSED_ON = ("Origin", "Accept-Language")
_CONNECTING = aiohttp.ClientTimeout(total=None, sock_connect=3.0)


class OutOfReach(Exception):
    """The other process cannot be reached, or refuses the page."""


@dataclass(frozen=True, slots=True)
class Forward:
    """A page is served by the process at an address, with this as its first message."""

    address: Address
    hello: protocol.Hello


async def forward(socket: web.WebSocketResponse, request: web.Request, address: str, to: Forward) -> None:
    """Pass messages of a person at an address on in both directions until either side closes. Raises `OutOfReach`."""
    headers = {name: request.headers[name] for name in _PASSED_ON if name in request.headers}
    headers |= {"X-Forwarded-For": address, HOP: "1"}
    async with aiohttp.ClientSession(timeout=_CONNECTING) as session:
        try:
            there = await session.ws_connect(f"http://{to.address}/socket", headers=headers, max_msg_size=0)
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            raise OutOfReach(repr(error)) from error
        async with there:
            await there.send_str(to.hello.model_dump_json())
            with suppress(ConnectionError):
                await until_one_ends(_pass(socket, there), _pass(there, socket))


async def _pass(
    source: web.WebSocketResponse | aiohttp.ClientWebSocketResponse, to: web.WebSocketResponse | aiohttp.ClientWebSocketResponse
) -> None:
    while (message := await source.receive()).type is WSMsgType.TEXT:
        await to.send_str(message.data)
