"""A race: all players solve the same chip in private. Its events, its state, and how each event changes it.

Like a match, a race *is* its events; `engine.games.race.play` has its commands. docs/rules.md "The race".

A round of minutes ends after its time. A race with rounds of hours is *slow*: its rounds end at the local time of day at
which the first one began. The engine knows no time zones, so that time is recorded in `RoundEndSet`.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import KW_ONLY, dataclass, field, replace
from itertools import groupby

from engine.board.geometry import Named
from engine.board.moves import Move
from engine.board.position import Line, Position
from engine.rules import events as ev
from engine.rules.bots import MAX_BOTS, is_bot
from engine.rules.game import (
    Contest,
    ContestRound,
    later,
    moved,
    replayed,
    with_activity,
    with_best,
    with_link,
    with_player,
    without_player,
)
from engine.rules.rules import CHIPS, Rules
from engine.rules.setup import Setup

SLOW_FROM = 3600.0
"""The least seconds of a round of a slow race."""

POINTS = (3, 2, 1)
"""The points for the first places of a round; further places have none."""

DEFAULT_ROUNDS = 5
"""The number of rounds by default."""

UTC = "UTC"
"""The name of the time zone that is known everywhere."""


class RaceEnding(Named):
    """The reason why a race is over."""

    ALL_PLAYED = "all played"
    CALLED = "called"
    """It was ended early, and the players with the most points have won."""
    STOPPED = "stopped"
    """It was ended before any player had a point."""
    ABANDONED = "abandoned"
    """Several rounds in a row had no solution."""
    DESERTED = "deserted"
    """Bots alone played several rounds in a row."""
    BEGUN_ANEW = "begun anew"
    """Its starter began it anew under other rules, before any person had submitted a solution."""


@dataclass(frozen=True, slots=True)
class RaceStarted(ev.Timed):
    """A race of ``rounds`` rounds of ``seconds`` each began.

    ``zone`` is the IANA name of the time zone by whose time of day the rounds of a slow race end. ``practice``: the board was
    chosen, so that players may know it already. ``language`` is that of all public messages.
    """

    rules: Rules
    setup: Setup
    starter: ev.Player
    rounds: int = DEFAULT_ROUNDS
    seconds: float = 180
    zone: str = UTC
    practice: bool = False
    language: str = "en"


@dataclass(frozen=True, slots=True)
class RoundEndSet(ev.Timed):
    """The present round of a slow race ends at ``until``, in seconds since the Unix epoch."""

    until: float


class ZoneDropped(ev.Timed):
    """The machine that plays the race does not know its time zone: from now on its slow rounds end by UTC."""


@dataclass(frozen=True, slots=True)
class RaceSolved(ev.PlayerEvent):
    """A player submitted a solution, shorter than their previous one in this round.

    Its moves, and their number, are secret to other players until the round is over.
    """

    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class RoundDecided(ev.Timed):
    """The round is over, and its chip was solved: the places follow from the solutions."""


@dataclass(frozen=True, slots=True)
class RaceEnded(ev.Timed):
    """The race is over. Several winners share the victory; there is none if no player has a point.

    ``counts``: it had enough rounds and players for the victory to count: docs/rules.md "Leaderboards".
    """

    ending: RaceEnding
    winners: tuple[ev.Player, ...]
    counts: bool = False


_OfRace = RaceStarted | RaceSolved | RoundEndSet | ZoneDropped | RoundDecided | RaceEnded
_OfPeople = ev.BotJoined | ev.PlayerSeen | ev.PlayerLeft | ev.PlayerRemoved | ev.PlayerForgotten
_OfChip = ev.ChipTurned | ev.ChipsPutBack | ev.ChipReturned | ev.BestFound
_Wish = ev.SaidDone | ev.NextWanted | ev.FinishVoted
_OfTime = ev.BotsDone | ev.TimeGivenBack | ev.ClockSet
RaceEvent = _OfRace | _OfPeople | _OfChip | _Wish | _OfTime | ev.LinkMade | ev.LinkWithdrawn


class RacePhase(Named):
    """A phase of a race: the action it waits for."""

    OPEN = "open"
    """Solutions, until the time is up."""
    BETWEEN = "between"
    """The next round, which begins by itself."""
    OVER = "over"
    """Nothing more."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A player's shortest solution in a round, and when it was submitted, in seconds since the Unix epoch."""

    player: ev.Player
    moves: tuple[Move, ...]
    at: float


