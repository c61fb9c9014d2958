"""A match that has been idle for an hour makes room for another: docs/rules.md "Nobody bids"."""

from engine.games.match.events import Ending, MatchEnded
from engine.games.match.state import Phase
from tests.bot.seen import answer, buttons_of, news, said
from tests.bot.world import SOLUTION, THINKING_TIME, World

HOUR = 3600


async def _left_to_rest(world: World) -> None:
    """Ada has won a chip, and the match is idle since."""
    ada, ben = world.players("ada", "ben")
    await world.proving((ada, 4), (ben, 5))
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    while world.match().phase is not Phase.IDLE:
        await world.later(THINKING_TIME)


async def test_two_newcomers_end_a_match_that_was_abandoned_and_start_theirs(world: World) -> None:
    await _left_to_rest(world)
    ada, dan = world.players("ada", "dan")
    since = f"<t:{round(world.match().idle_since or 0)}:f>"
    await world.later(HOUR)
    asked = await dan.slash(world.channel, "ricochet start", rules="1999", chips=3)
    assert f"has been resting** since {since}" in said(asked)
    assert buttons_of(answer(asked)) == ["Resume", "End it and start"]
    old = world.bot.games.match_in(world.channel.id)
    assert old
    await dan.click(answer(asked), label="End it and start")
    ended = (await world.bot.store.events_of(old.game_id))[-1]
    assert isinstance(ended, MatchEnded)
    assert (ended.ending, ended.winners) == (Ending.ABANDONED, (ada.id,))
    told = "\n".join(news(world.channel))
    assert "resting for more than an hour, and made room for another" in told
    assert f"{ada.mention} wins the match!" in told
    assert (world.match().starter, world.match().rules.chips_to_win) == (dan.id, 3)


async def test_whoever_plays_on_has_the_match_of_before(world: World) -> None:
    await _left_to_rest(world)
    (dan,) = world.players("dan")
    await world.later(HOUR)
    asked, again = [await dan.slash(world.channel, "ricochet start") for _ in range(2)]
    assert "On we go" in said(await dan.click(answer(asked), label="Resume"))
    assert world.match().phase is Phase.THINKING
    assert "That round is over" in said(await dan.click(answer(asked), label="Resume"))
    assert "already running" in said(await dan.click(answer(again), label="End it and start"))
    assert "already a match" in said(await dan.slash(world.channel, "ricochet start"))


async def test_a_match_that_rests_for_less_than_an_hour_stays(world: World) -> None:
    await _left_to_rest(world)
    (dan,) = world.players("dan")
    await world.later(HOUR - 300)
    assert "already a match" in said(await dan.slash(world.channel, "ricochet start"))


async def test_after_a_restart_the_match_is_ended_and_the_other_is_to_be_started_anew(world: World) -> None:
    await _left_to_rest(world)
    (dan,) = world.players("dan")
    await world.later(HOUR)
    asked = await dan.slash(world.channel, "ricochet start", chips=3)
    await world.restart_bot(killed=True)
    assert "use `/ricochet start` again" in said(await dan.click(answer(asked), label="End it and start"))
    assert world.bot.games.match_in(world.channel.id) is None
    await dan.slash(world.channel, "ricochet start", chips=3)
    assert world.match().starter == dan.id
