"""A match continues after the bot was stopped or killed, with its clock."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import discord
import pytest
import structlog

from bot.client import HEARTBEAT, RicochetBot
from bot.games.live_games import LiveGames
from bot.games.match_screen import MatchScreen
from bot.store import KINDS, SqliteStore, StoreUnavailable
from bot.store.contract.kinds import RACE
from tests.bot.contact import CONTACT, set_contact
from tests.bot.english import say
from tests.bot.games.solo.play import begin_alone
from tests.bot.seen import buttons_of, buttons_to_play, card, cards, news, parts, said, stop, text_of
from tests.bot.store.events import without
from tests.bot.world import EASY, HOURGLASS, INTERMISSION, SOLUTION, THINKING_TIME, Member, World


async def test_bidding_goes_on_after_a_restart_with_the_time_that_was_left(world: World, ada: Member, ben: Member) -> None:
    await world.bidding((ada, 4))
    await world.later(30)
    before = world.match()
    await world.restart_bot(after=600)

    assert "I was away for 10 minutes" in news(world.channel)[-1]
    assert world.match().round.bids == before.round.bids
    assert world.match().position.robots == before.position.robots
    assert len(cards(world.channel)) == 1, "the card that was there is kept up to date"
    await ben.slash(world.channel, "bid", moves=3)
    assert f"{ben.mention} bids **3 moves**" in news(world.channel)[-1], "no button was pressed since"
    await world.later(HOURGLASS - 31)
    assert "please show" not in news(world.channel)[-1]
    await world.later(1)
    assert f"{ben.mention}, please show" in news(world.channel)[-1]
    assert sum("I was away" in text for text in news(world.channel)) == 1, "which is told once"


async def test_of_the_time_of_a_killed_bot_no_more_is_missing_than_between_two_heartbeats(world: World, ada: Member) -> None:
    await world.start(ada)
    await world.later(100)
    deadline = world.match().deadline
    await world.restart_bot(killed=True, after=1000)
    assert deadline is not None
    assert world.match().deadline is not None
    assert 1000 <= (world.match().deadline or 0) - deadline <= 1000 + 15


async def test_time_is_given_back_to_a_bot_that_was_killed_before_its_first_heartbeat(world: World, ada: Member) -> None:
    await world.bidding((ada, 4))
    await world.kill_bot()
    world.forget_heartbeats()
    await world.later(3600)
    await world.start_bot()
    assert "I was away for 60 minutes" in news(world.channel)[-1]


async def test_an_idle_match_is_still_idle_and_nobody_is_told_anything(world: World, ada: Member) -> None:
    await world.start(ada)
    for _ in range(2):
        await world.later(THINKING_TIME)
        await world.later(HOURGLASS)
        await world.later(INTERMISSION)
    written = len(world.channel.history())
    await world.restart_bot()
    assert len(world.channel.history()) == written
    await ada.click(cards(world.channel)[-1], label="Resume")
    assert "Round 3" in card(world.channel)


async def test_a_card_that_somebody_deleted_is_put_up_again(world: World, ada: Member) -> None:
    await world.start(ada)
    world.player("mod", manage_messages=True)
    await world.player("mod").delete(cards(world.channel)[-1])
    await ada.slash(world.channel, "bid", moves=5)
    assert len(cards(world.channel)) == 1
    assert "**5 moves**" in card(world.channel)
    shown = ["Bid", "Move pad", "I'm done", "More…"]
    assert buttons_of(cards(world.channel)[-1])[:6] == shown


async def test_a_match_goes_on_though_discord_refuses_a_message(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada)
    await ada.slash(world.channel, "bid", moves=5)
    await ben.slash(world.channel, "bid", moves=6)
    world.env.inject_error("POST", "/channels/*/messages", status=403)
    await world.later(HOURGLASS)
    assert "turn to show **5 moves**" in card(world.channel), "the card tells it all the same"
    await ada.slash(world.channel, "pass")
    assert f"{ben.mention}, it's your turn" in news(world.channel)[-1]


async def test_a_match_ends_with_its_channel(world: World, ada: Member) -> None:
    await world.start(ada)
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.delete()
    await world.env.settle()
    assert world.bot.games.match_in(world.channel.id) is None
    assert await world.bot.store.running() == []


async def test_commands_are_sent_to_discord_only_when_they_have_changed(world: World) -> None:
    def sent() -> int:
        return sum(request.method == "PUT" and request.path.endswith("/commands") for request in world.env.http_requests)

    assert sent() == 1
    await world.restart_bot()
    assert sent() == 1


async def test_buttons_and_forms_of_before_the_restart_still_work(world: World, ada: Member) -> None:
    await world.start(ada)
    before = await ada.click(cards(world.channel)[-1], label="Bid")
    await world.restart_bot(killed=True)
    for form, moves in ((before, 7), (await ada.click(cards(world.channel)[-1], label="Bid"), 6)):
        await ada.submit_modal(form, {"moves": f" {moves} "})
        assert [bid.moves for bid in world.match().round.bids] == [moves]


async def test_a_question_from_before_the_restart_loses_its_buttons_when_it_is_answered(world: World, ada: Member) -> None:
    await world.proving((ada, 4))
    await world.restart_bot(killed=True, after=3600)
    assert "turn to show **4 moves**" in card(world.channel)
    assert "The chip is yours" in said(await ada.slash(world.channel, "prove", moves=SOLUTION))
    await stop(ada, world.channel)
    assert buttons_to_play(world.channel) == []


@pytest.mark.parametrize("restarted", [True, False])
async def test_what_was_told_together_with_a_question_stays_told_when_it_is_answered(world: World, *, restarted: bool) -> None:
    ada, ben = world.players("ada", "ben")
    await world.proving((ada, 3), (ben, 4))
    await world.insist(ada, "R-up")
    (asked,) = [message for message in world.channel.history() if f"{ben.mention}, it's your turn" in text_of(message)]
    assert shown(asked) == ["moves-1.png"]
    assert buttons_of(asked) != []
    if restarted:
        await world.restart_bot(killed=True)
    await ben.slash(world.channel, "pass")
    (answered,) = [message for message in world.channel.history() if message.id == asked.id]
    assert text_of(answered) == text_of(asked).partition("👉")[0] + say(
        "news-prover-was-asked", first="no", player=ben.mention, moves=4
    )
    assert shown(answered) == shown(asked)
    assert buttons_of(answered) == []


@pytest.mark.parametrize("restarted", [True, False])
async def test_chips_that_were_told_late_with_a_question_stay_told_when_it_is_answered(
    world: World, ada: Member, ben: Member, *, restarted: bool
) -> None:
    await world.start(ada, code=EASY)
    world.env.inject_error("POST", "/webhooks/*/*", status=503, times=None)
    world.env.inject_error("POST", "/channels/*/messages", status=503, times=None)
    for winner in (ada, ben):
        await world.win_chip(winner)
        await world.later(INTERMISSION)
    await world.close_bids((ben, 9))
    world.env.backend.faults.clear()
    await world.later(60)
    (asked,) = [message for message in world.channel.history() if f"{ben.mention}, please show" in text_of(message)]
    assert text_of(asked).count("wins the") == 2
    if restarted:
        await world.restart_bot(killed=True)
    await ben.slash(world.channel, "pass")
    (answered,) = [message for message in world.channel.history() if message.id == asked.id]
    assert text_of(answered).count("wins the") == 2
    assert say("news-prover-was-asked", first="yes", player=ben.mention, moves=9) in text_of(answered)
    assert "please show" not in text_of(answered)
    assert shown(answered) == shown(asked) == ["scores.png"]
    assert buttons_of(answered) == []


def shown(message: discord.Message) -> list[str]:
    """Return the names of the pictures that a message shows, all of which it has."""
    galleries = [part for part in parts(message) if isinstance(part, discord.MediaGalleryComponent)]
    names = [item.media.url.rsplit("/", 1)[1] for gallery in galleries for item in gallery.items]
    assert names == [picture.filename for picture in message.attachments]
    return names


async def test_a_round_whose_card_was_never_sent_gets_one_of_its_own(world: World, ada: Member) -> None:
    """As after a kill between storing and announcing that the next chip is turned up."""
    await world.proving((ada, 4))
    await ada.slash(world.channel, "pass")
    world.env.inject_error("POST", "/channels/*/messages", status=403)
    await world.later(INTERMISSION)
    assert world.match().round.number == 2
    assert "Round 1" in text_of(cards(world.channel)[0]), "the card of the first round is not drawn over"
    await world.restart_bot(killed=True)
    assert "Round 2" in card(world.channel)
    assert len(cards(world.channel)) == 2
    picture = cards(world.channel)[-1].attachments[0]
    assert picture.description is not None
    target = world.match().round.target
    assert target is not None
    assert picture.description.startswith(f"Target: {target.words} on ")


async def test_a_clock_that_is_set_back_does_not_stop_a_match(world: World, ada: Member) -> None:
    await world.start(ada)
    await ada.slash(world.channel, "bid", moves=4)
    world.clock_ahead = -3
    await world.later(HOURGLASS)
    assert "please show" not in news(world.channel)[-1]
    await world.later(3)
    assert "please show" in news(world.channel)[-1]


@pytest.mark.parametrize("hours", [-1, 1])
async def test_nobody_wins_or_loses_time_where_the_clock_is_set(world: World, ada: Member, ben: Member, hours: int) -> None:
    await world.start(ada)
    await ada.slash(world.channel, "bid", moves=5)
    until = world.match().deadline or 0
    world.clock_is_set_by = 3600 * hours
    await world.later(HEARTBEAT)
    assert world.match().deadline == until + 3600 * hours
    assert f"<t:{round(until) + 3600 * hours}:R>" in card(world.channel), "which is the truth, by the clock as it is now"
    assert "I was away" not in news(world.channel)[-1]
    await ben.slash(world.channel, "bid", moves=4)
    assert [bid.moves for bid in world.match().round.bids] == [4, 5]
    await world.later(HOURGLASS - HEARTBEAT - 1)
    assert "please show" not in news(world.channel)[-1]
    await world.later(1)
    assert f"{ben.mention}, please show" in news(world.channel)[-1]


async def test_a_clock_that_was_set_back_while_the_bot_was_stopped_does_not_stop_a_match(world: World, ada: Member) -> None:
    await world.start(ada)
    await ada.slash(world.channel, "bid", moves=5)
    await world.kill_bot()
    world.clock_ahead -= 3600
    await world.start_bot()
    await world.later(HOURGLASS)
    assert f"{ada.mention}, please show" in news(world.channel)[-1]


async def test_nor_where_the_bot_is_killed_again_before_its_first_heartbeat(world: World, ada: Member) -> None:
    await world.start(ada)
    await ada.slash(world.channel, "bid", moves=5)
    await world.kill_bot()
    world.clock_ahead -= 3600
    with patch.object(RicochetBot, "_beat"):
        await world.start_bot()
    await world.restart_bot(killed=True)
    await world.later(30)
    assert "please show" not in news(world.channel)[-1], "the sand runs for sixty seconds"
    await world.later(HOURGLASS - 30)
    assert f"{ada.mention}, please show" in news(world.channel)[-1]


async def test_a_bot_that_cannot_store_when_it_is_connected_plays_as_soon_as_it_can(world: World, ada: Member) -> None:
    await world.start(ada)
    await world.stop_bot()
    await world.later(600)
    with patch.object(SqliteStore, "set_guilds", side_effect=[StoreUnavailable("disk full"), None]):
        await world.start_bot()
        await world.later(6)
    assert "I was away for 10 minutes" in news(world.channel)[-1]


async def test_time_lost_is_given_back_by_the_next_start_where_a_stop_comes_first(world: World, ada: Member) -> None:
    await world.start(ada)
    await world.stop_bot()
    await world.later(600)
    with patch.object(SqliteStore, "set_guilds", side_effect=StoreUnavailable("disk full")):
        await world.start_bot()
        await world.stop_bot()
    await world.start_bot()
    assert "I was away for 10 minutes" in news(world.channel)[-1]


async def test_deadlines_go_by_the_clock_of_the_machine_where_discords_is_another(world: World, ada: Member, ben: Member):
    world.clock_ahead = 45
    await world.start(ada)
    await ada.slash(world.channel, "bid", moves=4)
    await world.later(50)
    assert "Your bid" in said(await ben.slash(world.channel, "bid", moves=5)), "the sand runs for sixty seconds all the same"


async def test_one_heartbeat_that_fails_is_not_the_last(world: World) -> None:
    before = await world.bot.store.last_heartbeat()
    with patch.object(world.bot.store, "heartbeat", side_effect=StoreUnavailable("disk full")):
        await world.later(20)
    await world.later(20)
    after = await world.bot.store.last_heartbeat()
    assert before is not None
    assert after is not None
    assert after >= before + 30


async def test_a_match_of_a_channel_that_is_gone_ends(world: World, ada: Member) -> None:
    await world.start(ada)
    await world.stop_bot()
    world.env.backend.delete_channel(world.channel.id)
    await world.start_bot()
    assert await world.bot.store.running() == []


async def test_a_question_stays_open_though_the_channel_is_told_that_the_bot_was_away(world: World, ada: Member) -> None:
    await world.proving((ada, 4))
    question = world.channel.history()[-1].id
    await world.restart_bot(killed=True, after=60)
    assert "I was away" in news(world.channel)[-1]
    asked = next(message for message in world.channel.history() if message.id == question)
    assert f"{ada.mention}, please show" in text_of(asked)
    assert "⌨️ Type" in buttons_of(asked)
    await ada.click(asked, label="Pass")
    assert buttons_to_play(world.channel) == ["⏭️ Next round", "More…"]


async def test_a_prover_who_could_not_be_asked_before_a_kill_is_asked_after_it(world: World, ada: Member, ben: Member) -> None:
    """As after a kill between storing and announcing whose turn it is."""
    await world.proving((ada, 4), (ben, 5))
    for route in ("/webhooks/*/*", "/channels/*/messages"):
        world.env.inject_error("POST", route, status=403)
    await ada.slash(world.channel, "pass")
    assert ben.mention not in news(world.channel)[-1]
    for _ in range(2):
        await world.restart_bot(killed=True, after=60)
    asked = [message for message in world.channel.history() if f"{ben.mention}, it's your turn" in text_of(message)]
    assert [buttons_of(message)[0] for message in asked] == ["Move pad"]
    assert ben.id in [user.id for user in asked[0].mentions]
    assert f"until <t:{round(world.match().deadline or 0) - 60}:T>" in text_of(asked[0]), "a minute was given back after that"


async def test_a_match_that_begins_before_others_are_resumed_is_given_no_time(world: World, ada: Member) -> None:
    """As where a process has many shards, which are connected one after the other."""
    await world.start(ada)
    deadline = world.match().deadline
    await world.later(30)
    await world.bot.games.resume()
    assert world.match().deadline == deadline


async def test_who_is_quick_after_a_restart_loses_no_time_either(world: World, ada: Member, ben: Member) -> None:
    """As where a process has many shards: who bids on the first of them, before the last is there."""
    await world.bidding((ada, 5))
    deadline = world.match().deadline
    assert deadline
    await world.kill_bot()
    await world.later(45)
    with patch.object(LiveGames, "resume"):
        await world.start_bot()
        await world.later(5)
        await ben.slash(world.channel, "bid", moves=4)
    given_back = world.match().deadline
    assert given_back
    assert deadline + 50 <= given_back <= deadline + 50 + HEARTBEAT
    await world.later(5)
    await world.bot.games.resume()
    assert world.match().deadline == given_back, "once is enough"


@pytest.mark.parametrize("is_stored", [False, True])
async def test_time_is_given_back_once_though_the_store_failed_at_the_first_bid_after_a_restart(
    world: World, ada: Member, ben: Member, *, is_stored: bool
) -> None:
    await world.bidding((ada, 5))
    deadline = world.match().deadline
    assert deadline
    await world.kill_bot()
    await world.later(45)
    append = SqliteStore.append

    async def broken_off(*arguments: Any, **options: bool) -> None:
        if is_stored:
            await append(*arguments, **options)
        message = "disk full"
        raise StoreUnavailable(message)

    with patch.object(LiveGames, "resume"):
        await world.start_bot()
        with patch.object(SqliteStore, "append", broken_off):
            await ben.slash(world.channel, "bid", moves=4)
        assert len(world.errors_that_were_meant()) == 1
        assert world.match().round.bid_of(ben.id) is None
        await ben.slash(world.channel, "bid", moves=4)
    assert world.match().round.bid_of(ben.id)
    assert deadline + 45 <= (world.match().deadline or 0) <= deadline + 45 + HEARTBEAT


async def test_a_match_goes_on_though_another_one_cannot_be_resumed(world: World, ada: Member) -> None:
    other = world.guild.create_text_channel("other")
    await world.start(ada)
    await ada.slash(other, "ricochet start")
    await world.kill_bot()
    await world.later(60)
    append = SqliteStore.append

    async def full(store: SqliteStore, game_id: int, *arguments: Any, **options: bool) -> None:
        if game_id == 1:
            message = "disk full"
            raise OSError(message)
        await append(store, game_id, *arguments, **options)

    with patch.object(SqliteStore, "append", full), structlog.testing.capture_logs() as lines:
        await world.start_bot()
    assert "I was away" in news(other)[-1]
    assert [line["game_id"] for line in lines if line["event"] == "game not resumed"] == [1]
    before = await world.bot.store.last_heartbeat()
    await world.later(20)
    assert await world.bot.store.last_heartbeat() != before, "the clock of the bot itself runs"


async def test_a_match_goes_on_though_another_one_cannot_be_replayed(world: World, ada: Member) -> None:
    other = world.guild.create_text_channel("other")
    await world.start(ada)
    await ada.slash(other, "ricochet start")
    await world.kill_bot()
    started = "(SELECT {} FROM event WHERE match_id = 1 AND number = 0)"
    again = f"UPDATE event SET kind = {started.format('kind')}, data = {started.format('data')}"
    spoil(world, f"{again} WHERE match_id = 1 AND number = 1")
    with structlog.testing.capture_logs() as lines:
        await world.start_bot()
    assert world.match(other).round.number == 1
    (line,) = [line for line in lines if line["event"] == "game quarantined"]
    assert (line["game_id"], line["channel_id"]) == (1, world.channel.id)
    assert line["reason"]
    assert "The match in this channel can't be read any more" in news(world.channel)[-1]
    assert "(game 1)" in news(world.channel)[-1]
    await world.start(ada, code=EASY)
    assert world.match().round.number == 1, "another match can begin there"


async def test_an_event_that_cannot_be_read_keeps_only_its_own_game_from_going_on(world: World, ada: Member) -> None:
    other = world.guild.create_text_channel("other")
    await world.start(ada)
    await ada.slash(other, "ricochet start")
    await ada.slash(other, "bid", moves=4)
    await world.kill_bot()
    spoil(world, "UPDATE event SET data = '{\"at\": 5' WHERE match_id = 1 AND number = 1")
    with structlog.testing.capture_logs() as lines:
        await world.start_bot()
    assert [line["reason"][:38] for line in lines if line["event"] == "game quarantined"] == [
        "cannot read an event 'ChipTurned': Inv"
    ]
    assert [bid.moves for bid in world.match(other).round.bids] == [4]
    assert "no match in this channel" in said(await ada.slash(world.channel, "bid", moves=4))


async def test_a_match_that_a_later_version_has_gone_on_with_waits_for_that_and_all_others_go_on(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    other = world.guild.create_text_channel("other")
    await world.bidding((ada, 5), (ben, 4))
    await stop(ada, world.channel, "Vote to end")
    await ada.slash(other, "ricochet start")
    await world.kill_bot()
    shown = news(world.channel)
    earlier = without("FinishVoted")  # as in the release before
    race = replace(RACE, events={name: event for name, event in RACE.events.items() if name != "FinishVoted"})
    with patch.dict(KINDS, {"match": earlier, "race": race}), structlog.testing.capture_logs() as lines:
        await world.start_bot()
        (line,) = [line for line in lines if line["event"] == "game left to a newer version"]
        assert (line["game_id"], line["channel_id"]) == (1, world.channel.id)
        assert not [line for line in lines if line["event"] == "game quarantined"]
        for command, options in (("bid", {"moves": 3}), ("ricochet start", {}), ("ricochet stop", {})):
            assert "I'm being updated" in said(await ben.slash(world.channel, command, **options))
        assert "I'm being updated" in said(await ben.click(cards(world.channel)[-1], label="I'm done"))
        await ada.slash(other, "bid", moves=4)
        assert [bid.moves for bid in world.match(other).round.bids] == [4]
        assert news(world.channel) == shown
        await world.kill_bot()
    await world.start_bot()
    assert news(world.channel) == shown
    await ben.slash(world.channel, "bid", moves=3)
    assert [bid.moves for bid in world.match().round.bids] == [3, 5]


async def test_a_channel_is_told_once_that_its_game_was_set_aside_whatever_becomes_of_the_first_try(world: World, ada: Member):
    await world.start(ada)
    await begin_alone(ada, world.channel, private=True)
    set_contact(world)
    await world.kill_bot()
    spoil(world, "UPDATE event SET data = '{}'")
    world.env.inject_error("POST", "/channels/*/messages", status=403)
    for tries in (0, 1, 1):
        with structlog.testing.capture_logs() as lines:
            await world.start_bot()
        told = [text for text in news(world.channel) if "can't be read any more" in text]
        assert all(text.endswith(CONTACT) for text in told)
        assert len(told) == tries, "of a game that only its player sees nobody is told"
        assert len([line for line in lines if line["event"] == "game quarantined"]) == 2
        await world.kill_bot()


def spoil(world: World, sql: str) -> None:
    with closing(sqlite3.connect(world.database)) as connection, connection:
        connection.execute(sql)


def killed_before_telling() -> Any:
    """Meanwhile the bot stores what happens, and comes no further."""
    return patch.object(MatchScreen, "show", side_effect=asyncio.CancelledError)


def broken_off_after(store: object, name: str) -> Any:
    """Meanwhile what this method of a store has stored seems not to be."""
    method = getattr(store, name)

    async def broken_off(*arguments: Any, **options: bool) -> None:
        await method(*arguments, **options)
        message = "disk full"
        raise OSError(message)

    return patch.object(store, name, broken_off)


async def test_the_end_of_a_round_that_was_stored_but_not_told_is_told_after_a_kill(world: World, ada: Member) -> None:
    await world.proving((ada, 4))
    with killed_before_telling():
        await ada.slash(world.channel, "prove", moves=SOLUTION)
    assert "wins the" not in news(world.channel)[-1]
    for _ in range(2):
        await world.restart_bot(killed=True)
    (told,) = [message for message in world.channel.history() if "wins the" in text_of(message)]
    assert f"{ada.mention} wins the" in text_of(told)
    assert "It couldn't have been done in fewer moves" in text_of(told), "the best solution is told with it"
    assert [file.filename for file in told.attachments] == ["proof.gif"]
    assert "The chip is won" in card(world.channel)
    assert buttons_to_play(world.channel) == ["⏭️ Next round", "More…"], "the question is answered"
    await world.later(INTERMISSION)
    assert "Round 2" in card(world.channel)


async def test_sealed_paths_that_failed_are_told_with_the_end_of_their_round(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada, code=EASY)
    await ada.slash(world.channel, "bid", moves=3, path="R-up R-left R-down")
    await ben.slash(world.channel, "bid", moves=4, path=SOLUTION)
    with killed_before_telling():
        await world.later(HOURGLASS)
    await world.restart_bot(killed=True)
    (told,) = [text for text in news(world.channel) if "wins the" in text]
    assert f"The sand has run out.** {ada.mention} sealed their moves" in told
    assert f"{ben.mention} wins the" in told


async def test_the_end_of_a_match_that_was_stored_but_not_told_is_told_after_a_kill(world: World, ada: Member) -> None:
    await world.proving((ada, 4), chips=1)
    with killed_before_telling():
        await ada.slash(world.channel, "prove", moves=SOLUTION)
    for _ in range(2):
        await world.restart_bot(killed=True)
    (told,) = [text for text in news(world.channel) if "🏆" in text]
    assert f"{ada.mention} wins" in told
    assert "This match is over" in card(world.channel)
    assert world.bot.games.match_in(world.channel.id) is None
    await world.start(ada)
    assert "Round 1" in card(world.channel)


async def test_a_chip_is_told_though_the_match_was_stopped_before_it_could_be(world: World, ada: Member) -> None:
    await world.proving((ada, 4))
    with killed_before_telling():
        await ada.slash(world.channel, "prove", moves=SOLUTION)
        await stop(ada, world.channel)
    for _ in range(2):
        await world.restart_bot(killed=True)
    won, stopped = news(world.channel)[-2:]
    assert "wins the" in won
    assert "The match was cancelled" in stopped
    assert "This match is over" in card(world.channel)


async def test_the_next_board_is_put_up_once_after_a_kill_before_it_and_the_end_of_the_last_round(world: World, ada: Member):
    await world.proving((ada, 4))
    with killed_before_telling():
        await ada.slash(world.channel, "prove", moves=SOLUTION)
        await world.later(INTERMISSION)
    assert world.match().round.number == 2
    for _ in range(2):
        await world.restart_bot(killed=True, after=60)
    assert ["Round 1" in text_of(message) for message in cards(world.channel)] == [True, False]
    assert "Round 2" in card(world.channel)
    await ada.slash(world.channel, "bid", moves=9)
    assert "**9 moves**" in card(world.channel)


async def test_what_was_stored_though_it_seemed_not_to_be_is_told(world: World, ada: Member) -> None:
    await world.proving((ada, 4))
    with broken_off_after(world.bot.store, "append"):
        assert "Something went wrong" in said(await ada.slash(world.channel, "prove", moves=SOLUTION))
    assert f"{ada.mention} wins the" in news(world.channel)[-1]
    assert "The chip is won" in card(world.channel)
    assert len(world.errors_that_were_meant()) == 1
    await world.restart_bot(killed=True)
    assert len([text for text in news(world.channel) if "wins the" in text]) == 1


async def test_a_match_that_was_stored_though_it_seemed_not_to_be_begins(world: World, ada: Member) -> None:
    with broken_off_after(world.bot.store, "begin"):
        assert "Something went wrong" in said(await world.start(ada, code=EASY))
    assert len(world.errors_that_were_meant()) == 1
    assert "Round 1" in card(world.channel)
    await world.close_bids((ada, 4))
    assert "please show" in news(world.channel)[-1]


async def test_an_end_that_was_told_is_not_told_again(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY)
    await world.win_chip(ada)
    await world.restart_bot(killed=True)
    assert len([text for text in news(world.channel) if "wins the" in text]) == 1
