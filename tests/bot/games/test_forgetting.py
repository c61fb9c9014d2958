"""People are erased on request, and servers some time after they remove the bot."""

import asyncio
import sqlite3
from contextlib import closing
from unittest.mock import patch

import discord
import pytest
from discord import ui
from simcord.results import InteractionResult

from bot.cards.post import Post
from bot.clock import Clock
from bot.games.deadline_timer import ON_ITS_WAY
from bot.games.solo import LiveSolo
from bot.scheduled.retention import delete_left_guilds
from bot.store import Place, Score, Span, Statistics
from bot.store.guild_settings import GuildSettings
from engine import RULES_2013, Setup
from engine.games.solo.play import start
from engine.rules.events import Player
from tests.bot.scheduled.test_leaderboard import board, had_won, lines, now
from tests.bot.seen import answer, buttons_of, card, cards, choose, news, said, through_me
from tests.bot.world import EASY, HOURGLASS, INTERMISSION, SHOWN, SOLUTION, THINKING_TIME, Member, World

DAY = 86400.0
FORGOTTEN = "*a forgotten player*"


def everything(world: World) -> str:
    """Return the whole database as text."""
    with closing(sqlite3.connect(world.database)) as connection:
        return "\n".join(connection.iterdump())


MISSED = "R-down B-left R-left"


async def forget(world: World, name: str) -> None:
    await world.player(name).click(answer(await ask(world, name)), label="Forget me")


async def ask(world: World, name: str) -> InteractionResult:
    return await through_me(world.player(name), "delete", world.channel)


async def test_what_is_stored_is_told_in_private(world: World, ada: Member) -> None:
    text = said(await through_me(ada, "privacy", world.channel))
    assert "Discord user id" in text
    assert "/ricochet me" in text


async def test_nobody_is_forgotten_before_they_confirm_it_also_after_a_restart(world: World, ada: Member) -> None:
    await had_won(world, [ada], now(world))
    question = await ask(world, "ada")
    assert "can't be undone" in said(question)
    assert len(lines(await board(world, ada))) == 1
    await world.restart_bot(killed=True)
    await ada.click(answer(question), label="Forget me")
    assert "I've forgotten you" in said(question)
    assert buttons_of(answer(question)) == []
    assert lines(await board(world, ada)) == []


async def test_who_is_forgotten_is_nowhere_in_the_database(world: World, ada: Member, ben: Member) -> None:
    await had_won(world, [ada, ben, ada], now(world), best=2)
    await had_won(world, [ben, ada], now(world), best=3)
    await world.bot.store.mark_absent(world.guild.id, [ada.id])
    assert str(ada.id) in everything(world)
    question = await ask(world, "ada")
    await ada.click(answer(question), label="Forget me")
    assert str(ada.id) not in everything(world)
    assert await world.bot.store.statistics(world.guild.id, ada.id) == Statistics()
    assert lines(await board(world, ben)) == ["First place: ben, 2 chips"]


async def test_nobody_can_have_somebody_else_forgotten(world: World, ada: Member, ben: Member) -> None:
    """Discord shows the question privately; here the same button is in a public message."""
    await had_won(world, [ada], now(world))
    button = ui.Button[ui.LayoutView](label="Forget me", custom_id=f"ricochet:forget-me:{ada.id}")
    channel = world.bot.get_partial_messageable(world.channel.id, guild_id=world.guild.id)
    with world.env.time_context():
        await channel.send(view=Post(ui.ActionRow(button)).view)
    pressed = await ben.click(world.channel.history()[-1], label="Forget me")
    assert "for somebody else" in said(pressed)
    assert str(ada.id) in everything(world)


