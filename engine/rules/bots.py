"""Bots as players, and their levels: docs/rules.md "Bots"."""

from collections.abc import Iterable, Sequence

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


def next_level(levels: Sequence[Level], winners: Iterable[int]) -> Level | None:
    """Return the level to offer to people who have won against bots of these levels, or None.

    >>> next_level([Level.EASY, Level.EASY], winners=[7])
    Level.MEDIUM
    """
    all_levels, won = [*Level], list(winners)
    if not levels or not won or any(map(is_bot, won)):
        return None
    return next(iter(all_levels[max(map(all_levels.index, levels)) + 1 :]), None)


def is_bot(player: int) -> bool:
    """Return whether a player is a bot. Nothing else distinguishes bots from people."""
    return player in BOTS
