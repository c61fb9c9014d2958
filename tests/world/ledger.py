"""An independent record of what the disk keeps, what Discord shows and what players are answered.

`Ledger.check` compares it with the database and the channels. It computes independently which messages are due.
"""

import json
import math
import re
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, NoReturn

from bot.cards import race as race_cards
from bot.cards.match import round_card
from bot.cards.phrases import mention, moves_text
from bot.cards.race import late_best, race_card, result_lines
from bot.cards.rush import rush_card
from bot.cards.solo import solo_card, visible
from bot.store import PostKind, Span, codec
from bot.store.guild_settings import GuildSettings
from bot.store.periods import last_due
from bot.ui.messages import _number
from engine.games.match.events import (
    BidMade,
    BidOvertaken,
    ChipWon,
    EndCalled,
    HintGiven,
    HourglassTurned,
    MatchEnded,
    MatchIdled,
    MatchStarted,
    ProofFailed,
    ProverAsked,
    ProverPassed,
    ProverTimedOut,
)
from engine.games.match.play import PlayOn, Prove
from engine.games.match.state import Match, Phase, evolve, replay, revealed
from engine.games.race.state import Race, RaceEnded, RaceSolved, RaceStarted, RoundDecided, RoundEndSet, ZoneDropped
from engine.games.race.state import evolve as evolve_race
from engine.games.race.state import replay as replay_race
from engine.games.rush.state import Rush, RushEnded, RushEnding, RushPrepared, RushStarted
from engine.games.rush.state import evolve as evolve_rush
from engine.games.rush.state import replay as replay_rush
from engine.games.solo.play import NextChip
from engine.games.solo.state import ChipMissed, SoloGame
from engine.games.solo.state import evolve as evolve_solo
from engine.games.solo.state import replay as replay_solo
from engine.rules.bots import is_bot
from engine.rules.events import (
    BestFound,
    BotJoined,
    ChipReturned,
    ChipsPutBack,
    ChipTurned,
    ClockSet,
    FinishVoted,
    PlayerLeft,
    PlayerRemoved,
    TimeGivenBack,
)
from tests.bot.english import say
from tests.world.asking import DEEDS, RACE_DEEDS, BeginRace, InRace
from tests.world.disk import Disk, Row
from tests.world.interactions import Asked
from tests.world.leases import Division
from tests.world.loop import Time
from tests.world.network import Discord, Message
from tests.world.presence import Presence
from tests.world.rushes import RUSH_DEEDS, PressRush

_frame = lru_cache(10_000)(_number)
"""Cached, because each message is compared with all news that it may be."""

_TOLD = (
    HourglassTurned,
    ProverAsked,
    ProofFailed,
    ProverPassed,
    ProverTimedOut,
    ChipWon,
    ChipReturned,
    ChipsPutBack,
    MatchIdled,
    PlayerLeft,
    FinishVoted,
    EndCalled,
    BidOvertaken,
    PlayerRemoved,
    HintGiven,
    MatchEnded,
)
"""Of each of these there is a message."""

_TOLD_OF_RACES = (RoundDecided, FinishVoted, ChipReturned, ChipsPutBack, PlayerLeft, PlayerRemoved, ZoneDropped, RaceEnded)
"""The same for races."""

_TOLD_ALWAYS = (ChipWon, ChipReturned, MatchIdled, MatchEnded, RoundDecided, RaceEnded)
"""Those that have a message even if delivery failed for a while."""

_EARLY = 4.0
"""Seconds that a time may be shorter than it should: commands count from when they were made."""

_LATE = 20.0
"""Seconds that a time may be longer, where nothing has gone wrong."""


_ROUND = re.compile(r"### Round (\d+)")
"""How the card of a round begins."""

_SLOW_LATE = 60.0
"""Seconds after its time by which a phase of a slow race is over."""

_CLOCK_OFF = 50.0
"""Seconds by which the clock may be wrong, and messages are still found in their channel."""


_JUST_ENDED = 60.0
"""Seconds after the end of a rush within which the next one may have been compared with those before."""

_TOGETHER = 10.0
"""Seconds in which a repeated command may fail once and be done once."""


class Violation(AssertionError):
    """Something is not as it was promised."""


def violated(what: str) -> NoReturn:
    """Raise `Violation`."""
    raise Violation(what)


@dataclass(slots=True)
class Sand:
    """A time that runs: how long it should, and how long the bot had been playing when it began."""

    allotted: float
    began: float
    starts: int
    faults: int
    cut_off: float


@dataclass(slots=True)
class Meaning:
    """What a message is: ``news`` of events from ``start`` to before ``end``, the ``card`` of a round, ``best`` solutions.

    Or the leaderboard of a week, ``weekly``, of a server instead of a game.
    """

    kind: str
    game_id: int
    start: int
    end: int = 0


