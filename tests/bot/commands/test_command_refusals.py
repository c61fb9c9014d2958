"""Every refusal is an ephemeral reply that says what would be right."""

import logging
from datetime import date
from typing import Any

import discord
import pytest
import structlog

from bot.games.deadline_timer import ON_ITS_WAY
from bot.ui.replies import Problem
from engine import Robot, Setup
from engine.games.match import play
from tests.bot.english import say
from tests.bot.seen import card, cards, said, stop
from tests.bot.world import EASY, HOURGLASS, INTERMISSION, THINKING_TIME, Member, World
from tests.engine.match_driver import refusals_named_in


@pytest.mark.parametrize(("moves", "why"), [(1, "turn 90°"), (0, "from 2 to 99"), (-3, "from 2 to 99"), (100, "from 2 to 99")])
async def test_a_bid_is_from_2_to_99(world: World, ada: Member, moves: int, why: str) -> None:
    await world.start(ada)
    assert why in said(await ada.slash(world.channel, "bid", moves=moves))
    assert world.match().round.bids == ()


async def test_ones_own_bid_may_only_fall_by_the_rules_of_2013(world: World, ada: Member) -> None:
    await world.start(ada)
    await ada.slash(world.channel, "bid", moves=7)
    assert "you may lower it, not raise it" in said(await ada.slash(world.channel, "bid", moves=8))
    assert "already bid 7" in said(await ada.slash(world.channel, "bid", moves=7))
    assert "Your bid: **5 moves**" in said(await ada.slash(world.channel, "bid", moves=5))


async def test_bids_and_proofs_have_their_time(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada, code=EASY)
    assert "Not yet" in said(await ada.slash(world.channel, "prove", moves="R-up"))
    assert "Not yet" in said(await ada.slash(world.channel, "pass"))
    await ada.slash(world.channel, "bid", moves=4)
    await world.later(60)
    assert "sand has run out" in said(await ben.slash(world.channel, "bid", moves=3)), "the sand is through, nobody asked yet"
    await world.later(ON_ITS_WAY)
    assert "sand has run out" in said(await ben.slash(world.channel, "bid", moves=3))
    assert f"It's {ada.mention}'s turn" in said(await ben.slash(world.channel, "prove", moves="R-up"))
    await world.later(120)
    assert "Your time" in said(await ada.slash(world.channel, "prove", moves="R-up"))
    await world.later(ON_ITS_WAY)
    assert "between rounds" in said(await ada.slash(world.channel, "prove", moves="R-up"))


async def test_between_two_rounds_there_is_nothing_to_bid_on(world: World, ada: Member) -> None:
    await world.start(ada)
    await world.close_bids((ada, 4))
    await ada.slash(world.channel, "pass")
    refused = said(await ada.slash(world.channel, "bid", moves=3))
    assert refused.endswith(f"Next round: <t:{round(world.match().deadline or 0)}:T>.")


async def test_a_bid_on_a_chip_that_was_replaced_meanwhile_says_so(world: World, ada: Member, monkeypatch: pytest.MonkeyPatch):
    await world.start(ada)
    began = world.match().round.began
    monkeypatch.setattr("bot.commands.acting.made_at", lambda _: began - 0.1)
    answer = said(await ada.slash(world.channel, "bid", moves=3))
    assert "A new chip just came up" in answer
    assert "next round" not in answer


async def test_an_idle_match_takes_no_bids_but_says_how_to_go_on(world: World, ada: Member) -> None:
    await world.start(ada)
    for _ in range(2):
        await world.later(THINKING_TIME)
        await world.later(HOURGLASS)
        await world.later(INTERMISSION)
    assert "Resume" in said(await ada.slash(world.channel, "bid", moves=3))
    assert "is paused" in said(await ada.slash(world.channel, "prove", moves="R-up"))
    button = cards(world.channel)[-1]
    await ada.click(button, label="Resume")
    assert "Round 3" in card(world.channel)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("R-up G-sideways", "`G-sideways` (character 6)"),
        ("hello", "`hello` (character 1)"),
        (",", "no moves in that"),
        ("up right", "❌ `up` (character 1): which robot? Name it first, such as `R-up`."),
        ("↑→", "❌ `↑→` (character 1): which robot? Name it first, such as `R-↑→`."),
        ("r up right dwn", "`R-up R-right` ✓ ❌ `dwn` (character 12): that isn't a move."),
        ("g u r d l", "`G-up` ✓ ❌ `r` (character 5): is that the robot or the direction? Write `red` or `right`."),
        ("g u s", "`G-up` ✓ ❌ `s` (character 5): is that the robot or the direction? Write `silver` or `down`."),
        (
            "R-up → G-left",
            "`R-up` ✓ ❌ `→` (character 6): is that a direction, or just “then”? Write `right`, or leave it out.",
        ),
        ("r up right green", "`R-up R-right` ✓ ❌ `green` (character 12): which way?"),
        ("🔴⬆️➡️ 7", "`R-up R-right` ✓ ❌ `7` (character 5): that isn't a move."),
        ("R-up\u200b", "❌ `R-up<U+200B>` (character 1): which way?"),
        ("R-up " + "x" * 50, f"`R-up` ✓ ❌ `{'x' * 40}…` (character 6): that isn't a move."),
        ("ru" * 3 + " up" * 97 + " 7", f"`… {'R-up ' * 98}R-up` ✓ ❌ `7` (character 299): that isn't a move."),
        ("R-up G down x", "`R-up G-down` ✓ ❌ `x` (character 13): that isn't a move."),
        ("go right", "`go` (character 1): which robot? Name it first, such as `R-right`."),
        ("y down please right", "`Y-down` ✓ ❌ `please` (character 8): which robot? Name it first, such as `Y-right`."),
        ("y down foo", "`Y-down` ✓ ❌ `foo` (character 8): that isn't a move."),
        ("G foo right", "`foo` (character 3): which way?"),
        ("R-up G x", "`R-up` ✓ ❌ `x` (character 8): which way?"),
        ("hello", "with the robots R, G, B and Y."),
        ("```@everyone", "`'''@everyone` (character 1)"),
        ("K-up", "no fifth robot, black or silver"),
        ("S-up", "no fifth robot, black or silver"),
    ],
)
async def test_moves_that_cannot_be_read_cost_nothing(world: World, ada: Member, text: str, answer: str) -> None:
    await world.proving((ada, 4))
    assert answer in said(await ada.slash(world.channel, "prove", moves=text))
    assert world.match().round.attempts == (), "the attempt is not spent"


