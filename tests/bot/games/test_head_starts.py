"""Head starts in a channel and on the board: docs/rules.md "Handicap"."""

import pytest

from engine.rules.bots import BOTS
from tests.bot.commands.test_results import files
from tests.bot.commands.test_rules_forms import BIDS
from tests.bot.forged import press_forged
from tests.bot.seen import card, cards, choose, news, offers, said, stop, text_of
from tests.bot.world import EASY, HOURGLASS, INTERMISSION, SOLUTION, Member, World

MINUS = "\N{MINUS SIGN}"
CARD_PACE = 3
"""Seconds after which a card shows a bid."""
LONGER = "Y-up Y-down G-down G-right G-up"


async def begin(world: World, starter: Member, **options: object) -> None:
    """Begin a match with head starts."""
    await world.start(starter, code=EASY, **options)
    await world.begin_anew(starter, BIDS, house=["handicaps"])


async def want(world: World, player: Member, label: str) -> str:
    """Press a button behind *More…* of the newest card, and return the answer."""
    return said(await choose(player, cards(world.channel)[-1], label))


async def test_a_player_chooses_a_head_start_step_by_step_and_the_card_shows_it(world: World, ada: Member, ben: Member) -> None:
    await begin(world, ada)
    assert "head starts of up to two moves" in news(world.channel)[-1]
    assert f"{ben.mention} starts ½ ahead" in await want(world, ben, "⚖️ My head start: 0")
    assert "⚖️ My head start: ½" in await offers(ben, cards(world.channel)[-1])
    await want(world, ben, "⚖️ My head start: ½")
    assert f"**Head starts:** {ben.mention} 1" in card(world.channel)
    for now in ("1", "1½", "2"):
        shown = await want(world, ben, f"⚖️ My head start: {now}")
    assert "starts without a head start" in shown
    assert "Head starts:" not in card(world.channel)


async def test_who_shows_first_is_decided_with_it_and_the_bid_shows_it(world: World, ada: Member, ben: Member) -> None:
    await begin(world, ada)
    for now in ("0", "½"):
        await want(world, ben, f"⚖️ My head start: {now}")
    await ada.slash(world.channel, "bid", moves=4)
    await ben.slash(world.channel, "bid", moves=5)
    await world.later(CARD_PACE)
    assert f"1. **5 moves** {MINUS} 1 – {ben.mention}" in card(world.channel)
    assert "⚖️ My head start: 1" in await offers(ben, cards(world.channel)[-1])
    assert not any("⚖️" in label for label in await offers(ada, cards(world.channel)[-1])), "too late for a first one"
    await world.later(HOURGLASS)
    await ben.slash(world.channel, "prove", moves=LONGER)
    assert world.match().chips[ben.id] == 1
    await stop(world.player("boss", manage_messages=True), world.channel)
    rows, whole = await files(world, await press_forged(ada, world.channel, "results:2"))
    assert [row["ahead"] for row in rows if row["what"] == "bid"] == ["0.0", "1.0"]
    assert [bid["ahead"] for bid in whole["rounds"][0]["bids"]] == [0, 1]


async def test_the_starter_gives_bots_a_head_start(world: World, ada: Member, ben: Member) -> None:
    await begin(world, ada, bots=1)
    card_now = cards(world.channel)[-1]
    label = next(label for label in await offers(ada, card_now) if label.startswith("⚖️ 🦊"))
    assert not any(label.startswith("⚖️ 🦊") for label in await offers(ben, card_now))
    await want(world, ada, label)
    assert world.match().ahead_of(BOTS[0]) == 1


async def test_a_match_without_them_offers_none(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY)
    assert not any("⚖️" in label for label in await offers(ada, cards(world.channel)[-1]))


@pytest.mark.parametrize("kind", ["race", "solo"])
async def test_games_in_which_nobody_bids_have_none_where_matches_do(world: World, ada: Member, kind: str) -> None:
    await world.choose(handicaps=True)
    begun = await ada.slash(world.channel, f"ricochet {kind}")
    assert begun.response
    assert "head start" not in text_of(begun.response.message)


async def test_a_rematch_begins_with_the_same_head_starts(world: World, ada: Member, ben: Member) -> None:
    await begin(world, ada)
    await want(world, ben, "⚖️ My head start: 0")
    await ada.slash(world.channel, "bid", moves=4, path=SOLUTION)
    await world.later(HOURGLASS)
    await stop(world.player("boss", manage_messages=True), world.channel)
    await choose(ada, world.channel.history()[-1], "Rematch")
    assert world.match().ahead_of(ben.id) == 1


async def test_after_a_match_won_by_far_the_next_one_is_proposed_and_begun_by_the_player_it_is_for(
    world: World, ada: Member, ben: Member
) -> None:
    await world.start(ada, code=EASY, chips=4)
    await ben.slash(world.channel, "bid", moves=9)
    for chip in range(4):
        await world.later(INTERMISSION if chip else 0)
        await world.win_chip(ada)
    end = world.channel.history()[-1]
    assert f"**Proposed for the next match:** {ben.mention} ½ ahead" in text_of(end)
    assert f"This match is proposed to {ben.mention}" in said(await choose(ada, end, "⚖️ Rematch as proposed"))
    await choose(ben, end, "⚖️ Rematch as proposed")
    assert (world.match().starter, world.match().ahead_of(ben.id)) == (ben.id, 1)
