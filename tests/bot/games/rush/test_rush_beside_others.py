"""A rush beside other games of the channel, and where the bot is no member."""

import pytest

from engine.board.notation import format_moves
from tests.bot.commands.test_anywhere import check_answers, places, use
from tests.bot.games.rush.play import MINUTES, begin, prepare, rush_of, solver_ready, type_best
from tests.bot.games.solo.play import begin_alone
from tests.bot.seen import answer, buttons_of, confirm, said
from tests.bot.world import EASY, HOURGLASS, SOLUTION, Member, World


async def test_a_match_that_waits_for_a_proof_comes_before_the_rush(world: World, ada: Member, ben: Member) -> None:
    await world.bidding((ada, 4), (ben, 9))
    await begin(world, ada)
    await world.later(HOURGLASS)
    assert "That's it" in said(await ada.slash(world.channel, "prove", moves=SOLUTION))
    assert rush_of(world, ada).solved == 0
    assert "Chip 2" in said(await type_best(world, ada))


async def test_while_its_clock_runs_a_rush_comes_before_a_solo_game(world: World, ada: Member) -> None:
    await begin_alone(ada, world.channel, code=EASY, private=True)
    begun = await prepare(world, ada)
    assert "Chip 1 of 17" in said(await ada.slash(world.channel, "ricochet board")), "its clock stands"
    await ada.click(answer(begun), label="▶️ Go")
    assert "Chip 2" in said(await type_best(world, ada))
    await world.later(MINUTES)
    assert world.bot.games.find("rush", world.channel.id, ada.id) is None
    assert "not a solution" not in said(await ada.slash(world.channel, "ricochet board"))


async def test_stop_offers_to_end_a_rush_that_is_ready_beside_a_match_that_others_play(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    await world.start(ben)
    await prepare(world, ada)
    asked = await ada.slash(world.channel, "ricochet stop")
    assert buttons_of(answer(asked)) == ["End the rush"]
    assert "You ended the rush" in said(await confirm(ada, asked))
    assert world.bot.games.match_in(world.channel.id)


async def test_without_a_solver_there_is_no_rush(world: World, ada: Member) -> None:
    world.bot.solver.stop()
    assert "can't prepare chips right now" in said(await prepare(world, ada))


@pytest.mark.parametrize("place", ["server", "direct messages"])
async def test_a_rush_is_played_by_answers_alone_where_the_bot_is_no_member(world: World, place: str) -> None:
    person, channel = places(world)[place]
    before = len(world.env.http_requests)
    await solver_ready(world)
    begun = await use(world, person, channel, "ricochet rush")
    await person.click(answer(begun), label="▶️ Go")
    live = world.bot.games.find("rush", channel.id, person.id)
    assert live
    moves = format_moves(live.state.round.best)
    form = await person.click(answer(begun), label="⌨️ Type")
    await person.submit_modal(form, {"moves": moves})
    assert "Chip 2" in said(begun)
    await world.later(MINUTES)
    assert "Time is up! One chip solved." in said(begun)
    check_answers(world, before)
    assert channel.history() == []


async def test_a_rush_in_direct_messages_with_the_bot_counts(world: World) -> None:
    zoe = world.env.create_user("zoe")
    world.guild.add_member(zoe)
    await solver_ready(world)
    begun = await zoe.slash("ricochet rush")
    await zoe.click(answer(begun), label="▶️ Go")
    live = world.bot.games.find("rush", zoe.dm_channel.id, zoe.id)
    assert live
    shown = await zoe.slash("prove", moves=format_moves(live.state.round.best))
    assert "Chip 2" in said(shown)
    await world.later(MINUTES)
    assert await world.bot.store.personal_bests(zoe.id) == {"rush": 1}
    assert "⚡ Rush record: one chip" in said(await zoe.slash("ricochet stats"))
