"""What one person does on the board alone, in a real browser: the puzzle of the day, lessons, and studies."""

import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio
from playwright.async_api import expect

import bot.scheduled.days
from bot.actions.tutorial import lessons
from bot.web.local import serve_board
from engine.board.notation import parse_moves
from tests.bot.english import say
from tests.bot.world import TODAYS, solution_of

from .at_the_board import current, robots_on, standing, swipe
from .conftest import PATIENCE, AtTheBoard, HeldClock, MakeBot, Person, open_page

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

BEST = " ".join(map(str, TODAYS.best))
SECONDS = 15


@pytest.fixture(autouse=True)
def _todays_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.scheduled.days, "choose", lambda _secret, day, _cancelled: replace(TODAYS, day=day))


@pytest_asyncio.fixture(loop_scope="session")
async def person(browser: "Browser", address: Callable[..., Awaitable[str]], game: MakeBot, clock: HeldClock) -> Person:
    """Ada, at the page of the simulated Discord."""
    return await open_page(browser, await address(game, serve_board), clock)


async def opened(person: Person, subject: str = "", *, link: str = "local-button-board") -> "Page":
    """Return the board that the last link with such words opens, with a subject chosen there."""
    async with person.page.context.expect_page() as page:
        await person.page.get_by_role("link", name=say(link)).last.click()
    board = await page.value
    board.set_default_timeout(PATIENCE)
    if subject:
        await board.locator("#game").select_option(subject)
    await expect(board.locator("body.has-game")).to_be_attached()
    return board


async def test_the_puzzle_of_the_day_is_solved_by_mouse_in_a_few_seconds(person: Person) -> None:
    began = time.monotonic()
    board = await opened(person, "daily")
    await swipe(board, TODAYS.position, TODAYS.best)
    assert await robots_on(board) == standing(TODAYS.position.play(TODAYS.best).end.robots)
    await board.locator("#finish").click()
    await expect(board.locator("#status")).to_contain_text("That's it")
    assert time.monotonic() - began < SECONDS
    await expect(board.locator("#status")).to_contain_text("★★★")


@pytest.mark.at_length
async def test_the_result_is_replayed_step_by_step(person: Person) -> None:
    board = await opened(person, "daily")
    await swipe(board, TODAYS.position, TODAYS.best)
    await board.locator("#finish").click()
    await expect(board.locator("#steps")).to_be_visible()
    await expect(board.locator("#moves")).to_have_text(BEST)
    for made in range(len(TODAYS.best) - 1, -1, -1):
        await board.locator("#step-back").click()
        assert await robots_on(board) == standing(TODAYS.position.play(TODAYS.best[:made]).end.robots)
    await expect(board.locator("#step-back")).to_be_disabled()
    await board.keyboard.press("ArrowRight")
    first, rest = BEST.split(" ", 1)
    await expect(board.locator("#moves")).to_have_text(f"{first} ▸ {rest}")


async def test_a_connection_that_was_cut_comes_back_to_the_same_day(person: Person) -> None:
    board = await opened(person, "daily")
    before = await board.locator("#headline").text_content()
    await board.locator("[data-what=before]").click()
    await expect(board.locator("#headline")).not_to_have_text(before or "")
    shown = await board.locator("#headline").text_content()
    await board.get_by_label(say("web-player")).select_option(label="Ben")
    await expect(board.locator("body.has-game:not(.is-lost)")).to_be_attached()
    await expect(board.locator("#headline")).to_have_text(shown or "")


async def test_the_card_of_the_puzzle_opens_it_on_the_board(person: Person) -> None:
    await person.send("/ricochet daily")
    await expect(person.message("No moves yet")).not_to_have_count(0)
    board = await opened(person, link="web-open")
    await expect(board.locator("#headline")).to_contain_text("yellow star")
    await expect(board.get_by_label(say("web-player"))).to_have_value(re.compile(r"\d+"))


async def test_the_first_lesson_is_solved_and_the_next_one_follows(person: Person) -> None:
    board = await opened(person, "tutorial")
    await expect(board.locator("#headline")).to_have_text("Lesson 1 of 4")
    await swipe(board, lessons()[0], parse_moves("R-up R-right"))
    await expect(board.locator("#status")).to_contain_text("That's it")
    await board.locator("[data-what=next]").click()
    await expect(board.locator("#headline")).to_have_text("Lesson 2 of 4")


@pytest.mark.at_length
async def test_a_round_that_is_over_is_studied(ada: AtTheBoard) -> None:
    await ada.start()
    position = await current(ada.board)
    moves = solution_of(position)
    await ada.type_keys(moves)
    await ada.board.keyboard.press("Enter")
    await expect(ada.board.locator("#bids li")).not_to_have_count(0)
    ada.person.later(70)
    await expect(ada.board.locator("#status")).to_contain_text("You have won it")
    await ada.board.locator("#game").select_option(say("web-subject-study"))
    await expect(ada.board.locator("#headline")).to_contain_text("Study of round 1")
    await expect(ada.board.locator("#step-label")).to_contain_text("Ada's solution")
    await ada.board.locator("[data-what=ways]").click()
    await expect(ada.board.locator("#step-label")).not_to_contain_text("Ada's solution")
    await ada.board.locator("#step-back").click()
    await expect(ada.board.locator("#moves")).to_contain_text("▸")
    await ada.board.locator("[data-what=try]").click()
    await expect(ada.board.locator("#finish")).to_be_visible()
    await ada.type_keys(moves)
    await expect(ada.board.locator("#note")).to_contain_text("That's it")
