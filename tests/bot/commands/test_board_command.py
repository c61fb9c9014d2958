"""`/ricochet board` in each of its forms, as a player sees them."""

from engine.board.ascii import draw_small
from engine.board.pieces import Robot
from tests.bot.seen import card, said
from tests.bot.world import EASY, SOLUTION, Member, World


async def test_look_tells_privately_where_each_robot_would_stop_and_why(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY)
    look = said(await ada.slash(world.channel, "ricochet board", format="moves"))
    assert look.count("stopped by") + look.count("in the way") == 16
    yellow = look.partition("yellow robot** on **")[2]
    assert yellow.startswith(world.match().position.robots[Robot.YELLOW].label)
    assert "⬇️ Down: to **" in yellow
    assert "Round 1" in look
    assert "green planet" in look


async def test_look_tells_of_the_robots_where_they_stand_now(world: World, ada: Member) -> None:
    await world.proving((ada, 4))
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    look = said(await ada.slash(world.channel, "ricochet board", format="moves"))
    assert f"green robot** on **{world.match().position.robots[Robot.GREEN].label}**" in look


async def test_the_board_comes_as_plain_text_to_whoever_asks_for_it(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY)
    match = world.match()
    text = said(await ada.slash(world.channel, "ricochet board", format="text"))
    assert f"```\n{draw_small(match.position.drawing, match.position.target)}\n```" in text
    assert "`X` the target" in text
    assert "Target: green planet on" in text
    assert "Walls right of" in text


async def test_the_board_comes_as_a_picture_otherwise(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY)
    for options in ({}, {"format": "picture"}):
        assert said(await ada.slash(world.channel, "ricochet board", **options)) == card(world.channel)


async def test_without_a_match_there_is_nothing_to_look_at(world: World, ada: Member) -> None:
    for form in ("moves", "text"):
        assert "There's no match in this channel" in said(await ada.slash(world.channel, "ricochet board", format=form))
