"""Bots at the table, as people see them in a channel: docs/rules.md "Bots"."""

from unittest.mock import patch

import discord
import pytest

from bot.store import StoreUnavailable
from engine.bots.thinking import Find
from engine.bots.turns import plans_of
from engine.games.match.events import BidMade
from engine.games.match.state import Phase
from engine.rules.bots import BOTS, is_bot
from tests.bot.seen import answer, buttons_of, card, cards, choose, news, offers, said, text_of, through_me, told_of_picture
from tests.bot.world import EASY, HOURGLASS, INTERMISSION, ON_ITS_WAY, SHOWN, SOLUTION, Member, World

FENN, RUNE, BRUM = "🦊 Fenn (bot)", "🦉 Rune (bot)", "🐻 Brum (bot)"


async def bids(world: World) -> list[tuple[int, int]]:
    """Return all bids of bots so far, as they are stored."""
    live = world.bot.games.match_in(world.channel.id)
    assert live
    events = await world.bot.store.events_of(live.game_id)
    return [(event.player, event.moves) for event in events if isinstance(event, BidMade) and is_bot(event.player)]


async def until_first_bid(world: World) -> None:
    """Let time pass until the first bot bids."""
    for _ in range(300):
        if not world.match().round.bids:
            await world.later(1)
    assert world.match().round.bids


async def test_bots_are_asked_in_at_the_start_and_marked_as_bots(world: World, ada: Member) -> None:
    opening = text_of(answer(await world.start(ada, bots=2, level="hard")))
    assert "practice with bots until a second person bids" in opening
    assert f"{FENN} · {RUNE} – hard" in card(world.channel)
    assert BRUM not in card(world.channel)


async def test_who_has_started_adds_bots_by_a_button_until_there_are_three(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada)
    assert "🤖 Add a bot" not in await offers(ben, cards(world.channel)[-1])
    for _ in range(3):
        await choose(ada, cards(world.channel)[-1], "🤖 Add a bot")
        await world.later(SHOWN)
    assert f"{FENN} · {RUNE} · {BRUM} – medium" in card(world.channel)
    assert "🤖 Add a bot" not in await offers(ada, cards(world.channel)[-1])


async def test_beside_bots_that_think_no_more_one_person_who_is_done_waits_no_more(world: World, ada: Member) -> None:
    with patch("engine.bots.turns.think", return_value=()):
        await world.start(ada, code=EASY, bots=2)
        await ada.slash(world.channel, "bid", moves=4, path=SOLUTION)
        told = said(await ada.click(cards(world.channel)[-1], label="I'm done"))
        assert "as soon as no bot thinks any more" in told
        assert "only one here" not in told
        await world.later(ON_ITS_WAY + 1)
    assert world.match().chips[ada.id] == 1


async def test_a_bot_that_has_miscounted_is_seen_to_count_again_and_passes_a_little_later(world: World, ada: Member) -> None:
    with patch("engine.bots.turns.think", return_value=(Find(5, 3, ()),)):
        await world.start(ada, code=EASY, bots=1)
        await until_first_bid(world)
        await world.later(HOURGLASS + ON_ITS_WAY)
        assert f"{FENN} counts the 3 moves again." in news(world.channel)[-1]
        assert world.match().phase is Phase.PROVING
        assert buttons_of(cards(world.channel)[-1]) == ["More…"], "no one answers for a bot"
        await world.restart_bot(killed=True)
        await world.later(7)
    assert f"{FENN} comes to more moves than that, and passes." in "\n".join(news(world.channel)[-2:])
    assert world.match().phase is not Phase.PROVING


async def test_a_tournament_has_no_bots(world: World, ada: Member) -> None:
    told = said(await ada.slash(world.channel, "ricochet start", tournament=True, bots=1))
    assert "no bots play there" in told


async def test_a_bot_bids_what_it_has_found_and_shows_it(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY, bots=2, level="hard")
    await until_first_bid(world)
    await world.later(SHOWN)
    assert "(bot)" in card(world.channel), "whoever bids is marked"
    await world.later(HOURGLASS)
    told = news(world.channel)[-1]
    assert "(bot) sealed their moves; here they are" in told
    assert "(bot) wins the" in told
    assert world.match().phase is Phase.INTERMISSION
    assert all(is_bot(award.player) for award in world.match().awards)


