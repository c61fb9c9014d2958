"""A stored name that means nothing to this version costs its default, or its own game: the bot starts and plays on.

Finds columns and fields by itself: those that are added later are tried, too.
"""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import pytest
import structlog.testing
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult

from bot.store import Champion, Place, PostKind
from bot.store.codec import UnreadableEvent, decode
from bot.store.guild_settings import GuildSettings
from bot.text import Texts
from engine.games.cup import cup_of
from engine.games.daily import day_of
from tests.at_length import few_of
from tests.bot.english import say
from tests.bot.forged import press_forged
from tests.bot.fresh import lay_database
from tests.bot.games.solo.play import begin_alone
from tests.bot.seen import answer, press, said, text_of, through_me
from tests.bot.store.test_codec import FORMS
from tests.bot.store.test_cup_contract import CHIPS as CUP
from tests.bot.store.test_erasure import OF_SQLITE
from tests.bot.world import EASY, HOURGLASS, SOLUTION, TODAYS, World, match_in_the_past

NONSENSE = "Nowhere/At-All"

HOUR = 3600.0

FEW = ("match.game_kind", "event.kind", "event.data", "guild_settings.data", "post_choice.kind", "daily_play.best", "cup.chips")
"""Columns of each kind of reader: of games, settings, posts, puzzles and cups."""

OF_GAMES = {"event", "outbox", "round", "proof", "taking_part", "watching", "solo_chip", "practice_chip", "point"}

GAMES = 5
"""The games that are altered."""

NOT_READ_BACK = {
    "bound.mark": "a hash, compared, and never read",
    "cup_entered.mark": "a hash, compared, and never read",
    "fact.key": "another key is another fact, which is as if it had not been stored",
    "match.set_aside": "a reason for people: where there is one, the game is quarantined",
    "regular_post.period": "compared, and never read",
}
"""Columns in which any text is valid, and why."""


def columns() -> list[str]:
    """Return the columns that hold text."""
    with TemporaryDirectory() as folder:
        lay_database(path := Path(folder) / "ricochet.db")
        with closing(sqlite3.connect(path)) as connection:
            found = [f"{table}.{name}" for table, name, type_, _ in connection.execute(OF_SQLITE) if type_ == "TEXT"]
    assert set(NOT_READ_BACK) <= set(found)
    return [name for name in found if name not in NOT_READ_BACK]


def texts_in(fields: Any, path: str = "$") -> Iterator[str]:
    """Yield the JSON paths of the texts in an event's fields."""
    if isinstance(fields, str):
        yield path
    elif isinstance(fields, dict):
        for name, value in fields.items():
            yield from texts_in(value, f"{path}.{name}")


def is_read(kind: str, data: str, path: str) -> bool:
    """Return whether an event is read though it has nonsense at a path; one that is not costs its game."""
    with closing(sqlite3.connect(":memory:")) as connection:
        ((altered,),) = connection.execute("SELECT json_set(?, ?, ?)", (data, path, NONSENSE))
    try:
        decode(kind, altered)
    except UnreadableEvent:
        return False
    return True


def unchecked_fields() -> list[tuple[str, str]]:
    """Return the kinds of events, with the paths of fields in which they have any text."""
    events = {(type(event).__name__, path, data) for event, data in FORMS for path in texts_in(json.loads(data))}
    return sorted({(kind, path) for kind, path, data in events if is_read(kind, data, path)})