@dataclass(slots=True)
class Record:
    """One game: what is stored of it, and how."""

    game_id: int
    guild_id: int
    channel_id: int
    is_private: bool
    events: list[Any] = field(default_factory=list)
    batches: list[tuple[int, int]] = field(default_factory=list)
    """From the first event to before the last, of each transaction."""
    news: dict[int, int] = field(default_factory=dict)
    """Where those batches begin, and end, of which there must be a message."""
    revealed: list[tuple[int, Any]] = field(default_factory=list)
    """The events that revealed a best solution, and its round."""
    state: Any = None
    over_since: float = math.inf
    """In the world's seconds."""
    sand: Sand | None = None
    posts: list[Message] = field(default_factory=list)
    forgotten: int = 0

    @property
    def is_match(self) -> bool:
        return isinstance(self.state, Match)

    @property
    def is_race(self) -> bool:
        return isinstance(self.state, Race)

    @property
    def is_solo(self) -> bool:
        return isinstance(self.state, SoloGame)

    @property
    def is_rush(self) -> bool:
        return isinstance(self.state, Rush)

    @property
    def is_personal(self) -> bool:
        return self.is_solo or self.is_rush

    def evolve(self, event: Any) -> Any:
        """Return the state after another event, the first one included."""
        if self.state is None:
            return _replayed([event])
        evolve_personal = evolve_rush if self.is_rush else evolve_solo
        return (evolve if self.is_match else evolve_race if self.is_race else evolve_personal)(self.state, event)


@dataclass(slots=True)
class Weekly:
    """A server's weekly posts: their settings, and what was posted."""

    guild_id: int
    settings: GuildSettings
    chosen: float
    posts: list[Message] = field(default_factory=list)


