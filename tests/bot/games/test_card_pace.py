"""Edits of a round's card are coalesced, but immediate for the player who presses its buttons."""

import asyncio
from collections.abc import Coroutine
from typing import Any
from unittest.mock import patch

from discord import Interaction

from bot.games.round_card import EVERY, CardPace
from bot.games.tasks import Tasks
from bot.ui.answers import reply
from bot.ui.request_rate import RequestRate, Urgency
from tests.bot.seen import buttons_of, card, cards, news, said, text_of
from tests.bot.ui.moved_clock import MovedClock, others_go_on
from tests.bot.world import EASY, HOURGLASS, SOLUTION, Member, World


def place_of(player: Member, shown: str) -> int:
    """Return where a player's name stands on a card; -1 if it is not there."""
    return shown.find(player.mention)


def edits(world: World) -> int:
    """Return how often messages were edited, by whatever token."""
    return sum(request.method == "PATCH" for request in world.env.http_requests)


def paced(time: MovedClock, tasks: Tasks) -> tuple[CardPace, RequestRate, list[str]]:
    """Return the pace of a card, the rate of all requests, and how often the card was to be shown again."""
    rate, shown = RequestRate(time.clock, lambda serving: tasks.start(serving, "requests")), list[str]()

    async def show_after(wait: Coroutine[Any, Any, None]) -> None:
        await wait
        shown.append("again")

    pace = CardPace(time.clock, rate)
    pace.attach(lambda wait: tasks.start(show_after(wait), "card"))
    return pace, rate, shown


async def test_a_card_that_was_never_edited_may_be_edited_at_once() -> None:
    pace, *_ = paced(MovedClock(), Tasks())
    assert pace.is_time(counted=False, at_once=False)


async def test_after_the_clock_was_set_back_a_card_is_edited_all_the_same() -> None:
    time = MovedClock()
    pace, *_ = paced(time, Tasks())
    pace.edited()
    time.now -= 3600
    assert pace.is_time(counted=False, at_once=False)


async def test_a_card_that_has_waited_for_its_slot_needs_no_second_one() -> None:
    time, tasks = MovedClock(), Tasks()
    pace, rate, shown = paced(time, tasks)
    while rate.try_now():
        pass
    assert not pace.is_time(counted=True, at_once=True)
    await time.later(2)
    assert shown == ["again"]
    while rate.try_now():
        pass
    assert pace.is_time(counted=True, at_once=True)
    assert not pace.is_time(counted=True, at_once=True), "the next edit waits for a slot of its own"
    await others_go_on()
    await tasks.close()


async def test_bids_that_follow_each_other_closely_are_shown_by_one_edit(world: World, ada: Member, ben: Member, cleo: Member):
    await world.bidding((ada, 9))
    assert "**9 moves**" in card(world.channel), "the first is shown at once"
    before = edits(world)
    await ben.slash(world.channel, "bid", moves=8)
    await cleo.slash(world.channel, "bid", moves=7)
    await world.later(1.9)
    assert "**8 moves**" not in card(world.channel)
    assert edits(world) == before
    await world.later(0.1)
    assert place_of(cleo, card(world.channel)) < place_of(ben, card(world.channel)) < place_of(ada, card(world.channel))
    assert edits(world) == before + 1
    await world.later(EVERY)
    assert edits(world) == before + 1
    await ada.slash(world.channel, "bid", moves=6)
    assert "**6 moves**" in card(world.channel), "after a while of quiet the next is shown at once again"


async def test_who_presses_a_button_of_the_card_sees_what_comes_of_it_at_once(world: World, ada: Member, ben: Member) -> None:
    await world.bidding((ada, 9), (ben, 8))
    await ada.click(cards(world.channel)[-1], label="I'm done")
    assert "**8 moves**" in card(world.channel)
    assert "1 of 2" in card(world.channel)


async def test_no_question_and_no_end_of_a_round_waits_for_the_card(world: World, ada: Member, ben: Member) -> None:
    await world.bidding((ada, 4))
    await world.later(HOURGLASS - 1)
    await ben.slash(world.channel, "bid", moves=8)
    await ada.slash(world.channel, "bid", moves=5)
    await world.later(1)
    assert "please show" in news(world.channel)[-1]
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    assert f"{ada.mention} wins the" in news(world.channel)[-1]
    assert "The chip is won" in card(world.channel)


