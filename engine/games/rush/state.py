"""The rush: as many chips as one person can solve in three minutes, or the five of a cup. docs/rules.md "The rush".

Like a match, a rush *is* its events. All of its chips are prepared: the first event holds their starts, on one board, with a
shortest solution of each, from short to long. So nothing is searched while the clock runs, and no chance is left.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.board.geometry import Named
from engine.board.moves import Move
from engine.board.notation import format_moves, parse_moves
from engine.board.pieces import Target
from engine.board.position import Line, Position
from engine.games import cup as cups
from engine.games.cup import Cup
from engine.rules.events import ClockSet, PersonalStart, Timed, TimeGivenBack
from engine.rules.game import PersonalGame, replayed
from engine.rules.rules import RULES_2013

SECONDS = 180.0
"""Seconds on the clock of a rush."""

READY_FOR = 3600.0
"""Seconds that a prepared rush waits for *Go*."""

PASSES = 3
"""The number of chips that may be passed."""

RULES = RULES_2013
"""The rules of every rush, so that all results compare: four robots, no diagonals, and the ricochet rule of the rulebooks."""


@dataclass(frozen=True, slots=True)
class RushChip:
    """A prepared chip: its start with the target, and a shortest solution."""

    start: Position
    best: tuple[Move, ...]


def format_chips(chips: Iterable[RushChip]) -> str:
    """Return chips as a text, with the codes of their starts and their solutions in the notation: a storage format."""
    return "; ".join(f"{chip.start.code} {format_moves(chip.best)}" for chip in chips)


def read_chips(text: str) -> tuple[RushChip, ...]:
    """Return the chips that `format_chips` made the text of. Raises `ValueError` for any other text."""
    parts = (chip.partition(" ") for chip in text.split("; "))
    return tuple(RushChip(Position.from_code(code), parse_moves(moves)) for code, _, moves in parts)


@dataclass(frozen=True, slots=True)
class RushPrepared(PersonalStart):
    """A rush was prepared for a player; its clock stands until they press *Go*, for at most `READY_FOR` seconds.

    ``language`` is that of its messages. A rush that is a ``cup`` is practice: it counts for nothing but the cup.
    """

    chips: tuple[RushChip, ...]
    practice: bool = False
    language: str = "en"
    seconds: float = SECONDS
    cup: Cup | None = None


@dataclass(frozen=True, slots=True)
class RushStarted(Timed):
    """The clock was started, and the first chip turned up. ``record`` is the most chips of the player's earlier rushes."""

    record: int = 0


@dataclass(frozen=True, slots=True)
class RushSolved(Timed):
    """The player solved the chip that is up by these moves, and the next one was turned up."""

    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class RushPassed(Timed):
    """The player passed the chip that is up, and the next one was turned up."""


class RushEnding(Named):
    """Why a rush is over."""

    TIME_UP = "time up"
    ALL_PLAYED = "all played"
    """No prepared chip is left."""
    STOPPED = "stopped"
    """The player ended it early, or its channel is gone."""
    UNSTARTED = "unstarted"
    """The player did not press *Go* in time."""


@dataclass(frozen=True, slots=True)
class RushEnded(Timed):
    """The rush is over, with the number of chips ``solved``."""

    ending: RushEnding
    solved: int


RushEvent = RushPrepared | RushStarted | RushSolved | RushPassed | TimeGivenBack | ClockSet | RushEnded


class RushPhase(Named):
    """A phase of a rush: the action it waits for."""

    READY = "ready"
    """*Go*: no chip may be seen before."""
    RUNNING = "running"
    """Solutions, until the time is up."""
    OVER = "over"
    """Nothing more."""


@dataclass(frozen=True, slots=True)
class RushRound:
    """The chip that is up, or the last one that was; ``number`` counts from 1. ``best`` is secret while the chip is up."""

    number: int
    start: Position
    best: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class PlayedRushChip:
    """A chip that was solved by ``line``, or passed: then ``line`` is None."""

    number: int
    chip: RushChip
    line: Line | None

    @property
    def points(self) -> int:
        """Its points in a cup."""
        return cups.points(len(self.chip.best), len(self.line.slides)) if self.line else 0


