"""Start the bot, on Discord or in the browser, run it until it is interrupted, and explain why it cannot start."""

import asyncio
import gc
import signal
from collections.abc import Awaitable, Callable, Generator
from contextlib import AbstractAsyncContextManager, AbstractContextManager, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import aiohttp
import discord
import structlog
from pydantic import SecretStr

from bot.clock import Clock
from bot.metrics import Metrics
from bot.run.config import LOCAL_DATABASE, Config, load_config, unknown_settings
from bot.run.installation import install_extra, is_image, ricochet
from bot.run.logs import set_up_logs
from bot.run.output import OutOfReach, TaskFailed, print_line
from bot.run.serving import serving
from bot.run.shard_leases import DiscordAway, ShardBalancer, ShardLease
from bot.store import (
    DamagedDatabase,
    DatabaseInUse,
    DriverMissing,
    EarlierDatabase,
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

if TYPE_CHECKING:
    from bot.store.postgres.processes import Processes

_log = structlog.stdlib.get_logger()

_LOCAL_SECRET = LOCAL_DATABASE.with_suffix(".secret")
"""The file with the secret part of the addresses in the browser."""

_FAULTS = {
    DamagedDatabase: "program-database-damaged",
    DatabaseInUse: "program-database-in-use",
    EarlierDatabase: "program-database-earlier",
    ForeignDatabase: "program-database-foreign",
    NewerDatabase: "program-database-newer",
    UnreachableDatabase: "program-database-unwritable",
    UnwritableDatabase: "program-database-unwritable",
}

_AUTHENTICATION_FAILED, _INVALID_INTENTS, _DISALLOWED_INTENTS = 4004, 4013, 4014
"""Discord's close codes."""

_GC_THRESHOLDS = 20_000, 5, 100
"""See `gc.set_threshold`."""

_RESERVED_STARTS = 0.02
"""Fraction of a day's session starts that is reserved for reconnects."""

_RETRY_DELAY = 5.0
"""Seconds to wait before releasing a shard for which Discord could not be reached."""

_CANCEL_TIMEOUT = 1.0
"""Seconds to wait for a cancelled connection attempt to end."""


class Boards(Protocol):
    """The boards of this process at a public address."""

    def serving(self, bot: Any) -> AbstractContextManager[None]:
        """Show the games of a bot, as long as the context is entered."""
        ...

    def join(self, processes: "Processes") -> None:
        """Announce the boards to the other processes, and pass pages on to those whose servers they show."""
        ...


class Factory(Protocol):
    """Creates bots and their workers, so that this module does not import the client."""

    def workers(self, config: Config, metrics: Metrics) -> Any:
        """Create the workers for several bots: see `bot.games.workers.Workers`."""
        ...

    def bot(self, config: Config, **options: Any) -> discord.AutoShardedClient:
        """Create a bot, ready to be started, with the options of `bot.app.make_bot`."""
        ...

    def serve_board(self, world: Any) -> AbstractAsyncContextManager[str]:
        """Serve the board of a `bot.local.world.World`; the context is its address."""
        ...

    def serve_public(self, config: Config, say: Texts) -> AbstractAsyncContextManager[Boards]:
        """Serve the board at the public address of the configuration; the context shows a bot's games there."""
        ...


def start(say: Texts, factory: Factory, *, local: bool) -> None:
    """Run the bot until it is interrupted: on Discord, or in the browser if there is no token or with ``local``.

    Raises `TaskFailed` if it cannot start with these settings.
    """
    config = load_config(say)
    token = config.discord_token.get_secret_value() if config.discord_token else ""
    with suppress(asyncio.CancelledError):
        if token and not local:
            set_up_logs(config.log_level)
            for unknown in unknown_settings(say):
                _log.warning("setting unknown", name=unknown.name, nearest=unknown.nearest)
            asyncio.run(_on_discord(say, factory, config, token))
        else:
            # Players read instructions in this terminal, so it stays quiet unless configured otherwise.
            set_up_logs(config.log_level if "log_level" in config.model_fields_set else "ERROR")
            play = _browser_game(say)
            for unknown in unknown_settings(say):
                print_line(unknown.in_words(say))
            if not token:
                print_line(say("program-no-token"))
            print_line(say("program-local-file", file=str(LOCAL_DATABASE.absolute())))
            asyncio.run(_in_browser(say, factory, config, play))


async def _on_discord(say: Texts, factory: Factory, config: Config, token: str) -> None:
    stop = asyncio.Event()
    _set_by_signals(stop)
    served = nullcontext() if config.web is None else factory.serve_public(config, say)
    async with serving(say, config.http) as metrics, served as boards:
        if isinstance(config.database, Path):
            await _run_until(stop, say, factory.bot(config, metrics=metrics), token, boards)
        else:
            await _run_balanced(stop, say, factory, config, token, metrics, boards)


def _set_by_signals(stop: asyncio.Event) -> None:
    """Set this event on SIGTERM, or on Ctrl-Break on Windows, whose event loops handle no signals."""
    loop = asyncio.get_running_loop()
    try:
        loop.add_signal_handler(signal.SIGTERM, stop.set)
    except NotImplementedError:
        for number in {signal.SIGTERM, getattr(signal, "SIGBREAK", signal.SIGTERM)}:
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))


