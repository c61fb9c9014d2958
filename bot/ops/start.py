"""The bot from its start until it is interrupted, on Discord or in the browser; and why it cannot start."""

import asyncio
import gc
import signal
import sys
from collections.abc import AsyncGenerator, Coroutine, Generator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

import aiohttp
import discord

from bot.clock import Clock
from bot.metrics import STANDING_BY, Metrics
from bot.ops.clusters import Tenure
from bot.ops.config import Config, load_config
from bot.ops.failure import Replaced, TaskFailed
from bot.ops.logs import set_up_logs
from bot.ops.serving import serving
from bot.store import (
    ClusterTaken,
    DatabaseInUse,
    ForeignDatabase,
    NewerDatabase,
    StoreError,
    UnusableDatabase,
    UnwritableDatabase,
    join_store,
)
from bot.text import Texts

LOCAL_DATABASE = Path("ricochet-local.db")
"""Where matches that are played in the browser are kept."""

_FAULTS = {
    DatabaseInUse: "program-database-in-use",
    ForeignDatabase: "program-database-foreign",
    NewerDatabase: "program-database-newer",
    UnwritableDatabase: "program-database-unwritable",
}


_AUTHENTICATION_FAILED, _INVALID_INTENTS, _DISALLOWED_INTENTS = 4004, 4013, 4014
"""Discord's close codes."""

_LOOK_AFTER = 20_000, 5, 100
"""New objects after which it is looked for garbage among them, and how often that is done before older ones are looked at."""

_KEPT_STARTS = 0.02
"""Share of a day's starts that are not used to start with."""

_TO_CANCEL = 1.0
"""Seconds in which whatever is connecting should have been broken off."""


class MakeBot(Protocol):
    """Whoever builds the bot."""

    def __call__(
        self,
        config: Config,
        *,
        clock: Clock | None = None,
        shard_count: int | None = None,
        metrics: Metrics | None = None,
        tenure: Tenure | None = None,
    ) -> discord.AutoShardedClient:
        """A bot that is ready to be started."""
        ...


def start(say: Texts, make_bot: MakeBot, *, local: bool) -> None:
    """Run the bot until it is interrupted: on Discord, or in the browser if there is no token or with ``local``.

    Raises `TaskFailed` where it cannot start as it is set up.
    """
    config = load_config(say)
    token = config.discord_token.get_secret_value() if config.discord_token else ""
    with suppress(asyncio.CancelledError):
        if token and not local:
            set_up_logs(config.log_level)
            asyncio.run(_on_discord(say, make_bot, config, token))
        else:
            # The terminal is where players read what to do, so it stays quiet unless asked otherwise.
            set_up_logs(config.log_level if "log_level" in config.model_fields_set else "ERROR")
            asyncio.run(_in_browser(say, make_bot, config, has_token=bool(token)))


async def _on_discord(say: Texts, make_bot: MakeBot, config: Config, token: str) -> None:
    stopped = asyncio.Event()
    with suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
    stop = asyncio.create_task(stopped.wait())
    async with serving(say, config.http) as metrics, _tenure(say, config, metrics, stop) as tenure:
        if not stop.done():
            async with make_bot(config, metrics=metrics, tenure=tenure) as bot:
                await _until(stop, _play(say, bot, token, tenure), bot, tenure, say)


async def _until(
    stop: asyncio.Task[Any], play: Coroutine[Any, Any, None], bot: discord.AutoShardedClient, tenure: Tenure | None, say: Texts
) -> None:
    """Play until it is to stop, and close the bot. Raises `Replaced` where another process plays instead."""
    playing = asyncio.create_task(play)
    keeping = asyncio.create_task(tenure.keep()) if tenure else stop
    try:
        await asyncio.wait({playing, keeping, stop}, return_when=asyncio.FIRST_COMPLETED)
        for ended in (playing, keeping):
            if ended.done():
                await ended
    except ClusterTaken as error:
        raise Replaced(say("program-replaced")) from error
    finally:
        playing.cancel()
        # `asyncio.wait_for` of Python 3.11 may lose that while a shard connects; then closing the bot ends it.
        await asyncio.wait({playing}, timeout=_TO_CANCEL)
        await bot.close()
        keeping.cancel()
        await asyncio.gather(playing, keeping, return_exceptions=True)


@asynccontextmanager
async def _tenure(say: Texts, config: Config, metrics: Metrics, stop: asyncio.Task[Any]) -> AsyncGenerator[Tenure | None]:
    """What this process plays on a server's database, once it is free; None for a file, and where it is to stop before."""
    if isinstance(config.database, Path):
        yield None
        return
    try:
        store = await join_store(config.database.get_secret_value(), metrics.committed)
    except StoreError as error:
        raise unusable(say, error, local=False) from error
    async with store:
        metrics.checks, metrics.clusters = _standing_by, config.clusters
        # One cluster has all shards, however many these are.
        shards = config.shards if config.clusters > 1 and config.shards else 1
        waiting = asyncio.create_task(Tenure.wait(store, config.clusters, shards))
        await asyncio.wait({waiting, stop}, return_when=asyncio.FIRST_COMPLETED)
        if waiting.done():
            yield waiting.result()
        else:
            waiting.cancel()
            await asyncio.wait({waiting})
            yield None


