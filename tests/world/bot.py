"""One life of a bot: the interface of `bot.client.RicochetBot` for games and `bot.run.start`."""

import asyncio
import math
from contextlib import suppress
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Self

import aiohttp

from bot.client import GRACE, HEARTBEAT, retry_until_stored
from bot.clock import Clock, steady_clock
from bot.games.live_games import LiveGames
from bot.games.observers import Observers
from bot.games.services import Services
from bot.games.tasks import InFlight, Tasks
from bot.metrics import Metrics
from bot.run.shard_leases import ShardLease
from bot.scheduled.members import Leaderboards
from bot.scheduled.posts import RegularPosts, WeeklyLeaderboard
from bot.store import NO_SERVER, ONLY_SHARD, StoreUnavailable
from bot.ui.connection import fence_requests
from bot.ui.request_rate import RequestRate
from tests.world.client import Client
from tests.world.loop import Machine
from tests.world.solver import InstantPictures, InstantSolver

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.cards.board_link import BoardLink
    from tests.world.process import Process
    from tests.world.simulation import World

_RECONNECT = 5.0
"""Seconds after which discord.py tries to connect again."""


class Workers:
    """What `bot.games.workers.Workers` is to the bots of a process."""

    def __init__(self, world: "World", clock: Clock) -> None:
        self._tasks = Tasks()
        self.rate = RequestRate(clock, lambda serving: self._tasks.start(serving, "requests"))
        self.solver = InstantSolver(world.random, world.solver_patience)

    def start(self) -> None:
        """Do nothing: no worker has to be started."""

    def share_requests(self, share: float) -> None:
        """As that of the product."""
        self.rate.share = share

    async def close(self) -> None:
        """As that of the product."""
        await self._tasks.close()


def clock_of(machine: Machine) -> Clock:
    """Return the clock of whatever runs on a machine."""
    return steady_clock(wall=lambda: machine.wall, monotonic=lambda: machine.monotonic)


