"""The bot from its start until it is interrupted, on Discord or in the browser; and why it cannot start."""

import asyncio
import gc
import signal
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol, TypeVar

import aiohttp
import discord

from bot.clock import Clock
from bot.metrics import Metrics
from bot.run.config import Config, load_config
from bot.run.failure import OutOfReach, TaskFailed
from bot.run.logs import set_up_logs
from bot.run.output import tell
from bot.run.serving import serving
from bot.run.shares import DiscordAway, Shares, Tenure
from bot.store import (
    DamagedDatabase,
    DatabaseInUse,
    ForeignDatabase,
    NewerDatabase,
    StoreError,
    StoreUnavailable,
    UnreachableDatabase,
    UnusableDatabase,
    UnwritableDatabase,
    join_processes,
)
from bot.text import Texts

LOCAL_DATABASE = Path("ricochet-local.db")
"""Where matches that are played in the browser are kept."""

_FAULTS = {
    DamagedDatabase: "program-database-damaged",
    DatabaseInUse: "program-database-in-use",
    ForeignDatabase: "program-database-foreign",
    NewerDatabase: "program-database-newer",
    UnreachableDatabase: "program-database-unwritable",
    UnwritableDatabase: "program-database-unwritable",
}


_AUTHENTICATION_FAILED, _INVALID_INTENTS, _DISALLOWED_INTENTS = 4004, 4013, 4014
"""Discord's close codes."""

_LOOK_AFTER = 20_000, 5, 100
"""New objects after which it is looked for garbage among them, and how often that is done before older ones are looked at."""

_KEPT_STARTS = 0.02
"""Share of a day's starts that are not used to start with."""

_TRY_AGAIN = 5.0
"""Seconds after which a shard is given back where Discord could not be reached: it is tried again then, by whoever takes it."""

_TO_CANCEL = 1.0
"""Seconds in which whatever is connecting should have been broken off."""


class Workers(Protocol):
    """What works for all bots of a process."""

    def start(self) -> None:
        """Begin, in the background."""
        ...

    def share_requests(self, share: float) -> None:
        """Ask Discord for no more than this part, from 0 to 1, of what all processes of the bot may ask for."""
        ...

    async def close(self) -> None:
        """End, at once."""
        ...


W = TypeVar("W", bound=Workers)


class Maker(Protocol[W]):
    """Whoever makes what plays."""

    def workers(self, config: Config, metrics: Metrics) -> W:
        """Workers for several bots."""
        ...

    def bot(
        self,
        config: Config,
        *,
        clock: Clock | None = None,
        shard_count: int | None = None,
        metrics: Metrics | None = None,
        tenure: Tenure | None = None,
        workers: W | None = None,
    ) -> discord.AutoShardedClient:
        """A bot that is ready to be started."""
        ...


def start(say: Texts, maker: Maker[Any], *, local: bool) -> None:
    """Run the bot until it is interrupted: on Discord, or in the browser if there is no token or with ``local``.

    Raises `TaskFailed` where it cannot start as it is set up.
    """
    config = load_config(say)
    token = config.discord_token.get_secret_value() if config.discord_token else ""
    with suppress(asyncio.CancelledError):
        if token and not local:
            set_up_logs(config.log_level)
            asyncio.run(_on_discord(say, maker, config, token))
        else:
            # The terminal is where players read what to do, so it stays quiet unless asked otherwise.
            set_up_logs(config.log_level if "log_level" in config.model_fields_set else "ERROR")
            if not token:
                tell(say("program-no-token"))
            tell(say("program-local-file", file=str(LOCAL_DATABASE.absolute())))
            asyncio.run(_in_browser(say, maker, config))


async def _on_discord(say: Texts, maker: Maker[Any], config: Config, token: str) -> None:
    stop = asyncio.Event()
    _set_by_signals(stop)
    async with serving(say, config.http) as metrics:
        if isinstance(config.database, Path):
            await _until(stop, say, maker.bot(config, metrics=metrics), token)
        else:
            await _with_others(stop, say, maker, config, config.database.get_secret_value(), token, metrics)


def _set_by_signals(stop: asyncio.Event) -> None:
    """Let what ends a service set this event: SIGTERM, or Ctrl-Break on Windows, where event loops know no signals."""
    loop = asyncio.get_running_loop()
    try:
        loop.add_signal_handler(signal.SIGTERM, stop.set)
    except NotImplementedError:
        for number in {signal.SIGTERM, getattr(signal, "SIGBREAK", signal.SIGTERM)}:
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))


