"""The first evening on the page, in a real browser: from the greeting to the last chip, by presses, with no dead end."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio
from playwright.async_api import expect

import bot.actions.board_choice
import bot.cards.match
import bot.scheduled.days
import engine.rules.rules
from bot.actions.tutorial import SAND
from bot.text.names import target_name
from engine import TARGETS, Move, Position, Rules, Setup
from engine.games.daily import begins, day_of
from tests.bot.english import say
from tests.bot.world import EASY, TODAYS, solution_of

from .conftest import HeldClock, MakeBot, Person, open_page
from .test_bots_page import fill_in

if TYPE_CHECKING:
    from playwright.async_api import Browser, Locator

pytestmark = pytest.mark.at_length

AtThePage = Callable[[MakeBot], Awaitable[Person]]

ARROWS = {"up": "⬆️ Up", "down": "⬇️ Down", "left": "⬅️ Left", "right": "➡️ Right"}
ROBOTS = {"R": "🔴 Red", "G": "🟢 Green", "B": "🔵 Blue", "Y": "🟡 Yellow"}
LESSONS = ("R-up R-right", "G-down R-down R-left", "B-down B-right B-up", "Y-up Y-down")
CHIPS = 2
"""The chips that win a short match here."""

PAUSE = 60
"""Seconds after which the next round has begun."""

COUNT_PRESSES = "window.presses = 0; addEventListener('pointerup', () => window.presses++, true)"


@pytest.fixture(autouse=True)
def _known_board_and_puzzle(monkeypatch: pytest.MonkeyPatch, clock: HeldClock) -> None:
    """Whatever is drawn is a board that the test knows; the day ends in ten minutes."""

    def draw(_rules: Rules, _random: Random) -> Setup:
        return Setup.from_code(EASY)

    monkeypatch.setattr(bot.actions.board_choice, "draw_setup", draw)
    for module in (engine.rules.rules, bot.cards.match):
        monkeypatch.setattr(module, "SHORT_CHIPS", CHIPS)
    monkeypatch.setattr(bot.scheduled.days, "choose", lambda _secret, day, _cancelled: replace(TODAYS, day=day))
    clock.seconds = begins(day_of(clock.seconds) + 1) - 600


@pytest.fixture(params=[(1280, 800), (360, 740)], ids=["desk", "phone"])
def screen(request: pytest.FixtureRequest) -> tuple[int, int]:
    """The width and height of every window, in pixels."""
    return request.param


@pytest_asyncio.fixture(loop_scope="session")
async def ada(at_the_page: AtThePage, game: MakeBot, screen: tuple[int, int]) -> Person:
    """Ada, before the greeting, her presses counted."""
    person = await at_the_page(game)
    await set_up(person, screen)
    return person


async def set_up(person: Person, screen: tuple[int, int]) -> None:
    """Give a window its size, and count its presses."""
    width, height = screen
    await person.page.set_viewport_size({"width": width, "height": height})
    await person.page.evaluate(COUNT_PRESSES)


async def presses(person: Person) -> int:
    """Return the number of mouse releases on the page so far."""
    return await person.page.evaluate("window.presses")


async def leads_on(person: Person, *labels: str) -> None:
    """See all these buttons without scrolling, and nothing beside the screen."""
    for label in labels:
        button = person.chat.get_by_role("button", name=label, exact=True).last
        await expect(button).to_be_enabled()
        await expect(button).to_be_in_viewport(ratio=1)
    assert await person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def board_in_view(person: Person) -> None:
    """See the whole of the newest board, too."""
    board = person.chat.get_by_role("img", name="Target: ").last
    await expect(board).not_to_have_js_property("naturalWidth", 0)
    await expect(board).to_be_in_viewport(ratio=1)


def text_of(moves: Iterable[Move]) -> str:
    """Moves in the notation."""
    return " ".join(map(str, moves))


async def press_moves(person: Person, pad: "Locator", moves: str, chosen: str) -> None:
    """Press moves on a pad, where a robot is ``chosen``, and then that they are shown."""
    for made, move in enumerate(moves.split(), start=1):
        robot, direction = move.split("-")
        if robot != chosen:
            await person.click(ROBOTS[robot])
            await expect(pad).to_contain_text(f"next: {ROBOTS[robot][0]}")
            chosen = robot
        await person.click(ARROWS[direction])
        await expect(pad).to_contain_text(" ".join(moves.split()[:made]))
    await person.click("✅ Show moves")


async def bid(person: Person, moves: int) -> None:
    """Bid by the button of the newest card."""
    await person.click("Bid")
    await fill_in(person, str(moves))


async def learn(person: Person) -> None:
    """Go through the tutorial, from the greeting to its end."""
    await person.click(say("local-button-tutorial"))
    lesson = person.message("Only you can see this")
    for number, solution in enumerate(LESSONS, start=1):
        await expect(lesson).to_contain_text(f"Lesson {number} of {len(LESSONS)}")
        if number == len(LESSONS):
            await leads_on(person, *(say("button-lesson-bid", moves=moves) for moves in (2, 5)))
            await person.click(say("button-lesson-bid", moves=2))
            await expect(lesson).to_contain_text("Your bid: 2 moves")
            person.later(SAND + 1)
        await leads_on(person, *ARROWS.values(), "⌨️ Type")
        await board_in_view(person)
        await press_moves(person, lesson, solution, "RRBY"[number - 1])
        await expect(lesson).to_contain_text("That's it")
        if number < len(LESSONS):
            await leads_on(person, "Next lesson")
            await person.click("Next lesson")
    await expect(lesson).to_contain_text("You know the game")
    await leads_on(person, "Play against bots", "With friends", "Today's puzzle")


async def test_a_newcomer_bids_with_three_presses(ada: Person) -> None:
    await leads_on(ada, say("button-first-match"), say("local-button-tutorial"), say("button-first-daily"))
    await ada.click(say("button-first-match"))
    await leads_on(ada, "Bid", "More…")
    await board_in_view(ada)
    await bid(ada, 4)
    await expect(ada.message("Round 1")).to_contain_text("4 moves – @Ada")
    assert await presses(ada) <= 3


async def test_a_newcomer_solves_the_puzzle_of_the_day_with_nine_presses(ada: Person) -> None:
    await ada.click(say("button-first-daily"))
    card = ada.message("Puzzle ").last
    await leads_on(ada, *ARROWS.values(), "More…")
    await board_in_view(ada)
    await press_moves(ada, card, text_of(TODAYS.best), "Y")
    await expect(ada.message("★★★").last).to_be_visible()
    assert await presses(ada) <= 9
    await leads_on(ada, "Share", "Shortest solutions")


@pytest.mark.parametrize("screen", [(360, 740)], ids=["phone"], indirect=True)
async def test_three_newcomers_play_from_the_tutorial_to_the_end_of_a_short_match(
    ada: Person, browser: "Browser", screen: tuple[int, int]
) -> None:
    await learn(ada)
    learned = await presses(ada)
    await ada.click("With friends")
    await leads_on(ada, "Bid", "More…")
    await ada.click("⏱️ Short match")
    await expect(ada.message("Round 1")).to_contain_text(f"Short match: first to {CHIPS} chips")
    await board_in_view(ada)
    await bid(ada, 9)
    await expect(ada.message("Round 1")).to_contain_text("9 moves – @Ada")
    assert await presses(ada) - learned - 2 <= 3

    people = [ada]
    for name in ("Ben", "Cleo"):
        people.append(await open_page(browser, ada.page.url, ada.clock))
        await set_up(people[-1], screen)
        await people[-1].act_as(name)
    start = Setup.from_code(EASY)
    position = Position(start.board, start.robots)
    for number in range(1, CHIPS + 1):
        position = await play_round(people, number, position)
    await expect(ada.message("@Ada wins the match!")).to_be_visible()
    await asyncio.gather(*(leads_on(person, "🔁 Rematch", "🔬 Study") for person in people))
    await people[1].click("🔁 Rematch")
    await asyncio.gather(*(leads_on(person, "Bid") for person in people))
    await expect(ada.message("@Ben starts a match")).to_be_visible()


async def play_round(people: list[Person], number: int, position: Position) -> Position:
    """Play a round, whose chip Ada wins, while all press at once; gives where the robots stand then."""
    ada = people[0]
    card = ada.message(f"Round {number}")
    headline = await card.last.inner_text()
    target = next(target for target in TARGETS if target_name(say, target) in headline)
    wanted = replace(position, target=target)
    line = solution_of(wanted)
    moves = len(line)
    await asyncio.gather(*(bid(person, moves + more) for more, person in enumerate(people)))
    for more, name in enumerate(("Ada", "Ben", "Cleo")):
        await expect(card.last).to_contain_text(f"{moves + more} moves – @{name}")
    await asyncio.gather(*(leads_on(person, "Bid", "I'm done") for person in people))
    await asyncio.gather(*(person.click("I'm done") for person in people))
    await expect(card.last).to_contain_text("3 of 3 are done bidding")
    ada.later(2)
    await expect(ada.message("@Ada, please show your")).to_be_visible()
    await leads_on(ada, "⌨️ Type")
    await ada.click("⌨️ Type")
    await fill_in(ada, text_of(line))
    await expect(ada.message("@Ada wins the")).to_have_count(number)
    ada.later(PAUSE)
    return wanted.play(line).end