async def test_a_second_match_in_the_same_channel_is_refused(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada)
    assert "already a match in this channel" in said(await world.start(ben))
    assert len(cards(world.channel)) == 1


@pytest.mark.parametrize("command", ["bid", "prove", "pass", "ricochet board", "ricochet stop"])
async def test_without_a_match_every_command_says_how_to_begin_one(world: World, ada: Member, command: str) -> None:
    options = {"bid": {"moves": 5}, "prove": {"moves": "R-up"}}.get(command, {})
    assert "`/ricochet start` starts one" in said(await ada.slash(world.channel, command, **options))


@pytest.mark.parametrize("command", ["bid", "prove", "pass", "ricochet start", "ricochet board", "ricochet stop"])
async def test_in_direct_messages_commands_that_need_a_server_say_so(world: World, command: str) -> None:
    ada = world.env.create_user("lonely")
    options = {"bid": {"moves": 5}, "prove": {"moves": "R-up"}}.get(command, {})
    answer = await ada.slash(command, **options)
    assert "in a server's channels" in answer.response.content


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("ricochet leaderboard", "Every server has a leaderboard of its own"),
        ("ricochet settings", "Every server has settings of its own"),
    ],
)
async def test_in_direct_messages_commands_about_a_server_say_what_they_need(world: World, command: str, answer: str) -> None:
    answered = await world.env.create_user("lonely").slash(command)
    assert answered.response.content == f"{answer}: use this command in a channel of a server that I'm in."


async def test_others_may_not_stop_a_match(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada)
    assert f"Only {ada.mention}" in said(await ben.slash(world.channel, "ricochet stop"))
    assert world.match().round.number == 1


@pytest.mark.parametrize(
    ("right", "name"), [("send_messages", "Send Messages"), ("attach_files", "Attach Files"), ("view_channel", "View Channel")]
)
async def test_a_missing_permission_is_named_before_anything_begins(world: World, ada: Member, right: str, name: str) -> None:
    me = world.guild.me
    assert me is not None
    closed = world.guild.create_text_channel(
        "closed",
        overwrites={world.guild.default_role: discord.PermissionOverwrite(**{right: False})}
        if right != "view_channel"
        else {me: discord.PermissionOverwrite(view_channel=False)},
    )
    assert f"**{name}**" in said(await ada.slash(closed, "ricochet start"))
    assert world.bot.games.match_in(closed.id) is None


async def test_in_a_thread_only_the_permission_for_threads_is_needed(world: World, ada: Member) -> None:
    rights = discord.PermissionOverwrite(send_messages=False, send_messages_in_threads=True)
    parent = world.guild.create_text_channel("threads only", overwrites={world.guild.default_role: rights})
    channel = world.bot.get_channel(parent.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="robots", type=discord.ChannelType.public_thread)
    await world.env.settle()
    handle = next(handle for handle in parent.threads if handle.id == thread.id)
    await ada.slash(handle, "ricochet start")
    assert len(cards(handle)) == 1
    await channel.set_permissions(channel.guild.default_role, send_messages_in_threads=False)
    await stop(ada, handle)
    assert "**Send Messages in Threads**" in said(await ada.slash(handle, "ricochet start"))


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (EASY[:-1] + ("0" if EASY[-1] != "0" else "1"), "It is complete, but something is mistyped: its last two characters"),
        (EASY[:-1], "yours has 23. Copy all of it."),
        (EASY.replace("-", "!"), "letters and digits only"),
        (Setup.from_code(EASY).position.code, "the code of a position in the middle of a game"),
    ],
)
async def test_a_code_that_is_no_code_is_answered_with_what_is_wrong_with_it(world: World, ada: Member, code: str, words: str):
    told = said(await world.start(ada, code=code))
    assert words in told
    assert "isn't a board code" in told or "code of a position" in words
    assert ("Copy all of it" in told) is ("23" in words)


