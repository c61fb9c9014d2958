"""Signing in on the board at a public address, in a real browser: the way to Discord and back."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import pytest
import pytest_asyncio
from playwright.async_api import expect

import bot.actions.board_choice
from bot.client import RicochetBot
from bot.local.world import PLAYERS, World
from bot.run.config import Address
from bot.web.oauth import Application, SignIn
from bot.web.server import BoardServer
from engine.rules.setup import Setup
from tests.bot.english import say
from tests.bot.world import EASY

from .conftest import PATIENCE, HeldClock, MakeBot, open_page
from .test_activity_page import door_to

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page, Route


@pytest_asyncio.fixture(loop_scope="session")
async def page(
    browser: "Browser",
    address: Callable[..., Awaitable[str]],
    game: MakeBot,
    clock: HeldClock,
    unused_tcp_port: int,
    monkeypatch: pytest.MonkeyPatch,
) -> "Page":
    """The board of a channel in which Ada has started a match, in the browser of a person who is Ben at Discord."""
    urls: list[str] = []
    worlds: list[World] = []

    @asynccontextmanager
    async def serve(world: World) -> AsyncIterator[str]:
        assert isinstance(world.bot, RicochetBot)
        worlds.append(world)
        web = f"http://127.0.0.1:{unused_tcp_port}"
        door = door_to(world, world.bot, web)
        with door.serving(world.bot):
            async with BoardServer(door, Address("127.0.0.1", unused_tcp_port)):
                assert world.channel.guild is not None
                urls.append(f"{web}/#place={world.channel.guild.id}.{world.channel.id}")
                yield urls[0]

    async def user_of(_: SignIn, application: Application, code: str, *, is_activity: bool) -> int:
        assert (application.redirect, is_activity) == (f"{urls[0].partition('#')[0]}", False)
        return worlds[0].players[PLAYERS.index(code)].id

    async def discord(route: "Route") -> None:
        asked = {name: value for name, (value,) in parse_qs(urlsplit(route.request.url).query).items()}
        back = f"{asked['redirect_uri']}?code=Ben&state={asked['state']}"
        await route.fulfill(status=302, headers={"Location": back})

    monkeypatch.setattr(bot.actions.board_choice, "draw_setup", lambda _rules, _random: Setup.from_code(EASY))
    monkeypatch.setattr(SignIn, "user_of", user_of)
    person = await open_page(browser, await address(game, serve), clock)
    await person.send("/ricochet start difficulty:any")
    await expect(person.message("Round 1")).not_to_have_count(0)
    page = await browser.contexts[0].new_page()
    page.set_default_timeout(PATIENCE)
    await page.route("https://discord.com/**", discord)
    await page.goto(urls[0])
    return page


async def test_a_person_signs_in_and_out(page: "Page") -> None:
    await expect(page.locator("#status")).to_have_text(say("web-sign-in-first"))
    address = page.url
    await page.get_by_role("button", name=say("web-sign-in")).click()
    await expect(page.locator("#who")).to_have_text("Ben")
    await expect(page.locator("body.has-game")).to_be_attached()
    assert page.url == f"{address}&game=match", "the code is not left there"
    await page.get_by_role("button", name=say("web-sign-out")).click()
    await expect(page.locator("#status")).to_have_text(say("web-sign-in-first"))
    await expect(page.locator("#who")).to_have_text("")


async def test_a_code_that_this_window_did_not_ask_for_is_not_used(page: "Page") -> None:
    address, _, place = page.url.partition("#")
    await page.goto(f"{address}?code=Ben&state=forged#{place}")
    await expect(page.get_by_role("button", name=say("web-sign-in"))).to_be_visible()
    await expect(page.locator("#who")).to_have_text("")


async def test_a_link_that_invites_fits_a_phone_and_is_selected_by_one_press(page: "Page") -> None:
    await page.set_viewport_size({"width": 360, "height": 740})
    await page.get_by_role("button", name=say("web-sign-in")).click()
    await page.locator("#pull").click()
    await page.get_by_role("button", name=say("web-invite")).click()
    link = page.locator("#note code")
    address = page.url.removesuffix("&game=match")
    await expect(link).to_have_text(address)
    assert not await page.evaluate("document.documentElement.scrollWidth > innerWidth"), "the page scrolls sideways"
    await link.click()
    assert await page.evaluate("getSelection().toString()") == address
