"""The processes of the bot: one, or several at once, each on its own machine, paused, cut off and restarted."""

import asyncio
import math
from contextlib import suppress
from typing import TYPE_CHECKING

from bot.metrics import Metrics
from bot.store import StoreError
from tests.world.bot import Bot
from tests.world.chances import Troubles
from tests.world.disk import DiskFault
from tests.world.loop import Machine, OsProcess
from tests.world.process import Process

if TYPE_CHECKING:
    from tests.world.simulation import World

_SOON = 60.0
"""Seconds in which processes start or stop, where nothing goes wrong."""

_SHARED = 120.0
"""Seconds without faults within which each shard is played, and each process has its share."""


class Alone:
    """A process that plays alone."""

    def __init__(self, world: "World") -> None:
        self._world = world

    async def begin(self) -> bool:
        """Start it. Returns False where it cannot."""
        world = self._world
        process = Process(world, world.machines[0])
        bot = Bot(process, Metrics())
        process.bots.append(bot)
        world.took_over(bot)
        world.processes.append(process)
        try:
            bot.store = await world.disk.open()
            await bot.start()
        except (DiskFault, StoreError) as error:
            world.say(f"not started: {error}")
            return False
        return True

    def begin_troubles(self) -> list[asyncio.Task[None]]:
        """Nothing happens to it but what happens to the world."""
        return []

    async def calm_down(self) -> None:
        """It plays already."""

    async def stop(self) -> None:
        """Let it stop."""
        for bot in self._world.bots:
            await bot.close()


class Fleet:
    """Several processes that share the shards; whatever ends is started again."""

    def __init__(self, world: "World", troubles: Troubles) -> None:
        self._world, self._random, self._troubles = world, world.random, troubles
        self._is_over = False
        self._is_calm = asyncio.Event()

    async def begin(self) -> bool:
        """Start all processes, and give them a while."""
        world = self._world
        for machine in world.machines:
            world.loop.create_task(self._keep_running(machine))
        await world.until(self._do_all_play, _SOON)
        return True

    def begin_troubles(self) -> list[asyncio.Task[None]]:
        """Let what goes wrong with processes go wrong."""
        return [self._world.loop.create_task(self._pass_by())]

    async def calm_down(self) -> None:
        """Nothing goes wrong with processes any more: wait until people can play each shard, and all have their share."""
        world = self._world
        self._is_calm.set()
        for process in world.processes:
            process.unreachable_until = 0.0
            for bot in process.bots:
                bot.client.cut_until = 0.0
        if not await world.until(self._do_all_play, _SHARED):
            world.fail("nobody plays a shard")
        if not await world.until(self._is_shared_out, _SHARED):
            world.fail(f"the shards are not shared out: {[len(process.bots) for process in world.processes]}")

    async def stop(self) -> None:
        """Let all processes stop, and wait until they have."""
        self._is_over = True
        for process in self._world.processes:
            process.stop.set()
        await self._world.until(lambda: not self._world.processes, _SOON)

    def _do_all_play(self) -> bool:
        return all(self._world.playing(guild_id) for guild_id in self._world.settings)

    def _is_shared_out(self) -> bool:
        """Return whether each process is there, and has as many shards as each other, but for one."""
        world = self._world
        there = [process for process in world.processes if not process.stop.is_set()]
        shards = [len(process.bots) for process in there]
        is_all = len(there) == len(world.processes) == len(world.machines) and sum(shards) == world.division.shards
        return is_all and max(shards) - min(shards) <= 1 and self._do_all_play()

    async def _keep_running(self, machine: Machine) -> None:
        world = self._world
        while not self._is_over:
            os = OsProcess(world.loop, machine, world.new_pid())
            process = Process(world, machine, os)
            world.processes.append(process)
            world.say(f"process {process.pid} is started")
            await process.live_in(os)
            _gone(world, process)
            await asyncio.sleep(self._random.choice([0.5, 2.0, 10.0, 40.0]))

    async def _pass_by(self) -> None:
        """Let come over them what does, forever."""
        random, troubles, processes = self._random, self._troubles, self._world.processes
        while True:
            await asyncio.sleep(random.expovariate(1 / 20))
            if not processes:
                continue
            self._check_bots()
            process = random.choice(processes)
            if random.random() < troubles.kill:
                _kill(self._world, process)
            elif random.random() < troubles.stop:
                self._world.say(f"process {process.pid} is to stop")
                process.stop.set()
            elif random.random() < troubles.pause:
                self._world.loop.create_task(self._hold_up(process, self._draw_seconds()))
            elif random.random() < troubles.no_database:
                self._world.loop.create_task(self._cut_off(process, self._draw_seconds()))
            elif random.random() < troubles.no_discord:
                self._cut_off_from_discord(process, self._draw_seconds())

    def _check_bots(self) -> None:
        """Who was replaced, and could know it, ends; and whose lease has ended has left Discord."""
        world = self._world
        for bot in world.bots:
            if bot.process.away_since is None and world.time.now > bot.replaced_at + _SOON:
                world.fail(f"{bot} was replaced, and is still there")
            if bot.is_connected:
                world.check_may_be_connected(bot)

    async def _hold_up(self, process: Process, seconds: float) -> None:
        assert process.os
        if process.away_since is not None:
            return
        self._world.say(f"process {process.pid} is held up for {seconds} seconds")
        process.lose()
        process.os.pause()
        await self._away(process, seconds)
        process.went_on_at = self._world.time.now
        process.os.go_on()

    async def _cut_off(self, process: Process, seconds: float) -> None:
        if process.away_since is not None:
            return
        process.is_cut_off, process.is_disk_silent = True, self._random.random() < 0.5
        how = "gets no answer from" if process.is_disk_silent else "cannot reach"
        self._world.say(f"process {process.pid} {how} the database for {seconds} seconds")
        await self._away(process, seconds)
        process.is_cut_off = False

    async def _away(self, process: Process, seconds: float) -> None:
        process.away_since = since = self._world.time.now
        with suppress(TimeoutError):
            await asyncio.wait_for(self._is_calm.wait(), seconds)
        process.away_since = None
        for bot in process.bots:
            if bot.replaced_at < math.inf:
                bot.replaced_at = self._world.time.now
            if bot.is_ready:
                self._world.ledger.presences[bot.shard.number].cut_off += self._world.time.now - since

    def _cut_off_from_discord(self, process: Process, seconds: float) -> None:
        self._world.say(f"process {process.pid} is cut off from Discord for {seconds} seconds")
        process.unreachable_until = self._world.time.now + seconds
        for bot in process.bots:
            self._world.gateway.cut(bot, seconds)

    def _draw_seconds(self) -> float:
        return self._random.expovariate(1 / self._random.choice([3.0, 12.0, 40.0]))


def kill_one(world: "World", os: OsProcess) -> None:
    """Kill a process at a point where it waits, which has to wait for ever then."""
    _kill(world, next(process for process in world.processes if process.os is os))


def _kill(world: "World", process: Process) -> None:
    world.kills += 1
    world.say(f"process {process.pid} is killed")
    process.lose()
    _gone(world, process)


def _gone(world: "World", process: Process) -> None:
    """A process is no more."""
    if process in world.processes:
        for bot in process.bots:
            world.left(bot)
        world.processes.remove(process)
    if process.os:
        process.os.end()