@dataclass(frozen=True, slots=True)
class Placed:
    """A player's place in a round that is over, counted from 1."""

    place: int
    entry: Entry

    @property
    def points(self) -> int:
        """From 3 for the first place to 0."""
        return POINTS[self.place - 1] if self.place <= len(POINTS) else 0


@dataclass(frozen=True, slots=True)
class RaceRound(ContestRound):
    """The state that begins anew with each chip. ``number`` includes rounds whose chip was put back."""

    limit: float = field(kw_only=True)
    """When the time is up, in seconds since the Unix epoch."""
    entries: tuple[Entry, ...] = ()
    """The shortest solution of each player, the earliest first."""
    places: tuple[Placed, ...] = ()
    """Empty until the round is over."""
    line: Line | None = None
    """The winner's solution; None until the round is over, and if no player has solved the chip."""

    @property
    def end(self) -> Position:
        """The current position: the starting one until the round is won."""
        return self.line.end if self.line else self.start

    def entry_of(self, player: ev.Player) -> Entry | None:
        """Return a player's shortest solution, if there is one."""
        return next((entry for entry in self.entries if entry.player == player), None)


@dataclass(frozen=True, slots=True)
class Race(Contest[RaceRound]):
    """The whole state of a race, immutable. Times are in seconds since the Unix epoch."""

    _: KW_ONLY
    rounds: int
    seconds: float
    zone: str
    began: float
    """When its first chip was turned up, by the clock of that time."""
    phase: RacePhase = RacePhase.BETWEEN
    until: float | None = None
    """When the next round begins, None while a chip is up."""
    results: tuple[RaceRound, ...] = ()
    """The rounds that have ended, the earliest first."""
    ending: RaceEnding | None = None

    @property
    def is_over(self) -> bool:
        """Whether the race has ended; only best solutions may follow."""
        return self.phase is RacePhase.OVER

    @property
    def is_open(self) -> bool:
        """Whether a chip is up, so that solutions are accepted."""
        return self.phase is RacePhase.OPEN

    @property
    def is_between(self) -> bool:
        """Whether a round is over, and another will follow."""
        return self.phase is RacePhase.BETWEEN

    @property
    def is_slow(self) -> bool:
        """Whether rounds last hours; equal lengths share a place then."""
        return self.seconds >= SLOW_FROM

    @property
    def position(self) -> Position:
        """The current position, with the chip of this round as its target."""
        return self.round.end

    @property
    def deadline(self) -> float | None:
        """When the time of the present phase is up, in seconds since the Unix epoch.

        Where only one person is present, and is done, half of a quick round runs for bots that still think.
        """
        if not self.is_open:
            return self.until
        limit = self.round.limit
        if self.is_slow or not self.all_are_done:
            return limit
        return min(limit, max(limit - self.seconds / 2, *(said.at for said in self.round.done)))

    @property
    def ends_at_once(self) -> bool:
        """Whether the round ends now because all are done.

        Beside one person alone, bots that still think are waited for. A slow round with one person goes on, and so does the
        first round of a slow race: others may be about to join.
        """
        is_alone = len(self.present) == 1
        if not self.is_open or not self.all_are_done or (self.is_slow and (is_alone or not self.results)):
            return False
        return not (is_alone and self.bots_think)

    @property
    def may_add_bot(self) -> bool:
        """Whether another bot can still join: until the first chip is won."""
        return self.is_open and not any(result.line for result in self.results) and len(self.bots) < MAX_BOTS

    @property
    def may_begin_anew(self) -> bool:
        """Whether the race can still be begun anew under other rules: no person has a solution, and no round is over."""
        return self.is_open and not self.results and all(is_bot(entry.player) for entry in self.round.entries)

    @property
    def points(self) -> Counter[ev.Player]:
        """The points of each player."""
        points = Counter[ev.Player]()
        for result in self.results:
            points.update({placed.entry.player: placed.points for placed in result.places})
        return points

    @property
    def ranking(self) -> tuple[ev.Player, ...]:
        """All players, by their points; of equals the earliest to submit a solution first."""
        points = self.points
        return tuple(sorted(self.players, key=lambda player: -points[player]))

    @property
    def leaders(self) -> tuple[ev.Player, ...]:
        """The players with the most points; empty until a player has one."""
        return self.leading(self.points)

    @property
    def others_have_points(self) -> bool:
        """Whether a person other than the starter has points."""
        return any(points and player != self.starter and not is_bot(player) for player, points in self.points.items())

    @property
    def is_to_finish(self) -> bool:
        """Whether enough of those who have submitted want the race to end: docs/rules.md "Who decides"."""
        return len(self.wants_to_finish) >= self.needed_to_finish

    @property
    def without_best(self) -> tuple[RaceRound, ...]:
        """The rounds whose best solution is unknown, the latest first; none once the race was begun anew."""
        if self.ending is RaceEnding.BEGUN_ANEW:
            return ()
        up = (self.round,) if self.is_open else ()
        return tuple(one for one in (*up, *reversed(self.results)) if one.best is None)

    def is_secret(self, one: RaceRound) -> bool:
        """Return whether the best solution of a round is secret: the round is open, or its chip may come up again."""
        if self.is_over:
            return False
        if self.is_open and one.number == self.round.number:
            return True
        won = {result.target for result in self.results if result.line}
        return one.target not in won