async def _with_others(
    stop: asyncio.Event, say: Texts, maker: Maker[Any], config: Config, address: str, token: str, metrics: Metrics
) -> None:
    """Play what is this process's share of the shards until it is to stop: see `Shares`."""
    shards = config.shards or 1  # a single one is played by a bot that has as many as Discord recommends
    metrics.shards, metrics.stands_by = shards, True
    workers = maker.workers(config, metrics)
    playing = set[Tenure]()

    async def play(tenure: Tenure, left: asyncio.Event) -> None:
        playing.add(tenure)
        workers.share_requests(len(playing) / shards)
        try:
            async with tenure.store:
                await _until(left, say, maker.bot(config, metrics=metrics, tenure=tenure, workers=workers), token, tenure)
        finally:
            playing.remove(tenure)
            gc.unfreeze()  # what the bot had is garbage
            workers.share_requests(len(playing) / shards)

    try:
        async with await join_processes(address, shards, metrics.committed) as processes:
            workers.start()
            await Shares(processes, play).run(stop)
    except StoreError as error:
        raise unusable(say, error, local=False) from error
    finally:
        await workers.close()


async def _until(
    stop: asyncio.Event, say: Texts, bot: discord.AutoShardedClient, token: str, tenure: Tenure | None = None
) -> None:
    """Play until it is to stop, and close the bot. Raises what `_play` does, and `LeaseLost`."""
    stopping = asyncio.create_task(stop.wait())
    keeping = asyncio.create_task(tenure.keep()) if tenure else stopping
    async with bot:
        playing = asyncio.create_task(_play(say, bot, token, tenure))
        try:
            await asyncio.wait({playing, keeping, stopping}, return_when=asyncio.FIRST_COMPLETED)
            for ended in (playing, keeping):
                if ended.done():
                    await ended
        finally:
            playing.cancel()
            # `asyncio.wait_for` of Python 3.11 may lose that while a shard connects; then closing the bot ends it.
            await asyncio.wait({playing}, timeout=_TO_CANCEL)
            await bot.close()
            for task in (keeping, stopping):
                task.cancel()
            await asyncio.gather(playing, keeping, stopping, return_exceptions=True)


async def _play(say: Texts, bot: discord.AutoShardedClient, token: str, tenure: Tenure | None) -> None:
    """Log in, and stay connected. Raises `TaskFailed` where Discord, or the database, does not allow it.

    With a ``tenure`` it raises `DiscordAway` or `StoreUnavailable` for what may pass: the process may have other shards.
    """
    try:
        with _sparing_garbage():
            await bot.login(token)
        await _look_at_starts(say, bot, tenure)
        if tenure:
            await tenure.identify()  # Discord does not like whoever connects and waits then
        await bot.connect()
    except StoreError as error:
        if tenure and isinstance(error, StoreUnavailable):
            raise  # another process may play instead, or this one again
        raise unusable(say, error, local=False) from error
    except discord.LoginFailure as error:
        raise TaskFailed(say("program-wrong-token")) from error
    except (aiohttp.ClientError, OSError, discord.HTTPException, discord.GatewayNotFound) as error:
        if tenure:
            await asyncio.sleep(_TRY_AGAIN)
            raise DiscordAway from error
        raise OutOfReach(say("program-no-discord", why=str(error))) from error
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
    if not gc.get_freeze_count():
        gc.collect()  # what is frozen is never looked at again
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.set_threshold(*_LOOK_AFTER)
        gc.enable()


async def _in_browser(say: Texts, maker: Maker[Any], config: Config) -> None:
    try:
        from bot import local  # noqa: PLC0415 - the extra `local` may be missing, and a bot on Discord does without
    except ImportError as error:
        raise TaskFailed(say("program-no-local", why=str(error))) from error
    # A few people at one machine do not notice who draws: no process of its own for that, unless asked for.
    workers = config.picture_workers or 0
    here = config.model_copy(update={"database": LOCAL_DATABASE, "picture_workers": workers})
    try:
        async with serving(say, here.http) as metrics:
            await local.play(say, lambda clock: maker.bot(here, clock=clock, shard_count=1, metrics=metrics), tell=tell)
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
    why = error.reason if isinstance(error, DamagedDatabase | UnwritableDatabase) else ""
    if why and not isinstance(error.path, Path):
        kind = OutOfReach if isinstance(error, UnreachableDatabase) else TaskFailed
        return kind(say("program-database-server", place=error.path, why=why))
    return TaskFailed(say(_FAULTS[type(error)], file=str(error.path), why=why, local="yes" if local else "no"))
