"""The board in a real browser, beside the simulated Discord of the page: hands, keys, and what comes of them."""

import re
from pathlib import Path

from playwright.async_api import expect

from bot.text import Texts
from bot.web.view import board_view
from tests.bot.world import solution_of
from tests.engine.known import known_counts

from .at_the_board import current, robots_on, standing, swipe
from .conftest import AtTheBoard
from .faults import Faults

EN = Texts.of("en")
PHONE_WIDTH = 360
REACHABLE = Path(__file__).with_name("reachable.js").read_text(encoding="utf-8")
"""Counts the positions that the page's moves reach, by the number of moves: each at its first."""


async def test_robots_slide_as_those_of_the_engine(ada: AtTheBoard) -> None:
    for known in known_counts():
        board = board_view(EN, known.position.board).model_dump(mode="json")
        robots = standing(known.position.robots)
        depth = min(3, len(known.counts) - 1)
        counted = await ada.board.evaluate(REACHABLE, [board, robots, depth])
        assert counted == list(known.counts[1 : depth + 1]), known.name


async def test_a_chip_is_won_by_keys_alone(ada: AtTheBoard) -> None:
    await ada.start()
    position = await current(ada.board)
    moves = solution_of(position)
    await ada.type_keys(moves)
    await expect(ada.board.locator("#moves")).to_have_text(" ".join(map(str, moves)))
    assert await robots_on(ada.board) == standing(position.play(moves).end.robots)
    await ada.board.keyboard.press("Enter")
    await expect(ada.board.locator("#bids li")).to_have_text(re.compile(rf"Ada\s*{len(moves)}"))
    await expect(ada.person.message(f"{len(moves)} moves")).not_to_have_count(0)
    ada.person.later(70)
    await expect(ada.board.locator("#status")).to_contain_text("You have won it")
    await expect(ada.board.locator("#scores li")).to_contain_text("1")
    await expect(ada.board.locator("#news li").first).to_contain_text(" ".join(map(str, moves)))


async def test_moves_are_taken_back_by_keys(ada: AtTheBoard) -> None:
    await ada.start()
    position = await current(ada.board)
    await ada.type_keys(solution_of(position))
    await ada.board.keyboard.press("Backspace")
    await expect(ada.board.locator("#moves")).to_have_text(" ".join(map(str, solution_of(position)[:-1])))
    await ada.board.keyboard.press("Escape")
    await expect(ada.board.locator("#moves")).to_have_text("")
    assert await robots_on(ada.board) == standing(position.robots)


async def test_robots_are_swiped_on_a_phone(ada: AtTheBoard) -> None:
    await ada.board.set_viewport_size({"width": PHONE_WIDTH, "height": 740})
    await ada.start()
    position = await current(ada.board)
    moves = solution_of(position)
    await swipe(ada.board, position, moves)
    await expect(ada.board.locator("#moves")).to_have_text(" ".join(map(str, moves)))
    await ada.board.locator("#finish").click()
    await expect(ada.board.locator("#bids li")).to_have_count(1)
    assert await ada.board.evaluate("document.documentElement.scrollWidth") <= PHONE_WIDTH


async def test_another_player_proves_what_was_bid_without_moves(ada: AtTheBoard) -> None:
    await ada.start()
    position = await current(ada.board)
    moves = solution_of(position)
    await ada.seat("Ben")
    await ada.board.locator("#count").fill(str(len(moves)))
    await ada.board.locator("#bid-alone").click()
    await expect(ada.board.locator("#bids li")).to_contain_text("Ben")
    ada.person.later(70)
    await expect(ada.board.locator("#status")).to_contain_text("Your turn")
    await expect(ada.board.locator("#finish")).to_be_disabled()
    await ada.board.locator("#field").fill(" ".join(map(str, moves)))
    await ada.board.locator("#field").press("Enter")
    await ada.board.locator("#finish").click()
    await expect(ada.board.locator("#status")).to_contain_text("You have won it")


async def test_the_cells_are_explored_by_keys(ada: AtTheBoard) -> None:
    await ada.start()
    await ada.board.keyboard.press("e")
    await expect(ada.board.locator(":focus")).to_have_attribute("aria-label", re.compile(r"^A1"))
    await ada.board.keyboard.press("ArrowDown")
    await ada.board.keyboard.press("ArrowRight")
    await expect(ada.board.locator(":focus")).to_have_attribute("aria-label", re.compile(r"^B2"))
    assert await ada.board.locator("#moves").text_content() == ""


async def test_nothing_that_is_injected_into_the_page_runs_or_styles_it(ada: AtTheBoard, faults: Faults) -> None:
    faults.expect("violates the following Content Security Policy")
    assert await ada.board.evaluate("getComputedStyle(document.body).margin") == "0px"
    margin = await ada.board.evaluate(
        """async () => {
          for (const [tag, text] of [["script", "window.injected = true"], ["style", "body { margin: 9px }"]]) {
            document.body.appendChild(document.createElement(tag)).textContent = text;
          }
          document.body.insertAdjacentHTML("beforeend", "<img src='data:,' onerror='window.injected = true'>");
          await document.querySelector("img").decode().catch(() => undefined);
          await new Promise((resolve) => setTimeout(resolve));
          return getComputedStyle(document.body).margin;
        }"""
    )
    assert (margin, await ada.board.evaluate("'injected' in window")) == ("0px", False)


async def test_a_page_that_is_refused_comes_back_later_each_time(ada: AtTheBoard) -> None:
    waits = await ada.board.evaluate(
        """async () => {
          const waits = [];
          window.setTimeout = (work, milliseconds) => {
            waits.push(milliseconds);
            if (waits.length < 6) queueMicrotask(work);
            return 0;
          };
          window.WebSocket = class {
            constructor() { queueMicrotask(() => this.onclose()); }
            close() {}
          };
          document.getElementById("seat").dispatchEvent(new Event("change"));
          await new Promise((resolve) => requestAnimationFrame(resolve));
          return waits;
        }"""
    )
    assert [min(10_000, 1000 * 2**times) <= wait < 2 * 10_000 for times, wait in enumerate(waits)] == [True] * 6
    assert waits[0] < 2000
