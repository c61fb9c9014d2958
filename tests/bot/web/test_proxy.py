"""A public board behind its proxy: clients that are slow, malformed, too large or too many, and people who play."""

import asyncio
import json
import re
import select
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import web

from bot.web.instances import Instance, Place
from tests.bot.run.malformed import MALFORMED
from tests.bot.web.nginx import SHIPPED, Nginx, nginx, trusting
from tests.bot.web.test_public import Board, started
from tests.bot.world import PATIENCE, World

_QUICK = {"client_header_timeout 10s": "client_header_timeout 200ms", "client_body_timeout 10s": "client_body_timeout 200ms"}
_DEAF = {"send_timeout 20s": "send_timeout 200ms", "sndbuf=64k": "sndbuf=4k"}
_OF_ADDRESS = "limit_conn connections_of_address 1000", "limit_conn connections_of_address 2"
_OF_ALL = "limit_conn connections 4000", "limit_conn connections 3"
_SERVER = "    server {\n"
_NAMED = "set_real_ip_from 127.0.0.1; real_ip_header X-Tested;"
"""Lets a test name the address of a client."""

Behind = Callable[..., AbstractContextManager[Nginx]]


class Bot:
    """What stands for the bot: it answers every request, repeats what a window sends, and keeps the headers."""

    def __init__(self) -> None:
        self.port = 0
        self.requests = list[web.BaseRequest]()

    async def handle(self, request: web.BaseRequest) -> web.StreamResponse:
        self.requests.append(request)
        if request.path != "/socket":
            return web.Response(text="page")
        window = web.WebSocketResponse()
        await window.prepare(request)
        async for message in window:
            await window.send_str(message.data)
        return window


