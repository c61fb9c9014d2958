"""The puzzle of the day on the page, in a real browser, as wide as a phone."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

import bot.scheduled.days
from engine.games.daily import begins, day_of
from tests.bot.world import TODAYS

from .conftest import HeldClock, MakeBot, Person

if TYPE_CHECKING:
    from playwright.async_api import Locator

AtThePage = Callable[[MakeBot], Awaitable[Person]]

ARROWS = {"up": "⬆️ Up", "down": "⬇️ Down", "left": "⬅️ Left", "right": "➡️ Right"}
ROBOTS = {"G": "🟢 Green", "Y": "🟡 Yellow"}


@pytest.fixture(autouse=True)
def _todays_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.scheduled.days, "choose", lambda _secret, day, _cancelled: replace(TODAYS, day=day))


@pytest.fixture
def day(clock: HeldClock) -> int:
    """The puzzle of a day that ends in ten minutes."""
    today = day_of(clock.seconds)
    clock.seconds = begins(today + 1) - 600
    return today


async def put_in(person: Person, card: "Locator", moves: str) -> None:
    """Press moves on the pad, one after the other."""
    for made, move in enumerate(moves.split(), 1):
        robot, direction = move.split("-")
        await person.click(ROBOTS[robot])
        await expect(card).to_contain_text(f"next: {ROBOTS[robot][0]}")
        await person.click(ARROWS[direction])
        await expect(card).to_contain_text(" ".join(moves.split()[:made]))


async def drawn(picture: "Locator") -> None:
    """Wait until a picture is there."""
    await expect(picture).not_to_have_js_property("naturalWidth", 0)


async def test_on_a_phone_the_board_and_its_whole_pad_are_in_view(at_the_page: AtThePage, game: MakeBot, day: int) -> None:
    person = await at_the_page(game)
    await person.page.set_viewport_size({"width": 360, "height": 740})
    await person.send("/ricochet daily")
    card = person.message(f"Puzzle {day} · ")
    board, buttons = card.get_by_role("img", name="Target: yellow star"), card.locator(".message-components button")
    await expect(card).to_contain_text("No moves yet")
    await in_view(person, board, buttons)
    await put_in(person, card, "Y-right G-left")
    await person.click("💡 How long?")
    await expect(card).to_contain_text("It takes 4 to 5 moves.")
    await in_view(person, board, buttons)
    await person.click("🔍 Zoom")
    zoomed = person.message("Cells I1 to P8")
    await drawn(zoomed.get_by_role("img"))
    await in_view(person, zoomed.get_by_role("img"), zoomed.get_by_role("button", name="🎯 Target"))


async def in_view(person: Person, board: "Locator", buttons: "Locator") -> None:
    """Wait until a board and all its buttons are seen without scrolling, as the page shows its newest message."""
    await drawn(board.last)
    await expect(board.last).to_be_in_viewport(ratio=1)
    for button in await buttons.all():
        await expect(button).to_be_in_viewport(ratio=1)
    assert await person.page.evaluate("document.documentElement.scrollWidth") <= 360