class Ledger:
    """See this module. ``bot_now`` is the time that the bot goes by in a server, which is in one of so many shards."""

    def __init__(self, time: Time, disk: Disk, discord: Discord, division: Division) -> None:
        self.time, self.disk, self.discord = time, disk, discord
        self.records = dict[int, Record]()
        self.weekly = dict[int, Weekly]()
        self.cards = dict[tuple[int, int, str], Message]()
        """The latest private message of a person in a channel about a solo game, or a rush."""
        self.forgets = 0
        self._erased = set[int]()
        """Whose solo games were deleted: what was on its way to them then may be shown yet."""
        self._asked = defaultdict[Any, deque[Asked]](lambda: deque(maxlen=4))
        """The commands that a person has repeated lately."""
        self.cuts = 0
        """How often the gateway was cut."""
        self.bot_now: Callable[[int], float] = lambda _: time.true
        self._division = division
        self.presences = [Presence(time) for _ in range(division.shards)]
        self.late = dict[int, float]()
        """When a request about a server came to something that was made by a bot which was replaced meanwhile."""
        self.bot_times: Callable[[], list[float]] = list
        """The times that all bots go by."""
        self.clock_off_at = -1e9
        self.clocks_off: Callable[[], float] = lambda: 0.0
        """By how many seconds the clock of any machine is wrong."""
        self.has_trouble = False
        """Whether delivery failed at some time."""
        self.events = 0
        self.answers = 0
        self.match_seconds = 0.0
        self.say: Callable[[str], None] = lambda _: None
        self.fail: Callable[[str], None] = lambda _: None
        disk.witness, discord.posted, discord.changed = self, self.posted, self.changed

    def presence_of(self, guild_id: int) -> Presence:
        """Return when the bot was there for a server."""
        return self.presences[self._division.shard_of(guild_id)]

    def committed(self, rows: list[Row], *, is_rewritten: bool) -> None:
        """See `tests.world.disk.Witness`."""
        with self._failing():
            self._committed(rows, is_rewritten=is_rewritten)

    @contextmanager
    def _failing(self) -> Iterator[None]:
        """What is seen while the bot works must not become an error of the bot's, which it might live with."""
        try:
            yield
        except Violation as violation:
            self.fail(str(violation))

    def _committed(self, rows: list[Row], *, is_rewritten: bool) -> None:
        for game_id in dict.fromkeys(row[0] for row in rows):
            of_game = [row for row in rows if row[0] == game_id]
            self.say(f"stored {game_id}: " + ", ".join(f"{number} {kind} {data}" for _, number, kind, data in of_game))
            self._add(self._record(game_id), of_game)
        if is_rewritten:
            self._read_again()

    def _record(self, game_id: int) -> Record:
        if game_id not in self.records:
            ((guild_id, channel_id, private),) = self.disk.raw.execute(
                "SELECT guild_id, channel_id, private FROM match WHERE id = ?", (game_id,)
            )
            self.records[game_id] = Record(game_id, guild_id, channel_id, bool(private))
        return self.records[game_id]

    def _add(self, record: Record, rows: Sequence[Row]) -> None:
        start = len(record.events)
        if [row[1] for row in rows] != list(range(start, start + len(rows))):
            violated(f"game {record.game_id} has {start} events, and got these: {rows}")
        must_tell = False
        for _, number, kind, data in rows:
            event: Any = codec.decode(kind, data)
            before = record.state
            record.state = record.evolve(event)
            if isinstance(event, RushPrepared):
                record.sand = self._turned(record, event.at)
            if isinstance(event, RushStarted):
                self._check_record(record, event.record)
            if before is not None:
                self._see_time(record, before, event, is_first=number == start)
            record.events.append(event)
            if before is not None:
                must_tell |= _is_told(before, event)
            if record.is_match and before is not None:
                shown = revealed(before, record.state)
                record.revealed += [(number, one) for one in shown]
            if record.state.is_over:
                record.over_since = min(record.over_since, self.time.now)
        self.events += len(rows)
        end = len(record.events)
        record.batches.append((start or 1, end) if end > 1 else (0, end))
        if must_tell:
            record.news[start or 1] = end

    def _read_again(self) -> None:
        """Record an erasure: other ids are in the events, and some games are gone."""
        found = dict[int, list[Any]]()
        for game_id, kind, data in self.disk.raw.execute("SELECT match_id, kind, data FROM event ORDER BY match_id, number"):
            found.setdefault(game_id, []).append(codec.decode(kind, data))
        for game_id, record in list(self.records.items()):
            events = found.get(game_id)
            if events is None:
                if not record.is_personal:
                    violated(f"game {game_id} is gone")
                self._erased.add(record.state.player)
                del self.records[game_id]
                continue
            if [type(event) for event in events] != [type(event) for event in record.events]:
                violated(f"game {game_id} has other events than before")
            if events != record.events:
                record.events, record.forgotten = events, record.forgotten + 1
                record.state = _replayed(events)

    def _see_time(self, record: Record, before: Any, event: Any, *, is_first: bool) -> None:
        after = record.state
        if record.is_race and after.is_slow:  # its rounds end by the hour of the day, whether the bot was up or not
            return
        if after.deadline != before.deadline and not isinstance(event, TimeGivenBack | ClockSet):
            left = [max(0.0, (state.deadline or 0.0) - event.at) * _counts(state) for state in (before, after)]
            self.match_seconds += left[1] - left[0]
        if self._is_by_time(before, event, is_first=is_first):
            self._check_not_early(record, event)
            self.check_not_late(record)
        if after.deadline is None:
            record.sand = None
        elif after.deadline != before.deadline and not isinstance(event, TimeGivenBack | ClockSet):
            record.sand = self._turned(record, event.at)

    def _turned(self, record: Record, at: float) -> Sand:
        """Return the time of a game's phase, which began ``at`` this time."""
        presence, ago = self.presence_of(record.guild_id), max(0.0, self.bot_now(record.guild_id) - at)
        began = max(presence.before, presence.active - (ago if ago < 30 else 0.0))
        return Sand(max(0.0, record.state.deadline - at), began, presence.starts, self.disk.faults, presence.cut_off)

    def _check_record(self, record: Record, most: int) -> None:
        """A rush is compared with the player's earlier ones: with those that have just ended, or not."""
        others = [one for one in self.records.values() if one.is_rush and one.state.player == record.state.player]
        over = [one for one in others if one.state.is_over]
        known = max((one.state.solved for one in over if one.over_since < self.time.now - _JUST_ENDED), default=0)
        if not known <= most <= max((one.state.solved for one in over), default=0):
            violated(f"game {record.game_id} is compared with {most} chips, and the record is {known}")

    @staticmethod
    def _is_by_time(before: Any, event: Any, *, is_first: bool) -> bool:
        if isinstance(before, Race):  # the last who is done, or leaves, comes before a round that ends by that
            is_next = isinstance(event, ChipTurned) and before.is_between and bool(before.results)
            return is_next or (isinstance(event, RoundDecided | ChipReturned) and is_first)
        match event:
            case HourglassTurned() | ProverTimedOut():
                return True
            case ProverAsked():
                return before.phase is Phase.BIDDING
            case ChipReturned():
                return before.phase is Phase.LAST_CALL
            case ChipTurned():
                return before.phase is Phase.INTERMISSION and before.round.number > 0
            case ChipMissed(_, given_up):
                return not given_up
            case RushEnded(_, ending):
                return ending in (RushEnding.TIME_UP, RushEnding.UNSTARTED)
            case _:
                return False

    def _check_not_early(self, record: Record, event: Any) -> None:
        sand = record.sand
        if sand and (lasted := self.presence_of(record.guild_id).active - sand.began) < sand.allotted - _EARLY:
            violated(f"game {record.game_id}: {event!r} after {lasted:.1f} seconds, not {sand.allotted:.1f}")

    def check_not_late(self, record: Record) -> None:
        """Raise `Violation` where a time runs for longer than it should."""
        sand = record.sand
        if sand is None:
            return
        presence = self.presence_of(record.guild_id)
        excuse = 40 * (presence.starts - sand.starts) + 20 * (self.disk.faults - sand.faults)
        excuse += 60 if self.disk.chances.disk_slow else 0
        excuse += presence.cut_off - sand.cut_off
        if (lasted := presence.active - sand.began) > sand.allotted + _LATE + excuse:
            violated(f"game {record.game_id}: {sand.allotted:.1f} seconds last for {lasted:.1f} already")

    def ask(self, asked: Asked) -> None:
        """Record a command."""
        asked.forgotten = self.forgets
        self._asked[_who_asks(asked)].append(asked)
        asked.known = {record.game_id: len(record.events) for record in self._in(asked.channel.id)}

    def told(self, asked: Asked, text: str) -> None:
        """See `tests.world.interactions.Witness`. An answer that is no refusal says that the command is done."""
        self.answers += 1
        self.say(f"told {asked.player}, {asked.id}: {text!r}")
        if text in asked.refusals or asked.forgotten != self.forgets:
            return
        done = self._done(asked, text)
        if text == say("problem-ours"):
            again = any(other.made > asked.made - _TOGETHER for other in self._asked[_who_asks(asked)] if other is not asked)
            if done and not self.disk.doubts and asked.deliveries == 1 and not again:
                self.fail(f"somebody was told to try again what is stored: {done}")
        elif not done:
            self.fail(f"somebody was told {text!r}, and it is not stored: {asked.command}")

    def _done(self, asked: Asked, text: str) -> Any:
        """Return the event of a command, if it was stored since."""
        command = asked.command
        kinds = RACE_DEEDS[type(command.command)] if isinstance(command, InRace) else DEEDS[type(command)]
        if isinstance(asked.command, Prove) and text == say("done-proof"):
            kinds = (ChipWon,)
        is_of_race, is_of_rush = isinstance(command, InRace | BeginRace), type(command) in RUSH_DEEDS
        records = [record for record in self._in(asked.channel.id) if record.is_race == is_of_race]
        if is_of_rush:
            records = [record for record in records if record.is_rush and record.state.player == asked.player]
        if isinstance(command, PlayOn):
            records = [record for record in records if record.is_match]
        if isinstance(command, NextChip):
            records = [record for record in records if record.is_solo and record.state.player == asked.player]
        events = [event for record in records for event in record.events[asked.known.get(record.game_id, 0) :]]
        return next((event for event in events if isinstance(event, kinds) and _is_asked_for(event, asked)), None)

    def _in(self, channel_id: int) -> list[Record]:
        return [record for record in self.records.values() if record.channel_id == channel_id]

    def shown(self, asked: Asked, components: list[Any]) -> None:
        """See `tests.world.interactions.Witness`. It is the card of a solo game or a rush as it stands, or has stood."""
        assert asked.original
        is_rush = type(asked.command) in RUSH_DEEDS
        self.cards[asked.channel.id, asked.player, "rush" if is_rush else "solo"] = asked.original
        here = [record for record in self._in(asked.channel.id) if (record.is_rush if is_rush else record.is_solo)]
        own = [record for record in here if record.state.player == asked.player]
        is_known = asked.forgotten == self.forgets and asked.player not in self._erased
        if is_known and not any(self._has_looked_so(record, asked, components) for record in reversed(own)):
            self.fail(f"{asked.player} alone is shown what is not stored: {asked.original.text!r}")

    def replaced(self, asked: Asked, message: Message) -> None:
        """See `tests.world.interactions.Witness`."""
        if type(asked.command) in RUSH_DEEDS:
            self.shown(asked, message.components)
        else:
            self.told(asked, message.text)

    @staticmethod
    def _has_looked_so(record: Record, asked: Asked, components: list[Any]) -> bool:
        ends = range(len(record.events), max(0, len(record.events) - 12), -1)
        states = (_replayed(record.events[:end]) for end in ends)
        return any(_is_own_card(record.game_id, state, asked, components) for state in states)

    def forgotten(self, player: int) -> None:
        """Record the answer that a player's data is erased."""
        self.forgets += 1
        with self._failing():
            self._check_forgotten(player)

    def _check_forgotten(self, player: int) -> None:
        for table, column in (
            *(("proof", "player_id"), ("point", "player_id"), ("total", "player_id"), ("taking_part", "player_id")),
            *(("playing", "player_id"), ("match", "starter_id")),
        ):
            if self.disk.raw.execute(f"SELECT 1 FROM {table} WHERE {column} = ?", (player,)).fetchone():
                violated(f"player {player} is forgotten, and still in {table}")
        if found := self.disk.raw.execute("SELECT * FROM event WHERE INSTR(data, ?)", (str(player),)).fetchone():
            violated(f"player {player} is forgotten, and still in {found}")
        if found := self.disk.raw.execute(
            "SELECT * FROM event WHERE kind = 'BidMade' AND json_extract(data, '$.player') BETWEEN -1000000 AND -1"
            " AND json_extract(data, '$.path') <> ''"
        ).fetchone():
            violated(f"somebody was forgotten, and not the path that they sealed: {found}")

    def posted(self, message: Message) -> None:
        """A message is there."""
        if self.clocks_off() > _CLOCK_OFF:
            self.clock_off_at = self.time.now
        message.meaning = meaning = self._meaning(message)
        self.say(f"posted {message.id} in {message.channel_id}: {meaning} {message.text!r}")
        if meaning is None:
            self.fail(f"a message tells what is not stored: {message.text!r}")
        elif meaning.kind == "weekly":
            self.weekly[meaning.game_id].posts.append(message)
        else:
            self.records[meaning.game_id].posts.append(message)

    def changed(self, message: Message, before: str) -> None:
        """A message looks otherwise: a card goes on to no earlier round."""
        earlier, later = _ROUND.match(before), _ROUND.match(message.text)
        if earlier and later and int(later[1]) < int(earlier[1]):
            self.fail(f"the card of round {earlier[1]} shows round {later[1]} again: {message.text!r}")

    def _meaning(self, message: Message) -> Meaning | None:
        for guild_id, weekly in self.weekly.items():
            weeks = {last_due(weekly.settings, now)[0] for now in self.bot_times()}
            if weekly.settings.weekly_channel == message.channel_id and any(
                _frame(f"{PostKind.WEEKLY.value} {guild_id} {week}") == message.frame for week in weeks
            ):
                return Meaning("weekly", guild_id, 0)
        here = [record for record in reversed(self.records.values()) if record.channel_id == message.channel_id]
        return next(
            (meaning for record in here for meaning in _meanings(record) if _frame(meaning[0]) == message.frame), (None, None)
        )[1]

    def check(self, games: dict[int, Any], excused: set[int]) -> None:
        """Nothing happens just now, and nothing is wrong. Raises `Violation` otherwise; ``excused`` are channels."""
        for record in self.records.values():
            if record.channel_id in excused or self.discord.channels[record.channel_id].is_gone:
                continue
            self.check_not_late(record)
            live = games.get(record.game_id)
            if live is None and not record.state.is_over:
                violated(f"game {record.game_id} is on, and nobody keeps it")
            if live is not None and live.state != record.state:
                violated(f"game {record.game_id} is not what its events make: {live.state} is not {record.state}")
            if not record.is_personal:
                self._check_news(record)
            if record.is_race:
                self._check_race_goes_on(record)
                self._check_best_of_race(record)
            if record.is_match:
                self._check_best(record)
                self._check_question(record)
            if not record.is_private:
                self._check_card(record)
            elif live is not None:
                self._check_private(record, live.screen)

    def _check_race_goes_on(self, record: Record) -> None:
        """A slow race has a present phase that is not long over: of the others `check_not_late` knows."""
        race, now = record.state, self.bot_now(record.guild_id)
        if (
            race.is_slow
            and race.deadline is not None
            and now > race.deadline + _SLOW_LATE + 60 * bool(self.disk.chances.disk_slow)
        ):
            violated(f"game {record.game_id}: time was up {now - race.deadline:.1f} seconds ago")

    def _check_news(self, record: Record) -> None:
        told = Counter[int]()
        last = 0
        for message in sorted(record.posts, key=lambda message: message.id):
            meaning = message.meaning
            if meaning.kind != "news":
                continue
            starts = [start for start in record.news if meaning.start <= start < meaning.end]
            for start in starts:
                told[start] += 1
                if told[start] > 1 and not self._may_come_twice(record, start):
                    violated(f"game {record.game_id} told twice of event {start}: {message.text!r}")
            if meaning.start < last and all(told[start] == 1 for start in starts):
                violated(f"game {record.game_id} tells of event {meaning.start} after event {last}: {message.text!r}")
            last = max(last, meaning.start)
            self._check_text(record, message, meaning)
        for start, end in record.news.items():
            events = record.events[start:end]
            must = not self.has_trouble or any(isinstance(event, _TOLD_ALWAYS) for event in events)
            if must and not told[start]:
                violated(f"game {record.game_id} never told of {events}")

    def _may_come_twice(self, record: Record, start: int) -> bool:
        """What `docs/architecture.md` "When Discord fails" allows: it cannot be seen in the channel that it was posted."""
        posts = [one for one in record.posts if one.meaning.kind == "news" and one.meaning.start <= start < one.meaning.end]
        is_hidden = not self.discord.channels[record.channel_id].has_history or any(one.is_deleted for one in posts)
        return is_hidden or self._may_be_unknown(posts[0])

    def _check_text(self, record: Record, message: Message, meaning: Meaning) -> None:
        """The message names who won a chip, or the match, and who is asked."""
        if record.forgotten or message.is_deleted:
            return
        for event in record.events[meaning.start : meaning.end]:
            if isinstance(event, RaceEnded) and say("race-code", code=record.state.setup.code) not in message.text:
                violated(f"game {record.game_id} does not tell of {event}: {message.text!r}")
            if isinstance(event, ChipWon) and f"{mention(say, event.player)} wins the" not in message.text:
                violated(f"game {record.game_id} does not tell of {event}: {message.text!r}")
            if isinstance(event, MatchEnded | RaceEnded) and not all(
                mention(say, winner) in message.text for winner in event.winners
            ):
                violated(f"game {record.game_id} does not tell of {event}: {message.text!r}")

    def _check_best(self, record: Record) -> None:
        texts = [message.text for message in record.posts]
        for _, solved in record.revealed:
            is_better = solved.best and not (solved.award and len(solved.award.moves) <= len(solved.best))
            if (
                is_better
                and not any(moves_text(say, solved.best) in text for text in texts)
                and not self._is_any_hidden(record)
            ):
                violated(f"game {record.game_id} never told the best solution of round {solved.number}")

    def _check_best_of_race(self, record: Record) -> None:
        """The best solution of a round that was won is in its result, or in a message of its own."""
        won = [number for number, event in enumerate(record.events) if isinstance(event, RoundDecided)]
        results = [result for result in record.state.results if result.line]
        for number, result in zip(won, results, strict=True):
            if not result.best or self._is_any_hidden(record):
                continue
            *_, with_result = result_lines(say, record.state, result)
            own = late_best(say, record.game_id, record.state, result, ()).view.to_components()[0]["components"][0]["content"]
            texts = [post.text for post in record.posts if post.meaning.kind == "news" and _is_of(post.meaning, number)]
            if not any(with_result in text for text in texts) and not any(own in post.text for post in record.posts):
                violated(f"game {record.game_id} never told the best solution of round {result.number}")

    def _is_any_hidden(self, record: Record) -> bool:
        return any(message.is_deleted for message in record.posts)

    def _check_question(self, record: Record) -> None:
        """Check that one message with buttons asks the prover, and none asks anybody else."""
        open_questions = [
            message
            for message in record.posts
            if message.meaning.kind == "news" and not message.is_deleted and any(":prove" in one for one in message.custom_ids)
        ]
        state = record.state
        if len(open_questions) > (state.phase is Phase.PROVING):
            starts = [one.meaning.start for one in open_questions]
            if not any(self._may_come_twice(record, start) for start in starts):
                violated(f"game {record.game_id} has open questions of events {starts} in {state.phase}")
        if state.phase is Phase.PROVING and not open_questions and not self._is_any_hidden(record):
            violated(f"game {record.game_id} asks {state.round.prover} without buttons")

    def _check_card(self, record: Record) -> None:
        """The card of the latest round shows the game as it stands."""
        state = record.state
        cards = [message for message in record.posts if message.meaning.kind == "card"]
        shown = [message for message in cards if not message.is_deleted]
        if record.is_solo and state.is_over and self.discord.channels[record.channel_id].was_ever_forbidden:
            return  # nothing of it changes any more by which its card would be posted
        if any(message.is_deleted for message in cards[-2:]) or (record.forgotten and state.is_over):
            return  # messages from before an erasure are not rendered again
        if not shown:
            violated(f"game {record.game_id} has no card")
        if record.is_match:
            post = round_card(say, record.game_id, replace(state, round=replace(state.round, best=None), past=()), b"x")
        elif record.is_race:
            post = race_card(say, record.game_id, race_cards.visible(state), b"x")
        else:
            post = solo_card(say, record.game_id, visible(state), b"x")
        if _look(post.view.to_components()) not in [_look(message.components) for message in shown]:
            violated(
                f"game {record.game_id}: the card of round {state.round.number} does not show {state.phase}: {shown[-1].text!r}"
            )
        rounds = Counter[int]() if record.is_solo else Counter(message.meaning.start for message in cards)
        for number in (number for number, count in rounds.items() if count > 1):
            of_round = [message for message in cards if message.meaning.start == number]
            if not any(message.is_deleted for message in of_round) and not self._may_be_two(of_round):
                violated(f"game {record.game_id} has {len(of_round)} cards of round {number}")
        number = f":{record.game_id}:{state.round.number}:"
        live = [message for message in shown if any(number in one for one in message.custom_ids)]
        if len(live) > 1 and not self._may_be_two(live):
            violated(f"game {record.game_id} has {len(live)} cards of round {state.round.number}")

    def _check_private(self, record: Record, screen: Any) -> None:
        """What the player alone sees is the game as it stands, as long as Discord lets the bot show it."""
        interaction = screen._interaction
        if interaction is None or interaction.is_expired():
            return
        asked, message = interaction.asked, interaction.asked.original
        if message is None:  # Discord did not take the answer to a press, and the next one is answered anew
            return
        if not message.is_deleted and not _is_own_card(record.game_id, record.state, asked, message.components):
            violated(f"game {record.game_id}: what its player alone sees does not show {record.state.phase}: {message.text!r}")

    def check_weeks(self, since: float) -> None:
        """The leaderboard of a week is posted once, where it was due when the bot began to look, and where there is one."""
        for weekly in self.weekly.values():
            week, due = last_due(weekly.settings, self.time.true)
            channel = self.discord.channels[weekly.settings.weekly_channel or 0]
            if not weekly.chosen < due <= since or channel.was_ever_forbidden or channel.is_gone or self.clock_off_at > 0:
                continue
            won = self._won(weekly.guild_id, week.span(weekly.settings.zone))
            # A week that is posted before its end may have its first chip after that.
            before = self._won(weekly.guild_id, replace(week.span(weekly.settings.zone), until=due), due)
            # A person on the post may have been erased since.
            least, most = bool(before), bool(won or self.forgets)
            if not least <= len(weekly.posts) <= most and not (weekly.posts and not channel.has_history):
                told = [message.text for message in weekly.posts]
                violated(f"server {weekly.guild_id} was told {told} of the week in which chips were won by {won}")
            is_over = weekly.settings.weekly_day == "first"
            known = self._won(weekly.guild_id, week.span(weekly.settings.zone), due)
            told = "\n".join(message.text + message.alt_text for message in weekly.posts[:1])
            if is_over and not self.forgets and not all(mention(say, player) in told for player in known):
                violated(f"server {weekly.guild_id} was told {told!r}, where chips were won by {won}")

    def _won(self, guild_id: int, span: Span, counted: float = math.inf) -> set[int]:
        """Return who has won chips in a time that count by a later one: beside bots if a second person had bid by then."""
        return {
            event.player
            for record in self.records.values()
            if record.guild_id == guild_id and record.is_match and not record.state.practice
            if not record.state.bots or len(_bidders(record, counted)) > 1
            for event in record.events
            if isinstance(event, ChipWon)
            and event.counts
            and event.player > 0
            and (span.since or 0) <= event.at < (span.until or math.inf)
        }

    def _may_be_two(self, shown: Sequence[Message]) -> bool:
        channel = self.discord.channels[shown[0].channel_id]
        return not channel.has_history or self._may_be_unknown(shown[0])

    def _may_be_unknown(self, message: Message) -> bool:
        """Return whether a message may not have been found in its channel, or come after it was looked for."""
        guild_id = self.discord.channels[message.channel_id].guild_id
        return self.clock_off_at > message.posted - 600 or self.late.get(guild_id, -1e9) > message.posted - 60

    def check_database(self) -> None:
        """The file is sound, holds what was committed, and its leaderboards are what its events say."""
        raw = self.disk.raw
        if raw.execute("PRAGMA integrity_check").fetchone() != ("ok",) or raw.execute("PRAGMA foreign_key_check").fetchone():
            violated("the database is damaged")
        if left := raw.execute("SELECT guild_id FROM departure").fetchall():
            violated(f"these servers count as left, and are not: {left}")
        stored = dict[int, list[Any]]()
        for game_id, kind, data in raw.execute("SELECT match_id, kind, data FROM event ORDER BY match_id, number"):
            stored.setdefault(game_id, []).append(codec.decode(kind, data))
        if stored != {record.game_id: record.events for record in self.records.values()}:
            violated("other events are stored than were committed")
        counted = Counter(
            point for record in self.records.values() for count in (_points, _practice) for point in count(record)
        )
        totals = {
            (guild, score, player): points
            for guild, score, player, points in raw.execute("SELECT guild_id, score, player_id, points FROM total")
        }
        if totals != dict(counted):
            violated(f"leaderboards say {totals}, and the events {dict(counted)}")