@asynccontextmanager
async def serve(handle: Callable[[web.BaseRequest], Awaitable[web.StreamResponse]]) -> AsyncIterator[int]:
    """Serve requests at a port."""
    http = web.Server(handle)
    server = await asyncio.get_running_loop().create_server(http, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        await http.shutdown(0.1)


@pytest_asyncio.fixture
async def bot() -> AsyncIterator[Bot]:
    bot = Bot()
    async with serve(bot.handle) as bot.port:
        yield bot


@pytest.fixture
def behind(bot: Bot, tmp_path: Path) -> Behind:
    """Run the proxy before that bot."""

    def run(*changes: tuple[str, str], upstream: str = "") -> AbstractContextManager[Nginx]:
        return nginx(bot.port, tmp_path, dict(changes), upstream)

    return run


@pytest_asyncio.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    connector = aiohttp.TCPConnector(ssl=trusting(), force_close=True)
    async with aiohttp.ClientSession(connector=connector) as session:
        yield session


async def connect(proxy: Nginx) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", proxy.port, ssl=trusting())


async def ends(reader: asyncio.StreamReader, seconds: float = PATIENCE) -> bool:
    """Return whether the other side closes within this time."""
    try:
        await asyncio.wait_for(reader.read(), seconds)
    except TimeoutError:
        return False
    except (ConnectionError, ssl.SSLError):
        return True
    return True


async def status(session: aiohttp.ClientSession, proxy: Nginx, address: str = "") -> int:
    headers = {"X-Tested": address} if address else {}
    async with session.get(proxy.address, headers=headers) as answer:
        return answer.status


async def window(session: aiohttp.ClientSession, proxy: Nginx, **headers: str) -> aiohttp.ClientWebSocketResponse:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return await session.ws_connect(f"{proxy.address}socket", headers=named)


@pytest.mark.parametrize("trickle", [b"", b"X"])
async def test_a_client_that_sends_no_whole_header_is_closed_however_slowly_it_sends(bot: Bot, behind: Behind, trickle: bytes):
    with behind(*_QUICK.items()) as proxy:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await connect(proxy)
            writer.write(b"GET / HTTP/1.1\r\nX-Slow: ")
            while not await ends(reader, 0.02):
                writer.write(trickle)
            writer.close()
    assert bot.requests == []


async def test_a_client_that_begins_no_encryption_is_closed(behind: Behind) -> None:
    with behind(*_QUICK.items()) as proxy:
        reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
        assert await ends(reader)
        writer.close()


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nab", id="at once"),
        pytest.param(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\n", id="slowly"),
        pytest.param(b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabcde\r\n", id="in chunks"),
        pytest.param(b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-Large: %s\r\n" % (b"x" * 2000) * 20 + b"\r\n", id="headers"),
    ],
)
async def test_a_request_with_a_body_or_large_headers_does_not_reach_the_bot(bot: Bot, behind: Behind, sent: bytes) -> None:
    with behind(*_QUICK.items()) as proxy:
        reader, writer = await connect(proxy)
        writer.write(sent)
        assert await ends(reader)
        writer.close()
    assert bot.requests == []


@pytest.mark.parametrize("sent", MALFORMED.values(), ids=MALFORMED)
async def test_a_malformed_request_does_not_reach_the_bot(bot: Bot, behind: Behind, sent: bytes) -> None:
    with behind(*_QUICK.items()) as proxy:
        reader, writer = await connect(proxy)
        writer.write(sent)
        assert await ends(reader)
        writer.close()
    assert bot.requests == []


async def test_a_window_that_says_nothing_stays_open_for_longer_than_a_header_may_take(
    behind: Behind, session: aiohttp.ClientSession
) -> None:
    with behind(*_QUICK.items(), ("keepalive_timeout 20s", "keepalive_timeout 200ms"), *_DEAF.items()) as proxy:
        socket = await window(session, proxy)
        with pytest.raises(TimeoutError):
            await socket.receive(0.5)
        await socket.send_str("still here")
        assert await socket.receive_str(timeout=PATIENCE) == "still here"
        await socket.close()


async def test_one_address_has_so_many_connections_and_leaves_those_of_others(behind: Behind, session: aiohttp.ClientSession):
    with behind(_OF_ADDRESS, _OF_ALL, upstream=_NAMED) as proxy:
        of_one = [await window(session, proxy, X_Tested="192.0.2.1") for _ in range(2)]
        assert await status(session, proxy, "192.0.2.1") == 503
        other = await window(session, proxy, X_Tested="192.0.2.2")
        assert await status(session, proxy, "192.0.2.3") == 503  # there are no more for all
        await of_one[0].close()
        async with asyncio.timeout(PATIENCE):
            while await status(session, proxy, "192.0.2.3") != 200:
                pass
        for socket in (*of_one, other):
            await socket.close()


async def test_all_addresses_of_one_ipv6_network_count_as_one(behind: Behind, session: aiohttp.ClientSession) -> None:
    with behind(_OF_ADDRESS, upstream=_NAMED) as proxy:
        opened = [await window(session, proxy, X_Tested=f"2001:db8:0:1:{number}::7") for number in (1, 2)]
        assert await status(session, proxy, "2001:db8:0:1::9") == 503
        assert await status(session, proxy, "2001:db8:0:2::9") == 200
        for socket in opened:
            await socket.close()


@pytest.mark.parametrize(
    ("limit", "others_wait"),
    [
        (
            {
                "requests_of_address:10m rate=50r/s": "requests_of_address:10m rate=6r/m",
                "burst=1000 delay=50": "burst=2 delay=1",
            },
            False,
        ),
        ({"requests:32k rate=200r/s": "requests:32k rate=6r/m", "burst=2000 delay=50": "burst=2 delay=1"}, True),
    ],
    ids=["of an address", "of all"],
)
async def test_requests_that_come_faster_wait_and_are_refused_where_too_many_wait(
    bot: Bot, behind: Behind, session: aiohttp.ClientSession, limit: dict[str, str], *, others_wait: bool
) -> None:
    with behind(*limit.items(), upstream=_NAMED) as proxy:
        asked = {asyncio.create_task(status(session, proxy, "192.0.2.1")) for _ in range(6)}
        waiting = asked
        async with asyncio.timeout(PATIENCE):
            while len(waiting) > 1:
                _, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        assert sorted(one.result() for one in asked - waiting) == [200, 200, 503, 503, 503]
        assert await status(session, proxy, "192.0.2.2") == (503 if others_wait else 200)
        waiting.pop().cancel()
    assert len(bot.requests) == (2 if others_wait else 3)


def deaf(port: int, *messages: dict[str, Any]) -> socket.socket:
    """Open a window that reads nothing, with as little room as the system allows for what arrives, and send messages there."""
    peer = socket.socket()
    peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    peer.settimeout(PATIENCE)
    peer.connect(("127.0.0.1", port))
    encrypted = trusting().wrap_socket(peer)
    upgrade = (
        "GET /socket HTTP/1.1\r\nHost: board.example.org\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    encrypted.sendall(upgrade.encode() + b"".join(map(frame, messages)))
    return encrypted


def frame(message: dict[str, Any]) -> bytes:
    """Return a short text message as a browser sends it, masked with nothing."""
    data = json.dumps(message).encode()
    return bytes([0x81, 0x80 | 126]) + len(data).to_bytes(2, "big") + bytes(4) + data


def is_cut_off(peer: socket.socket, seconds: float = 0.0) -> bool:
    """Return whether the other side resets a connection within this time, without reading from it."""
    poll = select.poll()
    poll.register(peer, 0)
    return bool(poll.poll(seconds * 1000))


async def test_a_client_that_does_not_read_is_cut_off(tmp_path: Path) -> None:
    ended = asyncio.get_running_loop().create_future()

    async def flood(request: web.BaseRequest) -> web.StreamResponse:
        window = web.WebSocketResponse()
        await window.prepare(request)
        try:
            while True:
                await window.send_str("x" * 10_000)
        except ConnectionError:
            ended.set_result(None)
        return window

    async with serve(flood) as port:
        with nginx(port, tmp_path, _DEAF) as proxy:
            peer = await asyncio.to_thread(deaf, proxy.port)
            await asyncio.wait_for(ended, PATIENCE)
            assert await asyncio.to_thread(is_cut_off, peer, PATIENCE)
            peer.close()


async def test_a_proxy_says_whose_request_it_is_in_place_of_what_the_client_says(
    bot: Bot, behind: Behind, session: aiohttp.ClientSession
) -> None:
    with behind() as proxy:
        headers = {"X-Forwarded-For": "198.51.100.7"}
        async with session.get(proxy.address, headers=headers) as answer:
            assert answer.status == 200
        await (await session.ws_connect(f"{proxy.address}socket", headers=headers)).close()
    assert [request.headers.getall("X-Forwarded-For") for request in bot.requests] == [["127.0.0.1"]] * 2


async def test_without_encryption_there_is_only_the_way_to_it_and_what_certbot_shows(
    bot: Bot, behind: Behind, session: aiohttp.ClientSession, tmp_path: Path
) -> None:
    shown = tmp_path / ".well-known" / "acme-challenge" / "token"
    shown.parent.mkdir(parents=True)
    shown.write_text("proof", encoding="utf-8")
    with behind() as proxy:
        plain = f"http://127.0.0.1:{proxy.plain}"
        async with session.get(f"{plain}/?a=b", allow_redirects=False) as answer:
            assert (answer.status, answer.headers["Location"]) == (301, "https://127.0.0.1/?a=b")
        async with session.get(f"{plain}/.well-known/acme-challenge/token") as answer:
            assert await answer.text() == "proof"
        upgrade = {"Upgrade": "websocket", "Connection": "Upgrade"}
        async with session.get(f"{plain}/socket", headers=upgrade, allow_redirects=False) as answer:
            assert answer.status == 301
    assert bot.requests == []


def beside_other_hosts() -> list[tuple[str, str]]:
    """Return the changes that docs/operations.md asks for where nginx serves other hosts, too."""
    shared, _, _ = (SHIPPED / "nginx.conf").read_text(encoding="utf-8").partition(_SERVER)
    _, _, shared = shared.partition("http {")
    moved = re.findall(r"^    (?!include|map|limit_\w+_zone)\w.*;", shared, re.MULTILINE)
    return [*((line, "") for line in moved), (_SERVER, "\n".join([_SERVER, *moved, ""]))]


async def test_other_hosts_of_the_same_nginx_are_not_limited(
    bot: Bot, behind: Behind, session: aiohttp.ClientSession, tmp_path: Path
) -> None:
    other = f"keepalive_timeout 65; server {{ listen unix:{tmp_path}/other; location / {{ return 200; }} }}"
    with behind(*beside_other_hosts(), upstream=other) as proxy:
        async with session.post(proxy.address, data=b"a body") as answer:
            assert answer.status == 413
        async with (
            aiohttp.ClientSession(connector=aiohttp.UnixConnector(f"{tmp_path}/other")) as elsewhere,
            elsewhere.post("http://other/", data=b"a body") as answer,
        ):
            assert answer.status == 200
        assert await status(session, proxy) == 200
    assert len(bot.requests) == 1


@pytest.fixture
def public(public_board: Board, session: aiohttp.ClientSession, tmp_path: Path) -> Iterator[Board]:
    """A public board that is opened through the proxy."""
    port = int(public_board.address.rpartition(":")[2].strip("/"))
    direct, public_board.session = public_board.session, session
    with nginx(port, tmp_path, _DEAF) as proxy:
        public_board.address = proxy.address
        yield public_board
    public_board.session = direct


async def test_a_member_opens_the_page_signs_in_and_plays_through_the_proxy(world: World, public: Board) -> None:
    await started(world)
    async with public.session.get(public.address) as answer:
        assert (answer.status, "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]) == (200, True)
        assert "</html>" in await answer.text()
    page = await public.open(code="ada")
    assert (await page.receive())["kind"] == "welcome"
    seen = await page.until(round=1)
    assert await page.do(seen, "bid", moves=9) == ""


async def test_an_activity_is_opened_through_the_proxy(world: World, public: Board) -> None:
    await started(world)
    public.instances["i-1"] = Instance(Place(world.guild.id, world.channel.id), frozenset({world.members["ada"].id}))
    page = await public.open("", code="activity ada", instance="i-1")
    assert (await page.receive())["kind"] == "welcome"
    assert (await page.until(round=1))["actions"] != []


async def test_a_page_that_stops_reading_is_cut_off_and_delays_no_other(world: World, public: Board) -> None:
    await started(world)
    hello = {"kind": "hello", "place": public.place(), "code": "ben"}
    peer = await asyncio.to_thread(
        deaf,
        int(public.address.rpartition(":")[2].strip("/")),
        hello,
        *({"kind": "type", "text": "x" * 900} for _ in range(10)),
    )
    page = await public.open(code="ada")
    seen, moves = await page.until(round=1), 99
    async with asyncio.timeout(PATIENCE):
        while not is_cut_off(peer):
            assert await page.do(seen, "bid", moves=moves) == ""
            moves = max(3, moves - 1)
    peer.close()
