"""The game for one person: its events, its state and its commands. docs/rules.md "Solo (2013)".

Like a match, a solo game *is* its events. Where the rulebook is silent: the robots stay where a solution left them, or where
they stood when the chip was turned down, and each chip, also the first, is turned up when the player asks for it. The best
solution of a chip may become known at any time, also after the end of the game.

A solution that is *found* in time counts, not only one that is shown in time: *Got it* stops the hourglass, and leaves
`SHOW_TIME` and one attempt to show it.

Practice is solo without sand, a game of no hourglass: each chip is drawn with a board of its own and all that is known of its
shortest solutions, one after the other until the player ends it. docs/rules.md "Practice".
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.board.geometry import Named
from engine.board.moves import Move
from engine.board.notation import format_moves, parse_moves
from engine.board.pieces import Target
from engine.board.position import Line, Position
from engine.board.proof import Flaw
from engine.rules.events import BestFound, ChipsPutBack, ChipTurned, ClockSet, PersonalStart, Timed, TimeGivenBack
from engine.rules.game import GameRound, PersonalGame, later, replayed, with_best
from engine.rules.hints import Hint, HintLevel, hint
from engine.rules.setup import Setup

Solutions = tuple[tuple[Move, ...], ...]
"""Solutions of one position."""

MAX_HOURGLASSES = 2
"""The most turns of the hourglass for a chip: the rulebook's easier game."""

SHOW_TIME = 60.0
"""Seconds to show a solution after *Got it* has stopped the hourglass."""

MAX_STARS = 3
"""The stars of an optimal solution."""

MOST_LISTED = 12
"""The most shortest solutions that are kept of a chip of practice. Its study has all."""

_NEAR = 2
"""The most moves above the best with which a solution earns two stars."""


@dataclass(frozen=True, slots=True)
class SoloStarted(PersonalStart):
    """A solo game began. ``hourglasses`` run for each chip, one after the other; 0 is practice, without sand.

    ``practice``: it counts for no stars, since the player chose the board, and so may know it already, or since there is no
    sand. ``language`` is that of all messages.
    """

    hourglasses: int = 1
    practice: bool = False
    language: str = "en"


@dataclass(frozen=True, slots=True)
class DrawnChip:
    """A chip that was drawn for practice: the first of the pile of a set-up of its own.

    ``wanted`` is the number of moves that was asked for, None for any. ``solutions`` are its shortest solutions, at most
    `MOST_LISTED` of ``count``.
    """

    setup: Setup
    wanted: int | None
    solutions: Solutions
    count: int

    @property
    def moves(self) -> int:
        """The number of moves of its shortest solutions."""
        return len(self.solutions[0])


def without_solutions(chip: DrawnChip | None) -> DrawnChip | None:
    """Return a drawn chip as its player may know it while it is up: without its solutions."""
    return chip and replace(chip, solutions=(), count=0)


_ANY = "any"
"""Stands in a text for any number of moves."""


def format_drawn(chip: DrawnChip) -> str:
    """Return a chip as a text: its set-up's code, the moves asked for, the count and the solutions. A storage format."""
    solutions = "; ".join(map(format_moves, chip.solutions))
    return f"{chip.setup.code} {chip.wanted or _ANY} {chip.count} {solutions}"


def read_drawn(text: str) -> DrawnChip:
    """Return the chip that `format_drawn` made the text of. Raises `ValueError` for any other text."""
    code, wanted, count, solutions = text.split(" ", 3)
    moves = tuple(parse_moves(line) for line in solutions.split("; "))
    return DrawnChip(Setup.from_code(code), None if wanted == _ANY else int(wanted), moves, int(count))


@dataclass(frozen=True, slots=True)
class ChipDrawn(Timed):
    """In practice this chip was drawn, and turned up."""

    chip: DrawnChip


@dataclass(frozen=True, slots=True)
class HintTaken(Timed):
    """The player took the hints up to this level, of a best solution that was known."""

    level: HintLevel


class SolutionFound(Timed):
    """The player said *Got it* in time: the hourglass stands still, and they have `SHOW_TIME` to show the solution."""


@dataclass(frozen=True, slots=True)
class AttemptFailed(Timed):
    """After *Got it* the player showed these moves, which are no solution: the chip lies face down."""

    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class ChipSolved(Timed):
    """The player showed this solution in time: the chip lies face up, and the robots stay where it left them."""

    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class ChipMissed(Timed):
    """The chip lies face down: its time, or the time to show a solution, has run out, or the player has ``given_up``."""

    given_up: bool


@dataclass(frozen=True, slots=True)
class SoloEnded(Timed):
    """The game is over: all chips are played, or the player has ``stopped`` it, or has ``begun_anew`` under other rules."""

    stopped: bool
    begun_anew: bool = False


