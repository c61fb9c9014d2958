"""A world by its seed: channels where people play, Discord, a disk, and a bot that is killed and started again.

Everything that happens is drawn from the seed, and nothing else is asked: no clock, no thread, no file, no socket. So the same
seed makes the same world, to the line of its transcript.
"""

import asyncio
import hashlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import structlog

from bot.client import HEARTBEAT
from bot.clock import steady_clock
from bot.commands.interaction import made_at
from bot.games.live_games import BoardInPlay, LiveGames, OtherGameHere
from bot.games.tasks import Tasks
from bot.metrics import Metrics
from bot.store import GameRunning, Place, StaleAppend, StoreError, StoreUnavailable
from bot.text import Texts
from engine.outcome import Outcome
from engine.solo import start_solo
from tests.world.chances import Chances, draw_chances
from tests.world.disk import Disk, DiskFault
from tests.world.ledger import Ledger, Violation
from tests.world.loop import Time, VirtualLoop
from tests.world.network import Channel, Discord
from tests.world.players import draw_command, draw_rules, draw_solo_command
from tests.world.solver import InstantPictures, InstantSolver

_BEGUN = 1_767_571_200.0
"""When the world begins, in seconds since the Unix epoch."""

_SETTLED = 600.0
"""Seconds within which all is told where nothing goes wrong any more."""

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
    lines: tuple[str, ...]


class Process:
    """One life of the bot: what `bot.client.Ricochet` is to games."""

    def __init__(self, world: "World") -> None:
        time = world.time
        self.world = world
        self.clock = steady_clock(wall=lambda: time.wall, monotonic=lambda: time.now)
        self.random = world.random
        self.tasks = Tasks()
        self.metrics = Metrics()
        self.solver = InstantSolver(world.random, world.solver_patience)
        self.pictures = InstantPictures(world.drawn)
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
        await asyncio.sleep(self.world.random.uniform(1, 10))
        self.is_ready = True
        self.world.ledger.playing_since = self.world.time.now
        await self.games.resume()
        self.tasks.start(self._keep_beating(), "heartbeat")

    async def close(self) -> None:
        """As the client does it."""
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
        with suppress(StoreUnavailable):
            await self.store.heartbeat(self.clock.now())


