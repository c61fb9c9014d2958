"""`/ricochet board` and `/pass`, where a solo game is played."""

from engine.board.ascii import draw_small
from engine.games.solo.state import SoloPhase
from tests.bot.games.solo.play import begin_alone, begin_in_messages, newest, sit_down, state, told
from tests.bot.seen import answer, buttons_of, said, text_of
from tests.bot.world import EASY, SOLUTION, Member, World


async def test_the_board_is_the_card_of_the_game(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    again = await ada.slash(world.channel, "ricochet board")
    assert said(again) == text_of(newest(world.channel))
    assert [file.filename for file in answer(again).attachments] == ["chip.png"]
    assert buttons_of(answer(again)) == ["Got it", "Move pad", "⌨️ Type", "More…"]


async def test_whoever_looks_on_sees_the_board_without_the_buttons(world: World, ada: Member, ben: Member) -> None:
    await sit_down(world, ada)
    shown = await ben.slash(world.channel, "ricochet board")
    assert said(shown) == text_of(newest(world.channel))
    assert buttons_of(answer(shown)) == []
    assert SOLUTION not in said(shown)


async def test_the_board_of_a_private_game_is_its_one_message(world: World, ada: Member, ben: Member) -> None:
    begun = await sit_down(world, ada, private=True)
    again = await ada.slash(world.channel, "ricochet board")
    assert "Chip 1 of 17" in said(again)
    assert begun.response is None, "the first message is not there any more"
    assert "There's no match in this channel" in said(await ben.slash(world.channel, "ricochet board"))


async def test_the_board_comes_as_plain_text(world: World, ada: Member, ben: Member) -> None:
    await sit_down(world, ada)
    for player in (ada, ben):
        game = state(world, world.channel, ada)
        text = said(await player.slash(world.channel, "ricochet board", format="text"))
        assert f"```\n{draw_small(game.position.drawing, game.position.target)}\n```" in text
        assert "Chip 1 of 17" in text
        assert "Target: green planet on G6" in text
        assert SOLUTION not in text


async def test_between_two_chips_the_text_shows_the_robots_where_they_stand(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    before = state(world, world.channel, ada)
    await ada.slash(world.channel, "pass")
    assert state(world, world.channel, ada).played[-1].best is not None
    text = said(await ada.slash(world.channel, "ricochet board", format="text"))
    assert draw_small(before.position.drawing, before.position.target) in text


async def test_look_tells_where_each_robot_would_stop(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    look = said(await ada.slash(world.channel, "ricochet board", format="moves"))
    assert look.count("stopped by") + look.count("in the way") == 16
    assert "Chip 1 of 17" in look


async def test_beside_a_match_it_is_the_match_that_is_looked_at(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY)
    await begin_alone(ada, world.channel, private=True)
    for form in ("picture", "text", "moves"):
        assert "Round 1" in said(await ada.slash(world.channel, "ricochet board", format=form))


async def test_the_board_in_direct_messages(world: World) -> None:
    zoe = world.env.create_user("zoe")
    world.guild.add_member(zoe)
    assert "Matches are played in a server's channels" in said(await zoe.slash("ricochet board"))
    await begin_in_messages(zoe, code=EASY)
    assert "Chip 1 of 17" in said(await zoe.slash("ricochet board"))
    assert "Chip 1 of 17" in said(await zoe.slash("ricochet board", format="text"))
    assert "You gave up" in said(await zoe.slash("pass"))


async def test_to_pass_is_to_give_up_the_chip(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    assert "You gave up this chip" in said(await ada.slash(world.channel, "pass"))
    assert "The chip is face down" in text_of(newest(world.channel))
    assert "Press **Next chip**" in said(await ada.slash(world.channel, "pass"))
    assert state(world, world.channel, ada).down == 1


async def test_nobody_passes_for_somebody_else(world: World, ada: Member, ben: Member) -> None:
    await sit_down(world, ada)
    assert f"This is {ada.mention}'s game" in said(await ben.slash(world.channel, "pass"))
    assert state(world, world.channel, ada).phase is SoloPhase.CHIP_UP


async def test_a_chip_of_a_private_game_is_passed_in_its_card(world: World, ada: Member) -> None:
    await sit_down(world, ada, private=True)
    passed = await ada.slash(world.channel, "pass")
    assert "The chip is face down" in said(passed)
    assert told(passed) == ""
