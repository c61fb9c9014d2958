"""Bots as players, and their levels: docs/rules.md "Bots"."""

from collections.abc import Sequence

from engine.board.geometry import Named


class Level(Named):
    """The strength of a bot: docs/bots.md."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


MAX_BOTS = 3
"""The most bots in a game."""

BOTS = tuple(-1_000_001 - seat for seat in range(MAX_BOTS))
"""The players that are bots, in the order in which they join a game.

Discord has no negative ids. Small negative ids stand for erased persons, counted in each game.
"""


def level_beside(levels: Sequence[Level], step: int) -> Level | None:
    """Return the level one above (``step`` 1) the best of these, or one below it (-1); None where there is none.

    >>> level_beside([Level.EASY, Level.EASY], 1)
    Level.MEDIUM
    """
    ladder = [*Level]
    number = max(map(ladder.index, levels), default=-len(ladder)) + step
    return ladder[number] if 0 <= number < len(ladder) else None


def is_bot(player: int) -> bool:
    """Return whether a player is a bot. Nothing else distinguishes bots from people."""
    return player in BOTS
