"""A study on the board: rounds that are over, step by step and tried."""

from typing import Any

import pytest

from bot.cards.study import source_of
from engine import Ricochet, Setup
from tests.bot.english import say, say_on_board
from tests.bot.web.test_server import Board
from tests.bot.world import EASY, HOURGLASS, INTERMISSION, SOLUTION, Member, World

WRONG = ["R-up", "R-left"]


async def play_a_round(world: World) -> int:
    """Start a match, and let ada win its first round. Returns its id."""
    ada, _ = world.players("ada", "ben")
    await world.proving((ada, 4))
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    match = world.bot.games.match_in(world.channel.id)
    assert match is not None
    return match.game_id


async def test_there_is_nothing_to_study_before_a_round_is_over(world: World, board: Board) -> None:
    page = await board.open(world.player("ada").id, subject="study")
    await page.receive()
    assert (await page.receive())["text"] == f"{say('problem-no-study')}\n{say('web-begin')}"


async def test_the_latest_round_is_studied_with_its_proof_and_all_solutions(world: World, board: Board) -> None:
    game_id = await play_a_round(world)
    page = await board.open(world.player("ben").id, subject="study")
    seen = await page.until(kind="study")
    assert seen["which"] == f"{game_id}.1"
    assert [(line["label"], line["path"]) for line in seen["solutions"]] == [
        ("🏅 ada's solution, **4 moves**.", SOLUTION.split())
    ]
    assert await page.do(seen, "ways") == ""
    while len(seen["solutions"]) == 1:
        seen = await page.until(kind="study")
    assert SOLUTION.split() in [line["path"] for line in seen["solutions"]]


async def test_ones_own_path_is_marked_where_it_left_the_shortest_way(world: World, board: Board) -> None:
    ada, ben = world.players("ada", "ben")
    await world.start(ada, code=EASY)
    await ada.slash(world.channel, "bid", moves=4, path=SOLUTION)
    await ben.slash(world.channel, "bid", moves=5, path="Y-up Y-down G-down G-right G-up")
    await world.later(HOURGLASS)
    seen = await (await board.open(ben.id, subject="study")).until(kind="study")
    proof, own = seen["solutions"]
    assert (proof["marked"], own["marked"]) == (0, 1)
    assert own["label"].splitlines()[-1].startswith("📍 Move 1 left the shortest way")


def beside(seen: dict[str, Any]) -> dict[str, str]:
    """The buttons to the rounds beside the one that is studied."""
    return {one["what"]: one["label"] for one in seen["actions"] if one["what"] in ("before", "after")}


async def test_the_rounds_of_a_match_are_turned_over_one_by_one(world: World, board: Board) -> None:
    game_id = await play_a_round(world)
    await world.later(INTERMISSION)
    await world.win_chip(world.player("ada"))
    page = await board.open(world.player("ben").id, subject="study")
    latest = await page.until(kind="study", which=f"{game_id}.2")
    assert [one["label"] for one in latest["actions"] if one["what"] in ("before", "after")] == [
        say("button-study-before", round=1)
    ]
    assert await page.do(latest, "after") == say_on_board("problem-old-button"), "there is no later round"
    assert await page.do(latest, "before") == ""
    first = await page.until(which=f"{game_id}.1")
    assert [one["label"] for one in first["actions"] if one["what"] in ("before", "after")] == [
        say("button-study-after", round=2)
    ]
    assert await page.do(first, "before") == say_on_board("problem-old-button")
    assert await page.do(first, "after") == ""
    assert (await page.until(which=f"{game_id}.2"))["headline"] == latest["headline"]


async def test_the_solutions_of_one_round_are_not_shown_with_another(world: World, board: Board) -> None:
    game_id = await play_a_round(world)
    await world.later(INTERMISSION)
    await world.win_chip(world.player("ada"))
    page = await board.open(world.player("ben").id, subject="study")
    seen = await page.until(which=f"{game_id}.2")
    assert await page.do(seen, "ways") == ""
    while len(seen["solutions"]) == 1:
        seen = await page.until(which=f"{game_id}.2")
    assert await page.do(seen, "before") == ""
    first = await page.until(which=f"{game_id}.1")
    assert [line["path"] for line in first["solutions"]] == [SOLUTION.split()]
    assert [one["what"] for one in first["actions"]] == ["try", "hint-1", "ways", "after"]


async def test_a_studied_position_is_tried(world: World, board: Board) -> None:
    await play_a_round(world)
    page = await board.open(world.player("ben").id, subject="study")
    seen = await page.until(kind="study")
    assert not seen["may_try"]
    await page.do(seen, "try")
    seen = await page.until(may_try=True)
    assert "⚠️" in await page.do(seen, "show", path=WRONG)
    assert "That's it" in await page.do(seen, "show", path=SOLUTION.split())
    await page.do(seen, "back")
    seen = await page.until(may_try=False)
    assert len(seen["solutions"]) == 1
    await page.do(seen, "try")
    seen = await page.until(may_try=True)
    await page.do(seen, "ways")
    assert len((await page.until(may_try=False))["solutions"]) > 1, "who looks solutions up does not try any more"


@pytest.mark.parametrize("which", ["7.1", "1.99", "nonsense"])
async def test_what_cannot_be_studied_says_why(world: World, board: Board, which: str) -> None:
    await play_a_round(world)
    page = await board.open(world.player("ben").id, subject=f"study:{which}")
    await page.receive()
    seen = await page.receive()
    assert (seen["view"], seen["text"] != "") == (None, True)


async def test_a_round_of_another_channel_does_not_exist(world: World, ada: Member, board: Board) -> None:
    other = world.guild.create_text_channel("other")
    await ada.slash(other, "ricochet start", code=EASY)
    match = world.bot.games.match_in(other.id)
    assert match is not None
    page = await board.open(ada.id, subject=f"study:{match.game_id}.1")
    await page.receive()
    assert (await page.receive())["text"] == f"{say('problem-game-gone')}\n{say('web-begin')}"


@pytest.mark.parametrize("what", ["ways", "hint-3", "show"])
async def test_a_studied_position_gives_nothing_away_once_a_game_elsewhere_has_reached_it(
    world: World, board: Board, what: str
) -> None:
    ada, _ = world.players("ada", "ben")
    position = Setup.from_code(EASY).position
    page = await board.open(ada.id, subject=f"study:{source_of(position, Ricochet.ONE_MOVE)}")
    seen = await page.until(kind="study")
    await ada.slash(world.guild.create_text_channel("other"), "ricochet start", code=EASY)
    assert await page.do(seen, what, path=SOLUTION.split()) == say("problem-study-in-play", where="here", channel=r"\#other")
    closed = await page.receive()
    assert closed["view"] is None
    assert r"\#other" in closed["text"]
