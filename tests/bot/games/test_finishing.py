"""A match that ends before its time: finished together, or stopped."""

from bot.games.deadline_timer import ON_ITS_WAY
from tests.bot.seen import answer, buttons_of, card, cards, choose, is_silent, news, offers, said, stop, text_of
from tests.bot.world import INTERMISSION, Member, World


async def two_players(world: World) -> None:
    """Ada and Ben have bid, and Ada has won a chip."""
    ada, ben = world.players("ada", "ben")
    await world.start(ada)
    await ben.slash(world.channel, "bid", moves=99)
    await world.win_chip(ada)


async def test_players_finish_a_match_together_and_the_most_chips_win(world: World, ada: Member, ben: Member) -> None:
    await two_players(world)
    assert "You voted to end the match: 1 of 2." in said(await stop(ben, world.channel, "Vote to end"))
    asked = world.channel.history()[-1]
    assert f"{ben.mention} votes to end the match now, and whoever has the most chips wins. **1 of 2** votes" in text_of(asked)
    assert buttons_of(asked) == ["Vote to end"]
    assert "**1 of 2** votes to end the match" in card(world.channel)
    assert is_silent(await ada.click(asked, label="Vote to end"))
    end = "\n".join(news(world.channel)[-2:])
    assert "That's enough." in end
    assert f"{ada.mention} wins the match!" in end


async def test_the_end_names_the_winner_first_then_everybody_and_shows_no_board_of_an_unfinished_round(
    world: World, ada: Member, ben: Member, cleo: Member
) -> None:
    await world.start(ada)
    for player in (cleo, ben):
        await player.slash(world.channel, "bid", moves=99)
    await world.win_chip(ada)
    await world.later(INTERMISSION)
    for player in (ben, cleo):
        await stop(player, world.channel, "Vote to end")
    end = world.channel.history()[-1]
    headline, first, others, *_ = text_of(end).strip().splitlines()
    assert headline == f"🏆 **{ada.mention} wins the match!**"
    assert first.startswith(f"{ada.mention} **1** – ")
    assert others == f"{cleo.mention} **0** · {ben.mention} **0**"
    assert [file.filename for file in end.attachments] == ["end.png"]
    assert (
        end.attachments[0].description == "ada wins! After 2 rounds. First place: ada, one chip; cleo, 0 chips; ben, 0 chips."
    )


async def test_a_wish_to_finish_is_refused_to_somebody_who_is_not_present_and_twice(world: World) -> None:
    await two_players(world)
    ben, cleo = world.players("ben", "cleo")
    assert "Those who are present and have bid can vote" in said(await stop(cleo, world.channel))
    asked = await ben.slash(world.channel, "ricochet stop")
    await stop(ben, world.channel, "Vote to end")
    assert "already voted to end the match" in said(await ben.click(answer(asked), label="Vote to end · 1 of 2"))
    assert buttons_of(answer(await ben.slash(world.channel, "ricochet stop"))) == ["Leave the match"]


async def test_a_match_that_others_play_is_stopped_only_when_that_is_meant(world: World, ada: Member, ben: Member) -> None:
    await two_players(world)
    asked = await ada.slash(world.channel, "ricochet stop")
    assert "**Cancel match** – For everybody. Nobody wins the match; chips already won stay won." in said(asked)
    assert buttons_of(answer(asked)) == ["Leave the match", "Vote to end · 1 of 2", "Cancel match"]
    assert world.bot.games.match_in(world.channel.id)
    assert buttons_of(answer(await ben.slash(world.channel, "ricochet stop"))) == ["Leave the match", "Vote to end · 1 of 2"]
    await ada.click(answer(asked), label="Cancel match")
    assert "The match was cancelled" in news(world.channel)[-1]


