"""The rush: as many chips as one person can solve in three minutes. docs/rules.md "The rush".

Like a match, a rush *is* its events. All of its chips are prepared: the first event holds their starts, on one board, with a
shortest solution of each, from short to long. So nothing is searched while the clock runs, and no chance is left.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random

from engine.board.geometry import Named
from engine.board.moves import Move
from engine.board.notation import format_moves, parse_moves
from engine.board.pieces import TARGETS, Target
from engine.board.position import Line, Position
from engine.board.proof import Flaw
from engine.games.daily import is_one_move
from engine.games.study import Study
from engine.rules.commands import (
    GiveBackTime,
    PlayerCommand,
    PutBack,
    RecordBest,
    SetClock,
    SystemCommand,
    TimeUp,
    note,
    why_not_shown,
    why_not_up,
)
from engine.rules.events import ClockSet, PersonalStart, Player, Timed, TimeGivenBack
from engine.rules.game import PersonalGame, replayed
from engine.rules.outcome import Outcome, OutcomeBuilder
from engine.rules.refusals import Refusal
from engine.rules.rules import RULES_2013
from engine.rules.setup import Setup, draw_setup, free_cells

SECONDS = 180.0
"""Seconds on the clock of a rush."""

READY_FOR = 3600.0
"""Seconds that a prepared rush waits for *Go*."""

PASSES = 3
"""The number of chips that may be passed."""

LENGTHS = (*(2,) * 2, *(3,) * 3, *(4,) * 3, *(5,) * 3, *(6,) * 4, *(7,) * 5, *(8,) * 10, *(9,) * 10, *(10,) * 20)
"""The lengths of the sixty chips' shortest solutions, in their order: more than anyone can solve in the time."""

RULES = RULES_2013
"""The rules of every rush, so that all results compare: four robots, no diagonals, and the ricochet rule of the rulebooks."""

_MAX_PLACEMENTS = 1000
"""The number of placements on one board before another one is drawn."""

