"""The commands of a rush, and what they change. docs/rules.md "The rush"."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

from engine.board.moves import Move
from engine.board.position import Line
from engine.board.proof import Flaw
from engine.games import cup as cups
from engine.games.cup import Cup
from engine.games.rush.state import (
    RULES,
    SECONDS,
    Rush,
    RushChip,
    RushEnded,
    RushEnding,
    RushEvent,
    RushPassed,
    RushPrepared,
    RushSolved,
    RushStarted,
    evolve,
)
from engine.rules import commands
from engine.rules.events import Player
from engine.rules.outcome import Outcome, OutcomeBuilder
from engine.rules.refusals import Refusal
from engine.rules.setup import Setup


@dataclass(frozen=True, slots=True)
class Go(commands.PlayerCommand):
    """The player starts the clock. ``record`` is the most chips of their earlier rushes."""

    record: int = 0


@dataclass(frozen=True, slots=True)
class ShowInRush(commands.PlayerCommand):
    """The player shows a solution of the chip that is up, of any length."""

    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class PassChip(commands.PlayerCommand):
    """The player passes the chip that is up."""


@dataclass(frozen=True, slots=True)
class EndRush(commands.PlayerCommand):
    """The player ends the rush early."""


RushCommand = Go | ShowInRush | PassChip | EndRush | commands.SystemCommand


RushDecision = Outcome[Rush, RushEvent] | Refusal | Flaw
"""The outcome, or why there is none: a refusal, or the flaw of the solution that was shown."""

_Builder = OutcomeBuilder[Rush, RushEvent]


def start(
    setup: Setup, chips: Sequence[RushChip], player: Player, now: float, *, language: str = "en", cup: Cup | None = None
) -> tuple[RushEvent, ...]:
    """Begin a rush with prepared chips, at least one. Raises `ValueError` without any, or for one on another board.

    ``cup``: it is that cup, and counts for nothing else.
    """
    if not chips or any(chip.start.board != setup.board for chip in chips):
        message = "a rush has chips, all on its board"
        raise ValueError(message)
    is_cup, seconds = cup is not None, SECONDS if cup is None else cups.SECONDS
    return (RushPrepared(now, RULES, setup, player, tuple(chips), is_cup, language, seconds, cup),)


def retrace(rush: Rush, events: Iterable[RushEvent]) -> Outcome[Rush, RushEvent]:
    """Rebuild the outcome of these events, at least one, from the rush before them: for news stored but not delivered."""
    return OutcomeBuilder(rush, evolve).retrace(events, _judged).outcome


def _judged(rush: Rush, event: RushEvent) -> tuple[Line | None, None]:
    """Return the slides of the solution that an event shows, if any."""
    return rush.position.play(event.moves) if isinstance(event, RushSolved) else None, None


def decide(rush: Rush, command: RushCommand, now: float, random: Random) -> RushDecision:
    """Return the outcome of a command, or its refusal. Pure: changes nothing, and draws nothing from ``random``.

    ``now`` is when the command was *made*, in seconds since the Unix epoch. A command that was made before the time was up
    counts until `TimeUp` has been decided.
    """
    del random
    if rush.is_over:
        return Refusal.GAME_OVER
    if isinstance(command, Go | ShowInRush | PassChip | EndRush) and command.player != rush.player:
        return Refusal.NOT_YOURS
    builder = OutcomeBuilder(rush, evolve)
    return _decide(builder, command, now) or builder.outcome


def _decide(builder: _Builder, command: RushCommand, now: float) -> Refusal | Flaw | None:
    """Add the steps of a command, or return its refusal."""
    rush = builder.state
    match command:
        case Go(_, record):
            return Refusal.CHIP_IS_UP if rush.is_running else _go(builder, now, record)
        case ShowInRush() | PassChip():
            return _attempt(builder, command, now)
        case EndRush():
            return _end(builder, now, RushEnding.STOPPED)
        case commands.TimeUp():
            ending = RushEnding.TIME_UP if rush.is_running else RushEnding.UNSTARTED
            return commands.why_not_up(rush.deadline, command, now) or _end(builder, now, ending)
        case commands.GiveBackTime() | commands.SetClock() | commands.RecordBest():
            return commands.note(builder, command, now)
        case commands.PutBack():
            return Refusal.OUT_OF_DATE


def _go(builder: _Builder, now: float, record: int) -> Refusal | None:
    """Start the clock. A cup that has closed is over, also where the end of its time has not been decided yet."""
    rush = builder.state
    if rush.cup is not None and not cups.is_open(rush.cup, now):
        return Refusal.SAND_HAS_RUN_OUT
    return builder.add(RushStarted(now, record))


def _attempt(builder: _Builder, command: ShowInRush | PassChip, now: float) -> Refusal | Flaw | None:
    rush = builder.state
    if not rush.is_running:
        return Refusal.NO_CHIP_UP
    if rush.deadline is not None and now >= rush.deadline:
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
    if refusal := commands.why_not_shown(start, moves):
        return refusal
    line = start.play(moves)
    flaw = line.flaw(ricochet=builder.state.rules.ricochet)
    return flaw or builder.show(RushSolved(now, moves), line, None)


def _end(builder: _Builder, now: float, ending: RushEnding) -> None:
    builder.add(RushEnded(now, ending, builder.state.solved))
