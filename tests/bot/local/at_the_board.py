"""What is read from the page of the board."""

import re
from typing import TYPE_CHECKING

from engine import SIZE, Move, Position, Robots, Setup
from tests.bot.world import EASY

if TYPE_CHECKING:
    from playwright.async_api import Page


STEPS = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}
LEAD, WIDTH = 86, 86 + 1600 + 30
"""From the left of the picture to the board, and the width of the picture, a cell being 100 wide."""


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


async def swipe(board: "Page", position: Position, moves: tuple[Move, ...]) -> None:
    """Make moves from a position by dragging each robot a little."""
    for number, move in enumerate(moves):
        cell = position.play(moves[:number]).end.robots[move.robot]
        box = await board.locator("#board").bounding_box()
        assert box is not None
        scale = box["width"] / WIDTH
        x, y = box["x"] + (LEAD + cell.column * 100 + 50) * scale, box["y"] + (LEAD + cell.row * 100 + 50) * scale
        right, down = STEPS[move.direction.value]
        await board.mouse.move(x, y)
        await board.mouse.down()
        await board.mouse.move(x + 30 * right, y + 30 * down, steps=3)
        await board.mouse.up()
