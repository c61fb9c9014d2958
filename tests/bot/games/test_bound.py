"""A first bid binds a person to one table of a tournament: docs/rules.md "Tournaments"."""

import asyncio

import pytest
from simcord.builders import ChannelHandle

from bot.store import BoundElsewhere
from engine.games.match.play import PlaceBid
from tests.bot.games.test_match_in_step import STEP, tables, win
from tests.bot.seen import answer, card, cards, choose, said, stop, through_me
from tests.bot.world import EASY, HOURGLASS, SOLUTION, Member, World, another_server


@pytest.fixture
def other(world: World) -> ChannelHandle:
    return world.guild.create_text_channel("other")


async def bound(world: World, other: ChannelHandle) -> Member:
    """Begin two tables, at the first of which Eve has bid."""
    await tables(world, other)
    eve = world.player("eve")
    await eve.slash(world.channel, "bid", moves=9)
    return eve


async def is_refused(world: World, player: Member, channel: ChannelHandle) -> bool:
    """Return whether a bid is refused, with a link to the first table, and leaves no trace at this one."""
    told = said(await player.slash(channel, "bid", moves=7))
    match = world.match(channel)
    is_there = player.id in match.players or player.id in match.present
    return f"https://discord.com/channels/{world.guild.id}/{world.channel.id}" in told and not is_there


async def test_who_has_bid_at_a_table_bids_at_no_other(world: World, other: ChannelHandle) -> None:
    eve = await bound(world, other)
    assert await is_refused(world, eve, other)
    assert "another table" in said(await eve.slash(other, "bid", moves=4, path=SOLUTION))
    assert "7 moves" not in card(other)
    await eve.slash(world.channel, "bid", moves=8)
    bid = world.match().round.bid_of(eve.id)
    assert bid is not None
    assert bid.moves == 8


async def test_they_may_look_but_have_no_say_there(world: World, other: ChannelHandle) -> None:
    eve = await bound(world, other)
    await eve.slash(other, "ricochet board", format="moves")
    await choose(eve, cards(other)[-1], "🔍 Zoom")
    assert eve.id not in world.match(other).present
    await eve.click(cards(other)[-1], label="I'm done")
    assert not world.match(other).round.done


async def test_neither_leaving_nor_a_removal_nor_an_end_unbinds(world: World, other: ChannelHandle) -> None:
    eve = await bound(world, other)
    await stop(eve, world.channel, "Leave")
    assert await is_refused(world, eve, other)
    await world.player("ada").slash(world.channel, "ricochet remove", member=eve)
    assert await is_refused(world, eve, other)
    await stop(world.player("ada"), world.channel, "Cancel match")
    assert world.bot.games.match_in(world.channel.id) is None
    assert await is_refused(world, eve, other)


async def test_who_has_themselves_forgotten_is_bound_as_before(world: World, other: ChannelHandle) -> None:
    eve = await bound(world, other)
    await eve.click(answer(await through_me(eve, "delete", world.channel)), label="Forget me")
    assert await is_refused(world, eve, other)
    await eve.slash(world.channel, "bid", moves=8)
    assert eve.id in world.match().players


async def test_a_restart_unbinds_nobody(world: World, other: ChannelHandle) -> None:
    eve = await bound(world, other)
    await world.restart_bot(killed=True)
    assert await is_refused(world, eve, other)


async def test_two_first_bids_at_the_same_moment_are_one(world: World, other: ChannelHandle) -> None:
    await tables(world, other)
    eve, found = world.player("eve"), [world.bot.games.match_in(channel.id) for channel in (world.channel, other)]
    command, now = PlaceBid(eve.id, 5), world.match().round.began + 1
    with world.env.as_bot():
        done = await asyncio.gather(*(one.handle(command, now) for one in found if one), return_exceptions=True)
    assert [type(one) for one in done].count(BoundElsewhere) == 1
    assert [eve.id in world.match(channel).players for channel in (world.channel, other)].count(True) == 1


async def test_a_table_on_another_server_is_linked_too(world: World) -> None:
    user = world.env.create_user("zoe")
    there, (away,) = another_server(world, user)
    zoe, ada = world.guild.add_member(user), world.player("ada")
    await world.start(ada, tournament=True, code=EASY)
    await away.slash(there, "ricochet start", tournament=True, code=EASY)
    await zoe.slash(world.channel, "bid", moves=6)
    assert await is_refused(world, away, there)


async def test_it_ends_with_the_tournament(world: World, other: ChannelHandle) -> None:
    eve = await bound(world, other)
    await stop(world.player("ada"), world.channel, "Cancel match")
    await stop(world.player("ben"), other)
    await world.later(STEP)
    await world.player("ben").slash(other, "ricochet start", tournament=True, code=EASY)
    await eve.slash(other, "bid", moves=5)
    assert eve.id in world.match(other).players


async def test_nobody_is_bound_outside_of_tournaments(world: World, ada: Member, ben: Member, other: ChannelHandle) -> None:
    await world.start(ada)
    await ben.slash(other, "ricochet start")
    for channel in (world.channel, other):
        await ada.slash(channel, "bid", moves=5)
        assert ada.id in world.match(channel).players


async def test_who_plays_at_one_table_alone_wins_there_what_they_can(world: World, other: ChannelHandle) -> None:
    """One person had won the second chip at the other table with the proof that the first had shown."""
    ada, ben = await tables(world, other)
    for person, channel in ((ada, world.channel), (ben, other)):
        await win(world, channel, person, SOLUTION)
    await world.later(STEP + 12)
    await win(world, world.channel, ada)
    assert await is_refused(world, ada, other)
    await world.later(HOURGLASS)
    assert [award.player for award in world.match(other).awards] == [ben.id]
