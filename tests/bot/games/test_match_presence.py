"""Players who are present are waited for and have a vote; those who have left are not: docs/rules.md "Present"."""

from bot.games.deadline_timer import ON_ITS_WAY
from engine.games.match.state import Phase
from tests.bot.seen import card, cards, choose, news, offers, said, stop
from tests.bot.world import EASY, HOURGLASS, INTERMISSION, SHOWN, SOLUTION, THINKING_TIME, Member, World

ZOOM = "🔍 Zoom"


async def test_a_sealed_path_and_done_in_two_seconds_shut_nobody_out(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada, code=EASY)
    await ada.slash(world.channel, "bid", moves=5, path=f"R-up {SOLUTION}")
    await ada.click(cards(world.channel)[-1], label="I'm done")
    await world.later(20)
    await choose(ben, cards(world.channel)[-1], ZOOM)
    await world.later(SHOWN)
    assert f"**1 of 2** are done bidding; the sand still runs for {ben.mention}" in card(world.channel)
    await world.later(25)
    await ben.slash(world.channel, "bid", moves=4)
    await ben.click(cards(world.channel)[-1], label="I'm done")
    await world.later(ON_ITS_WAY)
    assert f"{ben.mention}, please show your **4 moves**" in news(world.channel)[-1]


async def test_whoever_opens_or_looks_at_anything_is_present(world: World) -> None:
    names = ("ben", "cleo", "dan", "eve", "fay", "gus", "hal")
    ada, *others = world.players("ada", *names)
    await world.start(ada, code=EASY)
    for player, label in zip(others, (ZOOM, "Move pad", "Bid", "How to play"), strict=False):
        await choose(player, cards(world.channel)[-1], label)
    await others[4].slash(world.channel, "ricochet board")
    await others[5].slash(world.channel, "ricochet board", format="moves")
    await others[6].autocomplete(world.channel, "bid", "path", "R")
    assert set(world.match().present) == {other.id for other in others}
    assert world.match().players == ()


async def test_two_newcomers_who_have_bid_outvote_three_who_have_gone(world: World) -> None:
    gone = world.players("ada", "ben", "cleo")
    dan, eve = world.players("dan", "eve")
    await world.start(gone[0], code=EASY)
    for place, player in enumerate(gone):
        await player.slash(world.channel, "bid", moves=4 + place)
    await world.later(HOURGLASS)
    await gone[0].slash(world.channel, "prove", moves=SOLUTION)
    while world.match().phase is not Phase.IDLE:
        await world.later(THINKING_TIME)
    await dan.click(cards(world.channel)[-1], label="Resume")
    await choose(eve, cards(world.channel)[-1], ZOOM)
    await world.restart_bot(killed=True)
    assert "Turn hourglass" not in await offers(dan, cards(world.channel)[-1])
    for player in (dan, eve):
        await player.slash(world.channel, "bid", moves=99)
    await world.later(HOURGLASS)
    for player in (dan, eve):
        await player.slash(world.channel, "pass")
    await world.later(INTERMISSION)
    for player in (dan, eve):
        await choose(player, cards(world.channel)[-1], "Turn hourglass")
    await world.later(ON_ITS_WAY)
    assert "so the hourglass is turned" in news(world.channel)[-1]
    await stop(dan, world.channel, "Vote to end")
    assert "the match is over" in said(await stop(eve, world.channel, "Vote to end"))
    assert f"{gone[0].mention} wins the match!" in "\n".join(news(world.channel)[-2:])


async def test_a_prover_who_writes_or_presses_is_not_skipped_by_the_rival(world: World, ada: Member, ben: Member) -> None:
    await world.proving((ada, 4), (ben, 5))
    await world.later(40)
    await ada.autocomplete(world.channel, "prove", "moves", "Y")
    await world.later(15)
    await ada.click(cards(world.channel)[-1], label="Move pad")
    await world.later(15)
    assert "or did something just now" in said(await choose(ben, cards(world.channel)[-1], "Skip player"))
    await world.restart_bot(killed=True)
    assert "or did something just now" in said(await choose(ben, cards(world.channel)[-1], "Skip player"))
    await world.later(61)
    assert said(await choose(ben, cards(world.channel)[-1], "Skip player"))


async def test_a_sign_takes_votes_back_that_were_cast_before(world: World, ada: Member, ben: Member, cleo: Member) -> None:
    await world.start(ada, code=EASY)
    for place, player in enumerate((ada, ben, cleo)):
        await player.slash(world.channel, "bid", moves=4 + place)
    await world.later(HOURGLASS + 61)
    await choose(ben, cards(world.channel)[-1], "Skip player")
    assert "**1 of 2** votes" in card(world.channel)
    await ada.click(cards(world.channel)[-1], label="⌨️ Type")
    await world.later(SHOWN)
    assert "votes to skip" not in card(world.channel)


async def test_the_card_is_left_alone_where_nothing_on_it_tells_who_is_there(world: World, ada: Member, ben: Member) -> None:
    await world.bidding((ada, 4))
    await world.later(SHOWN)
    before = cards(world.channel)[-1].edited_at
    await world.later(SHOWN)
    await choose(ben, cards(world.channel)[-1], ZOOM)
    await world.later(SHOWN)
    assert cards(world.channel)[-1].edited_at == before
