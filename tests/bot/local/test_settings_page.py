"""The settings of a server, chosen in a real browser."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.app import make_bot
from bot.cards.settings import SETTINGS, Page
from bot.ops.config import Config
from tests.bot.local.conftest import MakeBot, Person

if TYPE_CHECKING:
    from playwright.async_api import Locator

expect = pytest.importorskip("playwright.async_api").expect

CHOSEN = {
    Page.GAME: {
        "edition": "1999 – tiles A–B, own bid may go up or down",
        "diagonals": "With diagonals",
        "fifth_robot": "Five robots",
        "proof_length": "At most as many moves as bid",
        "ties": "Whoever has fewer chips",
    },
    Page.TIMES: {
        "hourglass": "30 seconds",
        "proof_time": "180 seconds",
        "thinking_time": "600 seconds",
        "intermission": "15 seconds",
    },
    Page.LOOK: {"theme": "Dark", "animation": "Arrows on a still picture"},
    Page.SERVER: {
        "allowed_channels": "#ricochet",
        "weekly_channel": "#ricochet",
        "weekly_day": "Sunday, the last day of the week",
        "weekly_hour": "18:00",
    },
}
"""Of every setting a value that it does not have at first, as the panel says it."""


@pytest.fixture
async def person(at_the_page: Callable[[MakeBot], Awaitable[Person]], tmp_path: Path) -> Person:
    settings = Config(_env_file=None, database=tmp_path / "local.db")  # pyright: ignore[reportCallIssue]
    return await at_the_page(lambda clock: make_bot(settings, clock=clock, shard_count=1))


def panel_of(person: Person) -> "Locator":
    return person.message("Ricochet on this server")


async def choose(person: Person, number: int, value: str) -> None:
    """Choose a value in the select with this number, from 0 on, of the page of the panel that is shown."""
    select = panel_of(person).get_by_role("combobox").nth(number)
    await expect(select).to_be_enabled()
    await select.click()
    await panel_of(person).get_by_role("option", name=value.removeprefix("#"), exact=True).click()


async def choose_several(person: Person, number: int, value: str) -> None:
    """The same where several values may be chosen, which are applied together.

    The page keeps a choice until then, and loses it where it is drawn anew meanwhile: then it is made again.
    """
    for _ in range(3):
        await choose(person, number, value)
        await person.page.get_by_role("button", name="Apply").click()
        with suppress(AssertionError):
            await expect(panel_of(person).get_by_role("combobox").nth(number)).to_have_text(
                value.removeprefix("#"), timeout=2000
            )
            return


async def test_every_setting_is_chosen_and_told_and_a_match_has_them_all(person: Person) -> None:
    assert [name for page in CHOSEN.values() for name in page] == list(SETTINGS)
    await person.send("/ricochet settings")
    for page, values in CHOSEN.items():
        await person.click(page.value.capitalize())
        now = panel_of(person).get_by_role("combobox")
        await expect(now).to_have_count(len(values))
        for number, (name, value) in enumerate(values.items()):
            await expect(now.nth(number)).not_to_have_text(value.removeprefix("#"))
            if SETTINGS[name].most > 1:
                await choose_several(person, number, value)
            else:
                await choose(person, number, value)
            await expect(now.nth(number)).to_have_text(value.removeprefix("#"))
    for page, values in CHOSEN.items():
        await person.click(page.value.capitalize())
        await expect(panel_of(person).get_by_role("combobox")).to_have_text(
            [value.removeprefix("#") for value in values.values()]
        )

    await person.send("/ricochet start")
    await expect(person.message("Ada starts a match")).to_contain_text("1999 edition")
    await expect(person.message("Round 1").get_by_role("img").first).to_be_visible()
    await expect(person.message("Ada starts a match")).to_contain_text(
        "proofs may have fewer moves than were bid, fewer chips go first on equal bids,"
        " 30 seconds of sand, 180 seconds to show a solution, 600 seconds to think before the sand runs without a bid."
    )


async def test_diagonals_and_the_fifth_robot_of_a_server_are_on_its_boards(person: Person) -> None:
    await person.send("/ricochet settings")
    await choose(person, 1, "With diagonals")
    await expect(panel_of(person)).to_contain_text("With diagonals")
    await choose(person, 2, "Five robots")
    await expect(panel_of(person)).to_contain_text("Five robots")
    await person.send("/ricochet start")
    opening = person.message("Ada starts a match")
    await expect(opening).to_contain_text("2013 edition, diagonal barriers, five robots")
    await expect(person.message("Round 1")).to_be_visible()


async def test_what_is_chosen_at_the_start_comes_before_the_settings(person: Person) -> None:
    await person.send("/ricochet settings")
    await choose(person, 0, CHOSEN[Page.GAME]["edition"])
    await expect(panel_of(person)).to_contain_text("1999")
    await person.click("Times")
    await choose(person, 0, "30 seconds")
    await expect(panel_of(person)).to_contain_text("30 seconds")

    await person.send("/ricochet start edition:2013 fifth_robot:yes hourglass:45 chips:3")
    opening = person.message("Ada starts a match")
    await expect(opening).to_contain_text("2013 edition, five robots, 45 seconds of sand.")
    await expect(opening).to_contain_text("The first to get 3 chips wins.")


async def test_the_time_zone_is_chosen_by_the_command_and_told_in_the_panel(person: Person) -> None:
    await person.send("/ricochet settings time_zone:Atlantis")
    await expect(person.message("I don't know the time zone Atlantis")).to_be_visible()
    await person.send("/ricochet settings time_zone:europe/berlin")
    await expect(panel_of(person)).to_contain_text("Time zone: Europe/Berlin")


async def test_the_panel_is_for_those_who_may_manage_the_server(person: Person) -> None:
    await person.act_as("Ben")
    await person.send("/ricochet settings")
    await expect(person.message("Only members with the permission Manage Server")).to_contain_text("Only you can see this")
