"""A newcomer at a phone finds each thing in at most three presses from where they stand: docs/commands.md."""

from collections.abc import Awaitable, Callable

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.bot.english import say

from .conftest import MakeBot, Person

MOST = 3
"""Presses from where a person stands to what they look for."""


@pytest_asyncio.fixture(loop_scope="session")
async def newcomer(at_the_page: Callable[[MakeBot], Awaitable[Person]], game: MakeBot) -> Person:
    """A person at a phone, before the greeting."""
    person = await at_the_page(game)
    await person.page.set_viewport_size({"width": 360, "height": 740})
    return person


async def find(person: Person, *labels: str) -> None:
    """Press these buttons one after the other, each on the newest message that has it, at most `MOST` in all."""
    assert len(labels) <= MOST
    for label in labels:
        await person.idle()
        button = person.chat.get_by_role("button", name=label, exact=True).last
        await expect(button).to_be_visible()
        await button.click()


async def begin(person: Person) -> None:
    """Begin a match against bots from the greeting."""
    await person.page.get_by_role("button", name=say("button-first-bots"), exact=True).click()
    await person.message("Round 1").wait_for()


@pytest.mark.usefixtures("browser")
async def test_a_match_with_bots_is_one_press_from_the_greeting(newcomer: Person) -> None:
    await begin(newcomer)
    await expect(newcomer.chat).to_contain_text("🦊")


@pytest.mark.usefixtures("browser")
async def test_another_rule_is_a_form_behind_more(newcomer: Person) -> None:
    await begin(newcomer)
    await find(newcomer, say("button-more"), say("button-other-rules"), say("button-form-rules"))
    await expect(newcomer.form.get_by_role("button", name="Submit")).to_be_visible()


@pytest.mark.at_length
@pytest.mark.usefixtures("browser")
async def test_the_end_of_a_match_is_behind_more(newcomer: Person) -> None:
    await begin(newcomer)
    await find(newcomer, say("button-more"), say("web-stop"), say("button-stop"))
    await expect(newcomer.chat).to_contain_text(say("done-stop"))


@pytest.mark.usefixtures("browser")
async def test_ones_language_is_in_the_panel_of_me(newcomer: Person) -> None:
    await newcomer.send("/ricochet me")
    await newcomer.chat.get_by_role("combobox").first.click()
    await newcomer.chat.get_by_role("option", name="Deutsch", exact=True).click()
    await expect(newcomer.chat).to_contain_text("Sprache")


@pytest.mark.usefixtures("browser")
async def test_the_deletion_of_ones_data_is_two_presses_from_the_panel_of_me(newcomer: Person) -> None:
    await newcomer.send("/ricochet me")
    await find(newcomer, say("button-me-delete"), say("button-forget-me"))
    await expect(newcomer.chat).to_contain_text(say("forget-me-done"))