def _meanings(record: Record) -> Iterator[tuple[str, Meaning]]:
    """What a message of this game may be known by, and what it then is."""
    game_id = record.game_id
    if record.state is None or record.is_rush:
        return
    if record.is_solo:
        known = [None, *(message.id for message in record.posts)]
        for number in range(record.state.round.number, -1, -1):
            for other in known:
                yield f"card {game_id} {number} {other}", Meaning("card", game_id, number)
        return
    cards = [None, *(message.id for message in record.posts if message.meaning.kind == "card")]
    latest: int = record.state.round.number
    for recent in (6, len(record.batches)):  # first what it most likely is
        for _, end in reversed(record.batches[-recent:]):
            for start, _ in reversed(record.batches[-recent:]):
                if start < end:
                    yield f"news {game_id} {start} {end}", Meaning("news", game_id, start, end)
        for number in range(latest, max(0, latest - recent), -1):
            for other in [None, *reversed(cards[-recent:])]:
                yield f"card {game_id} {number} {other}", Meaning("card", game_id, number)
    parts = range(latest, 0, -1) if record.is_race else range(0, 17, 4)
    for start, _ in reversed(record.batches):
        for part in parts:
            yield f"best {game_id} {start} {part}", Meaning("best", game_id, start)


def _bidders(record: Record, until: float = math.inf) -> set[int]:
    """Return the people who have bid in a match by a time."""
    bids = (event for event in record.events if isinstance(event, BidMade) and event.at < until)
    return {event.player for event in bids if not is_bot(event.player)}


