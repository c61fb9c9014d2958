"""Rushes after the bot was stopped or killed, and players who are forgotten: nothing is lost, and nothing is kept."""

from engine.games.rush.state import Rush
from tests.bot.games.rush.play import ARROWS, MINUTES, begin, best, prepare, press, rush_of, solve
from tests.bot.games.test_forgetting import everything
from tests.bot.seen import answer, buttons_of, said, through_me
from tests.bot.world import Member, World


async def test_a_rush_goes_on_after_a_restart_with_the_time_that_was_left(world: World, ada: Member) -> None:
    begun = await begin(world, ada)
    await solve(world, ada, begun)
    await world.later(60)
    before = rush_of(world, ada)
    await world.restart_bot(after=600)
    after = rush_of(world, ada)
    assert (after.played, after.position) == (before.played, before.position)
    assert round((after.deadline or 0) - (before.deadline or 0)) == 600
    await press(ada, begun, "⏭️ Pass (3)")
    assert "Chip 3" in said(begun)
    assert "I was away for 10 minutes" in said(begun)
    await world.later(MINUTES)
    assert "Time is up! One chip solved." in said(begun)


async def test_go_and_the_moves_on_the_pad_outlast_a_kill(world: World, ada: Member) -> None:
    begun = await prepare(world, ada)
    chips = rush_of(world, ada).chips
    await world.restart_bot(killed=True)
    await ada.click(answer(begun), label="▶️ Go")
    assert "Chip 1" in said(begun)
    assert rush_of(world, ada).chips == chips
    *first, last = best(world, ada)
    await solve(world, ada, begun, tuple(first))
    await world.restart_bot(killed=True)
    await solve(world, ada, begun, (last,))
    assert "✅ 2 moves – next chip!" in said(begun)


async def test_a_rush_that_ended_unseen_shows_its_result_with_the_next_press(world: World, ada: Member) -> None:
    """After a restart no token is left by which the card could be edited."""
    begun = await begin(world, ada)
    await solve(world, ada, begun)
    await world.restart_bot(killed=True)
    await world.later(MINUTES)
    assert "Chip 2" in said(begun), "no one could edit it"
    await press(ada, begun, ARROWS["up"])
    assert "Time is up! One chip solved." in said(begun)
    assert buttons_of(answer(begun)) == ["🔁 Another rush", "🔬 Study"]
    assert await world.bot.store.personal_bests(ada.id) == {"rush": 1}


async def test_a_player_who_is_forgotten_takes_their_rushes_along(world: World, ada: Member) -> None:
    begun = await begin(world, ada)
    await solve(world, ada, begun)
    await world.later(MINUTES)
    await begin(world, ada)
    assert isinstance(rush_of(world, ada), Rush)
    shown = await through_me(ada, "delete", world.channel)
    await ada.click(answer(shown), label="Forget me")
    assert str(ada.id) not in everything(world)
    assert world.bot.games.find("rush", world.channel.id, ada.id) is None
    assert await world.bot.store.personal_bests(ada.id) == {}
    gone = await press(ada, begun, "🔬 Study")
    assert "can't be read any more" in said(gone)
