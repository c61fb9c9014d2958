"""Matches in threads of their own: the card in the channel, the rounds in the thread."""

import discord
from simcord.builders import ChannelHandle

from tests.bot.seen import answer, card, said, stop, text_of
from tests.bot.world import EASY, HOURGLASS, SOLUTION, Member, World


async def begin(world: World, starter: Member, **options: object) -> ChannelHandle:
    """Start a match that gets a thread, and return the thread."""
    await world.choose(match_threads=True)
    assert said(await world.start(starter, **options)) == "Your match starts below."
    return world.channel.threads[-1]


async def win(world: World, thread: ChannelHandle, winner: Member) -> None:
    """Let a player win the first chip of the easy board."""
    await winner.slash(thread, "bid", moves=len(SOLUTION.split()))
    await world.later(HOURGLASS)
    await winner.slash(thread, "prove", moves=SOLUTION)


def channel_card(world: World) -> str:
    """Return the text of the channel's only message for everybody."""
    of_bot = [one for one in world.channel.history() if one.type is not discord.MessageType.thread_created]
    (message,) = [one for one in of_bot if not one.flags.ephemeral]
    return text_of(message)


async def test_rounds_are_played_in_the_thread_and_the_channel_shows_who_plays_the_score_and_the_result(
    world: World, ada: Member, ben: Member
) -> None:
    thread = await begin(world, ada, code=EASY, chips=2)
    assert "starts a match" in channel_card(world)
    assert "Played in the thread below." in channel_card(world)
    assert "Round 1" in card(thread)
    await ben.slash(thread, "bid", moves=9)
    await win(world, thread, ada)
    assert f"by {ada.mention} and {ben.mention}" in channel_card(world)
    assert f"{ada.mention} **1** – first to 2" in channel_card(world)
    assert world.bot.games.match_in(world.channel.id) is None
    await world.restart_bot()
    assert world.match(thread).chips[ada.id] == 1
    await stop(ada, thread)
    assert "The match was cancelled" in channel_card(world)


async def test_several_matches_have_threads_below_one_channel(world: World, ada: Member, ben: Member) -> None:
    one = await begin(world, ada)
    other = await begin(world, ben)
    assert one.id != other.id
    assert world.match(one).starter == ada.id
    assert world.match(other).starter == ben.id


async def test_a_match_begun_in_the_thread_stays_there_and_takes_over_the_card_in_the_channel(
    world: World, ada: Member, ben: Member
) -> None:
    thread = await begin(world, ada, code=EASY, chips=1)
    await win(world, thread, ada)
    end = thread.history()[-1]
    assert f"{ada.mention} wins the match" in channel_card(world)
    again = await ben.click(end, custom_id="again:1:rematch")
    assert "starts a match" in text_of(answer(again))
    assert world.match(thread).starter == ben.id
    await world.env.settle()
    assert f"{ben.mention} starts a match" in channel_card(world)


async def test_where_the_bot_lacks_permissions_the_match_is_played_in_the_channel_and_says_so(
    world: World, ada: Member
) -> None:
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    overwrite = discord.PermissionOverwrite(create_public_threads=False)
    await channel.set_permissions(channel.guild.default_role, overwrite=overwrite)
    await world.choose(match_threads=True)
    opening = text_of(answer(await world.start(ada, code=EASY)))
    assert "Played here, not in a thread: I'm missing **Create Public Threads**." in opening
    assert "Round 1" in card(world.channel)


async def test_the_starter_may_choose_otherwise_than_the_server(world: World, ada: Member, ben: Member) -> None:
    assert said(await world.start(ada, thread=True)) == "Your match starts below."
    (thread,) = world.channel.threads
    assert world.match(thread).starter == ada.id
    await world.choose(match_threads=True)
    assert "starts a match" in text_of(answer(await world.start(ben, thread=False)))
    assert world.match().starter == ben.id
    assert len(world.channel.threads) == 1
    voice = world.guild.create_voice_channel("voice")
    assert "There are no threads within this channel" in text_of(answer(await ada.slash(voice, "ricochet start", thread=True)))


async def test_a_deleted_thread_ends_its_match_and_the_channel_says_so(world: World, ada: Member) -> None:
    thread = await begin(world, ada)
    await ada.slash(thread, "bid", moves=9)
    there = world.bot.get_channel(thread.id)
    assert isinstance(there, discord.Thread)
    await there.delete()
    await world.env.settle()
    assert world.bot.games.match_in(thread.id) is None
    assert "The match was cancelled" in channel_card(world)
