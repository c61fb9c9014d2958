"""The board in words: where each robot would stop, and the board as plain text."""

from random import Random

import pytest

from bot.cards.words import look_card, text_card
from engine import Cell, Diagonals, Edition, Position, Robot, draw_setup, rules_for
from engine.board.ascii import draw_small
from tests.bot.english import say

MAX_TEXT = 4000
"""What Discord takes in one layout, in characters."""


@pytest.mark.parametrize("seed", range(40))
def test_every_board_fits_into_a_message_whatever_is_on_it(seed: int) -> None:
    position = _drawn(seed)
    for card_ in (look_card(say, "A headline", position), text_card(say, "A headline", position)):
        assert sum(len(getattr(part, "content", "")) for part in card_.view.walk_children()) <= MAX_TEXT


def test_a_slide_by_a_diagonal_names_its_turns() -> None:
    looks = [
        "\n".join(getattr(part, "content", "") for part in look_card(say, "", _drawn(seed)).view.walk_children())
        for seed in range(5)
    ]
    assert any("(turned by the " in look for look in looks)


def test_a_robot_on_the_target_hides_it_in_the_text_alone() -> None:
    position = _drawn(1)
    robots = {Robot.RED: position.goal, Robot.BLUE: Cell(0, 0)}
    assert "X" not in draw_small(position.with_robots(robots).drawing, position.target)
    assert "X" in draw_small(position.with_robots({}).drawing, position.target)


def _drawn(seed: int) -> Position:
    """Return a position with everything that a board can have."""
    return draw_setup(rules_for(Edition.Y2013, diagonals=Diagonals.WITH, fifth_robot=Robot.BLACK), Random(seed)).position
