"""The puzzle of a day on the board: what is done there, and what is stored of it."""

from dataclasses import replace
from typing import Any

import pytest

from engine.games.daily import Play, begins, counts
from tests.bot.english import say, say_on_board
from tests.bot.seen import answer, news, text_of
from tests.bot.web.test_server import Board, Page
from tests.bot.world import TODAYS, Member, World

BEST = [str(move) for move in TODAYS.best]
LONGER = ["R-up", *BEST]
WRONG = ["R-up", "R-left"]


DAY = 61


class Now:
    """What time it is for windows, of which the simulated Discord knows nothing."""

    def __init__(self) -> None:
        self.at = begins(DAY) + 3600


@pytest.fixture(autouse=True)
def now(world: World, monkeypatch: pytest.MonkeyPatch) -> Now:
    """An hour after the midnight at which the puzzle's day has begun."""
    now = Now()
    monkeypatch.setattr(world.bot, "clock", replace(world.bot.clock, now=lambda: now.at))
    return now


async def play_of(world: World, player: int) -> Play:
    return (await world.bot.store.plays_of(player))[DAY]


def whats(seen: dict[str, Any]) -> list[str]:
    return [action["what"] for action in seen["actions"]]


async def daily(world: World, board: Board, which: str = "daily") -> tuple[Page, dict[str, Any]]:
    page = await board.open(world.player("ada").id, subject=which)
    return page, await page.until(kind="daily")


async def test_the_puzzle_is_solved_as_by_the_command(world: World, ada: Member, board: Board) -> None:
    page, seen = await daily(world, board)
    assert (seen["which"], seen["solutions"]) == (str(DAY), [])
    assert "not a solution" in await page.do(seen, "show", path=WRONG)
    assert await page.do(seen, "show", path=BEST) == ""
    seen = await page.until(round=1)
    assert [line["path"] for line in seen["solutions"]] == [BEST]
    play = await play_of(world, ada.id)
    assert (play.tries, play.best, play.stars, play.solved_tries) == (2, TODAYS.best, 3, 2)
    assert "Solved on try 2" in text_of(answer(await ada.slash(world.channel, "ricochet daily")))


async def test_hints_cost_stars_and_a_hint_that_is_pressed_twice_costs_once(world: World, ada: Member, board: Board) -> None:
    page, seen = await daily(world, board)
    assert [await page.do(seen, "hint-1") for _ in range(2)] == ["", ""]
    while not seen["hint"]:
        seen = await page.until(kind="daily")
    await page.do(seen, "show", path=BEST)
    play = await play_of(world, ada.id)
    assert (play.hints, play.stars) == (1, 2)


async def test_todays_solutions_are_refused_before_it_is_solved(world: World, board: Board) -> None:
    page, seen = await daily(world, board)
    assert "solutions" not in whats(seen)
    assert await page.do(seen, "solutions") == say("problem-not-solved-yet")
    await page.do(seen, "show", path=BEST)
    assert await page.do(seen, "solutions") == ""
    seen = await page.until(round=2)
    assert BEST in [line["path"] for line in seen["solutions"]]


async def test_an_earlier_day_is_turned_to_and_opened_by_its_number(world: World, board: Board) -> None:
    page, seen = await daily(world, board)
    await page.do(seen, "before")
    seen = await page.until(which=str(DAY - 1))
    assert whats(seen)[-2:] == ["before", "today"]
    await page.do(seen, "today")
    await page.until(which=str(DAY))
    _, seen = await daily(world, board, "daily:7")
    assert seen["which"] == "7"


async def test_beside_a_hard_puzzle_is_an_easier_one(world: World, board: Board) -> None:
    monday, friday = 5, 9
    page, seen = await daily(world, board, f"daily:{friday}")
    assert await page.do(seen, "easier") == ""
    seen = await page.until(which=str(monday))
    assert "easier" not in whats(seen)
    assert await page.do(seen, "easier") == say_on_board("problem-old-button")