def replay(events: Iterable[RaceEvent]) -> Race:
    """Return the race of these events. Raises `ValueError` unless the first, and only the first, is `RaceStarted`."""
    return replayed(events, RaceStarted, _begun, evolve)


def _begun(event: RaceStarted) -> Race:
    """Return a race before its first chip is turned up. Raises `ValueError` for an impossible number of rounds or seconds."""
    if not 1 <= event.rounds <= CHIPS or event.seconds < 1:
        raise ValueError(f"a race has from 1 to {CHIPS} rounds of at least a second, not {event.rounds} of {event.seconds}")
    setup, at = event.setup, event.at
    shared = (event.rules, setup, event.starter, event.practice, RaceRound(0, setup.position, at, limit=at), setup.chips)
    return Race(*shared, rounds=event.rounds, seconds=event.seconds, zone=event.zone, began=at)


def evolve(race: Race, event: RaceEvent, line: Line | None = None) -> Race:
    """Return the race after an event of `decide`. Raises `ValueError` for a second start.

    ``line`` is unused: events of a race show no proof.
    """
    del line
    current = race.round
    match event:
        case RaceStarted():
            raise ValueError("a race starts once")
        case ev.ChipTurned(at, target):
            return replace(
                race,
                phase=RacePhase.OPEN,
                until=None,
                round=RaceRound(current.number + 1, race.position.with_target(target), at, limit=at + race.seconds),
                rounds_begun=current.number + 1,
                pile=tuple(chip for chip in race.pile if chip != target),
            )
        case ev.ChipsPutBack(_, _, pile):
            return replace(race, pile=pile)
        case RoundEndSet(_, until):
            return replace(race, round=replace(current, limit=until))
        case ZoneDropped():
            return replace(race, zone=UTC)
        case ev.BotJoined():
            return replace(race, bots=(*race.bots, event))
        case ev.PlayerSeen(_, player):
            return with_activity(race, player)
        case RaceSolved():
            return _with_entry(race, event)
        case ev.SaidDone(_, player):
            return with_activity(replace(race, round=replace(current, done=(*current.done, event))), player)
        case ev.BotsDone():
            return replace(race, round=replace(current, bots_done=True))
        case ev.NextWanted(at, player):
            wanted = replace(current, next_votes=(*current.next_votes, event))
            return _without_pause(with_activity(replace(race, round=wanted), player), at)
        case RoundDecided(at):
            places = ranked(current.entries, share=race.is_slow)
            line = current.start.play(places[0].entry.moves)
            return _decided(replace(race, returned=None), replace(current, places=places, line=line), at)
        case ev.ChipReturned(at, pile):
            return _decided(replace(race, pile=pile, returned=current.target), current, at)
        case ev.PlayerLeft() | ev.PlayerRemoved():
            return _without(race, event)
        case ev.PlayerForgotten():
            return replace(race, erasures=(*race.erasures, event))
        case ev.FinishVoted(_, player):
            return with_activity(replace(race, finish_votes=(*race.finish_votes, event)), player)
        case ev.LinkMade() | ev.LinkWithdrawn():
            return with_link(race, event)
        case ev.BestFound():
            results = tuple(with_best(one, event) for one in race.results)
            return replace(race, results=results, round=with_best(current, event))
        case ev.TimeGivenBack(_, seconds):
            return race if race.is_slow else _later(replace(race, round=replace(current, lost=current.lost + seconds)), seconds)
        case ev.ClockSet(_, seconds):
            return _moved(race, seconds)
        case RaceEnded(ending=ending, winners=winners):
            return replace(race, phase=RacePhase.OVER, until=None, ending=ending, winners=winners, has_link=False)


