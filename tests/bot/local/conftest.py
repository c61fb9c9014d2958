"""A real browser at the local page.

`at_the_page` is a fixture for any bot: ``person = await at_the_page(make_bot)``, and then type, click and read. `ada` has the
board open beside it.
"""

import asyncio
import re
import shutil
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import Future
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import discord
import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect

import bot.actions.begin
import bot.actions.board_choice
from bot.app import make_bot
from bot.clock import Clock
from bot.local import play
from bot.local.world import ServeBoard
from bot.run.config import Config
from bot.text import Texts, languages
from bot.web.local import serve_board
from engine import Move, Setup
from tests.bot.english import say
from tests.bot.world import EASY

from .faults import Faults, logged

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext, Locator, Page, Route

PATIENCE = 90_000
"""Milliseconds that a state is waited for at most. It is what a machine that is too busy may take, and times nothing."""

expect.set_options(timeout=PATIENCE)

MakeBot = Callable[[Clock], discord.Client]

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
SWITCHES = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # One process shows all pages, one after the other: to start another is as much work as a page.
    "--renderer-process-limit=1",
    "--disable-site-isolation-trials",
)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give all tests at the page one event loop for each process of pytest, and thereby one browser; a file stays in one."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


class HeldClock:
    """The time at the page. It stands still until a test moves it on."""

    def __init__(self) -> None:
        self.seconds = time.time()

    def __call__(self) -> float:
        return self.seconds


@dataclass(frozen=True, slots=True)
class Person:
    """A person using the page. Each action waits until it is possible, and fails after a timeout.

    Time stands still meanwhile: deadlines come when the test says that it is `later`.

    The page keeps what was typed until it is answered: wait for the answer before typing on.
    """

    page: "Page"
    clock: HeldClock

    def later(self, seconds: float) -> None:
        """Let time pass. What comes of it is shown as soon as the program has seen to it."""
        self.clock.seconds += seconds

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
        """Return the messages that have this text in them."""
        return self.chat.get_by_role("article").filter(has_text=text)

    async def idle(self) -> None:
        """Wait until the page has done what was asked before. Until then it takes nothing, though it may show some of it."""
        await self.page.locator("#send-message:enabled").wait_for()

    async def send(self, text: str) -> None:
        """Type the text and press Enter."""
        await self.idle()
        await self.composer.fill(text)
        await self.composer.press("Enter")

    async def click(self, label: str) -> None:
        """Click the last button in the channel with this label, through the last *More…* where there is none."""
        await self.idle()
        button = self.chat.get_by_role("button", name=label, exact=True)
        named = "|".join(re.escape(Texts.of(language)("button-more")) for language in languages())
        more = self.chat.get_by_role("button", name=re.compile(f"^(?:{named})$"))
        await button.or_(more).last.wait_for()
        if not await button.count():
            await more.last.click()
        await button.last.click()

    async def hold(self, url: str | Callable[[str], bool]) -> Callable[[], Awaitable[None]]:
        """Let no request to these addresses through until what is returned is called."""
        let_go = asyncio.Event()

        async def wait(route: "Route") -> None:
            await let_go.wait()
            await route.continue_()

        async def end() -> None:
            let_go.set()
            await self.page.unroute_all(behavior="wait")

        await self.page.route(url, wait)
        return end

    async def act_as(self, name: str) -> None:
        """Switch to another player."""
        await self.idle()
        await self.page.locator("#viewer-picker").select_option(label=name)

    async def speak(self, language: str) -> None:
        """Choose the language of the player by its own name."""
        await self.page.locator("#language-picker").select_option(language)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> "AsyncIterator[Browser]":
    """A headless Chromium for all tests; each opens pages of its own, beside an empty one for which the process stays."""
    path = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if path is None:
        pytest.skip(f"no browser found: none of {', '.join(CHROMIUM)} is in PATH")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=SWITCHES, timeout=PATIENCE)
        context = await browser.new_context(viewport={"width": 1200, "height": 900})
        context.set_default_timeout(PATIENCE)
        await context.new_page()
        yield browser
        await browser.close()


@pytest.fixture
def faults(capsys: pytest.CaptureFixture[str]) -> Iterator[Faults]:
    """What goes wrong in the pages and in the program: it fails the test, unless that has said that it expects it."""
    faults = Faults()
    with logged(faults):
        yield faults
    faults.seen += capsys.readouterr().err.splitlines()
    faults.check()


@pytest_asyncio.fixture(loop_scope="session")
async def browser(chromium: "Browser", faults: Faults) -> "AsyncIterator[Browser]":
    """The browser, whose faults are collected while its test runs, and whose pages are closed then."""
    (context,) = chromium.contexts
    with faults.watching(context):
        yield chromium
        await close_pages(chromium)


async def close_pages(browser: "Browser") -> None:
    """Close all pages that a test has opened."""
    for page in browser.contexts[0].pages[1:]:
        await page.close()


@pytest.fixture
def clock() -> HeldClock:
    return HeldClock()


