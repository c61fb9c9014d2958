"""Waits are short: "I'm done", and skipping a prover who has left."""

from bot.games.deadline_timer import ON_ITS_WAY
from tests.bot.seen import buttons_of, card, cards, choose, is_silent, news, offers, said, text_of
from tests.bot.world import EASY, HOURGLASS, SOLUTION, THINKING_TIME, Member, World

NEXT = "⏭️ Next round"


async def test_when_all_are_done_the_sand_runs_out_at_once_also_after_a_restart(world: World, ada: Member, ben: Member) -> None:
    await world.bidding((ada, 4), (ben, 5))
    assert is_silent(await ada.click(cards(world.channel)[-1], label="I'm done"))
    assert f"**1 of 2** are done bidding; the sand still runs for {ben.mention}" in card(world.channel)
    assert "Can you do it in fewer?" in card(world.channel)
    await world.restart_bot(killed=True)
    assert "**1 of 2** are done" in card(world.channel)
    assert is_silent(await ben.click(cards(world.channel)[-1], label="I'm done"))
    assert "**Everyone is done**, so the sand runs out now." in card(world.channel)
    assert "Can you do it in fewer?" not in card(world.channel)
    await world.later(ON_ITS_WAY)
    assert f"{ada.mention}, please show your **4 moves**" in news(world.channel)[-1]


async def test_one_player_alone_is_done_when_half_of_the_sand_has_run(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY)
    await ada.slash(world.channel, "bid", moves=4, path=SOLUTION)
    until = f"<t:{round(world.match().deadline or 0) - 30}:T>"
    assert f"others still have until {until}" in said(await ada.click(cards(world.channel)[-1], label="I'm done"))
    await world.later(28)
    assert world.match().chips[ada.id] == 0
    await world.later(2 + ON_ITS_WAY)
    assert world.match().chips[ada.id] == 1


async def test_being_done_is_refused_with_the_reason(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada, code=EASY)
    await world.later(THINKING_TIME)
    assert "who are present" in said(await ben.click(cards(world.channel)[-1], label="I'm done"))
    await ada.slash(world.channel, "bid", moves=4)
    await ben.slash(world.channel, "bid", moves=5)
    await ada.click(cards(world.channel)[-1], label="I'm done")
    assert "already done" in said(await ada.click(cards(world.channel)[-1], label="I'm done"))


async def test_a_prover_who_is_not_coming_is_skipped_by_the_others(world: World, ada: Member, ben: Member, cleo: Member):
    await world.start(ada, code=EASY)
    for player, moves in ((ada, 4), (ben, 5), (cleo, 6)):
        await player.slash(world.channel, "bid", moves=moves)
    await world.later(HOURGLASS)
    question = world.channel.history()[-1]
    assert buttons_of(question) == ["Move pad", "⌨️ Type", "Pass", "More…"]
    half = f"<t:{round((world.match().deadline or 0) - 60)}:T>"
    assert f"can't be skipped before {half}." in said(await choose(ben, question, "Skip player"))
    assert "Skip player" not in await offers(ada, question), "it is their own turn"
    assert "or did something just now" in said(await choose(world.player("dan"), question, "Skip player"))
    await world.later(61)
    assert said(await choose(ben, question, "Skip player"))
    assert "already voted" in said(await choose(ben, question, "Skip player"))
    assert "**1 of 2** votes" in card(world.channel)
    await world.restart_bot(killed=True)
    assert said(await choose(cleo, cards(world.channel)[-1], "Skip player"))
    await world.later(ON_ITS_WAY)
    assert f"{ada.mention} has shown nothing yet, so the others skip them" in news(world.channel)[-1]
    assert f"{ben.mention}, it's your turn" in news(world.channel)[-1]


async def test_alone_there_is_nobody_to_skip(world: World, ada: Member) -> None:
    await world.proving((ada, 4))
    assert "Skip player" not in await offers(ada, cards(world.channel)[-1])


async def test_the_next_round_begins_when_all_who_are_present_want_it_also_after_a_restart(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    await world.start(ada)
    await ben.slash(world.channel, "bid", moves=20)
    await world.win_chip(ada)
    first = cards(world.channel)[-1]
    assert buttons_of(first) == [NEXT, "More…"]
    assert is_silent(await ada.click(first, label=NEXT))
    assert "**1 of 2** want the next round." in text_of(cards(world.channel)[-1])
    assert "already asked for the next round" in said(await ada.click(cards(world.channel)[-1], label=NEXT))
    await world.restart_bot(killed=True)
    await ben.click(cards(world.channel)[-1], label=NEXT)
    await world.later(ON_ITS_WAY)
    assert world.match().round.number == 2
    past, second = cards(world.channel)[-2:]
    assert buttons_of(past) == []
    assert NEXT not in buttons_of(second)
