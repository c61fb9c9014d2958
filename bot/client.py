"""The Discord client: opens the store, resumes games, follows Discord's events, and stores heartbeats."""

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from random import Random
from typing import Any

import aiohttp
import discord
import structlog
from discord import app_commands

from bot.cards.board_link import BoardLink, Launch, Link
from bot.cards.rules_forms import Filled
from bot.clock import Clock, steady_clock
from bot.games.live_games import LiveGames
from bot.games.observers import Observers
from bot.games.rush import prepared
from bot.games.services import Services
from bot.games.tasks import InFlight, Tasks
from bot.games.workers import Workers
from bot.metrics import Census, Metrics
from bot.run.config import Config
from bot.run.shard_leases import ShardLease
from bot.scheduled.champions import Champions
from bot.scheduled.cup_posts import CupOpens, CupResult, CupTables
from bot.scheduled.cups import Cups
from bot.scheduled.days import Days
from bot.scheduled.members import Leaderboards
from bot.scheduled.posts import MorningPuzzle, RegularPosts, WeeklyLeaderboard
from bot.scheduled.retention import delete_left_guilds
from bot.scheduled.sign_outs import SignOuts
from bot.store import KINDS, NO_SERVER, ONLY_SHARD, ShardTaken, Store, StoreError, StoreUnavailable, open_store
from bot.ui.command_texts import CommandTexts
from bot.ui.connection import fence_requests, measure_heartbeats
from bot.ui.delivery import trace_config
from bot.ui.launches import Launches
from bot.ui.names import Names
from bot.ui.pictures import Pictures
from bot.ui.restrictions import Restrictions
from bot.ui.tree import CommandTree
from bot.ui.welcome import welcome

_log = structlog.stdlib.get_logger()

HEARTBEAT = 15.0
"""Seconds between heartbeats; after a kill at most this much time too much is given back."""

GRACE = 3.0
"""Seconds that interactions have to finish when the bot stops."""

_RETRY_DELAY = 5.0
"""Seconds."""

_COMMANDS, _CHECKED = "commands", "checked"
"""Keys in the store: the digest of the commands, and the probe of the health check."""

_FIRST_STEP = "/ricochet tutorial"
"""The bot's status, which is also on its profile. It is not translated."""

# Voice is not used, so the warning about its missing libraries is noise.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
measure_heartbeats()


async def retry_until_stored(work: Callable[[], Awaitable[None]], clock: Clock) -> None:
    """Await ``work``, and retry all of it while the database cannot be reached. Raises `ShardTaken`."""
    while True:
        try:
            return await work()
        except ShardTaken:
            raise
        except StoreUnavailable as error:
            _log.warning("not stored", error=str(error), again_in=_RETRY_DELAY)
            await clock.sleep(_RETRY_DELAY)


