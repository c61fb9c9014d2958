"""The program ends and is started again, while the page and the board are left open."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.web.local import serve_board
from tests.bot.english import say

from .conftest import PATIENCE, HeldClock, MakeBot, Person, Program, close_pages, open_page
from .faults import Faults

if TYPE_CHECKING:
    from playwright.async_api import Browser

GONE = "ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED"


@pytest_asyncio.fixture(loop_scope="session")
async def start(
    browser: "Browser",
    game: MakeBot,
    clock: HeldClock,
    tmp_path: Path,
    unused_tcp_port_factory: Callable[[], int],
    faults: Faults,
) -> AsyncIterator[Callable[[], Program]]:
    """Start the program, each time at the same addresses."""
    faults.expect(GONE)
    programs = list[Program]()
    port, board = unused_tcp_port_factory(), partial(serve_board, port=unused_tcp_port_factory())

    def start() -> Program:
        programs.append(Program(game, clock, board, port, tmp_path / "secret"))
        return programs[-1]

    yield start
    await close_pages(browser)
    for program in programs:
        await asyncio.to_thread(program.end)


async def opened(browser: "Browser", program: Program, clock: HeldClock) -> Person:
    return await open_page(browser, await asyncio.wrap_future(program.address), clock)


@pytest.mark.at_length
async def test_page_board_and_card_go_on_when_the_program_is_started_again(
    browser: "Browser", start: Callable[[], Program], clock: HeldClock, faults: Faults
) -> None:
    faults.expect("410", "WebSocket connection to")
    program = start()
    person = await opened(browser, program, clock)
    await person.click(say("button-first-match"))
    await expect(person.message("Round 1")).not_to_have_count(0)
    async with person.page.context.expect_page() as page:
        await person.message("Round 1").get_by_role("link", name=say("web-open")).last.click()
    board = await page.value
    board.set_default_timeout(PATIENCE)
    await expect(board.locator("body.has-game:not(.is-lost)")).to_be_attached()
    await person.composer.fill("/bid 7")

    await asyncio.to_thread(program.end)
    await expect(board.locator("body.is-lost")).to_be_attached()
    banner = person.page.get_by_role("alert").filter(has_text=say("local-ended"))
    await expect(banner).to_be_in_viewport(ratio=1)
    at_top = "banner => document.elementsFromPoint(innerWidth - 40, 20)[0] === banner"
    assert await banner.evaluate(at_top), "nothing lies upon it"

    start()
    await expect(banner).to_be_hidden()
    await expect(person.message("Round 1").get_by_role("link", name=say("web-open"))).not_to_have_count(0)
    await expect(person.composer).to_have_value("/bid 7")
    await expect(board.locator("body.has-game:not(.is-lost)")).to_be_attached()
    await person.composer.press("Enter")
    await expect(board.locator("#bids")).to_contain_text("7")


async def test_the_program_ends_from_the_menu_only_once_that_is_confirmed(
    browser: "Browser", start: Callable[[], Program], clock: HeldClock
) -> None:
    program = start()
    person = await opened(browser, program, clock)
    menu, end, page = person.page.locator(".session-menu"), person.page.get_by_text(say("local-end"), exact=True), person.page
    for close in (lambda: page.keyboard.press("Escape"), lambda: page.mouse.click(300, 500)):
        await menu.get_by_text(say("local-more"), exact=True).click()
        await end.click()
        await expect(page.get_by_text(say("local-end-question"))).to_be_visible()
        await close()
        await expect(menu).not_to_have_attribute("open", re.compile(".*"))
    await menu.get_by_text(say("local-more"), exact=True).click()
    await end.click()
    await page.get_by_role("button", name=say("local-end-no"), exact=True).click()
    await expect(menu).not_to_have_attribute("open", re.compile(".*"))
    await person.send("still here")
    await expect(person.message("still here")).to_be_visible()
    await menu.get_by_text(say("local-more"), exact=True).click()
    await end.click()
    await page.get_by_role("button", name=say("local-end-yes"), exact=True).click()
    await expect(page.get_by_text(say("local-ended"))).to_be_visible()
