"""The commands of a solo game, and what they change. docs/rules.md "Solo (2013)"."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random

from engine.board.moves import Move
from engine.board.pieces import Target
from engine.board.position import Line
from engine.board.proof import Flaw
from engine.games.solo.state import (
    MAX_HOURGLASSES,
    AttemptFailed,
    ChipDrawn,
    ChipMissed,
    ChipSolved,
    DrawnChip,
    HintTaken,
    SoloEnded,
    SoloEvent,
    SoloGame,
    SoloPhase,
    SoloStarted,
    SolutionFound,
    evolve,
)
from engine.rules import commands
from engine.rules.chips import Draw, Lengths
from engine.rules.events import ChipTurned, Player
from engine.rules.hints import HintLevel
from engine.rules.outcome import Outcome, OutcomeBuilder
from engine.rules.refusals import Refusal
from engine.rules.rules import Rules
from engine.rules.setup import Setup


class GotIt(commands.PlayerCommand):
    """The player has found a solution, and stops the hourglass."""


@dataclass(frozen=True, slots=True)
class Show(commands.PlayerCommand):
    """The player shows a solution, of any length."""

    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class TakeHint(commands.PlayerCommand):
    """The player takes the hint of this level, the next one, for a star."""

    level: HintLevel


@dataclass(frozen=True, slots=True)
class NextChip(commands.PlayerCommand):
    """The player asks for the next chip, or with *Go* for the first. ``lengths`` is what is known of the pile."""

    lengths: Lengths = field(default_factory=dict[Target, float])


@dataclass(frozen=True, slots=True)
class PlayDrawn(commands.PlayerCommand):
    """In practice the player asks for a chip, which was drawn for that. It may replace the first one."""

    chip: DrawnChip


class GiveUpChip(commands.PlayerCommand):
    """The player gives up this chip, and the rest of its time."""


class EndSolo(commands.PlayerCommand):
    """The player ends the game early."""


_OfPlayer = GotIt | Show | TakeHint | NextChip | PlayDrawn | GiveUpChip | EndSolo
SoloCommand = _OfPlayer | commands.BeginAnew | commands.SystemCommand


SoloDecision = Outcome[SoloGame, SoloEvent] | Refusal | Flaw
"""The outcome, or why there is none: a refusal, or the flaw of the solution that was shown."""

_Builder = OutcomeBuilder[SoloGame, SoloEvent]


def start(  # noqa: PLR0913 - four have defaults
    rules: Rules,
    setup: Setup,
    player: Player,
    now: float,
    random: Random,
    *,
    hourglasses: int = 1,
    practice: bool = False,
    language: str = "en",
    lengths: Lengths | None = None,
) -> tuple[SoloEvent, ...]:
    """Begin a solo game, whose first chip tops the pile until *Go*. Raises `ValueError` for more than two hourglasses."""
    if not 1 <= hourglasses <= MAX_HOURGLASSES:
        raise ValueError(f"one hourglass or two run for each chip, not {hourglasses}")
    began = SoloStarted(now, rules, setup, player, hourglasses, practice, language)
    return began, *Draw(setup.chips, rules, lengths or {}, now, random).lay_on_top()


def start_practice(rules: Rules, chip: DrawnChip, player: Player, now: float, *, language: str = "en") -> tuple[SoloEvent, ...]:
    """Begin practice, a solo game without sand, with a chip that was drawn: it is turned up at once."""
    began = SoloStarted(now, rules, chip.setup, player, hourglasses=0, practice=True, language=language)
    return began, ChipDrawn(now, chip)


def retrace(game: SoloGame, events: Iterable[SoloEvent]) -> Outcome[SoloGame, SoloEvent]:
    """Rebuild the outcome of these events, at least one, from the game before them: for news stored but not delivered."""
    return OutcomeBuilder(game, evolve).retrace(events, _judged).outcome


def _judged(game: SoloGame, event: SoloEvent) -> tuple[Line | None, Flaw | None]:
    """Return the slides of the solution that an event shows, if any, and what is wrong with it."""
    if not isinstance(event, ChipSolved | AttemptFailed):
        return None, None
    line = game.position.play(event.moves)
    return line, line.flaw(ricochet=game.rules.ricochet) if isinstance(event, AttemptFailed) else None


def decide(game: SoloGame, command: SoloCommand, now: float, random: Random) -> SoloDecision:
    """Return the outcome of a command, or its refusal. Pure: changes nothing.

    ``now`` is when the command was *made*, in seconds since the Unix epoch. A command that was made before the time ran out
    counts until `TimeUp` has been decided. ``random`` shuffles the pile and draws chips; the results are in the events.
    """
    if game.is_over and not isinstance(command, commands.RecordBest):
        return Refusal.GAME_OVER
    if isinstance(command, commands.PlayerCommand) and command.player != game.player:
        return Refusal.NOT_YOURS
    builder = OutcomeBuilder(game, evolve)
    return _decide(builder, command, now, random) or builder.outcome


def _decide(builder: _Builder, command: SoloCommand, now: float, random: Random) -> Refusal | Flaw | None:
    """Add the steps of a command, or return its refusal."""
    game = builder.state
    match command:
        case GotIt() | Show() | TakeHint() | GiveUpChip():
            return _attempt(builder, command, now)
        case NextChip() | PlayDrawn() if game.is_chip_up and not (isinstance(command, PlayDrawn) and game.may_begin_anew):
            return Refusal.CHIP_IS_UP
        case PlayDrawn(_, chip):
            return Refusal.OUT_OF_DATE if game.has_sand else builder.add(ChipDrawn(now, chip))
        case NextChip(_, lengths):
            if not game.has_sand:
                return Refusal.OUT_OF_DATE
            if game.is_ready:
                return builder.add(ChipTurned(now, game.pile[0]))
            return builder.add(*_draw(game, lengths, now, random).turn_up())
        case EndSolo():
            return builder.add(SoloEnded(now, stopped=True))
        case commands.BeginAnew():
            is_late = not game.may_begin_anew
            return Refusal.TOO_LATE_TO_BEGIN_ANEW if is_late else builder.add(SoloEnded(now, stopped=True, begun_anew=True))
        case commands.TimeUp():
            return commands.why_not_up(game.deadline, command, now) or _lay_down(builder, ChipMissed(now, given_up=False))
        case commands.PutBack(_, lengths):
            may_replace = game.can_stop_sand
            return commands.replace_chip(builder, command, _draw(game, lengths, now, random) if may_replace else None)
        case commands.RecordBest(_, ()):
            return Refusal.OUT_OF_DATE
        case commands.RecordBest() | commands.GiveBackTime() | commands.SetClock():
            return commands.note(builder, command, now)


def _draw(game: SoloGame, lengths: Lengths, now: float, random: Random) -> Draw:
    return Draw(game.pile, game.rules, lengths, now, random, game.round.number + 1)


def _attempt(builder: _Builder, command: GotIt | Show | TakeHint | GiveUpChip, now: float) -> Refusal | Flaw | None:
    game = builder.state
    if not game.is_chip_up or now < game.round.began:
        return Refusal.NO_CHIP_UP
    if game.deadline is not None and now >= game.deadline:
        return Refusal.TIME_TO_SHOW_IS_UP if game.phase is SoloPhase.SHOWING else Refusal.SAND_HAS_RUN_OUT
    match command:
        case GotIt() if not game.can_stop_sand:
            return Refusal.SAND_STANDS_STILL
        case GotIt():
            return builder.add(SolutionFound(now))
        case Show(_, moves):
            return _show(builder, moves, now)
        case TakeHint(_, level):
            return _take_hint(builder, level, now)
        case GiveUpChip():
            return _lay_down(builder, ChipMissed(now, given_up=True))


def _show(builder: _Builder, moves: tuple[Move, ...], now: float) -> Refusal | Flaw | None:
    """Judge a solution. A wrong one turns the chip face down after *Got it*, and costs nothing before that or in practice."""
    game = builder.state
    if refusal := commands.why_not_shown(game.position, moves):
        return refusal
    line = game.position.play(moves)
    flaw = line.flaw(ricochet=game.rules.ricochet)
    if flaw is None:
        return _lay_down(builder, ChipSolved(now, moves), line)
    return _lay_down(builder, AttemptFailed(now, moves), line, flaw) if game.phase is SoloPhase.SHOWING else flaw


def _take_hint(builder: _Builder, level: HintLevel, now: float) -> Refusal | None:
    """Add a hint. The level makes it idempotent: two presses cost one star. After *Got it* there is none."""
    if builder.state.phase is SoloPhase.SHOWING:
        return Refusal.SAND_STANDS_STILL
    current = builder.state.round
    if level is not current.next_hint:
        return Refusal.OUT_OF_DATE
    return builder.add(HintTaken(now, level)) if current.best else Refusal.NO_HINT_YET


def _lay_down(
    builder: _Builder, event: ChipSolved | ChipMissed | AttemptFailed, line: Line | None = None, flaw: Flaw | None = None
) -> None:
    """Add the event that ends a chip, and the end of the game after the last one. Practice has no last one."""
    builder.show(event, line, flaw)
    if builder.state.has_sand and not builder.state.pile:
        builder.add(SoloEnded(event.at, stopped=False))