def ranked(entries: Iterable[Entry], *, share: bool) -> tuple[Placed, ...]:
    """Rank solutions by length, then by time.

    ``share``: equal lengths share a place, in order of time, and the places after it are left out.
    """
    in_order = sorted(entries, key=lambda entry: (len(entry.moves), entry.at))
    if not share:
        return tuple(Placed(place, entry) for place, entry in enumerate(in_order, start=1))
    placed = list[Placed]()
    for _, equals in groupby(in_order, key=lambda entry: len(entry.moves)):
        place = len(placed) + 1
        placed += [Placed(place, entry) for entry in equals]
    return tuple(placed)


def _decided(race: Race, result: RaceRound, at: float) -> Race:
    until = at + race.rules.times.intermission
    return replace(race, phase=RacePhase.BETWEEN, until=until, round=result, results=(*race.results, result))


def _without_pause(race: Race, at: float) -> Race:
    """Return the race with the pause over at this time, where all who are present want the next round to begin."""
    is_over = race.is_between and race.until is not None and race.all_want_next
    return replace(race, until=min(race.until or at, at)) if is_over else race


def _without(race: Race, event: ev.PlayerLeft | ev.PlayerRemoved) -> Race:
    """Return the race without a player who has left, or was removed: their solution in the open round is withdrawn."""
    player, current = event.player, race.round
    if race.is_open:
        current = replace(current, entries=tuple(entry for entry in current.entries if entry.player != player))
    current = replace(current, next_votes=tuple(vote for vote in current.next_votes if vote.player != player))
    votes = tuple(vote for vote in race.finish_votes if vote.player != player)
    return _without_pause(replace(without_player(race, event), round=current, finish_votes=votes), event.at)


def _with_entry(race: Race, event: RaceSolved) -> Race:
    """Return the race with a player's solution, which takes back their vote to finish. A bot is never present."""
    others = tuple(entry for entry in race.round.entries if entry.player != event.player)
    entries = (*others, Entry(event.player, event.moves, event.at))
    votes = tuple(vote for vote in race.finish_votes if vote.player != event.player)
    back = replace(with_player(race, event.player), round=replace(race.round, entries=entries), finish_votes=votes)
    return back if is_bot(event.player) else with_activity(back, event.player)


def _later(race: Race, seconds: float) -> Race:
    """Return the race with its running times moved by ``seconds``."""
    limit = race.round.limit + seconds if race.is_open else race.round.limit
    return replace(race, until=later(race.until, seconds), round=replace(race.round, limit=limit))


def _moved(race: Race, seconds: float) -> Race:
    """Return the race with all times that are still compared moved; the end of a slow round keeps its time of day."""
    race = replace(race, bots=moved(race.bots, seconds), finish_votes=moved(race.finish_votes, seconds))
    later_ends = race if race.is_slow else _later(race, seconds)
    if not race.is_open:
        return later_ends
    current = later_ends.round
    entries, done = moved(current.entries, seconds), moved(current.done, seconds)
    return replace(later_ends, round=replace(current, began=current.began + seconds, entries=entries, done=done))
