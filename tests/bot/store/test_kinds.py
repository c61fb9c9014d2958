"""Kinds of games in the database, also beside a process of the version before, which knows only a column ``solo``."""

from dataclasses import astuple
from random import Random
from typing import Any

import pytest

from bot.store import KINDS, GameRunning, Place, Store, kind_of
from engine.games.solo.play import start
from engine.games.solo.state import SoloEvent
from engine.rules.events import BidMade, Ending, Event, MatchEnded
from engine.rules.rules import RULES_2013
from engine.rules.setup import draw_setup

HERE = Place(10, 11)
ADA, BEN = 7, 8


def alone(player: int) -> tuple[SoloEvent, ...]:
    return start(RULES_2013, draw_setup(RULES_2013, Random(2)), player, 1000.0, Random(2))


async def execute(store: Store, statement: str, *parameters: int) -> int:
    """Do what a statement says. Returns how many rows it has changed."""
    database: Any = store._database  # type: ignore[attr-defined]
    return await database.execute(statement, parameters)


async def begun_before(store: Store, place: Place, player: int, *, solo: bool) -> bool:
    """Begin a game without events by the statement of the version before. Returns whether that was possible."""
    return bool(
        await execute(
            store,
            "INSERT INTO match"
            " (guild_id, channel_id, elsewhere_in, rules_version, started_at, starter_id, solo, private, practice)"
            " VALUES (?, ?, ?, 2, 1000000, ?, ?, 0, 0) ON CONFLICT DO NOTHING",
            *astuple(place),
            player,
            int(solo),
        )
    )


def test_the_first_event_says_of_which_kind_a_game_is(opening: tuple[Event, ...]) -> None:
    assert (kind_of(opening), kind_of(alone(ADA))) == (KINDS["match"], KINDS["solo"])
    for events in ((), opening[1:]):
        with pytest.raises(ValueError, match="a game begins with MatchStarted or SoloStarted"):
            kind_of(events)


async def test_games_of_the_version_before_are_of_the_kind_that_they_were(store: Store, opening: tuple[Event, ...]) -> None:
    match, solo = await store.begin(HERE, opening), await store.begin(HERE, alone(ADA))
    await execute(store, "UPDATE match SET game_kind = NULL, holder_id = 0")
    with pytest.raises(GameRunning):
        await store.begin(HERE, opening)
    with pytest.raises(GameRunning):
        await store.begin(HERE, alone(ADA))
    for game in (match, solo):
        await store.quarantine(game, "ValueError: no such robot")
    assert [aside.kind for aside in await store.quarantined()] == ["match", "solo"]
    for game in (match, solo):
        await store.restore(game)
    await store.append(match, 2, [BidMade(1001.0, BEN, 5), MatchEnded(1002.0, Ending.STOPPED, ())])
    assert [game for game, _ in await store.matches_over(HERE, 9)] == [match]
    await store.forget(ADA)
    assert await store.running() == [], "a solo game goes with its player"


async def test_a_process_of_the_version_before_begins_no_second_game(store: Store, opening: tuple[Event, ...]) -> None:
    await store.begin(HERE, opening)
    await store.begin(HERE, alone(ADA))
    assert not await begun_before(store, HERE, BEN, solo=False)
    assert not await begun_before(store, HERE, ADA, solo=True)
    assert await begun_before(store, HERE, BEN, solo=True)
    with pytest.raises(GameRunning):
        await store.begin(HERE, alone(BEN))
