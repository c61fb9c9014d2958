"""A connection of the board that is dead without being closed, in a real browser: its page notices, and loses nothing."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from bot.client import RicochetBot
from bot.local.world import World
from bot.web.local import LocalDoor, serve_board

from .conftest import AtTheBoard, HeldClock, MakeBot, open_page

if TYPE_CHECKING:
    from playwright.async_api import Browser

NOTICED = 32_000
"""Milliseconds of the page's clock within which it has noticed, and said it."""
PINGED = 19_000
"""Milliseconds of silence after which it has asked whether the other side is there."""


class Pipe:
    """Passes connections on to a port, and forgets them without closing them, as a router does."""

    def __init__(self, port: int) -> None:
        self._to = port
        self.forgets = False
        """Whether nothing is passed on any more, on connections that are open or new."""

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass a connection on, to both sides, until it is closed."""
        there, back = await asyncio.open_connection("127.0.0.1", self._to)
        ways = [self._pass(reader, back), self._pass(there, writer)]
        await asyncio.gather(*ways, return_exceptions=True)

    async def _pass(self, source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        is_forgotten = False
        while data := await source.read(65536):
            is_forgotten = is_forgotten or self.forgets
            if not is_forgotten:
                to.write(data)
        to.close()


@pytest.fixture
def pipes(monkeypatch: pytest.MonkeyPatch) -> list[Pipe]:
    """The pipe before the board, once it is served."""
    monkeypatch.setattr(LocalDoor, "is_expected", lambda *_: True)  # the pipe has a port of its own
    return []


async def test_a_dead_connection_is_noticed_said_and_replaced_and_what_was_pressed_arrives(
    browser: "Browser",
    address: Callable[..., Awaitable[str]],
    game: MakeBot,
    clock: HeldClock,
    known_board: None,  # noqa: ARG001
    pipes: list[Pipe],
) -> None:
    urls = list[str]()

    @asynccontextmanager
    async def serve(world: World) -> AsyncIterator[str]:
        assert isinstance(world.bot, RicochetBot)
        async with serve_board(world) as url:
            found = re.fullmatch(r"(http://127.0.0.1:)(\d+)(.*)", url)
            assert found
            pipe = Pipe(int(found[2]))
            pipes.append(pipe)
            async with await asyncio.start_server(pipe.accept, "127.0.0.1", 0) as server:
                urls.append(f"{found[1]}{server.sockets[0].getsockname()[1]}{found[3]}&player={world.players[0].id}")
                yield url

    person = await open_page(browser, await address(game, serve), clock)
    board = await browser.contexts[0].new_page()
    await board.clock.install()
    async with board.expect_websocket() as opened:
        await board.goto(urls[0])
    socket = await opened.value
    ada, (pipe,) = AtTheBoard(person, board), pipes
    await ada.start()
    async with socket.expect_event("framereceived", lambda frame: "pong" in str(frame)):
        await board.clock.run_for(PINGED)
    await board.clock.run_for(NOTICED - PINGED)
    await expect(board.locator("#lost")).to_be_hidden()
    assert not socket.is_closed()

    pipe.forgets = True
    await person.send("/bid 12")
    await expect(person.message("12 moves")).not_to_have_count(0)
    await board.locator("#count").fill("9")
    await board.locator("#bid-alone").click()
    await board.clock.run_for(NOTICED)
    await expect(board.locator("#lost")).to_be_visible()
    await expect(board.locator("#bids li")).to_have_count(0)

    pipe.forgets = False
    await board.evaluate("dispatchEvent(new Event('online'))")
    await expect(board.locator("#bids li")).to_have_text(re.compile(r"Ada\s*9"))
    await expect(board.locator("#lost")).to_be_hidden()
    await board.close()