_Played = SolutionFound | AttemptFailed | ChipSolved | ChipMissed
SoloEvent = (
    SoloStarted | ChipTurned | ChipDrawn | ChipsPutBack | HintTaken | _Played | BestFound | TimeGivenBack | ClockSet | SoloEnded
)


class SoloPhase(Named):
    """A phase of a solo game: the action it waits for."""

    READY = "ready"
    """The player's *Go*, which turns up the first chip."""
    CHIP_UP = "chip up"
    """A solution, while the hourglass runs."""
    SHOWING = "showing"
    """A solution after *Got it*, while the hourglass stands still."""
    BETWEEN = "between"
    """The player's request for the next chip."""
    OVER = "over"
    """Nothing."""


@dataclass(frozen=True, slots=True)
class PlayedChip:
    """A chip that was played in the round with this number, counted from 1, from the position ``start``.

    ``line`` is the solution that solved it, None for a chip that lies face down; ``best`` is an optimal one, None while
    unknown. ``hints`` counts the hints taken. ``flaw`` is what was wrong with the one attempt after *Got it*. ``drawn`` is
    the chip as it was drawn for practice.
    """

    number: int
    start: Position
    line: Line | None = None
    best: tuple[Move, ...] | None = None
    hints: int = 0
    flaw: Flaw | None = None
    drawn: DrawnChip | None = None

    @property
    def target(self) -> Target:
        """The chip."""
        return self.start.chip

    @property
    def is_up(self) -> bool:
        """Whether the chip is face up."""
        return self.line is not None

    @property
    def is_best(self) -> bool:
        """Whether the shown solution is known to be optimal."""
        return self.line is not None and self.best is not None and len(self.line.slides) <= len(self.best)

    @property
    def stars(self) -> int:
        """From 0, for a chip that lies face down, to `MAX_STARS`."""
        if self.line is None:
            return 0
        return stars_of(len(self.line.slides), None if self.best is None else len(self.best), self.hints)


def stars_of(moves: int, best: int | None, hints: int = 0) -> int:
    """Return the stars of a solution: ★★★ for an optimal one, ★★ for at most two moves more, ★ for any other.

    ``best`` is the optimal length, None where it is not known. Each hint taken costs a star; the last one stays.
    """
    if best is None or moves > best + _NEAR:
        return 1
    return max(1, (MAX_STARS if moves <= best else MAX_STARS - 1) - hints)


@dataclass(frozen=True, slots=True)
class SoloRound(GameRound):
    """The state that begins anew with each chip; the best solution is secret while it is up."""

    hint: Hint | None = None
    """The part of the best solution that the hints taken reveal, None without any."""
    drawn: DrawnChip | None = None
    """The chip as it was drawn for practice, a secret; None in a game with sand."""

    @property
    def _told(self) -> HintLevel | None:
        """The level of hints that is known from the start: the length, where practice was asked for a number of moves."""
        return HintLevel.LENGTH if self.drawn and self.drawn.wanted is not None else None

    @property
    def next_hint(self) -> HintLevel | None:
        """The level of the next hint; None after the last."""
        return HintLevel.after(self.hint.level if self.hint else self._told)

    @property
    def hints(self) -> int:
        """The number of hints taken."""
        return self.hint.level.number - (self._told.number if self._told else 0) if self.hint else 0


