"""The Discord client: it opens the store, takes matches up again, and shows when it is alive."""

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable, Coroutine
from random import Random
from typing import Any

import aiohttp
import discord
import structlog
from discord import app_commands

from bot.clock import Clock, steady_clock
from bot.games.live_games import LiveGames
from bot.games.tasks import Tasks
from bot.games.workers import Workers
from bot.metrics import Census, Metrics
from bot.run.config import Config
from bot.run.shares import Tenure
from bot.scheduled.days import Days
from bot.scheduled.members import Leaderboards
from bot.scheduled.morning import MorningPuzzle
from bot.scheduled.posts import RegularPosts
from bot.scheduled.retention import delete_left_guilds
from bot.scheduled.weekly import WeeklyLeaderboard
from bot.store import ALONE, NO_SERVER, ShardTaken, Store, StoreError, StoreUnavailable, open_store
from bot.ui.command_texts import CommandTexts
from bot.ui.heartbeat import measure_heartbeats
from bot.ui.in_flight import InFlight
from bot.ui.names import Names
from bot.ui.pictures import Pictures
from bot.ui.silence import silent_unless
from bot.ui.time_limit import trace_config
from bot.ui.tree import CommandTree
from bot.ui.welcome import welcome

_log = structlog.stdlib.get_logger()

HEARTBEAT = 15.0
"""Seconds between two heartbeats; by no more than this too much time is given back after a kill."""

GRACE = 3.0
"""Seconds that interactions have to end in when the bot stops."""

_TRY_AGAIN = 5.0
"""Seconds after which what could not be stored, and has to be before anybody can play, is tried again."""

_COMMANDS, _CHECKED = "commands", "checked"
"""What the store is asked to remember: a digest of the commands, and something, to see whether it can."""

_FIRST_STEP = "/ricochet tutorial"
"""What the bot's profile, and so a mention of the bot, leads to: its status on Discord, in nobody's language."""

# Voice is not used here, so nobody has to know that its libraries are missing.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
measure_heartbeats()


async def until_stored(work: Callable[[], Awaitable[None]], clock: Clock) -> None:
    """Do this, and all of it again where the database cannot be reached. Raises `ShardTaken`."""
    while True:
        try:
            return await work()
        except ShardTaken:
            raise
        except StoreUnavailable as error:
            _log.warning("not stored", error=str(error), again_in=_TRY_AGAIN)
            await clock.sleep(_TRY_AGAIN)