async def test_pictures_and_alt_texts_name_bots_as_such_and_a_rematch_has_them_again(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY, chips=1, bots=1, level="hard")
    await until_first_bid(world)
    await world.later(HOURGLASS)
    end = world.channel.history()[-1]
    assert f"🏆 **{FENN} wins the match!**" in text_of(end)
    assert "Fenn (bot)" in told_of_picture(end)
    await ada.click(end, label="🔁 Rematch")
    assert [bot.level.value for bot in world.match().bots] == ["hard"]


async def test_bots_do_as_they_have_planned_over_restarts_and_nothing_twice(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY, bots=3)
    plans = plans_of(world.match())
    for _ in range(5):
        await world.later(40)
        await world.restart_bot(killed=True)
        await world.later(1)
    made = await bids(world)
    assert made
    for bot in BOTS:
        planned = [(bot, find.moves) for find in plans[bot]]
        own = [bid for bid in made if bid[0] == bot]
        assert own == planned[: len(own)], "in this order, and each once"


async def test_time_that_the_program_was_away_is_no_time_to_think(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY, bots=3, level="hard")
    await world.restart_bot(killed=True, after=100)
    await world.later(1)
    assert not await bids(world)
    await until_first_bid(world)


async def test_a_bid_that_could_not_be_stored_is_made_a_little_later(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY, bots=1, level="hard")
    plan = plans_of(world.match())[BOTS[0]]
    with patch.object(world.bot.store, "append", side_effect=StoreUnavailable("the disk is full")):
        await world.later(plan[0].after + 1)
    assert not await bids(world)
    await world.later(8)
    assert await bids(world) == [(BOTS[0], plan[0].moves)]


async def test_bots_that_play_alone_rest_until_somebody_is_there(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY, bots=3, level="hard")
    while world.match().phase is not Phase.IDLE:
        await world.later(INTERMISSION + HOURGLASS)
    assert world.match().round.number == 2
    assert "Paused after two rounds without any people" in card(world.channel)
    await ada.click(cards(world.channel)[-1], label="Resume")
    assert world.match().phase is Phase.THINKING


async def wins_alone(world: World, level: str) -> discord.Message:
    """Let Ada win a match of one chip against two bots that find nothing, and return its last message."""
    (ada,) = world.players("ada")
    with patch("engine.bots.turns.think", return_value=()):
        await world.start(ada, code=EASY, chips=1, bots=2, level=level)
        await world.win_chip(ada)
        await world.later(SHOWN)
    return world.channel.history()[-1]


@pytest.mark.parametrize(("level", "following"), [("easy", "medium"), ("medium", "hard")])
async def test_a_match_that_is_won_against_bots_leads_to_better_ones(world: World, level: str, following: str) -> None:
    end = await wins_alone(world, level)
    label = f"🤖 Against {following} bots"
    assert label in buttons_of(end)
    assert "This match is proposed to" in said(await world.player("ben").click(end, label=label))
    ada = world.player("ada")
    await ada.click(end, label=label)
    assert [bot.level.value for bot in world.match().bots] == [following, following]
    assert world.match().ahead_of(ada.id) == 2


async def test_there_are_no_better_bots_than_hard_ones(world: World) -> None:
    assert not any("Against" in label for label in buttons_of(await wins_alone(world, "hard")))


async def test_matches_against_bots_are_counted_apart_in_the_statistics_of_their_player(world: World, ada: Member) -> None:
    assert "No matches yet" in said(await ada.slash(world.channel, "ricochet stats"))
    for _ in range(2):
        await wins_alone(world, "easy")
    assert "Against bots: 2 matches, 2 won" in said(await ada.slash(world.channel, "ricochet stats"))
    for score in ("chips", "matches", "best", "races"):
        board = text_of(answer(await ada.slash(world.channel, "ricochet leaderboard", by=score)))
        assert "Nobody yet" in board
        assert "Games against bots alone don't count" in board
    asked = await through_me(ada, "delete", world.channel)
    await ada.click(answer(asked), label=buttons_of(answer(asked))[0])
    assert "No matches yet" in said(await ada.slash(world.channel, "ricochet stats"))


async def test_a_match_against_bots_says_that_it_counts_nowhere_until_a_second_person_bids(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    end = text_of(await wins_alone(world, "easy"))
    assert "it is on no leaderboard" in end
    assert "`/ricochet stats` counts it apart" in end
    with patch("engine.bots.turns.think", return_value=()):
        await world.start(ada, code=EASY, chips=1, bots=1)
        await ben.slash(world.channel, "bid", moves=9)
        await world.win_chip(ada)
        await world.later(SHOWN)
    assert "Beside bots alone" not in text_of(world.channel.history()[-1])
