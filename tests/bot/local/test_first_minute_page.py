"""The first minute on the page: what it says, what is in view, and what does not block the view."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.bot.english import say

from .conftest import PATIENCE, AtTheBoard, MakeBot, Person
from .test_page import FRAMES
from .toy import ToyBot

if TYPE_CHECKING:
    from playwright.async_api import Route

FITS_A_PHONE = """document.querySelector(".message-components").offsetWidth > 330
    && document.getElementById("channel-timeline").offsetHeight > 620
    && document.documentElement.scrollWidth <= 360"""

ANSWERED_AT_ONCE = """
    timeline.dispatchEvent(new PointerEvent("pointerup"));
    newest.style.paddingTop = "500px";
"""
"""What was pressed, and the answer makes the newest message longer before the next frame is drawn."""

PRESSED_WHILE_IT_GROWS = """
    newest.style.paddingTop = "500px";
    newest.querySelector("button").dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
"""
"""The newest message is longer, and a button of it is pressed before the next frame is drawn."""

RELEASED_BESIDE = """
    newest.querySelector("button").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    newest.style.paddingTop = "500px";
    newest.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
"""
"""The newest message is longer, so that its pressed button has moved before the mouse is released."""

DRAWN_ANEW = """
    const parts = [...newest.childNodes];
    newest.replaceChildren();
    timeline.getBoundingClientRect();
    newest.append(...parts);
"""
"""The page is laid out while the newest message is empty."""

SCROLLED_AFTERWARDS = """
    newest.style.paddingTop = "500px";
    requestAnimationFrame(() => requestAnimationFrame(() => timeline.scrollTop -= 400));
"""
"""The newest message is longer, and a frame later SimCord scrolls to where it was."""

SCROLLED_WHEN_READY = """
    newest.style.paddingTop = "500px";
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    timeline.scrollTop = 0;
    document.getElementById("preview-app").setAttribute("aria-busy", "false");