async def test_the_first_card_goes_by_way_of_the_command_as_long_as_that_lasts(world: World, ada: Member, ben: Member) -> None:
    counted = list[str]()
    slot = RequestRate.slot

    async def take(rate: RequestRate, *arguments: object) -> None:
        counted.append("slot")
        await slot(rate, *arguments)  # pyright: ignore[reportArgumentType] - it is handed on

    with patch.object(RequestRate, "slot", take):
        await world.start(ada, code=EASY)
        await ben.slash(world.channel, "bid", moves=9)
        assert "**9 moves**" in card(world.channel)
    assert counted == []


async def test_an_edit_that_is_counted_takes_one_slot(world: World, ada: Member) -> None:
    with patch("bot.ui.messages._TOKEN_LIFETIME", 1.0):
        await world.bidding((ada, 9))
        await world.later(EVERY)
    more, slot = list[Urgency](), RequestRate.slot

    async def take(rate: RequestRate, urgency: Urgency) -> None:
        more.append(urgency)
        await slot(rate, urgency)

    before = edits(world)
    with patch.object(RequestRate, "slot", take):
        await world.later(HOURGLASS)
    assert f"{ada.mention}'s turn" in card(world.channel)
    assert edits(world) > before
    assert Urgency.NEWS not in more, "the card had its slot already"


async def test_the_first_bid_that_is_typed_after_a_quarter_of_an_hour_is_told_and_the_card_moves_below_it(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    with patch("bot.ui.messages._TOKEN_LIFETIME", 1.0):
        await world.start(ada, code=EASY)
        first = cards(world.channel)[-1]
        await world.later(EVERY)
    before = edits(world)
    answers = await ben.slash(world.channel, "bid", moves=4, path=SOLUTION)
    assert edits(world) == before, "which no edit comes before"
    told, moved = world.channel.history()[-2:]
    assert text_of(told) == f"🙋 {ben.mention} bids **4 moves**."
    assert "Sealed:" in said(answers)
    assert moved.id != first.id
    assert [one.id for one in cards(world.channel)] == [moved.id]
    assert "**4 moves**" in card(world.channel)
    assert "Bid" in buttons_of(moved)
    await ada.slash(world.channel, "bid", moves=6)
    await world.later(EVERY)
    assert "**6 moves**" in card(world.channel)
    assert [one.id for one in world.channel.history()[-2:]] == [told.id, moved.id], "nobody else is answered so"


async def test_the_card_waits_for_the_answer_below_which_it_is_to_move(world: World, ada: Member, ben: Member, cleo: Member):
    with patch("bot.ui.messages._TOKEN_LIFETIME", 1.0):
        await world.start(ada, code=EASY)
        await world.later(EVERY)
    before, arrives = edits(world), asyncio.Event()

    async def slow(interaction: Interaction[Any], text: str) -> None:
        await world.env.external_wait(arrives.wait(), reason="an answer")
        await reply(interaction, text)

    with patch("bot.games.match_screen.reply", slow):
        await ben.slash(world.channel, "bid", moves=9)
        assert "**7 moves**" in said(await cleo.slash(world.channel, "bid", moves=7)), "one bid at a time is told to all"
        await world.later(EVERY)
        assert edits(world) == before, "the card is not edited where it is before it moves"
        arrives.set()
        await world.later(EVERY)
    told, moved = world.channel.history()[-2:]
    assert text_of(told) == f"🙋 {ben.mention} bids **9 moves**."
    assert [one.id for one in cards(world.channel)] == [moved.id]
    assert place_of(cleo, card(world.channel)) < place_of(ben, card(world.channel))


async def test_who_presses_the_card_after_a_quarter_of_an_hour_sees_it_edited_where_it_is(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    with patch("bot.ui.messages._TOKEN_LIFETIME", 1.0):
        await world.bidding((ada, 9), (ben, 8))
        await world.later(EVERY)
    first = cards(world.channel)[-1]
    await ada.click(first, label="I'm done")
    assert [one.id for one in cards(world.channel)] == [first.id]
    assert "1 of 2" in card(world.channel)
    assert "**8 moves**" in card(world.channel)


async def test_a_bid_is_told_to_nobody_else_while_the_first_card_is_still_on_its_way(world: World, ada: Member, ben: Member):
    for path in ("/webhooks/*/*", "/channels/*/messages"):
        world.env.inject_error("POST", path, status=503, times=None)
    await world.start(ada, code=EASY)
    assert cards(world.channel) == []
    assert "**7 moves**" in said(await ben.slash(world.channel, "bid", moves=7))
    world.env.backend.faults.clear()
    await world.later(60)
    assert "**7 moves**" in card(world.channel)
    assert not any("bids **7 moves**" in text for text in news(world.channel))