class Bot:
    """A bot, from its start to its end. It has no ``lease`` where it plays alone."""

    def __init__(
        self, process: "Process", metrics: Metrics, workers: Workers | None = None, lease: ShardLease | None = None
    ) -> None:
        self.process, self.world, self.machine = process, process.world, process.machine
        self.lease, self.shard = lease, lease.store.shard if lease else ONLY_SHARD
        self.epoch = lease.store._lease.epoch if lease else 0
        self.store: Any = lease.store if lease else None
        self.clock = clock_of(self.machine)
        self.random, self.metrics = self.world.random, metrics
        self.tasks, self.in_flight = Tasks(), InFlight()
        self._workers, self._has_own_workers = workers or Workers(self.world, self.clock), workers is None
        self.rate, self.solver = self._workers.rate, self._workers.solver
        self.observers, self.config = Observers(), SimpleNamespace(contact="")
        self.board_link: BoardLink | None = None
        self.pictures = InstantPictures(self._drawn)
        self.client = Client(self)
        self.games: Any = None
        self.is_connected = self.is_ready = self.is_resumed = False
        self.replaced_at = math.inf
        """Since when it could know that another bot has taken its shard."""
        may_ask: Callable[[], bool] = lease.is_ours if lease else lambda: True
        self._requests: Any = fence_requests(may_ask, aiohttp.TraceConfig())
        self._readying: asyncio.Task[None] | None = None
        self._has_left = False
        self.shard_ids, self.shard_count = [self.shard.number], self.shard.count
        self.http = SimpleNamespace(get_bot_gateway=self._get_gateway)

    def __str__(self) -> str:
        return f"the bot of shard {self.shard.number} in process {self.process.pid}"

    @property
    def holds_shard(self) -> bool:
        """Whether no other bot has taken its shard."""
        return self.lease is None or self.world.leases.has(self)

    @property
    def may_answer(self) -> bool:
        """Whether it may ask Discord for something, and nothing is in the way."""
        may_ask = self.lease is None or self.lease.is_ours()
        is_open = not self.in_flight._is_closed and not self._has_left
        return may_ask and is_open and self.world.time.now >= self.process.unreachable_until

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        if not self._has_left:
            await self.close()

    async def login(self, token: str = "") -> None:
        """As the client does it, up to its games. Raises what aiohttp and discord.py raise, and `StoreError`."""
        del token
        if self.lease:
            await self.client.greet()
        client: Any = self.client
        pictures: Any = self.pictures
        solver: Any = self.solver
        services = Services(
            self.clock,
            self.random,
            self.store,
            self.tasks,
            solver,
            self.metrics,
            self.observers,
            pictures,
            self.rate,
            lambda: self.board_link,
            contact=self.config.contact,
        )
        self.games = LiveGames(client, services)
        await self.games.load()

    async def _get_gateway(self) -> tuple[int, str, dict[str, int]]:
        await self.client.greet()
        return 1, "", {"max_concurrency": 1, "remaining": 1000, "total": 1000, "reset_after": 0}

    async def connect(self) -> None:
        """Identify itself to Discord, and stay."""
        assert self.lease
        while self.world.time.now < self.process.unreachable_until:
            await asyncio.sleep(_RECONNECT)
            await self.lease.identify()
        self.is_connected = True
        await asyncio.sleep(self.random.uniform(1, 10))
        self._readying = asyncio.create_task(self._ready())
        await asyncio.Event().wait()

    async def start(self) -> None:
        """Begin to play alone, up to the moment at which people can play."""
        await self.login()
        self.is_connected = True
        await asyncio.sleep(self.random.uniform(1, 10))
        await self._be_ready()

    async def close(self) -> None:
        """As the client does it."""
        seconds = self.lease.seconds_left if self.lease else GRACE
        is_alive = self._is_alive and seconds > 0
        await self.in_flight.finish(min(seconds, GRACE))
        await asyncio.gather(self._leave_discord(), self.in_flight.cancel(), self.tasks.close())
        if self._has_own_workers:
            await self._workers.close()
        self.world.left(self)
        if is_alive:
            await self._beat()
        if self.store:
            await self.store.close()
        self.process.bots.remove(self)

    async def _ready(self) -> None:
        if not self.in_flight.begin():
            return
        try:
            await self._be_ready()
        except StoreUnavailable as error:
            self.world.say(f"{self} does not play: {error}")

    async def _be_ready(self) -> None:
        self.is_ready = True
        self.world.plays(self)
        await retry_until_stored(self._resume, self.clock)
        self.is_resumed = True
        self.tasks.start(self._keep_beating(), "heartbeat")
        client: Any = self.client
        pictures: Any = self.pictures
        leaderboards = Leaderboards(client, self.store, self.clock)
        kinds = (WeeklyLeaderboard(leaderboards, pictures),)
        self.tasks.start(RegularPosts(client, self.store, self.clock, self.rate, kinds).run(), "regular posts")
        if self.shard != ONLY_SHARD:
            self.tasks.start(self.games.erasure.forget_with_others(), "erasures of other processes")

    async def _resume(self) -> None:
        if self.lease:
            here = {guild_id for guild_id in self.world.settings if self.shard.has(guild_id)}
            await self.games.close_where(lambda place: place.guild_id not in {*here, NO_SERVER})
            await self.store.set_guilds(here, self.clock.now())
        await self.games.resume()

    async def _leave_discord(self) -> None:
        if self._has_left:
            return
        self._has_left = True
        if self.lease:
            await asyncio.sleep(self.random.uniform(0, 0.2))
        self.is_connected = False
        self.client.close()

    async def _keep_beating(self) -> None:
        while True:
            if seconds := self.clock.set_by():
                await self.games.set_clocks(seconds)
            if self._is_alive:
                await self._beat()
            await self.clock.sleep(HEARTBEAT)

    @property
    def _is_alive(self) -> bool:
        return self.is_resumed and self.is_connected and self.world.time.now >= self.client.cut_until

    async def _beat(self) -> None:
        with suppress(StoreUnavailable):
            await self.store.heartbeat(self.clock.now())

    async def asks_discord(self, guild_id: int | None) -> None:
        """It begins a request, perhaps about a server. Raises what the product lets such a request raise."""
        if self.lease:
            if self.client.is_closed:
                closed = "Session is closed"
                raise RuntimeError(closed)
            for begun in self._requests.on_request_start:
                await begun(None, None, None)
            self.world.leases.check_asks(self, guild_id)

    async def _drawn(self) -> None:
        """Wait as long as a picture takes."""
        if self.world.pictures_take:
            await asyncio.sleep(self.random.expovariate(1 / self.world.pictures_take))
