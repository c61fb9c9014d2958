"""Every message reaches its channel once, whatever happens to the requests to Discord."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any
from unittest.mock import patch

import aiohttp
import discord
import pytest
import structlog

from bot.games.deadline_timer import ON_ITS_WAY
from bot.games.match import MATCH
from bot.metrics import Stage
from engine import RULES_2013, Setup, parse_moves
from engine.games.match.events import ProofFailed, ProverAsked, SkipVoted
from engine.games.match.play import Command, PlaceBid, Prove, VoteToSkip, start
from engine.rules.commands import RecordBest, SayDone, TimeUp
from engine.rules.events import BestFound
from engine.rules.outcome import Outcome
from tests.bot.seen import buttons_of, card, cards, news, said, stop, text_of
from tests.bot.world import EASY, HOURGLASS, INTERMISSION, PROOF_TIME, SOLUTION, Member, World

MESSAGES, FOLLOW_UPS = "/channels/*/messages", "/webhooks/*/*"


LOCKED, FULL, INVALID = 160005, 20028, 50035
"""Discord's codes for a locked thread, the write rate limit of a channel, and a message that it would never take."""


def refuse(world: World, times: int | None = 1, *, method: str = "POST", status: int = 503, code: int = 0) -> None:
    """Let Discord answer so many requests with an error."""
    path = MESSAGES if method == "POST" else f"{MESSAGES}/*"
    world.env.inject_error(method, path, status=status, code=code, times=times)


def accept(world: World) -> None:
    """Let Discord take everything again."""
    world.env.backend.faults.clear()


@contextmanager
def lost_answer() -> Iterator[None]:
    """Meanwhile the first message is posted, but the connection ends before Discord has said so."""
    lost = list[bool]()

    def cutting(send: Any) -> Any:
        async def cut(*arguments: Any, **options: Any) -> Any:
            message = await send(*arguments, **options)
            if not lost:
                lost.append(True)
                raise aiohttp.ServerDisconnectedError
            return message

        return cut

    ways = discord.abc.Messageable, discord.Webhook
    with ExitStack() as patched:
        for way in ways:
            patched.enter_context(patch.object(way, "send", cutting(way.send)))
        yield


async def win_two_untold(world: World, winner: Member) -> None:
    """Let a player win two chips while Discord takes no message and no edit."""
    world.env.inject_error("POST", FOLLOW_UPS, status=503, times=None)
    refuse(world, None)
    refuse(world, None, method="PATCH")
    for _ in range(2):
        await world.win_chip(winner)
        await world.later(INTERMISSION)


def test_a_failed_proof_is_told_in_full_after_a_restart_though_a_best_solution_was_found_before_it_could_be() -> None:
    setup, proof = Setup.from_code(EASY), parse_moves(SOLUTION)
    events = list(start(RULES_2013, setup, 7, 0.0, Random(1)))

    def then(command: Command, at: float) -> None:
        outcome = MATCH.decide(MATCH.replay(events), command, at, Random(1))
        assert isinstance(outcome, Outcome)
        events.extend(outcome.events)

    then(PlaceBid(7, 4), 1.0)
    then(PlaceBid(8, 5), 2.0)
    then(TimeUp(MATCH.replay(events).deadline or 0.0), 70.0)
    number = len(events)
    then(Prove(7, proof[::-1]), 71.0)
    then(VoteToSkip(7), MATCH.replay(events).skippable_from)
    then(RecordBest(1, proof), 200.0)
    news = MATCH.news_of(events, number, len(events) - number)
    assert not news.is_late
    assert [type(event) for event in news.outcome.events] == [ProofFailed, ProverAsked, SkipVoted, BestFound]


async def test_the_first_board_is_shown_though_discord_could_not_take_it_at_first(world: World, ada: Member) -> None:
    world.env.inject_error("POST", FOLLOW_UPS, status=503)
    refuse(world, 2)
    await world.start(ada)
    assert cards(world.channel) == []
    for seconds in (1.5, 2, 4):
        await world.later(seconds)
    assert len(cards(world.channel)) == 1
    assert buttons_of(cards(world.channel)[0])[0] == "Bid"


async def test_a_prover_is_asked_and_a_winner_told_though_discord_could_not_take_it_at_first(world: World, ada: Member) -> None:
    await world.bidding((ada, 4))
    world.env.inject_error("POST", FOLLOW_UPS, status=503)
    refuse(world)
    await world.later(HOURGLASS)
    await world.later(3)
    assert f"{ada.mention}, please show" in news(world.channel)[-1]
    refuse(world)
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    assert "wins the" not in news(world.channel)[-1]
    await world.later(1)
    assert f"{ada.mention} wins the" in news(world.channel)[-1]
    assert await world.bot.store.with_pending() == []


