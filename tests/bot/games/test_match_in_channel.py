"""Whole matches, as people see them in a channel."""

import gc
import weakref

import pytest
import structlog

from bot.store.guild_settings import GuildSettings
from engine.games.match.play import PlaceBid
from tests.bot.seen import answer, buttons_to_play, card, cards, is_silent, news, said, stop, text_of
from tests.bot.world import (
    EASY,
    HOURGLASS,
    INTERMISSION,
    PROOF_TIME,
    SHOWN,
    SOLUTION,
    THINKING_TIME,
    WITH_SILVER,
    Member,
    World,
)


async def test_two_players_play_a_whole_match_with_a_failed_proof_and_a_fallback(world: World, ada: Member, ben: Member):
    opening = text_of(answer(await world.start(ada, chips=2, code=EASY)))
    assert "starts a match" in opening
    assert EASY not in opening, "with the code anybody could have the board solved"

    assert "**4 moves**" in said(await ada.slash(world.channel, "bid", moves=4))
    assert "Your bid" in said(await ben.slash(world.channel, "bid", moves=3))
    await world.later(SHOWN)
    standing = card(world.channel)
    assert standing.index(ben.mention) < standing.index(ada.mention), "the lowest bid stands first"

    await world.later(HOURGLASS)
    assert f"{ben.mention}, please show your **3 moves**" in news(world.channel)[-1]
    assert "doesn't win the chip" in said(await ben.slash(world.channel, "prove", moves="R-up R-left R-down"))
    fallback = news(world.channel)[-1]
    assert f"❌ {ben.mention}" in fallback
    assert f"{ada.mention}, it's your turn" in fallback

    assert "The chip is yours" in said(await ada.slash(world.channel, "prove", moves=SOLUTION))
    proof = world.channel.history()[-1]
    assert f"{ada.mention} wins the" in text_of(proof)
    assert SOLUTION in text_of(proof)
    assert [file.filename for file in proof.attachments] == ["proof.gif"]
    assert f"{ada.mention} **1**" in text_of(proof), "the scoreboard"
    assert "The chip is won" in card(world.channel)

    await world.later(INTERMISSION)
    assert "Round 2" in card(world.channel)
    assert len(cards(world.channel)) == 2
    await world.win_chip(ada)
    end = news(world.channel)[-1]
    assert f"🏆 **{ada.mention} wins the match!**" in end
    assert "Shortest solution" in end
    assert f"/ricochet start code:{EASY}" in end
    assert "Longest solution" in end
    assert buttons_to_play(world.channel) == [], "buttons die with the match"
    assert "no match in this channel" in said(await ada.slash(world.channel, "bid", moves=5))


async def test_a_match_that_is_over_leaves_memory(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY, chips=1)
    match = weakref.ref(world.bot.games.match_in(world.channel.id))
    await world.win_chip(ada)
    assert f"{ada.mention} wins the match!**" in news(world.channel)[-1]
    gc.collect()
    assert match() is None


async def test_the_number_of_chips_that_win_is_told_when_the_first_is_won(world: World) -> None:
    players = world.players("ada", "ben", "cleo")
    await world.start(players[0], code=EASY)
    for place, player in enumerate(players):
        await player.slash(world.channel, "bid", moves=4 + place)
    await world.later(HOURGLASS)
    await players[0].slash(world.channel, "prove", moves=SOLUTION)
    won = world.channel.history()[-1]
    assert "👥 Settled for 3 players:" in text_of(won)
    assert "first to 6 chips." in text_of(won)
    assert "first to 6" in text_of(won)


async def test_five_players_play_all_chips_and_share_the_victory(world: World) -> None:
    players = world.players("ada", "ben", "cleo", "dan", "eve")
    await world.start(players[0])
    for player in players:
        await player.slash(world.channel, "bid", moves=99)
    await world.later(HOURGLASS)
    for player in players:
        await player.slash(world.channel, "pass")
    for chip in range(17):
        await world.later(INTERMISSION)
        await world.win_chip(players[chip % 5])
    end = news(world.channel)[-1]
    assert f"🏆 **{players[0].mention} and {players[1].mention} share the victory!**" in end


