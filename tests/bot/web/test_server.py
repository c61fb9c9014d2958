"""The server of the board: who is let in, and what comes of what a page sends."""

import gc
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any
from unittest.mock import Mock, patch
from urllib.parse import urlsplit

import aiohttp
import pytest
import pytest_asyncio
import structlog
from aiohttp.http_websocket import WebSocketWriter

from bot.web.local import MAX_SOCKETS, serve_table
from bot.web.match_view import match_view
from bot.web.subject import Table
from tests.bot.english import say, say_on_board
from tests.bot.run.malformed import MALFORMED, answered
from tests.bot.web.pages import Page, closed
from tests.bot.world import EASY, SOLUTION, Member, World

PATH = SOLUTION.split()
MOST = 24_500
"""Bytes that the page may take, compressed: 24 kB."""


class Board:
    """The server, and the windows that are opened on it."""

    def __init__(self, url: str, session: aiohttp.ClientSession) -> None:
        self.address, _, self.secret = url.partition("#")
        self.session = session
        self.sockets = list[aiohttp.ClientWebSocketResponse]()

    async def connect(self, **options: Any) -> aiohttp.ClientWebSocketResponse:
        socket = await self.session.ws_connect(f"{self.address}socket", **options)
        self.sockets.append(socket)
        return socket

    async def open(self, player: int | None, secret: str | None = None, subject: str = "match", **more: Any) -> Page:
        socket = await self.connect()
        named = None if player is None else str(player)
        hello = {"kind": "hello", "secret": secret or self.secret, "player": named, "subject": subject}
        await socket.send_json(hello | more)
        return Page(socket)


@asynccontextmanager
async def as_bot(world: World) -> AsyncIterator[None]:
    with world.env.as_bot():
        yield


@pytest_asyncio.fixture
async def board(world: World, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Board]:
    monkeypatch.setattr("bot.web.server._PING", None)  # nor does an hour in the loop wait for an answer to a ping
    people = {member.id: member.name for member in world.players("ada", "ben")}
    table = Table(world.guild.id, world.channel.id, people, say, partial(as_bot, world))
    async with serve_table(world.bot, table) as url, aiohttp.ClientSession() as session:
        board = Board(url, session)
        yield board
        for socket in board.sockets:
            await socket.close()


async def test_bids_of_the_board_and_of_discord_are_in_one_match(world: World, ada: Member, ben: Member, board: Board) -> None:
    page = await board.open(ada.id)
    assert (await page.receive())["player"] == str(ada.id)
    assert (await page.receive())["view"] is None
    await ada.slash(world.channel, "ricochet start", code=EASY)
    seen = await page.until(round=1)
    await ben.slash(world.channel, "bid", moves=9)
    while not seen["rows"]:
        seen = await page.until(round=1)
    assert seen["rows"] == [{"name": "ben", "value": "9", "is_out": False}]
    assert await page.do(seen, "bid", path=PATH) == ""
    match = world.bot.games.match_in(world.channel.id)
    assert match is not None
    assert [(bid.player, bid.moves, " ".join(map(str, bid.path))) for bid in match.state.round.bids] == [
        (ada.id, 4, SOLUTION),
        (ben.id, 9, ""),
    ]


async def test_a_refusal_is_answered_in_the_words_of_discord(world: World, ada: Member, ben: Member, board: Board) -> None:
    await ada.slash(world.channel, "ricochet start", code=EASY)
    page = await board.open(ben.id)
    seen = await page.until(round=1)
    assert "2 to 99" in await page.do(seen, "bid", moves=1)
    assert await page.do(seen, "pass") != ""
    assert await page.do({**seen, "round": 2}, "bid", moves=5) == say_on_board("problem-round-over")


async def test_a_window_that_was_cut_off_finds_the_match_as_it_is(world: World, ada: Member, board: Board) -> None:
    await ada.slash(world.channel, "ricochet start", code=EASY)
    for moves in range(40, 20, -1):
        page = await board.open(ada.id)
        seen = await page.until(round=1)
        assert await page.do(seen, "bid", moves=moves) == ""
        await page.socket.close()
        again = await board.open(None)
        (bid,) = (await again.until(round=1))["rows"]
        assert bid["value"] == str(moves)
        await again.socket.close()


async def test_a_sign_of_presence_is_answered_with_nothing_however_often_it_comes(world: World, board: Board) -> None:
    ada, ben = world.players("ada", "ben")
    await ada.slash(world.channel, "ricochet start", code=EASY)
    page = await board.open(ben.id)
    seen = await page.until(round=1)
    assert world.match().present == ()
    assert [await page.do(seen, "sign") for _ in range(3)] == ["", "", ""]
    assert world.match().present == (ben.id,)


async def test_typed_moves_are_read_as_those_of_a_command(world: World, ada: Member, board: Board) -> None:
    await ada.slash(world.channel, "ricochet start", code=EASY)
    page = await board.open(ada.id)
    await page.until(round=1)
    await page.socket.send_json({"kind": "type", "text": "y down, g ↓ right u"})
    assert (await page.receive())["path"] == PATH
    await page.socket.send_json({"kind": "type", "text": "hello"})
    answer = await page.receive()
    assert (answer["path"], answer["text"] != "") == ([], True)


async def test_a_person_who_watches_does_nothing(world: World, ada: Member, board: Board) -> None:
    await ada.slash(world.channel, "ricochet start", code=EASY)
    page = await board.open(None)
    seen = await page.until(round=1)
    assert seen["actions"] == []
    assert await page.do(seen, "bid", moves=5) == say("web-watch")