@pytest.mark.parametrize(("status", "code"), [(503, 0), (400, FULL)], ids=["once", "for a while"])
async def test_a_card_that_could_not_be_edited_is_edited_later(world: World, ada: Member, status: int, code: int) -> None:
    await world.start(ada)
    world.env.inject_error("PATCH", f"{FOLLOW_UPS}/messages/*", status=status, code=code)
    if code == FULL:
        refuse(world, method="PATCH", status=status, code=code)
    await ada.slash(world.channel, "bid", moves=7)
    assert "**7 moves**" not in card(world.channel)
    await world.later(1)
    assert "**7 moves**" in card(world.channel)


async def test_a_winner_in_a_thread_that_was_locked_is_told_though_nothing_more_happens_in_the_match(world: World, ada: Member):
    await world.proving((ada, 4), chips=1)
    for method in ("POST", "PATCH"):
        refuse(world, None, method=method, status=400, code=LOCKED)
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    for _ in range(4):
        await world.later(600)
    assert not any("wins the" in text for text in news(world.channel))
    accept(world)
    await world.later(3600)
    assert len([text for text in news(world.channel) if "wins the" in text]) == 1
    assert await world.bot.store.with_pending() == []


async def test_the_card_goes_on_though_the_bot_may_not_ask_the_prover(world: World, ada: Member) -> None:
    await world.bidding((ada, 4))
    for path in (MESSAGES, FOLLOW_UPS):
        world.env.inject_error("POST", path, status=403, times=None)
    await world.later(HOURGLASS)
    assert not any("please show" in text for text in news(world.channel))
    assert f"It's {ada.mention}'s turn" in card(world.channel)


async def test_a_card_that_may_not_be_edited_is_not_sent_a_second_time(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY)
    for path in (f"{MESSAGES}/*", f"{FOLLOW_UPS}/messages/*"):
        world.env.inject_error("PATCH", path, status=403, times=None)
    await ada.slash(world.channel, "bid", moves=7)
    await world.later(HOURGLASS - 1)
    assert len(cards(world.channel)) == 1
    assert "**7 moves**" not in card(world.channel)
    accept(world)
    await world.later(1)
    assert "**7 moves**" in card(world.channel)


async def test_what_the_bot_was_not_allowed_to_tell_for_more_than_a_day_is_told_no_more(world: World, ada: Member) -> None:
    await world.proving((ada, 4), chips=1)
    for path in (MESSAGES, FOLLOW_UPS):
        world.env.inject_error("POST", path, status=403, times=None)
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    assert len(await world.bot.store.with_pending()) == 1
    await world.later(35 * 3600)
    assert await world.bot.store.with_pending() == []
    accept(world)
    await world.restart_bot(killed=True)
    assert not any("wins the" in text for text in news(world.channel))


async def test_the_news_of_a_chip_that_was_won_are_not_edited_when_the_next_prover_is_asked(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY)
    await world.win_chip(ada)
    told = world.channel.history()[-1]
    await world.later(INTERMISSION)
    await world.close_bids((ada, 4))
    assert "please show" in news(world.channel)[-1]
    (still,) = [message for message in world.channel.history() if message.id == told.id]
    assert still.edited_at is None


async def test_how_long_it_takes_until_news_are_told_is_measured(world: World, ada: Member) -> None:
    await world.proving((ada, 4))
    refuse(world)
    with patch.object(world.bot.metrics, "took") as took:
        await ada.slash(world.channel, "prove", moves=SOLUTION)
        await world.later(1)
    assert [round(call.args[1]) for call in took.call_args_list if call.args[0] is Stage.ANNOUNCE] == [1]


async def test_what_discord_will_never_take_is_logged_with_the_match_and_holds_nothing_back(world: World, ada: Member) -> None:
    await world.proving((ada, 4))
    (match_id,) = [stored.game_id for stored in await world.bot.store.running()]
    refuse(world, status=400, code=INVALID)
    with structlog.testing.capture_logs() as lines:
        await ada.slash(world.channel, "prove", moves=SOLUTION)
    assert [line["game_id"] for line in lines if line["event"] == "message not sent"] == [match_id]
    assert await world.bot.store.with_pending() == []
    await world.later(INTERMISSION)
    assert "Round 2" in card(world.channel)
    assert not any("wins the" in text for text in news(world.channel))


