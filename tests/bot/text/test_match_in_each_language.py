"""A short match in each language: the channel reads that of the server, and each player their own."""

import logging
import re
from collections.abc import Iterable, Iterator, Sequence

import discord
import pytest

from bot.cards.flaws import explain
from bot.store.guild_settings import GuildSettings
from bot.text import Texts, missing_in
from bot.text.names import target_name
from bot.text.notation import in_notation
from engine import Move, WrongCount, parse_moves
from engine.games.match.state import Round
from tests.at_length import EVERY_LANGUAGE
from tests.bot.seen import answer, parts, prefer, text_of
from tests.bot.world import World

ENGLISH_NOTATION = re.compile(r"\b[RGBYKS]-(?:up|down|left|right)\b")

MESSAGE, ALT_TEXT, OPTION = 4000, 1024, 100
LIMITS = {"label": 80, "placeholder": 150}
"""What Discord takes of buttons and selects; above, of other texts."""


def overlong(messages: Iterable[discord.Message]) -> Iterator[str]:
    """What Discord would not take of these messages."""
    for message in messages:
        yield from (text for text in [text_of(message)] if len(text) > MESSAGE)
        yield from (alt for file in message.attachments if len(alt := file.description or "") > ALT_TEXT)
        for part in parts(message):
            yield from (text for name, most in LIMITS.items() if len(text := str(getattr(part, name, None) or "")) > most)
            yield from (option.label for option in getattr(part, "options", ()) if len(option.label) > OPTION)


@pytest.mark.parametrize("language", EVERY_LANGUAGE)
async def test_a_match_is_played_in_it_from_start_to_end(language: str, world: World, caplog: pytest.LogCaptureFixture) -> None:
    say, other = Texts.of(language), Texts.of("de" if language == "en" else "en")
    ada, ben = world.players("ada", "ben")
    await world.bot.store.set_guild_settings(world.guild.id, GuildSettings(language=language), 0)
    await prefer(ben, "language", other.language, world.channel)
    answers = list[discord.Message]()

    async def ask(command: str, **options: object) -> str:
        answers.append(answer(await ada.slash(world.channel, command, **options)))
        return text_of(answers[-1])

    answers.append(answer(await prefer(ada, "language", language, world.channel)))
    assert say("me-headline") in text_of(answers[-1])
    await world.start(ben, chips=1)
    begun, way = world.match().round, parse_moves(world.solution())
    bid, short = len(way), WrongCount(len(way) - 1, len(way))
    assert await ask("bid", moves=bid) == say("done-bid", moves=bid)
    assert await ask("bid", moves=bid + 1) == say("refusal-match-bid-may-only-fall", own=bid)
    assert say("rules-example", moves=in_notation(say, parse_moves("G-left R-up R-left R-down"))) in await ask("ricochet rules")
    await world.close_bids((ben, bid))
    few = in_notation(say, way[:-1])
    assert await ask("prove", moves=few) == say("problem-count-asked", made=bid - 1, bid=bid, moves=few)
    assert explain(say, short) in await ask("prove", moves=few)
    await ben.slash(world.channel, "prove", moves=in_notation(other, way))
    await ben.slash(world.channel, "ricochet leaderboard")

    history = world.channel.history()
    told = "\n".join([*map(text_of, history), *(file.description or "" for message in history for file in message.attachments)])
    assert [text for text in what_is_told(say, begun, way, ada.mention, ben.mention) if text not in told] == []
    assert list(overlong([*history, *answers])) == []
    assert language == "en" or not ENGLISH_NOTATION.search("\n".join([told, *map(text_of, answers)]))
    warnings = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert [warning for warning in warnings if not (missing_in(language) and warning.startswith("text not usable"))] == []


def what_is_told(say: Texts, begun: Round, way: Sequence[Move], loser: str, winner: str) -> Iterator[str]:
    """What the channel reads of a chip, and of the match with it, that was shown after a proof with a move too few."""
    count, moves, target = len(way), in_notation(say, way), target_name(say, begun.target)
    why = explain(say, WrongCount(count - 1, count), public=True)
    yield say("goal-chips", chips=1)
    yield say("bid-line", place=1, moves=count, ahead="no", player=loser, state="tried")
    yield say("bid-line", place=2, moves=count, ahead="no", player=winner, state="won")
    yield say("news-proof-failed", player=loser, moves=in_notation(say, way[:-1]), why=why)
    yield say("news-chip-won", player=winner, target=target, count=count, moves=moves)
    yield say("best-solution", kind="equal", count=count, moves=moves)
    yield say("end-won", winners=winner, count=1)
    yield say("now-over")
    yield say("people-leaders", score="chips")
    yield say("points-in-words", score="chips", points=1)
