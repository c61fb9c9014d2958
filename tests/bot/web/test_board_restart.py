"""Windows of a channel with games of all kinds, over a restart of the bot: each goes on with its own, and repeats nothing."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any
from unittest.mock import patch

import aiohttp
import pytest

from bot.web.local import serve_table
from bot.web.subject import Table
from tests.bot.english import say
from tests.bot.games.race.play import DAY, begin_drawn, race_of
from tests.bot.games.rush.play import prepare
from tests.bot.games.solo.play import begin_alone
from tests.bot.web.pages import Page
from tests.bot.web.test_cut import view_of
from tests.bot.web.test_server import Board, as_bot
from tests.bot.world import HOURGLASS, SOLUTION, World, solution_of

KINDS = ("match", "race", "solo", "rush")
GOINGS: list[Callable[[World], Awaitable[None]]] = [World.stop_bot, World.kill_bot]
WRONG = "Y-down G-down"


@asynccontextmanager
async def served(world: World) -> AsyncIterator[Board]:
    """Serve the board by the present process of the bot."""
    people = {member.id: member.name for member in world.players("ada", "ben")}
    table = Table(world.guild.id, world.channel.id, people, say, partial(as_bot, world))
    with patch("bot.web.server._PING", None):
        async with serve_table(world.bot, table) as url, aiohttp.ClientSession() as session:
            board = Board(url, session)
            yield board
            for socket in board.sockets:
                await socket.close()


async def begin_all(world: World) -> None:
    """Let Ada have a game of each kind in one channel: a match with bids, a slow race, a solo game, a rush that is ready."""
    ada, ben = world.players("ada", "ben")
    await world.bidding((ada, 2), (ben, 4))
    await begin_drawn(world, ada, time=DAY)
    await begin_alone(ada, world.channel, private=True, hourglasses=2)
    await prepare(world, ada)


async def opened(board: Board, player: int, seen: dict[str, dict[str, Any]]) -> dict[str, Page]:
    """Open a window for each kind, which goes on after what was seen of it."""
    pages = dict[str, Page]()
    for kind in KINDS:
        left_off = {"game": seen[kind]["view"]["game"], "number": seen[kind]["number"]} if kind in seen else None
        pages[kind] = await board.open(player, subject=kind, seen=left_off)
    return pages


@pytest.mark.parametrize("go", GOINGS)
async def test_each_window_goes_on_with_its_game_after_a_restart(world: World, go: Callable[[World], Awaitable[None]]) -> None:
    ada, ben = world.players("ada", "ben")
    await begin_all(world)
    async with served(world) as board:
        pages = await opened(board, ada.id, {})
        await pages["rush"].receive()
        assert (await pages["rush"].receive())["view"] is None, "its clock stands"
        assert await pages["rush"].do({"game": "", "round": 0}, "go") == ""
        seen = {kind: await view_of(page) for kind, page in pages.items()}
    assert {kind: one["view"]["kind"] for kind, one in seen.items()} == {kind: kind for kind in KINDS}

    await go(world)
    await world.later(600)
    await world.start_bot()
    await world.later(HOURGLASS)
    await ada.slash(world.channel, "prove", moves=WRONG)

    async with served(world) as board:
        pages = await opened(board, ada.id, seen)
        views = {kind: (await view_of(page))["view"] for kind, page in pages.items()}
        assert {kind: view["game"] for kind, view in views.items()} == {kind: one["view"]["game"] for kind, one in seen.items()}
        shown = {kind: [(one["player"]["name"], one["path"]) for one in page.shown] for kind, page in pages.items()}
        assert shown == {"match": [("ada", WRONG.split())], "race": [], "solo": [], "rush": []}
        assert views["rush"]["deadline"] == pytest.approx(seen["rush"]["view"]["deadline"] + 600, abs=5), "its time stood still"

        race, solo = race_of(world), world.bot.games.solo_of(world.channel.id, ada.id)
        assert solo is not None
        for kind, what, start in (("race", "submit", race.position), ("solo", "show", solo.state.position)):
            path = [str(move) for move in solution_of(start)]
            await pages[kind].do(views[kind], what, path=path)
        assert await pages["rush"].do(views["rush"], "pass") == ""
        await ben.slash(world.channel, "prove", moves=SOLUTION)
        while len(pages["match"].shown) < 2:
            await pages["match"].receive()
        assert [one["path"] for one in pages["match"].shown] == [WRONG.split(), SOLUTION.split()]
    assert [entry.player for entry in race_of(world).round.entries] == [ada.id]
    assert solo.state.up == 1


async def test_a_window_that_turned_to_another_game_takes_nothing_of_the_first_along(world: World) -> None:
    ada, _ = world.players("ada", "ben")
    await begin_all(world)
    async with served(world) as board:
        seen = {kind: await view_of(await board.open(ada.id, subject=kind)) for kind in ("match", "race", "solo")}
    await world.restart_bot(killed=True)
    await world.later(HOURGLASS)
    await ada.slash(world.channel, "prove", moves=WRONG)
    async with served(world) as board:
        for kind, before in (("race", "match"), ("match", "race"), ("solo", "match"), ("match", "solo")):
            left_off = {"game": seen[before]["view"]["game"], "number": seen[before]["number"]}
            page = await board.open(ada.id, subject=kind, seen=left_off)
            assert (await view_of(page))["view"]["game"] == seen[kind]["view"]["game"]
            assert page.shown == []


async def test_a_match_that_ended_between_two_restarts_is_seen_to_its_end(world: World) -> None:
    ada, _ = world.players("ada", "ben")
    await world.bidding((ada, 4), chips=1)
    async with served(world) as board:
        seen = await view_of(await board.open(ada.id))
    for _ in range(2):
        await world.restart_bot(killed=True)
        if world.bot.games.match_in(world.channel.id):
            await world.later(HOURGLASS)
            await ada.slash(world.channel, "prove", moves=SOLUTION)
    await begin_drawn(world, ada)
    async with served(world) as board:
        page = await board.open(ada.id, seen={"game": seen["view"]["game"], "number": seen["number"]})
        ended = await view_of(page)
        assert (ended["view"]["game"], ended["view"]["is_over"]) == (seen["view"]["game"], True)
        assert [one["path"] for one in page.shown] == [SOLUTION.split()]
        again = await board.open(ada.id, seen={"game": seen["view"]["game"], "number": ended["number"]})
        await view_of(again)
        assert again.shown == []
