"""How a bot thinks about a chip: what it finds, when, and what it makes of that. docs/bots.md.

All of a round is thought out at once, as a pure function of what everybody sees and of a seed that is recorded. So a bot has
the same finds at the same times after a restart; and nothing that others do or know changes them.
"""

from dataclasses import dataclass
from random import Random

from engine.bots import Level
from engine.looking import Passes, looks
from engine.moves import Move
from engine.position import Position
from engine.proof import Ricochet
from engine.rules import MAX_BID


@dataclass(frozen=True, slots=True)
class Find:
    """What a bot has found, and bids: a number of ``moves``, so many seconds ``after`` the chip was turned up.

    ``path`` is what it shows for that. It is empty where the bot has miscounted, which it will notice when it counts again.
    """

    after: float
    moves: int
    path: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Mind:
    """How a bot of a level thinks.

    It reads a chip for ``reads`` seconds, then looks at one position in ``pace`` seconds, at ``patience`` positions at most, in
    the order of its ``passes``. ``counts`` is how many seconds it takes to go through a move of a line again, and ``changes``
    how many more where another robot moves. ``misses`` is how likely it is not to see a move, and ``errs`` to err once in a
    round.
    """

    reads: float
    pace: float
    patience: int
    counts: float
    changes: float
    misses: float
    errs: float
    passes: Passes


_ALONE_FIRST = (
    *((0, 2), (0, 3), (0, 4), (0, 5), (0, 6), (1, 2), (0, 7), (1, 3), (0, 8), (1, 4), (0, 10)),
    *((1, 5), (1, 6), (1, 7), (2, 3), (1, 9)),
)
_HELPERS_SOON = (
    *((0, 2), (0, 3), (0, 4), (1, 2), (0, 5), (1, 3), (0, 6), (1, 4), (0, 8), (1, 5), (0, 10), (1, 6)),
    *((2, 2), (2, 3), (1, 8), (2, 4), (2, 5), (1, 10)),
)
"""In which order lines are followed, by whoever thinks of other robots late, or soon."""

MINDS = {
    Level.EASY: Mind(12, 0.45, 700, counts=1.6, changes=3.0, misses=0.35, errs=0.10, passes=_ALONE_FIRST),
    Level.MEDIUM: Mind(8, 0.15, 2_400, counts=1.0, changes=1.5, misses=0.22, errs=0.05, passes=_HELPERS_SOON),
    Level.HARD: Mind(5, 0.06, 5_000, counts=0.6, changes=0.8, misses=0.10, errs=0.01, passes=_HELPERS_SOON),
}
"""The levels, as they are measured in docs/bots.md."""

_FORM = 0.3
"""How much the speed of a bot differs from round to round, as the deviation of its logarithm."""

_TYPES = 2.0
"""Seconds that it takes at least to bid."""


def think(position: Position, ricochet: Ricochet, level: Level, seed: int, number: int) -> tuple[Find, ...]:
    """Return what a bot finds of the chip that is turned up, in the order of its bids: each has fewer moves than before.

    ``number`` is that of the round. Raises `ValueError` where no chip is turned up.
    """
    mind, random = MINDS[level], Random(f"{seed} {number}")
    form, errs = random.lognormvariate(0, _FORM), random.random() < mind.errs
    finds, fewest, latest = list[Find](), MAX_BID + 1, 0.0
    followed = looks(position, ricochet, random, passes=mind.passes, misses=mind.misses, most=mind.patience)
    for look in followed:
        if len(look.moves) >= fewest or not (look.is_solution or errs):
            continue
        moves, path = len(look.moves), look.moves
        if look.is_solution and errs and moves > _FEWEST_TO_MISCOUNT:
            moves, path = moves - 1, ()
        errs = errs and look.is_solution and path == look.moves
        seconds = mind.reads + form * (mind.pace * look.seen + mind.counts * moves + mind.changes * look.changes)
        latest = max(latest + _TYPES, seconds + random.uniform(0, 2 * _TYPES))
        fewest = moves
        finds.append(Find(latest, moves, path))
    return tuple(finds)


_FEWEST_TO_MISCOUNT = 3
"""Nobody miscounts so few moves."""
