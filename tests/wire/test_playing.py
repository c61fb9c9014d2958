"""The program plays against a Discord with everyday faults, and players hardly notice."""

import asyncio

import pytest

from engine.games.match.events import BidMade, MatchEnded
from tests.wire.loopback.faults import CALLBACK, EDIT_ORIGINAL, SEND, FaultKind
from tests.wire.loopback.gateway import HEARTBEAT_INTERVAL, SESSION_TIMED_OUT
from tests.wire.loopback.state import (
    ALL_PERMISSIONS,
    ATTACH_FILES,
    CONNECT,
    MANAGE_GUILD,
    SEND_MESSAGES,
    STAGE_CHANNEL,
    VOICE_CHANNEL,
)
from tests.wire.table import ASKED, ENDED, WON, Game, Table, together

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_whole_match_is_played(game: Game) -> None:
    await game.start(chips=2)
    await game.bid(game.ada, game.ben)
    await game.done(game.ada, game.ben)
    question = await game.news(ASKED)
    assert question.pings == (game.ada.user.id,)
    await game.prove()
    await game.card("Round 2")
    moves = game.solve()
    await game.bid(game.ada, moves=len(moves.split()))
    await game.done(game.ada, game.ben)
    await game.discord.until(lambda: len(game.saying(ASKED)) == 2)
    await game.prove(moves=moves)
    assert f"{game.ada.mention} wins the match" in (await game.news(ENDED)).text
    await game.card("This match is over")
    assert len(game.cards()) == 2
    assert all(picture.description for card in game.cards() for picture in card.attachments)


async def test_a_match_begins_anew_by_a_form_with_selects_and_checkboxes(game: Game) -> None:
    """The loopback takes no form that Discord would not."""
    card, opened = await game.start(), list[str]()
    asked = await game.ada.answered(game.ada.click(card, "More…"))
    panel = await game.discord.until(lambda: next(iter(asked.messages), None), "the panel")
    rules = await game.ada.answered(game.ada.click(panel, "Other rules…"))
    buttons = await game.discord.until(lambda: next(iter(rules.messages), None), "the buttons to the forms")
    for label in ("Own board or code…", "Bids and solutions…", "Edition and chips…"):
        form = await game.ada.answered(game.ada.click(buttons, label))
        assert form.modal
        opened.append(form.modal["title"])
    assert opened == ["Own board or code", "Bids and solutions", "Edition and chips"]
    again = await game.ada.answered(game.ada.click(buttons, "Edition and chips…"))
    entries = {"set": ["2013 with"], "fifth_robot": "S", "chips_to_win": ["3"]}
    answers = sorted(await asyncio.gather(game.ada.fill_in(form, **entries), game.ada.fill_in(again, **entries)), key=len)
    assert "is over" in answers[0]
    assert "diagonal barriers · silver as the fifth robot" in answers[1]
    await game.card("Round 1")
    match = game.match
    assert (match.rules.chips_to_win, match.rules.needs_diagonals, match.practice) == (3, True, False)
    await game.discord.until(lambda: "begin anew" in card.text, "the old card")


async def test_of_a_question_that_is_answered_the_buttons_go(game: Game) -> None:
    question = await game.to_proving()
    assert "Pass" in question.buttons
    await game.ada.press(question, "Pass")
    await game.discord.until(lambda: game.saying("passes") and not question.buttons)


async def test_a_pause_that_discord_asks_for_is_kept(game: Game) -> None:
    game.fail(SEND, FaultKind.STATUS, status=429, seconds=0.2, times=2)
    await game.to_intermission()
    assert [call.status for call in game.discord.of(SEND, channel_id=game.channel.id)] == [429, 429, 200]


async def test_rate_limits_hold_back_and_lose_nothing(game: Game) -> None:
    game.discord.rate_limits.is_on = True
    try:
        await game.start(chips=1)
        await together(*(game.ada.slash("bid", moves=moves) for moves in range(game.moves + 8, game.moves - 1, -1)))
        await game.done()
        await game.news(ASKED)
        await game.prove()
        await game.news(ENDED)
    finally:
        game.discord.rate_limits.is_on = False
    await game.card("This match is over")


async def test_errors_that_pass_are_outlived(shared: Table) -> None:
    first, second, third = shared.games("board", "edit", "answer")
    first.fail(SEND, FaultKind.STATUS, status=502)
    second.fail(EDIT_ORIGINAL, FaultKind.STATUS, status=500)
    third.fail(CALLBACK, FaultKind.STATUS, "**9 moves**", status=500)
    await together(first.start(), second.to_bidding(), third.start())
    await second.card(f"**{second.moves} moves**")
    assert "**9 moves**" in await third.ada.slash("bid", moves=9)


