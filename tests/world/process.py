"""A process of the bot: one bot that plays alone, or one for each of its shards."""

import asyncio
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from pydantic import SecretStr

from bot.metrics import Metrics
from bot.run.output import TaskFailed
from bot.run.shard_leases import ShardLease
from bot.run.start import _run_balanced
from tests.bot.english import say
from tests.world.bot import Bot, Workers, clock_of
from tests.world.loop import Machine, OsProcess

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from tests.world.simulation import World

_LEAVING = 5.0
"""Seconds after a pause in which a bot whose lease has ended meanwhile may still be connected."""


class Process:
    """A process, from its start to its end. ``os`` is None where it plays alone."""

    def __init__(self, world: "World", machine: Machine, os: OsProcess | None = None) -> None:
        self.world, self.machine, self.os = world, machine, os
        self.bots = list[Bot]()
        """Those that have not ended."""
        self.behind = dict[str | None, Bot]()
        """All that it ever had, by their fences."""
        self.owner = ""
        """What the database knows it by."""
        self.is_cut_off = self.is_disk_silent = False
        """Whether it cannot reach the database, and whether it learns of that only after a while."""
        self.unreachable_until = 0.0
        """Until when it cannot reach Discord."""
        self.away_since: float | None = None
        """Since when it is held up, or cannot reach the database; None where it is there."""
        self.went_on_at = -1e9
        """When its last pause was over."""
        self.stop = asyncio.Event()

    @property
    def pid(self) -> int:
        """Its number, among several."""
        return self.os.pid if self.os else 0

    @property
    def was_just_paused(self) -> bool:
        """Whether it is held up, or could not have done anything yet since it was."""
        return (self.os is not None and self.os.is_paused) or self.world.time.now < self.went_on_at + _LEAVING

    async def live_in(self, os: OsProcess) -> None:
        """Live until it ends by itself, or is killed."""
        life = os.start(self._live())
        await asyncio.wait({life, os.ended}, return_when=asyncio.FIRST_COMPLETED)
        if life.done() and (error := life.exception()):
            self.world.fail(f"process {self.pid} has failed: {error!r}")

    async def _live(self) -> None:
        """Play what is its share, by the program's own code."""
        maker: Any = _Maker(self)
        config: Any = SimpleNamespace(shards=self.world.division.shards, database=SecretStr(str(self.pid)))
        try:
            await _run_balanced(self.stop, say, maker, config, "", Metrics(), None)
        except TaskFailed as error:
            self.world.say(f"process {self.pid} has failed: {error}")
            if self.owner:
                self.world.fail(f"process {self.pid} ends, with all its bots: {error}")

    async def inside(self, work: "Coroutine[Any, Any, None]") -> None:
        """Do this in the process; returns when it is done, or the process is no more."""
        if self.os is None:
            await work
        elif self.os.ended.done():
            work.close()
        else:
            await asyncio.wait({self.os.start(work), self.os.ended}, return_when=asyncio.FIRST_COMPLETED)

    def lose(self) -> None:
        """Abandon the requests of its bots: they take effect, or not."""
        for bot in self.bots:
            bot.client.lose()


class _Maker:
    """What `bot.run.start` makes bots with."""

    def __init__(self, process: Process) -> None:
        self._process = process

    def workers(self, config: Any, metrics: Metrics) -> Workers:
        """For all bots of the process."""
        del config, metrics
        return Workers(self._process.world, clock_of(self._process.machine))

    def bot(self, config: Any, *, metrics: Metrics, lease: ShardLease, workers: Workers) -> Bot:
        """For a shard that the process has taken."""
        del config
        process = self._process
        bot = Bot(process, metrics, workers, lease)
        process.bots.append(bot)
        process.behind[lease.store._lease.fence] = bot
        process.world.took_over(bot)
        return bot
