"""A world by its seed: channels with players, Discord, a disk, and a bot that is killed and restarted.

Everything that happens is drawn from the seed, and nothing else is asked: no clock, no thread, no file, no socket. So the same
seed makes the same world, to the line of its transcript.
"""

import asyncio
import gc
import math
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, nullcontext, suppress
from dataclasses import dataclass
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from bot.store import StaleAppend, StoreUnavailable
from bot.store.guild_settings import GuildSettings
from bot.store.postgres.processes import Processes
from engine.games.race.state import RoundDecided
from engine.games.rush.state import RushSolved
from tests.world.bot import Bot
from tests.world.chances import Chances, Troubles, draw_chances, draw_troubles
from tests.world.disk import Disk
from tests.world.fleet import Alone, Fleet, kill_one
from tests.world.gateway import Gateway
from tests.world.leases import Division, Leases
from tests.world.ledger import Ledger, Violation, Weekly
from tests.world.loop import HERE, Machine, Time, VirtualLoop
from tests.world.network import Channel, Discord
from tests.world.people import People
from tests.world.process import Process
from tests.world.rushes import prepared
from tests.world.settling import settle
from tests.world.texts import kept_texts
from tests.world.transcript import Transcript, hearing
from tests.world.weather import Weather

_BEGUN = 1_767_560_400.0
"""When the world begins, in seconds since the Unix epoch: Sunday, 4 January 2026, 21:00."""

_WEEKS = (("Europe/Athens", "first", 0), ("Europe/Berlin", "first", 0), ("UTC", "first", 0), ("UTC", "last", 23))
"""Times of weekly posts: one to three hours after the start, for three servers after the end of the week."""

_DRIFT = 2e-4
"""Seconds by which a clock is faster or slower in a second, at most; that of a usual machine is by a tenth of that."""

_CALM = Chances()


@dataclass(frozen=True, slots=True)
class Report:
    """What happened in a world. ``violation`` says what was not as it was promised, None where all was."""

    seed: int
    violation: str | None
    transcript: str
    """A digest of all its lines."""
    hours: float
    """Seconds for which matches and solo games waited for a person, or for sand to run out."""
    simulated: float
    """Hours of the world."""
    kills: int
    faults: int
    events: int
    answers: int
    weeks: int
    """Leaderboards of weeks that were posted."""
    cuts: int
    """Of the gateway."""
    race_rounds: int
    """Rounds of races that were won."""
    rush_chips: int
    """Chips of rushes that were solved."""
    taken: int
    """How often a process took a shard, where several play."""
    lines: tuple[str, ...]


