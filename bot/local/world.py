"""The simulated Discord: one server, one channel, three players, and a clock that the caller sets."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import discord
import simcord
from discord import app_commands
from simcord.actors import MemberActor

from bot.clock import Clock
from bot.local import simcord_hooks
from bot.local.addresses import new_secret
from bot.local.languages import Languages

log = logging.getLogger(__name__)

PLAYERS = ("Ada", "Ben", "Cleo")
"""The players. The first owns the server, and so has all permissions."""

PATIENCE = 30.0
"""Seconds for which a step of the world waits until the bot is idle."""

FAREWELL = 10.0
"""Seconds that the bot may take to close, and then the world."""


@dataclass(frozen=True, slots=True)
class World:
    """A bot and the Discord around it. Use `open_world`; only one world can be open in an event loop.

    ``secret`` opens the page and the board; ``board`` is the address of the board, where one is served.
    """

    env: simcord_hooks.PlayEnv
    bot: discord.Client
    channel: simcord.ChannelHandle
    players: Sequence[MemberActor]
    lock: asyncio.Lock
    now: Callable[[], float]
    secret: str
    board: str | None = None

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Give exclusive use of the world within the block, with its clock advanced to `now` and all that was due done."""
        async with self.lock:
            behind = self.now() - self.env.now().timestamp()
            try:
                await self.env.advance_time(max(0.0, behind))
            except TimeoutError as error:
                log.warning("the bot is still busy: %s", error)
            yield


ServeBoard = Callable[[World], AbstractAsyncContextManager[str]]
"""Serves the board of a world as long as it is entered, which returns its address."""


@asynccontextmanager
async def as_bot(world: World) -> AsyncIterator[None]:
    """Enter a turn in which tasks that are started are the bot's own."""
    async with world.turn():
        with world.env.as_bot():
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
    secret: str = "",
    serve_board: ServeBoard | None = None,
) -> AsyncIterator[World]:
    """Start the bot that ``make_bot`` builds in a new world; at the end, close both.

    The server, the players and all channels have the same ids in every run, so that what the bot has stored about them stays
    valid. Messages are lost. The players' Discord is in the language of ``locale`` until their browser says another one. Raises
    the errors of the bot's start.

    The board is served before the bot starts, so that the cards with which it goes on have a link to it.
    """
    bot = make_bot(Clock(now=lambda: env.now().timestamp(), sleep=lambda seconds: _sleep(env, seconds)))
    env = simcord_hooks.PlayEnv(bot, settle_timeout=PATIENCE)
    env.locale = locale
    # Ids contain the time of their creation: they are the same in every run as long as the clock is not set.
    simcord_hooks.set_bot(env, server)
    users = [env.create_user(name.lower(), global_name=name) for name in PLAYERS]
    guild = env.create_guild(server, owner=users[0])
    room = guild.create_text_channel(channel, topic=topic)
    players = [guild.add_member(user) for user in users]
    env.languages = Languages(users[0].id, locale, partial(simcord_hooks.set_language, env, guild.id))
    simcord_hooks.set_language(env, guild.id, locale)
    for user in users:
        _ = user.dm_channel  # made on first access
    simcord_hooks.set_clock(env, now())
    with simcord_hooks.steady_controls():
        try:
            world = World(env, bot, room, players, asyncio.Lock(), now, secret or new_secret())
            async with serve_board(world) if serve_board else nullcontext() as board:
                await env.start()
                # A bot that syncs only when its commands have changed does not know that this is a new world.
                if not players[0].available_commands(room):
                    await command_tree(bot).sync()
                yield replace(world, board=board)
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
        # Outside of the bot's own tasks: SimCord does not wait for this one to be idle, so a plain sleep will do.
        await asyncio.sleep(seconds)


async def _close(env: simcord.Env, bot: discord.Client) -> None:
    """Close the bot and then the world, even if the bot fails or is busy."""
    try:
        async with asyncio.timeout(FAREWELL):
            await bot.close()
    except Exception:
        log.exception("the bot did not close cleanly")
    finally:  # even if one of the bot's tasks was cancelled: the next world needs the event loop
        await _shut_down(env)


async def _shut_down(env: simcord.Env) -> None:
    env.settle_timeout = FAREWELL
    try:
        await env.shutdown()
    except TimeoutError as error:
        log.warning("left while the bot was busy: %s", error)
