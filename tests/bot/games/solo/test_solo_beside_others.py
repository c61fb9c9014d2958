"""Solo games beside each other, and beside a match."""

import asyncio
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest

from bot.games.live_games import OtherGameHere
from bot.store import Place
from engine import RULES_2013, Robot, Setup
from engine.board.pieces import robots_with
from engine.games.match.state import Phase
from engine.games.solo.play import start
from tests.bot.english import say
from tests.bot.games.solo.play import begin_alone, newest, show, sit_down, state
from tests.bot.seen import answer, buttons_of, confirm, offers, said, stop, text_of
from tests.bot.world import EASY, SOLUTION, WITH_SILVER, Member, World


async def test_asking_for_a_game_again_shows_the_one_that_is_on(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    again = await sit_down(world, ada)
    assert "Chip 1 of 17" in said(again)
    await show(ada, answer(again), SOLUTION)
    assert "face up" in text_of(newest(world.channel))
    assert len(await world.bot.store.running()) == 1


async def test_two_requests_at_once_begin_one_game(world: World, ada: Member, monkeypatch: pytest.MonkeyPatch) -> None:
    # As for the second of two that come before the first is stored.
    monkeypatch.setattr(world.bot.games, "solo_of", lambda *_: None)
    await sit_down(world, ada)
    assert "You already have a game here" in said(await sit_down(world, ada))
    assert len(await world.bot.store.running()) == 1


async def test_a_solo_game_that_is_asked_for_while_a_match_begins_is_not_begun(world: World, ada: Member, ben: Member) -> None:
    games, store = world.bot.games, world.bot.store
    alone = start(RULES_2013, Setup.from_code(EASY), ada.id, 0, world.random)
    begin, meanwhile = store.begin, list[asyncio.Task[Any]]()

    async def slowly(place: Place, *others: Any, **options: Any) -> int:
        meanwhile.append(asyncio.create_task(games.open(place, alone, private=False)))
        await asyncio.sleep(0)
        return await begin(place, *others, **options)

    with patch.object(store, "begin", slowly):
        await world.start(ben)
    assert [type(error) for error in world.errors_that_were_meant()] == [OtherGameHere]
    assert meanwhile[0].done()
    assert len(await store.running()) == 1


async def test_several_people_play_alone_in_one_channel(world: World, ada: Member, ben: Member) -> None:
    await sit_down(world, ada)
    await sit_down(world, ben)
    assert "That's it" in said(await ben.slash(world.channel, "prove", moves=SOLUTION))
    assert state(world, world.channel, ada).up == 0
    assert state(world, world.channel, ben).up == 1


async def test_somebody_elses_game_is_not_ones_own(world: World, ada: Member, ben: Member) -> None:
    await sit_down(world, ada)
    card = newest(world.channel)
    assert f"This is {ada.mention}'s game" in said(await ben.slash(world.channel, "prove", moves=SOLUTION))
    assert "starts your own" in said(await ben.click(card, label="⌨️ Type"))
    assert "Give up this chip" not in await offers(ben, card)


async def test_beside_a_match_one_plays_privately_or_in_a_thread(world: World, ada: Member, ben: Member) -> None:
    await world.start(ben)
    refused = said(await sit_down(world, ada))
    assert "in a thread, or privately" in refused
    assert "Chip 1 of 17" in said(await sit_down(world, ada, private=True))


async def test_a_solution_is_for_the_match_where_the_match_waits_for_it(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY)
    await begin_alone(ada, world.channel, private=True)
    await world.close_bids((ada, 4))
    assert world.match().phase is Phase.PROVING
    assert "The chip is yours" in said(await ada.slash(world.channel, "prove", moves=SOLUTION))
    assert state(world, world.channel, ada).up == 0


async def test_a_match_is_not_started_beside_an_open_solo_game(world: World, ada: Member, ben: Member) -> None:
    await sit_down(world, ada)
    refused = said(await world.start(ben))
    assert f"{ada.mention} is playing a solo game" in refused
    assert world.bot.games.match_in(world.channel.id) is None
    await stop(ada, world.channel)
    await world.start(ben)
    assert world.match().round.number == 1


async def test_a_match_is_started_beside_a_private_solo_game(world: World, ada: Member, ben: Member) -> None:
    await sit_down(world, ada, private=True)
    await world.start(ben)
    assert world.match().round.number == 1


async def test_a_solution_and_a_pass_are_for_ones_own_chip_while_the_match_waits_for_nobody(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    await sit_down(world, ada, private=True)
    await world.start(ben)
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    assert state(world, world.channel, ada).up == 1
    assert world.match().phase is Phase.THINKING


async def test_moves_are_completed_with_the_robots_of_the_game_that_they_are_for(world: World, ada: Member, ben: Member):
    await begin_alone(ada, world.channel, private=True, rules="2013 silver")
    await world.start(ben, fifth_robot="none")
    assert len(await ada.autocomplete(world.channel, "prove", "moves", "")) == 5 * 4
    assert len(await ada.autocomplete(world.channel, "bid", "path", "")) == 4 * 4


async def test_between_two_chips_of_ones_own_a_solution_and_a_pass_are_for_the_match(world: World, ada: Member, ben: Member):
    await sit_down(world, ada, private=True)
    await world.start(ben)
    await ada.slash(world.channel, "pass")
    assert state(world, world.channel, ada).down == 1
    assert "Not yet" in said(await ada.slash(world.channel, "prove", moves=SOLUTION))
    assert "Not yet" in said(await ada.slash(world.channel, "pass"))


async def test_stop_offers_each_game_that_one_may_end_with_what_that_does(world: World, ada: Member, ben: Member) -> None:
    moderator = world.player("moderator", manage_messages=True)
    await sit_down(world, ada, private=True)
    await world.start(ben)
    mine, others = [await player.slash(world.channel, "ricochet stop") for player in (ada, moderator)]
    assert [line for line in said(mine).splitlines() if line] == ["### Solo game", f"**End game** – {say('stop-solo')}"]
    assert [line for line in said(others).splitlines() if line] == ["### Match", f"**Cancel match** – {say('stop-cancel')}"]
    await confirm(ada, mine)
    assert world.bot.games.solo_of(world.channel.id, ada.id) is None
    assert f"Only {ben.mention}" in said(await stop(ada, world.channel))
    await sit_down(world, ben, private=True)
    both = await ben.slash(world.channel, "ricochet stop")
    assert buttons_of(answer(both)) == ["Vote to end · 1 of 1", "Cancel match", "End game"]
    await ben.click(answer(both), label="Cancel match")
    assert (world.bot.games.match_in(world.channel.id), state(world, world.channel, ben).stopped) == (None, False)


async def test_nobody_can_have_the_best_of_a_match_told_by_playing_its_board_alone(world: World, ada: Member, ben: Member):
    await world.start(ben, code=EASY)
    refused = said(await sit_down(world, ada, code=EASY.lower(), private=True))
    assert "is the position of the game in" in refused
    assert world.bot.games.solo_of(world.channel.id, ada.id) is None
    await stop(ben, world.channel)
    assert "Chip 1 of 17" in said(await sit_down(world, ada, private=True))


async def test_nor_by_playing_it_with_the_fifth_robot_in_another_colour(world: World, ada: Member, ben: Member) -> None:
    await world.start(ben, code=WITH_SILVER)
    setup = world.match().setup
    black = replace(setup, robots=dict(zip(robots_with(Robot.BLACK), setup.robots.values(), strict=True)))
    refused = said(await begin_alone(ada, world.channel, code=black.code, private=True))
    assert "is the position of the game in" in refused
