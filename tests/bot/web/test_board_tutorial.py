"""The tutorial on the board."""

from typing import Any

from bot.actions.tutorial import SAND, lessons
from bot.text import Texts
from bot.web.tutorial_view import lesson_view
from engine import Ricochet, parse_moves
from tests.bot.web.test_server import Board
from tests.bot.world import World

LESSONS = ("R-up R-right", "G-down R-down R-left", "B-down B-right B-up", "Y-up Y-down")


async def test_the_lessons_are_solved_one_after_the_other(world: World, board: Board) -> None:
    page = await board.open(world.player("ada").id, subject="tutorial")
    seen: dict[str, Any] = {}
    for number, path in enumerate(LESSONS, 1):
        seen = await page.until(which=str(number), round=0)
        if number == len(LESSONS):
            assert [action["what"] for action in seen["actions"]] == ["bid:2", "bid:3", "bid:4", "bid:5"]
            assert seen["finish"] is None
            await page.do(seen, "bid:3")
            bid_again = {"what": "again", "label": "Bid again", "leads": False, "rare": False}
            seen = await page.until(round=0, actions=[bid_again])
            assert "once the sand has run out" in await page.do(seen, "show", path=path.split())
            await world.later(SAND)
            assert "⚠️" in await page.do(seen, "show", path=path.split()), "a bid is exact"
            await page.do(seen, "again")
            await page.do(seen, "bid:2")
            await world.later(SAND)
        assert "⚠️" in await page.do(seen, "show", path=[str(parse_moves(path)[0])])
        assert await page.do(seen, "show", path=path.split()) == ""
        seen = await page.until(which=str(number), round=1)
        assert [line["path"] for line in seen["solutions"]] == [path.split()]
        if number < len(LESSONS):
            await page.do(seen, "next")
    assert (seen["is_over"], seen["actions"][0]["what"]) == (True, "begin:bots")


def test_a_lesson_says_what_to_do_on_the_board_and_not_on_a_pad() -> None:
    for number in range(1, len(lessons()) + 1):
        view = lesson_view(Texts.of("en"), number, Ricochet.TURN, ())
        assert ("Bid first" if number == len(lessons()) else "Drag a robot") in view.status
        assert "Type" not in view.status
