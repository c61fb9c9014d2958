"""The settings of a server, chosen in a real browser."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import pytest_asyncio
from playwright.async_api import expect

from .conftest import MakeBot, Person
from .test_page import FRAMES

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


async def choose(person: Person, number: int, value: str) -> None:
    """Choose a value in the select with this number, from 0 on."""
    select = panel_of(person).get_by_role("combobox").nth(number)
    await expect(select).not_to_have_text(value)
    await select.click()
    values = panel_of(person).get_by_role("listbox")
    await values.get_by_role("option", name=value, exact=True).click()
    await expect(values).to_have_count(0)
    await expect(select).to_have_text(value)


async def choose_several(person: Person, number: int, value: str) -> None:
    """Choose a value where there may be several, and apply it while the page still looks options up."""
    select = panel_of(person).get_by_role("combobox").nth(number)
    found = await person.hold("**/api/action")
    await select.click()
    values = panel_of(person).get_by_role("listbox")
    await values.get_by_role("option", name=value, exact=True).click()
    await expect(values.get_by_role("option", selected=True)).to_have_text([value])
    await expect(person.page.locator("#send-message")).to_be_disabled()
    await panel_of(person).get_by_role("button", name="Apply").click()
    await found()
    await expect(values).to_have_count(0)
    await expect(select).to_have_text(value)


async def test_on_a_phone_settings_are_read_from_their_heading(person: Person) -> None:
    await person.page.set_viewport_size({"width": 360, "height": 740})
    await person.send("/ricochet settings")
    await expect(panel_of(person).get_by_role("combobox").last).to_be_visible()
    await person.page.evaluate(FRAMES)
    for part in (panel_of(person).get_by_role("heading").first, panel_of(person).get_by_role("button", name="Look")):
        await expect(part).to_be_in_viewport(ratio=1)


async def test_settings_are_chosen_and_kept_and_a_match_has_them(person: Person) -> None:
    await person.send("/ricochet settings")
    await choose(person, 0, "1999 – own bid may go up or down, tiles A–B")
    await choose(person, 5, "Whoever has fewer chips")
    await turn_to(person, "Look", 2)
    await choose(person, 0, "Dark")
    await turn_to(person, "Server", 7)
    await choose_several(person, 1, "ricochet")
    await choose(person, 2, "ricochet")
    await turn_to(person, "Game", 8)
    selects = panel_of(person).get_by_role("combobox")
    await expect(selects.nth(0)).to_have_text("1999 – own bid may go up or down, tiles A–B")
    await expect(selects.nth(5)).to_have_text("Whoever has fewer chips")
    await turn_to(person, "Server", 7)
    await expect(selects.nth(1)).to_have_text("ricochet")
    await expect(selects.nth(2)).to_have_text("ricochet")

    await person.send("/ricochet start hourglass:30")
    opening = person.message("Ada starts a match")
    await expect(opening).to_contain_text(
        "1999 edition · on equal bids whoever has fewer chips goes first · easy chips first, a little more each round · "
        "30 seconds of sand · chips count with two people present, the victory with three of them or an empty pile."
    )
    await expect(person.message("Round 1").get_by_role("img").first).to_be_visible()
