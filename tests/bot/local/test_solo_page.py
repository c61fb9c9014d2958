"""A solo game on the page, in a real browser: for everybody to see, privately, and in direct messages."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.app import make_bot
from bot.ops.config import Config
from tests.bot.world import EASY, SOLUTION

from .conftest import MakeBot, Person, open_page

if TYPE_CHECKING:
    from playwright.async_api import Browser

pytest.importorskip("playwright")

from playwright.async_api import expect

SOON = 15_000
"""Milliseconds within which the sand of these tests has run out."""


@pytest.fixture
def bot(tmp_path: Path) -> MakeBot:
    """The bot with an hourglass of some seconds."""
    settings = Config(_env_file=None, database=tmp_path / "local.db", hourglass=6)  # pyright: ignore[reportCallIssue]
    return lambda clock: make_bot(settings, clock=clock, shard_count=1)


async def show(person: Person, moves: str) -> None:
    await person.click("Show my moves")
    await person.form.get_by_role("textbox").fill(moves)
    await person.form.get_by_role("button", name="Submit").click()


async def test_a_chip_is_turned_up_and_one_down(at_the_page: Callable[[MakeBot], Awaitable[Person]], bot: MakeBot) -> None:
    person = await at_the_page(bot)
    await person.send(f"/ricochet solo code:{EASY}")
    await expect(person.message("@Ada plays solo")).to_be_visible()
    card = person.message("Chip 1 of 17")
    await expect(card.get_by_role("img").first).to_be_visible()
    await show(person, "R-up R-left")
    await expect(person.message("That's not a solution")).to_contain_text("Only you can see this")
    await show(person, SOLUTION)
    await expect(card).to_contain_text("The chip is face up")
    await expect(card).to_contain_text("★★★")
    await person.click("Next chip")
    second = person.message("Chip 2 of 17")
    await expect(second).to_contain_text("The chip is face down", timeout=SOON)
    await expect(second).to_contain_text("as in the picture")
    await person.click("End game")
    await expect(second).to_contain_text("The game was stopped after 2 chips")


async def test_a_private_game_stays_in_one_message_that_nobody_else_sees(
    at_the_page: Callable[[MakeBot], Awaitable[Person]], bot: MakeBot
) -> None:
    person = await at_the_page(bot)
    await person.send(f"/ricochet solo private:true code:{EASY}")
    card = person.message("of 17")
    await expect(card).to_contain_text("Only you can see this")
    await show(person, SOLUTION)
    await expect(card).to_contain_text("The chip is face up")
    await person.click("Next chip")
    await expect(card).to_contain_text("Chip 2 of 17")
    await expect(card).to_contain_text("The chip is face down", timeout=SOON)
    await expect(card).to_have_count(1)
    await person.act_as("Ben")
    await expect(card).to_have_count(0)


async def test_a_game_in_direct_messages_is_seen_by_its_player_alone(
    at_the_page: Callable[[MakeBot], Awaitable[Person]], bot: MakeBot
) -> None:
    person = await at_the_page(bot)
    await person.act_as("Ada (DM)")
    await expect(person.page.get_by_role("heading", name="Ricochet")).to_be_visible()
    await person.send("/ricochet start")
    await expect(person.message("Matches are played in a server's channels")).to_be_visible()
    await person.send(f"/ricochet solo code:{EASY}")
    await expect(person.message("@Ada plays solo")).to_be_visible()
    card = person.message("Chip 1 of 17")
    await expect(card.get_by_role("img").first).to_be_visible()
    await show(person, "R-up R-left")
    await expect(person.message("That's not a solution")).to_contain_text("Only you can see this")
    await person.send(f"/prove {SOLUTION}")
    await expect(card).to_contain_text("The chip is face up")
    await person.click("Next chip")
    second = person.message("Chip 2 of 17")
    await expect(second).to_contain_text("The chip is face down", timeout=SOON)
    for elsewhere in ("Ada", "Ben (DM)"):
        await person.act_as(elsewhere)
        await expect(person.page.locator("#send-message:enabled")).to_be_visible()
        await expect(person.message("of 17")).to_have_count(0)
    await person.act_as("Ada (DM)")
    await person.click("End game")
    await expect(second).to_contain_text("The game was stopped after 2 chips")


async def test_two_windows_play_in_direct_messages_at_once(
    at_the_page: Callable[[MakeBot], Awaitable[Person]], bot: MakeBot, browser: "Browser"
) -> None:
    ada = await at_the_page(bot)
    ben = await open_page(browser, ada.page.url)
    for person, name in ((ada, "Ada"), (ben, "Ben")):
        await person.act_as(f"{name} (DM)")
        await person.send(f"/ricochet solo code:{EASY} hourglasses:2")
    await show(ben, SOLUTION)
    await expect(ben.message("Chip 1 of 17")).to_contain_text("The chip is face up")
    await expect(ben.message("@Ada plays solo")).to_have_count(0)
    await expect(ada.message("@Ada plays solo")).to_be_visible()
    await expect(ada.message("@Ben plays solo")).to_have_count(0)


async def test_a_game_in_direct_messages_goes_on_when_the_program_runs_again(
    at_the_page: Callable[[MakeBot], Awaitable[Person]], bot: MakeBot
) -> None:
    person = await at_the_page(bot)
    await person.act_as("Ada (DM)")
    await person.send(f"/ricochet solo code:{EASY}")
    await show(person, SOLUTION)
    await expect(person.message("Chip 1 of 17")).to_contain_text("The chip is face up")
    await person.page.close()
    person = await at_the_page(bot)
    await person.act_as("Ada (DM)")
    await person.send("/ricochet solo")
    await expect(person.message("Only you can see this")).to_contain_text("The chip is face up")
    await person.click("Next chip")
    await expect(person.message("Chip 2 of 17")).to_be_visible()
