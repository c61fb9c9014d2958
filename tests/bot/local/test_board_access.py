"""The board for people who do not see it, or use no mouse: axe-core finds nothing on it."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.async_api import expect

from tests.bot.world import solution_of

from .at_the_board import current
from .conftest import AtTheBoard

if TYPE_CHECKING:
    from playwright.async_api import Page

NODE_MODULES = Path(__file__).parents[3] / "web" / "node_modules"
WIDTHS = (1280, 360)
THEMES = ("light", "dark")


@pytest.fixture(scope="module")
def axe() -> str:
    """The script of axe-core, which `npm install` brings."""
    path = NODE_MODULES / "axe-core" / "axe.min.js"
    if not path.exists():
        pytest.skip("axe-core is not installed: npm install --no-package-lock in web/")
    return path.read_text(encoding="utf-8")


async def findings(board: "Page", axe: str) -> list[str]:
    """What axe finds at both widths and in both themes, each with the element and what is wrong."""
    await board.evaluate(axe)
    found: list[str] = []
    for width in WIDTHS:
        await board.set_viewport_size({"width": width, "height": 800})
        for theme in THEMES:
            await board.emulate_media(color_scheme=theme)
            report: dict[str, Any] = await board.evaluate("axe.run(document, {resultTypes: ['violations']})")
            found += [
                f"{width} {theme}: {rule['id']}: {node['html'][:100]}: {node['failureSummary']}"
                for rule in report["violations"]
                for node in rule["nodes"]
            ]
    await board.set_viewport_size({"width": WIDTHS[0], "height": 800})
    return found


@pytest.mark.at_length
async def test_axe_finds_nothing_in_any_state_of_the_page(ada: AtTheBoard, axe: str) -> None:
    assert await findings(ada.board, axe) == [], "no game"
    await ada.start("chips:1")
    moves = solution_of(await current(ada.board))
    await ada.board.locator("#count").fill(str(len(moves)))
    await ada.board.locator("#bid-alone").click()
    await expect(ada.board.locator("#bids li")).to_have_count(1)
    await ada.board.locator("#bid-alone").click()
    await expect(ada.board.locator("#note")).not_to_be_empty()
    await ada.type_keys(moves[:2])
    assert await findings(ada.board, axe) == [], "bidding"
    ada.person.later(70)
    await expect(ada.board.locator("#status")).to_contain_text("Your turn")
    assert await findings(ada.board, axe) == [], "asked to prove"
    await ada.type_keys(moves[2:])
    await ada.board.keyboard.press("Enter")
    await expect(ada.board.locator("#status")).to_contain_text("🏁")
    await expect(ada.board.locator("#news li")).to_have_count(1)
    assert await findings(ada.board, axe) == [], "over"


async def test_what_happens_is_said_to_people_who_do_not_see_it(ada: AtTheBoard) -> None:
    said = ada.board.locator("[aria-live=polite], [role=status], [role=alert]")
    await ada.start("chips:1")
    moves = solution_of(await current(ada.board))
    await ada.type_keys(moves[:1])
    await expect(said.filter(has_text=re.compile(r"^\w+ on [A-P]\d+ \("))).to_have_count(1)
    await ada.type_keys(moves[1:])
    await ada.board.keyboard.press("Enter")
    await expect(said.filter(has_text="Can you do it in fewer?")).to_have_count(1)
    ada.person.later(70)
    await expect(said.filter(has_text="The match is over")).to_have_count(1)
    await expect(said.filter(has_text=" ".join(map(str, moves)))).to_have_count(1)