async def test_a_solved_puzzle_is_tried_again_and_its_result_and_solutions_are_looked_at(world: World, board: Board) -> None:
    page, seen = await daily(world, board)
    await page.do(seen, "show", path=LONGER)
    seen = await page.until(round=1)
    assert whats(seen) == ["share", "solutions", "again"]
    assert await page.do(seen, "again") == ""
    seen = await page.until(round=0, may_try=True, is_over=False)
    assert "solutions" not in whats(seen)
    await page.do(seen, "show", path=BEST)
    seen = await page.until(round=1)
    assert whats(seen) == ["share", "solutions", "before"]
    assert await page.do(seen, "solutions") == ""
    seen = await page.until(round=2)
    assert whats(seen) == ["result", "before"]
    assert await page.do(seen, "result") == ""
    assert (await page.until(round=1))["may_try"] is False


@pytest.mark.parametrize("day", ["0", "99999"])
async def test_a_day_without_a_puzzle_says_which_days_have_one(world: World, board: Board, day: str) -> None:
    page = await board.open(world.player("ada").id, subject=f"daily:{day}")
    await page.receive()
    seen = await page.receive()
    assert seen["view"] is None
    assert "There are puzzles from" in seen["text"]


@pytest.mark.parametrize("what", ["solutions", "hint-3", "show"])
async def test_a_forged_command_does_nothing_on_a_day_that_has_not_begun(world: World, ada: Member, board: Board, what: str):
    page = await board.open(ada.id, subject=f"daily:{DAY + 1}")
    await page.receive()
    assert "There are puzzles from" in await page.do({"game": str(DAY + 1), "round": 0}, what, path=WRONG)
    assert await world.bot.store.puzzle(DAY + 1) is None
    assert await world.bot.store.plays_of(ada.id) == {}


async def test_who_only_watches_may_try_and_nothing_is_stored(world: World, board: Board) -> None:
    page = await board.open(None, subject="daily")
    seen = await page.until(kind="daily")
    assert (seen["may_try"], seen["finish"]) == (True, None)
    assert await page.do(seen, "show", path=BEST) == say("web-watch")
    assert await world.bot.store.spread(DAY) == {}


async def test_a_window_that_is_open_at_midnight_stays_at_its_puzzle(world: World, board: Board, now: Now) -> None:
    page, seen = await daily(world, board)
    now.at = begins(DAY + 1) + 5
    await page.do(seen, "show", path=BEST)
    assert (await page.until(round=1))["which"] == str(DAY)
    assert counts(DAY, await play_of(world, world.player("ada").id))


async def test_a_result_is_shared_in_the_channel_as_on_discord_once_for_each_window(world: World, ada: Member, board: Board):
    page, seen = await daily(world, board)
    assert await page.do(seen, "share") == say("problem-not-solved-yet")
    assert news(world.channel) == []
    await page.do(seen, "show", path=BEST)
    seen = await page.until(round=1)
    assert "share" in whats(seen)
    assert await page.do(seen, "share") == say("web-shared")
    await world.env.settle()
    (shared,) = news(world.channel)
    assert f"<@{ada.id}> · **Ricochet #{DAY}** ★★★" in shared
    assert BEST[0] not in shared
    while "share" in whats(seen):
        seen = await page.until(round=1)
    assert await page.do(seen, "share") == say_on_board("problem-old-button")
    assert len(news(world.channel)) == 1


async def test_where_the_bot_may_not_post_nothing_is_shared_and_the_permission_is_named(
    world: World, board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, seen = await daily(world, board)
    await page.do(seen, "show", path=BEST)
    seen = await page.until(round=1)
    monkeypatch.setattr("bot.actions.begin.missing_rights", lambda *_: ["send_messages"])
    assert await page.do(seen, "share") == say("problem-missing-permissions", permissions=say("permission-send-messages"))
    monkeypatch.undo()
    assert news(world.channel) == []
