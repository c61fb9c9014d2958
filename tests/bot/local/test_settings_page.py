"""The settings of a server, chosen in a real browser."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import pytest
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


async def choose(person: Person, number: int, value: str, where: "Locator | None" = None) -> None:
    """Choose a value in the select with this number, from 0 on, of the panel or a form."""
    of = where or panel_of(person)
    select = of.get_by_role("combobox").nth(number)
    await expect(select).not_to_have_text(value)
    await select.click()
    values = of.get_by_role("listbox")
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
    await expect(panel_of(person).get_by_role("button", name="Bids and solutions…")).to_be_visible()
    await person.page.evaluate(FRAMES)
    for part in (panel_of(person).get_by_role("heading").first, panel_of(person).get_by_role("button", name="Look")):
        await expect(part).to_be_in_viewport(ratio=1)


@pytest.mark.at_length
async def test_settings_are_chosen_and_kept_and_a_match_has_them(person: Person) -> None:
    await person.send("/ricochet settings")
    await person.click("Edition and chips…")
    await choose(person, 0, "2013, with diagonals", person.form)
    await person.form.get_by_role("radio", name="Black").check()
    await choose(person, 2, "30 seconds", person.form)
    await person.form.get_by_role("button", name="Submit").click()
    await expect(panel_of(person)).to_contain_text("Edition: 2013, with diagonals")
    await expect(panel_of(person)).to_contain_text("Fifth robot: ⚫ Black")
    await person.click("Bids and solutions…")
    await person.form.get_by_role("checkbox", name="On equal bids").check()
    await person.form.get_by_role("button", name="Submit").click()
    await expect(panel_of(person)).to_contain_text("House rules: On equal bids")
    await turn_to(person, "Look", 3)
    await choose(person, 0, "Dark")
    await turn_to(person, "Server", 9)
    await choose_several(person, 1, "ricochet")
    await choose(person, 3, "ricochet")
    await turn_to(person, "Game", 0)
    await turn_to(person, "Server", 9)
    selects = panel_of(person).get_by_role("combobox")
    await expect(selects.nth(1)).to_have_text("ricochet")
    await expect(selects.nth(3)).to_have_text("ricochet")

    await person.send("/ricochet start")
    opening = person.message("Ada starts a match")
    await expect(opening).to_contain_text(
        "2013 edition · diagonal barriers · black as the fifth robot · on equal bids whoever has fewer chips goes first · "
        "easy chips first, a little more each round · 30 seconds of sand"
    )
    await expect(person.message("Round 1").get_by_role("img").first).to_be_visible()


@pytest.mark.at_length
async def test_a_match_begins_anew_by_a_form_in_three_presses(person: Person) -> None:
    await person.send("/ricochet start")
    await expect(person.message("Round 1").get_by_role("img").first).to_be_visible()
    await person.click("More…")
    await person.click("Other rules…")
    await person.click("Edition and chips…")
    await choose(person, 1, "2 chips", person.form)
    await person.form.get_by_role("button", name="Submit").click()
    await expect(person.message("First to 2 chips wins")).to_be_visible()