@contextmanager
def _collected_at_the_end() -> Iterator[None]:
    """Collect no garbage within the block: its moment depends on what ran before, and senders of channels live until then."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.collect()


class World:
    """One world. `run` lets it pass."""

    def __init__(self, seed: int, *, keep_lines: bool = False) -> None:
        self.seed = seed
        self.random = random = Random(seed)
        self.time = Time(_BEGUN)
        self.loop: Any = None
        self.division = _division_of(seed)
        self.processes = list[Process]()
        """Those that run."""
        self._players = dict[int, Bot]()
        """Who has taken each shard last, and has not ended."""
        self.transcript = Transcript(self.time, keep_lines=keep_lines)
        self.say = self.transcript.say
        self.disk = Disk(random, self.kill_point)
        self.leases = Leases(self.disk, self.time, self.fail)
        self.discord = Discord(self.time, random)
        self.ledger = Ledger(self.time, self.disk, self.discord, self.division)
        self.ledger.bot_now, self.ledger.clocks_off = self._bot_now, self._clocks_off
        self.ledger.bot_times = lambda: [bot.clock.now() for bot in self.bots]
        self.ledger.say = self.discord.say = self.say
        self.ledger.fail = self.discord.fail = self.fail
        self.chances = _CALM
        self.solver_patience = random.choice([0.5, 5.0, 60.0])
        self.pictures_take = random.choice([0.0, 0.2, 5.0])
        pace = random.choice([3.0, 10.0, 30.0])
        self.lives, self.kills, self._pids = random.randint(3, 8), 0, count(1)
        self.people = People(self, pace, random.randint(1, 5))
        self.gateway = Gateway(self)
        self.faults_before = self._begun = 0
        self.violation: str | None = None
        self.settings = dict[int, GuildSettings]()
        self.is_calm = True
        self.began = _BEGUN
        self._seconds = 1800
        """How long a life is, on average."""
        self.machines = [Machine(self.time)]
        if self._is_shared:
            self.lives, self._seconds = random.randint(1, 2), 900
            processes = max(1, self.division.shards + random.choice([-1, 0, 1]))
            self.machines = [_draw_machine(self.time, random) for _ in range(processes)]
        self._lay_out()

    @property
    def _is_shared(self) -> bool:
        return self.division.shards > 1

    def _lay_out(self) -> None:
        """Create the channels, and choose the times of their servers' weekly posts."""
        random = self.random
        for number in range(1, 1 + random.randint(1, 3) + self._is_shared * self.division.shards):
            has_history = random.random() < 0.8
            guild_id = 10**15 + (number % 4 << 22 if self._is_shared else number % 2)
            channel = Channel(10**16 + number, guild_id, has_history)
            self.discord.channels[channel.id] = channel
            zone, day, hour = random.choice(_WEEKS)
            self.settings[channel.guild_id] = GuildSettings.model_validate(
                {"time_zone": zone, "weekly_day": day, "weekly_hour": hour, "weekly_channel": channel.id}
            )

    def run(self) -> Report:
        """Let the world pass, until something is not as it was promised, or to its end."""
        try:
            with hearing(self._heard), kept_texts(), self._instead_of_what_is_outside(), _collected_at_the_end():
                for number in range(self.lives):
                    self._live(draw_chances(self.random, jumps=True), self.random.expovariate(1 / self._seconds), number)
                    if self.random.random() < 0.3:
                        self._live(_CALM, 0, number)
                self._live(_CALM, 0, self.lives)
                self.ledger.check_database()
        except Violation as error:
            self.violation = self.violation or str(error)
        finally:
            self.disk.raw.close()
        return self._report()

    def _report(self) -> Report:
        return Report(
            self.seed,
            self.violation,
            self.transcript.digest,
            self.ledger.match_seconds / 3600,
            self.time.now / 3600,
            self.kills,
            self.disk.faults + self.discord.faults,
            self.ledger.events,
            self.ledger.answers,
            sum(len(weekly.posts) for weekly in self.ledger.weekly.values()),
            self.ledger.cuts,
            sum(isinstance(event, RoundDecided) for record in self.ledger.records.values() for event in record.events),
            sum(isinstance(event, RushSolved) for record in self.ledger.records.values() for event in record.events),
            sum(presence.starts for presence in self.ledger.presences) if self._is_shared else 0,
            self.transcript.lines,
        )

    @property
    def bots(self) -> list[Bot]:
        """Those of all processes."""
        return [bot for process in self.processes for bot in process.bots]

    def playing(self, guild_id: int) -> Bot | None:
        """With which bot people can play on a server, if there is one."""
        return next((bot for bot in self.connected(guild_id) if bot.holds_shard), None)

    def connected(self, guild_id: int) -> list[Bot]:
        """Return the bots that are connected for a server, and have loaded its games."""
        return [bot for bot in self.bots if bot.is_resumed and bot.is_connected and bot.shard.has(guild_id)]

    def some_bot(self) -> list[Bot]:
        """One of those with which people can play, if there is one."""
        ready = [bot for bot in self.bots if bot.is_resumed and bot.is_connected]
        return [self.random.choice(ready)] if len(ready) > 1 else ready

    def some_machine(self) -> Machine:
        """Any of them."""
        return self.random.choice(self.machines) if self._is_shared else self.machines[0]

    def is_to_forget(self, player: int) -> bool:
        """Return whether an erasure is pending on some shard."""
        return self._is_shared and bool(
            self.disk.raw.execute("SELECT 1 FROM forgetting WHERE player_id = ?", (player,)).fetchone()
        )

    def new_pid(self) -> int:
        """Return a number for a process."""
        return next(self._pids)

    async def until(self, condition: Callable[[], object], seconds: float = math.inf) -> bool:
        """Wait until something is so, for at most so many seconds. Returns whether it is."""
        latest = self.time.now + seconds
        while not condition():
            if self.time.now > latest:
                return False
            await asyncio.sleep(1)
        return True

    def took_over(self, bot: Bot) -> None:
        """Record that a bot has taken its shard, which no other has played since its last holder."""
        others = [other for other in self.bots if other is not bot and other.shard == bot.shard]
        if before := self._players.get(bot.shard.number):
            self.left(before)
        self.ledger.presences[bot.shard.number].starts += 1
        self._players[bot.shard.number] = bot
        for other in others:
            other.replaced_at = min(other.replaced_at, self.time.now)
            if other.is_connected:
                self.check_may_be_connected(other)
        self.say(f"{bot} has taken it")

    def plays(self, bot: Bot) -> None:
        """With a bot people can play from now on."""
        if self._players.get(bot.shard.number) is bot:
            self.ledger.presences[bot.shard.number].begin()

    def left(self, bot: Bot) -> None:
        """A bot plays no more."""
        if self._players.get(bot.shard.number) is bot:
            del self._players[bot.shard.number]
            self.ledger.presences[bot.shard.number].end(bot.process.away_since)

    def check_may_be_connected(self, bot: Bot) -> None:
        """A bot is connected to the gateway: its lease lasts, or its process could do nothing since that has ended."""
        if self._is_shared and not bot.process.was_just_paused and not self.leases.lasts(bot):
            self.fail(f"{bot} is connected to the gateway, and its lease has ended")

    def _bot_now(self, guild_id: int) -> float:
        """Return the time by the clock of the bot that plays a server."""
        players = [bot for bot in self.bots if bot.holds_shard and bot.shard.has(guild_id)]
        return players[0].clock.now() if players else self.time.true

    def _clocks_off(self) -> float:
        return max(machine.wrong_by for machine in self.machines)

    @contextmanager
    def _instead_of_what_is_outside(self) -> Iterator[None]:
        """Meanwhile let processes have the clocks of their machines for their leases, the disk, and names of the world's."""
        names = {
            "os": SimpleNamespace(getpid=lambda: 1),  # as in containers
            "socket": SimpleNamespace(gethostname=lambda: "machine"),
            "secrets": SimpleNamespace(token_hex=lambda size: self.random.randbytes(size).hex()),
        }
        with ExitStack() as stack:
            for name, stand_in in names.items():
                stack.enter_context(patch(f"bot.store.postgres.processes.{name}", stand_in))
            stack.enter_context(patch("bot.run.shard_leases._now", lambda: asyncio.get_running_loop().time()))
            stack.enter_context(patch("bot.games.bot_seats.asyncio.to_thread", _at_once))
            stack.enter_context(patch("bot.actions.rush.prepared", prepared))
            stack.enter_context(patch("bot.run.start._gc_paused", nullcontext))
            stack.enter_context(patch("bot.run.start.join_processes", self._join))
            yield

    async def _join(self, address: str, shards: int, committed: Callable[[int], None]) -> Processes:
        """As `bot.store.join_processes`, for the process of this number."""
        del committed
        return await self.leases.join(next(process for process in self.processes if str(process.pid) == address), shards)

    def _live(self, chances: Chances, seconds: float, number: int) -> None:
        """Run the bot from its start to its end; with 0 seconds only until everything is delivered."""
        self.say(f"life {number}: {chances}")
        self.loop = loop = VirtualLoop(self.time)
        loop.set_exception_handler(lambda _, context: self.fail(f"{context}"))
        self._begun += 1
        self.ledger.has_trouble |= self._begun > 1 or self._is_shared or chances.refused + chances.outage + chances.hang > 0
        for channel in self.discord.channels.values():
            channel.was_forbidden = False
        self.faults_before = self.disk.faults
        task = loop.create_task(self._life(chances, seconds), name="life")
        task.add_done_callback(lambda _: loop.freeze())
        try:
            loop.run_forever()
            if task.done() and not task.cancelled() and (error := task.exception()):
                raise error
        finally:
            self._set_chances(_CALM)
            self._end()
            loop.dispose()
        if self.violation:
            raise Violation(self.violation)
        self.time.now += self.random.choice([2.0, 5.0, 60.0, 400.0, self.random.expovariate(1 / 3000)])
        self.discord.outage_until = min(self.discord.outage_until, self.time.now + 60)

    def _end(self) -> None:
        """Time for which the bot is away begins."""
        self.gateway.on_their_way = 0
        for process in self.processes:
            for bot in process.bots:
                self.left(bot)
            process.lose()
        self.processes.clear()

    async def _life(self, chances: Chances, seconds: float) -> None:
        self.began, self.is_calm = self.time.true, not seconds
        self._set_chances(chances)
        bot = Fleet(self, draw_troubles(self.random) if seconds else Troubles()) if self._is_shared else Alone(self)
        if not await bot.begin():
            self.loop.freeze()
            return
        await self._choose_settings()
        others = []
        if seconds:
            others = [self.loop.create_task(self.people.play(channel)) for channel in self.discord.channels.values()]
            others.append(self.loop.create_task(Weather(self).pass_by()))
            others += bot.begin_troubles()
            await asyncio.sleep(seconds)
        end = self.random.choice(["kill", "kill", "stop", "calm"]) if seconds else "calm"
        for task in others:
            task.cancel()
        if end == "calm":
            self._set_chances(_CALM)
            await bot.calm_down()
            await settle(self)
        if end == "stop":
            self.say("stopped")
            await bot.stop()
        self.kill("the end of this life")
        await self.loop.create_future()

    async def _choose_settings(self) -> None:
        """Choose the times of the servers' weekly posts, once."""
        for guild_id, settings in self.settings.items():
            if guild_id not in self.ledger.weekly and (bot := self.playing(guild_id)):
                now = bot.clock.now()
                await bot.process.inside(self._choose(bot, guild_id, settings, now))
                if not self.disk.raw.execute("SELECT 1 FROM guild_settings WHERE guild_id = ?", (guild_id,)).fetchone():
                    return
                self.ledger.weekly[guild_id] = Weekly(guild_id, settings, now)

    async def _choose(self, bot: Bot, guild_id: int, settings: GuildSettings, now: float) -> None:
        with suppress(StoreUnavailable):
            await bot.store.set_guild_settings(guild_id, settings, now)

    def _set_chances(self, chances: Chances) -> None:
        self.chances = self.disk.chances = self.discord.chances = chances
        if chances is _CALM:
            self.discord.outage_until = 0
            for bot in self.bots:
                bot.client.cut_until = 0
            for channel in self.discord.channels.values():
                channel.forbidden_until = 0

    async def kill_point(self) -> None:
        """Where the bot may be killed."""
        if self.chances.kill and self.random.random() < self.chances.kill:
            if here := HERE.get():
                kill_one(self, here)
            else:
                self.kill("somewhere")
            await self.loop.create_future()

    def kill(self, where: str) -> None:
        """Let the bot do nothing any more."""
        self.kills += 1
        self.say(f"killed at {where}")
        self.loop.freeze()

    def fail(self, text: str) -> None:
        """Something is not as it was promised: the world ends here."""
        if self.violation is None and not self.loop.is_frozen:
            self.violation = text
            self.say(f"violation: {text}")
            self.loop.freeze()

    def _heard(self, event: dict[str, Any], error: BaseException | None) -> None:
        """The bot logs something."""
        if self.loop.is_frozen:
            return
        self.say(f"log: {event.get('event')} {event.get('error', '')} {type(error).__name__}")
        if error is not None and not isinstance(error, StoreUnavailable) and not self.is_doubtful(error):
            self.fail(f"logged: {event.get('event')}: {error!r}")

    def is_doubtful(self, error: BaseException) -> bool:
        """Return whether the bot got an error for a write that was stored, and has just noticed."""
        return isinstance(error, StaleAppend) and self.disk.doubts > 0


def _division_of(seed: int) -> Division:
    """Of eight worlds two have several processes."""
    return {7: Division(2), 0: Division(3)}.get(seed % 8, Division(1))


async def _at_once(think: Callable[[Any], Any], state: Any) -> Any:
    """Stand in for `asyncio.to_thread`: in a world there are no threads."""
    return think(state)


def _draw_machine(time: Time, random: Random) -> Machine:
    """Return a machine whose clock is wrong by seconds, or by hours."""
    ahead = random.choice([0.0, random.uniform(-20, 20), random.uniform(-20, 20), random.uniform(-7200, 7200)])
    return Machine(time, ahead, random.uniform(-_DRIFT, _DRIFT))
