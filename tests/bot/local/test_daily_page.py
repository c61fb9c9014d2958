"""The puzzle of the day on the page, in a real browser: from the first press to the post of the next morning."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

import bot.daily.days
from engine.daily import begins, day_of
from engine.notation import format_moves
from tests.bot.world import TODAYS

from .conftest import HeldClock, MakeBot, Person
from .test_settings_page import choose, turn_to

if TYPE_CHECKING:
    from playwright.async_api import Locator

AtThePage = Callable[[MakeBot], Awaitable[Person]]

BEST = format_moves(TODAYS.best)
ARROWS = {"up": "⬆️", "down": "⬇️", "left": "⬅️", "right": "➡️"}
ROBOTS = {"G": "🟢G", "Y": "🟡Y"}


@pytest.fixture(autouse=True)
def _todays_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.daily.days, "choose", lambda _secret, day, _cancelled: replace(TODAYS, day=day))


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


async def test_a_puzzle_is_solved_shared_and_told_of_the_next_morning(at_the_page: AtThePage, game: MakeBot, day: int) -> None:
    person = await at_the_page(game)
    await person.page.set_viewport_size({"width": 1280, "height": 900})
    await person.send("/ricochet settings")
    await turn_to(person, "Server", 7)
    await choose(person, 5, "ricochet")
    await choose(person, 6, "0:00")

    await person.send("/ricochet daily")
    own = person.message(f"Puzzle {day} · ")
    await put_in(person, own, BEST)
    await person.click("✅ Show moves")
    await expect(own).to_contain_text("Your best: 4 moves ★★★")
    await expect(own).to_contain_text("You're the first to solve it.")

    await person.act_as("Ben")
    await person.send("/ricochet daily")
    await person.click("⌨️")
    await person.form.get_by_role("textbox").fill(f"ru {BEST}")
    await person.form.get_by_role("button", name="Submit").click()
    await expect(own).to_contain_text("Your best: 5 moves ★★☆")
    await drawn(own.get_by_role("img", name="2 people solved it"))
    await person.click("Share")
    shared = person.message(f"Ricochet #{day}")
    await expect(shared).to_contain_text("one move above the best · one try · 🔥 1")
    await person.send("/ricochet stats")
    await drawn(person.message("Ben on this server").get_by_role("img", name="Optimal solutions"))

    await person.act_as("Cleo")
    await person.click("Play it")
    await expect(own).to_contain_text("No moves yet")

    person.later(1500)
    morning = person.message(f"How you did in #{day}:")
    await expect(morning).to_contain_text("★★★ @Ada – optimal · one try · 🔥 1")
    await expect(morning).to_contain_text("★★☆ @Ben – one move above the best")
    await person.click("Play today's puzzle")
    await expect(person.message(f"Puzzle {day + 1} · ")).to_contain_text("No moves yet")


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
    await person.click("🔍")
    zoomed = person.message("Cells I1 to P8")
    await drawn(zoomed.get_by_role("img"))
    await in_view(person, zoomed.get_by_role("img"), zoomed.get_by_role("button", name="🎯"))


async def in_view(person: Person, board: "Locator", buttons: "Locator") -> None:
    """Wait until a board and all its buttons are seen without scrolling, as the page shows its newest message."""
    await drawn(board.last)
    await expect(board.last).to_be_in_viewport(ratio=1)
    for button in await buttons.all():
        await expect(button).to_be_in_viewport(ratio=1)
    assert await person.page.evaluate("document.documentElement.scrollWidth") <= 360
