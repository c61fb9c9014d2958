"""How the puzzle of a day is chosen: candidate after candidate, until the solver says that one suits. See docs/daily.md."""

from collections.abc import Callable
from itertools import count

from engine.daily import MOST_SOLUTIONS, Day, Puzzle, band_of, candidate, changes, suits
from engine.position import Position
from engine.proof import Ricochet
from engine.solver import AllSolutions, Solution, solve, solve_all

_NODES = 1_000_000
"""How far a candidate is looked at: some tenths of a second at most."""


def choose(secret: bytes, day: Day, cancelled: Callable[[], bool]) -> Puzzle | None:
    """The puzzle of a day, always the same for a secret; None where this was cancelled. Takes the time of some searches."""
    attempts = count()
    while not cancelled():
        if puzzle := _judged(day, candidate(secret, day, next(attempts)), cancelled):
            return puzzle
    return None


def _judged(day: Day, position: Position, cancelled: Callable[[], bool]) -> Puzzle | None:
    """A candidate as the puzzle of a day, or None if it does not suit. One solution is found before all are looked for."""
    band = band_of(day)
    longest, rule = band.moves.stop - 1, Ricochet.ONE_MOVE
    one = solve(position, max_moves=longest, node_limit=_NODES, ricochet=rule, cancelled=cancelled)
    if not isinstance(one, Solution) or len(one.moves) not in band.moves or changes(one.moves) not in band.changes:
        return None
    found = solve_all(position, limit=MOST_SOLUTIONS + 1, max_moves=longest, ricochet=rule, cancelled=cancelled)
    if isinstance(found, AllSolutions) and suits(day, position, found.solutions, found.different):
        return Puzzle(day, position, found.solutions[0])
    return None