def _points(record: Record) -> Iterator[tuple[int, str, int]]:
    """What a match counts on the leaderboards of its server."""
    if record.is_rush or record.state.practice:
        return
    if record.is_race:
        yield from _points_of_race(record)
        return
    if record.is_solo:
        yield from [(record.guild_id, "solo", record.state.player)] * record.state.stars
        return
    if record.state.bots and len(_bidders(record)) < 2:
        return
    best = {event.round: event.moves for event in record.events if isinstance(event, BestFound)}
    number, counted = 0, Counter[int]()
    for event in record.events:
        match event:
            case ChipTurned():
                number += 1
            case ChipWon(_, player, moves, True) if player > 0:
                counted[player] += 1
                yield record.guild_id, "chips", player
                if len(moves) == len(best.get(number, ())):
                    yield record.guild_id, "best", player
            case MatchEnded(_, _, winners):
                is_empty = not record.state.pile
                for winner in winners:
                    if winner > 0 and (counted[winner] > 2 or (is_empty and counted[winner])):
                        yield record.guild_id, "matches", winner
            case _:
                pass


def _practice(record: Record) -> Iterator[tuple[int, str, int]]:
    """What a match or a race beside bots alone counts in the statistics of its one player."""
    if record.is_rush or record.is_solo or not record.state.bots:
        return
    people = _solvers(record) if record.is_race else _bidders(record)
    counted, won = ("bot-races", "bot-races-won") if record.is_race else ("bots", "bots-won")
    for end in (event for event in record.events if isinstance(event, MatchEnded | RaceEnded) and event.winners):
        for player in (player for player in people if len(people) == 1 and player > 0):
            yield record.guild_id, counted, player
            if player in end.winners:
                yield record.guild_id, won, player


