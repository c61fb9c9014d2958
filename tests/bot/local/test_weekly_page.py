"""The leaderboard of the week, switched on and seen in a real browser: the program stands still at the hour of the post."""

import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace

import pytest

import bot.local.world
from bot.app import make_bot
from bot.client import Ricochet
from bot.clock import Clock
from bot.ops.config import Config
from bot.store.guild_settings import GuildSettings
from bot.store.periods import last_due
from tests.bot.local.conftest import MakeBot, Person
from tests.bot.world import EASY, SOLUTION

expect = pytest.importorskip("playwright.async_api").expect

AtThePage = Callable[[MakeBot], Awaitable[Person]]

HOUR = 6
DAY = 86400
SOON = 15_000
"""Milliseconds within which the sand of this test has run out."""


@pytest.fixture
def the_clock_is_behind(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Set the clock of this machine, as far as the program looks at it, back by so many seconds."""

    def behind(seconds: float) -> None:
        monkeypatch.setattr(bot.local.world, "time", SimpleNamespace(time=lambda: time.time() - seconds))

    return behind


async def test_the_week_is_posted_when_the_program_runs_again(
    at_the_page: AtThePage, tmp_path: Path, the_clock_is_behind: Callable[[float], None]
) -> None:
    settings = Config(_env_file=None, database=tmp_path / "local.db", hourglass=6)  # pyright: ignore[reportCallIssue]
    week, due = last_due(GuildSettings(weekly_hour=HOUR), datetime.now(UTC).timestamp())
    year, number, _ = week.monday.isocalendar()
    post_of_the_week = f"Week {number} of {year}"

    def program(clock: Clock) -> Ricochet:
        return make_bot(settings, clock=clock, shard_count=1)

    the_clock_is_behind(time.time() - (due - 2 * DAY))
    person = await at_the_page(program)
    await person.send("/ricochet settings")
    panel = person.message("Ricochet on this server")
    await person.click("Server")
    await expect(panel).to_contain_text("where it is posted")
    await panel.get_by_role("combobox").nth(1).click()
    await panel.get_by_role("option", name="ricochet").click()
    await expect(panel.get_by_role("combobox").nth(1)).to_have_text("ricochet")
    await panel.get_by_role("combobox").nth(3).click()
    await panel.get_by_role("option", name=f"{HOUR}:00", exact=True).click()
    await expect(panel.get_by_role("combobox").nth(3)).to_have_text(f"{HOUR}:00")
    await person.send(f"/ricochet start code:{EASY}")
    await expect(person.message("green planet on G6")).to_be_visible()
    await person.send("/bid 4")
    await expect(person.message("please show your")).to_be_visible(timeout=SOON)
    await person.send(f"/prove {SOLUTION}")
    await expect(person.message("The chip is yours")).to_be_visible()
    await expect(person.message(post_of_the_week)).to_have_count(0)
    await person.page.close()

    the_clock_is_behind(0)
    person = await at_the_page(program)
    post = person.message(post_of_the_week)
    await expect(post).to_contain_text("@Ada – one chip")
    await expect(post.get_by_role("img").first).to_be_visible()
    await expect(post).not_to_contain_text("Only you can see this")
    await person.act_as("Ben")
    await expect(post).to_have_count(1)
    await person.page.close()

    person = await at_the_page(program)
    await person.send("/ricochet leaderboard")
    await expect(person.message("Nobody yet")).to_be_visible()
    await expect(person.message(post_of_the_week)).to_have_count(0)