async def test_where_the_bot_may_not_write_it_says_what_it_needs(game: Game) -> None:
    game.channel.permissions = ALL_PERMISSIONS & ~ATTACH_FILES
    assert "Attach Files" in await game.ada.slash("ricochet start")
    assert not game.events


@pytest.mark.parametrize("kind", [VOICE_CHANNEL, STAGE_CHANNEL])
async def test_in_a_channel_for_voices_it_says_that_it_needs_to_connect(shared: Table, kind: int) -> None:
    game = shared.game(kind=kind)
    game.ada.permissions |= MANAGE_GUILD
    game.channel.permissions = ALL_PERMISSIONS & ~CONNECT
    assert "Connect" in await game.ada.slash("ricochet start")
    assert "Connect" in await game.ada.told(game.ada.forge_button("ricochet:check"))
    assert not game.events
    game.channel.permissions = ALL_PERMISSIONS
    assert "All good" in await game.ada.told(game.ada.forge_button("ricochet:check"))
    await game.to_proving()


async def test_nowhere_else_it_needs_to_connect(game: Game) -> None:
    game.ada.permissions |= MANAGE_GUILD
    game.channel.permissions = ALL_PERMISSIONS & ~CONNECT
    assert "All good" in await game.ada.told(game.ada.forge_button("ricochet:check"))
    await game.start()


async def test_a_match_goes_on_while_the_bot_may_not_write(game: Game) -> None:
    await game.to_proving(chips=2)
    game.channel.permissions = ALL_PERMISSIONS & ~SEND_MESSAGES
    await game.prove()
    await game.discord.until(lambda: 403 in [call.status for call in game.discord.of(SEND, channel_id=game.channel.id)])
    game.channel.permissions = ALL_PERMISSIONS
    await game.card("### Round 2")
    await game.news(WON)


async def test_a_match_ends_with_its_channel(shared: Table) -> None:
    told, noticed = shared.games("told", "noticed")
    await together(told.to_bidding(), noticed.to_bidding())
    for game in (told, noticed):
        del shared.discord.state.guild.channels[game.channel.id]
    shared.discord.gateway.dispatch("CHANNEL_DELETE", told.channel.json())
    noticed.ben.type("bid", moves=9)
    await together(told.over(), noticed.over())


async def test_a_connection_that_is_cut_is_resumed_with_what_came_meanwhile(shared: Table) -> None:
    game, gateway = shared.game(), shared.discord.gateway
    await game.start()
    resumed, identified = gateway.counts["resumed"], gateway.counts["identify"]
    gateway.cut()
    assert "**7 moves**" in await game.ada.slash("bid", moves=7)
    await gateway.reconnect()
    assert "**6 moves**" in await game.ada.slash("bid", moves=6)
    await shared.discord.until(lambda: gateway.counts["resumed"] == resumed + 2)
    assert gateway.counts["identify"] == identified


async def test_the_program_lets_its_heart_beat(shared: Table) -> None:
    gateway = shared.discord.gateway
    gateway.heartbeat_interval = 0.05
    beats = gateway.counts["heartbeat"]
    await gateway.reconnect()
    await shared.discord.until(lambda: gateway.counts["heartbeat"] >= beats + 5)
    gateway.heartbeat_interval = HEARTBEAT_INTERVAL
    await gateway.reconnect()
    await shared.game().start()


async def test_a_session_that_is_over_is_begun_anew(shared: Table) -> None:
    game, gateway = shared.game(), shared.discord.gateway
    await game.start()
    identified = gateway.counts["identify"]
    gateway.forget_sessions()
    await gateway.close(SESSION_TIMED_OUT)
    await shared.discord.until(lambda: gateway.counts["identify"] > identified and gateway.is_connected)
    assert "**9 moves**" in await game.ada.slash("bid", moves=9)


async def test_bids_that_arrive_in_another_order_count_by_when_they_were_made(shared: Table) -> None:
    game, gateway = shared.game(), shared.discord.gateway
    await game.start()
    gateway.hold()
    first, second = game.ada.type("bid", moves=9), game.ada.type("bid", moves=8)
    await asyncio.sleep(0.01)  # ids have milliseconds
    third = game.ben.type("bid", moves=7)
    gateway.let_go(lambda held: held[::-1])
    await together(*(shared.discord.until(lambda one=one: one.text) for one in (first, second, third)))
    bids = [event for event in game.events if isinstance(event, BidMade)]
    assert [bid.moves for bid in bids][:2] == [7, 8]
    assert not any(isinstance(event, MatchEnded) for event in game.events)
