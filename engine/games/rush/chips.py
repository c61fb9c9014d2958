"""Draw the chips of a rush: a board, and starts whose shortest solutions have rising lengths."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

from engine.board.moves import Move
from engine.board.pieces import TARGETS
from engine.board.position import Position
from engine.games.rush.state import RULES, RushChip
from engine.rules.setup import Setup, draw_setup, free_cells

LENGTHS = (*(2,) * 2, *(3,) * 3, *(4,) * 3, *(5,) * 3, *(6,) * 4, *(7,) * 5, *(8,) * 10, *(9,) * 10, *(10,) * 20)
"""The lengths of the sixty chips' shortest solutions, in their order: more than anyone can solve in the time."""

_MAX_PLACEMENTS = 1000
"""The number of placements on one board before another one is drawn."""

Search = Callable[[Position, int], Sequence[Move] | None]
"""Returns a shortest solution of at most this number of moves; None if there is none, or the search was cancelled."""


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
            best = None if start.is_one_move else search(start, max(needed))
            if best is not None and len(best) in needed:
                needed.remove(len(best))
                found.append(RushChip(start, tuple(best)))
                break
    return None if needed else tuple(sorted(found, key=lambda chip: len(chip.best)))