async def _run_balanced(
    stop: asyncio.Event, say: Texts, factory: Factory, config: Config, token: str, metrics: Metrics, boards: Boards | None
) -> None:
    """Play this process's share of the shards until ``stop`` is set: see `ShardBalancer`."""
    assert isinstance(config.database, SecretStr), "a file is for one process"
    shards = config.shards or 1  # a single lease stands for as many shards as Discord recommends
    metrics.shards, metrics.stands_by = shards, True
    workers = factory.workers(config, metrics)
    playing = set[ShardLease]()

    async def play(lease: ShardLease, left: asyncio.Event) -> None:
        playing.add(lease)
        workers.share_requests(len(playing) / shards)
        try:
            async with lease.store:
                bot = factory.bot(config, metrics=metrics, lease=lease, workers=workers)
                await _run_until(left, say, bot, token, boards, lease)
        finally:
            playing.remove(lease)
            gc.unfreeze()  # the objects of the closed bot are garbage now
            workers.share_requests(len(playing) / shards)

    try:
        async with await join_processes(config.database.get_secret_value(), shards, metrics.committed) as processes:
            if boards:
                boards.join(processes)
            workers.start()
            await ShardBalancer(processes, play).run(stop)
    except StoreError as error:
        raise unusable(say, error, local=False) from error
    finally:
        await workers.close()


async def _run_until(
    stop: asyncio.Event,
    say: Texts,
    bot: discord.AutoShardedClient,
    token: str,
    boards: Boards | None,
    lease: ShardLease | None = None,
) -> None:
    """Play until ``stop`` is set, and close the bot. Raises what `_connect` does, and `LeaseLost`."""
    stopping = asyncio.create_task(stop.wait())
    keeping = asyncio.create_task(lease.keep()) if lease else stopping
    async with bot:
        playing = asyncio.create_task(_connect(say, bot, token, lease))
        try:
            with boards.serving(bot) if boards else nullcontext():
                await asyncio.wait({playing, keeping, stopping}, return_when=asyncio.FIRST_COMPLETED)
            for ended in (playing, keeping):
                if ended.done():
                    await ended
        finally:
            playing.cancel()
            # `asyncio.wait_for` of Python 3.11 may swallow the cancellation while a shard connects; closing the bot ends it.
            await asyncio.wait({playing}, timeout=_CANCEL_TIMEOUT)
            await bot.close()
            for task in (keeping, stopping):
                task.cancel()
            await asyncio.gather(playing, keeping, stopping, return_exceptions=True)


async def _connect(say: Texts, bot: discord.AutoShardedClient, token: str, lease: ShardLease | None) -> None:
    """Log in and stay connected. Raises `TaskFailed` if Discord or the database refuses.

    With a ``lease`` temporary failures raise `DiscordAway` or `StoreUnavailable`: the process may have other shards.
    """
    try:
        with _gc_paused():
            await bot.login(token)
        await _check_starts(say, bot, lease)
        if lease:
            await lease.identify()  # before connecting: Discord closes connections that stay idle
        await bot.connect()
    except StoreError as error:
        if lease and isinstance(error, StoreUnavailable):
            raise  # another process may take the shard, or this one again
        raise unusable(say, error, local=False) from error
    except discord.LoginFailure as error:
        raise TaskFailed(say("program-wrong-token")) from error
    except (aiohttp.ClientError, OSError, discord.HTTPException, discord.GatewayNotFound) as error:
        if lease:
            await asyncio.sleep(_RETRY_DELAY)
            raise DiscordAway from error
        raise OutOfReach(say("program-no-discord", why=str(error))) from error
    except (discord.ConnectionClosed, discord.PrivilegedIntentsRequired) as error:
        raise _closed(say, error) from error


