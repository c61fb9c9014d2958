"""The settings of a server, chosen in a real browser."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.app import make_bot
from bot.settings import Settings
from tests.bot.local.conftest import MakeBot, Person

expect = pytest.importorskip("playwright.async_api").expect


async def test_a_server_chooses_its_hourglass_and_a_match_has_it(
    at_the_page: Callable[[MakeBot], Awaitable[Person]], tmp_path: Path
) -> None:
    settings = Settings(_env_file=None, database=tmp_path / "local.db")  # pyright: ignore[reportCallIssue]
    person = await at_the_page(lambda clock: make_bot(settings, clock=clock, shard_count=1))
    await person.send("/ricochet settings")
    panel = person.message("Ricochet on this server")
    await expect(panel.get_by_role("combobox").nth(3)).to_contain_text("Exactly as many moves as bid")
    await person.click("Times")
    await expect(panel.get_by_role("combobox").first).to_contain_text("60 seconds")

    await panel.get_by_role("combobox").first.click()
    await panel.get_by_role("option", name="30 seconds").click()
    await expect(panel).to_contain_text("Now: 30 seconds")

    await person.send("/ricochet start")
    await expect(person.message("House rules: 30 seconds of sand")).to_be_visible()