class RicochetBot(discord.AutoShardedClient):
    """The bot. Needs no privileged intent; mentions nobody unless a message says whom.

    ``tenure`` is the shard that it plays where processes share a database, whose store it closes; None where it plays alone.
    What is done once for all servers is done for the first shard. ``workers`` are those of its process where this has several
    bots, which start and close them; without, it has its own.
    """

    store: Store
    pictures: Pictures
    leaderboards: Leaderboards
    games: LiveGames
    days: Days

    def __init__(
        self,
        config: Config,
        *,
        clock: Clock | None = None,
        random: Random | None = None,
        shard_count: int | None = None,
        metrics: Metrics | None = None,
        tenure: Tenure | None = None,
        workers: Workers | None = None,
    ) -> None:
        self._tenure = tenure
        self._shard = shard = tenure.store.shard if tenure else ALONE
        shard_ids: Any = None if shard == ALONE else [shard.number]  # its type forgets that None means all
        self.metrics = metrics or Metrics()
        self.metrics.watch(self)
        self.clock = clock or steady_clock()
        self.tasks = Tasks()
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
        self.settings_lock = asyncio.Lock()
        self.put_off = dict[tuple[int, int], Callable[[discord.Interaction[Any]], Coroutine[Any, Any, None]]]()
        """How to begin a match that waits for an answer, by who asked for it, and the channel."""
        """Held while a server's settings are read, changed and written."""
        self._playing = self._resumed = False
        self._before_session = dict[int | None, list[discord.Guild]]()
        """The servers of a shard before it began a new session."""
        self.tree = CommandTree(
            self,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )

    def _trace(self) -> aiohttp.TraceConfig:
        """What is told of each request to Discord: it is measured, limited, and not made where another process may play."""
        trace = self.rate.trace(trace_config())
        return self.metrics.trace(silent_unless(self._tenure.is_ours, trace) if self._tenure else trace)

    async def setup_hook(self) -> None:
        """Open the store, send the commands to Discord if they have changed, and take up every game.

        Their clocks run from `on_ready` on. Raises `bot.store.StoreError` where the database cannot be used.
        """
        tenure = self._tenure
        self.store = tenure.store if tenure else await open_store(self.config.database, self.metrics.committed)
        self.pictures = Pictures(self.names, self.store, self._workers.drawing)
        self.games = LiveGames(self, self)
        if self._has_own_workers:
            self._workers.start()
        self.leaderboards = Leaderboards(self, self.store, self.clock)
        self.days = Days(self.store, self.clock, self.solver)
        await self.tree.set_translator(CommandTexts())
        if self._is_first:
            await self._sync()
        await self.games.load()

    async def close(self) -> None:
        """Answer who has asked, leave Discord, then a last heartbeat, and close the store. Matches go on at the next start.

        What has begun has three seconds to end, which is how long Discord waits for an answer; nothing new begins. Where
        another process may soon play instead, Discord is left before that, whatever has begun.
        """
        self.metrics.watch_no_more(self)
        seconds = self._tenure.seconds_left if self._tenure else GRACE
        is_alive = self._is_alive and seconds > 0
        try:
            await self.in_flight.finish(min(seconds, GRACE))
            leaving = asyncio.create_task(super().close())  # at once: what is broken off may wait for the database
            await self.in_flight.cancel()
            await self.tasks.close()
            await leaving
            if self._has_own_workers:
                await self._workers.close()
            if is_alive:
                await self._beat()
        finally:  # the threads of an open store would keep the process alive
            if hasattr(self, "store"):
                await self.store.close()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may identify itself to Discord; who has a tenure has waited for that before it first connects."""
        self._before_session[shard_id] = [guild for guild in self.guilds if guild.shard_id == shard_id]
        if self._tenure:
            await self._tenure.identify(is_connected=initial)
        else:
            await super().before_identify_hook(shard_id, initial=initial)

    @property
    def _is_first(self) -> bool:
        """Whether this bot does what is done once for all servers."""
        return self._shard.number == 0

    @property
    def is_reachable(self) -> bool:
        """Whether every shard is connected, so that people can play."""
        return self.is_ready() and not any(shard.is_closed() for shard in self.shards.values())

    async def on_ready(self) -> None:
        """Let the clocks run once people can play; Discord may say this more than once."""
        if self._playing or not self.in_flight.begin():
            return
        self._playing = True
        await until_stored(self._resume, self.clock)
        self._resumed = True
        self.tasks.start(self._keep_beating(), "heartbeat")
        kinds = (WeeklyLeaderboard(self.leaderboards, self.pictures), MorningPuzzle(self.store, self.clock))
        self.tasks.start(RegularPosts(self, self.store, self.clock, self.rate, kinds).run(), "regular posts")
        if self._is_first:
            self.tasks.start(self.days.run(), "puzzles of days")
        if self._shard != ALONE:
            self.tasks.start(self.games.forget_with_others(), "people whom others have forgotten")
        self.tasks.start(delete_left_guilds(self, self.store, self.clock), "servers that the bot has left")

    async def _resume(self) -> None:
        await self._compare_guilds()
        await self.games.resume()

    async def _compare_guilds(self) -> None:
        """Stop the matches of servers that the bot is not in any more, and note that it has left them."""
        await self.games.close_where(lambda place: place.guild_id != NO_SERVER and not self.get_guild(place.guild_id))
        await self.store.set_guilds({guild.id for guild in self.guilds}, self.clock.now())

    async def on_shard_connect(self, shard_id: int) -> None:
        """Notice which servers have put the bot out while a shard had no session, of which Discord sends no event.

        A new session names all servers of its shard, also those that are unavailable. discord.py has a new object then for each
        that is named, and keeps those of the others.
        """
        for guild in self._before_session.pop(shard_id, ()):
            if self.get_guild(guild.id) is guild:
                self._connection._remove_guild(guild)  # noqa: SLF001 - nothing public removes one
        if self._resumed and self.in_flight.begin():
            await until_stored(self._compare_guilds, self.clock)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Keep what is known about a server that has the bot back, and tell who has added it what to do first."""
        if self.in_flight.begin():
            await self.store.joined(guild.id)
            self.tasks.start(welcome(self, guild, self.store, self.rate), "welcome", guild_id=guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Stop the matches of a server that has put the bot out, and note when that was."""
        if self.in_flight.begin():
            await self.store.left(guild.id, self.clock.now())
            await self.games.close_where(lambda place: place.guild_id == guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Stop the match of a channel that was deleted."""
        if self.in_flight.begin():
            await self.games.close_where(lambda place: place.channel_id == channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Stop the match of a thread that was deleted."""
        if self.in_flight.begin():
            await self.games.close_where(lambda place: place.channel_id == payload.thread_id)

    def census(self) -> Census:
        """See `bot.metrics.Watched`."""
        return self.games.census() if hasattr(self, "games") else Census(0, 0, 0)

    async def checks(self) -> dict[str, bool]:
        """See `bot.metrics.Watched`."""
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
        """Send the commands to Discord, unless they are those that were sent last.

        The digest covers the bot's own commands: Discord keeps those that it has added until the list is sent anew.
        """
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
        """Whether people can play: time that was not given back yet must not count as played."""
        return self._resumed and self.is_reachable

    async def _beat(self) -> None:
        try:
            await self.store.heartbeat(self.clock.now())
        except ShardTaken:
            pass  # whoever has taken it is alive
        except Exception:  # noqa: BLE001 - a disk that is full now may have room the next time
            _log.exception("heartbeat not stored")
