"""The end of a time with faults: everything is delivered soon, and then all invariants hold."""

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from tests.world.bot import Bot
from tests.world.ledger import violated
from tests.world.network import Channel

if TYPE_CHECKING:
    from tests.world.simulation import World

_SETTLED = 600.0
"""Seconds without faults within which everything is delivered."""

_ANSWERED = 60.0
"""Seconds within which an answer has come to something, or is given up."""


async def settle(world: "World") -> None:
    """Wait until everything is delivered, and check the ledger. Raises `tests.world.ledger.Violation`."""
    latest = world.time.now + _SETTLED
    await asyncio.sleep(0.5)
    while _is_busy(world) and world.time.now < latest:
        check_senders(world)
        await asyncio.sleep(1)
    world.say("calm")
    excused = {channel.id for channel in world.discord.channels.values() if _is_excused(world, channel)}
    world.ledger.check(_games(_players(world)), excused)
    if not excused and (left := world.disk.raw.execute("SELECT * FROM outbox").fetchall()):
        violated(f"this is left in the outbox: {left}")
    if not excused and world.is_calm:
        world.ledger.check_weeks(world.began)


def check_senders(world: "World") -> None:
    """Check that the sender of each pending message is retrying by itself."""
    # One that hands over its shard has ended its senders before it leaves.
    for game in _games(bot for bot in _players(world) if bot.is_resumed and not bot.in_flight._is_closed).values():
        is_left = not game._outbox.is_empty and not game._sender._is_running
        if is_left and not (_is_excused(world, world.discord.channels[game.place.channel_id]) or _is_being_begun(world, game)):
            world.fail(f"something of game {game.game_id} is left to tell, and nobody does")


def _is_being_begun(world: "World", game: Any) -> bool:
    """Return whether the answer to who has begun a game may be on its way: after that the game is shown."""
    return world.ledger.bot_now(game.place.guild_id) - world.ledger.records[game.game_id].events[0].at < _ANSWERED


def _is_excused(world: "World", channel: Channel) -> bool:
    """Return whether a disk error or a permission has delayed a message until the next start."""
    return channel.was_forbidden or world.disk.faults > world.faults_before


def _is_busy(world: "World") -> bool:
    games = _games(_players(world)).values()
    is_telling = any(not game._outbox.is_empty or game._sender._is_running or _is_card_due(game) for game in games)
    is_left = world.disk.raw.execute("SELECT 1 FROM outbox").fetchone()
    is_quiet = all(bot.client.is_quiet for bot in world.bots)
    is_week_left = world.disk.raw.execute("SELECT 1 FROM regular_post WHERE NOT done").fetchone()
    return bool(is_telling or is_left or is_week_left or world.gateway.on_their_way or not is_quiet)


def _is_card_due(game: Any) -> bool:
    """Return whether the card of a game waits until it may be edited again."""
    pace = getattr(game.screen, "_pace", None)
    return bool(pace and pace._is_waiting)


def _players(world: "World") -> list[Bot]:
    """Return the bots that play, or are about to."""
    return [bot for bot in world.bots if bot.is_ready and bot.is_connected and bot.holds_shard]


def _games(bots: Iterable[Bot]) -> dict[int, Any]:
    """Their games, by their numbers."""
    return {game_id: game for bot in bots for game_id, game in bot.games._games.items()}