"""
"""All pictures are there, and SimCord scrolls to where it has seen the timeline while the newest message was empty."""

AtThePage = Callable[[MakeBot], Awaitable[Person]]


async def test_the_empty_channel_greets_and_a_button_starts_a_match(at_the_page: AtThePage, game: MakeBot) -> None:
    person = await at_the_page(game)
    await expect(person.chat).to_contain_text(say("local-greeting-game"))
    await person.act_as("Ada (DM)")
    await expect(person.chat.get_by_role("button", name=say("button-first-match"))).to_be_hidden()
    await expect(person.chat.get_by_role("button", name=say("local-button-tutorial"))).to_be_visible()
    await person.act_as("Ada")
    await person.click(say("button-first-match"))
    await expect(person.message("starts a match")).to_be_visible()
    await expect(person.chat.get_by_text(say("local-greeting-game"))).to_be_hidden()
    face = person.message("starts a match").locator(".message-avatar img")
    await expect(face).to_have_js_property("naturalWidth", 128)


async def test_each_thing_has_one_door_in_the_empty_channel(ada: AtTheBoard) -> None:
    page, board = ada.person.page, ada.person.page.locator("a[data-board]")
    await expect(ada.person.chat.get_by_role("link", name=say("local-button-board"))).to_be_visible()
    await expect(board.locator("visible=true")).to_have_count(1)
    labels = await page.locator(".greeting-buttons > *").all_inner_texts()
    assert len({*labels}) == len(labels) == 5
    await ada.person.send("hello")
    await expect(page.get_by_role("link", name=say("web-open"))).to_be_visible()
    await expect(board.locator("visible=true")).to_have_count(1)


async def test_the_newest_message_stays_in_view_while_its_picture_loads(at_the_page: AtThePage) -> None:
    person, arrives = await at_the_page(ToyBot), asyncio.Event()
    await person.page.set_viewport_size({"width": 800, "height": 400})

    async def hold(route: "Route") -> None:
        await arrives.wait()
        await route.continue_()

    await person.page.route("**/api/assets/**", hold)
    await person.send("/toy start")
    card = person.message("A match begins")
    await expect(card.get_by_role("button", name="Bid")).to_be_in_viewport()
    arrives.set()
    await expect(card.get_by_role("img", name="a red board")).to_have_js_property("naturalWidth", 320)
    await expect(card.get_by_role("button", name="Bid")).to_be_in_viewport()


@pytest.mark.parametrize(
    "change",
    [ANSWERED_AT_ONCE, PRESSED_WHILE_IT_GROWS, RELEASED_BESIDE, DRAWN_ANEW, SCROLLED_AFTERWARDS, SCROLLED_WHEN_READY],
    ids=[
        "answered at once",
        "pressed while it grows",
        "released beside",
        "drawn anew",
        "scrolled afterwards",
        "scrolled when ready",
    ],
)
async def test_the_newest_message_stays_in_view_when_it_changes(at_the_page: AtThePage, change: str) -> None:
    person = await at_the_page(ToyBot)
    await person.page.set_viewport_size({"width": 800, "height": 400})
    await person.send("/toy start")
    card = person.message("A match begins")
    await expect(card.get_by_role("img", name="a red board")).to_have_js_property("naturalWidth", 320)
    await expect(card.get_by_role("button", name="Bid")).to_be_in_viewport()
    await person.page.evaluate("document.getElementById('channel-timeline').scrollTop -= 20")
    await person.idle()
    go_on = await person.hold(lambda url: "/api/" in url)  # what else is drawn is followed, too
    await person.page.evaluate(FRAMES)
    await person.page.evaluate(f"""async () => {{
        const timeline = document.getElementById("channel-timeline");
        const newest = [...timeline.querySelectorAll("[data-message-id]")].at(-1);
        {change}
    }}""")
    await person.page.evaluate(FRAMES)
    await expect(card.get_by_role("button", name="Bid")).to_be_in_viewport()
    await go_on()


async def test_on_a_phone_the_page_is_the_channel(at_the_page: AtThePage) -> None:
    person = await at_the_page(ToyBot)
    await person.page.set_viewport_size({"width": 360, "height": 740})
    await person.send("/toy start")
    card = person.message("A match begins")
    await expect(card).to_be_visible()
    for tool in ("Refresh preview", "Capture", "Inspector", "Messages", "Search"):
        await expect(person.page.get_by_role("button", name=tool)).to_be_hidden()
    async with asyncio.timeout(PATIENCE / 1000):
        while not await person.page.evaluate(FITS_A_PHONE):  # noqa: ASYNC110 - there is no event for the end of layout
            await asyncio.sleep(0.05)


async def test_a_long_text_opens_at_its_beginning(at_the_page: AtThePage, game: MakeBot) -> None:
    person = await at_the_page(game)
    await person.page.set_viewport_size({"width": 360, "height": 740})
    await person.send("hello")
    await expect(person.message("hello")).to_be_visible()
    await person.send("/ricochet rules")
    rules = person.message("Only you can see this")
    await expect(rules.get_by_text("Ricochet Robots", exact=True)).to_be_in_viewport()
    await expect(rules.get_by_role("img", name="Target")).not_to_have_js_property("naturalWidth", 0)
    await person.page.evaluate(FRAMES)
    await expect(rules.get_by_text("Ricochet Robots", exact=True)).to_be_in_viewport()


async def test_on_a_phone_a_card_is_in_view_from_its_heading_to_its_last_button(at_the_page: AtThePage, game: MakeBot) -> None:
    person = await at_the_page(game)
    await person.speak("Deutsch")
    await person.page.set_viewport_size({"width": 360, "height": 740})
    await person.click("Gegen Bots spielen")
    card = person.message("Runde 1:")
    board, last = card.get_by_role("img", name="Ziel"), card.get_by_role("button").last
    await expect(board).not_to_have_js_property("naturalWidth", 0)
    for part in (card.get_by_role("heading"), board, card.get_by_role("button", name="Bieten"), last):
        await expect(part).to_be_in_viewport(ratio=1)
    await person.click("🤖 Bot dazu")
    await expect(card).to_contain_text("Brum (bot)")


async def test_a_lesson_is_in_view_from_its_heading_to_its_last_button(at_the_page: AtThePage, game: MakeBot) -> None:
    person = await at_the_page(game)
    await person.page.set_viewport_size({"width": 1280, "height": 800})
    await person.click(say("local-button-tutorial"))
    lesson = person.message("Lesson 1")
    await expect(lesson.get_by_role("img", name="Target")).not_to_have_js_property("naturalWidth", 0)
    heading, board = lesson.get_by_text("Lesson 1 of"), lesson.get_by_role("img", name="Target")
    for part in (heading, board, lesson.get_by_role("button", name="Show moves")):
        await expect(part).to_be_in_viewport(ratio=1)
