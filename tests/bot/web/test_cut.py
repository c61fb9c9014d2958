"""A connection that is cut: the page comes back, and says what it has seen and what it still wants."""

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from bot.store import StoreUnavailable
from tests.bot.contact import CONTACT, set_contact
from tests.bot.english import say
from tests.bot.seen import stop
from tests.bot.web.test_server import Board, Page
from tests.bot.world import EASY, HOURGLASS, SHOWN, SOLUTION, Member, World

PATH = SOLUTION.split()
WRONG = "Y-down G-down"


async def resume(board: Board, player: int | None, seen: dict[str, Any] | None, page: str = "") -> Page:
    """Open a window that goes on after a view."""
    left_off = seen and {"game": seen["view"]["game"], "number": seen["number"]}
    return await board.open(player, seen=left_off, page=page)


async def view_of(page: Page) -> dict[str, Any]:
    """Receive until the next view, and return its message."""
    while (message := await page.receive())["kind"] != "view":
        pass
    return message


async def test_a_proof_that_was_shown_meanwhile_is_sent_once(world: World, ada: Member, ben: Member, board: Board) -> None:
    await world.bidding((ada, 2), (ben, 4))
    page = await board.open(ada.id)
    seen = await view_of(page)
    await page.socket.close()

    await world.later(HOURGLASS)
    await ada.slash(world.channel, "prove", moves=WRONG)
    again = await resume(board, ada.id, seen)
    seen = await view_of(again)
    assert [(one["player"]["name"], one["path"], one["why"] != "") for one in again.shown] == [("ada", WRONG.split(), True)]
    await again.socket.close()

    await ben.slash(world.channel, "prove", moves=SOLUTION)
    third = await resume(board, ada.id, seen)
    seen = await view_of(third)
    assert [(one["player"]["name"], one["path"], one["why"]) for one in third.shown] == [("ben", PATH, "")]
    assert (await view_of(await resume(board, ada.id, seen)))["number"] == seen["number"]


async def test_a_page_that_is_new_replays_nothing(world: World, ada: Member, board: Board) -> None:
    await world.proving((ada, 2))
    await ada.slash(world.channel, "prove", moves=WRONG)
    page = await board.open(None)
    await view_of(page)
    assert page.shown == []


async def test_the_end_of_a_match_is_seen_by_windows_that_are_open_and_by_those_that_come_back(world: World, board: Board):
    ada, _ = world.players("ada", "ben")
    await world.start(ada, code=EASY, chips=1)
    page, cut = await board.open(ada.id), await board.open(None)
    seen = await view_of(cut)
    await cut.socket.close()
    await page.until(round=1)
    await world.close_bids((ada, 4))
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    await world.later(SHOWN)
    assert world.bot.games.match_in(world.channel.id) is None
    for one in (page, await resume(board, None, seen)):
        assert "ada" in (await one.until(is_over=True))["status"]
        assert [shown["path"] for shown in one.shown] == [PATH]
    assert (await view_of(await board.open(None)))["view"] is None


async def test_a_match_that_ended_meanwhile_and_cannot_be_read_any_more_is_gone(world: World, ada: Member, board: Board):
    await world.start(ada, code=EASY, chips=1)
    page = await board.open(ada.id)
    seen = await view_of(page)
    await page.socket.close()
    await stop(ada, world.channel)
    with closing(sqlite3.connect(str(world.config.database))) as connection, connection:
        connection.execute("UPDATE event SET data = '{}' WHERE number = 0")
    assert (await view_of(await resume(board, ada.id, seen)))["view"] is None


async def test_a_page_that_stays_open_shows_the_first_proof_of_the_next_match(world: World, board: Board) -> None:
    ada, ben = world.players("ada", "ben")
    await world.start(ada, code=EASY, chips=1)
    page = await board.open(None)
    await page.until(round=1)
    for moves in (9, 8, 7, 6, 5, 4):
        await ada.slash(world.channel, "bid", moves=moves)
        await ben.slash(world.channel, "bid", moves=moves)
    await world.later(HOURGLASS)
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    await world.later(SHOWN)
    ended = await page.until(is_over=True)
    await world.start(ada, code=EASY)
    while (await page.until(round=1))["game"] == ended["game"]:
        pass
    await world.close_bids((ada, 2))
    await ada.slash(world.channel, "prove", moves=WRONG)
    live = world.bot.games.match_in(world.channel.id)
    assert live is not None
    while (await view_of(page))["number"] < live.stored:
        pass
    assert [shown["path"] for shown in page.shown] == [PATH, WRONG.split()]


async def test_what_was_seen_elsewhere_is_not_shown_here(world: World, ada: Member, board: Board) -> None:
    other = world.guild.create_text_channel("other")
    await ada.slash(other, "ricochet start", code=EASY, chips=1)
    match = world.bot.games.match_in(other.id)
    assert match is not None
    await stop(ada, other)
    for game in (match.game_id, match.game_id + 1):
        page = await board.open(ada.id, seen={"game": str(game), "number": 0})
        assert (await view_of(page))["view"] is None


async def test_a_command_that_is_sent_again_is_done_once(world: World, ada: Member, board: Board) -> None:
    await world.start(ada, code=EASY)
    page = await board.open(ada.id, page="p")
    seen = await page.until(round=1)
    asked = {"kind": "do", "id": 1, "game": seen["game"], "round": 1, "what": "bid", "moves": 9}
    await page.socket.send_json(asked)
    await page.socket.close()
    for name, is_refused in (("p", False), ("another page", True)):
        again = await board.open(ada.id, page=name)
        await again.until(round=1)
        await again.socket.send_json(asked)
        while (answer := await again.receive())["kind"] != "answer":
            pass
        assert (answer["text"] != "") is is_refused
    assert [bid.moves for bid in world.match().round.bids] == [9]


async def test_what_was_stored_by_a_command_that_failed_is_shown(world: World, board: Board, monkeypatch: pytest.MonkeyPatch):
    ada, _ = world.players("ada", "ben")
    await world.proving((ada, 2))
    page = await board.open(ada.id)
    seen = await page.until(round=1)
    append = world.bot.store.append

    async def fail(*arguments: Any, **options: Any) -> None:
        await append(*arguments, **options)
        monkeypatch.setattr(world.bot.store, "append", append)
        raise StoreUnavailable

    monkeypatch.setattr(world.bot.store, "append", fail)
    set_contact(world)
    fault = f"{say('problem-ours')}\n{say('contact-fault', contact=CONTACT)}"
    assert await page.do(seen, "prove", path=WRONG.split()) == fault
    while not page.shown:
        await page.receive()
    assert [one["path"] for one in page.shown] == [WRONG.split()]
