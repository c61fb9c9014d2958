"""The race: one chip for all, which everyone solves in private. Its events, its state, and how each event changes it.

Like a match, a race *is* its events. What may be done in it is in `engine.race_play`; docs/rules.md "The race".

A round of minutes ends after so many seconds. A round of hours is *slow*: its end keeps the hour of the day at which the first
round began, which the engine cannot know; it is recorded in `RoundEndSet`.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce
from itertools import groupby

from engine.events import (
    BestFound,
    ChipReturned,
    ChipsPutBack,
    ChipTurned,
    ClockSet,
    Player,
    PlayerLeft,
    PlayerRemoved,
    PlayerSeen,
    SaidDone,
    TimeGivenBack,
)
from engine.geometry import Named
from engine.match import STAYS_FOR, Activity
from engine.moves import Move
from engine.pieces import Target
from engine.position import Line, Position
from engine.rules import CHIPS, Rules
from engine.setup import Setup

SLOW_FROM = 3600.0
"""A race whose rounds last so many seconds or more is slow."""

POINTS = (3, 2, 1)
"""The points for the first places of a round; all further ones have none."""

DEFAULT_ROUNDS = 5
"""The rounds of a race unless another number was asked for."""


class RaceEnding(Named):
    """Why a race is over."""

    ALL_PLAYED = "all played"
    CALLED = "called"
    """It was ended early, and those with the most points have won."""
    STOPPED = "stopped"
    """It was ended before anyone had a point."""
    ABANDONED = "abandoned"
    """Several rounds in a row were solved by no one."""


@dataclass(frozen=True, slots=True)
class RaceStarted:
    """A race of so many ``rounds`` began, each of which lasts ``seconds``.

    ``zone`` is the time zone by whose hour of the day the rounds of a slow race end, as the IANA database names it.
    ``practice``: the board was chosen, so that a player may know it already. ``language`` is that of its messages.
    """

    at: float
    rules: Rules
    setup: Setup
    starter: Player
    rounds: int = DEFAULT_ROUNDS
    seconds: float = 180
    zone: str = "UTC"
    practice: bool = False
    language: str = "en"


@dataclass(frozen=True, slots=True)
class RoundEndSet:
    """The present round of a slow race ends at the time ``until``, in seconds since the Unix epoch."""

    at: float
    until: float


@dataclass(frozen=True, slots=True)
class RaceSolved:
    """A player submitted this solution, which is shorter than any that they had before in this round.

    No other player may learn of its moves or their number before the round is over.
    """

    at: float
    player: Player
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class RoundDecided:
    """The round is over, and at least one player has solved its chip: the places follow from what was submitted."""

    at: float


@dataclass(frozen=True, slots=True)
class RaceEnded:
    """The race is over. Several winners share the victory; there are none where no player has a point."""

    at: float
    ending: RaceEnding
    winners: tuple[Player, ...]


RaceEvent = (
    RaceStarted
    | ChipTurned
    | ChipsPutBack
    | ChipReturned
    | RoundEndSet
    | PlayerSeen
    | RaceSolved
    | SaidDone
    | RoundDecided
    | PlayerLeft
    | PlayerRemoved
    | BestFound
    | TimeGivenBack
    | ClockSet
    | RaceEnded
)


class RacePhase(Named):
    """What a race waits for."""

    OPEN = "open"
    """Solutions, until the time is up."""
    BETWEEN = "between"
    """The next round, which begins by itself."""
    OVER = "over"
    """Nothing more."""


@dataclass(frozen=True, slots=True)
class Entry:
    """The shortest solution that a player has submitted in a round, and when, in seconds since the Unix epoch."""

    player: Player
    moves: tuple[Move, ...]
    at: float


@dataclass(frozen=True, slots=True)
class Placed:
    """A player's place in a round that is over, counted from 1, and its points."""

    place: int
    entry: Entry

    @property
    def points(self) -> int:
        """From 3 for the first place to 0."""
        return POINTS[self.place - 1] if self.place <= len(POINTS) else 0


@dataclass(frozen=True, slots=True)
class RaceRound:
    """Everything that begins anew when a chip is turned up.

    ``number`` counts from 1, also the rounds whose chip was put back; it is 0 before the first. ``began`` is when the chip was
    turned up, and ``limit`` when the time is up, both in seconds since the Unix epoch. ``entries`` are the shortest solutions,
    one of each player, the earliest submitted first. ``done`` holds who waits for nothing more in this round. ``places`` are
    the places once the round is over. ``best`` is an optimal solution, empty where the chip cannot be reached, and None as long
    as none is known: `Race.is_secret` says until when no player may learn of it.
    """

    number: int
    start: Position
    began: float
    limit: float
    entries: tuple[Entry, ...] = ()
    done: tuple[SaidDone, ...] = ()
    places: tuple[Placed, ...] = ()
    line: Line | None = None
    """The winner's solution once the round is over; None before, and where no one has solved the chip."""
    best: tuple[Move, ...] | None = None

    @property
    def target(self) -> Target:
        """The chip."""
        return self.start.chip

    @property
    def end(self) -> Position:
        """Where everything stands: as in the beginning, until the winner's solution is played."""
        return self.line.end if self.line else self.start

    def entry_of(self, player: Player) -> Entry | None:
        """Return a player's shortest solution, if they have one."""
        return next((entry for entry in self.entries if entry.player == player), None)