async def test_a_match_goes_on_though_its_starter_and_lowest_bidder_is_forgotten(world: World, ada: Member, ben: Member):
    await world.start(ada, code=EASY)
    await ada.slash(world.channel, "bid", moves=3, path=MISSED)
    await ben.slash(world.channel, "bid", moves=4)
    assert MISSED in everything(world)
    await forget(world, "ada")
    await world.later(SHOWN)
    assert "3 moves" not in card(world.channel), "her bid has gone with her"
    assert ada.mention not in card(world.channel)
    assert str(ada.id) not in everything(world)
    assert MISSED not in everything(world)
    assert f"Only {FORGOTTEN}, who started the match" in said(await world.player("dan").slash(world.channel, "ricochet stop"))

    await world.later(HOURGLASS)
    assert f"The sand has run out.** {ben.mention}, please show your **4 moves**" in news(world.channel)[-1]
    assert "It's" in said(await ada.slash(world.channel, "prove", moves="R-up")), "it is the turn of nobody she is"
    assert "The chip is yours" in said(await ben.slash(world.channel, "prove", moves=SOLUTION))
    assert str(ada.id) not in everything(world)


async def test_who_started_a_match_and_never_bid_is_forgotten(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada, code=EASY)
    await ben.slash(world.channel, "bid", moves=4)
    assert str(ada.id) in everything(world)
    await forget(world, "ada")
    assert str(ada.id) not in everything(world)
    assert not world.match().involves(ada.id)
    assert f"Only {FORGOTTEN}, who started the match" in said(await world.player("dan").slash(world.channel, "ricochet stop"))


async def test_the_sand_runs_out_at_once_when_the_others_were_done_before_somebody_was_forgotten(world: World) -> None:
    ada, ben, cleo = world.players("ada", "ben", "cleo")
    await world.start(ben, code=EASY)
    await ada.slash(world.channel, "bid", moves=4)
    await ben.slash(world.channel, "bid", moves=5)
    await cleo.slash(world.channel, "bid", moves=6)
    for player in (ben, cleo):
        await player.click(cards(world.channel)[-1], label="I'm done")
    await forget(world, "ada")
    await world.later(ON_ITS_WAY)
    assert f"{ben.mention}, please show your **5 moves**" in news(world.channel)[-1]


async def test_who_has_only_looked_at_a_board_is_forgotten_in_its_match_too(world: World, ada: Member, ben: Member) -> None:
    await world.bidding((ada, 4))
    await choose(ben, cards(world.channel)[-1], "🔍 Zoom")
    await ben.click(cards(world.channel)[-1], label="I'm done")
    assert str(ben.id) in everything(world)
    await forget(world, "ben")
    assert str(ben.id) not in everything(world)
    await world.restart_bot(killed=True)
    assert world.match().present == (ada.id,)


async def test_after_a_prover_who_is_forgotten_the_next_one_is_asked_at_once(world: World) -> None:
    ada, ben, cleo = world.players("ada", "ben", "cleo")
    await world.start(ben, code=EASY)
    for moves, player in enumerate((ada, ben, cleo), start=4):
        await player.slash(world.channel, "bid", moves=moves)
    await world.later(HOURGLASS)
    await forget(world, "ada")
    assert f"{FORGOTTEN} has left the match.\n👉 {ben.mention}, it's your turn" in news(world.channel)[-1]
    assert ada.mention not in news(world.channel)[-1]
    assert buttons_of(world.channel.history()[-2]) == [], "the question to her is closed"
    await world.later(61)
    assert said(await choose(cleo, cards(world.channel)[-1], "Skip player")), "one vote of one"
    await world.later(ON_ITS_WAY)
    assert f"{cleo.mention}, it's your turn" in news(world.channel)[-1]


async def test_a_path_that_waits_behind_a_forgotten_prover_can_win_the_match(world: World, ada: Member, ben: Member) -> None:
    await world.start(ben, code=EASY, chips=1)
    await ada.slash(world.channel, "bid", moves=3)
    await ben.slash(world.channel, "bid", moves=4, path=SOLUTION)
    await world.later(HOURGLASS)
    await forget(world, "ada")
    assert f"🏆 **{ben.mention} wins the match!**" in news(world.channel)[-1]
    assert world.bot.games.match_in(world.channel.id) is None


