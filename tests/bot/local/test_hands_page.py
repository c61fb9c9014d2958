"""The tutorial on the page, in a real browser: lessons that are pressed, and typed."""

from collections.abc import Awaitable, Callable

from playwright.async_api import expect

from .conftest import MakeBot, Person


async def test_a_lesson_is_pressed_and_the_next_one_typed(at_the_page: Callable[[MakeBot], Awaitable[Person]], game: MakeBot):
    person = await at_the_page(game)
    await person.send("/ricochet tutorial")
    lesson = person.message("Only you can see this")
    await expect(lesson).to_contain_text("Lesson 1 of 4")
    await person.click("⬆️ Up")
    await expect(lesson.get_by_text("R-up", exact=True)).to_be_visible()
    await person.click("➡️ Right")
    await expect(lesson).to_contain_text("R-up R-right")
    await person.click("✅ Show moves")
    await expect(lesson).to_contain_text("That's it")
    await person.click("Next lesson")
    await expect(lesson).to_contain_text("Lesson 2 of 4")
    await person.click("⌨️ Type")
    await person.form.get_by_role("textbox").fill("gd rd rl")
    await person.form.get_by_role("button", name="Submit").click()
    await expect(lesson).to_contain_text("That's it: G-down R-down R-left")
