"""Sealed paths, the move pad and the tutorial on the page, in a real browser."""

from collections.abc import Awaitable, Callable

from playwright.async_api import expect

from tests.bot.world import EASY

from .conftest import ON_ITS_WAY, MakeBot, Person


async def test_a_wrong_sealed_path_is_followed_by_a_proof_that_is_pressed(
    at_the_page: Callable[[MakeBot], Awaitable[Person]], game: MakeBot
) -> None:
    person = await at_the_page(game)
    await person.send(f"/ricochet start chips:1 code:{EASY}")
    await expect(person.message("Round 1").get_by_role("img").first).to_be_visible()
    await person.send("/bid 4 path:yd gd gr gl")
    await expect(person.message("Sealed with it")).to_contain_text("Y-down G-down G-right G-left")

    await person.act_as("Ben")
    await expect(person.message("Sealed with it")).to_have_count(0)
    await person.click("Bid")
    await person.form.get_by_role("textbox").first.fill("4")
    await person.form.get_by_role("button", name="Submit").click()
    await expect(person.message("Round 1")).to_contain_text("4 moves – @Ben")
    await person.click("I'm done")
    await expect(person.message("Round 1")).to_contain_text("the sand still runs for @Ada")
    await person.act_as("Ada")
    await person.click("I'm done")

    await expect(person.message("Everyone is done")).to_be_visible()
    person.later(ON_ITS_WAY)
    opened = person.message("@Ada sealed their moves")
    await expect(opened).to_contain_text("@Ben, it's your turn")
    await expect(opened.get_by_role("img").first).to_be_visible()
    await person.act_as("Ben")
    await person.click("Move pad")
    pad = person.message("of 4 moves")
    for made, (robot, arrow) in enumerate([("🟡Y", "⬇️"), ("🟢G", "⬇️"), ("🟢G", "➡️"), ("🟢G", "⬆️")]):
        await expect(pad).to_contain_text(f"{made} of 4 moves")
        await person.click(robot)
        await expect(pad).to_contain_text(f"next: {robot[0]}")
        await person.click(arrow)
    await expect(pad).to_contain_text("Y-down G-down G-right G-up")
    await person.click("✅ Show moves")
    await expect(person.message("@Ben wins the")).to_contain_text("Y-down G-down G-right G-up")


async def test_a_lesson_is_pressed_and_the_next_one_typed(
    at_the_page: Callable[[MakeBot], Awaitable[Person]], game: MakeBot
) -> None:
    person = await at_the_page(game)
    await person.send("/ricochet tutorial")
    lesson = person.message("Only you can see this")
    await expect(lesson).to_contain_text("Lesson 1 of 3")
    await person.click("⬆️")
    await expect(lesson.get_by_text("R-up", exact=True)).to_be_visible()
    await person.click("➡️")
    await expect(lesson).to_contain_text("R-up R-right")
    await person.click("✅ Show moves")
    await expect(lesson).to_contain_text("That's it")
    await person.click("Next lesson")
    await expect(lesson).to_contain_text("Lesson 2 of 3")
    await person.click("⌨️")
    await person.form.get_by_role("textbox").fill("gd rd rl")
    await person.form.get_by_role("button", name="Submit").click()
    await expect(lesson).to_contain_text("That's it: G-down R-down R-left")