@dataclass(frozen=True, slots=True)
class Race:
    """The whole state of a race, immutable.

    ``began`` is when its first chip was turned up, by the clock of that time. ``round`` is the one whose chip is up, or the
    last one; ``results`` are the rounds that were played to their end, the earliest first. ``until`` is when the next round
    begins, None while a chip is up. ``players`` are those who have submitted a solution, the earliest first. ``activities``
    says of each person in which round they last did something. ``left`` are those who have left since or were removed, and
    ``removed`` the latter. ``returned`` is the chip that went back last, None once a chip was won since.
    """

    rules: Rules
    setup: Setup
    starter: Player
    rounds: int
    seconds: float
    zone: str
    practice: bool
    began: float
    round: RaceRound
    pile: tuple[Target, ...]
    phase: RacePhase = RacePhase.BETWEEN
    until: float | None = None
    results: tuple[RaceRound, ...] = ()
    players: tuple[Player, ...] = ()
    activities: tuple[Activity, ...] = ()
    left: tuple[Player, ...] = ()
    removed: tuple[Player, ...] = ()
    returned: Target | None = None
    ending: RaceEnding | None = None
    winners: tuple[Player, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether nothing more can happen, except that a best solution becomes known."""
        return self.phase is RacePhase.OVER

    @property
    def is_open(self) -> bool:
        """Whether a chip is up, and solutions are taken."""
        return self.phase is RacePhase.OPEN

    @property
    def is_between(self) -> bool:
        """Whether a round is over, and another will follow."""
        return self.phase is RacePhase.BETWEEN

    @property
    def is_slow(self) -> bool:
        """Whether its rounds last hours: then equal lengths share a place."""
        return self.seconds >= SLOW_FROM

    @property
    def position(self) -> Position:
        """Where everything stands now, with the chip of this round as its target."""
        return self.round.end

    @property
    def deadline(self) -> float | None:
        """When the time of the present phase is up, in seconds since the Unix epoch.

        Where one person alone is present and done, half of a quick round runs in any case: others may be about to join.
        """
        if not self.is_open:
            return self.until
        limit = self.round.limit
        if self.is_slow or not self.all_are_done:
            return limit
        return min(limit, max(limit - self.seconds / 2, *(said.at for said in self.round.done)))

    @property
    def known(self) -> tuple[Player, ...]:
        """Those who have submitted a solution, the earliest first, and then those who were only seen."""
        return (*self.players, *(one.player for one in self.activities if one.player not in self.players))

    @property
    def present(self) -> tuple[Player, ...]:
        """Those for whom the others wait: they have done something lately, and have not left."""
        since = self.round.number - STAYS_FOR
        lately = {one.player for one in self.activities if one.round >= since}
        return tuple(player for player in self.known if player in lately and player not in self.left)

    @property
    def seen(self) -> frozenset[Player]:
        """Who has done something in this round."""
        return frozenset(one.player for one in self.activities if one.round == self.round.number)

    @property
    def all_are_done(self) -> bool:
        """Whether everyone who is present is done with this round."""
        return bool(self.present) and {*self.present} <= {said.player for said in self.round.done}

    @property
    def ends_at_once(self) -> bool:
        """Whether the present round is over since all are done.

        Not while one person alone is present, and never the first round of a slow race: others may be about to join.
        """
        return self.is_open and len(self.present) > 1 and self.all_are_done and not (self.is_slow and not self.results)

    @property
    def points(self) -> Counter[Player]:
        """How many points each player has."""
        points = Counter[Player]()
        for result in self.results:
            points.update({placed.entry.player: placed.points for placed in result.places})
        return points

    @property
    def ranking(self) -> tuple[Player, ...]:
        """All players, those with the most points first; of equals the one who was the first to submit anything."""
        points = self.points
        return tuple(sorted(self.players, key=lambda player: -points[player]))

    @property
    def leaders(self) -> tuple[Player, ...]:
        """Those with the most points; empty as long as no player has one."""
        points = self.points
        most = max(points.values(), default=0)
        return tuple(player for player in self.players if most and points[player] == most)

    @property
    def without_best(self) -> tuple[RaceRound, ...]:
        """The rounds whose best solution is not known, the latest first."""
        up = (self.round,) if self.is_open else ()
        return tuple(one for one in (*up, *reversed(self.results)) if one.best is None)

    def is_secret(self, one: RaceRound) -> bool:
        """Whether no player may learn of the best solution of a round: it is open, or its chip may come up again."""
        if self.is_over:
            return False
        if self.is_open and one.number == self.round.number:
            return True
        won = {result.target for result in self.results if result.line}
        return one.target not in won

    def involves(self, player: Player) -> bool:
        """Whether a person has started it, submitted a solution, or was seen in it."""
        return player == self.starter or player in self.known


def replay_race(events: Iterable[RaceEvent]) -> Race:
    """Make a race of its events. Raises `ValueError` unless the first, and only the first, is `RaceStarted`."""
    first, *others = events
    if not isinstance(first, RaceStarted):
        message = f"a race begins with RaceStarted, not {first!r}"
        raise ValueError(message)
    if not 1 <= first.rounds <= CHIPS or first.seconds < 1:
        message = f"a race has from 1 to {CHIPS} rounds of at least a second, not {first.rounds} of {first.seconds}"
        raise ValueError(message)
    setup = first.setup
    begun = Race(
        first.rules,
        setup,
        first.starter,
        first.rounds,
        first.seconds,
        first.zone,
        first.practice,
        first.at,
        RaceRound(0, setup.position, first.at, first.at),
        setup.chips,
    )
    return reduce(evolve_race, others, begun)


def evolve_race(race: Race, event: RaceEvent, line: Line | None = None) -> Race:
    """Apply an event that `decide_race` has made of a race. Raises `ValueError` for a second start.

    ``line`` are the slides of a solution, where they are known already; it is not needed here.
    """
    del line
    current = race.round
    match event:
        case RaceStarted():
            message = "a race starts once"
            raise ValueError(message)
        case ChipTurned(at, target):
            return replace(
                race,
                phase=RacePhase.OPEN,
                until=None,
                round=RaceRound(current.number + 1, race.position.with_target(target), at, at + race.seconds),
                pile=tuple(chip for chip in race.pile if chip != target),
            )
        case ChipsPutBack(_, _, pile):
            return replace(race, pile=pile)
        case RoundEndSet(_, until):
            return replace(race, round=replace(current, limit=until))
        case PlayerSeen(_, player):
            return _with_activity(race, player)
        case RaceSolved():
            return _with_entry(race, event)
        case SaidDone(_, player):
            return _with_activity(replace(race, round=replace(current, done=(*current.done, event))), player)
        case RoundDecided(at):
            places = ranked(current.entries, share=race.is_slow)
            line = current.start.play(places[0].entry.moves)
            return _decided(replace(race, returned=None), replace(current, places=places, line=line), at)
        case ChipReturned(at, pile):
            return _decided(replace(race, pile=pile, returned=current.target), current, at)
        case PlayerLeft(_, player):
            return replace(race, left=_with(race.left, player))
        case PlayerRemoved(_, player):
            entries = tuple(entry for entry in current.entries if entry.player != player or not race.is_open)
            gone = replace(race, left=_with(race.left, player), removed=_with(race.removed, player))
            return replace(gone, round=replace(current, entries=entries))
        case BestFound():
            return _with_best(race, event)
        case TimeGivenBack(_, seconds):
            return race if race.is_slow else _later(race, seconds)
        case ClockSet(_, seconds):
            return _moved(race, seconds)
        case RaceEnded(_, ending, winners):
            return replace(race, phase=RacePhase.OVER, until=None, ending=ending, winners=winners)


def ranked(entries: Iterable[Entry], *, share: bool) -> tuple[Placed, ...]:
    """Rank solutions: the shorter first, of equally long ones the one that was submitted earlier.

    ``share``: equally long ones share a place, and the places after it are left out; they still stand in order of time.
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


def _with(players: tuple[Player, ...], player: Player) -> tuple[Player, ...]:
    return players if player in players else (*players, player)


def _with_activity(race: Race, player: Player) -> Race:
    others = tuple(one for one in race.activities if one.player != player)
    return replace(race, activities=(*others, Activity(player, race.round.number)))


def _with_entry(race: Race, event: RaceSolved) -> Race:
    """Take in a solution: whoever submits one has not left."""
    others = tuple(entry for entry in race.round.entries if entry.player != event.player)
    entries = (*others, Entry(event.player, event.moves, event.at))
    back = replace(
        race,
        round=replace(race.round, entries=entries),
        players=_with(race.players, event.player),
        left=tuple(player for player in race.left if player != event.player),
    )
    return _with_activity(back, event.player)


def _with_best(race: Race, event: BestFound) -> Race:
    results = tuple(replace(one, best=event.moves) if one.number == event.round else one for one in race.results)
    current = replace(race.round, best=event.moves) if race.round.number == event.round else race.round
    return replace(race, results=results, round=current)


def _later(race: Race, seconds: float) -> Race:
    """Move what runs to a later time."""
    until = None if race.until is None else race.until + seconds
    limit = race.round.limit + seconds if race.is_open else race.round.limit
    return replace(race, until=until, round=replace(race.round, limit=limit))


def _moved(race: Race, seconds: float) -> Race:
    """Move all times that are still compared with others; the end of a slow round stays: it has its hour of the day."""
    moved = race if race.is_slow else _later(race, seconds)
    if not race.is_open:
        return moved
    current = replace(
        moved.round,
        began=moved.round.began + seconds,
        entries=tuple(replace(entry, at=entry.at + seconds) for entry in moved.round.entries),
        done=tuple(replace(said, at=said.at + seconds) for said in moved.round.done),
    )
    return replace(moved, round=current)
