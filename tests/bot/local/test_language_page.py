"""Each player of the page has a language of their own, beside that of the channel."""

from collections.abc import Awaitable, Callable

import pytest_asyncio
from playwright.async_api import expect

from bot.text import Texts
from tests.bot.world import EASY

from .conftest import MakeBot, Person

GERMAN = Texts.of("de")


@pytest_asyncio.fixture(loop_scope="session")
async def person(at_the_page: Callable[[MakeBot], Awaitable[Person]], game: MakeBot) -> Person:
    return await at_the_page(game)


async def test_a_player_changes_language_and_the_channel_keeps_its_own(person: Person) -> None:
    await person.send(f"/ricochet start code:{EASY}")
    await expect(person.message("Round 1")).to_contain_text("Bring the green robot there.")
    await person.send("/ricochet language Deutsch")
    await expect(person.message(GERMAN("done-language", chosen="yes"))).to_be_visible()
    await person.send("/bid 7")
    await expect(person.message("Dein Gebot: 7 Züge")).to_be_visible()
    await expect(person.message("Round 1")).to_contain_text("7 moves")
