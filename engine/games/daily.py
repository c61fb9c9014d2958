"""The daily puzzle: its days, how it is chosen, and the state of a play. See docs/daily.md.

Days are those of UTC, numbered from 1. A puzzle has no time limit and no channel: a player shows as many solutions as they
like, and the best one counts. This module does not search: its callers pass solutions in.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from hmac import digest
from math import ceil
from random import Random

from engine.board.moves import Move, changes
from engine.board.pieces import Robot
from engine.board.position import Position
from engine.board.proof import Ricochet
from engine.games.solo.state import stars_of
from engine.rules.hints import HintLevel
from engine.rules.rules import Diagonals, Edition, Rules, rules_for
from engine.rules.setup import draw_setup

Day = int
"""The number of a day and of its puzzle; day 1 is the first of January 2026."""

RICOCHET = Ricochet.TURN
"""The ricochet rule of all puzzles."""

GRACE = 60.0
"""Seconds after midnight in which a first solution still counts for the day before, if its puzzle was opened before."""

MOST_WAYS = 2
"""The maximum number of a puzzle's shortest solutions that differ in more than the order of their slides."""

MOST_SOLUTIONS = 12
"""The maximum number of a puzzle's shortest solutions, counting every order of the same slides."""

_SECONDS = 86_400
"""Seconds of a day."""
_BEFORE_FIRST = 20_453
"""Days from the first of January 1970, a Thursday, to the day before day 1."""
_THURSDAY = 3


