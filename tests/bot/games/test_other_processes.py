"""Coordination with processes that play other servers: running games, and erased people."""

from random import Random
from unittest.mock import AsyncMock

import pytest

from bot.client import RicochetBot
from bot.store import GameId, Place, Shard, SqliteStore, StoreUnavailable
from engine import RULES_2013, Cell, Setup
from engine.games.match.events import BidMade, Ending, Event, MatchEnded
from engine.games.match.play import start
from tests.bot.seen import card, said
from tests.bot.world import EASY, SHOWN, Member, World

OTHERS = 77
"""A player in the other process."""


def shard_of(world: World) -> Shard:
    """That of the server, of two."""
    return next(shard for shard in (Shard(0, 2), Shard(1, 2)) if shard.has(world.guild.id))


@pytest.fixture
async def elsewhere(world: World) -> Place:
    """A channel on the other one of two shards, of which the bot has one now."""
    shard = shard_of(world)
    world.bot.store.shard = shard  # pyright: ignore[reportAttributeAccessIssue] - here it has one that may be set
    there = next(guild_id for guild_id in (1 << 22, 2 << 22) if not shard.has(guild_id))
    return Place(there, 1)


async def begin(world: World, place: Place) -> tuple[GameId, tuple[Event, ...]]:
    """Return a match that the other process has begun: its number, and its events."""
    events = start(RULES_2013, Setup.from_code(EASY), OTHERS, world.bot.clock.now(), Random(1))
    return await world.bot.store.begin(place, events), events


@pytest.mark.parametrize("command", ["study", "start", "solo"])
async def test_a_board_that_another_process_plays_is_not_played_or_studied(
    world: World, ada: Member, elsewhere: Place, command: str
) -> None:
    await begin(world, elsewhere)
    assert "played elsewhere" in said(await ada.slash(world.channel, f"ricochet {command}", code=EASY))


async def test_a_position_like_one_of_another_process_is_studied_by_strangers_alone(world: World, elsewhere: Place) -> None:
    (ada,) = world.players("ada")
    like = Setup.from_code(EASY).position
    robots = {robot: Cell(cell.row, 15 - cell.column) for robot, cell in like.robots.items()}
    game, events = await begin(world, elsewhere)
    asked = {"code": like.with_robots(robots).code}
    assert "Take hints one by one" in said(await ada.slash(world.channel, "ricochet study", **asked))
    await world.bot.store.append(game, len(events), [BidMade(world.bot.clock.now(), ada.id, 9)])
    assert "is the position of a game of yours" in said(await ada.slash(world.channel, "ricochet study", **asked))


async def test_it_is_studied_once_the_match_there_is_over(world: World, ada: Member, elsewhere: Place) -> None:
    game, events = await begin(world, elsewhere)
    await world.bot.store.append(game, len(events), [MatchEnded(world.bot.clock.now(), Ending.STOPPED, ())])
    assert "Study" in said(await ada.slash(world.channel, "ricochet study", code=EASY))


async def test_whom_another_process_has_forgotten_leaves_the_matches_of_this_one(
    world: World, ada: Member, ben: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start(ben, code=EASY)
    await ada.slash(world.channel, "bid", moves=3)
    await ben.slash(world.channel, "bid", moves=4)
    asked = AsyncMock(side_effect=[StoreUnavailable("the server is away"), [ada.id], [], *[[]] * 1000])
    monkeypatch.setattr(SqliteStore, "pending_erasures", asked)
    await world.kill_bot()
    make_bot = world._make_bot

    def make_one_of_two() -> RicochetBot:
        bot = make_bot()
        bot._shard = shard_of(world)
        return bot

    monkeypatch.setattr(world, "_make_bot", make_one_of_two)
    await world.start_bot()
    await world.later(10)
    await world.later(SHOWN)
    assert asked.await_count > 2
    assert "3 moves" not in card(world.channel)
    assert ada.mention not in card(world.channel)
