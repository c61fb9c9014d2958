"""Connections of peers that are too many, send nothing, send it slowly, or do not read."""

import asyncio
import json
import os
import socket
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any
from unittest.mock import AsyncMock, Mock
from urllib.parse import urlsplit

import aiohttp
import pytest
import structlog
from aiohttp import web

from bot.run.config import Address
from bot.web.connections import Connection, Listener, most_connections
from bot.web.limits import Limits, PacedSocket
from bot.web.server import BoardServer
from tests.bot.web.test_server import Board
from tests.bot.world import EASY, PATIENCE, World

_TICK = 0.01
_UPGRADE = (
    b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@asynccontextmanager
async def serve(handler: Callable[[web.BaseRequest], Awaitable[web.StreamResponse]], most: int = 9) -> AsyncIterator[int]:
    """Serve requests at a port, with so many connections at most."""
    loop, http = asyncio.get_running_loop(), web.Server(handler)
    server = await loop.create_server(partial(Connection, http, Limits(time.monotonic), most), "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        await http.shutdown(1)


async def empty(_: web.BaseRequest) -> web.StreamResponse:
    return web.Response()


async def ends(reader: asyncio.StreamReader, seconds: float = PATIENCE) -> bool:
    """Return whether the other side closes within this time."""
    with suppress(TimeoutError):
        try:
            return await asyncio.wait_for(reader.read(1), seconds) == b""
        except ConnectionError:
            return True
    return False


@pytest.mark.parametrize("trickle", [b"", b"X"])
async def test_a_connection_without_a_whole_request_is_closed_however_slowly_it_sends(
    monkeypatch: pytest.MonkeyPatch, trickle: bytes
) -> None:
    monkeypatch.setattr("bot.web.connections._REQUEST", 0.2)
    async with serve(empty) as port, asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nX-Slow: ")
        while not await ends(reader, _TICK):
            writer.write(trickle)
        writer.close()


async def test_a_connection_stays_after_its_first_request(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.web.connections._REQUEST", 0.1)
    port = urlsplit(board.address).port
    assert port is not None
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET /nothing HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n" % port)
    assert b"404" in await reader.readuntil(b"404: Not Found")
    assert not await ends(reader, 0.3)
    writer.close()


async def test_a_request_that_is_too_large_is_cut_off_before_it_is_complete() -> None:
    async with serve(empty) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\n" + b"".join(b"X-%d: %s\r\n" % (number, b"x" * 1000) for number in range(60)))
        assert await ends(reader)
        writer.close()


async def test_connections_that_are_too_many_are_closed_and_logged_once() -> None:
    async with serve(empty, most=3) as port:
        opened = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        with structlog.testing.capture_logs() as lines:
            for _ in range(5):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                assert await ends(reader)
                writer.close()
        assert [(line["event"], line["why"]) for line in lines] == [("board refused", "too many: connections")]
        for _, writer in opened:
            writer.write(b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            writer.close()
            await writer.wait_closed()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        assert b"200 OK" in await reader.readline()
        writer.close()


async def deaf(port: int, *messages: dict[str, Any]) -> socket.socket:
    """Open a window that reads nothing, with as little room as the system allows for what arrives, and send messages there."""
    loop, peer = asyncio.get_running_loop(), socket.socket()
    peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    peer.setblocking(False)
    await loop.sock_connect(peer, ("127.0.0.1", port))
    await loop.sock_sendall(peer, _UPGRADE % port + b"".join(map(frame, messages)))
    return peer


def frame(message: dict[str, Any]) -> bytes:
    """Return a short text message as a browser sends it, masked."""
    data, mask = json.dumps(message).encode(), os.urandom(4)
    head = bytes([0x81, 0x80 | 126]) + len(data).to_bytes(2, "big")
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))


async def test_a_peer_that_does_not_read_is_closed_and_little_is_kept_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.web.connections._UNREAD", 0.3)
    message, sent, kept = "x" * 10_000, list[int](), list[int]()
    ended = asyncio.get_running_loop().create_future()

    async def flood(request: web.BaseRequest) -> web.StreamResponse:
        window = PacedSocket(heartbeat=None, max_msg_size=4096)
        await window.prepare(request)
        transport = request.transport
        assert transport is not None
        try:
            while True:
                await window.send_str(message)
                sent.append(len(message))
                kept.append(transport.get_write_buffer_size())
        except ConnectionError:
            ended.set_result(None)
        return window

    async with serve(flood) as port:
        peer = await deaf(port)
        with structlog.testing.capture_logs() as lines:
            await asyncio.wait_for(ended, PATIENCE)
        assert [line["why"] for line in lines] == ["not read in time"]
        peer.close()
    assert sum(sent) < 500_000
    assert max(kept) <= len(message)


async def test_a_page_that_stops_reading_is_closed_and_delays_no_other(
    world: World, board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.web.connections._SEND_BUFFER", 4096)
    monkeypatch.setattr("bot.web.connections._UNREAD", 0.1)
    ada, _ = world.players("ada", "ben")
    await world.start(ada, code=EASY)
    port = urlsplit(board.address).port
    assert port is not None
    hello = {"kind": "hello", "secret": board.secret, "player": None, "subject": "match"}
    with structlog.testing.capture_logs() as lines:
        peer = await deaf(port, hello, *({"kind": "type", "text": "x" * 900} for _ in range(10)))
        page = await board.open(ada.id)
        seen, moves = await page.until(round=1), 99
        while "not read in time" not in [line.get("why") for line in lines]:
            assert await page.do(seen, "bid", moves=moves) == ""
            moves -= 1
    peer.close()


async def test_pings_are_read_at_the_pace_of_messages(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.web.limits._BURST", 1)
    monkeypatch.setattr("bot.web.limits._EVERY", 0.05)
    page, loop = await board.open(None), asyncio.get_running_loop()
    begin = loop.time()
    for _ in range(5):
        await page.socket.ping()
    await page.socket.send_json({"kind": "hello"})
    while not page.socket.closed:
        await page.socket.receive(PATIENCE)
    assert loop.time() - begin > 0.2


@pytest.mark.skipif(sys.platform == "win32", reason="has no such limit")
@pytest.mark.parametrize(("files", "connections"), [(1024, 768), (256, 128), (1_000_000, 4000), (-1, 4000)])
def test_some_open_files_are_left_to_everything_else(monkeypatch: pytest.MonkeyPatch, files: int, connections: int) -> None:
    monkeypatch.setattr("resource.getrlimit", lambda _: (files, files))
    assert most_connections() == connections


async def test_a_page_that_is_gone_before_its_window_opens_costs_no_line_of_log(
    board: Board, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(PacedSocket, "prepare", AsyncMock(side_effect=ConnectionResetError))
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await board.connect()
    assert [record for record in caplog.records if record.name.startswith("aiohttp")] == []


async def test_connections_beyond_so_many_a_second_wait_for_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.web.connections._AT_ONCE", 1)
    monkeypatch.setattr("bot.web.connections._EVERY", 0.05)
    loop = asyncio.get_running_loop()
    async with Listener(web.Server(empty), Address("127.0.0.1", 0), Limits(time.monotonic)) as listener:
        begin = loop.time()
        for _ in range(6):
            reader, writer = await asyncio.open_connection("127.0.0.1", listener.port)
            writer.write(b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            assert b"200 OK" in await reader.readline()
            writer.close()
    assert loop.time() - begin > 0.2


async def test_requests_of_one_connection_are_answered_at_the_same_pace(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.web.connections._AT_ONCE", 1)
    monkeypatch.setattr("bot.web.connections._EVERY", 0.05)
    loop = asyncio.get_running_loop()
    async with BoardServer(Mock(application=None), Address("127.0.0.1", 0)) as server:
        begin = loop.time()
        for _ in range(6):
            async with board.session.get(f"http://127.0.0.1:{server.port}/") as answer:
                assert answer.status == 200
    assert loop.time() - begin > 0.2


async def test_messages_that_no_page_sends_cost_one_line_of_log(board: Board) -> None:
    with structlog.testing.capture_logs() as lines:
        for _ in range(3):
            page = await board.open(None)
            await page.socket.send_str("nonsense")
            while (await page.socket.receive(PATIENCE)).type is aiohttp.WSMsgType.TEXT:
                pass
    assert [line["why"] for line in lines] == ["invalid message"]


async def test_a_listener_that_ends_at_once_leaves_no_socket_open() -> None:
    listener = Listener(web.Server(empty), Address("127.0.0.1", 0), Limits(time.monotonic))
    async with listener:
        pass
    with pytest.raises(ConnectionRefusedError):
        await asyncio.open_connection("127.0.0.1", listener.port)