async def test_who_is_forgotten_leaves_a_match_even_if_the_forgetting_fails(world: World, ada: Member, ben: Member) -> None:
    await world.start(ben, code=EASY)
    await ada.slash(world.channel, "bid", moves=4)
    await ben.slash(world.channel, "bid", moves=5)
    question = await ask(world, "ada")
    with patch.object(world.bot.store, "forget", side_effect=OSError("disk full")):
        await ada.click(answer(question), label="Forget me")
    assert [str(error) for error in world.errors_that_were_meant()] == ["disk full"]
    assert str(ada.id) in everything(world)
    await world.later(SHOWN)
    assert "4 moves" not in card(world.channel)
    await ada.slash(world.channel, "bid", moves=4)
    await world.later(SHOWN)
    assert f"**4 moves** – {ada.mention}" in card(world.channel), "she is back"
    await ada.click(answer(question), label="Forget me")
    assert str(ada.id) not in everything(world)


async def test_who_was_forgotten_may_play_on_as_somebody_new(world: World, ada: Member, ben: Member) -> None:
    await world.start(ben, code=EASY)
    await world.close_bids((ada, 4))
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    await ada.click(answer(await ask(world, "ada")), label="Forget me")
    assert f"🎯 {FORGOTTEN} **1**" in card(world.channel)
    await world.later(INTERMISSION)
    await ada.slash(world.channel, "bid", moves=9)
    assert f"**9 moves** – {ada.mention}" in card(world.channel)
    assert (await world.bot.store.statistics(world.guild.id, ada.id)).chips == 0
    match = world.match()
    await world.restart_bot(killed=True)
    assert world.match().round.bids == match.round.bids
    assert world.match().chips == match.chips


async def test_what_somebody_begins_while_they_are_forgotten_is_not_deleted(world: World, ada: Member) -> None:
    question = await ask(world, "ada")
    place = Place(world.guild.id, world.channel.id)
    alone = start(RULES_2013, Setup.from_code(EASY), ada.id, 0, world.random)
    forget, meanwhile = world.bot.store.forget, list[asyncio.Task[LiveSolo]]()

    async def slowly(player: Player) -> None:
        meanwhile.append(asyncio.create_task(world.bot.games.open(place, alone, private=True)))
        await asyncio.sleep(0)
        await forget(player)

    with patch.object(world.bot.store, "forget", slowly):
        await ada.click(answer(question), label="Forget me")
    assert [stored.game_id for stored in await world.bot.store.running()] == [meanwhile[0].result().game_id]


async def test_a_solo_game_that_waits_for_go_goes_with_its_player(world: World, ada: Member) -> None:
    await ada.slash(world.channel, "ricochet solo", code=EASY)
    await forget(world, "ada")
    assert world.bot.games.solo_of(world.channel.id, ada.id) is None
    assert await world.bot.store.running() == []
    assert str(ada.id) not in everything(world)


async def test_a_match_of_somebody_forgotten_ends_with_a_winner_who_has_no_name(world: World, ada: Member, ben: Member) -> None:
    await world.start(ben, code=EASY, chips=2)
    await world.close_bids((ada, 4))
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    await ada.click(answer(await ask(world, "ada")), label="Forget me")
    await ben.click(answer(await ben.slash(world.channel, "ricochet stop")), label="Vote to end · 1 of 1")
    assert f"{FORGOTTEN} **1**" in news(world.channel)[-1]
    (picture,) = world.channel.history()[-1].attachments
    assert "First place: a forgotten player, one chip" in (picture.description or "")
    assert (await world.bot.store.leaderboard(world.guild.id, Score.CHIPS, Span(), limit=9)).lines == ()


async def away(world: World, days: float) -> None:
    """Let some days go by without the bot."""
    await world.restart_bot(after=days * DAY)


