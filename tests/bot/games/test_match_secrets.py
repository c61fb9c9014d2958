"""A secret is in nothing that the bot says, sends or logs: docs/rules.md "Award"."""

import json
import re
from unittest.mock import patch

import discord
import pytest

from bot.cards.alt_text import describe_line
from engine.board.notation import format_moves
from engine.games.match.state import Phase, Round
from tests.bot.english import say
from tests.bot.records import Records
from tests.bot.seen import said, stop, text_of
from tests.bot.world import EASY, HOURGLASS, INTERMISSION, THINKING_TIME, Member, World


def telling(records: Records, secret: Round) -> list[str]:
    """Return those that reveal the best solution of a round, its length, or any solution."""
    assert secret.best
    telling = [
        re.escape(format_moves(secret.best)),
        re.escape(repr(secret.best)),
        re.escape(json.dumps(describe_line(say, secret.start.play(secret.best)), ensure_ascii=False)[1:-1]),
        rf"\b{len(secret.best)} moves\b",
        r"could(n't)? have been|were possible",
        r"(best|proof)[-\w]*\.(gif|png)",
    ]
    return [text for text in records.all() if re.search("|".join(telling), text)]


@pytest.fixture
def records(world: World, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture) -> Records:
    return Records(world, capsys, caplog)


async def goes_back(world: World, how: str, *, solver: bool = True) -> Round:
    """A match in which Ada has seen the first chip go back, and another is up. The first round, with its best solution."""
    (ada,) = world.players("ada")
    with patch.object(world.random, "shuffle", lambda pile: pile.insert(1, pile.pop())):
        world.bot.solver._ready = solver and how != "too long"  # otherwise that chip would not be turned up at all
        await world.start(ada, code=EASY, **({"max_moves": 3} if how == "too long" else {}))
        world.bot.solver._ready = solver
        if how == "no bid":
            await world.later(THINKING_TIME)
            await world.later(HOURGLASS)
        elif how == "all failed":
            await world.close_bids((ada, 9))
            await world.insist(ada, "R-up R-left R-down R-up R-down")
        await world.later(INTERMISSION)
    match = world.match()
    assert (match.phase, match.round.number > 1) == (Phase.THINKING, True)
    return match.rounds[-1]


async def ask_everything(world: World) -> None:
    """Use every command that shows something of a match, its players and its board."""
    ben = world.player("ben")
    for command in ("board", "rules", "stats", "leaderboard", "me"):
        await ben.slash(world.channel, f"ricochet {command}")
    await ben.slash(world.channel, "ricochet board", format="text")
    for command in ("solo", "start"):
        elsewhere = world.guild.create_text_channel(command)
        assert "is the position of the game in" in said(await ben.slash(elsewhere, f"ricochet {command}", code=EASY))


def revealing(world: World, secret: Round) -> list[discord.Message]:
    """Return the messages that show the best solution of an earlier round."""
    assert secret.best
    sentence = f"of round {secret.number} could have been won in {len(secret.best)} moves: `{format_moves(secret.best)}`"
    return [message for message in world.channel.history() if sentence in text_of(message)]


@pytest.mark.parametrize(
    ("how", "end"),
    [
        ("no bid", "it is won"),
        ("all failed", "it is won"),
        ("no bid", "the match is over"),
        ("all failed", "the match is over"),
        ("too long", "the match is over"),
    ],
)
async def test_the_best_solution_of_a_chip_that_goes_back_is_told_when_it_can_help_nobody_any_more(
    world: World, ada: Member, records: Records, how: str, end: str
) -> None:
    secret = await goes_back(world, how)
    assert secret.best
    await ask_everything(world)
    await world.restart_bot(killed=True)
    await ask_everything(world)
    assert telling(records, secret) == []

    await world.win_chip(ada)
    await world.later(INTERMISSION)
    assert revealing(world, secret) == [], "another chip is won, and the robots have moved"
    if end == "it is won":
        assert world.match().round.target == secret.target
        await world.win_chip(ada)
    else:
        await stop(ada, world.channel)
    assert telling(records, secret)
    (message,) = revealing(world, secret)
    assert (f"best-{secret.number}.gif", describe_line(say, secret.start.play(secret.best))) in [
        (file.filename, file.description) for file in message.attachments
    ]


async def test_one_that_becomes_known_only_when_the_match_is_over_is_told_then(world: World) -> None:
    assert (await goes_back(world, "no bid", solver=False)).best is None
    await stop(world.player("ada"), world.channel)
    world.bot.solver._ready = True
    await world.later(1)
    assert "of round 1 could have been won in 4 moves" in "".join(map(text_of, world.channel.history()))
