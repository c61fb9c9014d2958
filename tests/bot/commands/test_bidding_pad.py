"""The move pad while bidding: private scratch paper, whose moves can be bid and sealed."""

from simcord.results import InteractionResult

from bot.store.guild_settings import GuildSettings
from engine.board.notation import parse_moves
from tests.bot.commands.test_pad import press_moves
from tests.bot.seen import answer, buttons_of, card, cards, news, press, said, text_of
from tests.bot.world import EASY, HOURGLASS, SHOWN, SOLUTION, Member, World

BID = "🔒 Bid 4 and seal these moves"
LONGER = f"Y-up Y-down {SOLUTION.split(' ', 1)[1]}"
SHOW = "✅ Show moves"


async def opened(world: World, player: Member) -> InteractionResult:
    """Return the pad of a player who has not bid yet."""
    if not cards(world.channel):
        await world.start(player, code=EASY)
    return await player.click(cards(world.channel)[-1], label="Move pad")


async def switch_off(world: World) -> None:
    await world.bot.store.set_guild_settings(world.guild.id, GuildSettings(bidding_pad=False), world.bot.clock.now())


async def test_moves_that_are_pressed_are_bid_and_sealed_and_shown_when_the_sand_has_run_out(world: World, ada: Member) -> None:
    pad = await press_moves(ada, await opened(world, ada), SOLUTION)
    assert "`" + SOLUTION + "`" in said(pad)
    pad = await press(ada, pad, BID)
    assert "Your bid: **4 moves**" in said(pad)
    assert f"Sealed: `{SOLUTION}`" in said(pad)
    assert f"**4 moves** – {ada.mention}" in card(world.channel)
    assert not any(SOLUTION in text_of(message) for message in world.channel.history()), "nobody else sees it"
    await world.later(HOURGLASS)
    assert f"{ada.mention} wins the" in news(world.channel)[-1]


async def test_the_pad_stays_open_for_a_better_bid(world: World, ada: Member) -> None:
    pad = await press_moves(ada, await opened(world, ada), LONGER)
    pad = await press(ada, pad, "🔒 Bid 5 and seal these moves", "🗑️")
    pad = await press(ada, await press_moves(ada, pad, SOLUTION), BID)
    bid = world.match().round.bid_of(ada.id)
    assert bid is not None
    assert (bid.moves, bid.path) == (4, parse_moves(SOLUTION))
    pad = await press_moves(ada, await press(ada, pad, "🗑️"), LONGER)
    refused = await press(ada, pad, "🔒 Bid 5 and seal these moves")
    assert "you may lower it, not raise it" in said(refused), "where the eyes are"
    assert "✅ Show moves" not in buttons_of(answer(refused))
    assert "🔒 Bid 5 and seal these moves" in buttons_of(answer(refused))


async def test_a_pad_of_few_moves_cannot_be_bid(world: World, ada: Member) -> None:
    pad = await press_moves(ada, await opened(world, ada), "Y-down")
    assert not [label for label in buttons_of(answer(pad)) if label.startswith("🔒")]


async def test_the_pad_tells_what_everybody_sees_and_not_whether_it_is_a_solution(world: World, ada: Member) -> None:
    pad = await press_moves(ada, await opened(world, ada), SOLUTION)
    assert "🎯 The 🟢 green robot stands on the target." in said(pad)
    pad = await press_moves(ada, await press(ada, pad, "🗑️"), "G-down G-right G-up")
    assert "🎯" not in said(pad)


async def test_a_bidder_goes_on_with_the_same_pad_when_asked_for_a_proof(world: World, ada: Member) -> None:
    pad = await press_moves(ada, await opened(world, ada), SOLUTION.rsplit(" ", 1)[0])
    await world.close_bids((ada, 4))
    pad = await press_moves(ada, pad, SOLUTION.rsplit(" ", 1)[1])
    assert "4 of 4 moves" in said(pad)
    assert "The chip is yours" in said(await press(ada, pad, SHOW))


async def test_a_bid_that_comes_when_the_sand_has_run_out_is_refused(world: World, ada: Member, ben: Member) -> None:
    pad = await press_moves(ada, await opened(world, ada), SOLUTION)
    await world.close_bids((ben, 9))
    assert "The sand has run out, and you have no bid" in said(pad)
    assert buttons_of(answer(pad)) == []


async def test_scratch_paper_has_a_countdown_while_the_sand_runs_and_tells_the_result_in_the_end(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    pad = await opened(world, ada)
    assert "The sand runs out" not in said(pad)
    await ben.slash(world.channel, "bid", moves=4)
    await ada.slash(world.channel, "bid", moves=9)
    pad = await press(ada, pad, "🟢 Green")
    until = round(world.match().deadline or 0)
    assert f"The sand runs out at <t:{until}:T> (<t:{until}:R>)." in said(pad)
    await world.later(HOURGLASS)
    assert "I don't check them" in said(pad), "Ada may have to prove yet"
    await ben.slash(world.channel, "prove", moves=SOLUTION)
    assert f"**{ben.mention} won the chip**, in 4 moves" in said(pad)
    assert buttons_of(answer(pad)) == ["🔬 Study"]
    assert "Study of round 1" in said(await press(ada, pad, "🔬 Study"))


async def test_a_server_can_have_everybody_solve_in_the_head(world: World, ada: Member, ben: Member) -> None:
    pad = await opened(world, ada)
    await switch_off(world)
    assert "solves in their head" in said(await ada.click(answer(pad), label="🟢 Green"))
    await ben.slash(world.channel, "bid", moves=4)
    await world.later(SHOWN)
    shown = buttons_of(cards(world.channel)[-1])
    assert "Bid" in shown
    assert "Move pad" not in shown
    await world.later(HOURGLASS)
    assert "Move pad" in buttons_of(cards(world.channel)[-1]), "a proof is still pressed"