async def test_after_two_rounds_without_a_bid_the_match_waits_for_a_button(world: World, ada: Member) -> None:
    await world.start(ada)
    await world.later(THINKING_TIME)
    assert "hourglass is turned" in news(world.channel)[-1]
    assert "no bids yet" in card(world.channel)
    await world.later(HOURGLASS)
    assert "Nobody bid" in news(world.channel)[-1]
    await world.later(INTERMISSION)
    assert "Round 2" in card(world.channel)
    await world.later(THINKING_TIME)
    await world.later(HOURGLASS)
    assert "is paused" in news(world.channel)[-1]

    written = len(world.channel.history())
    await world.later(600)
    assert len(world.channel.history()) == written, "it does not go on by itself"
    assert is_silent(await ada.click(cards(world.channel)[-1], label="Resume"))
    assert "Round 3" in card(world.channel)


async def test_a_prover_who_shows_nothing_is_followed_by_the_next(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada)
    await world.close_bids((ada, 5), (ben, 5))
    await world.later(PROOF_TIME)
    assert f"{ada.mention} ran out of time" in news(world.channel)[-1]
    assert f"{ben.mention}, it's your turn" in news(world.channel)[-1]
    await ben.slash(world.channel, "pass")
    assert "goes back into the pile" in news(world.channel)[-1]


async def test_nobody_but_the_asked_prover_is_notified(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada)
    await world.close_bids((ada, 5), (ben, 6))
    await ada.slash(world.channel, "pass")
    sent = [request.json for request in world.env.http_requests if request.json and "allowed_mentions" in request.json]
    notified = [body["allowed_mentions"].get("users", []) for body in sent]
    assert [users for users in notified if users] == [[ada.id], [ben.id]], sent
    assert all(not body["allowed_mentions"].get("parse") for body in sent), "nobody is notified by a name in a text"


async def test_two_channels_play_at_once(world: World, ada: Member, ben: Member) -> None:
    other = world.guild.create_text_channel("other")
    await world.start(ada)
    await ben.slash(other, "ricochet start")
    await ada.slash(world.channel, "bid", moves=7)
    await ben.slash(other, "bid", moves=9)
    assert "**7 moves**" in card(world.channel)
    assert "9 moves" not in card(world.channel)
    assert "**9 moves**" in card(other)
    await stop(ada, world.channel)
    assert "match is over" in card(world.channel)
    await world.later(HOURGLASS)
    assert f"{ben.mention}, please show" in news(other)[-1]


