"""The settings of a server, chosen in a real browser."""

from collections.abc import Awaitable, Callable

from playwright.async_api import expect

from .conftest import MakeBot, Person


async def choose(person: Person, number: int, value: str) -> None:
    """Choose a value in the select with this number, from 0 on, of the page of the panel that is shown."""
    panel = person.message("Ricochet on this server")
    now = panel.get_by_text("Now: ").nth(number)
    await expect(now).not_to_have_text(f"Now: {value}")
    await panel.get_by_role("combobox").nth(number).click()
    await panel.get_by_role("option", name=value.removeprefix("#"), exact=True).click()
    await expect(now).to_have_text(f"Now: {value}")


async def test_settings_are_chosen_and_told_and_a_match_has_them(
    at_the_page: Callable[[MakeBot], Awaitable[Person]], game: MakeBot
) -> None:
    person = await at_the_page(game)
    await person.send("/ricochet settings")
    await choose(person, 0, "1999 – eight tile faces, your own bid may rise")
    await choose(person, 2, "Five robots")
    await person.click("Times")
    await choose(person, 0, "30 seconds")
    await person.click("Server")
    await choose(person, 1, "#ricochet")
    await person.send("/ricochet start")
    await expect(person.message("Ada starts a match")).to_contain_text("edition of 1999")
    await expect(person.message("Round 1").get_by_role("img").first).to_be_visible()
    await expect(person.message("House rules")).to_contain_text("House rules: 30 seconds of sand")