class World:
    """One world. `run` lets it pass."""

    def __init__(self, seed: int, *, keep_lines: bool = False) -> None:
        self.seed = seed
        self.random = Random(seed)
        self.time = Time(_BEGUN)
        self.loop: Any = None
        self.process: Any = None
        self.disk = Disk(self.random, self.kill_point)
        self.discord = Discord(self.time, self.random, self.kill_point)
        self.ledger = Ledger(self.time, self.disk, self.discord)
        self.ledger.bot_now = lambda: self.process.clock.now()  # noqa: PLW0108 - of the process that is running then
        self.ledger.say = self.discord.say = self.say
        self.ledger.fail = self.fail
        self.chances = _CALM
        self.solver_patience = self.random.choice([0.5, 5.0, 60.0])
        self.pictures_take = self.random.choice([0.0, 0.2, 5.0])
        self.pace = self.random.choice([3.0, 10.0, 30.0])
        self.lives, self.kills = self.random.randint(3, 8), 0
        self.people = [10**17 + number for number in range(1, 1 + self.random.randint(1, 5))]
        self.born = len(self.people)
        self.violation: str | None = None
        self.on_their_way = 0
        self._digest, self._lines, self._keep_lines = hashlib.blake2b(digest_size=16), list[str](), keep_lines
        for number in range(1, 1 + self.random.randint(1, 3)):
            has_history = self.random.random() < 0.8
            self.discord.channels[10**16 + number] = Channel(10**16 + number, 10**15 + number % 2, has_history)

    def say(self, line: str) -> None:
        """Write a line into the transcript."""
        line = f"{self.time.now:.3f} {line}"
        self._digest.update(line.encode())
        if self._keep_lines:
            self._lines.append(line)

    def run(self) -> Report:
        """Let the world pass, until something is not as it was promised, or to its end."""
        try:
            with _hearing(self._heard), patch("bot.cards.round.describe", _alt), patch("bot.cards.solo.describe", _alt):
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
            self._digest.hexdigest(),
            self.ledger.match_seconds / 3600,
            self.time.now / 3600,
            self.kills,
            self.disk.faults + self.discord.faults,
            self.ledger.events,
            self.ledger.answers,
            tuple(self._lines),
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
        faults = self.disk.faults
        task = loop.create_task(self._life(chances, seconds, faults), name="life")
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
        self.on_their_way = 0

    async def _life(self, chances: Chances, seconds: float, faults: int) -> None:
        self.process = process = Process(self)
        self._set_chances(chances)
        try:
            await process.start()
        except (DiskFault, StoreError) as error:
            self.say(f"not started: {error}")
            self.loop.freeze()
            return
        others = []
        if seconds:
            others = [self.loop.create_task(self._play(channel)) for channel in self.discord.channels.values()]
            others.append(self.loop.create_task(self._weather()))
            await asyncio.sleep(seconds)
        end = self.random.choice(["kill", "kill", "stop", "calm"]) if seconds else "calm"
        for task in others:
            task.cancel()
        if end == "calm":
            await self._settle(faults)
        if end == "stop":
            self.say("stopped")
            await process.close()
        self.kill("the end of this life")
        await self.loop.create_future()

    def _set_chances(self, chances: Chances) -> None:
        self.chances = self.disk.chances = self.discord.chances = chances
        if chances is _CALM:
            self.discord.outage_until = 0
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

    async def drawn(self) -> None:
        """Wait as long as a picture takes."""
        if self.pictures_take:
            await asyncio.sleep(self.random.expovariate(1 / self.pictures_take))

    # What is to be so when all is told.

    async def _settle(self, faults: int) -> None:
        """Nothing goes wrong any more: all is told soon, and then everything is as it was promised."""
        self._set_chances(_CALM)
        latest = self.time.now + _SETTLED
        await asyncio.sleep(0.5)
        while self._is_busy() and self.time.now < latest:  # noqa: ASYNC110 - time is virtual
            await asyncio.sleep(1)
        self.say("calm")
        games = self.process.games._games
        channels = self.discord.channels.values()
        # What the disk or a permission has kept back is told at the next start.
        excused = {channel.id for channel in channels if channel.was_forbidden or self.disk.faults > faults}
        self.ledger.check(games, excused)
        if not excused and (left := self.disk.raw.execute("SELECT * FROM outbox").fetchall()):
            message = f"this is left in the outbox: {left}"
            raise Violation(message)

    def _is_busy(self) -> bool:
        games = self.process.games._games.values()
        is_telling = any(not game._outbox.is_empty or game._sender._is_running for game in games)
        is_left = self.disk.raw.execute("SELECT 1 FROM outbox").fetchone()
        return bool(is_telling or is_left or self.on_their_way or not self.discord.is_quiet)

    def _heard(self, event: dict[str, Any], error: BaseException | None) -> None:
        """The bot logs something."""
        if self.loop.is_frozen:
            return
        self.say(f"log: {event.get('event')} {event.get('error', '')} {type(error).__name__}")
        if error is not None and not isinstance(error, StoreUnavailable) and not self._is_doubtful(error):
            self.fail(f"logged: {event.get('event')}: {error!r}")

    def _is_doubtful(self, error: BaseException) -> bool:
        """Whether the bot was told that something was not stored, though it was, and has just noticed."""
        return isinstance(error, StaleAppend) and self.disk.doubts > 0

    # Weather and people.

    async def _weather(self) -> None:
        """What comes over the world once in a while."""
        random, discord, chances = self.random, self.discord, self.chances
        while True:
            await asyncio.sleep(random.expovariate(1 / 60))
            channel = random.choice(list(discord.channels.values()))
            if random.random() < chances.outage:
                discord.outage_until = self.time.now + random.expovariate(1 / 200)
                self.say(f"Discord takes nothing until {discord.outage_until}")
            if random.random() < chances.forbidden:
                channel.forbidden_until = self.time.now + random.expovariate(1 / 300)
                self.say(f"the bot may not post in {channel.id} until {channel.forbidden_until}")
            if random.random() < chances.deleted and channel.messages:
                message = random.choice(list(channel.messages.values())[-4:])
                message.is_deleted = True
                self.say(f"somebody deletes {message.id}")
            if random.random() < chances.jump:
                self._set_clock(random.choice([0.0, random.uniform(-30, 30), random.uniform(-7200, 7200)]))
            if random.random() < chances.forget:
                self.loop.create_task(self._forget(random.choice(self.people)))
            if random.random() < chances.gone:
                self.loop.create_task(self._lose(channel))

    def _set_clock(self, ahead: float) -> None:
        if max(abs(ahead), abs(self.time.ahead)) > 50:
            self.ledger.clock_off_at = self.time.now
        self.time.ahead = ahead
        self.say(f"the clock is set to be {ahead} seconds ahead")

    async def _forget(self, player: int) -> None:
        self.born += 1
        self.people[self.people.index(player)] = 10**17 + self.born
        await asyncio.sleep(20)  # what they asked for before has arrived
        with suppress(StoreUnavailable):
            await self.process.games.forget(player)
            self.say(f"forgotten: {player}")
            self.ledger.forgotten(player)

    async def _lose(self, channel: Channel) -> None:
        channel.is_gone = True
        self.say(f"channel {channel.id} is deleted")
        await asyncio.sleep(self.random.uniform(0, 5))
        await self.process.games.close_where(lambda place: place.channel_id == channel.id)

    async def _play(self, channel: Channel) -> None:
        """The people in a channel, who play there until the bot is gone, and have a break now and then."""
        random = self.random
        while not channel.is_gone:
            is_break = random.random() < 0.01
            await asyncio.sleep(random.expovariate(1 / 1200) if is_break else random.expovariate(1 / self.pace))
            self._ask(channel)

    def _ask(self, channel: Channel) -> None:
        random, games = self.random, self.process.games
        solos = games._solos(channel.id)
        if solos and random.random() < 0.5:
            game = random.choice(solos)
            if command := draw_solo_command(random, game.state):
                self._send(channel, command, lambda: games.solo_of(channel.id, game.state.player))
            return
        match = games.match_in(channel.id)
        if match is None:
            if random.random() < 0.2:
                self.loop.create_task(self._begin(channel))
            return
        if command := draw_command(random, match.state, self.people):
            self._send(channel, command, lambda: games.match_in(channel.id))
        if random.random() < 0.01:
            self.loop.create_task(self._begin_alone(channel))

    def _send(self, channel: Channel, command: Any, find: Any) -> None:
        """Somebody asks for something, and Discord delivers it: soon, late, or twice."""
        random, made = self.random, self.time.true
        for _ in range(2 if random.random() < self.chances.twice else 1):
            delay = random.uniform(1, 6) if random.random() < self.chances.late else random.uniform(0.05, 0.4)
            self.on_their_way += 1
            self.loop.create_task(self._deliver(channel, command, find, made, delay))

    async def _deliver(self, channel: Channel, command: Any, find: Any, made: float, delay: float) -> None:
        await asyncio.sleep(delay)
        game = find()
        if game is not None:
            self.say(f"asked in {channel.id}: {command}")
            interaction: Any = SimpleNamespace(client=self.process, created_at=datetime.fromtimestamp(made, UTC))
            await self._answering(self._handled(game, command, made_at(interaction)))
        self.on_their_way -= 1

    async def _handled(self, game: Any, command: Any, at: float) -> None:
        answer = await game.handle(command, at)
        self.say(f"answered: {answer if not isinstance(answer, Outcome) else len(answer.steps)}")
        if isinstance(answer, Outcome):
            self.ledger.answered(game.game_id, answer.events)

    async def _answering(self, work: Any) -> None:
        """What goes wrong for a player who asked for something has to have a reason."""
        try:
            await work
        except (StoreUnavailable, GameRunning, OtherGameHere, BoardInPlay) as error:
            self.say(f"answered: {error!r}")
        except Exception as error:  # noqa: BLE001 - whatever it is, it is reported
            if not self._is_doubtful(error):
                self.fail(f"answered: {error!r}")

    async def _begin(self, channel: Channel) -> None:
        random = self.random
        rules, setup = draw_rules(random)
        if random.random() < 0.15:
            await self._begin_alone(channel)
            return
        place, now = Place(channel.guild_id, channel.id), self.process.clock.now()

        async def begin() -> None:
            live = await self.process.games.open_match(
                place, rules, setup, random.choice(self.people), now, practice=random.random() < 0.1
            )
            await asyncio.sleep(random.uniform(0.05, 0.3))
            live.show()

        await self._answering(begin())

    async def _begin_alone(self, channel: Channel) -> None:
        random = self.random
        rules, setup = draw_rules(random)
        events = start_solo(
            rules, setup, random.choice(self.people), self.process.clock.now(), random, hourglasses=random.choice([1, 2])
        )

        async def begin() -> None:
            live = await self.process.games.open_solo(
                Place(channel.guild_id, channel.id), events, private=random.random() < 0.4
            )
            live.show()

        await self._answering(begin())


def _alt(say: Texts, position: Any) -> str:
    """An alt text: it takes longer than all the rest of a card."""
    del say, position
    return "a board"


@contextmanager
def _hearing(heard: Any) -> Iterator[None]:
    """Meanwhile let this function have what is logged, with the exception that belongs to it."""

    def process(logger: Any, method: str, event: Any) -> Any:
        del logger, method
        given = event.get("exc_info")
        heard(event, given if isinstance(given, BaseException) else sys.exception() if given else None)
        raise structlog.DropEvent

    before = structlog.get_config()
    structlog.configure(processors=[process])
    try:
        yield
    finally:
        structlog.configure(**before)
