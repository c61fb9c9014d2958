"""The real bot on the page, in a real browser: a match at one keyboard."""

from collections.abc import Awaitable, Callable

from playwright.async_api import expect

from tests.bot.world import EASY, SOLUTION

from .conftest import MakeBot, Person

HOURGLASS = 70


async def test_a_match_is_played_to_its_end_at_one_keyboard_and_counts(
    at_the_page: Callable[[MakeBot], Awaitable[Person]], game: MakeBot
) -> None:
    person = await at_the_page(game)
    await person.send(f"/ricochet start chips:1 code:{EASY}")
    await expect(person.message("Ada starts a match")).to_be_visible()
    card = person.message("Round 1")
    await expect(card.get_by_role("img").first).to_be_visible()

    await person.send("/bid 4")
    await expect(person.message("Your bid: 4 moves")).to_contain_text("Only you can see this")
    await expect(card).to_contain_text("4 moves – @Ada")

    await person.act_as("Ben")
    await expect(person.message("Your bid: 4 moves")).to_have_count(0)
    await person.click("Bid")
    await person.form.get_by_role("textbox").first.fill("3")
    await person.form.get_by_role("button", name="Submit").click()
    await expect(card).to_contain_text("3 moves – @Ben")

    person.later(HOURGLASS)
    await expect(person.message("The sand has run out")).to_contain_text("@Ben")
    await person.click("Show my moves")
    await person.form.get_by_role("textbox").fill("R-up R-left R-down")
    await person.form.get_by_role("button", name="Submit").click()
    await expect(person.message("@Ada, now it is you")).to_be_visible()

    await person.act_as("Ada")
    await person.send(f"/prove {SOLUTION}")
    proof = person.message("@Ada wins the")
    await expect(proof).to_contain_text(SOLUTION)
    await expect(proof).to_contain_text("Nobody could have done it in fewer moves than these 4")
    await expect(proof).to_contain_text("🏆 @Ada wins with one chip!")
    replay = proof.get_by_role("img").first
    await expect(replay).to_be_visible()
    await expect(replay).not_to_have_js_property("naturalWidth", 0)

    await person.send("/ricochet leaderboard")
    await expect(person.message("Most chips")).to_contain_text("🥇 @Ada – one chip")
