"""Bots as players, and their levels: docs/rules.md "Bots"."""

from engine.geometry import Named


class Level(Named):
    """How well a bot plays: docs/bots.md."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


MAX_BOTS = 3
"""The most bots in a game."""

BOTS = tuple(-1_000_001 - seat for seat in range(MAX_BOTS))
"""The players that are bots, in the order in which they join a game.

Discord has no negative ids. Small negative ids stand for erased persons, counted in each game.
"""


def is_bot(player: int) -> bool:
    """Return whether a player is a bot. Nothing else distinguishes bots from people."""
    return player in BOTS
