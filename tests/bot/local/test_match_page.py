"""The real bot on the page, in a real browser: a match at one keyboard."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.bot.world import EASY, SOLUTION

from .conftest import PATIENCE, MakeBot, Person
from .test_page import WRONG

if TYPE_CHECKING:
    from playwright.async_api import Locator

pytestmark = pytest.mark.at_length

HOURGLASS = 70
SEVERAL = 4


async def see_it_move(picture: "Locator") -> None:
    """Look at a picture until it has been seen in several states."""
    await expect(picture).not_to_have_js_property("naturalWidth", 0)
    seen = set[bytes]()
    async with asyncio.timeout(PATIENCE / 1000):
        while len(seen) < SEVERAL:
            seen.add(await picture.screenshot())


async def test_a_match_is_played_to_its_end_at_one_keyboard(at_the_page: Callable[[MakeBot], Awaitable[Person]], game: MakeBot):
    person = await at_the_page(game)
    await person.send(f"/ricochet start chips:1 difficulty:any code:{EASY}")
    await expect(person.message("Ada starts a match")).to_contain_text("practice (chosen board")
    card = person.message("Round 1")
    await expect(card.get_by_role("img").first).to_be_visible()

    await person.send("/bid 4")
    await expect(person.message("Your bid: 4 moves")).to_contain_text("Only you can see this")
    await expect(card).to_contain_text("4 moves – @Ada")
    await person.send("/bid 5")
    await expect(person.message("You've bid 4; you may lower it")).to_contain_text("Only you can see this")
    await expect(person.composer).to_have_value("")
    assert await person.page.evaluate(WRONG) == []

    await person.act_as("Ben")
    await expect(person.message("You've bid 4; you may lower it")).to_have_count(0)
    await person.click("Bid")
    await person.form.get_by_role("textbox").first.fill("3")
    await expect(person.form.get_by_text("Do not share passwords")).to_be_hidden()
    await expect(person.form.get_by_role("textbox").first).to_have_attribute("autocomplete", "off")
    await person.form.get_by_role("button", name="Submit").click()
    await expect(card).to_contain_text("3 moves – @Ben")

    person.later(HOURGLASS)
    await expect(person.message("The sand has run out")).to_contain_text("@Ben")
    await person.click("⌨️ Type")
    await person.form.get_by_role("textbox").fill("R-up R-left R-down")
    await person.form.get_by_role("button", name="Submit").click()
    await expect(person.message("@Ada, it's your turn")).to_be_visible()

    await person.act_as("Ada")
    await person.send(f"/prove {SOLUTION}")
    proof = person.message("@Ada wins the")
    await expect(proof).to_contain_text(SOLUTION)
    await expect(proof).to_contain_text("It couldn't have been done in fewer moves")
    await expect(proof).to_contain_text("🏆 @Ada wins the match!")
    await see_it_move(proof.get_by_role("img").last)

    await person.send("/ricochet leaderboard")
    await expect(person.message("Most chips")).to_contain_text("Nobody yet")
    await person.send("/ricochet stats @Ben")
    await expect(person.message("@Ben on this server")).to_contain_text("No matches yet")
    await person.send("/ricochet stats member:Zoe")
    await expect(person.message("“Zoe” doesn't fit “member”")).to_contain_text("Only you can see this")
