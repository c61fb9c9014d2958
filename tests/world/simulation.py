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
from random import Random
from typing import Any

import structlog

from bot.client import GRACE, HEARTBEAT
from bot.clock import steady_clock
from bot.games.live_games import LiveGames
from bot.games.tasks import Tasks
from bot.leaderboard.members import Leaderboards
from bot.leaderboard.posts import RegularPosts
from bot.leaderboard.weekly import WeeklyLeaderboard
from bot.metrics import Metrics
from bot.store import StaleAppend, StoreError, StoreUnavailable
from bot.store.guild_settings import GuildSettings
from bot.ui.in_flight import InFlight
from bot.ui.replies import Refused, run
from bot.ui.request_rate import RequestRate
from engine.play import Stop
from engine.solo import NextChip, TakeHint
from tests.bot.english import say
from tests.world.asking import PRESSED, BeginMatch, BeginSolo, do
from tests.world.chances import Chances, draw_chances
from tests.world.disk import Disk, DiskFault
from tests.world.interactions import Asked, Interaction
from tests.world.ledger import Ledger, Violation, Weekly
from tests.world.loop import Time, VirtualLoop
from tests.world.network import Channel, Discord, Message
from tests.world.players import draw_command, draw_rules, draw_solo_command
from tests.world.solver import InstantPictures, InstantSolver
from tests.world.texts import kept_texts

_BEGUN = 1_767_560_400.0
"""When the world begins, in seconds since the Unix epoch: Sunday, 4 January 2026, 21:00."""

_WEEKS = (("Europe/Athens", "first", 0), ("Europe/Berlin", "first", 0), ("UTC", "first", 0), ("UTC", "last", 23))
"""When servers want the leaderboard of the week: an hour to three after the beginning, three of them once the week is over."""

