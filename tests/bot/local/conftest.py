"""A real browser at the local page.

`at_the_page` is a fixture for any bot: ``person = await at_the_page(make_bot)``, and then type, click and read.
"""

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord
import pytest

from bot.clock import Clock
from bot.local import play

if TYPE_CHECKING:
    from playwright.async_api import Browser, Locator, Page

MakeBot = Callable[[Clock], discord.Client]

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
SWITCHES = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody in front of the page. Everything waits until it can be done, and fails after a while.

    The page keeps what was typed until it is answered: wait for the answer before typing on.
    """

    page: "Page"

    @property
    def chat(self) -> "Locator":
        """The messages in the channel that the player may see."""
        return self.page.get_by_role("log")

    @property
    def composer(self) -> "Locator":
        """Where chat and commands are typed."""
        return self.page.get_by_role("textbox", name="Message", exact=True)

    @property
    def form(self) -> "Locator":
        """The form that is open."""
        return self.page.get_by_role("dialog")

    def message(self, text: str) -> "Locator":
        """The messages that have this text in them."""
        return self.chat.get_by_role("article").filter(has_text=text)

    async def send(self, text: str) -> None:
        """Type the text and press Enter, once the page has done what was asked of it before."""
        await self.page.locator("#send-message:enabled").wait_for()
        await self.composer.fill(text)
        await self.composer.press("Enter")

    async def click(self, label: str) -> None:
        """Click the last button in the channel with this label."""
        await self.chat.get_by_role("button", name=label, exact=True).last.click()

    async def act_as(self, name: str) -> None:
        """Switch to another player."""
        await self.page.get_by_label("Viewing as").select_option(label=name)


@pytest.fixture
async def browser() -> "AsyncIterator[Browser]":
    """A headless Chromium; the test is skipped if there is none."""
    path = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if path is None:
        pytest.skip(f"no browser found: none of {', '.join(CHROMIUM)} is in PATH")
    api = pytest.importorskip("playwright.async_api")
    async with api.async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=SWITCHES)
        yield browser
        await browser.close()


@pytest.fixture
async def address() -> AsyncIterator[Callable[[MakeBot], Awaitable[str]]]:
    """Play with a bot until the test is over, or plays with another one; gives the address of the page."""
    async with AsyncExitStack() as stack:

        async def start(make_bot: MakeBot) -> str:
            await stack.aclose()
            ready: asyncio.Future[str] = asyncio.get_running_loop().create_future()
            running = asyncio.create_task(play(make_bot, on_ready=ready.set_result))
            stack.push_async_callback(end, running)
            await asyncio.wait((ready, running), return_when=asyncio.FIRST_COMPLETED)
            return ready.result() if ready.done() else running.result() or ""

        yield start


async def end(running: asyncio.Task[None]) -> None:
    """End what is running; raises what it has raised by itself."""
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running


@pytest.fixture
async def at_the_page(
    browser: "Browser", address: Callable[[MakeBot], Awaitable[str]]
) -> AsyncIterator[Callable[[MakeBot], Awaitable[Person]]]:
    """Start a bot, and sit down at its page as the first player. Errors in the page fail the test."""
    errors: list[str] = []

    async def sit_down(make_bot: MakeBot) -> Person:
        person = await open_page(browser, await address(make_bot))
        person.page.on("pageerror", lambda error: errors.append(str(error)))
        return person

    yield sit_down
    for context in browser.contexts:
        await context.close()
    assert errors == []


async def open_page(browser: "Browser", address: str) -> Person:
    """Open one more page, in a window of its own."""
    page = await browser.new_page(viewport={"width": 1200, "height": 900})
    await page.goto(address)
    await page.locator("main[aria-busy=false]").wait_for()
    return Person(page)
