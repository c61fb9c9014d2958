"""A shutdown lets begun commands end, and accepts no new ones."""

import asyncio
import logging
from typing import Any

import pytest
import structlog
from simcord.interactions import base_payload
from simcord.results import InteractionResult

from bot import client
from bot.store import StoreUnavailable
from tests.bot.seen import said
from tests.bot.wire_faults import Request, answers
from tests.bot.world import World


def call(world: World, name: str, command: str, **options: int) -> InteractionResult:
    """Give a command without waiting for it."""
    member = world.player(name)
    given = [{"name": option, "type": 4, "value": value} for option, value in options.items()]
    data = {"id": "1", "name": command, "type": 1, "options": given}
    record, payload = base_payload(
        world.env.backend, type=2, channel_id=world.channel.id, guild_id=world.guild.id, user_id=member.id, data=data
    )
    world.env.backend.emit("INTERACTION_CREATE", payload)
    return InteractionResult(world.env, record)


class Gate:
    """Keeps requests waiting until it is opened."""

    def __init__(self) -> None:
        self._waiting = asyncio.Semaphore(0)
        self._opened = asyncio.Event()

    def open(self) -> None:
        self._opened.set()

    async def pass_through(self, request: Request) -> Any:
        self._waiting.release()
        await self._opened.wait()
        return await request()

    async def until(self, waiting: int) -> None:
        """Wait until so many more requests are waiting."""
        for _ in range(waiting):
            await self._waiting.acquire()


async def test_what_has_begun_is_done_and_answered_and_nothing_new_is_taken(world: World, caplog: pytest.LogCaptureFixture):
    names, gate = [f"player-{number}" for number in range(20)], Gate()
    world.players(*names, "late")
    await world.start(world.player(names[0]))
    caplog.set_level(logging.WARNING)
    with answers(then=gate.pass_through) as made, structlog.testing.capture_logs() as lines, world.env.time_context():
        asked = [call(world, name, "bid", moves=5 + number) for number, name in enumerate(names)]
        await gate.until(1)
        closing = asyncio.create_task(world.bot.close())
        await gate.until(len(names) - 1)
        call(world, "late", "bid", moves=3)
        gate.open()
        await closing
    assert [f"Your bid: **{5 + number} moves**" in said(answer) for number, answer in enumerate(asked)] == [True] * len(names)
    assert len(made) == len(names), "who came too late has no answer"
    assert [line for line in lines if line["log_level"] in ("warning", "error")] == []
    assert caplog.records == []
    await world.start_bot()
    assert sorted(bid.moves for bid in world.match().round.bids) == list(range(5, 5 + len(names)))


async def test_who_takes_longer_than_the_grace_is_left_and_nothing_is_half_done(
    world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "GRACE", 0.05)
    ada, gate = world.player("ada"), Gate()
    await world.start(ada)
    caplog.set_level(logging.WARNING)
    with answers(then=gate.pass_through), structlog.testing.capture_logs() as lines, world.env.time_context():
        call(world, "ada", "bid", moves=4)
        await gate.until(1)
        await world.bot.close()
    assert [line for line in lines if line["log_level"] in ("warning", "error")] == []
    assert caplog.records == []
    await world.start_bot()
    assert [bid.moves for bid in world.match().round.bids] == [4]


async def test_an_event_of_discord_that_comes_during_a_stop_is_left_to_the_next_start(world: World) -> None:
    await world.start(world.player("ada"))
    await world.stop_bot()
    (guild,) = world.bot.guilds
    await world.bot.on_guild_remove(guild)
    await world.bot.on_ready()
    await world.start_bot()
    assert world.match().round.number == 1


async def test_a_stop_that_fails_half_way_closes_the_database(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(world.bot.tasks, "close", fail)
    with pytest.raises(ZeroDivisionError):
        await world.stop_bot()
    monkeypatch.undo()
    with pytest.raises(StoreUnavailable, match="closed"):
        await world.bot.store.last_heartbeat()
    await world.start_bot()
