"""The settings of a server, chosen in a real browser."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import pytest_asyncio
from playwright.async_api import expect

from .conftest import MakeBot, Person

if TYPE_CHECKING:
    from playwright.async_api import Locator


@pytest_asyncio.fixture(loop_scope="session")
async def person(at_the_page: Callable[[MakeBot], Awaitable[Person]], game: MakeBot) -> Person:
    return await at_the_page(game)


def panel_of(person: Person) -> "Locator":
    return person.message("Ricochet on this server")


async def turn_to(person: Person, page: str, selects: int) -> None:
    """Turn the panel to a page with so many selects, which no other page has."""
    await person.click(page)
    await expect(panel_of(person).get_by_role("combobox")).to_have_count(selects)


async def test_the_panel_shows_each_of_its_pages(person: Person) -> None:
    """What its selects do is tested with SimCord alone: the page's own lists close and shift while it draws them anew."""
    await person.send("/ricochet settings")
    selects = panel_of(person).get_by_role("combobox")
    await expect(selects.nth(0)).to_have_text("2013 – tiles A–C (A–D with diagonals), own bid may only go down")
    await turn_to(person, "Look", 2)
    await expect(selects.nth(0)).to_have_text("Light")
    await turn_to(person, "Server", 4)
    await turn_to(person, "Game", 7)
    await expect(selects.nth(5)).to_have_text("Whoever bid first")


async def test_the_time_zone_is_typed_and_told_in_the_panel(person: Person) -> None:
    await person.send("/ricochet settings time_zone:Atlantis")
    await expect(person.message("I don't know the time zone Atlantis")).to_contain_text("Only you can see this")
    await person.send("/ricochet settings time_zone:europe/berlin")
    await expect(panel_of(person)).to_contain_text("Time zone: Europe/Berlin")