@dataclass(frozen=True, slots=True)
class SoloGame(PersonalGame):
    """The whole state of a solo game, immutable. Times are in seconds since the Unix epoch."""

    hourglasses: int
    practice: bool
    round: SoloRound
    """That of the chip that is up, or of the last one that was; before the first, it has the number 0 and no target."""
    pile: tuple[Target, ...]
    phase: SoloPhase = SoloPhase.READY
    deadline: float | None = None
    """When the hourglass, or the time to show a solution, runs out; None while no chip is up."""
    played: tuple[PlayedChip, ...] = ()
    """The chips that have been played, the earliest first."""
    stopped: bool = False
    begun_anew: bool = False

    @property
    def is_over(self) -> bool:
        """Whether the game has ended; only best solutions may follow."""
        return self.phase is SoloPhase.OVER

    @property
    def is_chip_up(self) -> bool:
        """Whether a chip is being played: the hourglass runs, or the solution is to be shown."""
        return self.phase in (SoloPhase.CHIP_UP, SoloPhase.SHOWING)

    @property
    def may_begin_anew(self) -> bool:
        """Whether the game can still be begun anew under other rules: no chip is played, and the sand has not been stopped."""
        return not self.played and self.phase in (SoloPhase.READY, SoloPhase.CHIP_UP)

    @property
    def can_stop_sand(self) -> bool:
        """Whether *Got it* is possible now."""
        return self.phase is SoloPhase.CHIP_UP and self.has_sand

    @property
    def has_sand(self) -> bool:
        """Whether the hourglass is turned for each chip; without sand, the game is practice."""
        return self.hourglasses > 0

    @property
    def is_ready(self) -> bool:
        """Whether no chip has been turned up yet, and the player may ask for the first."""
        return self.phase is SoloPhase.READY

    @property
    def is_between(self) -> bool:
        """Whether no chip is up, and the player may ask for one."""
        return self.phase in (SoloPhase.READY, SoloPhase.BETWEEN)

    @property
    def last_played(self) -> PlayedChip | None:
        """The chip that was played in this round; None while it is up, or where the game was stopped before."""
        return self.played[-1] if self.played and self.played[-1].number == self.round.number else None

    @property
    def position(self) -> Position:
        """The current position, with the chip of this round as its target; without one before the first chip."""
        played = self.last_played
        return played.line.end if played and played.line else self.round.start

    @property
    def up(self) -> int:
        """The number of chips that lie face up."""
        return sum(chip.is_up for chip in self.played)

    @property
    def down(self) -> int:
        """The number of chips that lie face down."""
        return len(self.played) - self.up

    @property
    def stars(self) -> int:
        """The stars of all chips."""
        return sum(chip.stars for chip in self.played)

    @property
    def won(self) -> bool:
        """Whether the game was played to its end and more chips lie face up than down."""
        return self.phase is SoloPhase.OVER and not self.stopped and self.up > self.down

    @property
    def without_best(self) -> tuple[PlayedChip | SoloRound, ...]:
        """The chips whose best solution is unknown, the newest first: the one that is up, and those that were played."""
        up = (self.round,) if self.is_chip_up else ()
        return tuple(chip for chip in (*up, *reversed(self.played)) if chip.best is None)

    @property
    def best_streak(self) -> int:
        """The length of the longest run of solved chips."""
        longest = current = 0
        for chip in self.played:
            current = current + 1 if chip.is_up else 0
            longest = max(longest, current)
        return longest


def replay(events: Iterable[SoloEvent]) -> SoloGame:
    """Return the game of these events. Raises `ValueError` unless the first, and only the first, is `SoloStarted`."""
    return replayed(events, SoloStarted, _begun, evolve)


def _begun(event: SoloStarted) -> SoloGame:
    """Return a solo game before its first chip is turned up."""
    setup, nothing_yet = event.setup, SoloRound(0, event.setup.position.with_target(None), event.at)
    pile = setup.chips if event.hourglasses else ()
    return SoloGame(event.rules, setup, event.player, event.hourglasses, event.practice, nothing_yet, pile)


def evolve(game: SoloGame, event: SoloEvent, line: Line | None = None) -> SoloGame:
    """Return the game after an event of `decide`. Raises `ValueError` for a second start.

    ``line`` are the slides of a solution, where they are known already.
    """
    match event:
        case SoloStarted():
            raise ValueError("a solo game starts once")
        case ChipTurned(at, target):
            return replace(
                game,
                phase=SoloPhase.CHIP_UP,
                deadline=at + game.hourglasses * game.rules.times.hourglass,
                round=SoloRound(game.round.number + 1, game.position.with_target(target), at),
                pile=tuple(chip for chip in game.pile if chip != target),
            )
        case ChipDrawn(at, chip):
            current = SoloRound(game.round.number + 1, chip.setup.position, at, chip.solutions[0], drawn=chip)
            return replace(game, setup=chip.setup, phase=SoloPhase.CHIP_UP, round=current)
        case ChipsPutBack(_, _, pile):
            return replace(game, pile=pile)
        case HintTaken(_, level):
            return replace(game, round=replace(game.round, hint=hint(game.round.best or (), level)))
        case SolutionFound(at):
            return replace(game, phase=SoloPhase.SHOWING, deadline=at + SHOW_TIME)
        case AttemptFailed(_, moves):
            attempt = line or game.position.play(moves)
            return _laid_down(game, None, attempt.flaw(ricochet=game.rules.ricochet))
        case ChipSolved(_, moves):
            return _laid_down(game, line or game.position.play(moves))
        case ChipMissed():
            return _laid_down(game, None)
        case BestFound():
            played = tuple(with_best(chip, event) for chip in game.played)
            return replace(game, round=with_best(game.round, event), played=played)
        case TimeGivenBack(_, seconds):
            current = replace(game.round, lost=game.round.lost + seconds)
            return replace(game, deadline=later(game.deadline, seconds), round=current)
        case ClockSet(_, seconds):
            current = replace(game.round, began=game.round.began + seconds)
            return replace(game, deadline=later(game.deadline, seconds), round=current)
        case SoloEnded(_, stopped, begun_anew):
            return replace(game, phase=SoloPhase.OVER, deadline=None, stopped=stopped, begun_anew=begun_anew)


def _laid_down(game: SoloGame, line: Line | None, flaw: Flaw | None = None) -> SoloGame:
    current = game.round
    chip = PlayedChip(current.number, current.start, line, current.best, current.hints, flaw, current.drawn)
    return replace(game, phase=SoloPhase.BETWEEN, deadline=None, played=(*game.played, chip))
