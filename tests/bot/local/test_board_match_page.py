"""Whole matches on the board in a real browser: by keys alone, by touch on a phone, and by six people in two places."""

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from engine import SIZE, Cell, Move, Position, Robot
from tests.bot.world import solution_of

from .at_the_board import current, robots_on
from .conftest import AtTheBoard

if TYPE_CHECKING:
    from playwright.async_api import CDPSession, Page

PHONE_WIDTH, TALL = 360, 740
LEAD, WIDTH = 86, 86 + 1600 + 30
"""From the left of the picture to the board, and the width of the picture, a cell being 100 wide."""
STEPS = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}
SAND, PAUSE = 70, 15
NOTE_MOVES = """{
  window.noted = [];
  const moves = document.getElementById("moves");
  new MutationObserver(() => {
    if (moves.textContent !== (window.noted.at(-1) ?? "")) window.noted.push(moves.textContent);
  }).observe(moves, { childList: true, characterData: true, subtree: true });
}"""
"""Note what is read of the moves that were made, each time that it becomes something else."""
SIX = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


async def standing(board: "Page") -> Position:
    """The position of the round, with the robots as they are drawn."""
    robots = {Robot(name): Cell(*divmod(cell, SIZE)) for name, cell in (await robots_on(board)).items()}
    return replace(await current(board), robots=robots)


@pytest.mark.at_length
async def test_a_match_is_played_to_its_end_by_keys_alone(ada: AtTheBoard) -> None:
    await ada.start("chips:2 difficulty:any")
    for number in (1, 2):
        await expect(ada.board.locator("#headline")).to_contain_text(f"Round {number}")
        moves = solution_of(await standing(ada.board))
        await ada.type_keys(moves)
        await ada.board.keyboard.press("Enter")
        await expect(ada.board.locator("#bids li")).to_have_text(re.compile(rf"Ada\s*{len(moves)}"))
        ada.person.later(SAND)
        await expect(ada.board.locator("#scores li")).to_contain_text(str(number))
        await expect(ada.board.locator("#news li").first).to_contain_text(" ".join(map(str, moves)))
        ada.person.later(PAUSE)
    await expect(ada.board.locator("#status")).to_contain_text("🏁")
    await expect(ada.board.locator("#status")).to_contain_text("Ada")


class Finger:
    """A finger on a phone's screen."""

    def __init__(self, board: "Page", session: "CDPSession") -> None:
        self._board, self._session = board, session

    async def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        touching = [{"x": x, "y": y} for x, y in points]
        await self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touching})

    async def tap(self, name: str) -> None:
        """Tap an element that is in view, at once."""
        box = await self._board.locator(name).bounding_box()
        assert box is not None
        await self._touch("touchStart", (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
        await self._touch("touchEnd")

    async def swipe(self, position: Position, move: Move) -> None:
        """Swipe a robot from where it stands."""
        cell = position.robots[move.robot]
        await self._board.locator("#board").scroll_into_view_if_needed()
        box = await self._board.locator("#board").bounding_box()
        assert box is not None
        scale = box["width"] / WIDTH
        x, y = box["x"] + (LEAD + cell.column * 100 + 50) * scale, box["y"] + (LEAD + cell.row * 100 + 50) * scale
        right, down = STEPS[move.direction.value]
        await self._touch("touchStart", (x, y))
        await self._touch("touchMove", (x + 15 * right, y + 15 * down))
        await self._touch("touchMove", (x + 30 * right, y + 30 * down))
        await self._touch("touchEnd")


async def test_a_match_is_played_to_its_end_by_touch_on_a_phone(ada: AtTheBoard) -> None:
    session = await ada.board.context.new_cdp_session(ada.board)
    await session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    finger = Finger(ada.board, session)
    await ada.board.set_viewport_size({"width": PHONE_WIDTH, "height": TALL})
    await ada.start("chips:1 difficulty:any")
    position = await standing(ada.board)
    moves = solution_of(position)
    for number, move in enumerate(moves):
        await finger.swipe(position.play(moves[:number]).end, move)
        await expect(ada.board.locator("#moves")).to_have_text(" ".join(map(str, moves[: number + 1])))
    await ada.board.locator("#finish").click()
    await expect(ada.board.locator("#bids li")).to_have_count(1)
    ada.person.later(SAND)
    await expect(ada.board.locator("#status")).to_contain_text("🏁")
    assert await ada.board.evaluate("document.documentElement.scrollWidth") <= PHONE_WIDTH


async def test_a_button_is_tapped_as_soon_as_a_robot_was_swiped(ada: AtTheBoard) -> None:
    session = await ada.board.context.new_cdp_session(ada.board)
    await session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    finger = Finger(ada.board, session)
    await ada.board.set_viewport_size({"width": PHONE_WIDTH, "height": TALL})
    await ada.start("chips:1 difficulty:any")
    position = await standing(ada.board)
    move = solution_of(position)[0]
    await ada.board.evaluate(NOTE_MOVES)
    for times in range(1, 6):
        await finger.swipe(position, move)
        await finger.tap("#undo")
        await ada.board.wait_for_function("length => window.noted.length === length", arg=2 * times)
    assert await ada.board.evaluate("window.noted") == [str(move), ""] * 5


@pytest.fixture
def six(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let six people play at this machine."""
    for module in ("bot.local.world", "bot.local.runner", "bot.web.local"):
        monkeypatch.setattr(f"{module}.PLAYERS", SIX)


@pytest.mark.at_length
async def test_three_at_the_board_and_three_on_discord_play_one_match(six: None, ada: AtTheBoard) -> None:  # noqa: ARG001
    await ada.start("chips:1 difficulty:any")
    windows = [ada.board]
    for name in SIX[1:3]:
        page = await ada.board.context.new_page()
        await page.goto(ada.board.url.partition("&player")[0])
        await page.locator("#seat").select_option(label=name)
        await expect(page.locator("body.has-game:not(.is-lost)")).to_be_attached()
        windows.append(page)
    moves = solution_of(await standing(ada.board))
    for number, page in enumerate(windows):
        await page.locator("#count").fill(str(20 - number))
        await page.locator("#bid-alone").click()
        await expect(page.locator("#bids li")).to_have_count(number + 1)
    for number, name in enumerate(SIX[3:]):
        await ada.person.act_as(name)
        await ada.person.send(f"/bid {15 - number if number < 2 else len(moves)}")
        for page in windows:
            await expect(page.locator("#bids li")).to_have_count(4 + number)
    for page in windows:
        assert sorted(await page.locator("#bids li span").all_text_contents()) == sorted(SIX)
    ada.person.later(SAND)
    await expect(ada.person.message("The sand has run out").last).to_contain_text("@Finn")
    await expect(windows[0].locator("#status")).to_contain_text("Finn")
    await ada.person.send(f"/prove {' '.join(map(str, moves))}")
    for page in windows:
        await expect(page.locator("#status")).to_contain_text("🏁")
        await expect(page.locator("#news li")).to_have_text(re.compile(rf"^Finn: {' '.join(map(str, moves))}"))
    await expect(ada.person.message("@Finn wins the")).to_be_visible()
