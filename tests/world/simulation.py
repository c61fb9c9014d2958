"""A world by its seed: channels where people play, Discord, a disk, and a bot that is killed and started again.

Everything that happens is drawn from the seed, and nothing else is asked: no clock, no thread, no file, no socket. So the same
seed makes the same world, to the line of its transcript.
"""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.store import StaleAppend, StoreError, StoreUnavailable
from bot.store.guild_settings import GuildSettings
from tests.world.chances import Chances, draw_chances
from tests.world.disk import Disk, DiskFault
from tests.world.gateway import Gateway
from tests.world.ledger import Ledger, Violation, Weekly
from tests.world.loop import Time, VirtualLoop
from tests.world.network import Channel, Discord
from tests.world.people import People
from tests.world.process import Process
from tests.world.settling import settle
from tests.world.texts import kept_texts
from tests.world.transcript import Transcript, hearing
from tests.world.weather import Weather

_BEGUN = 1_767_560_400.0
"""When the world begins, in seconds since the Unix epoch: Sunday, 4 January 2026, 21:00."""

_WEEKS = (("Europe/Athens", "first", 0), ("Europe/Berlin", "first", 0), ("UTC", "first", 0), ("UTC", "last", 23))
"""When servers want the leaderboard of the week: an hour to three after the beginning, three of them once the week is over."""

_CALM = Chances()


@dataclass(frozen=True, slots=True)
class Report:
    """What happened in a world. ``violation`` says what was not as it was promised, None where all was."""

    seed: int
    violation: str | None
    transcript: str
    """A digest of all its lines."""
    hours: float
    """For which matches and solo games waited for somebody, or for sand to run out."""
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
    lines: tuple[str, ...]


class World:
    """One world. `run` lets it pass."""

    def __init__(self, seed: int, *, keep_lines: bool = False) -> None:
        self.seed = seed
        self.random = random = Random(seed)
        self.time = Time(_BEGUN)
        self.loop: Any = None
        self.process: Any = None
        self.transcript = Transcript(self.time, keep_lines=keep_lines)
        self.say = self.transcript.say
        self.disk = Disk(random, self.kill_point)
        self.discord = Discord(self.time, random, self.kill_point)
        self.ledger = Ledger(self.time, self.disk, self.discord)
        self.ledger.bot_now = lambda: self.process.clock.now()  # noqa: PLW0108 - of the process that is running then
        self.ledger.say = self.discord.say = self.say
        self.ledger.fail = self.fail
        self.chances = _CALM
        self.solver_patience = random.choice([0.5, 5.0, 60.0])
        self.pictures_take = random.choice([0.0, 0.2, 5.0])
        pace = random.choice([3.0, 10.0, 30.0])
        self.lives, self.kills = random.randint(3, 8), 0
        self.people = People(self, pace, random.randint(1, 5))
        self.gateway = Gateway(self)
        self.faults_before = 0
        self.violation: str | None = None
        self.settings = dict[int, GuildSettings]()
        self.is_calm = True
        self.began = _BEGUN
        for number in range(1, 1 + random.randint(1, 3)):
            has_history = random.random() < 0.8
            channel = Channel(10**16 + number, 10**15 + number % 2, has_history)
            self.discord.channels[channel.id] = channel
            zone, day, hour = random.choice(_WEEKS)
            self.settings[channel.guild_id] = GuildSettings.model_validate(
                {"time_zone": zone, "weekly_day": day, "weekly_hour": hour, "weekly_channel": channel.id}
            )

    def run(self) -> Report:
        """Let the world pass, until something is not as it was promised, or to its end."""
        try:
            with hearing(self._heard), kept_texts():
                for number in range(self.lives):
                    self._live(draw_chances(self.random, jumps=True), self.random.expovariate(1 / 1800), number)
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
            self.transcript.lines,
        )

    # Lives and deaths.

    def _live(self, chances: Chances, seconds: float, number: int) -> None:
        """One process of the bot, from its start to its end; without any seconds only until all is told."""
        self.say(f"life {number}: {chances}")
        self.loop = loop = VirtualLoop(self.time)
        loop.set_exception_handler(lambda _, context: self.fail(f"{context}"))
        self.ledger.restarts += 1
        self.ledger.has_trouble |= self.ledger.restarts > 1 or chances.refused + chances.outage + chances.hang > 0
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
            self.discord.lose_connection()
            loop.dispose()
        if self.violation:
            raise Violation(self.violation)
        self.time.now += self.random.choice([2.0, 5.0, 60.0, 400.0, self.random.expovariate(1 / 3000)])
        self.discord.outage_until = min(self.discord.outage_until, self.time.now + 60)

    def _end(self) -> None:
        """Time for which the bot is away begins."""
        ledger = self.ledger
        if ledger.playing_since is not None:
            ledger.played, ledger.playing_since = ledger.active, None
        self.gateway.on_their_way = 0
        self.discord.cut_until = 0

    async def _life(self, chances: Chances, seconds: float) -> None:
        self.process = process = Process(self)
        self.began, self.is_calm = self.time.true, not seconds
        self._set_chances(chances)
        try:
            await process.start()
        except (DiskFault, StoreError) as error:
            self.say(f"not started: {error}")
            self.loop.freeze()
            return
        await self._choose_settings()
        others = []
        if seconds:
            others = [self.loop.create_task(self.people.play(channel)) for channel in self.discord.channels.values()]
            others.append(self.loop.create_task(Weather(self).pass_by()))
            await asyncio.sleep(seconds)
        end = self.random.choice(["kill", "kill", "stop", "calm"]) if seconds else "calm"
        for task in others:
            task.cancel()
        if end == "calm":
            self._set_chances(_CALM)
            await settle(self)
        if end == "stop":
            self.say("stopped")
            await process.close()
        self.kill("the end of this life")
        await self.loop.create_future()

    async def _choose_settings(self) -> None:
        """Let the servers choose when they want the leaderboard of a week, once."""
        with suppress(StoreUnavailable):
            for guild_id, settings in self.settings.items():
                if guild_id not in self.ledger.weekly:
                    now = self.process.clock.now()
                    await self.process.store.set_guild_settings(guild_id, settings, now)
                    self.ledger.weekly[guild_id] = Weekly(guild_id, settings, now)

    def _set_chances(self, chances: Chances) -> None:
        self.chances = self.disk.chances = self.discord.chances = chances
        if chances is _CALM:
            self.discord.outage_until = self.discord.cut_until = 0
            for channel in self.discord.channels.values():
                channel.forbidden_until = 0

    async def kill_point(self) -> None:
        """Where the bot may be killed."""
        if self.chances.kill and self.random.random() < self.chances.kill:
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
        """Whether the bot was told that something was not stored, though it was, and has just noticed."""
        return isinstance(error, StaleAppend) and self.disk.doubts > 0