async def test_a_server_that_put_the_bot_out_is_deleted_after_thirty_days(world: World, ada: Member) -> None:
    other = world.env.create_guild("other")
    await had_won(world, [ada], now(world))
    await world.bot.store.set_guild_settings(other.id, GuildSettings(), now(world))
    world.env.backend.remove_guild(world.guild.id)
    await world.env.settle()
    await away(world, 29.9)
    assert str(world.guild.id) in everything(world)
    await away(world, 0.2)
    assert str(world.guild.id) not in everything(world)
    assert str(other.id) in everything(world)


async def test_a_server_that_put_the_bot_out_meanwhile_is_deleted_thirty_days_after_it_was_missed(world: World, ada: Member):
    await had_won(world, [ada], now(world))
    await world.stop_bot()
    world.env.backend.remove_guild(world.guild.id)
    await world.later(5 * DAY)
    await world.start_bot()
    await away(world, 20)
    await away(world, 9)
    assert str(world.guild.id) in everything(world)
    await away(world, 2)
    assert str(world.guild.id) not in everything(world)


async def test_a_server_that_has_the_bot_back_in_time_keeps_everything(world: World, ada: Member) -> None:
    await had_won(world, [ada], now(world))
    await world.bot.store.left(world.guild.id, now(world))
    await world.bot.on_guild_join(world.bot.guilds[0])
    assert await world.bot.store.left_before(now(world) + 1) == []
    await away(world, 40)
    assert str(ada.id) in everything(world)


async def test_a_match_that_was_deleted_is_over_for_who_bids_in_it(world: World, ada: Member) -> None:
    await world.start(ada)
    await world.bot.store.delete_guild(world.guild.id)
    assert "This match is over" in said(await ada.slash(world.channel, "bid", moves=5))
    assert world.bot.games.match_in(world.channel.id) is None


async def test_a_match_that_was_deleted_is_over_when_its_time_is_up(world: World, ada: Member) -> None:
    await world.start(ada)
    await world.bot.store.delete_guild(world.guild.id)
    await world.later(THINKING_TIME)
    assert world.bot.games.match_in(world.channel.id) is None


async def test_servers_are_looked_through_once_a_day(world: World, ada: Member) -> None:
    store, begun = world.bot.store, now(world)
    await had_won(world, [ada], begun)
    await store.left(world.guild.id, begun)
    left = [begun]

    async def sleep(seconds: float) -> None:
        left.append(left[-1] + seconds)
        if str(world.guild.id) not in everything(world):
            raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        await delete_left_guilds(discord.Client(intents=discord.Intents.none()), store, Clock(lambda: left[-1], sleep))
    assert left[-2] == begun + 31 * DAY


async def test_a_person_who_only_wanted_a_hint_is_erased_too(world: World, ada: Member, ben: Member) -> None:
    await world.bidding((ada, 9))
    await choose(ben, cards(world.channel)[-1], "💡 How long?")
    assert str(ben.id) in everything(world)
    await forget(world, "ben")
    assert str(ben.id) not in everything(world)


async def test_who_was_removed_stays_out_of_the_match_though_they_were_forgotten_also_after_a_restart(world: World) -> None:
    ada, ben, cleo = world.players("ada", "ben", "cleo")
    boss = world.player("boss", manage_messages=True)
    await world.start(ada, code=EASY)
    for player in (ben, cleo):
        await player.slash(world.channel, "bid", moves=9)
    await boss.slash(world.channel, "ricochet remove", member=ben)
    await forget(world, "ben")
    assert str(ben.id) not in everything(world)
    assert "taken you out" in said(await ben.slash(world.channel, "bid", moves=4))
    await world.restart_bot(killed=True)
    assert "taken you out" in said(await ben.slash(world.channel, "bid", moves=4))
    await choose(ben, cards(world.channel)[-1], "🔍 Zoom")
    assert ben.id not in world.match().present
    await boss.click(answer(await boss.slash(world.channel, "ricochet stop")), label="Cancel match")
    assert '"key":""' in everything(world)
    await world.start(ada, code=EASY)
    await ben.slash(world.channel, "bid", moves=4)
    assert world.match().players == (ben.id,), "it held until the match was over"
