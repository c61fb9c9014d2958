"""A study on the page, in a real browser: from the end of a match, step by step, to the next one."""

from collections.abc import Awaitable, Callable

from playwright.async_api import expect

from tests.bot.world import EASY, SOLUTION

from .conftest import MakeBot, Person

HOURGLASS = 70


async def test_a_round_is_studied_step_by_step_and_a_rematch_begins(
    at_the_page: Callable[[MakeBot], Awaitable[Person]], game: MakeBot
) -> None:
    person = await at_the_page(game)
    await person.send(f"/ricochet start chips:1 code:{EASY}")
    await expect(person.message("Round 1").get_by_role("img").first).to_be_visible()
    await person.send("/bid 4")
    await expect(person.message("Your bid: 4 moves")).to_be_visible()
    person.later(HOURGLASS)
    await expect(person.message("The sand has run out")).to_be_visible()
    await person.send(f"/prove {SOLUTION}")
    await expect(person.message("wins the match!")).to_be_visible()

    await person.click("🔬 Study")
    study = person.message("Study of round 1")
    await expect(study).to_contain_text("Only you can see this")
    await person.click("▶")
    await expect(study).to_contain_text("1 / 4 · Y-down ▸ G-down G-right G-up")
    await person.click("Shortest solutions")
    await expect(study).to_contain_text("One shortest solution, 4 moves.")
    await person.click("🎮 Try it yourself")
    await expect(person.message("Try it: 🟢🪐 green planet")).to_be_visible()
    await person.click("🔁 Rematch")
    await expect(person.message("Ada starts a match")).to_have_count(2)