async def test_a_match_with_silver_reads_both_names_of_the_fifth_robot_and_writes_its_own(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    assert "– 2013 edition · silver as the fifth robot · practice" in text_of(answer(await world.start(ada, code=WITH_SILVER)))
    sealed = said(await ada.slash(world.channel, "bid", moves=5, path=f"K-right {SOLUTION}"))
    assert f"Sealed: `S-right {SOLUTION}`" in sealed
    assert "⚪ silver robot** on **A1**" in said(await ben.slash(world.channel, "ricochet board", format="moves"))
    assert "`R G B Y S` robots" in said(await ben.slash(world.channel, "ricochet board", format="text"))
    await world.close_bids((ben, 2))
    assert "⚪ silver robot on A1 can't go up" in said(await ben.slash(world.channel, "prove", moves="black-up ru"))
    proof = world.channel.history()[-1]
    assert f"`S-right {SOLUTION}`" in text_of(proof)
    (replay,) = [file for file in proof.attachments if file.filename == "proof.gif"]
    assert "silver right " in (replay.description or "")


async def test_the_same_code_gives_the_same_board_robots_and_chips(world: World, ada: Member) -> None:
    await world.start(ada, diagonals="with", fifth_robot="silver")
    first = world.match()
    assert first.setup.board.diagonals
    await stop(ada, world.channel)
    await world.start(ada, code=first.setup.code)
    assert world.match().setup == first.setup
    assert world.match().position.robots.keys() == first.position.robots.keys()


@pytest.mark.parametrize(("animation", "name"), [(True, "proof.gif"), (False, "proof.png")])
async def test_a_proof_moves_or_is_a_picture_with_its_way(world: World, ada: Member, animation: bool, name: str) -> None:  # noqa: FBT001
    await world.start(ada, code=EASY)
    await world.bot.store.set_guild_settings(world.guild.id, GuildSettings(theme="dark", animation=animation), 0)
    await world.win_chip(ada)
    (file,) = world.channel.history()[-1].attachments
    assert (file.filename, file.content_type) == (name, f"image/{name[-3:]}")
    assert "Target: green planet on G6. Shown in " in (file.description or "")


async def test_a_scoreboard_shows_the_chips_as_soon_as_two_have_some(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada)
    await world.win_chip(ada)
    assert [file.filename for file in world.channel.history()[-1].attachments] == ["proof.gif"]
    await world.later(INTERMISSION)
    await world.win_chip(ben)
    _, scores = world.channel.history()[-1].attachments
    assert scores.filename == "scores.png"
    assert scores.description == "Scoreboard. First to 8 chips wins. First place: ada, one chip; first place: ben, one chip."


async def test_the_end_has_a_picture_of_who_won(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada, chips=2)
    for winner in (ada, ben, ada):
        await world.win_chip(winner)
        await world.later(INTERMISSION)
    message = world.channel.history()[-1]
    end, proof = message.attachments
    assert (end.filename, proof.filename) == ("end.png", "proof.gif")
    assert text_of(message).strip().startswith(f"🏆 **{ada.mention} wins the match!**"), "before the chip that was won last"
    assert end.description == "ada wins! After 3 rounds. First place: ada, 2 chips; second place: ben, one chip."


async def test_a_match_that_is_stopped_before_any_chip_has_no_picture_of_its_end(world: World, ada: Member) -> None:
    await world.start(ada)
    await stop(ada, world.channel)
    assert not world.channel.history()[-1].attachments, "nor one of a round that nobody has finished"


async def test_names_are_asked_for_after_a_restart_and_those_who_left_are_not_shown(world: World) -> None:
    ada, ben, cleo = world.players("ada", "ben", "cleo")
    await world.start(ada)
    await ben.slash(world.channel, "bid", moves=99)
    for winner in (ada, ben):
        await world.win_chip(winner)
        await world.later(INTERMISSION)
    await world.stop_bot()
    world.guild.remove_member(ben)
    await world.start_bot()
    board = answer(await cleo.slash(world.channel, "ricochet leaderboard"))
    assert [file.filename for file in board.attachments] == ["leaders.png"]
    assert board.attachments[0].description == "Most chips. Week 1 of 2026. First place: ada, one chip."


async def test_what_goes_wrong_is_logged_with_its_game_and_with_no_command_but_its_own(
    world: World, ada: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start(ada)
    await ada.slash(world.channel, "bid", moves=5)

    async def fail(*_: object) -> None:
        message = "disk full"
        raise OSError(message)

    monkeypatch.setattr(world.bot.store, "append", fail)
    with structlog.testing.capture_logs(processors=[structlog.contextvars.merge_contextvars]) as lines:
        await world.close_bids((ada, 4))
    command, deadline = (line for line in lines if line["log_level"] == "error")
    here = {"game_id": 1, "guild_id": world.guild.id, "channel_id": world.channel.id}
    assert command.items() >= here.items()
    assert deadline.items() >= here.items()
    assert "interaction_id" in command
    assert "interaction_id" not in deadline
    assert len(world.errors_that_were_meant()) == 1


async def test_a_player_who_never_shows_a_bid_bids_with_a_sealed_path_alone(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada, code=EASY)
    for _ in range(2):
        await world.close_bids((ben, 2))
        await ben.slash(world.channel, "pass")
        await world.later(INTERMISSION)
    refused = said(await ben.slash(world.channel, "bid", moves=2))
    assert "Your last two bids were not shown, so until one wins, bid with your moves sealed" in refused
    assert "`/bid 3 path:R-up G-left R-down`" in refused
    assert "2 moves" not in card(world.channel)
    way = world.solution()
    assert "Sealed:" in said(await ben.slash(world.channel, "bid", moves=len(way.split()), path=way))
    await world.later(HOURGLASS)
    assert f"{ben.mention} wins the" in news(world.channel)[-1]
    await world.later(INTERMISSION)
    assert "Your bid: **9 moves**" in said(await ben.slash(world.channel, "bid", moves=9))


async def test_a_bid_that_was_made_first_and_comes_second_stands_and_the_other_player_is_told(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    await world.start(ada, code=EASY, bids="lower than all")
    await ben.slash(world.channel, "bid", moves=9)
    await world.later(1)
    await ben.slash(world.channel, "bid", moves=6)
    live = world.bot.games.match_in(world.channel.id)
    assert live
    await live.handle(PlaceBid(ada.id, 6), live.state.round.bids[0].at - 0.2)
    await world.later(SHOWN)
    told = world.channel.history()[-1] if "falls away" in text_of(world.channel.history()[-1]) else world.channel.history()[-2]
    assert f"{ben.mention}, your bid of **6** falls away" in text_of(told)
    assert "Your 9 stands again" in text_of(told)
    assert f"**6 moves** – {ada.mention}" in card(world.channel)
    assert f"**9 moves** – {ben.mention}" in card(world.channel)