async def _standing_by() -> Mapping[str, bool]:
    """A process that stands by is ready for that."""
    return {STANDING_BY: True}


async def _play(say: Texts, bot: discord.AutoShardedClient, token: str, tenure: Tenure | None) -> None:
    """Log in, and stay connected. Raises `TaskFailed` where Discord, or the database, does not allow it."""
    try:
        with _sparing_garbage():
            await bot.login(token)
    except StoreError as error:
        raise unusable(say, error, local=False) from error
    except discord.LoginFailure as error:
        raise TaskFailed(say("program-wrong-token")) from error
    except (aiohttp.ClientError, OSError, discord.HTTPException) as error:
        raise TaskFailed(say("program-no-discord", why=str(error))) from error
    try:
        await _look_at_starts(say, bot, tenure)
        await bot.connect()
    except discord.GatewayNotFound as error:
        raise TaskFailed(say("program-no-discord", why=str(error))) from error
    except (discord.ConnectionClosed, discord.PrivilegedIntentsRequired) as error:
        raise _closed(say, error) from error


async def _look_at_starts(say: Texts, bot: discord.AutoShardedClient, tenure: Tenure | None) -> None:
    """Raise `TaskFailed` where the bot has few starts left today: Discord takes back the token of one that uses them up.

    Some are kept for connections that are begun anew meanwhile, and for whoever mends what has used up the others.
    """
    recommended, _, limit = await bot.http.get_bot_gateway()
    shards = len(bot.shard_ids or ()) or bot.shard_count or recommended
    if tenure:
        tenure.max_concurrency = limit["max_concurrency"]
    if limit["remaining"] < shards + limit["total"] * _KEPT_STARTS:
        minutes = limit["reset_after"] // 60_000 + 1
        raise TaskFailed(say("program-few-starts", remaining=limit["remaining"], total=limit["total"], minutes=minutes))


@contextmanager
def _sparing_garbage() -> Generator[None, None, None]:
    """Let nobody look for garbage in what is loaded meanwhile, neither now nor later, and for other garbage more rarely.

    With a thousand matches that would take a second of the start. What an interaction leaves behind is garbage some seconds
    later. Whoever looks sooner takes it for what stays, and soon has to look through everything, for a tenth of a second.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.set_threshold(*_LOOK_AFTER)
        gc.enable()


async def _in_browser(say: Texts, make_bot: MakeBot, config: Config, *, has_token: bool) -> None:
    try:
        from bot import local  # noqa: PLC0415 - the extra `local` may be missing, and a bot on Discord does without
    except ImportError as error:
        raise TaskFailed(say("program-no-local", why=str(error))) from error
    if not has_token:
        sys.stdout.write(say("program-no-token") + "\n")
    # A few people at one machine do not notice who draws: no process of its own for that, unless asked for.
    workers = config.picture_workers or 0
    here = config.model_copy(update={"database": LOCAL_DATABASE, "picture_workers": workers})
    try:
        async with serving(say, here.http) as metrics:
            await local.play(say, lambda clock: make_bot(here, clock=clock, shard_count=1, metrics=metrics))
    except StoreError as error:
        raise unusable(say, error, local=True) from error


def _closed(say: Texts, error: discord.ConnectionClosed | discord.PrivilegedIntentsRequired) -> TaskFailed:
    """Why Discord has closed the connection for good."""
    code = error.code if isinstance(error, discord.ConnectionClosed) else _DISALLOWED_INTENTS
    if code == _AUTHENTICATION_FAILED:
        return TaskFailed(say("program-wrong-token"))
    if code in (_INVALID_INTENTS, _DISALLOWED_INTENTS):
        return TaskFailed(say("program-wrong-intents", code=str(code)))
    return TaskFailed(say("program-closed", code=str(code)))


def unusable(say: Texts, error: StoreError, *, local: bool) -> TaskFailed:
    """The failure of a task whose database cannot be used; ``local`` where it is the one of the browser."""
    if not isinstance(error, UnusableDatabase) or type(error) not in _FAULTS:
        return TaskFailed(say("program-database", why=str(error)))
    why = error.reason if isinstance(error, UnwritableDatabase) else ""
    if why and not isinstance(error.path, Path):
        return TaskFailed(say("program-database-server", place=error.path, why=why))
    return TaskFailed(say(_FAULTS[type(error)], file=str(error.path), why=why, local="yes" if local else "no"))
