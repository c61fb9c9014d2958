"""The end of a time with faults: nothing goes wrong any more, all is told soon, and then everything is as it was promised."""

import asyncio
from typing import TYPE_CHECKING

from tests.world.ledger import violated
from tests.world.network import Channel

if TYPE_CHECKING:
    from tests.world.simulation import World

_SETTLED = 600.0
"""Seconds within which all is told where nothing goes wrong any more."""


async def settle(world: "World") -> None:
    """Wait until all is told, and hold it against the ledger. Raises `tests.world.ledger.Violation`."""
    latest = world.time.now + _SETTLED
    await asyncio.sleep(0.5)
    while _is_busy(world) and world.time.now < latest:
        check_senders(world)
        await asyncio.sleep(1)
    world.say("calm")
    excused = {channel.id for channel in world.discord.channels.values() if _is_excused(world, channel)}
    world.ledger.check(world.process.games._games, excused)
    if not excused and (left := world.disk.raw.execute("SELECT * FROM outbox").fetchall()):
        violated(f"this is left in the outbox: {left}")
    if not excused and world.is_calm:
        world.ledger.check_weeks(world.began)


def check_senders(world: "World") -> None:
    """Where something is left to tell, its sender is at it, and waits for nobody to ask for something else."""
    for game in world.process.games._games.values():
        is_left = not game._outbox.is_empty and not game._sender._is_running
        if is_left and not _is_excused(world, world.discord.channels[game.place.channel_id]):
            world.fail(f"something of game {game.game_id} is left to tell, and nobody does")


def _is_excused(world: "World", channel: Channel) -> bool:
    """Whether the disk or a permission has kept back what is told at the next start."""
    return channel.was_forbidden or world.disk.faults > world.faults_before


def _is_busy(world: "World") -> bool:
    games = world.process.games._games.values()
    is_telling = any(not game._outbox.is_empty or game._sender._is_running for game in games)
    is_left = world.disk.raw.execute("SELECT 1 FROM outbox").fetchone()
    is_week_left = world.disk.raw.execute("SELECT 1 FROM regular_post WHERE NOT done").fetchone()
    return bool(is_telling or is_left or is_week_left or world.gateway.on_their_way or not world.discord.is_quiet)