def day_of(at: float) -> Day:
    """Return the day at this time, in seconds since the Unix epoch; 0 or less before the first day."""
    return int(at // _SECONDS) - _BEFORE_FIRST


def begins(day: Day) -> float:
    """Return the midnight at which a day begins, in seconds since the Unix epoch."""
    return (day + _BEFORE_FIRST) * _SECONDS


def has_begun(day: Day, now: float) -> bool:
    """Return whether a day has a puzzle that may be played at this time, in seconds since the Unix epoch."""
    return 1 <= day <= day_of(now)


def first_day(since: float) -> Day:
    """Return the first day that begins at or after this time, in seconds since the Unix epoch."""
    return ceil(since / _SECONDS) - _BEFORE_FIRST


def weekday(day: Day) -> int:
    """Return the day of the week, from 0 for Monday to 6 for Sunday."""
    return (day + _BEFORE_FIRST + _THURSDAY) % 7


def is_open(day: Day, now: float) -> bool:
    """Return whether first solutions of the day may still count at this time, so that its solution is secret."""
    return begins(day) <= now < begins(day + 1) + GRACE


def earliest_open(now: float) -> Day:
    """Return the earliest day that `is_open` at this time, in seconds since the Unix epoch."""
    return day_of(now - GRACE)


@dataclass(frozen=True, slots=True)
class Band:
    """The difficulty of a weekday's puzzles: the bounds on the moves and the changes of robot of a shortest solution.

    A solution with changes needs several robots. ``diagonals`` and ``fifth_robot`` say what is on the board.
    """

    moves: range
    changes: range
    diagonals: Diagonals = Diagonals.WITHOUT
    fifth_robot: Robot | None = None

    @property
    def rules(self) -> Rules:
        """The rules that the boards are drawn for."""
        return rules_for(Edition.Y2013, diagonals=self.diagonals, fifth_robot=self.fifth_robot)


WEEK = (
    Band(range(3, 5), range(2)),
    Band(range(4, 6), range(1, 2)),
    Band(range(5, 7), range(1, 3), diagonals=Diagonals.WITH),
    Band(range(6, 8), range(1, 3)),
    Band(range(7, 9), range(2, 4), fifth_robot=Robot.SILVER),
    Band(range(8, 10), range(2, 5), diagonals=Diagonals.WITH),
    Band(range(9, 13), range(3, 7)),
)
"""The bands from Monday to Sunday; each day is a little harder than the one before."""


HARD = 6
"""The moves from which a puzzle is hard for a newcomer."""


def band_of(day: Day) -> Band:
    """Return the difficulty of a day."""
    return WEEK[weekday(day)]


def candidate(secret: bytes, day: Day, attempt: int) -> Position:
    """Return one of the positions from which a day's puzzle is chosen. Unpredictable without the secret."""
    seed = digest(secret, f"{day}:{attempt}".encode(), sha256)
    return draw_setup(band_of(day).rules, Random(int.from_bytes(seed))).position


def suits(day: Day, position: Position, solutions: Sequence[tuple[Move, ...]], ways: int) -> bool:
    """Return whether a candidate is good enough to be the puzzle of a day.

    ``solutions`` are all shortest ones by `Ricochet.ONE_MOVE`, which requires no turn, those with the fewest changes of robot
    first; ``ways`` of them differ in more than the order of their slides. A candidate is rejected if a single move reaches the
    target, or if a line as short as the best fails only because it lacks the turn.
    """
    band, best = band_of(day), solutions[0]
    return (
        len(best) in band.moves
        and changes(best) in band.changes
        and ways <= MOST_WAYS
        and len(solutions) <= MOST_SOLUTIONS
        and not position.is_one_move
        and all(position.play(moves).flaw(ricochet=RICOCHET) is None for moves in solutions)
    )


@dataclass(frozen=True, slots=True)
class Puzzle:
    """The puzzle of a day. ``best`` is a shortest solution, one of those with the fewest changes of robot."""

    day: Day
    position: Position
    best: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class DayResult:
    """A player's result of a puzzle when its day ended: the tries of the day, the best of them, and its stars."""

    tries: int
    best: tuple[Move, ...] | None
    stars: int


@dataclass(frozen=True, slots=True)
class Play:
    """A player's play of a puzzle since they opened it. Times are in seconds since the Unix epoch."""

    opened_at: float
    tries: int = 0
    """The attempts, right or wrong."""
    hints: int = 0
    """The hints taken."""
    best: tuple[Move, ...] | None = None
    """The shortest right attempt."""
    stars: int = 0
    """The most that an attempt has earned."""
    solved_at: float | None = None
    """When the first right attempt was made."""
    solved_tries: int = 0
    """The number of that attempt."""
    is_shown: bool = False
    """The player has looked at the solutions; after that, tries change nothing."""
    day_result: DayResult | None = None
    """Set by the first try after the day of a puzzle that was solved on it; until then it would equal the other fields."""

    @property
    def on_its_day(self) -> "Play":
        """The play as it stood when its day ended, which decides about leaderboards; the whole play if no try came later."""
        end = self.day_result
        return replace(self, tries=end.tries, best=end.best, stars=end.stars, day_result=None) if end else self

    @property
    def hint(self) -> HintLevel | None:
        """The level of the last hint taken; None before the first."""
        return next((level for level in HintLevel if level.number == self.hints), None)

    def after_try(self, puzzle: Puzzle, moves: tuple[Move, ...] | None, at: float) -> "Play":
        """Return the play after a try: with its ``moves`` where they are a solution, else with None."""
        if self.is_shown:
            return self
        after, end = _tried(self, puzzle, moves, at), self.on_its_day if counts(puzzle.day, self) else None
        if at < closes(puzzle.day, self):  # A try made on the day may arrive late, after tries that were made afterwards.
            end = _tried(self.on_its_day, puzzle, moves, at) if self.day_result else None
        return replace(after, day_result=end and DayResult(end.tries, end.best, end.stars))


def _tried(before: Play, puzzle: Puzzle, moves: tuple[Move, ...] | None, at: float) -> Play:
    """Return a play after one more try, regardless of its time."""
    play = replace(before, tries=before.tries + 1)
    if moves is None:
        return play
    if play.solved_at is None:
        play = replace(play, solved_at=at, solved_tries=play.tries)
    best = moves if play.best is None or len(moves) < len(play.best) else play.best
    return replace(play, best=best, stars=max(play.stars, stars_of(len(moves), len(puzzle.best), play.hints)))


def closes(day: Day, play: Play) -> float:
    """Return when the day of a puzzle ends for a player, in seconds since the Unix epoch.

    That is midnight, or the end of the grace for players who had opened the puzzle before midnight.
    """
    midnight = begins(day + 1)
    return midnight + GRACE if play.opened_at < midnight else midnight


def counts(day: Day, play: Play) -> bool:
    """Return whether a play counts for its day: its first solution came before the day ended for that player."""
    return play.solved_at is not None and play.solved_at < closes(day, play)


def easier_day(day: Day, play: Play) -> Day | None:
    """Return the Monday before a hard puzzle that its player has not solved; None for any other, and if that had no puzzle."""
    monday = day - weekday(day)
    return monday if monday >= 1 and play.best is None and band_of(day).moves.start >= HARD else None