async def test_a_starter_whose_rival_has_a_chip_votes_about_the_end_and_only_a_moderator_cancels_it(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    moderator = world.player("boss", manage_messages=True)
    await world.start(ada)
    await ada.slash(world.channel, "bid", moves=99)
    await world.win_chip(ben)
    asked = await ada.slash(world.channel, "ricochet stop")
    assert buttons_of(answer(asked)) == ["Leave the match", "Vote to end · 1 of 2"]
    cancelling = await moderator.slash(world.channel, "ricochet stop")
    assert "**End match now** – For everybody. Whoever has the most chips wins" in said(cancelling)
    assert buttons_of(answer(cancelling)) == ["End match now", "Cancel match"]
    assert "You voted to end the match: 1 of 2." in said(await ada.click(answer(asked), label="Vote to end · 1 of 2"))
    assert "**1 of 2** votes" in news(world.channel)[-1]
    assert "The match is over" in said(await moderator.click(answer(cancelling), label="End match now"))
    end = "\n".join(news(world.channel)[-2:])
    assert "The match is ended early: whoever has the most chips wins." in end
    assert f"{ben.mention} wins the match!" in end


async def test_a_match_that_is_ended_while_a_bid_stands_ends_with_that_round(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada)
    await ada.slash(world.channel, "bid", moves=99)
    await world.win_chip(ben)
    await world.later(10 + ON_ITS_WAY)
    await ben.slash(world.channel, "bid", moves=99)
    moderator = world.player("boss", manage_messages=True)
    asked = await moderator.slash(world.channel, "ricochet stop")
    assert "ends with this round" in said(await moderator.click(answer(asked), label="End match now"))
    await world.later(10)
    assert "This round is still played." in news(world.channel)[-1]
    assert "ends with this round" in card(world.channel)
    again = await moderator.slash(world.channel, "ricochet stop")
    assert buttons_of(answer(again)) == ["Cancel match"]


async def test_a_question_about_an_earlier_match_stops_no_other(world: World, ada: Member) -> None:
    await two_players(world)
    asked, again = [await ada.slash(world.channel, "ricochet stop") for _ in range(2)]
    await ada.click(answer(asked), label="Cancel match")
    await world.start(ada)
    assert "That game is over already" in said(await ada.click(answer(again), label="Cancel match"))
    assert world.bot.games.match_in(world.channel.id)


async def test_players_turn_the_hourglass_while_nobody_has_bid(world: World, ada: Member, ben: Member) -> None:
    await two_players(world)
    await world.later(10 + ON_ITS_WAY)
    assert said(await choose(ada, cards(world.channel)[-1], "Turn hourglass"))
    assert "**1 of 2** votes to turn the hourglass" in card(world.channel)
    assert said(await choose(ben, cards(world.channel)[-1], "Turn hourglass"))
    await world.later(ON_ITS_WAY)
    assert "so the hourglass is turned" in news(world.channel)[-1]
    assert "no bids yet:**" in card(world.channel)


async def test_the_starter_turns_the_first_hourglass_alone(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada)
    assert "Turn hourglass" not in await offers(ben, cards(world.channel)[-1])
    assert said(await choose(ada, cards(world.channel)[-1], "Turn hourglass"))
    await world.later(ON_ITS_WAY)
    assert "no bids yet:**" in card(world.channel)


async def test_a_chip_that_nobody_likes_goes_back_as_soon_as_all_are_done_with_it(world: World, ada: Member, ben: Member):
    await two_players(world)
    await world.later(10 + ON_ITS_WAY)
    assert is_silent(await ada.click(cards(world.channel)[-1], label="I'm done"))
    assert f"**1 of 2** are done with this chip; it stays up for {ben.mention}" in card(world.channel)
    assert is_silent(await ben.click(cards(world.channel)[-1], label="I'm done"))
    await world.later(2 * ON_ITS_WAY)
    assert "goes back into the pile" in news(world.channel)[-1]
    assert "hourglass" not in news(world.channel)[-1], "its sand runs for nobody"
