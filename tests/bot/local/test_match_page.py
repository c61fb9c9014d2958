"""The real bot on the page, in a real browser: a match at one keyboard."""

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

MAX_GLANCES, ENOUGH_TO_MOVE = 60, 4
"""How often the replay is looked at, and how many different pictures of it are to be seen."""

SOON = 15_000
"""Milliseconds within which the sand and the pause of these tests have run out."""


@pytest.fixture
def quick_bot(tmp_path: Path) -> MakeBot:
    """The bot with an hourglass of a few seconds."""
    settings = Config(_env_file=None, database=tmp_path / "local.db", hourglass=4, pause=1)  # pyright: ignore[reportCallIssue]
    return lambda clock: make_bot(settings, clock=clock, shard_count=1)


async def test_a_match_is_played_to_its_end_at_one_keyboard(
    at_the_page: Callable[[MakeBot], Awaitable[Person]], quick_bot: MakeBot
) -> None:
    person = await at_the_page(quick_bot)
    await person.send(f"/ricochet start chips:1 code:{EASY}")
    await expect(person.message("Ada starts a match")).to_be_visible()
    card = person.message("Round 1")
    await expect(card.get_by_role("img").first).to_be_visible()

    await person.send("/bid 4")
    await expect(person.message("Your bid: 4 moves")).to_contain_text("Only you can see this")
    await expect(card).to_contain_text("4 moves – @Ada")

    await person.act_as("Ben")
    await person.click("Bid")
    await person.form.get_by_role("textbox").first.fill("3")
    await person.form.get_by_role("button", name="Submit").click()
    await expect(card).to_contain_text("3 moves – @Ben")

    await expect(person.message("The sand has run out")).to_contain_text("@Ben", timeout=SOON)
    await person.click("Show my moves")
    await person.form.get_by_role("textbox").fill("R-up R-left R-down")
    await person.form.get_by_role("button", name="Submit").click()
    await expect(person.message("@Ada, it's your turn")).to_be_visible()

    await person.act_as("Ada")
    await person.send(f"/prove {SOLUTION}")
    proof = person.message("@Ada wins the")
    await expect(proof).to_contain_text(SOLUTION)
    await expect(proof.get_by_role("img").first).to_be_visible()
    await expect(proof).to_contain_text("It couldn't have been done in fewer moves")
    await expect(proof).to_contain_text("🏆 @Ada wins the match!")


async def test_the_next_round_begins_by_itself(
    browser: "Browser", address: Callable[[MakeBot], Awaitable[str]], quick_bot: MakeBot
) -> None:
    person = await open_page(browser, await address(quick_bot))
    await person.send(f"/ricochet start code:{EASY}")
    await person.send("/bid 4")
    await expect(person.message("The sand has run out")).to_be_visible(timeout=SOON)
    await person.click("Pass")
    await expect(person.message("Round 2")).to_be_visible(timeout=SOON)


async def test_the_replay_of_a_proof_plays(at_the_page: Callable[[MakeBot], Awaitable[Person]], quick_bot: MakeBot) -> None:
    person = await at_the_page(quick_bot)
    await person.send(f"/ricochet start code:{EASY}")
    await expect(person.message("Round 1")).to_be_visible()
    await person.send("/bid 4")
    await expect(person.message("The sand has run out")).to_be_visible(timeout=SOON)
    await person.send(f"/prove {SOLUTION}")
    replay = person.message("@Ada wins the").get_by_role("img").first
    await expect(replay).to_be_visible()
    await replay.scroll_into_view_if_needed()
    seen = {await replay.screenshot()}
    for _ in range(MAX_GLANCES):
        seen.add(await replay.screenshot())
        if len(seen) > ENOUGH_TO_MOVE:
            break
    assert len(seen) > ENOUGH_TO_MOVE


async def test_a_chip_is_on_the_leaderboard_until_its_winner_is_forgotten(
    at_the_page: Callable[[MakeBot], Awaitable[Person]], quick_bot: MakeBot
) -> None:
    person = await at_the_page(quick_bot)
    await person.send(f"/ricochet start chips:1 code:{EASY}")
    await expect(person.message("Round 1")).to_be_visible()
    await person.send("/bid 4")
    await expect(person.message("The sand has run out")).to_be_visible(timeout=SOON)
    await person.send(f"/prove {SOLUTION}")
    await expect(person.message("@Ada wins the")).to_be_visible()

    await person.send("/ricochet leaderboard")
    await expect(person.message("Most chips")).to_contain_text("🥇 @Ada – one chip")
    await person.send("/ricochet stats")
    await expect(person.message("@Ada on this server")).to_contain_text("one chip in one match, 1 won")
    await person.send("/ricochet privacy")
    await expect(person.message("What I know about you")).to_contain_text("Only you can see this")

    await person.send("/ricochet forget-me")
    await expect(person.message("Forget you?")).to_be_visible()
    await person.click("Forget me")
    await expect(person.message("I've forgotten you")).to_be_visible()
    await person.send("/ricochet leaderboard")
    await expect(person.message("Nobody yet")).to_be_visible()
