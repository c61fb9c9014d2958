"""The board in words: where each robot would stop, and the board as plain text."""

from random import Random

import pytest

from bot.cards.words import look_card, text_card
from engine.ascii import draw_small
from engine.geometry import Cell
from engine.pieces import Robot
from engine.position import Position
from engine.rules import Diagonals, Edition, rules_for
from engine.setup import draw_setup
from tests.bot.world import EASY, HOURGLASS, SOLUTION, World, card, said

MAX_TEXT = 4000
"""What Discord takes in one layout, in characters."""


async def test_look_tells_privately_where_each_robot_would_stop_and_why(world: World) -> None:
    (ada,) = world.players("ada")
    await world.start(ada, code=EASY)
    look = said(await ada.slash(world.channel, "ricochet look"))
    assert look.count("stopped by") + look.count("in the way") == 16
    yellow = look.partition("yellow robot** on **")[2]
    assert yellow.startswith(world.match().position.robots[Robot.YELLOW].label)
    assert "⬇️ Down: to **" in yellow
    assert "Round 1" in look
    assert "green planet" in look


async def test_look_tells_of_the_robots_where_they_stand_now(world: World) -> None:
    (ada,) = world.players("ada")
    await world.start(ada, code=EASY)
    await ada.slash(world.channel, "bid", moves=4)
    await world.later(HOURGLASS)
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    look = said(await ada.slash(world.channel, "ricochet look"))
    assert f"green robot** on **{world.match().position.robots[Robot.GREEN].label}**" in look


async def test_the_board_comes_as_plain_text_to_whoever_asks_for_it(world: World) -> None:
    (ada,) = world.players("ada")
    await world.start(ada, code=EASY)
    match = world.match()
    text = said(await ada.slash(world.channel, "ricochet board", format="text"))
    assert f"```\n{draw_small(match.position)}\n```" in text
    assert "`X` the target" in text
    assert "Target: green planet on" in text
    assert "Walls right of" in text


async def test_the_board_comes_as_a_picture_otherwise(world: World) -> None:
    (ada,) = world.players("ada")
    await world.start(ada, code=EASY)
    for options in ({}, {"format": "picture"}):
        assert said(await ada.slash(world.channel, "ricochet board", **options)) == card(world.channel)


async def test_without_a_match_there_is_nothing_to_look_at(world: World) -> None:
    (ada,) = world.players("ada")
    for command, options in (("ricochet look", {}), ("ricochet board", {"format": "text"})):
        assert "There's no match in this channel" in said(await ada.slash(world.channel, command, **options))


@pytest.mark.parametrize("seed", range(40))
def test_every_board_fits_into_a_message_whatever_is_on_it(seed: int) -> None:
    position = _drawn(seed)
    for card_ in (look_card("A headline", position), text_card("A headline", position)):
        assert sum(len(getattr(part, "content", "")) for part in card_.walk_children()) <= MAX_TEXT


def test_a_slide_by_a_diagonal_names_its_turns() -> None:
    looks = [
        "\n".join(getattr(part, "content", "") for part in look_card("", _drawn(seed)).walk_children()) for seed in range(5)
    ]
    assert any("(turned by the " in look for look in looks)


def test_a_robot_on_the_target_hides_it_in_the_text_alone() -> None:
    position = _drawn(1)
    robots = {Robot.RED: position.goal, Robot.BLUE: Cell(0, 0)}
    assert "X" not in draw_small(position.with_robots(robots))
    assert "X" in draw_small(position.with_robots({}))


def _drawn(seed: int) -> Position:
    """A position with everything that a board can have."""
    return draw_setup(rules_for(Edition.Y2013, diagonals=Diagonals.WITH, fifth_robot=Robot.BLACK), Random(seed)).position