_ANSWERED_WITHIN = 2.5
"""Seconds within which Discord takes an answer, with some to get there."""

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
    weeks: int
    """Leaderboards of weeks that were posted."""
    cuts: int
    """Of the gateway."""
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
        self.in_flight = InFlight()
        self.rate = RequestRate(self.clock, lambda serving: self.tasks.start(serving, "requests"))
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
        self.faults_before = 0
        self.violation: str | None = None
        self.settings = dict[int, GuildSettings]()
        self.on_their_way = 0
        self.is_resumed = self.is_calm = True
        self.began = _BEGUN
        self._digest, self._lines, self._keep_lines = hashlib.blake2b(digest_size=16), list[str](), keep_lines
        for number in range(1, 1 + self.random.randint(1, 3)):
            has_history = self.random.random() < 0.8
            channel = Channel(10**16 + number, 10**15 + number % 2, has_history)
            self.discord.channels[channel.id] = channel
            zone, day, hour = self.random.choice(_WEEKS)
            self.settings[channel.guild_id] = GuildSettings.model_validate(
                {"time_zone": zone, "weekly_day": day, "weekly_hour": hour, "weekly_channel": channel.id}
            )

    def say(self, line: str) -> None:
        """Write a line into the transcript."""
        line = f"{self.time.now:.3f} {line}"
        self._digest.update(line.encode())
        if self._keep_lines:
            self._lines.append(line)

    def run(self) -> Report:
        """Let the world pass, until something is not as it was promised, or to its end."""
        try:
            with _hearing(self._heard), kept_texts():
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
            sum(len(weekly.posts) for weekly in self.ledger.weekly.values()),
            self.ledger.cuts,
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
        self.on_their_way = 0
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
            others = [self.loop.create_task(self._play(channel)) for channel in self.discord.channels.values()]
            others.append(self.loop.create_task(self._weather()))
            await asyncio.sleep(seconds)
        end = self.random.choice(["kill", "kill", "stop", "calm"]) if seconds else "calm"
        for task in others:
            task.cancel()
        if end == "calm":
            await self._settle()
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

    async def drawn(self) -> None:
        """Wait as long as a picture takes."""
        if self.pictures_take:
            await asyncio.sleep(self.random.expovariate(1 / self.pictures_take))

    # What is to be so when all is told.

    async def _settle(self) -> None:
        """Nothing goes wrong any more: all is told soon, and then everything is as it was promised."""
        self._set_chances(_CALM)
        latest = self.time.now + _SETTLED
        await asyncio.sleep(0.5)
        while self._is_busy() and self.time.now < latest:
            self._check_senders()
            await asyncio.sleep(1)
        self.say("calm")
        games = self.process.games._games
        channels = self.discord.channels.values()
        excused = {channel.id for channel in channels if self._is_excused(channel)}
        self.ledger.check(games, excused)
        if not excused and (left := self.disk.raw.execute("SELECT * FROM outbox").fetchall()):
            message = f"this is left in the outbox: {left}"
            raise Violation(message)
        if not excused and self.is_calm:
            self.ledger.check_weeks(self.began)

    def _is_excused(self, channel: Channel) -> bool:
        """Whether the disk or a permission has kept back what is told at the next start."""
        return channel.was_forbidden or self.disk.faults > self.faults_before

    def _check_senders(self) -> None:
        """Where something is left to tell, its sender is at it, and waits for nobody to ask for something else."""
        for game in self.process.games._games.values():
            is_left = not game._outbox.is_empty and not game._sender._is_running
            if is_left and not self._is_excused(self.discord.channels[game.place.channel_id]):
                self.fail(f"something of game {game.game_id} is left to tell, and nobody does")

    def _is_busy(self) -> bool:
        games = self.process.games._games.values()
        is_telling = any(not game._outbox.is_empty or game._sender._is_running for game in games)
        is_left = self.disk.raw.execute("SELECT 1 FROM outbox").fetchone()
        is_week_left = self.disk.raw.execute("SELECT 1 FROM regular_post WHERE NOT done").fetchone()
        return bool(is_telling or is_left or is_week_left or self.on_their_way or not self.discord.is_quiet)

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
            self._check_senders()
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
            if random.random() < chances.cut:
                self._cut(random.expovariate(1 / 5))
            if random.random() < chances.forget:
                self.loop.create_task(self._forget(random.choice(self.people)))
            if random.random() < chances.gone:
                self.loop.create_task(self._lose(channel))

    def _cut(self, seconds: float) -> None:
        """The connection to the gateway is lost for so many seconds; the session is resumed, or not."""
        self.discord.cut_until, self.is_resumed = self.time.now + seconds, self.random.random() < 0.7
        self.ledger.cuts += 1
        self.ledger.cut_off += seconds
        self.say(f"the gateway is cut for {seconds} seconds")

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
                self._ask_alone(channel, game, command)
            elif random.random() < 0.05:
                self._begin_alone(channel, game.state.player)
            return
        match = games.match_in(channel.id)
        if match is None:
            if random.random() < 0.2:
                self._begin(channel)
            return
        if command := draw_command(random, match.state, self.people):
            player = getattr(command, "player", None) or random.choice(self.people)
            action = PRESSED.get(type(command))
            pressed, custom_id = self._button(channel, action) if action and random.random() < 0.7 else (None, "")
            self._send(Asked(self.discord.new_id(), player, channel, command, self.time.now, pressed, custom_id))
        if random.random() < 0.03:
            self._begin_alone(channel, random.choice(self.people))

    def _ask_alone(self, channel: Channel, game: Any, command: Any) -> None:
        """The player of a solo game presses a button below the card, or types something."""
        player = game.state.player
        card = self.ledger.cards.get((channel.id, player)) if game.is_private else None
        if not game.is_private:
            card = next(
                (one for one in _latest(channel) if any(f":solo:{game.game_id}:" in each for each in one.custom_ids)), None
            )
        if card and (card.is_deleted or (self.random.random() < 0.3 and not isinstance(command, NextChip | TakeHint))):
            card = None
        if card or not isinstance(command, NextChip | TakeHint):
            self._send(Asked(self.discord.new_id(), player, channel, command, self.time.now, card))
        else:
            self._begin_alone(channel, player)  # which shows the card again

    def _button(self, channel: Channel, action: str) -> tuple[Message | None, str]:
        """The latest message of a channel with such a button, and its custom id."""
        for message in _latest(channel):
            for custom_id in message.custom_ids:
                if custom_id.endswith(f":{action}"):
                    return message, custom_id
        return None, ""

    def _send(self, asked: Asked) -> None:
        """Somebody asks for something, and Discord delivers it: soon, late, or twice."""
        random = self.random
        self.ledger.ask(asked)
        asked.deliveries = 2 if random.random() < self.chances.twice else 1
        for _ in range(asked.deliveries):
            delay = random.uniform(1, 6) if random.random() < self.chances.late else random.uniform(0.05, 0.4)
            self.on_their_way += 1
            self.loop.create_task(self._deliver(asked, delay))

    async def _deliver(self, asked: Asked, delay: float) -> None:
        await asyncio.sleep(delay)
        if self.time.now < self.discord.cut_until:
            is_resumed = self.is_resumed
            await asyncio.sleep(self.discord.cut_until - self.time.now)
            if not is_resumed:
                self.say(f"never delivered: {asked.id}")
                self.on_their_way -= 1
                return
            if self.random.random() < 0.3:
                asked.deliveries += 1
                await self._handle(asked)
        await self._handle(asked)
        self.on_their_way -= 1

    async def _handle(self, asked: Asked) -> None:
        """The bot is handed what somebody has asked for. What goes wrong with it has to have a reason."""
        self.say(f"asked in {asked.channel.id} by {asked.player}, {asked.id}: {asked.command}")
        interaction: Any = Interaction(self.discord, self.process, asked, self.ledger)
        faults = self.discord.faults
        try:
            await run(interaction, self._do(interaction, asked))
        except StoreUnavailable as error:
            self.say(f"not done: {error!r}")
        except Exception as error:  # noqa: BLE001 - whatever it is, it is reported
            if not self._is_doubtful(error):
                self.fail(f"not done: {error!r}")
        is_in_time = self.time.now - asked.made < _ANSWERED_WITHIN and not self.process.in_flight._is_closed
        if is_in_time and faults == self.discord.faults and not asked.is_answered:
            self.fail(f"nobody answers {asked.command}")
        if isinstance(asked.command, Stop) and asked.original and not asked.pressed and self.random.random() < 0.5:
            self._confirm(asked)

    def _confirm(self, asked: Asked) -> None:
        """Say that a match is meant to be stopped, where the bot asks."""
        question = asked.original
        custom_id = next((one for one in question.custom_ids if one.endswith(":stop")), "") if question else ""
        if custom_id:
            here = asked.channel
            self._send(Asked(self.discord.new_id(), asked.player, here, asked.command, self.time.now, question, custom_id))

    @staticmethod
    async def _do(interaction: Any, asked: Asked) -> None:
        """Have the bot do what somebody asks for, and note with what text that is refused."""
        try:
            await do(interaction, asked.command)
        except Refused as refused:
            asked.refusals.add(refused.tell(say))
            raise

    def _begin(self, channel: Channel) -> None:
        random = self.random
        player = random.choice(self.people)
        if random.random() < 0.15:
            self._begin_alone(channel, player)
            return
        wanted = BeginMatch(player, *draw_rules(random), practice=random.random() < 0.1)
        self._send(Asked(self.discord.new_id(), player, channel, wanted, self.time.now))

    def _begin_alone(self, channel: Channel, player: int) -> None:
        random = self.random
        wanted = BeginSolo(player, *draw_rules(random), hourglasses=random.choice([1, 2]), private=random.random() < 0.6)
        self._send(Asked(self.discord.new_id(), player, channel, wanted, self.time.now))


def _latest(channel: Channel) -> list[Message]:
    """The latest messages of a channel, the newest first."""
    return [message for message in list(channel.messages.values())[:-9:-1] if not message.is_deleted]


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