Search = Callable[[Position, int], Sequence[Move] | None]
"""Returns a shortest solution of at most this number of moves; None if there is none, or the search was cancelled."""


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

    ``language`` is that of its messages.
    """

    chips: tuple[RushChip, ...]
    practice: bool = False
    language: str = "en"


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


@dataclass(frozen=True, slots=True)
class Rush(PersonalGame):
    """The whole state of a rush, immutable. Times are in seconds since the Unix epoch; ``away`` are seconds given back."""

    chips: tuple[RushChip, ...]
    until: float
    """When the time to press *Go*, or that to play, is or was up."""
    phase: RushPhase = RushPhase.READY
    is_started: bool = False
    """Whether *Go* was pressed."""
    record: int = 0
    played: tuple[PlayedRushChip, ...] = ()
    """The chips solved and passed, the earliest first."""
    away: float = 0
    ending: RushEnding | None = None

    @property
    def deadline(self) -> float | None:
        """When the time to press *Go*, or that to play, is up; None when the rush is over."""
        return None if self.is_over else self.until

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
    def passes_left(self) -> int:
        """The number of chips that may still be passed."""
        return PASSES - len(self.passed)

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


@dataclass(frozen=True, slots=True)
class Go(PlayerCommand):
    """The player starts the clock. ``record`` is the most chips of their earlier rushes."""

    record: int = 0


@dataclass(frozen=True, slots=True)
class ShowInRush(PlayerCommand):
    """The player shows a solution of the chip that is up, of any length."""

    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class PassChip(PlayerCommand):
    """The player passes the chip that is up."""


@dataclass(frozen=True, slots=True)
class EndRush(PlayerCommand):
    """The player ends the rush early."""


RushCommand = Go | ShowInRush | PassChip | EndRush | SystemCommand
RushDecision = Outcome[Rush, RushEvent] | Refusal | Flaw
"""The outcome, or why there is none: a refusal, or the flaw of the solution that was shown."""
_Builder = OutcomeBuilder[Rush, RushEvent]


def prepare(
    random: Random, search: Search, cancelled: Callable[[], bool], lengths: Sequence[int] = LENGTHS
) -> tuple[Setup, tuple[RushChip, ...]] | None:
    """Draw a board, and chips on it whose shortest solutions have these rising lengths; None if cancelled.

    For each chip the robots are placed anew, and targets used less come first. No right robot reaches the target in a single
    move. Blocks for hundreds of searches: some tenths of a second.
    """
    while not cancelled():
        setup = draw_setup(RULES, random)
        if chips := _fill(setup, random, search, cancelled, lengths):
            return setup, chips
    return None


def _fill(
    setup: Setup, random: Random, search: Search, cancelled: Callable[[], bool], lengths: Sequence[int]
) -> tuple[RushChip, ...] | None:
    """Return chips of these lengths on a board; None if cancelled, or if not all of them were found in time."""
    needed, found, cells = list(lengths), list[RushChip](), free_cells(setup.board)
    for _ in range(_MAX_PLACEMENTS):
        if not needed or cancelled():
            break
        robots = dict(zip(setup.robots, random.sample(cells, k=len(setup.robots)), strict=True))
        used = Counter(chip.start.chip for chip in found)
        for target in sorted(random.sample(TARGETS, k=len(TARGETS)), key=lambda target: used[target]):
            start = Position(setup.board, robots, target)
            best = None if is_one_move(start) else search(start, max(needed))
            if best is not None and len(best) in needed:
                needed.remove(len(best))
                found.append(RushChip(start, tuple(best)))
                break
    return None if needed else tuple(sorted(found, key=lambda chip: len(chip.best)))


def prepare_rush(
    setup: Setup, chips: Sequence[RushChip], player: Player, now: float, *, language: str = "en"
) -> tuple[RushEvent, ...]:
    """Begin a rush with prepared chips, at least one. Raises `ValueError` without any, or for one on another board."""
    if not chips or any(chip.start.board != setup.board for chip in chips):
        message = "a rush has chips, all on its board"
        raise ValueError(message)
    return (RushPrepared(now, RULES, setup, player, tuple(chips), language=language),)


def replay_rush(events: Iterable[RushEvent]) -> Rush:
    """Return the rush of these events. Raises `ValueError` unless only the first is `RushPrepared`, with chips."""
    return replayed(events, RushPrepared, _begun, evolve_rush)


def _begun(event: RushPrepared) -> Rush:
    """Return a rush before *Go*. Raises `ValueError` for one without chips."""
    if not event.chips:
        raise ValueError("a rush has chips")
    return Rush(event.rules, event.setup, event.player, event.chips, event.at + READY_FOR)


def evolve_rush(rush: Rush, event: RushEvent, line: Line | None = None) -> Rush:
    """Return the rush after an event of `decide_rush`. Raises `ValueError` for a second beginning.

    ``line`` are the slides of a solution, where they are known already.
    """
    match event:
        case RushPrepared():
            message = "a rush begins once"
            raise ValueError(message)
        case RushStarted(at, record):
            return replace(rush, phase=RushPhase.RUNNING, is_started=True, until=at + SECONDS, record=record)
        case RushSolved(_, moves):
            return _played(rush, line or rush.position.play(moves))
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


def retrace_rush(rush: Rush, events: Iterable[RushEvent]) -> Outcome[Rush, RushEvent]:
    """Rebuild the outcome of these events, at least one, from the rush before them: for news stored but not delivered."""
    return OutcomeBuilder(rush, evolve_rush).retrace(events, _judged).outcome


def _judged(rush: Rush, event: RushEvent) -> tuple[Line | None, None]:
    """Return the slides of the solution that an event shows, if any."""
    return rush.position.play(event.moves) if isinstance(event, RushSolved) else None, None


def decide_rush(rush: Rush, command: RushCommand, now: float, random: Random) -> RushDecision:
    """Return the outcome of a command, or its refusal. Pure: changes nothing, and draws nothing from ``random``.

    ``now`` is when the command was *made*, in seconds since the Unix epoch. A command that was made before the time was up
    counts until `TimeUp` has been decided.
    """
    del random
    if rush.is_over:
        return Refusal.GAME_OVER
    if isinstance(command, Go | ShowInRush | PassChip | EndRush) and command.player != rush.player:
        return Refusal.NOT_YOURS
    builder = OutcomeBuilder(rush, evolve_rush)
    return _decide(builder, command, now) or builder.outcome


def _decide(builder: _Builder, command: RushCommand, now: float) -> Refusal | Flaw | None:
    """Add the steps of a command, or return its refusal."""
    rush = builder.state
    match command:
        case Go(_, record):
            return Refusal.CHIP_IS_UP if rush.is_running else builder.add(RushStarted(now, record))
        case ShowInRush() | PassChip():
            return _attempt(builder, command, now)
        case EndRush():
            return _end(builder, now, RushEnding.STOPPED)
        case TimeUp():
            ending = RushEnding.TIME_UP if rush.is_running else RushEnding.UNSTARTED
            return why_not_up(rush.deadline, command, now) or _end(builder, now, ending)
        case GiveBackTime() | SetClock() | RecordBest():
            return note(builder, command, now)
        case PutBack():
            return Refusal.OUT_OF_DATE


def _attempt(builder: _Builder, command: ShowInRush | PassChip, now: float) -> Refusal | Flaw | None:
    rush = builder.state
    if not rush.is_running:
        return Refusal.NO_CHIP_UP
    if now >= rush.until:
        return Refusal.SAND_HAS_RUN_OUT
    if isinstance(command, PassChip):
        if not rush.passes_left:
            return Refusal.NO_PASSES_LEFT
        builder.add(RushPassed(now))
    elif why := _show(builder, command.moves, now):
        return why
    return None if len(builder.state.played) < len(rush.chips) else _end(builder, now, RushEnding.ALL_PLAYED)


def _show(builder: _Builder, moves: tuple[Move, ...], now: float) -> Refusal | Flaw | None:
    """Judge a solution. A wrong one costs nothing but time."""
    start = builder.state.position
    if refusal := why_not_shown(start, moves):
        return refusal
    line = start.play(moves)
    flaw = line.flaw(ricochet=builder.state.rules.ricochet)
    return flaw or builder.show(RushSolved(now, moves), line, None)


def _end(builder: _Builder, now: float, ending: RushEnding) -> None:
    builder.add(RushEnded(now, ending, builder.state.solved))


def study_rush(events: Sequence[RushEvent], number: int, player: Player) -> Study | None:
    """Return what the player may study of a rush that is over: a chip that was up; see `engine.games.study.study_match`."""
    del player
    rush = replay_rush(events)
    if not rush.is_over:
        return None
    if rush.unfinished and number == len(rush.played) + 1:
        return Study(rush.unfinished.start, rush.rules.ricochet, number, edition=rush.rules.edition)
    one = next((one for one in rush.played if one.number == number), None)
    if one is None:
        return None
    proof = (one.line.moves, rush.player) if one.line else (None, None)
    return Study(one.chip.start, rush.rules.ricochet, number, *proof, edition=rush.rules.edition)