def _solvers(record: Record) -> set[int]:
    """Return the people who have had a solution in a race."""
    return {event.player for event in record.events if isinstance(event, RaceSolved) and not is_bot(event.player)}


def _points_of_race(record: Record) -> Iterator[tuple[int, str, int]]:
    """A victory counts after three decided rounds or more, in which two had a solution, however the race ended."""
    end = next((event for event in record.events if isinstance(event, RaceEnded)), None)
    decided = sum(isinstance(event, RoundDecided) for event in record.events)
    if end and decided >= 3 and len(_solvers(record)) > 1:
        yield from ((record.guild_id, "races", winner) for winner in end.winners if winner > 0)


def _replayed(events: Sequence[Any]) -> Any:
    """Return the state that these events make."""
    match events[0]:
        case MatchStarted():
            return replay(events)
        case RaceStarted():
            return replay_race(events)
        case RushPrepared():
            return replay_rush(events)
        case _:
            return replay_solo(events)


def _is_told(before: Any, event: Any) -> bool:
    """Return whether there is a message of an event, that is not the card of a round."""
    is_time = isinstance(event, TimeGivenBack) and event.seconds >= 2
    match before:
        case Match():
            return isinstance(event, _TOLD) or is_time
        case Race():
            is_moved = isinstance(event, RoundEndSet) and event.at > before.round.began
            return isinstance(event, _TOLD_OF_RACES) or is_moved or (is_time and not before.is_slow)
        case _:
            return False


