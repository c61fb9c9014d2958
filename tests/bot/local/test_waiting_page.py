"""Nobody waits longer than needed, in a real browser: players who are done, also before a restart, and who leave."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.app import make_bot
from bot.ops.config import Config
from tests.bot.local.conftest import MakeBot, Person
from tests.bot.world import EASY, SOLUTION

expect = pytest.importorskip("playwright.async_api").expect

AtThePage = Callable[[MakeBot], Awaitable[Person]]

SOON = 15_000
"""Milliseconds within which the bot has answered, also on a busy machine: far less than the hourglass of these tests."""


@pytest.fixture
def patient_bot(tmp_path: Path) -> MakeBot:
    """The bot with an hourglass that only runs out in time when everyone is done."""
    settings = Config(_env_file=None, database=tmp_path / "local.db", hourglass=600)  # pyright: ignore[reportCallIssue]
    return lambda clock: make_bot(settings, clock=clock, shard_count=1)


async def bid(person: Person, name: str, moves: int) -> None:
    await person.act_as(name)
    await person.send(f"/bid {moves}")
    await expect(person.message("Round 1")).to_contain_text(f"{moves} moves – @{name}", timeout=SOON)


async def a_match_with_bids_of_ada_and_ben(person: Person) -> None:
    await person.send(f"/ricochet start chips:1 code:{EASY}")
    await expect(person.message("Round 1").get_by_role("img").first).to_be_visible(timeout=SOON)
    await bid(person, "Ada", 4)
    await bid(person, "Ben", 5)


async def test_who_is_done_before_the_program_stops_is_done_when_it_runs_again(
    at_the_page: AtThePage, patient_bot: MakeBot
) -> None:
    person = await at_the_page(patient_bot)
    await a_match_with_bids_of_ada_and_ben(person)
    await person.click("I'm done")
    await expect(person.message("Round 1")).to_contain_text("1 of 2 are done bidding; the sand still runs for @Ada")
    await person.page.close()

    person = await at_the_page(patient_bot)
    card = person.message("Round 1")
    await expect(card).to_contain_text("1 of 2 are done bidding; the sand still runs for @Ada", timeout=SOON)
    await expect(card.get_by_role("img").first).to_be_visible()
    await person.act_as("Ben")
    await person.click("I'm done")
    await expect(person.message("already done")).to_be_visible(timeout=SOON)
    await person.act_as("Ada")
    await person.click("I'm done")
    await expect(person.message("Everyone is done, so the sand runs out now")).to_be_visible(timeout=SOON)
    await expect(person.message("The sand has run out")).to_contain_text("@Ada, please show your 4 moves", timeout=SOON)
    await person.send(f"/prove {SOLUTION}")
    await expect(person.message("@Ada wins the")).to_contain_text("🏆 @Ada wins the match!", timeout=SOON)


async def test_who_has_left_is_waited_for_again_after_a_new_bid_and_no_longer_after_leaving_again(
    at_the_page: AtThePage, patient_bot: MakeBot
) -> None:
    person = await at_the_page(patient_bot)
    await a_match_with_bids_of_ada_and_ben(person)
    card, left = person.message("Round 1"), person.message("👋 @Ada has left the match.")
    await person.act_as("Ada")
    await person.send("/ricochet leave")
    await expect(person.message("You've left the match")).to_contain_text("Only you can see this", timeout=SOON)
    await expect(left).to_be_visible(timeout=SOON)
    await expect(card).not_to_contain_text("4 moves – @Ada", timeout=SOON)
    await person.send("/ricochet leave")
    await expect(person.message("haven't left it")).to_be_visible(timeout=SOON)

    await bid(person, "Ada", 4)
    await person.act_as("Ben")
    await person.click("I'm done")
    await expect(card).to_contain_text("1 of 2 are done bidding; the sand still runs for @Ada", timeout=SOON)

    await person.act_as("Ada")
    await person.send("/ricochet leave")
    await expect(left).to_have_count(2, timeout=SOON)
    await expect(person.message("The sand has run out")).to_contain_text("@Ben, please show your 5 moves", timeout=SOON)
