"""A match through a screen reader: what is announced, and what stands where, in its words.

The screen reader is simulated, on the accessibility tree that it makes of the page after the specifications. It does not
replace real ones, and people who use them.
"""

import asyncio
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from tests.bot.english import say
from tests.bot.world import solution_of

from .at_the_board import current
from .conftest import PATIENCE, AtTheBoard

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = pytest.mark.at_length

WEB = Path(__file__).parents[3] / "web"
READER = WEB / "node_modules" / "@guidepup" / "virtual-screen-reader" / "lib" / "esm" / "index.browser.js"
SAND, PAUSE = 70, 15

_HEAR = """async (phrases) => {
  let said = [];
  while (!phrases.every((phrase) => said.some((one) => one.includes(phrase)))) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    said = await reader.spokenPhraseLog();
  }
  await reader.clearSpokenPhraseLog();
}"""

_FIND = """async (phrase) => {
  for (let steps = 0; steps < 999; steps += 1) {
    await reader.previous();
    if ((await reader.lastSpokenPhrase()).startsWith(phrase)) return reader.lastSpokenPhrase();
  }
  throw new Error(`nowhere: ${phrase}`);
}"""


@pytest.fixture(scope="module")
def script() -> str:
    """The simulated screen reader as a script, which `npm install` brings."""
    if not READER.exists():
        pytest.skip("the screen reader is not installed: npm install --no-package-lock in web/")
    bundle = ["npx", "--no-install", "esbuild", str(READER), "--bundle", "--format=iife", "--global-name=screenReader"]
    return subprocess.run(bundle, cwd=WEB, check=True, capture_output=True).stdout.decode()


class Reader:
    """A person who hears the page and presses keys. ``heard`` is what was announced since the last look."""

    def __init__(self, board: "Page") -> None:
        self._board = board

    async def hears(self, *phrases: str) -> None:
        """Wait until these are announced, in any order, and forget what was announced before."""
        try:
            async with asyncio.timeout(PATIENCE / 1000):
                await self._board.evaluate(_HEAR, phrases)
        except TimeoutError:
            pytest.fail(f"not all of {phrases} were announced, but {await self._board.evaluate('reader.spokenPhraseLog()')}")

    async def finds(self, phrase: str) -> str:
        """Go back through the page to what is read like this, and return how it is read."""
        return await self._board.evaluate(_FIND, phrase)

    async def presses(self, phrase: str) -> None:
        """Find a button, and press it."""
        await self.finds(phrase)
        await self._board.evaluate("reader.clearSpokenPhraseLog()")
        await self._board.evaluate("reader.act()")


@pytest_asyncio.fixture(loop_scope="session")
async def reader(ada: AtTheBoard, script: str) -> AsyncIterator[Reader]:
    await ada.board.evaluate(f"{script}; window.reader = screenReader.virtual; null")
    await ada.board.evaluate("reader.start({ container: document.body })")
    yield Reader(ada.board)
    await ada.board.evaluate("reader.stop()")


async def test_a_match_is_heard_and_played_from_its_start_to_its_result(ada: AtTheBoard, reader: Reader) -> None:
    await ada.start("chips:1")
    await reader.hears("polite: Round 1", "polite: Find a way and bid.")
    position = await current(ada.board)
    moves = solution_of(position)
    await ada.person.act_as("Ben")
    await ada.person.send("/bid 9")
    await reader.hears("polite: Ben 9", "Can you do it in fewer?")
    assert await reader.finds("spinbutton") == "spinbutton, Bid without moves, required, max value 99, min value 2"
    await ada.board.evaluate(f"reader.type('{len(moves)}')")
    await ada.board.evaluate("reader.press('Enter')")
    await reader.hears(f"polite: Ada {len(moves)}")
    ada.person.later(SAND)
    await reader.hears("Your turn")
    for move in moves:
        await reader.presses(f"button, {say('alt-colour', robot=move.robot.word)}")
        await reader.hears(f"polite: {move.robot.word.capitalize()} on {position.robots[move.robot].label}")
        await reader.presses(f"button, {move.direction.value}")
        position = position.play((move,)).end
        has_arrived = position.robots[move.robot] == position.goal and position.chip.wants(move.robot)
        stands = f"{move.robot.word.capitalize()} on {position.robots[move.robot].label} ("
        await reader.hears(f"polite: {'🎯' if has_arrived else stands}")
    await reader.presses(f"button, ✅ Show moves ({len(moves)}/{len(moves)})")
    await reader.hears(f"polite: Ada: {' '.join(map(str, moves))}", "The match is over. Won by Ada.")


async def test_an_evening_alone_is_heard_from_a_lesson_to_another_chip(ada: AtTheBoard, reader: Reader) -> None:
    await reader.presses(f"button, {say('local-button-tutorial')}")
    await reader.hears("polite: Lesson 1 of 4", "Drag a robot")
    for way, heard in (("up", "polite: Red on D5 ("), ("right", "That's it")):
        await reader.presses(f"button, {way}")
        await reader.hears(heard)
    await reader.presses(f"button, {say('tutorial-next')}")
    await reader.hears("polite: Lesson 2 of 4")

    await ada.board.locator("#game").select_option("solo")
    await reader.hears(say("web-no-solo").splitlines()[0])
    await reader.presses(f"button, {say('button-first-practice')}")
    await reader.hears("Chip 1", "4 moves", "It can be done in")
    await reader.presses(f"button, {say('button-solo-give-up')}")
    await reader.hears("of 4 moves.")
    await reader.presses(f"button, {say('button-solo-another')}")
    await reader.hears("Chip 2")

    await ada.board.locator("#game").select_option("race")
    await reader.hears(say("web-no-race").splitlines()[0])
    await reader.presses(f"button, {say('web-begin-race')}")
    await reader.hears("Race, round 1 of 5", say("race-have", count=0).split(" ", 1)[1])
    moves = solution_of(await current(ada.board))
    await ada.type_keys(moves)
    await reader.hears(say("web-solved", count=len(moves)))
    await reader.presses("button, ✅ Show moves")
    await reader.hears("that's a solution!", say("race-have", count=1).split(" ", 1)[1])
    await reader.presses(f"button, {say('button-race-done')}")
    await reader.hears("You have won it!", "Round 1 of 5 is over.")
    await reader.presses(f"button, {say('button-race-next')}")
    await reader.hears("You want the next round: 1 of 1.")
    ada.person.later(PAUSE)
    await reader.hears("Race, round 2 of 5")