@pytest.mark.parametrize("stop", ["stop_bot", "kill_bot"])
async def test_what_could_not_be_told_before_a_restart_is_told_after_it(world: World, ada: Member, stop: str) -> None:
    await world.proving((ada, 4))
    refuse(world, None)
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    await getattr(world, stop)()
    accept(world)
    await world.start_bot()
    assert len([text for text in news(world.channel) if f"{ada.mention} wins the" in text]) == 1
    assert "The chip is won" in card(world.channel)


async def test_a_message_whose_answer_was_lost_is_found_in_its_channel(world: World, ada: Member) -> None:
    await world.bidding((ada, 4))
    with lost_answer():
        refuse(world, None, method="PATCH")
        await world.later(HOURGLASS)
    (asked,) = [message for message in world.channel.history() if "please show" in text_of(message)]
    refuse(world, None)
    await world.later(115)
    accept(world)
    await world.later(PROOF_TIME)
    assert len([text for text in news(world.channel) if "The sand has run out" in text]) == 1
    await stop(ada, world.channel)
    (asked,) = [message for message in world.channel.history() if message.id == asked.id]
    assert buttons_of(asked) == [], "the question is known, so that its buttons go"


async def test_a_board_whose_answer_was_lost_before_a_kill_is_found_after_it(world: World, ada: Member) -> None:
    with lost_answer():
        await world.start(ada, code=EASY)
        await world.kill_bot()
    assert len(cards(world.channel)) == 1
    await world.later(600)
    await world.start_bot()
    await ada.slash(world.channel, "bid", moves=4)
    assert len(cards(world.channel)) == 1
    assert "**4 moves**" in card(world.channel), "it is kept up to date"


async def test_ends_of_rounds_that_could_not_be_told_for_long_become_one_message(world: World, ada: Member, ben: Member):
    await world.start(ada, code=EASY)
    before = len(news(world.channel))
    await win_two_untold(world, ada)
    await world.close_bids((ben, 9))
    accept(world)
    await world.later(60)
    told = news(world.channel)[before:]
    assert [text.count("wins the") for text in told] == [2]
    assert "I couldn't post here for a while" in told[-1]
    assert told[-1].index("wins the") < told[-1].index(f"{ben.mention}, please show")
    assert await world.bot.store.with_pending() == []
    assert "Round 3" in card(world.channel)


async def test_the_card_of_a_round_whose_end_is_told_after_the_next_has_begun_shows_its_end(world: World, ada: Member) -> None:
    await world.proving((ada, 4))
    refuse(world, None)
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    await world.later(INTERMISSION)
    assert world.match().round.number == 2
    accept(world)
    await world.later(10)
    first, second = cards(world.channel)
    assert "The chip is won" in text_of(first)
    assert "Bid" not in buttons_of(first)
    assert "Round 2" in text_of(second)


async def test_what_was_not_allowed_is_told_when_it_is(world: World, ada: Member) -> None:
    await world.proving((ada, 4))
    refuse(world, status=403)
    assert "The chip is yours" in said(await ada.slash(world.channel, "prove", moves=SOLUTION))
    assert "wins the" not in news(world.channel)[-1]
    await world.later(INTERMISSION)
    assert any(f"{ada.mention} wins the" in text for text in news(world.channel))
    assert await world.bot.store.with_pending() == []


async def test_what_was_brought_together_before_a_kill_is_told_together_after_it(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY)
    before = len(news(world.channel))
    await win_two_untold(world, ada)
    await world.later(60)
    await world.kill_bot()
    accept(world)
    await world.start_bot()
    (told,) = [text for text in news(world.channel)[before:] if "wins the" in text]
    assert told.count("wins the") == 2
    assert "I couldn't post here for a while" in told


async def test_what_was_brought_together_with_bids_between_is_told_whole_after_another_kill(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    await world.proving((ada, 4))
    before = len(news(world.channel))
    refuse(world, None)
    refuse(world, None, method="PATCH")
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    await world.later(INTERMISSION)
    await ben.slash(world.channel, "bid", moves=9)
    live = world.bot.games.match_in(world.channel.id)
    assert live is not None
    for player in (ada, ben):
        await live.handle(SayDone(player.id), world.env.now().timestamp())
    await world.later(ON_ITS_WAY)
    for _ in range(2):
        await world.restart_bot(killed=True)
        await world.later(35)
    accept(world)
    await world.later(35)
    (told,) = [text for text in news(world.channel)[before:] if "wins the" in text or "please show" in text]
    assert (told.count("wins the"), told.count("please show")) == (1, 1)
    assert await world.bot.store.with_pending() == []