def _is_of(meaning: Meaning, event: int) -> bool:
    """Return whether a message is about the event with this number."""
    return meaning.start <= event < meaning.end


def _who_asks(asked: Asked) -> Any:
    """Return who asks, where, and for what kind of thing."""
    kind = type(getattr(asked.command, "command", asked.command))
    return asked.player, asked.channel.id, "rush" if kind in RUSH_DEEDS else kind  # a solution is pressed or typed


def _is_asked_for(event: Any, asked: Asked) -> bool:
    """Return whether an event matches a command: its kind, its player, and its values."""
    player = getattr(event, "player", getattr(event, "starter", asked.player))
    if isinstance(event, BotJoined | PlayerRemoved | RaceEnded):  # which name the bot, another player, or nobody
        return True
    if isinstance(event, RaceSolved) and event.moves != asked.command.command.moves:
        return False
    return player == asked.player and not (isinstance(event, BidMade) and event.moves != asked.command.moves)


def _counts(state: Any) -> bool:
    """Return whether a game is played: not while a rush waits for its player to begin."""
    return state.is_running if isinstance(state, Rush) else True


def _is_own_card(game_id: int, state: SoloGame | Rush, asked: Asked, components: list[Any]) -> bool:
    """Return whether this is the card of a personal game in a state, after a command of its player."""
    if isinstance(state, SoloGame):
        return _are_alike(solo_card(say, game_id, visible(state), b"x"), components)
    pads = {None, asked.command.pad} if isinstance(asked.command, PressRush) else {None}
    return any(_are_alike(rush_card(say, game_id, state, pad, b"x"), components) for pad in pads)


def _are_alike(post: Any, components: list[Any]) -> bool:
    """Return whether a message looks as a card that is drawn anew."""
    return _look(post.view.to_components()) == _look(components)


def _look(components: list[Any]) -> str:
    """How a card looks, without the number of its frame, and without the picture that it may have kept."""
    if not components:
        return ""
    (frame,) = components
    kept = [part for part in frame["components"] if part.get("type") != 12]
    return json.dumps([frame.get("accent_color"), kept], sort_keys=True)
