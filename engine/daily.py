"""The puzzle of a day: docs/daily.md. Which days there are, how a puzzle is chosen, and what playing it comes to.

Days are those of UTC, numbered from 1. A puzzle has no clock to beat and no channel: somebody shows as many solutions as they
like, and the best one counts. Nothing here searches for solutions: whoever chooses a puzzle is told them.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from hmac import digest
from itertools import pairwise
from math import ceil
from random import Random

from engine.hints import HintLevel
from engine.moves import Move
from engine.pieces import Robot
from engine.position import Position
from engine.proof import Ricochet, arrives
from engine.rules import Diagonals, Edition, Rules, rules_for
from engine.setup import draw_setup
from engine.solo import stars_of

Day = int
"""The number of a day, and of its puzzle: from 1, which is the first of January 2026."""

RICOCHET = Ricochet.TURN
"""The rule by which puzzles are solved."""

GRACE = 60.0
"""Seconds after midnight in which the first solution still counts for the day before, if its puzzle was opened before."""

MOST_WAYS = 2
"""How many shortest solutions a puzzle may have in which not every robot slides alike."""

MOST_SOLUTIONS = 12
"""How many shortest solutions it may have, counting each order of the same slides."""

_SECONDS = 86_400
"""Of a day."""
_BEFORE_FIRST = 20_453
"""Days from the first of January 1970, which was a Thursday, to the one before the first."""
_THURSDAY = 3


def day_of(at: float) -> Day:
    """The day of a moment, in seconds since the Unix epoch; from 0 down for moments before the first day."""
    return int(at // _SECONDS) - _BEFORE_FIRST


def begins(day: Day) -> float:
    """When a day begins: its midnight, in seconds since the Unix epoch."""
    return (day + _BEFORE_FIRST) * _SECONDS


def first_day(since: float) -> Day:
    """The first day that begins at this moment, in seconds since the Unix epoch, or later."""
    return ceil(since / _SECONDS) - _BEFORE_FIRST


def weekday(day: Day) -> int:
    """The day of the week, from 0 for Monday to 6 for Sunday."""
    return (day + _BEFORE_FIRST + _THURSDAY) % 7


def is_open(day: Day, now: float) -> bool:
    """Whether its first solutions may still count at this moment, so that nobody may be told any."""
    return begins(day) <= now < begins(day + 1) + GRACE


def earliest_open(now: float) -> Day:
    """The earliest day that `is_open` at this moment, in seconds since the Unix epoch."""
    return day_of(now - GRACE)


@dataclass(frozen=True, slots=True)
class Band:
    """What the puzzles of a day of the week have in common: how many moves and changes of robot a shortest solution has.

    A solution with changes needs several robots. ``diagonals`` and ``fifth_robot`` say what is on the board.
    """

    moves: range
    changes: range
    diagonals: Diagonals = Diagonals.WITHOUT
    fifth_robot: Robot | None = None

    @property
    def rules(self) -> Rules:
        """The rules by which its boards are drawn."""
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
"""The bands from Monday to Sunday: each day is a little harder than the one before."""


def band_of(day: Day) -> Band:
    """The band of a day."""
    return WEEK[weekday(day)]


def candidate(secret: bytes, day: Day, attempt: int) -> Position:
    """One of the positions from which the puzzle of a day is chosen; who does not know the secret cannot tell which it is."""
    seed = digest(secret, f"{day}:{attempt}".encode(), sha256)
    return draw_setup(band_of(day).rules, Random(int.from_bytes(seed))).position


def changes(moves: Sequence[Move]) -> int:
    """How often another robot moves than the move before."""
    return sum(before.robot is not after.robot for before, after in pairwise(moves))


def suits(day: Day, position: Position, solutions: Sequence[tuple[Move, ...]], ways: int) -> bool:
    """Whether a candidate is good enough to be the puzzle of a day.

    ``solutions`` are all its shortest ones by the rule `Ricochet.ONE_MOVE`, which asks for no turn, those with the fewest
    changes of robot first; ``ways`` of them differ in more than the order of their slides. There may be no straight run to the
    target, and no way as short as the best, that fails only because it lacks the turn.
    """
    band, best = band_of(day), solutions[0]
    return (
        len(best) in band.moves
        and changes(best) in band.changes
        and ways <= MOST_WAYS
        and len(solutions) <= MOST_SOLUTIONS
        and not _is_one_move(position)
        and all(position.play(moves).flaw(ricochet=RICOCHET) is None for moves in solutions)
    )


def _is_one_move(position: Position) -> bool:
    """Whether a single move brings a right robot to the target."""
    goal, target = position.goal, position.chip
    return any(arrives(slide, target, goal) for robot in position.robots for slide in position.slides(robot))


@dataclass(frozen=True, slots=True)
class Puzzle:
    """The puzzle of a day. ``best`` is a shortest solution, of those with the fewest changes of robot."""

    day: Day
    position: Position
    best: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class DayResult:
    """What somebody had done with a puzzle when its day ended: the tries of the day, the best of them, and its stars."""

    tries: int
    best: tuple[Move, ...] | None
    stars: int


@dataclass(frozen=True, slots=True)
class Play:
    """What somebody has done with a puzzle since they opened it; times are in seconds since the Unix epoch.

    ``tries`` are the solutions that they showed, right or wrong, and ``hints`` what they were told. ``best`` is the shortest
    that was right, and ``stars`` the most that one has earned; the first was shown at ``solved_at``, as the try with the number
    ``solved_tries``. Once they had the solutions shown to them (``is_shown``), tries change nothing. ``day_result`` is there
    once somebody who solved the puzzle on its day has tried it again after that; before, it would be the same as the rest.
    """

    opened_at: float
    tries: int = 0
    hints: int = 0
    best: tuple[Move, ...] | None = None
    stars: int = 0
    solved_at: float | None = None
    solved_tries: int = 0
    is_shown: bool = False
    day_result: DayResult | None = None

    @property
    def on_its_day(self) -> "Play":
        """The play as it stood when its day ended, by which it is judged; all of it where nothing was tried after that."""
        end = self.day_result
        return replace(self, tries=end.tries, best=end.best, stars=end.stars, day_result=None) if end else self

    @property
    def hint(self) -> HintLevel | None:
        """The level of the last hint that was told; None before the first."""
        return next((level for level in HintLevel if level.number == self.hints), None)

    def after_try(self, puzzle: Puzzle, moves: tuple[Move, ...] | None, at: float) -> "Play":
        """The play after a try: with its ``moves`` where they are a solution, else with None."""
        if self.is_shown:
            return self
        after, end = _tried(self, puzzle, moves, at), self.on_its_day if counts(puzzle.day, self) else None
        if at < closes(puzzle.day, self):  # also one that is late to arrive, after others that were made later
            end = _tried(self.on_its_day, puzzle, moves, at) if self.day_result else None
        return replace(after, day_result=end and DayResult(end.tries, end.best, end.stars))


def _tried(before: Play, puzzle: Puzzle, moves: tuple[Move, ...] | None, at: float) -> Play:
    """A play after one more try, whenever that was."""
    play = replace(before, tries=before.tries + 1)
    if moves is None:
        return play
    if play.solved_at is None:
        play = replace(play, solved_at=at, solved_tries=play.tries)
    best = moves if play.best is None or len(moves) < len(play.best) else play.best
    return replace(play, best=best, stars=max(play.stars, stars_of(len(moves), len(puzzle.best), play.hints)))


def closes(day: Day, play: Play) -> float:
    """When the day of a puzzle ends for somebody, in seconds since the Unix epoch: at midnight, or with the grace after it.

    The grace is for those who had the puzzle open before midnight.
    """
    midnight = begins(day + 1)
    return midnight + GRACE if play.opened_at < midnight else midnight


def counts(day: Day, play: Play) -> bool:
    """Whether a play is of the day itself: its first solution came before the day ended for that player."""
    return play.solved_at is not None and play.solved_at < closes(day, play)
