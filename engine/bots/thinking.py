"""The plan of a bot for a round: what it finds, when, and what it bids. docs/bots.md.

A whole round is planned at once, as a pure function of the visible position and of a recorded seed. So a bot has the same finds
at the same times after a restart, whatever other players do.
"""

from dataclasses import dataclass
from random import Random

from engine.board.moves import Move, changes
from engine.board.position import Position
from engine.board.proof import Ricochet
from engine.bots.looking import Passes, looks
from engine.rules.bots import Level
from engine.rules.rules import MAX_BID


@dataclass(frozen=True, slots=True)
class Find:
    """A solution that a bot has found, and bids: its number of ``moves``, and the seconds ``after`` the chip was turned up.

    ``path`` are the moves that prove the bid. It is empty if the bot has miscounted, which it notices when its turn comes.
    """

    after: float
    moves: int
    path: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Mind:
    """The parameters of a level.

    A bot reads a chip for ``reads`` seconds, then looks at a position every ``pace`` seconds, at most at ``patience`` of them,
    in the order of its ``passes``. It checks a line for ``counts`` seconds for each move, and ``changes`` seconds more for each
    change of robot. ``misses`` is the probability that it overlooks a move, and ``errs`` that it errs in a round.
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
"""The orders of passes of bots that try helpers late, and soon."""

MINDS = {
    Level.EASY: Mind(12, 0.45, 700, counts=1.6, changes=3.0, misses=0.35, errs=0.10, passes=_ALONE_FIRST),
    Level.MEDIUM: Mind(8, 0.15, 2_400, counts=1.0, changes=1.5, misses=0.22, errs=0.05, passes=_HELPERS_SOON),
    Level.HARD: Mind(5, 0.06, 5_000, counts=0.6, changes=0.8, misses=0.10, errs=0.01, passes=_HELPERS_SOON),
}
"""The levels, as they are measured in docs/bots.md."""

_FORM = 0.3
"""The standard deviation, from round to round, of the logarithm of a bot's speed."""

_TYPES = 2.0
"""The seconds that a bot takes to type a bid: on average, and at least after its previous one."""


def think(
    position: Position, ricochet: Ricochet, level: Level, seed: int, number: int, *, is_checked: bool = False
) -> tuple[Find, ...]:
    """Return the finds of a bot for the chip that is turned up, in the order of its bids: each has fewer moves than before.

    ``number`` is that of the round. ``is_checked``: the game says at once whether a line is a solution, as a race does, so that
    the bot does not err. Raises `ValueError` where no chip is turned up.
    """
    mind, random = MINDS[level], Random(f"{seed} {number}")
    form, errs = random.lognormvariate(0, _FORM), random.random() < mind.errs and not is_checked
    finds, fewest, latest = list[Find](), MAX_BID + 1, 0.0
    followed = looks(position, ricochet, random, passes=mind.passes, misses=mind.misses, most=mind.patience)
    for look in followed:
        if len(look.moves) >= fewest or not (look.is_solution or errs):
            continue
        moves, path = len(look.moves), look.moves
        if look.is_solution and errs and moves > _FEWEST_TO_MISCOUNT:
            moves, path = moves - 1, ()
        errs = errs and look.is_solution and path == look.moves
        seconds = mind.reads + form * (mind.pace * look.seen + mind.counts * moves + mind.changes * changes(look.moves))
        latest = max(latest + _TYPES, seconds + random.uniform(0, 2 * _TYPES))
        fewest = moves
        finds.append(Find(latest, moves, path))
    return tuple(finds)


def hesitation(seed: int, number: int) -> float:
    """Return the seconds that a bot takes in this round, once it is asked, until it notices that it has miscounted."""
    return Random(f"{seed} {number} asked").uniform(*_HESITATES)


_HESITATES = (2.0, 6.0)
"""The fewest and the most seconds of `hesitation`."""

_FEWEST_TO_MISCOUNT = 3
"""Shorter lines are never miscounted."""
