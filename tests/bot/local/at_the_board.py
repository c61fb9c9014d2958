"""What is read from the page of the board."""

import re
from typing import TYPE_CHECKING

from engine.geometry import SIZE
from engine.moves import Robots
from engine.position import Position
from engine.setup import Setup
from tests.bot.world import EASY

if TYPE_CHECKING:
    from playwright.async_api import Page


def standing(robots: Robots) -> dict[str, int]:
    return {robot.value: cell.number for robot, cell in robots.items()}


async def robots_on(board: "Page") -> dict[str, int]:
    """Where the robots are drawn, by the numbers of their cells."""
    drawn = await board.locator("g.robot").evaluate_all("all => all.map(g => [g.dataset.robot, g.getAttribute('transform')])")
    cells = {robot: re.findall(r"\d+", place) for robot, place in drawn}
    return {robot: int(y) // 100 * SIZE + int(x) // 100 for robot, (x, y) in cells.items()}


async def current(board: "Page") -> Position:
    """The position of the round: the known board with the target that the page names."""
    headline = await board.locator("#headline").text_content() or ""
    position = Setup.from_code(EASY).position
    named = re.search(r" on ([A-P]\d+)", headline)
    assert named is not None, headline
    target = next(one for one, place in position.board.targets.items() if place.label == named[1])
    return position.with_target(target)
