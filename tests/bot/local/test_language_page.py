"""Each player of the page has a language of their own, beside that of the channel."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import pytest_asyncio
from playwright.async_api import expect

from bot.text import Texts
from tests.bot.world import EASY

from .conftest import MakeBot, Person

if TYPE_CHECKING:
    from playwright.async_api import Route

GERMAN, CATALAN = Texts.of("de"), Texts.of("ca", "de")


@pytest_asyncio.fixture(loop_scope="session")
async def person(at_the_page: Callable[[MakeBot], Awaitable[Person]], game: MakeBot) -> Person:
    return await at_the_page(game)


async def test_a_player_changes_language_and_the_channel_keeps_its_own(person: Person) -> None:
    await person.send(f"/ricochet start difficulty:any code:{EASY}")
    await expect(person.message("Round 1")).to_contain_text("Bring the green robot there, with a 90° turn")
    spoken, asked = asyncio.Event(), list[str]()

    async def hold(route: "Route") -> None:
        asked.append(json.loads(route.request.post_data or "")["kind"])
        if asked[-1] == "language":
            await spoken.wait()
        await route.continue_()

    await person.page.route("**/api/action", hold)
    await person.page.get_by_label("Language").select_option("Deutsch")
    await person.send("/bid 7")
    await person.page.locator("body:has(#waiting li):has(#send-message:enabled)").wait_for()
    assert asked == ["language"], "the bid waits for it"
    spoken.set()
    await expect(person.message("Dein Gebot: 7 Züge")).to_be_visible()
    await expect(person.message("Round 1")).to_contain_text("7 moves")
    await person.act_as("Ben")
    await expect(person.page.get_by_label("Language")).to_have_value("en")
    await person.send("/bid 8")
    await expect(person.message("Your bid: 8 moves")).to_be_visible()
    await person.act_as("Ada")
    await expect(person.page.get_by_label("Language")).to_have_value("de")
    await person.send("/ricochet sprache Català")
    await expect(person.message(CATALAN("done-language", chosen="yes"))).to_be_visible()
    await person.send("/bid 6")
    await expect(person.message("La teva proposta: 6 moviments")).to_be_visible()


async def test_commands_are_listed_and_typed_as_the_language_of_a_player_names_them(person: Person) -> None:
    await person.page.get_by_label("Language").select_option("Deutsch")
    await person.composer.fill("/ricochet s")
    entry = person.page.get_by_role("option").filter(has_text="/ricochet sprache")
    await expect(entry).to_contain_text(GERMAN("command-language"))
    await entry.click()
    await expect(person.page.locator(".command-pill-label")).to_have_text("sprache")
    await person.page.locator("main").get_by_role("option", name="Nederlands").click()
    await person.page.get_by_role("button", name="Send", exact=True).click()
    await expect(person.message(Texts.of("nl")("done-language", chosen="yes"))).to_be_visible()
    await person.send("/ricochet starten sanduhr:bald")
    await expect(person.message("/ricochet starten [")).to_contain_text("„bald“")