async def _check_starts(say: Texts, bot: discord.AutoShardedClient, lease: ShardLease | None) -> None:
    """Raise `TaskFailed` if few session starts are left today: Discord resets the token of a bot that uses them up.

    Some are reserved for reconnects, and for the operator who fixes what used up the others.
    """
    recommended, _, limit = await bot.http.get_bot_gateway()
    shards = len(bot.shard_ids or ()) or bot.shard_count or recommended
    if lease:
        lease.max_concurrency = limit["max_concurrency"]
    if limit["remaining"] < shards + limit["total"] * _RESERVED_STARTS:
        minutes = limit["reset_after"] // 60_000 + 1
        raise TaskFailed(say("program-few-starts", remaining=limit["remaining"], total=limit["total"], minutes=minutes))


@contextmanager
def _gc_paused() -> Generator[None, None, None]:
    """Pause garbage collection during the block, exclude what it loads from later ones, and raise the thresholds for the rest.

    With a thousand matches collections would take a second of the start. Objects of an interaction live for some seconds: with
    the default thresholds they would reach the oldest generation, whose collection takes a tenth of a second.
    """
    if not gc.get_freeze_count():
        gc.collect()  # frozen objects are never collected
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.set_threshold(*_GC_THRESHOLDS)
        gc.enable()


def _browser_game(say: Texts) -> Callable[..., Awaitable[None]]:
    """Return `bot.local.play`. Raises `TaskFailed` if the extra `local` is not installed."""
    try:
        from bot import local  # noqa: PLC0415 - the extra may be missing
    except ImportError as error:
        if is_image():
            raise TaskFailed(say("program-image")) from error
        raise TaskFailed(say("program-no-local", why=str(error), install=install_extra("local"))) from error
    return local.play


async def _in_browser(say: Texts, factory: Factory, config: Config, play: Callable[..., Awaitable[None]]) -> None:
    # A few players at one machine need no separate drawing process.
    workers = config.picture_workers or 0
    here = config.model_copy(update={"database": LOCAL_DATABASE, "picture_workers": workers})
    try:
        async with serving(say, here.http) as metrics:

            def make_bot(clock: Clock) -> discord.AutoShardedClient:
                return factory.bot(here, clock=clock, shard_count=1, metrics=metrics)

            await play(say, make_bot, serve_board=factory.serve_board, show=print_line, secret_file=_LOCAL_SECRET)
    except StoreError as error:
        raise unusable(say, error, local=True) from error


def _closed(say: Texts, error: discord.ConnectionClosed | discord.PrivilegedIntentsRequired) -> TaskFailed:
    """Return the failure for a connection that Discord has closed for good."""
    code = error.code if isinstance(error, discord.ConnectionClosed) else _DISALLOWED_INTENTS
    if code == _AUTHENTICATION_FAILED:
        return TaskFailed(say("program-wrong-token"))
    if code in (_INVALID_INTENTS, _DISALLOWED_INTENTS):
        return TaskFailed(say("program-wrong-intents", code=str(code)))
    return TaskFailed(say("program-closed", code=str(code)))


def unusable(say: Texts, error: StoreError, *, local: bool) -> TaskFailed:
    """Return the failure of a task whose database cannot be used; ``local`` if that is the browser game's."""
    if isinstance(error, DriverMissing):
        return TaskFailed(say("program-no-postgres", install=install_extra("postgres")))
    if not isinstance(error, UnusableDatabase) or type(error) not in _FAULTS:
        return TaskFailed(say("program-database", why=str(error)))
    if isinstance(error, UnwritableDatabase) and not isinstance(error.path, Path):
        kind = OutOfReach if isinstance(error, UnreachableDatabase) else TaskFailed
        return kind(say("program-database-server", place=error.path, why=error.reason))
    place = {"file": str(error.path), "local": "yes" if local else "no"}
    return TaskFailed(say(_FAULTS[type(error)], why=error.reason, ricochet=ricochet(), **place))
