"""Windows whose pages send too fast, send nonsense, do not read, or are gone."""

import asyncio
import socket
from contextlib import suppress
from unittest.mock import AsyncMock

import aiohttp
import pytest
import structlog
from aiohttp import web

from bot.web.limits import PacedSocket
from tests.bot.web.test_server import Board
from tests.bot.world import PATIENCE

UPGRADE = (
    b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


async def test_no_more_than_one_message_is_kept_for_a_page_that_does_not_read() -> None:
    message, loop = "x" * 10_000, asyncio.get_running_loop()
    kept = loop.create_future()

    async def flood(request: web.BaseRequest) -> web.StreamResponse:
        window = PacedSocket(heartbeat=None, max_msg_size=4096)
        await window.prepare(request)
        assert request.transport is not None
        with suppress(TimeoutError):
            while True:
                await asyncio.wait_for(window.send_str(message), 0.2)
        kept.set_result(request.transport.get_write_buffer_size())
        request.transport.abort()
        return window

    http = web.Server(flood)
    server = await loop.create_server(http, "127.0.0.1", 0)
    with socket.socket() as peer:
        peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        peer.setblocking(False)
        await loop.sock_connect(peer, server.sockets[0].getsockname())
        await loop.sock_sendall(peer, UPGRADE)
        assert 0 < await asyncio.wait_for(kept, PATIENCE) <= len(message) + 10
    server.close()
    await http.shutdown(1)


async def test_a_request_with_large_headers_is_refused(board: Board) -> None:
    async with board.session.get(board.address, headers={"X-Large": "x" * 10_000}) as answer:
        assert answer.status == 400


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


async def test_a_page_that_is_gone_before_its_window_opens_costs_no_line_of_log(
    board: Board, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(PacedSocket, "prepare", AsyncMock(side_effect=ConnectionResetError))
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await board.connect()
    assert [record for record in caplog.records if record.name.startswith("aiohttp")] == []


async def test_messages_that_no_page_sends_cost_one_line_of_log(board: Board) -> None:
    with structlog.testing.capture_logs() as lines:
        for _ in range(3):
            page = await board.open(None)
            await page.socket.send_str("nonsense")
            while (await page.socket.receive(PATIENCE)).type is aiohttp.WSMsgType.TEXT:
                pass
    assert [line["why"] for line in lines] == ["invalid message"]
