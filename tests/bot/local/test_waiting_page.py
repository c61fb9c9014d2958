"""Players who are done before the program stops, in a real browser: the match goes on when it runs again."""

from collections.abc import Awaitable, Callable

from playwright.async_api import expect

from bot.games.card_pace import EVERY
from tests.bot.world import EASY, SOLUTION

from .conftest import ON_ITS_WAY, MakeBot, Person


async def test_who_is_done_before_the_program_stops_is_done_when_it_runs_again(
    at_the_page: Callable[[MakeBot], Awaitable[Person]], game: MakeBot
) -> None:
    person = await at_the_page(game)
    await person.send(f"/ricochet start chips:1 code:{EASY}")
    await expect(person.message("Round 1").get_by_role("img").first).to_be_visible()
    for name, moves in (("Ada", 4), ("Ben", 5)):
        await person.act_as(name)
        await person.send(f"/bid {moves}")
        await expect(person.message(f"Your bid: {moves} moves")).to_be_visible()
        person.later(EVERY)
        await expect(person.message("Round 1")).to_contain_text(f"{moves} moves – @{name}")
    await person.click("I'm done")
    await expect(person.message("Round 1")).to_contain_text("1 of 2 are done bidding; the sand still runs for @Ada")
    await person.page.close()

    person = await at_the_page(game)
    card = person.message("Round 1")
    await expect(card).to_contain_text("1 of 2 are done bidding; the sand still runs for @Ada")
    await expect(card.get_by_role("img").first).to_be_visible()
    await person.act_as("Ben")
    await person.click("I'm done")
    await expect(person.message("You're already done")).to_be_visible()
    await person.act_as("Ada")
    await person.click("I'm done")
    await expect(person.message("Everyone is done, so the sand runs out now")).to_be_visible()
    person.later(ON_ITS_WAY)
    await expect(person.message("The sand has run out")).to_contain_text("@Ada, please show your 4 moves")
    await person.send(f"/prove {SOLUTION}")
    await expect(person.message("@Ada wins the")).to_contain_text("🏆 @Ada wins the match!")
