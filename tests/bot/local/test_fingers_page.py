"""Several fingers on the board, and the edges of a phone, in a real browser."""

import re
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio
from playwright.async_api import expect

from engine import Robot

from .at_the_board import current, robots_on
from .conftest import AtTheBoard

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playwright.async_api import CDPSession, Page

Point = tuple[float, float]
LEAD, WIDTH = 86, 86 + 1600 + 30
PALM = (4, 12)
"""A column and a row, away from the robots."""


class Fingers:
    """Fingers on a phone's screen, by number. Nothing waits between their movements."""

    def __init__(self, board: "Page", session: "CDPSession") -> None:
        self.board, self._session = board, session
        self._down = dict[int, Point]()

    async def move(self, **to: Point) -> None:
        """Put fingers down, or move them: ``f0``, ``f1``."""
        at = {int(name[1:]): point for name, point in to.items()}
        kind = "touchMove" if at.keys() <= self._down.keys() else "touchStart"
        self._down |= at
        await self._touch(kind, self._down)

    async def lift(self, number: int) -> None:
        """Lift a finger."""
        at = self._down.pop(number)
        await self._touch("touchEnd", {number: at} if self._down else {})

    async def _touch(self, kind: str, points: dict[int, Point]) -> None:
        touching = [{"x": x, "y": y, "id": number} for number, (x, y) in points.items()]
        await self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touching})

    async def cell(self, column: int, row: int) -> Point:
        """Return the middle of a cell."""
        box = await self.board.locator("#board").bounding_box()
        assert box is not None
        scale = box["width"] / WIDTH
        return box["x"] + (LEAD + column * 100 + 50) * scale, box["y"] + (LEAD + row * 100 + 50) * scale

    async def robot(self, robot: str) -> Point:
        """Return where a robot is."""
        row, column = divmod((await robots_on(self.board))[robot], 16)
        return await self.cell(column, row)


@pytest_asyncio.fixture(loop_scope="session")
async def fingers(ada: AtTheBoard) -> "AsyncIterator[Fingers]":
    """Fingers at a board with a match, in the phone's size."""
    session = await ada.board.context.new_cdp_session(ada.board)
    await session.send(
        "Emulation.setDeviceMetricsOverride", {"width": 360, "height": 740, "deviceScaleFactor": 1, "mobile": True}
    )
    await session.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})
    await ada.start()
    yield Fingers(ada.board, session)


@pytest.mark.at_length
async def test_a_palm_that_rests_and_lifts_first_changes_nothing_of_a_swipe(fingers: Fingers) -> None:
    moves = fingers.board.locator("#moves")
    palm, (x, y) = await fingers.cell(*PALM), await fingers.robot("G")
    for palm_comes_first in (True, False):
        for finger in (0, 1) if palm_comes_first else (1, 0):
            await fingers.move(**({"f0": palm} if finger == 0 else {"f1": (x, y)}))
        for way in (15, 30, 45):
            await fingers.move(f0=palm, f1=(x + way, y))
        await fingers.lift(0)
        await fingers.lift(1)
        await expect(moves).to_have_text("G-right")
        await fingers.board.keyboard.press("Escape")
        await expect(moves).to_have_text("")


async def test_a_robot_follows_a_finger_and_its_stops_are_touched(fingers: Fingers) -> None:
    board = fingers.board
    start = (await current(board)).robots[Robot.GREEN]
    x, y = await fingers.robot("G")
    (beside, _), step = await fingers.cell(start.column + 1, start.row), 5
    await fingers.move(f0=(x, y))
    for to in range(step, round(beside - x) + 1, step):
        await fingers.move(f0=(x + to, y))
    await expect(board.locator("#moves")).to_have_text("")
    transform = await board.locator("g.robot[data-robot=G]").get_attribute("transform") or ""
    assert start.column * 100 + 50 < float(transform.removeprefix("translate(").split()[0]) < start.column * 100 + 150
    await fingers.lift(0)
    await expect(board.locator("#moves")).to_have_text("G-right")
    stopped = await robots_on(board)
    x, y = await board.locator(".dot").evaluate_all("([dot]) => [dot.cx.baseVal.value, dot.cy.baseVal.value]")
    await fingers.move(f0=await fingers.cell(int(x) // 100, int(y) // 100))
    await fingers.lift(0)
    await expect(board.locator("#moves")).to_have_text(re.compile("^G-right G-[a-z]+$"))
    assert await robots_on(board) != stopped


async def test_a_tap_that_closes_the_menu_moves_no_robot(fingers: Fingers) -> None:
    board, menu = fingers.board, fingers.board.locator("#settings")
    await board.keyboard.press("g")
    below = await fingers.cell((await current(board)).robots[Robot.GREEN].column, 15)
    await board.locator("#set").click()
    await expect(menu).to_be_visible()
    for made in ("", "G-down"):
        await fingers.move(f0=below)
        await fingers.lift(0)
        await expect(menu).to_be_hidden()
        await expect(board.locator("#moves")).to_have_text(made)


async def test_two_fingers_that_spread_zoom_and_move_no_robot(fingers: Fingers) -> None:
    before = await robots_on(fingers.board)
    (left, y), (right, _) = await fingers.robot("G"), await fingers.cell(9, 9)
    await fingers.move(f0=(left, y))
    await fingers.move(f1=(right, y))
    for way in range(5, 60, 5):
        await fingers.move(f0=(left - way, y), f1=(right + way, y))
    await fingers.lift(1)
    await fingers.lift(0)
    await fingers.board.wait_for_function("visualViewport.scale > 1.2")
    await expect(fingers.board.locator("#moves")).to_have_text("")
    assert await robots_on(fingers.board) == before, "the robot is back that has followed the first finger"


async def test_the_page_keeps_from_edges_that_discord_names_later(fingers: Fingers) -> None:
    board = fingers.board
    await board.evaluate("document.documentElement.style.setProperty('--discord-safe-area-inset-top', ' ')")
    top = "document.querySelector('header').getBoundingClientRect().top"
    assert await board.evaluate(top) == 0, "it is empty at first"
    assert "viewport-fit=cover" in (await board.locator("meta[name=viewport]").get_attribute("content") or "")
    for edge, inset in {"top": 48, "right": 20, "bottom": 34, "left": 10}.items():
        await board.evaluate(f"document.documentElement.style.setProperty('--discord-safe-area-inset-{edge}', '{inset}px')")
    assert await board.evaluate(top) >= 48
    box = await board.locator("#tools").bounding_box()
    assert box is not None
    assert box["x"] >= 10
    assert box["x"] + box["width"] <= 360 - 20
    assert box["y"] + box["height"] <= 740 - 34
    assert await board.evaluate("document.documentElement.scrollWidth") <= 360
