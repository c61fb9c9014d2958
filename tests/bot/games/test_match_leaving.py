"""`/ricochet stop` takes a player out of a match, or ends the match or a solo game."""

from bot.games.deadline_timer import ON_ITS_WAY
from tests.bot.games.solo.play import sit_down
from tests.bot.seen import answer, buttons_of, card, cards, is_silent, news, said, stop
from tests.bot.world import EASY, HOURGLASS, SHOWN, SOLUTION, Member, World


async def test_nobody_waits_for_a_player_who_has_left_also_after_a_restart(world: World) -> None:
    ada, ben, cleo = world.players("ada", "ben", "cleo")
    await world.bidding((ada, 4), (ben, 5), (cleo, 6))
    assert "You've left; nobody waits" in said(await stop(ada, world.channel, "Leave"))
    assert news(world.channel)[-1].strip() == f"👋 {ada.mention} has left the match."
    await world.later(SHOWN)
    assert "4 moves" not in card(world.channel), "the bid has gone with her"
    await world.restart_bot(killed=True)
    await cleo.click(cards(world.channel)[-1], label="I'm done")
    assert is_silent(await ben.click(cards(world.channel)[-1], label="I'm done"))
    await world.later(ON_ITS_WAY)
    assert f"{ben.mention}, please show your **5 moves**" in news(world.channel)[-1]


async def test_after_a_prover_who_leaves_the_next_one_is_asked_at_once(world: World, ada: Member, ben: Member) -> None:
    await world.proving((ada, 4), (ben, 5))
    await stop(ada, world.channel, "Leave")
    assert f"{ada.mention} has left the match.\n👉 {ben.mention}, it's your turn" in news(world.channel)[-1]
    assert buttons_of(world.channel.history()[-2]) == [], "the question to her is closed"


async def test_a_prover_who_is_asked_can_still_press_when_another_leaves(world: World, ada: Member, ben: Member) -> None:
    await world.proving((ada, 4), (ben, 5))
    question = world.channel.history()[-1]
    await stop(ben, world.channel, "Leave")
    assert news(world.channel)[-1].strip() == f"👋 {ben.mention} has left the match."
    form = await ada.click(world.channel.history()[-2], label="⌨️ Type")
    assert world.channel.history()[-2].id == question.id
    assert is_silent(await ada.submit_modal(form, {"moves": SOLUTION}))


async def test_a_moderator_takes_a_player_out_who_may_not_bid_again_also_after_a_restart(world: World) -> None:
    ada, ben, boss = world.player("ada"), world.player("ben"), world.player("boss", manage_messages=True)
    await world.bidding((ada, 4), (ben, 2))
    assert "Only members with the permission" in said(await ada.slash(world.channel, "ricochet remove", member=ben))
    assert "hasn't bid in this match" in said(await boss.slash(world.channel, "ricochet remove", member=boss))
    assert f"{ben.mention} is out of the match" in said(await boss.slash(world.channel, "ricochet remove", member=ben))
    assert f"A moderator has taken {ben.mention} out of the match." in news(world.channel)[-1]
    await world.later(SHOWN)
    assert "2 moves" not in card(world.channel)
    assert "already out of this match" in said(await boss.slash(world.channel, "ricochet remove", member=ben))
    await world.restart_bot(killed=True)
    assert "taken you out of this match" in said(await ben.slash(world.channel, "bid", moves=2))
    await world.later(HOURGLASS)
    assert f"{ada.mention}, please show your **4 moves**" in news(world.channel)[-1]


async def test_a_prover_who_is_taken_out_makes_room_for_the_next(world: World) -> None:
    ada, ben, boss = world.player("ada"), world.player("ben"), world.player("boss", manage_messages=True)
    await world.proving((ada, 4), (ben, 2))
    await boss.slash(world.channel, "ricochet remove", member=ben)
    assert f"{ben.mention} out of the match.\n👉 {ada.mention}, it's your turn" in news(world.channel)[-1]


async def test_only_who_takes_part_can_leave_and_only_once(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada, code=EASY)
    assert buttons_of(answer(await ada.slash(world.channel, "ricochet stop"))) == ["Vote to end · 1 of 1", "Cancel match"]
    await ben.slash(world.channel, "bid", moves=5)
    first, second = [await ben.slash(world.channel, "ricochet stop") for _ in range(2)]
    await ben.click(answer(first), label="Leave the match")
    assert "Only those who are present" in said(await ben.click(answer(second), label="Leave the match"))
    assert sum("has left" in text for text in news(world.channel)) == 1


async def test_nobody_stops_somebody_elses_solo_game(world: World, ada: Member, ben: Member) -> None:
    await sit_down(world, ada)
    assert f"This is {ada.mention}'s game" in said(await ben.slash(world.channel, "ricochet stop"))
    assert len(await world.bot.store.running()) == 1