@pytest.fixture
def game(tmp_path: Path, kernels: None) -> MakeBot:  # noqa: ARG001
    """The real bot, as it is set up at first."""
    config = Config(_env_file=None, database=tmp_path / "local.db", picture_workers=0)  # pyright: ignore[reportCallIssue]
    return lambda clock: make_bot(config, clock=clock, shard_count=1)


class Program:
    """A bot with its page, in a thread and an event loop of its own, as players have it; nothing of it outlives its end."""

    def __init__(
        self,
        make_bot: MakeBot,
        clock: HeldClock,
        board: ServeBoard | None = None,
        port: int = 0,
        secret_file: Path | None = None,
    ) -> None:
        self._board, self._port, self._secret_file = board, port, secret_file
        self.address: Future[str] = Future()
        self._end: Callable[[], object] = lambda: None
        self._thread = threading.Thread(target=lambda: asyncio.run(self._play(make_bot, clock)), name="page")
        self._thread.start()

    async def _play(self, make_bot: MakeBot, clock: HeldClock) -> None:
        loop = asyncio.get_running_loop()
        playing = loop.create_task(
            play(
                say,
                make_bot,
                serve_board=self._board,
                on_ready=self.address.set_result,
                port=self._port,
                secret_file=self._secret_file,
                now=clock,
            )
        )
        self._end = lambda: loop.call_soon_threadsafe(playing.cancel)
        try:
            await playing
        except asyncio.CancelledError:
            pass
        except Exception as error:
            if self.address.done():
                raise
            self.address.set_exception(error)
        finally:
            self.address.cancel()

    def end(self) -> None:
        """End it, and wait until it has ended."""
        with suppress(RuntimeError):  # its event loop is closed: it has ended by itself
            self._end()
        self._thread.join()


@pytest_asyncio.fixture(loop_scope="session")
async def address(browser: "Browser", clock: HeldClock) -> AsyncIterator[Callable[[MakeBot], Awaitable[str]]]:
    """Play with a bot until the test is over, and its pages are closed; gives the address of the page."""
    async with AsyncExitStack() as stack:

        async def start(make_bot: MakeBot, board: ServeBoard | None = None) -> str:
            program = Program(make_bot, clock, board)
            stack.push_async_callback(asyncio.to_thread, program.end)
            return await asyncio.wrap_future(program.address)

        yield start
        await close_pages(browser)


@pytest_asyncio.fixture(loop_scope="session")
async def at_the_page(
    browser: "Browser", address: Callable[[MakeBot], Awaitable[str]], clock: HeldClock
) -> Callable[[MakeBot], Awaitable[Person]]:
    """Start a bot, and sit down at its page as the first player."""

    async def sit_down(make_bot: MakeBot) -> Person:
        return await open_page(browser, await address(make_bot), clock)

    return sit_down


async def open_page(browser: "Browser | BrowserContext", address: str, clock: HeldClock) -> Person:
    """Open one more page, as another window does. It keeps nothing in the browser, which another could find there."""
    page = await (browser.contexts[0] if isinstance(browser, Browser) else browser).new_page()
    page.set_default_timeout(PATIENCE)
    await page.goto(address)
    await page.locator("main[aria-busy=false]").wait_for()
    return Person(page, clock)


KEYS = {"up": "ArrowUp", "right": "ArrowRight", "down": "ArrowDown", "left": "ArrowLeft"}


@dataclass(frozen=True, slots=True)
class AtTheBoard:
    """A player with two windows: the page of the simulated Discord, and the board."""

    person: Person
    board: "Page"

    async def start(self, options: str = "") -> None:
        """Start a match from the channel, and wait until it is on the board."""
        await self.person.send(f"/ricochet start {options}")
        await expect(self.board.locator("body.has-game")).to_be_attached()

    async def type_keys(self, moves: tuple[Move, ...]) -> None:
        """Make moves by the keys of the robots and the arrows."""
        for move in moves:
            await self.board.keyboard.press(move.robot.value)
            await self.board.keyboard.press(KEYS[move.direction.value])

    async def seat(self, name: str) -> None:
        """Play as another person."""
        await self.board.locator("#seat").select_option(label=name)
        await expect(self.board.locator("body.has-game:not(.is-lost)")).to_be_attached()


@pytest.fixture
def known_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every match be on the known board, whose rounds count all the same."""
    for begins in (bot.actions.board_choice, bot.actions.begin):
        monkeypatch.setattr(begins, "draw_setup", lambda _rules, _random: Setup.from_code(EASY))


@pytest_asyncio.fixture(loop_scope="session")
async def ada(
    browser: "Browser",
    address: Callable[..., Awaitable[str]],
    game: MakeBot,
    clock: HeldClock,
    known_board: None,  # noqa: ARG001
) -> AtTheBoard:
    """Ada, who has opened the board from the greeting."""
    person = await open_page(browser, await address(game, serve_board), clock)
    async with person.page.context.expect_page() as opened:
        await person.page.get_by_role("link", name=say("local-button-board")).click()
    board = await opened.value
    board.set_default_timeout(PATIENCE)
    await expect(board.get_by_label(say("web-player"))).to_have_value(re.compile(r"\d+"))
    return AtTheBoard(person, board)
