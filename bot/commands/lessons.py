"""The lessons of the tutorial: four boards, each with one target."""

from functools import cache
from importlib import resources

from engine.position import Position


@cache
def lessons() -> tuple[Position, ...]:
    """The positions of the lessons in their order, as ``lessons.txt`` draws them."""
    blocks = resources.files("bot.commands").joinpath("lessons.txt").read_text(encoding="utf-8").split("== ")[1:]
    return tuple(_lesson(block.split("\n", 1)[1]) for block in blocks)


def _lesson(picture: str) -> Position:
    position = Position.parse(picture)
    (target,) = position.board.targets
    return position.with_target(target)
