"""A newcomer's first match against bots, in a real browser: one press, and then a whole match."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

import bot.actions.board_choice
from bot.games.live_games import LiveGames
from bot.text.names import target_name
from engine import TARGETS, Position, Rules, Setup, parse_moves
from engine.bots.thinking import MINDS
from engine.rules.bots import Level
from engine.rules.chips import Lengths
from tests.bot.english import say
from tests.bot.world import EASY, solution_of

from .conftest import MakeBot, Person

if TYPE_CHECKING:
    from playwright.async_api import Locator

pytestmark = pytest.mark.at_length

FENN, RUNE = "🦊 Fenn (bot)", "🦉 Rune (bot)"
CHIPS = 2
"""The chips that win a match here: all rounds after the first are alike."""
THINKING, PAUSE, SAND = 26, 12, 62
"""Seconds after which the first bot has bid, the next round has begun, and the sand has run out."""
STEADY = replace(MINDS[Level.EASY], reads=20, pace=0, counts=0, changes=0, misses=0, errs=0)
"""A bot that first bids in the seconds before `THINKING`, and never fewer moves than there can be."""


@pytest.fixture(autouse=True)
def _known_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw a board that the test knows, turn up a chip that every bot finds, and let bots bid at known times."""

    def draw(_rules: Rules, _random: Random) -> Setup:
        return Setup.from_code(EASY)

    async def lengths(_games: LiveGames, _rules: Rules, setup: Setup) -> Lengths:
        return dict.fromkeys(TARGETS, 9) | {setup.chips[0]: 4}

    monkeypatch.setattr(bot.actions.board_choice, "draw_setup", draw)
    monkeypatch.setattr(LiveGames, "lengths", lengths)
    monkeypatch.setitem(MINDS, Level.EASY, STEADY)
    monkeypatch.setattr(Rules, "chips_needed", lambda _rules, _players: CHIPS)


async def test_a_newcomer_plays_a_whole_match_against_two_bots(
    at_the_page: Callable[[MakeBot], Awaitable[Person]], game: MakeBot
) -> None:
    ada = await at_the_page(game)
    await ada.page.set_viewport_size({"width": 1280, "height": 800})
    first = ada.chat.locator(".greeting-buttons button").first
    await expect(first).to_have_text(say("button-first-bots"))
    await first.click()
    await expect(ada.message("Round 1")).to_contain_text(f"{FENN} · {RUNE}")
    await fits(ada, "Bid", "More…")

    start = Setup.from_code(EASY)
    position = await bots_win(ada, Position(start.board, start.robots))
    for number in range(2, CHIPS + 2):
        position = await ada_wins(ada, number, position)
    end = ada.message("@Ada wins the match!")
    await expect(end).to_contain_text("(bot)")
    await fits(ada, "🔁 Rematch")


async def fits(person: Person, *labels: str) -> None:
    """See these buttons, and nothing beside the screen."""
    for label in labels:
        await expect(person.chat.get_by_role("button", name=label, exact=True).last).to_be_in_viewport(ratio=1)
    assert await person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def wanted_in(person: Person, number: int, position: Position) -> tuple["Locator", Position]:
    """Return the card of a round, and the position with its chip."""
    card = person.message(f"Round {number}")
    headline = await card.last.inner_text()
    target = next(target for target in TARGETS if target_name(say, target) in headline)
    return card.last, replace(position, target=target)


async def bots_win(ada: Person, position: Position) -> Position:
    """Let Ada look on while the bots think, bid and show; gives where the robots stand then."""
    card, wanted = await wanted_in(ada, 1, position)
    ada.later(THINKING)
    await expect(card).to_contain_text(re.compile("moves – (🦊|🦉)"))
    ada.later(SAND)
    won = ada.message("(bot) wins the").last
    await expect(won).to_contain_text("sealed their moves")
    shown = re.search(r"moves: ([A-Z]-\w+(?: [A-Z]-\w+)*)", await won.inner_text())
    assert shown
    ada.later(PAUSE)
    return wanted.play(parse_moves(shown[1])).end


async def ada_wins(ada: Person, number: int, position: Position) -> Position:
    """Let Ada bid best, and show it; gives where the robots stand then."""
    card, wanted = await wanted_in(ada, number, position)
    line = solution_of(wanted)
    await ada.click("Bid")
    await fill_in(ada, str(len(line)))
    await expect(card).to_contain_text(f"{len(line)} moves – @Ada")
    ada.later(SAND)
    await expect(ada.message("@Ada, please show your")).to_be_visible()
    await ada.click("⌨️ Type")
    await fill_in(ada, " ".join(map(str, line)))
    await expect(ada.message("@Ada wins the")).to_have_count(number - 1)
    if number <= CHIPS:
        ada.later(PAUSE)
        await expect(ada.message(f"Round {number + 1}")).to_have_count(1)
    return wanted.play(line).end


async def fill_in(person: Person, text: str) -> None:
    """Answer the form that is open, and send it."""
    await person.form.get_by_role("textbox").first.fill(text)
    await person.form.get_by_role("button", name="Submit").click()