class RicochetBot(discord.AutoShardedClient):
    """The bot. It needs no privileged intent, and its messages mention only users that they name explicitly.

    With ``lease`` it plays that shard of a database that processes share, and closes its store; else it plays all shards.
    Tasks for all servers together run with shard 0. ``workers`` are shared by the bots of a process, which starts and closes
    them; without, the bot has its own.
    """

    store: Store
    pictures: Pictures
    leaderboards: Leaderboards
    champions: Champions
    games: LiveGames
    days: Days
    cups: Cups

    def __init__(
        self,
        config: Config,
        *,
        clock: Clock | None = None,
        random: Random | None = None,
        shard_count: int | None = None,
        metrics: Metrics | None = None,
        lease: ShardLease | None = None,
        workers: Workers | None = None,
    ) -> None:
        self._lease = lease
        self._shard = shard = lease.store.shard if lease else ONLY_SHARD
        shard_ids: Any = None if shard == ONLY_SHARD else [shard.number]  # None means all, which its type omits
        self.metrics = metrics or Metrics()
        self.metrics.watch(self)
        self.clock = clock or steady_clock()
        self.tasks = Tasks()
        self.observers = Observers()
        self.sign_outs = SignOuts(lambda: self.store, self.clock)
        self.board_link: BoardLink | None = Link(f"{config.web}/") if config.web else None
        """The link that opens the board, where one is served."""
        self.launches = Launches(self.clock)
        self._has_own_workers = workers is None
        self._workers = workers = workers or Workers(self.clock, self.metrics, config.picture_workers)
        self.rate, self.solver = workers.rate, workers.solver
        super().__init__(
            intents=discord.Intents(guilds=True),
            activity=discord.CustomActivity(name=_FIRST_STEP),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            shard_count=shard_count or config.shards,
            shard_ids=shard_ids,
            http_trace=self._trace(),
        )
        self.config = config
        self.random = random or Random()
        self.in_flight = InFlight()
        self.names = Names(self, self.rate)
        self.restrictions = Restrictions(self, lambda: self.tree, self.rate, self.tasks.start)
        self.settings_lock = asyncio.Lock()
        """Held while a server's settings are read, changed and written."""
        self.filled_in = dict[tuple[int, str], Filled]()
        """The entries of forms with a wrong one, by user and custom id."""
        self.pending_starts = dict[tuple[int, int], Callable[[discord.Interaction[Any]], Coroutine[Any, Any, None]]]()
        """Match starts that await confirmation, by user and channel."""
        self._playing = self._resumed = False
        self._guilds_before = dict[int | None, list[discord.Guild]]()
        """The servers of each shard before its latest session."""
        self.tree = CommandTree(
            self,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )

    def _trace(self) -> aiohttp.TraceConfig:
        """Return the hooks of each request to Discord: metrics, rate limit, timeout, and the check of the lease."""
        trace = self.rate.trace(trace_config())
        return self.metrics.trace(fence_requests(self._lease.is_ours, trace) if self._lease else trace)

    async def setup_hook(self) -> None:
        """Open the store, send changed commands to Discord, and load every game; their clocks start in `on_ready`.

        Raises `bot.store.StoreError` if the database cannot be used.
        """
        if self.board_link and self.application_flags.embedded:
            self.board_link = Launch()
        lease = self._lease
        self.store = lease.store if lease else await open_store(self.config.database, self.metrics.committed)
        self.pictures = Pictures(self.names, self.store, self._workers.drawing)
        self.games = LiveGames(self, self._services())
        if self._has_own_workers:
            self._workers.start()
        self.leaderboards = Leaderboards(self, self.store, self.clock)
        self.champions = Champions(self, self.store, self.clock, self.rate, self.leaderboards)
        self.days = Days(self.store, self.clock, self.solver)
        self.cups = Cups(self.store, self.clock, partial(prepared, self.solver))
        await self.tree.set_translator(CommandTexts())
        if self._is_first:
            await self._sync()
        await self.games.load()

    def _services(self) -> Services:
        return Services(
            self.clock,
            self.random,
            self.store,
            self.tasks,
            self.solver,
            self.metrics,
            self.observers,
            self.pictures,
            self.rate,
            lambda: self.board_link,
            contact=self.config.contact,
        )

    async def close(self) -> None:
        """Finish running interactions, leave Discord, store a last heartbeat, and close the store.

        Interactions have at most three seconds, Discord's own limit for an answer, or less if the shard lease expires sooner.
        """
        self.metrics.unwatch(self)
        seconds = self._lease.seconds_left if self._lease else GRACE
        is_alive = self._is_alive and seconds > 0
        try:
            await self.in_flight.finish(min(seconds, GRACE))
            leaving = asyncio.create_task(super().close())  # at once: cancelled tasks may wait for the database
            await self.in_flight.cancel()
            await self.tasks.close()
            await leaving
            if self._has_own_workers:
                await self._workers.close()
            if is_alive:
                await self._beat()
        finally:  # an open store's threads would keep the process alive
            if hasattr(self, "store"):
                await self.store.close()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may identify to Discord; with a lease, `bot.run.start` has waited before the first connection."""
        self._guilds_before[shard_id] = [guild for guild in self.guilds if guild.shard_id == shard_id]
        if self._lease:
            await self._lease.identify(is_connected=initial)
        else:
            await super().before_identify_hook(shard_id, initial=initial)

    def plays(self, guild_id: int) -> bool:
        """Return whether a server is on the shard of this bot, in which it may be no member."""
        return self._shard.has(guild_id)

    @property
    def _is_first(self) -> bool:
        """Whether this bot runs the tasks for all servers together."""
        return self._shard.number == 0

    @property
    def is_reachable(self) -> bool:
        """Whether every shard is connected."""
        return self.is_ready() and not any(shard.is_closed() for shard in self.shards.values())

    async def on_ready(self) -> None:
        """Start the games' clocks and the background tasks; does nothing when Discord repeats the event."""
        if self._playing or not self.in_flight.begin():
            return
        self._playing = True
        await retry_until_stored(self._resume, self.clock)
        self._resumed = True
        self.tasks.start(self._keep_beating(), "heartbeat")
        tables = CupTables(self.store, self.clock)
        kinds = (
            WeeklyLeaderboard(self.leaderboards, self.pictures),
            MorningPuzzle(self, self.store, self.clock),
            CupOpens(self.clock, tables),
            CupResult(self.store, self.leaderboards, self.pictures, tables),
        )
        self.tasks.start(RegularPosts(self, self.store, self.clock, self.rate, kinds).run(), "regular posts")
        self.tasks.start(self.champions.run(), "champions")
        if self._is_first:
            self.tasks.start(self.days.run(), "puzzles of days")
            self.tasks.start(self.sign_outs.expire(), "expiry of sign-outs")
        if self._shard != ONLY_SHARD:
            self.tasks.start(self.games.erasure.forget_with_others(), "erasures of other processes")
            self.tasks.start(self.sign_outs.follow(), "sign-outs at other processes")
        self.tasks.start(delete_left_guilds(self, self.store, self.clock), "retention")

    async def _resume(self) -> None:
        await self._compare_guilds()
        await self.games.resume()

    async def _compare_guilds(self) -> None:
        """Stop the matches of servers that the bot has left, and store when it left them."""
        await self.games.close_where(lambda place: place.guild_id != NO_SERVER and not self.get_guild(place.guild_id))
        await self.store.set_guilds({guild.id for guild in self.guilds}, self.clock.now())

    async def on_shard_connect(self, shard_id: int) -> None:
        """Detect servers that removed the bot while a shard had no session, for which Discord sends no event.

        A new session lists all servers of its shard, and discord.py creates a new object for each of them; it keeps the old
        object of a server that is not listed any more.
        """
        for guild in self._guilds_before.pop(shard_id, ()):
            if self.get_guild(guild.id) is guild:
                self._connection._remove_guild(guild)  # noqa: SLF001 - there is no public method
        if self._resumed and self.in_flight.begin():
            await retry_until_stored(self._compare_guilds, self.clock)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Cancel a pending deletion of the server's data, and send a welcome DM to the member who added the bot."""
        self.restrictions.forget(guild.id)
        if self.in_flight.begin():
            await self.store.joined(guild.id)
            self.tasks.start(welcome(self, guild, self.store, self.rate, self.config.contact), "welcome", guild_id=guild.id)

    async def on_raw_app_command_permissions_update(self, payload: discord.RawAppCommandPermissionsUpdateEvent) -> None:
        """Take over what the admins of a server have changed under *Integrations*. The event needs no intent."""
        self.restrictions.changed(payload)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Forget what a server restricts: after a new session, and after it was unavailable, changes may have been missed."""
        self.restrictions.forget(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Stop the matches of a server that removed the bot, and store the time."""
        self.restrictions.forget(guild.id)
        if self.in_flight.begin():
            await self.store.left(guild.id, self.clock.now())
            await self.games.close_where(lambda place: place.guild_id == guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Stop the match of a deleted channel."""
        if self.in_flight.begin():
            await self.games.close_where(lambda place: place.channel_id == channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Stop the match of a deleted thread."""
        if self.in_flight.begin():
            await self.games.close_where(lambda place: place.channel_id == payload.thread_id)

    def census(self) -> Census:
        """Implement `bot.metrics.Watched`."""
        return self.games.census() if hasattr(self, "games") else Census(dict.fromkeys(KINDS, 0), 0)

    async def checks(self) -> dict[str, bool]:
        """Implement `bot.metrics.Watched`."""
        return {
            "discord": self._playing and self.is_reachable,
            "database": await self._can_store(),
            "solver": self.solver.is_ready,
        }

    async def _can_store(self) -> bool:
        if not hasattr(self, "store"):
            return False
        try:
            await self.store.remember(_CHECKED, "")
        except StoreError:
            return False
        return True

    async def _sync(self) -> None:
        """Send the commands to Discord if their digest differs from the last one sent."""
        translator = self.tree.translator
        assert translator is not None
        commands = [await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()]
        payload = [self.application_id, *commands]
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        if await self.store.recall(_COMMANDS) != digest:
            await self.tree.send(commands)
            await self.store.remember(_COMMANDS, digest)
            _log.info("commands sent to Discord")

    async def _keep_beating(self) -> None:
        while True:
            if seconds := self.clock.set_by():
                _log.warning("clock set", seconds=round(seconds, 1))
                await self.games.set_clocks(seconds)
            if self._is_alive:
                await self._beat()
            await self.clock.sleep(HEARTBEAT)

    @property
    def _is_alive(self) -> bool:
        """Whether people can play; before games are resumed, lost time must not count as played."""
        return self._resumed and self.is_reachable

    async def _beat(self) -> None:
        try:
            await self.store.heartbeat(self.clock.now())
        except ShardTaken:
            pass  # the process that has it stores heartbeats
        except Exception:  # noqa: BLE001 - a full disk may have room the next time
            _log.exception("heartbeat not stored")
