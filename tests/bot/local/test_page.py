"""The page in a real browser, with the toy bot."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.local.simcord_page import PlayPage
from tests.bot.english import say

from .conftest import PATIENCE, MakeBot, Person, open_page
from .faults import Faults
from .toy import ToyBot

if TYPE_CHECKING:
    from playwright.async_api import Browser, Locator

FONTS = "[...document.fonts].filter(font => font.status != 'unloaded').map(font => font.family)"
"""Those that were loaded, or will be."""

FRAMES = "new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))"
"""Until all is drawn that was to be drawn."""

WRONG = "window.simcordPreview.diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code)"
"""What went wrong, as the page counts it."""

AtThePage = Callable[[MakeBot], Awaitable[Person]]

PRESSES = 5
"""How often each of three windows presses."""

SAND = 4
"""Seconds after which the sand of the toy has run out, all that happens on the way included."""


@pytest_asyncio.fixture(loop_scope="session")
async def newcomer(at_the_page: AtThePage) -> Person:
    """Ada, before an empty channel."""
    return await at_the_page(ToyBot)


@pytest_asyncio.fixture(loop_scope="session")
async def ada(newcomer: Person) -> Person:
    """Ada, with the card posted."""
    await newcomer.send("/toy start")
    await expect(newcomer.message("A match begins")).to_be_visible()
    return newcomer


async def test_opens_as_the_first_player_and_shows_a_card_with_text_picture_and_button(ada: Person) -> None:
    await expect(ada.page).to_have_title("Ricochet")
    await expect(ada.page.get_by_label("Viewing as").locator("option")).to_have_text(
        [*("Ada", "Ben", "Cleo"), *(f"{name} (DM)" for name in ("Ada", "Ben", "Cleo"))]
    )
    await expect(ada.page.get_by_label("Viewing as").locator("option:checked")).to_have_text("Ada")
    await expect(ada.page.get_by_role("heading", name="ricochet")).to_be_visible()
    card = ada.message("A match begins: none, slow.")
    await expect(card.get_by_role("img", name="a red board")).to_have_js_property("naturalWidth", 320)
    await expect(card.get_by_role("button", name="Bid")).to_be_enabled()
    assert await ada.page.evaluate(FONTS) == ["Noto Sans", "Noto Color Emoji"], "none for what nobody has written"


async def test_an_incomplete_address_says_so_and_can_be_completed(newcomer: Person) -> None:
    page, (address, secret) = newcomer.page, newcomer.page.url.split("#")
    await page.goto("about:blank")
    await page.goto(address)
    await expect(page.get_by_text("This address is incomplete.")).to_be_visible()
    await page.goto(f"{address}#{secret}")
    await expect(page.get_by_text(say("local-greeting-game"))).to_be_visible()
    await expect(page.get_by_text("This address is incomplete.")).to_be_hidden()


async def refresh(person: Person) -> None:
    """Keep the page busy, whatever is open on it."""
    await person.page.locator("#refresh").dispatch_event("click")
    await expect(person.page.locator("#send-message")).to_be_disabled()


async def size(part: "Locator") -> tuple[float, float]:
    box = await part.bounding_box()
    assert box
    return box["width"], box["height"]


@pytest.mark.at_length
async def test_a_picture_has_its_place_before_it_is_there(ada: Person) -> None:
    arrive = await ada.hold(lambda url: "/api/assets/" in url)
    await ada.page.reload()
    card = ada.message("A match begins")
    picture = card.get_by_role("img", name="a red board")
    await expect(picture).not_to_have_attribute("src", re.compile("."))
    await ada.page.evaluate("document.fonts.ready")
    before, (_, height) = await size(picture), await size(card)
    await arrive()
    await expect(picture).to_have_js_property("naturalWidth", 320)
    assert before == (320, 200) == await size(picture)
    assert (await size(card))[1] == height


async def test_what_is_typed_is_run_or_said_or_explained_to_its_author_alone(newcomer: Person) -> None:
    await newcomer.send("/toy start quick:yes edition:the original")
    await expect(newcomer.message("A match begins: original, quick.")).to_be_visible()
    await newcomer.send("/prove R-up G-left")
    await expect(newcomer.message("You prove R-up G-left.")).to_be_visible()
    await newcomer.send("/shrug hello")
    await expect(newcomer.message("/shrug hello")).to_contain_text("Ada")

    await newcomer.send("/bid seven")
    notice = newcomer.message("“seven” doesn't fit “moves”")
    await expect(notice).to_contain_text("Only you can see this")
    await expect(notice).to_contain_text("/bid <moves>")
    await expect(newcomer.composer).to_have_value("/bid seven")

    await newcomer.send("/bid 7")
    await expect(newcomer.message("You bid 7.")).to_contain_text("Only you can see this")
    await expect(newcomer.message("@Ada bids 7")).to_be_visible()
    await expect(newcomer.message("/bid 7")).to_have_count(0)
    await expect(newcomer.composer).to_have_value("")

    await newcomer.act_as("Cleo")
    await expect(newcomer.message("You bid 7.")).to_have_count(0)
    await expect(notice).to_have_count(0)
    await expect(newcomer.message("@Ada bids 7")).to_be_visible()
    await expect(newcomer.message("/shrug hello")).to_be_visible()
    await newcomer.send("/bid 3")
    await expect(newcomer.message("@Cleo bids 3")).to_be_visible()


async def test_what_is_sent_or_pressed_while_something_else_is_on_its_way_is_done_after_it(ada: Person) -> None:
    await ada.composer.fill("/shrug hello")
    arrive = await ada.hold(lambda url: "/api/" in url)
    await refresh(ada)
    await ada.composer.press("Enter")
    await ada.composer.fill("/shrug again")
    await ada.composer.press("Enter")
    await ada.composer.fill("/bid")
    await arrive()
    await expect(ada.message("/shrug again")).to_have_count(1)
    await expect(ada.message("/shrug hello")).to_have_count(1)
    await expect(ada.composer).to_have_value("/bid")

    async def press_while_busy(button: "Locator") -> None:
        arrive = await ada.hold(lambda url: "/api/" in url)
        await refresh(ada)
        await button.click(force=True)
        await arrive()

    await ada.composer.fill("")
    await ada.idle()
    await press_while_busy(ada.chat.get_by_role("button", name="Bid", exact=True))
    await ada.form.get_by_label("Moves").fill("5")
    await press_while_busy(ada.form.get_by_role("button", name="Submit"))
    await expect(ada.message("You bid 5.")).to_be_visible()
    assert await ada.page.evaluate(WRONG) == []


async def test_a_press_counts_though_its_button_is_drawn_anew_and_moves_before_the_mouse_lets_go(ada: Person) -> None:
    await ada.chat.get_by_role("button", name="Bid", exact=True).hover()
    await ada.page.mouse.down()
    await ada.send("/bid 7")
    await expect(ada.message("@Ada bids 7")).to_be_visible()
    await expect(ada.message("You bid 7.")).to_be_visible()
    await ada.page.mouse.up()
    await ada.form.get_by_label("Moves").fill("5")
    await ada.form.get_by_role("button", name="Submit").click()
    await expect(ada.message("You bid 5.")).to_be_visible()


async def test_what_the_page_sends_before_it_knows_of_a_change_is_sent_again(newcomer: Person, monkeypatch: pytest.MonkeyPatch):
    act, refused = PlayPage._act, list[str]()

    async def refuse_once(page: PlayPage, on: Any, body: Mapping[str, Any]) -> dict[str, Any]:
        if body.get("kind") != "send_message" or refused:
            return await act(page, on, body)
        refused.append(str(body["content"]))
        return page._reject(on, "stale-generation", request_id=body["request_id"], sequence=body["sequence"])

    monkeypatch.setattr(PlayPage, "_act", refuse_once)
    await newcomer.send("/shrug hello")
    await expect(newcomer.message("/shrug hello")).to_have_count(1)
    assert refused == ["/shrug hello"]
    await expect(newcomer.composer).to_have_value("")


async def test_a_press_that_is_refused_since_the_card_has_just_changed_is_pressed_again(
    ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    act, refused = PlayPage._act, list[str]()

    async def refuse_twice(page: PlayPage, on: Any, body: Mapping[str, Any]) -> dict[str, Any]:
        if body.get("kind") != "click" or len(refused) == 2:
            return await act(page, on, body)
        refused.append(str(body["kind"]))
        return page._reject(on, "validation-failed", request_id=body["request_id"], sequence=body["sequence"])

    monkeypatch.setattr(PlayPage, "_act", refuse_twice)
    await ada.click("Bid")
    await expect(ada.form).to_be_visible()
    assert refused == ["click"] * 2


async def test_a_command_is_sent_while_the_list_of_commands_is_on_its_way(ada: Person) -> None:
    list_them = await ada.hold("**/api/commands*")
    await ada.act_as("Ben")
    await ada.send("/bid 7")
    await expect(ada.message("@Ben bids 7")).to_be_visible()
    await list_them()


async def pick(person: Person, typed: str, command: str) -> None:
    """Type the beginning of a command, and pick it from the list."""
    await person.composer.press_sequentially(typed)
    await expect(person.page.get_by_role("option").filter(has_text=command)).to_be_visible()
    await person.composer.press("Tab")


async def test_command_picker_with_suggestions(newcomer: Person) -> None:
    await pick(newcomer, "/pro", "/prove")
    moves = newcomer.page.get_by_role("combobox", name="moves")
    await moves.press_sequentially("B-down")
    await expect(newcomer.page.get_by_role("option", name="B-down R-up")).to_be_visible()
    await moves.press("Enter")
    await newcomer.page.get_by_role("button", name="Send").click()
    await expect(newcomer.message("You prove B-down R-up.")).to_be_visible()
    await expect(newcomer.composer).to_be_focused()


@pytest.mark.at_length
async def test_time_goes_by_while_somebody_types_fills_in_a_form_or_a_command(ada: Person) -> None:
    await ada.send("/bid 7")
    await expect(ada.message("You bid 7.")).to_be_visible()
    await ada.composer.press_sequentially("well, I think it is")
    ada.later(SAND)
    await expect(ada.message("Time is up")).to_be_visible()
    await expect(ada.composer).to_be_focused()
    await ada.composer.press_sequentially(" seven")
    await expect(ada.composer).to_have_value("well, I think it is seven")
    await expect(ada.message("Time is up").get_by_role("img")).to_have_js_property("naturalWidth", 320)

    await ada.send("/bid 8")
    await expect(ada.message("@Ada bids 8. Sand is running.")).to_be_visible()
    await ada.click("Bid")
    moves = ada.form.get_by_label("Moves")
    await moves.press_sequentially("1")
    ada.later(SAND)
    await expect(ada.message("@Ada bids 8. Time is up")).to_be_attached()
    await expect(moves).to_be_focused()
    await moves.press_sequentially("2")
    await ada.form.get_by_role("button", name="Submit").click()
    await expect(ada.message("@Ada bids 12. Sand is running.")).to_be_visible()

    await pick(ada, "/bi", "/bid")
    moves = ada.page.get_by_role("textbox", name="moves")
    await moves.press_sequentially("1")
    ada.later(SAND)
    await expect(ada.message("@Ada bids 12. Time is up")).to_be_visible()
    await expect(moves).to_be_focused()
    await moves.press_sequentially("3")
    await moves.press("Enter")
    await expect(ada.message("You bid 13.")).to_be_visible()
    await expect(ada.composer).to_be_focused()


@pytest.mark.at_length
async def test_time_goes_by_while_somebody_reads_further_up(ada: Person) -> None:
    for number in range(2):
        await ada.send(f"text {number}" + "\nand so on" * 40)
        await expect(ada.message(f"text {number}")).to_be_attached()
    await ada.send("/bid 7")
    await expect(ada.message("You bid 7.")).to_be_visible()
    first = ada.message("text 0")
    await ada.idle()
    await ada.chat.hover()
    async with asyncio.timeout(PATIENCE / 1000):
        while await ada.chat.evaluate("timeline => timeline.scrollTop"):  # what is drawn meanwhile may end it on its way
            await ada.page.mouse.wheel(0, -100_000)
            await ada.page.evaluate(FRAMES)
    await ada.page.mouse.wheel(0, -1)  # that they read here is seen by this one at the latest
    await ada.page.evaluate(FRAMES)
    before = await first.bounding_box()
    ada.later(SAND)
    await expect(ada.message("Time is up")).to_be_attached()
    await expect(ada.page.locator("main[aria-busy=false]")).to_be_visible()
    assert await first.bounding_box() == before


@pytest.mark.at_length
async def test_relative_times_run(ada: Person) -> None:
    await ada.page.clock.set_fixed_time(ada.clock.seconds)
    await ada.send("/bid 7")
    await expect(ada.message("You bid 7.")).to_be_visible()
    ada.later(SAND)
    time = ada.message("Time is up").locator("time.discord-timestamp")
    told = datetime.fromisoformat(await time.get_attribute("datetime") or "").timestamp()
    for passed, text in ((5, "5 seconds ago"), (6, "6 seconds ago"), (120, "2 minutes ago")):
        await ada.page.clock.set_fixed_time(told + passed)
        await expect(time).to_have_text(text)


@pytest.mark.at_length
async def test_two_windows(ada: Person, browser: "Browser") -> None:
    ben = await open_page(browser, ada.page.url, ada.clock)
    await ben.act_as("Ben")
    await ada.send("/bid 7")
    await expect(ben.message("@Ada bids 7")).to_be_visible()
    await expect(ben.message("You bid 7.")).to_have_count(0)
    await ben.click("Bid")
    await ben.form.get_by_label("Moves").fill("6")
    await ben.form.get_by_role("button", name="Submit").click()
    await expect(ada.message("@Ben bids 6")).to_be_visible()


@pytest.mark.at_length
async def test_no_press_is_lost_while_three_windows_press_at_once(ada: Person, browser: "Browser") -> None:
    people = [ada]
    for name in ("Ben", "Cleo"):
        people.append(await open_page(browser, ada.page.url, ada.clock))
        await people[-1].act_as(name)

    async def press(person: Person) -> None:
        for _ in range(PRESSES):
            await person.click("Count")
        await person.idle()

    await asyncio.gather(*map(press, people))
    await expect(ada.message(f"{3 * PRESSES} presses: Ada {PRESSES}, Ben {PRESSES}, Cleo {PRESSES}.")).to_be_visible()


async def test_when_the_program_has_ended_the_page_says_so_and_keeps_what_is_typed(ada: Person, faults: Faults) -> None:
    faults.expect("ERR_FAILED")
    await ada.page.route("**/api/**", lambda route: route.abort())
    await ada.send("/bid 7")
    await expect(ada.page.get_by_text(say("local-ended"))).to_be_visible()
    await ada.composer.fill("/bid 6")
    await ada.composer.press("Enter")
    await expect(ada.composer).to_have_value("/bid 6")


async def test_a_window_that_is_loaded_again_stays_with_its_player(ada: Person) -> None:
    await ada.act_as("Ben")
    await ada.send("/bid 7")
    await expect(ada.message("You bid 7.")).to_be_visible()
    await ada.page.reload()
    await expect(ada.page.get_by_label("Viewing as").locator("option:checked")).to_have_text("Ben")
    await expect(ada.message("You bid 7.")).to_be_visible()


DRAWN_ANEW = """image => {
    const next = image.cloneNode();
    next.removeAttribute("src");
    next.dataset.arrives = image.src;
    image.replaceWith(next);
}"""
"""A picture, as a message that is drawn anew has it until the next one has come."""


async def test_a_picture_stays_until_the_next_one_has_come(ada: Person) -> None:
    card = ada.message("A match begins")
    picture = card.get_by_role("img", name="a red board")
    await expect(picture).to_have_js_property("naturalWidth", 320)
    await picture.evaluate(DRAWN_ANEW)
    await expect(card.locator("canvas")).to_be_visible()
    assert await card.locator("canvas").evaluate("({ width }) => width") == 320
    await picture.evaluate("image => image.src = image.dataset.arrives")
    await expect(card.locator("canvas")).to_have_count(0)


async def test_enter_sends_a_command_from_the_list_whose_options_may_be_left_out(newcomer: Person) -> None:
    await pick(newcomer, "/toy", "/toy start")
    await newcomer.page.keyboard.press("Enter")
    await expect(newcomer.message("A match begins")).to_be_visible()