@dataclass(frozen=True, slots=True)
class Rush(PersonalGame):
    """The whole state of a rush, immutable. Times are in seconds since the Unix epoch; ``away`` are seconds given back."""

    chips: tuple[RushChip, ...]
    until: float
    """When the time to press *Go*, or that to play, is or was up, but for the end of a cup."""
    seconds: float = SECONDS
    """Seconds on the clock."""
    cup: Cup | None = None
    """The cup that it is, if any."""
    phase: RushPhase = RushPhase.READY
    is_started: bool = False
    """Whether *Go* was pressed."""
    record: int = 0
    played: tuple[PlayedRushChip, ...] = ()
    """The chips solved and passed, the earliest first."""
    away: float = 0
    took: float = 0
    """Seconds from *Go* to the last solution, without those given back."""
    ending: RushEnding | None = None

    @property
    def deadline(self) -> float | None:
        """When the time to press *Go*, or that to play, is up; None when the rush is over.

        A cup is not begun after it has closed, and not played after it has settled.
        """
        if self.is_over or self.cup is None:
            return None if self.is_over else self.until
        return min(self.until, cups.settles(self.cup) if self.is_running else cups.closes(self.cup))

    @property
    def is_over(self) -> bool:
        """Whether nothing more can happen."""
        return self.phase is RushPhase.OVER

    @property
    def is_running(self) -> bool:
        """Whether the clock runs, and a chip is up."""
        return self.phase is RushPhase.RUNNING

    @property
    def is_between(self) -> bool:
        """Always False: the next chip is turned up at once."""
        return False

    @property
    def solved(self) -> int:
        """The number of solved chips."""
        return sum(one.line is not None for one in self.played)

    @property
    def passed(self) -> tuple[PlayedRushChip, ...]:
        """The chips that were passed, the earliest first."""
        return tuple(one for one in self.played if one.line is None)

    @property
    def points(self) -> int:
        """The points that the solutions have in a cup."""
        return sum(one.points for one in self.played)

    @property
    def passes_left(self) -> int:
        """The number of chips that may still be passed: in a cup, all."""
        return PASSES - len(self.passed) if self.cup is None else len(self.chips) - len(self.played)

    def hides_best(self, now: float) -> bool:
        """Return whether its shortest solutions are secret, also after its end: see `engine.games.cup.is_secret`."""
        return self.cup is not None and cups.is_secret(self.cup, now)

    @property
    def round(self) -> RushRound:
        """The chip that is up, the last one that was, or the first one before *Go*."""
        index = min(len(self.played), len(self.chips) - 1)
        return RushRound(index + 1, self.chips[index].start, self.chips[index].best)

    @property
    def next_start(self) -> Position | None:
        """The start of the chip that is turned up next, a secret: its picture can be drawn ahead. None after the last."""
        index = len(self.played) + (self.phase is not RushPhase.READY)
        return self.chips[index].start if not self.is_over and index < len(self.chips) else None

    @property
    def unfinished(self) -> RushChip | None:
        """The chip that was up when the rush ended before all were played; None otherwise."""
        was_up = self.is_over and self.ending is not RushEnding.ALL_PLAYED and self.is_started
        return self.chips[len(self.played)] if was_up else None

    @property
    def shown(self) -> tuple[PlayedRushChip, ...]:
        """The chips that were up in a rush that is over, the earliest first: the solved, the passed, and the unfinished."""
        last = self.unfinished
        return (*self.played, *([PlayedRushChip(len(self.played) + 1, last, None)] if last else []))

    @property
    def position(self) -> Position:
        """The start of the present chip."""
        return self.round.start

    @property
    def pile(self) -> tuple[Target, ...]:
        """Always empty: all chips are prepared."""
        return ()

    @property
    def without_best(self) -> tuple[RushRound, ...]:
        """Always empty: every best solution is known from the beginning."""
        return ()


def replay(events: Iterable[RushEvent]) -> Rush:
    """Return the rush of these events. Raises `ValueError` unless only the first is `RushPrepared`, with chips."""
    return replayed(events, RushPrepared, _begun, evolve)


def _begun(event: RushPrepared) -> Rush:
    """Return a rush before *Go*. Raises `ValueError` for one without chips."""
    if not event.chips:
        raise ValueError("a rush has chips")
    until = event.at + READY_FOR
    return Rush(event.rules, event.setup, event.player, event.chips, until, event.seconds, event.cup)


def evolve(rush: Rush, event: RushEvent, line: Line | None = None) -> Rush:
    """Return the rush after an event of `decide`. Raises `ValueError` for a second beginning.

    ``line`` are the slides of a solution, where they are known already.
    """
    match event:
        case RushPrepared():
            message = "a rush begins once"
            raise ValueError(message)
        case RushStarted(at, record):
            return replace(rush, phase=RushPhase.RUNNING, is_started=True, until=at + rush.seconds, record=record)
        case RushSolved(at, moves):
            took = rush.seconds - (rush.until - at)
            return replace(_played(rush, line or rush.position.play(moves)), took=max(took, rush.took))
        case RushPassed():
            return _played(rush, None)
        case TimeGivenBack(_, seconds):
            away = rush.away + seconds if rush.is_running else 0
            return replace(rush, until=rush.until + seconds, away=away)
        case ClockSet(_, seconds):
            return replace(rush, until=rush.until + seconds)
        case RushEnded(_, ending):
            return replace(rush, phase=RushPhase.OVER, ending=ending)


def _played(rush: Rush, line: Line | None) -> Rush:
    number = len(rush.played) + 1
    return replace(rush, played=(*rush.played, PlayedRushChip(number, rush.chips[number - 1], line)))
