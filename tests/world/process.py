"""One life of the bot: what `bot.client.Ricochet` is to games, and how `bot.ops.start` has it live where several play."""

import asyncio
import math
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import aiohttp

from bot.client import GRACE, HEARTBEAT, until_stored
from bot.clock import steady_clock
from bot.games.live_games import LiveGames
from bot.games.tasks import Tasks
from bot.leaderboard.members import Leaderboards
from bot.leaderboard.posts import RegularPosts
from bot.leaderboard.weekly import WeeklyLeaderboard
from bot.metrics import Metrics
from bot.ops.clusters import Tenure
from bot.ops.failure import Replaced
from bot.ops.start import _until
from bot.store import ALONE, NO_SERVER, StoreError, StoreUnavailable
from bot.ui.in_flight import InFlight
from bot.ui.request_rate import RequestRate
from bot.ui.silence import silent_unless
from tests.bot.english import say
from tests.world.client import Client
from tests.world.disk import DiskFault
from tests.world.loop import Machine, OsProcess
from tests.world.solver import InstantPictures, InstantSolver

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from tests.world.simulation import World


class Process:
    """A process of the bot, from its start to its end. ``os`` is None where it plays alone."""

    def __init__(self, world: "World", machine: Machine, os: OsProcess | None = None) -> None:
        self.world, self.machine, self.os = world, machine, os
        self.clock = steady_clock(wall=lambda: machine.wall, monotonic=lambda: machine.monotonic)
        self.random = world.random
        self.tasks = Tasks()
        self.metrics = Metrics()
        self.in_flight = InFlight()
        self.rate = RequestRate(self.clock, lambda serving: self.tasks.start(serving, "requests"))
        self.solver = InstantSolver(world.random, world.solver_patience)
        self.pictures = InstantPictures(self._drawn)
        self.client = Client(self)
        self.cluster = ALONE
        self.tenure: Any = None
        self.store: Any = None
        self.games: Any = None
        self.is_ready = self.is_resumed = False
        self.is_cut_off = False
        """Whether it cannot reach the database."""
        self.away_since: float | None = None
        """Since when it is held up, or cannot reach the database; None where it is there."""
        self.replaced_at = math.inf
        """Since when it could know that another process has taken its cluster."""
        self.stop = asyncio.Event()
        self._requests: Any = None

    @property
    def pid(self) -> int:
        """Its number, among several."""
        return self.os.pid if self.os else 0

    @property
    def holds_cluster(self) -> bool:
        """Whether nobody else has taken its cluster."""
        return self.os is None or (self.tenure is not None and self.world.leases.has(self))

    @property
    def may_answer(self) -> bool:
        """Whether it may ask Discord for something, and nothing is in the way."""
        may_ask = self.tenure is None or self.tenure.is_ours()
        return may_ask and not self.in_flight._is_closed and self.world.time.now >= self.client.unreachable_until

    async def start(self) -> None:
        """As the client does it, up to the moment at which people can play."""
        client: Any = self.client
        services: Any = self
        self.games = LiveGames(client, services)
        await self.games.load()
        await asyncio.sleep(self.random.uniform(1, 10))
        self.is_ready = True
        if self.holds_cluster:
            self.world.ledger.presences[self.cluster.number].begin()
        await until_stored(self._resume, self.clock)
        self.is_resumed = True
        self.tasks.start(self._keep_beating(), "heartbeat")
        leaderboards = Leaderboards(client, self.store, self.clock)
        pictures: Any = self.pictures
        kinds = (WeeklyLeaderboard(leaderboards, pictures),)
        self.tasks.start(RegularPosts(client, self.store, self.clock, self.rate, kinds).run(), "regular posts")
        if self.tenure:
            self.tasks.start(self.games.forget_with_others(), "people whom others have forgotten")

    async def _resume(self) -> None:
        if self.tenure:
            here = {guild_id for guild_id in self.world.settings if self.cluster.has(guild_id)}
            await self.games.close_where(lambda place: place.guild_id not in {*here, NO_SERVER})
            await self.store.set_guilds(here, self.clock.now())
        await self.games.resume()

    async def live_in(self, os: OsProcess) -> None:
        """Live until it ends by itself, or is killed."""
        life = os.start(self._live())
        await asyncio.wait({life, os.ended}, return_when=asyncio.FIRST_COMPLETED)
        if life.done() and (error := life.exception()):
            self.world.fail(f"process {self.pid} has failed: {error!r}")

    async def _live(self) -> None:
        """Stand by until a cluster is free, and play that until it is to stop, or another process has taken over."""
        world = self.world
        try:
            async with await world.leases.open(self) as self.store:
                stop = asyncio.create_task(self.stop.wait())
                waiting = asyncio.create_task(Tenure.wait(self.store, world.division.clusters, world.division.shards))
                await asyncio.wait({waiting, stop}, return_when=asyncio.FIRST_COMPLETED)
                if not waiting.done():
                    waiting.cancel()
                    await asyncio.wait({waiting})
                    return
                self._take(waiting.result())
                bot: Any = self
                await _until(stop, self._play(), bot, self.tenure, say)
        except Replaced:
            world.say(f"process {self.pid} was replaced")
        except (DiskFault, StoreError) as error:
            world.say(f"process {self.pid} has failed: {error}")

    def _take(self, tenure: Tenure) -> None:
        self.cluster = tenure.cluster
        self.world.took_over(self)
        self._requests = silent_unless(tenure.is_ours_still, aiohttp.TraceConfig())
        self.tenure = tenure

    async def _play(self) -> None:
        """Identify itself to Discord, as its client does, and stay."""
        for shard in self.cluster.shard_ids:
            await self.tenure.identify(shard)
        await self.start()
        await asyncio.Event().wait()

    async def close(self) -> None:
        """As the client does it."""
        await self.in_flight.finish(GRACE)
        await self.tasks.close()
        await self._beat()
        await self.store.close()

    async def asks_discord(self, guild_id: int) -> None:
        """It begins a request about a server. Raises what the product lets such a request raise."""
        if self.tenure:
            for begun in self._requests.on_request_start:
                await begun(None, None, None)
            self.world.leases.check_asks(self, guild_id)

    async def inside(self, work: "Coroutine[Any, Any, None]") -> None:
        """Do this in the process; returns when it is done, or the process is no more."""
        if self.os is None:
            await work
        elif self.os.ended.done():
            work.close()
        else:
            await asyncio.wait({self.os.start(work), self.os.ended}, return_when=asyncio.FIRST_COMPLETED)

    async def _keep_beating(self) -> None:
        while True:
            if seconds := self.clock.set_by():
                await self.games.set_clocks(seconds)
            await self._beat()
            await self.clock.sleep(HEARTBEAT)

    async def _beat(self) -> None:
        if not self.is_resumed or self.world.time.now < self.client.cut_until:
            return
        with suppress(StoreUnavailable):
            await self.store.heartbeat(self.clock.now())

    async def _drawn(self) -> None:
        """Wait as long as a picture takes."""
        if self.world.pictures_take:
            await asyncio.sleep(self.random.expovariate(1 / self.world.pictures_take))
