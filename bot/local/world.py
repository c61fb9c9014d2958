"""The simulated Discord that is played on: one server, one channel, three players, and the time it is told."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import discord
import simcord
from discord import app_commands
from simcord.actors import MemberActor

from bot.clock import Clock
from bot.local import simcord_hooks

log = logging.getLogger(__name__)

PLAYERS = ("Ada", "Ben", "Cleo")
"""Who can be played. The first one owns the server, and so may do everything there."""

PATIENCE = 30.0
"""How long, in seconds, one step of the world waits for the bot to finish what it is doing."""

FAREWELL = 10.0
"""How long, in seconds, the bot may take to close, and after that the world."""


@dataclass(frozen=True, slots=True)
class World:
    """A bot and the Discord around it. Use `open_world`; only one world can be open in an event loop."""

    env: simcord_hooks.PlayEnv
    bot: discord.Client
    channel: simcord.ChannelHandle
    players: Sequence[MemberActor]
    lock: asyncio.Lock
    now: Callable[[], float]

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Have the world for oneself, its clock moved to what `now` says and everything due until then done."""
        async with self.lock:
            behind = self.now() - self.env.now().timestamp()
            try:
                await self.env.advance_time(max(0.0, behind))
            except TimeoutError as error:
                log.warning("the bot is still busy: %s", error)
            yield


@asynccontextmanager
async def open_world(
    make_bot: Callable[[Clock], discord.Client],
    *,
    server: str,
    channel: str,
    topic: str,
    locale: str = "en-US",
    now: Callable[[], float] = time.time,
) -> AsyncIterator[World]:
    """Start the bot that ``make_bot`` builds in a world of its own; at the end, close both.

    The server, the players and all channels, those of direct messages too, have the same ids every time,
    so that what the bot has stored about them holds from one run to the next. Messages do not outlive
    the run. The players have their Discord in the language of ``locale``. Raises what the bot raises while it starts.
    """
    bot = make_bot(Clock(now=lambda: env.now().timestamp(), sleep=lambda seconds: _sleep(env, seconds)))
    env = simcord_hooks.PlayEnv(bot, settle_timeout=PATIENCE)
    env.locale = locale
    # Ids tell the time at which they were given: all of these are given before the clock is moved.
    simcord_hooks.set_bot(env, server)
    users = [env.create_user(name.lower(), global_name=name) for name in PLAYERS]
    guild = env.create_guild(server, owner=users[0])
    room = guild.create_text_channel(channel, topic=topic)
    players = [guild.add_member(user) for user in users]
    for user in users:
        _ = user.dm_channel  # is made when it is first asked for
    simcord_hooks.set_clock(env, now())
    with simcord_hooks.steady_controls():
        try:
            await env.start()
            # A bot that syncs only what has changed since its last run does not know that this is a new world.
            if not players[0].available_commands(room):
                await command_tree(bot).sync()
            yield World(env, bot, room, players, asyncio.Lock(), now)
        finally:
            await _close(env, bot)


def command_tree(bot: discord.Client) -> app_commands.CommandTree[Any]:
    """Return the command tree that the bot has as its ``tree``."""
    tree = getattr(bot, "tree", None)
    assert isinstance(tree, app_commands.CommandTree)
    return tree


async def _sleep(env: simcord.Env, seconds: float) -> None:
    try:
        await env.external_wait(asyncio.sleep(seconds), reason="the clock")
    except simcord.SetupError:
        # Not in one of the bot's own tasks: nobody waits for this one to settle, so it may just sleep.
        await asyncio.sleep(seconds)


async def _close(env: simcord.Env, bot: discord.Client) -> None:
    """Close the bot and the world, in this order, though the bot may be at fault or busy."""
    try:
        async with asyncio.timeout(FAREWELL):
            await bot.close()
    except Exception:
        log.exception("the bot did not close cleanly")
    finally:  # even where one of the bot's own tasks was cancelled: the next world needs the event loop
        await _shut_down(env)


async def _shut_down(env: simcord.Env) -> None:
    env.settle_timeout = FAREWELL
    try:
        await env.shutdown()
    except TimeoutError as error:
        log.warning("left while the bot was busy: %s", error)
