"""Solo games on the page, in a real browser: in direct messages."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.bot.english import say
from tests.bot.world import EASY, SOLUTION

from .conftest import MakeBot, Person, open_page

if TYPE_CHECKING:
    from playwright.async_api import Browser

pytestmark = pytest.mark.at_length

HOURGLASS = 70


async def show(person: Person, moves: str) -> None:
    await person.click("⌨️ Type")
    await person.form.get_by_role("textbox").fill(moves)
    await person.form.get_by_role("button", name="Submit").click()


async def test_a_game_in_direct_messages_is_seen_by_its_player_alone(
    at_the_page: Callable[[MakeBot], Awaitable[Person]], game: MakeBot
) -> None:
    person = await at_the_page(game)
    await person.act_as("Ada (DM)")
    await expect(person.page.get_by_role("heading", name="Ricochet", exact=True)).to_be_visible()
    await person.send("/ricochet start")
    await expect(person.message("Matches are played in a server's channels")).to_be_visible()
    await person.send(f"/ricochet solo code:{EASY}")
    await expect(person.message("@Ada plays solo")).to_be_visible()
    await person.click("▶️ Go")
    card = person.message("Chip 1 of 17")
    await expect(card.get_by_role("img").first).to_be_visible()
    await show(person, "R-up R-left")
    await expect(person.message("That's not a solution")).to_contain_text("Only you can see this")
    await person.send(f"/prove {SOLUTION}")
    await expect(card).to_contain_text("The chip is face up")
    await expect(card).to_contain_text("★★★")
    await person.click("Next chip")
    second = person.message("Chip 2 of 17")
    await expect(second.get_by_role("img").first).to_be_visible()
    person.later(HOURGLASS)
    await expect(second).to_contain_text("The chip is face down")
    for elsewhere, heading in (("Ada", "ricochet"), ("Ben (DM)", "Ricochet")):
        await person.act_as(elsewhere)
        await expect(person.page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
        await expect(person.message("of 17")).to_have_count(0)
    await person.act_as("Ada (DM)")
    await person.click(say("web-stop"))
    asked = person.message("The game is neither won nor lost")
    await asked.get_by_role("button", name="End game").click()
    await expect(second).to_contain_text("The game was cancelled after 2 chips")


async def test_two_windows_play_in_direct_messages_at_once(
    at_the_page: Callable[[MakeBot], Awaitable[Person]], game: MakeBot, browser: "Browser"
) -> None:
    ada = await at_the_page(game)
    ben = await open_page(browser, ada.page.url, ada.clock)
    for person, name in ((ada, "Ada"), (ben, "Ben")):
        await person.act_as(f"{name} (DM)")
        await person.send(f"/ricochet solo code:{EASY} hourglasses:2")
        await person.click("▶️ Go")
    await show(ben, SOLUTION)
    await expect(ben.message("Chip 1 of 17")).to_contain_text("The chip is face up")
    await expect(ben.message("@Ada plays solo")).to_have_count(0)
    await expect(ada.message("@Ada plays solo")).to_be_visible()
    await expect(ada.message("@Ben plays solo")).to_have_count(0)
