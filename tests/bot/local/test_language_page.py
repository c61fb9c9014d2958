"""Each player of the page has a language of their own, beside that of the channel."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.text import Texts
from bot.web.local import serve_board
from tests.bot.world import EASY

from .conftest import AtTheBoard, HeldClock, MakeBot, Person, open_page
from .faults import Faults

if TYPE_CHECKING:
    from playwright.async_api import Browser, BrowserContext, Route

GERMAN, CATALAN = Texts.of("de"), Texts.of("ca", "de")


@pytest_asyncio.fixture(loop_scope="session")
async def person(at_the_page: Callable[[MakeBot], Awaitable[Person]], game: MakeBot) -> Person:
    return await at_the_page(game)


def heading(say: Texts) -> str:
    """Return the headline of the panel of `/ricochet me` as a page shows it."""
    return say("me-headline").removeprefix("## ")


async def choose_language(person: Person, name: str) -> None:
    """Choose a language on the German panel of `/ricochet me`."""
    panel = person.message(heading(GERMAN))
    await panel.get_by_role("combobox").first.click()
    await panel.get_by_role("option", name=name, exact=True).click()


@pytest.mark.at_length
async def test_a_player_changes_language_and_the_channel_keeps_its_own(person: Person) -> None:
    await person.send(f"/ricochet start difficulty:any code:{EASY}")
    await expect(person.message("Round 1")).to_contain_text("Bring the green robot there, with a 90° turn")
    spoken, asked = asyncio.Event(), list[str]()

    async def hold(route: "Route") -> None:
        asked.append(json.loads(route.request.post_data or "")["kind"])
        if asked[-1] == "language":
            await spoken.wait()
        await route.continue_()

    await person.page.route("**/api/action", hold)
    await person.speak("Deutsch")
    await person.send("/bid 7")
    await person.page.locator("body:has(#waiting li):has(#send-message:enabled)").wait_for()
    assert asked == ["language"], "the bid waits for it"
    spoken.set()
    await expect(person.message("Dein Gebot: 7 Züge")).to_be_visible()
    await expect(person.message("Round 1")).to_contain_text("7 moves")
    await person.act_as("Ben")
    await expect(person.page.locator("#language-picker")).to_have_value("en")
    await person.send("/bid 8")
    await expect(person.message("Your bid: 8 moves")).to_be_visible()
    await person.act_as("Ada")
    await expect(person.page.locator("#language-picker")).to_have_value("de")
    await person.send("/ricochet ich")
    await choose_language(person, "Català")
    await expect(person.message(heading(CATALAN))).to_be_visible()
    await person.send("/bid 6")
    await expect(person.message("La teva proposta: 6 moviments")).to_be_visible()


async def test_commands_are_listed_and_typed_as_the_language_of_a_player_names_them(person: Person) -> None:
    await person.speak("Deutsch")
    entry = person.page.get_by_role("option").filter(has_text="/ricochet ich")
    while not await entry.count():  # what is typed before the page has the names of the language is not looked up again
        for text in ("/ricochet", "/ricochet i"):
            await person.composer.fill(text)
    await expect(entry).to_contain_text(GERMAN("command-me"))
    await person.send("/ricochet ich")
    await choose_language(person, "Nederlands")
    await expect(person.message(heading(Texts.of("nl")))).to_be_visible()
    await person.send("/ricochet starten bots:bald")
    await expect(person.message("/ricochet starten [")).to_contain_text("„bald“")
    await person.send("/ricochet starten länge:klug")
    await expect(person.message("„klug“")).to_contain_text("das ist eins von diesen:")


@pytest_asyncio.fixture(loop_scope="session")
async def german(
    browser: "Browser",
    address: Callable[..., Awaitable[str]],  # noqa: ARG001 - its programs end after the pages
    faults: Faults,
) -> AsyncIterator["BrowserContext"]:
    """A browser in German."""
    context = await browser.new_context(locale="de-DE")
    with faults.watching(context):
        yield context
        await context.close()


async def test_all_is_in_the_language_of_the_browser_from_the_first_page_to_the_first_match(
    german: "BrowserContext", address: Callable[..., Awaitable[str]], game: MakeBot, clock: HeldClock
) -> None:
    ada = await open_page(german, await address(game, serve_board), clock)
    for key in ("greeting-game", "viewer", "more", "button-tutorial"):
        await expect(ada.page.get_by_text(GERMAN(f"local-{key}"), exact=True)).to_be_visible()
    await expect(ada.page.get_by_placeholder(GERMAN("local-message", place="#ricochet"), exact=True)).to_be_visible()
    await expect(ada.page.locator("#channel-topic")).to_have_text(GERMAN("local-topic"))
    async with german.expect_page() as opened:
        await ada.page.get_by_role("link", name=GERMAN("local-button-board")).click()
    board = await opened.value
    await expect(board.get_by_label(GERMAN("web-player"))).to_be_visible()
    await ada.click(GERMAN("button-first-match"))
    await expect(ada.message("Runde 1")).to_be_visible()
    await expect(ada.message("startet eine Partie")).to_be_visible()


@pytest.mark.at_length
async def test_browsers_of_two_languages_do_not_change_it_back_and_forth(
    german: "BrowserContext", browser: "Browser", address: Callable[..., Awaitable[str]], game: MakeBot, clock: HeldClock
) -> None:
    dutch = await browser.new_context(locale="nl-NL")
    person = await open_page(dutch, await address(game, serve_board), clock)
    link = await person.page.get_by_role("link", name=Texts.of("nl")("local-button-board")).get_attribute("href")
    boards = [await context.new_page() for context in (dutch, german)]
    for board in boards:
        await board.goto(str(link))
        await expect(board.locator("html[lang] body:not(.is-lost)")).to_be_attached()
    for board in boards:  # one in Dutch would connect anew, and change it back
        await expect(board.get_by_label(GERMAN("web-player"))).to_be_visible()
    await dutch.close()


@pytest.mark.at_length
async def test_words_of_the_page_around_messages_are_in_the_language_of_the_player_and_change_with_it(
    german: "BrowserContext", address: Callable[..., Awaitable[str]], game: MakeBot, clock: HeldClock
) -> None:
    ada = await open_page(german, await address(game), clock)
    await ada.send(f"/ricochet starten code:{EASY}")
    card = ada.message("Runde 1")
    await expect(card.locator(".message-interaction-header")).to_have_text("Ada hat /ricochet benutzt")
    await expect(card.get_by_role("button", name="Bild 1 öffnen")).to_be_visible()
    await ada.click("Bieten")
    for label in ("Absenden", "Abbrechen", "Schließen"):
        await expect(ada.form.get_by_role("button", name=label, exact=True)).to_be_visible()
    await ada.form.get_by_role("button", name="Abbrechen").click()
    await ada.send("/bid 9")
    bid = ada.message("Dein Gebot: 9 Züge")
    await expect(bid).to_contain_text("Ada hat /bid benutzt")
    await expect(bid).to_contain_text("Nur du kannst das sehen")
    await expect(card).to_contain_text("(bearbeitet)")
    await ada.speak("English")
    await expect(bid).to_contain_text("Ada used /bid")
    await expect(bid).to_contain_text("Only you can see this")
    await expect(card).to_contain_text("(edited)")
    await expect(ada.page.get_by_role("button", name="Send", exact=True)).to_be_visible()


@pytest.mark.at_length
async def test_the_topic_of_the_channel_is_read_whole_or_not_at_all(person: Person) -> None:
    topic, languages = person.page.locator("#channel-topic"), person.page.locator("#language-picker option")
    await person.send("/ricochet rules")
    await expect(person.message("Only you can see this")).to_be_visible()
    await person.page.set_viewport_size({"width": 1280, "height": 800})
    for language in [await one.get_attribute("value") for one in await languages.all()]:
        await person.speak(str(language))
        await expect(topic).to_have_text(Texts.of(str(language))("local-topic"))
        assert await topic.evaluate("topic => topic.scrollWidth <= topic.clientWidth && topic.offsetHeight <= 32"), language
    await person.page.set_viewport_size({"width": 1100, "height": 800})
    await expect(topic).to_be_hidden()


async def test_the_language_that_is_chosen_is_that_of_the_page_and_the_board_at_once_and_stays(ada: AtTheBoard):
    page = ada.person.page
    await ada.person.speak("Nederlands")
    dutch = Texts.of("nl")
    await expect(page.get_by_text(dutch("local-greeting-game"), exact=True)).to_be_visible()
    await expect(ada.board.get_by_label(dutch("web-player"))).to_be_visible()
    await page.reload()
    await expect(page.locator("#language-picker")).to_have_value("nl")
    await expect(page.get_by_text(dutch("local-more"), exact=True)).to_be_visible()
    await ada.person.act_as("Ben")
    await expect(page.get_by_text("More", exact=True)).to_be_visible()
    await ada.person.act_as("Ada")
    await ada.person.click(dutch("button-first-match"))
    await expect(ada.person.message("Ronde 1")).to_be_visible()