@pytest.mark.parametrize("command", ["start", "solo", "race"])
async def test_each_kind_of_game_says_that_the_code_of_a_position_is_for_a_study(world: World, ada: Member, command: str):
    told = said(await ada.slash(world.channel, f"ricochet {command}", code=Setup.from_code(EASY).position.code))
    assert "`/ricochet study code:…` shows it." in told
    assert "isn't a board code" in said(await ada.slash(world.channel, f"ricochet {command}", code="nonsense"))
    assert await world.bot.store.running() == []


async def test_a_code_that_contradicts_the_edition_that_is_named_is_refused(world: World, ada: Member) -> None:
    assert "isn't from the box of 1999. Leave out `rules`" in said(await world.start(ada, code=EASY, rules="1999"))


@pytest.mark.parametrize("played", ["2013 black", "2013 silver"])
async def test_a_code_decides_about_the_fifth_robot(world: World, ada: Member, played: str) -> None:
    await world.start(ada, rules=played)
    code = world.match().setup.code
    await stop(ada, world.channel)
    await world.start(ada, code=code, rules="2013")
    assert world.match().rules.fifth_robot is Robot[played.split()[1].upper()]


async def test_a_button_of_an_earlier_round_says_so_privately(world: World, ada: Member) -> None:
    await world.start(ada)
    old = cards(world.channel)[-1]
    form = await ada.click(old, label="Bid")
    await world.close_bids((ada, 5))
    await ada.slash(world.channel, "pass")
    await world.later(INTERMISSION)
    assert "That round is over" in said(await ada.submit_modal(form, {"moves": "4"}))


async def test_a_form_takes_whole_numbers_only(world: World, ada: Member) -> None:
    await world.start(ada)
    form = await ada.click(cards(world.channel)[-1], label="Bid")
    assert "`seven` isn't a number" in said(await ada.submit_modal(form, {"moves": "seven"}))


async def test_only_the_asked_prover_gets_the_form_for_a_proof(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada)
    await world.close_bids((ada, 5))
    assert f"It's {ada.mention}'s turn" in said(await ben.click(cards(world.channel)[-1], label="⌨️ Type"))


async def test_errors_of_commands_buttons_and_forms_are_answered_and_logged_once_with_where_they_came_from(
    world: World, ada: Member, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await world.start(ada)
    await ada.slash(world.channel, "bid", moves=6)
    form = await ada.click(cards(world.channel)[-1], label="Bid")

    async def fail(*_: object, **__: object) -> None:
        message = "disk full"
        raise OSError(message)

    def with_context(record: logging.LogRecord) -> bool:
        record.channel_id = structlog.contextvars.get_contextvars().get("channel_id")
        return True

    caplog.handler.addFilter(with_context)
    logged = structlog.testing.capture_logs(processors=[structlog.contextvars.merge_contextvars])
    with monkeypatch.context() as broken, logged as lines:
        broken.setattr(world.bot.store, "append", fail)
        for failing in (
            ada.submit_modal(form, {"moves": "5"}),
            ada.click(cards(world.channel)[-1], label="I'm done"),
            ada.slash(world.channel, "bid", moves=5),
        ):
            answered = said(await failing)
            assert "Nothing is lost" in answered
            assert "disk" not in answered
    ours = [line["channel_id"] for line in lines if line["log_level"] == "error"]
    of_discord = [vars(record)["channel_id"] for record in caplog.records if record.levelno == logging.ERROR]
    assert (ours, of_discord) == ([world.channel.id], [world.channel.id] * 2)
    assert world.errors_that_were_meant()
    assert "Your bid" in said(await ada.slash(world.channel, "bid", moves=5)), "the match goes on"


def test_each_refusal_has_a_text() -> None:
    for refusal in refusals_named_in(play):
        words = {"prover": "x", "starter": "y", "phase": "bidding", "until": "z", "half": "z", "ricochet": "turn", "other": "w"}
        facts = {**words, "own": 5, "bid": 5, "path": 4, "lower": "yes", "most": 3}
        say(f"refusal-match-{refusal.name.lower().replace('_', '-')}", **facts)
    facts: dict[str, Any] = {
        "permissions": "x",
        "to": "me",
        "link": "x",
        "player": "x",
        "players": "x",
        "channels": "x",
        "channel": "x",
        "where": "here",
        "robots": "x",
        "typed": "x",
        "year": "1999",
        "what": "diagonals",
        "text": "x",
        "fault": "check",
        "token": "x",
        "place": 1,
        "made": 1,
        "bid": 2,
        "moves": "x",
        "count": 0,
        "understood": "",
        "missing": "move",
        "example": "x",
        "robot": "red",
        "direction": "right",
        "date": "2026-11-21",
        "first": date(2026, 1, 1),
        "last": date(2026, 11, 21),
        "opens": "x",
    }
    for problem in Problem:
        say(f"problem-{problem.value}", **facts)