async def test_a_stranger_is_no_player(world: World, board: Board) -> None:
    world.player("cleo")
    page = await board.open(world.player("cleo").id)
    assert (await page.receive())["player"] is None


@pytest.mark.parametrize("secret", ["guessed", "geraten, ä"])
async def test_who_does_not_know_the_secret_sees_nothing(board: Board, secret: str) -> None:
    page = await board.open(None, secret=secret)
    assert await page.receive() == closed(say("web-not-allowed"))
    assert (await page.socket.receive()).type is aiohttp.WSMsgType.CLOSE


async def test_a_subject_that_does_not_exist_is_not_shown(board: Board) -> None:
    page = await board.open(None, subject="chess")
    assert await page.receive() == closed(say("web-not-allowed"))


async def test_what_no_button_does_is_refused(world: World, ada: Member, board: Board) -> None:
    await ada.slash(world.channel, "ricochet start", code=EASY)
    page = await board.open(ada.id)
    seen = await page.until(round=1)
    assert await page.do(seen, "teleport") == say_on_board("problem-old-button")


@pytest.mark.parametrize("headers", [{"Host": "evil.example"}, {"Origin": "https://evil.example"}])
async def test_another_site_gets_nothing(board: Board, headers: dict[str, str]) -> None:
    for path in ("", "socket"):
        async with board.session.get(board.address + path, headers=headers) as response:
            assert response.status == 403


@pytest.mark.parametrize("message", ["", "[]", '{"kind": "do"}', '{"kind": "type", "text": 5}', "x" * 5000])
async def test_a_message_that_no_page_sends_closes_the_window(ada: Member, board: Board, message: str) -> None:
    page = await board.open(ada.id)
    await page.receive()
    await page.receive()
    await page.socket.send_str(message)
    assert (await page.socket.receive()).type is aiohttp.WSMsgType.CLOSE


async def test_so_many_windows_are_served_and_no_more(board: Board) -> None:
    pages = [await board.open(None) for _ in range(MAX_SOCKETS)]
    for page in pages:
        await page.receive()
    page = await board.open(None)
    assert await page.receive() == closed(say("web-too-many"), retry=True)


async def test_the_page_runs_nothing_of_others_and_is_in_no_frame(board: Board) -> None:
    async with board.session.get(board.address) as response:
        text, policy = await response.text(), response.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert not re.search(r"<[^>]+ (style|on\w+)=", re.sub("<script>.*?</script>", "", text, flags=re.DOTALL))
    assert "http://" not in text.replace("http://www.w3.org/2000/svg", "")
    assert "https://" not in text


@pytest.mark.parametrize(("accepted", "encoding"), [("gzip, deflate, br", "gzip"), ("identity", None)])
async def test_the_page_is_small_for_all_who_can_read_it_compressed(board: Board, accepted: str, encoding: str | None) -> None:
    async with board.session.get(board.address, headers={"Accept-Encoding": accepted}) as response:
        assert (await response.text()).endswith("</html>\n")
    assert response.headers.get("Content-Encoding") == encoding
    assert not encoding or 0 < (response.content_length or 0) <= MOST


async def test_all_who_only_watch_are_sent_one_view(world: World, ada: Member, ben: Member, board: Board) -> None:
    pages = [await board.open(None) for _ in range(3)]
    await ada.slash(world.channel, "ricochet start", code=EASY)
    for page in pages:
        await page.until(round=1)
    with patch("bot.web.match.match_view", Mock(wraps=match_view)) as made:
        await ben.slash(world.channel, "bid", moves=9)
        for page in pages:
            while not (await page.until(round=1))["rows"]:
                pass
    states = [call.args[2] for call in made.call_args_list]
    assert len(set(map(id, states))) == len(states)


async def test_no_compressor_is_kept_for_a_page_that_reads_compressed_messages(board: Board) -> None:
    socket = await board.connect(compress=15)
    await socket.send_json({"kind": "hello", "secret": board.secret, "player": None, "subject": "tutorial"})
    assert await Page(socket).until(kind="tutorial")
    assert socket.compress == 15
    # Not isinstance, which asks a weak reference for the class of what is gone.
    writers = [one for one in gc.get_objects() if type(one) is WebSocketWriter and one.compress and not one.use_mask]
    assert {vars(writer)["_compressobj"] for writer in writers} == {None}


@pytest.mark.parametrize("wrong", [{"subject": "Nothing!"}, {"place": "here"}])
async def test_an_address_that_cannot_be_read_says_so_instead_of_connecting_again(board: Board, wrong: dict[str, str]) -> None:
    page = await board.open(None, **wrong)
    assert await page.receive() == closed(say("web-not-allowed"))


@pytest.mark.parametrize("game", ["9" * 200, "٣", "999"])
async def test_a_game_that_was_never_seen_shows_nothing(board: Board, game: str) -> None:
    page = await board.open(None, seen={"game": game, "number": 10**30})
    await page.receive()
    assert (await page.receive())["view"] is None
    await page.socket.close()


async def test_what_cannot_be_parsed_costs_one_line_and_no_traceback(board: Board, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    port = urlsplit(board.address).port
    assert port is not None
    with structlog.testing.capture_logs() as lines:
        for sent in (*MALFORMED.values(), *MALFORMED.values()):
            assert b" 200 " not in await answered(port, sent)
    refused = [(line["event"], line["address"]) for line in lines if line["why"] == "malformed request"]
    assert refused == [("board refused", "127.0.0.1")]
    assert not caplog.records
