"""Sealed paths, the move pad and the tutorial on the page, in a real browser."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.app import make_bot
from bot.ops.config import Config
from tests.bot.world import EASY

from .conftest import MakeBot, Person

pytest.importorskip("playwright")

from playwright.async_api import expect

SOON = 20_000
"""Milliseconds within which the bot has answered, also on a busy machine."""


@pytest.fixture
def patient_bot(tmp_path: Path) -> MakeBot:
    """The bot with an hourglass that only runs out in time when everyone is done."""
    settings = Config(_env_file=None, database=tmp_path / "local.db", hourglass=600)  # pyright: ignore[reportCallIssue]
    return lambda clock: make_bot(settings, clock=clock, shard_count=1)


async def test_a_wrong_sealed_path_is_followed_by_a_proof_that_is_pressed(
    at_the_page: Callable[[MakeBot], Awaitable[Person]], patient_bot: MakeBot
) -> None:
    person = await at_the_page(patient_bot)
    await person.send(f"/ricochet start chips:1 code:{EASY}")
    await expect(person.message("Round 1").get_by_role("img").first).to_be_visible(timeout=SOON)
    await person.send("/bid 4 path:yd gd gr gl")
    await expect(person.message("Sealed with it")).to_contain_text("Y-down G-down G-right G-left", timeout=SOON)

    await person.act_as("Ben")
    await expect(person.message("Sealed with it")).to_have_count(0)
    await person.click("Bid")
    await person.form.get_by_role("textbox").first.fill("4")
    await person.form.get_by_role("button", name="Submit").click()
    await expect(person.message("Round 1")).to_contain_text("4 moves – @Ben", timeout=SOON)
    await person.click("I'm done")
    await expect(person.message("Round 1")).to_contain_text("the sand still runs for @Ada", timeout=SOON)
    await person.act_as("Ada")
    await person.click("I'm done")

    opened = person.message("@Ada has sealed a path")
    await expect(opened).to_contain_text("@Ben, it's your turn", timeout=SOON)
    await expect(opened.get_by_role("img").first).to_be_visible()
    await person.act_as("Ben")
    await person.click("Move pad")
    pad = person.message("of 4 moves")
    for made, (robot, arrow) in enumerate(
        [("🟡 Yellow", "⬇️ Down"), ("🟢 Green", "⬇️ Down"), ("🟢 Green", "➡️ Right"), ("🟢 Green", "⬆️ Up")]
    ):
        await expect(pad).to_contain_text(f"{made} of 4 moves", timeout=SOON)
        await person.click(robot)
        await expect(pad).to_contain_text(f"next: {robot.lower()} robot", timeout=SOON)
        await person.click(arrow)
    await expect(pad).to_contain_text("Y-down G-down G-right G-up", timeout=SOON)
    await person.click("✅ Show moves")
    await expect(person.message("@Ben wins the")).to_contain_text("Y-down G-down G-right G-up", timeout=SOON)


async def test_a_prover_who_is_not_coming_is_passed_over(
    at_the_page: Callable[[MakeBot], Awaitable[Person]], tmp_path: Path
) -> None:
    settings = Config(_env_file=None, database=tmp_path / "local.db", hourglass=600, proof_time=15)  # pyright: ignore[reportCallIssue]
    person = await at_the_page(lambda clock: make_bot(settings, clock=clock, shard_count=1))
    await person.send(f"/ricochet start code:{EASY}")
    card = person.message("Round 1")
    for moves, name in ((4, "Ada"), (5, "Ben")):
        await person.act_as(name)
        await person.send(f"/bid {moves}")
        await expect(card).to_contain_text(f"{moves} moves – @{name}", timeout=SOON)
    await person.click("I'm done")
    await expect(card).to_contain_text("the sand still runs for @Ada", timeout=SOON)
    await person.act_as("Ada")
    await person.click("I'm done")
    await expect(person.message("@Ada, please show your")).to_be_visible(timeout=SOON)

    await person.act_as("Ben")
    answers = person.message("can't be skipped before").or_(person.message("the player is skipped"))
    presses = 0
    while await person.message("the player is skipped").count() == 0:
        await person.click("Skip player")
        presses += 1
        await expect(answers).to_have_count(presses, timeout=SOON)
    await expect(person.message("@Ada has shown nothing yet")).to_contain_text("@Ben, it's your turn", timeout=SOON)


async def test_a_lesson_is_pressed_and_the_next_one_typed(
    at_the_page: Callable[[MakeBot], Awaitable[Person]], patient_bot: MakeBot
) -> None:
    person = await at_the_page(patient_bot)
    await person.send("/ricochet tutorial")
    lesson = person.message("Only you can see this")
    await expect(lesson).to_contain_text("Lesson 1 of 3", timeout=SOON)
    await person.click("⬆️ Up")
    await expect(lesson.get_by_text("R-up", exact=True)).to_be_visible(timeout=SOON)
    await person.click("➡️ Right")
    await expect(lesson).to_contain_text("R-up R-right", timeout=SOON)
    await person.click("✅ Show moves")
    await expect(lesson).to_contain_text("That's it", timeout=SOON)
    await person.click("Next lesson")
    await expect(lesson).to_contain_text("Lesson 2 of 3", timeout=SOON)
    await person.click("⌨️ Type")
    await person.form.get_by_role("textbox").fill("gd rd rl")
    await person.form.get_by_role("button", name="Submit").click()
    await expect(lesson).to_contain_text("That's it: G-down R-down R-left", timeout=SOON)
