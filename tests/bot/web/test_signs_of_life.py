"""Pings of a page: they are answered at once, whatever else the window does."""

import asyncio
from typing import Any

import pytest

from tests.bot.english import say_on_board
from tests.bot.web.test_server import Board
from tests.bot.world import EASY, Member, World

PING, PONG = {"kind": "ping"}, {"kind": "pong"}
FLOOD = 24
"""More commands than wait while one is executed."""


async def test_a_ping_is_answered_in_a_window_that_shows_nothing(board: Board) -> None:
    page = await board.open(None)
    assert [(await page.receive())["kind"] for _ in range(2)] == ["welcome", "view"]
    await page.socket.send_json(PING)
    assert await page.receive() == PONG


async def test_a_ping_is_answered_while_a_command_takes_its_time(world: World, board: Board, monkeypatch: pytest.MonkeyPatch):
    ada, _ = world.players("ada", "ben")
    await world.start(ada, code=EASY)
    page = await board.open(ada.id)
    seen = await page.until(round=1)
    append, goes_on = world.bot.store.append, asyncio.Event()

    async def wait(*arguments: Any, **options: Any) -> None:
        await goes_on.wait()
        await append(*arguments, **options)

    monkeypatch.setattr(world.bot.store, "append", wait)
    bid = {"kind": "do", "id": 1, "game": seen["game"], "round": 1, "what": "bid", "moves": 9}
    await page.socket.send_json(bid)
    await page.socket.send_json({**bid, "id": 2, "moves": 8})
    await page.socket.send_json(PING)
    while await page.receive() != PONG:
        pass
    goes_on.set()
    answers = list[Any]()
    while len(answers) < 2:
        if (message := await page.receive())["kind"] == "answer":
            answers.append((message["id"], message["text"]))
    assert answers == [(1, ""), (2, "")], "in their order"


async def test_what_a_page_has_sent_before_it_closes_is_done(world: World, ada: Member, board: Board) -> None:
    await world.start(ada, code=EASY)
    page, other = await board.open(ada.id), await board.open(None)
    seen = await page.until(round=1)
    for number in range(3):
        bid = {"kind": "do", "id": number, "game": seen["game"], "round": 1, "what": "bid", "moves": 9 - number}
        await page.socket.send_json(bid)
    await page.socket.close()
    while (await other.until(round=1))["rows"] != [{"name": "ada", "value": "7", "is_out": False}]:
        pass


async def test_a_page_that_sends_more_than_may_wait_is_answered_all_the_same(world: World, ada: Member, board: Board) -> None:
    await world.start(ada, code=EASY)
    page = await board.open(ada.id)
    seen = await page.until(round=1)
    for number in range(FLOOD):
        await page.socket.send_json({"kind": "do", "id": number, "game": seen["game"], "round": 2, "what": "bid", "moves": 9})
    answers = list[Any]()
    while len(answers) < FLOOD:
        if (message := await page.receive())["kind"] == "answer":
            answers.append((message["id"], message["text"]))
    assert answers == [(number, say_on_board("problem-round-over")) for number in range(FLOOD)]