async def filled(world: World) -> dict[str, ChannelHandle]:
    """Store something in each column, and leave ada's match, game 1, in a channel of its own; return the channels by names."""
    channels = {name: world.guild.create_text_channel(name) for name in ("others", "match", "race", "solo")}
    ada, ben = world.players("ada", "ben")
    boss = world.player("boss", manage_guild=True)
    await ada.slash(channels["others"], "ricochet start", code=EASY, difficulty="any")
    await ben.slash(channels["match"], "ricochet start")
    await ben.slash(channels["race"], "ricochet race", time=86400)
    await begin_alone(ben, channels["solo"])
    await ben.slash(channels["solo"], "ricochet rush")
    await boss.slash(world.channel, "ricochet settings", time_zone="Europe/Berlin")
    store, now = world.bot.store, world.env.now().timestamp()
    await store.begin(Place(world.guild.id, 999), match_in_the_past([ben.id, ben.id], now, world.random), command_id="page-1")
    await store.set_guild_settings(world.guild.id, GuildSettings(weekly_channel=world.channel.id, weekly_hour=0), now)
    await store.claim_post(world.guild.id, PostKind.MORNING, "2026-01-01")
    await store.crown([Champion(world.guild.id, "2026-W01", ben.id, 77)])
    await store.set_language(ben.id, "de")
    await store.set_theme(ben.id, "dark")
    puzzle = await store.keep_puzzle(replace(TODAYS, day=day_of(now)))
    await store.take_try(ben.id, puzzle, puzzle.best, now, world.guild.id)
    await store.keep_cup_chips(cup_of(now), CUP)
    await store.remember("name", "value")
    await leave_a_removal(world, channels["match"])
    return channels


async def leave_a_removal(world: World, channel: ChannelHandle) -> None:
    """Let cleo be removed from the match in a channel, and have herself forgotten."""
    cleo, boss = world.player("cleo"), world.player("boss", manage_messages=True)
    await cleo.slash(channel, "bid", moves=9)
    await boss.slash(channel, "ricochet remove", member=cleo)
    await press(cleo, await through_me(cleo, "delete", channel), say("button-forget-me"))


async def answers_all(world: World, channels: dict[str, ChannelHandle]) -> None:
    """Ask ben's questions in each channel, and go on with ada's match."""
    ada, ben, boss = world.player("ada"), world.player("ben"), world.player("boss")
    asked = [("leaderboard", ben), ("stats", ben), ("my-games", ben), ("daily", ben), ("settings", boss), ("me", ben)]
    for command, player in asked:
        check(await player.slash(world.channel, f"ricochet {command}"), command)
    check(await press_forged(ben, world.channel, "results:1"), "results")
    for name, place in channels.items():
        check(await ben.slash(place, "ricochet board"), f"board in {name}")
    check(await ben.slash(channels["match"], "bid", moves=9), "bid")
    check(await ben.slash(channels["race"], "prove", moves="R-up"), "prove")
    await ada.slash(channels["others"], "bid", moves=4)
    await world.later(HOURGLASS)
    assert "That's it" in said(await ada.slash(channels["others"], "prove", moves=SOLUTION))


def check(result: InteractionResult, what: str) -> None:
    """Assert that a command was answered by something other than the text for errors."""
    text = text_of(answer(result))
    assert text, what
    assert not any(Texts.of(language)("problem-ours") in text for language in ("en", "de")), what


async def plays_on(world: World, statement: str, *values: Any) -> list[str]:
    """Return the errors that are logged while the bot starts and plays on after a change of its database."""
    channels = await filled(world)
    await world.stop_bot()
    assert world.alter(statement, *values), "the world has no such row: let `filled` store one"
    with patch("bot.client.HEARTBEAT", HOUR), structlog.testing.capture_logs() as logged:
        await world.start_bot()
        await answers_all(world, channels)
        await world.later(HOUR / 4)
    return [str(line["event"]) for line in logged if line["log_level"] in ("error", "critical")]


@pytest.mark.parametrize("column", few_of(columns(), FEW))
async def test_a_column_that_holds_nonsense_costs_no_more_than_its_game(world: World, column: str) -> None:
    table, name = column.split(".")
    of_game = "id" if table == "match" else "match_id" if table in OF_GAMES else "2"
    errors = await plays_on(world, f"UPDATE {table} SET {name} = ? || {name} WHERE {of_game} > 1", NONSENSE)
    assert set(errors) <= {"game quarantined"}
    assert len(errors) <= GAMES


@pytest.mark.parametrize(("kind", "path"), unchecked_fields())
async def test_a_field_of_an_event_that_holds_nonsense_has_its_default(world: World, kind: str, path: str) -> None:
    statement = "UPDATE event SET data = json_set(data, ?, ?) WHERE kind = ? AND match_id > 1"
    assert not await plays_on(world, statement, path, NONSENSE, kind)
