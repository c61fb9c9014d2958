"""One life of the bot: what `bot.client.Ricochet` is to games."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from bot.client import GRACE, HEARTBEAT
from bot.clock import steady_clock
from bot.games.live_games import LiveGames
from bot.games.tasks import Tasks
from bot.leaderboard.members import Leaderboards
from bot.leaderboard.posts import RegularPosts
from bot.leaderboard.weekly import WeeklyLeaderboard
from bot.metrics import Metrics
from bot.store import StoreUnavailable
from bot.ui.in_flight import InFlight
from bot.ui.request_rate import RequestRate
from tests.world.solver import InstantPictures, InstantSolver

if TYPE_CHECKING:
    from tests.world.simulation import World


class Process:
    """A process of the bot, from its start to its end."""

    def __init__(self, world: "World") -> None:
        time = world.time
        self.world = world
        self.clock = steady_clock(wall=lambda: time.wall, monotonic=lambda: time.now)
        self.random = world.random
        self.tasks = Tasks()
        self.metrics = Metrics()
        self.in_flight = InFlight()
        self.rate = RequestRate(self.clock, lambda serving: self.tasks.start(serving, "requests"))
        self.solver = InstantSolver(world.random, world.solver_patience)
        self.pictures = InstantPictures(self._drawn)
        self.store: Any = None
        self.games: Any = None
        self.is_ready = False

    async def start(self) -> None:
        """As the client does it, up to the moment at which people can play."""
        self.store = await self.world.disk.open()
        client: Any = self.world.discord
        services: Any = self
        self.games = LiveGames(client, services)
        await self.games.load()
        await asyncio.sleep(self.random.uniform(1, 10))
        self.is_ready = True
        self.world.ledger.playing_since = self.world.time.now
        await self.games.resume()
        self.tasks.start(self._keep_beating(), "heartbeat")
        leaderboards = Leaderboards(client, self.store, self.clock)
        pictures: Any = self.pictures
        kinds = (WeeklyLeaderboard(leaderboards, pictures),)
        self.tasks.start(RegularPosts(client, self.store, self.clock, self.rate, kinds).run(), "regular posts")

    async def close(self) -> None:
        """As the client does it."""
        await self.in_flight.finish(GRACE)
        await self.tasks.close()
        await self._beat()
        await self.store.close()

    async def _keep_beating(self) -> None:
        while True:
            if seconds := self.clock.set_by():
                await self.games.set_clocks(seconds)
            await self._beat()
            await self.clock.sleep(HEARTBEAT)

    async def _beat(self) -> None:
        if self.world.time.now < self.world.discord.cut_until:
            return
        with suppress(StoreUnavailable):
            await self.store.heartbeat(self.clock.now())

    async def _drawn(self) -> None:
        """Wait as long as a picture takes."""
        if self.world.pictures_take:
            await asyncio.sleep(self.random.expovariate(1 / self.world.pictures_take))
