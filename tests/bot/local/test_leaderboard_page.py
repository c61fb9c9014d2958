"""The leaderboard with more players than a page holds, in a real browser."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio
from playwright.async_api import expect

import bot.local.world
from bot.app import make_bot
from bot.client import Ricochet
from bot.clock import Clock
from bot.ops.config import Config
from bot.store import Place
from tests.bot.local.conftest import MakeBot, Person
from tests.bot.world import match_in_the_past

A_WEEK = 7 * 86400

NAMES = (
    *("Ada", "Ben", "Cleo", "Dora", "Emil", "Fatima", "Giulia", "Hugo", "Ines", "Jonas", "Kenji", "Lena"),
    *("Mateo", "Nadia", "Oskar", "Priya", "Quentin", "Rosa", "Stefan", "Tuva", "Umberto", "Vera", "Wanda"),
)
"""From the one with most chips, 23 of them, to the one with a single chip."""


@pytest_asyncio.fixture(loop_scope="session")
async def person(
    at_the_page: Callable[[MakeBot], Awaitable[Person]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Person:
    """Somebody at the page of a server where all of them have played this week, and five of them last week."""
    settings = Config(_env_file=None, database=tmp_path / "local.db", picture_workers=0)  # pyright: ignore[reportCallIssue]
    monkeypatch.setattr(bot.local.world, "PLAYERS", NAMES)
    bots: list[Ricochet] = []

    def program(clock: Clock) -> Ricochet:
        bots.append(make_bot(settings, clock=clock, shard_count=1))
        return bots[0]

    person = await at_the_page(program)
    (client,) = bots
    options = await person.page.get_by_label("Viewing as").locator("option").all()
    everybody = [int(await option.get_attribute("value") or "") for option in options[: len(NAMES)]]
    ada, ben, cleo, dora, emil, *_ = everybody
    place, now, random = Place(client.guilds[0].id, channel_id=1), client.clock.now(), Random(1)
    chips = [who for place, who in enumerate(everybody) for _ in range(len(everybody) - place)]
    last_week = [ben, ben, ada, cleo, ben, ada, cleo, dora, emil]
    for winners, at in ((chips, now), (last_week, now - A_WEEK)):
        begin = client.store.begin(place, match_in_the_past(winners, at, random))
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(begin, client.loop))
    return person


async def test_pages_are_turned_by_their_buttons_to_the_last_and_back(person: Person) -> None:
    await person.act_as("Wanda")
    await person.send("/ricochet leaderboard")
    board = person.message("Most chips")
    await expect(board).to_contain_text("Page 1 of 3")
    await expect(board).to_contain_text("🥇 @Ada – 23 chips")
    await expect(board).to_contain_text("23. @Wanda – one chip ← you")
    await expect(board.get_by_role("img").first).to_have_attribute("alt", re.compile(r"1\. Ada, 23 chips"))
    await expect(person.page.get_by_role("button", name="◀ Back")).to_be_disabled()

    await person.click("Next ▶")
    await expect(board).to_contain_text("Page 2 of 3")
    await expect(board).to_contain_text("11. @Kenji – 13 chips")
    await expect(board).not_to_contain_text("@Ada")

    await person.click("Next ▶")
    await expect(board).to_contain_text("Page 3 of 3")
    await expect(board).to_contain_text("23. @Wanda – one chip")
    await expect(board).not_to_contain_text("← you")
    await expect(person.page.get_by_role("button", name="Next ▶")).to_be_disabled()

    await person.click("◀ Back")
    await expect(board).to_contain_text("Page 2 of 3")
    await expect(board.get_by_role("img").first).to_have_attribute("alt", re.compile(r"11\. Kenji, 13 chips"))
    await expect(board).to_have_count(1)


async def test_statistics_are_ones_own_or_those_of_a_member_who_is_named(person: Person) -> None:
    await person.send("/ricochet stats")
    await expect(person.message("@Ada on this server")).to_contain_text("25 chips in 2 matches, 1 won")
    await person.send("/ricochet stats @Ben")
    await expect(person.message("@Ben on this server")).to_contain_text("25 chips in 2 matches, 1 won")
    await person.send("/ricochet stats member:Zoe")
    await expect(person.message("“Zoe” doesn't fit “member”")).to_contain_text("Only you can see this")
