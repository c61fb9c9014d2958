"""The board of a table of a tournament that waits for the others: docs/rules.md "Tournaments"."""

import pytest
from simcord.builders import ChannelHandle

from tests.bot.games.test_match_in_step import LONGER, STEP, tables, win
from tests.bot.seen import stop
from tests.bot.web.test_server import Board
from tests.bot.world import EASY, INTERMISSION, SOLUTION, World

PATH = LONGER.split()


@pytest.fixture
def other(world: World) -> ChannelHandle:
    return world.guild.create_text_channel("other")


async def test_a_page_is_sent_the_proof_when_the_other_table_has_played(world: World, board: Board, other: ChannelHandle):
    ada, ben = await tables(world, other)
    page = await board.open(ben.id)
    robots = (await page.until(round=1))["robots"]
    await win(world, world.channel, ada, LONGER)
    while "when all tables have played this chip" not in (seen := await page.until(round=1))["status"]:
        pass
    assert (seen["robots"], seen["solutions"], page.shown) == (robots, [], [])
    await win(world, other, ben, SOLUTION)
    await world.later(STEP + INTERMISSION)
    assert (await page.until(round=2))["robots"] != robots
    assert [(one["player"]["name"], one["path"], one["round"], one["why"]) for one in page.shown] == [("ada", PATH, 1, "")]


async def test_who_has_won_sees_the_own_proof_at_once_and_only_then(world: World, board: Board, other: ChannelHandle) -> None:
    ada, ben = await tables(world, other)
    page = await board.open(ada.id)
    await page.until(round=1)
    await win(world, world.channel, ada, LONGER)
    while not page.shown:
        await page.receive()
    assert [one["path"] for one in page.shown] == [PATH]
    await stop(ben, other)
    await world.later(STEP + INTERMISSION)
    await page.until(round=2)
    assert [one["path"] for one in page.shown] == [PATH]


async def test_a_prover_who_fails_is_told_why_there_and_nobody_else(world: World, board: Board, other: ChannelHandle) -> None:
    ada, ben = await tables(world, other)
    own, page = await board.open(ada.id), await board.open(ben.id)
    await world.close_bids((ada, 2))
    await ada.slash(world.channel, "prove", moves="Y-down G-down")
    while not own.shown:
        await own.receive()
    assert own.shown[0]["why"]
    while "when all tables have played" not in (await page.until(round=1))["status"]:
        pass
    assert page.shown == []


async def test_the_proof_that_has_ended_a_match_comes_to_a_page_that_is_still_open(
    world: World, board: Board, other: ChannelHandle
) -> None:
    ada, ben = world.player("ada", manage_messages=True), world.player("ben", manage_messages=True)
    await world.start(ada, tournament=True, code=EASY, chips=1)
    await ben.slash(other, "ricochet start", tournament=True, code=EASY, chips=3)
    page = await board.open(ben.id)
    await page.until(round=1)
    await win(world, world.channel, ada, LONGER)
    await world.later(STEP)
    assert (await page.until(is_over=True))["solutions"] == []
    assert page.shown == []
    await win(world, other, ben, SOLUTION)
    await world.later(STEP)
    while not page.shown:
        await page.receive()
    assert [one["path"] for one in page.shown] == [PATH]
