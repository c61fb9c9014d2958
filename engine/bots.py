"""Who plays as a bot, and how well: docs/rules.md "Bots"."""

from engine.geometry import Named


class Level(Named):
    """How well a bot plays: docs/bots.md."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


MAX_BOTS = 3
"""So many bots play in a match at most."""

BOTS = tuple(-1_000_001 - seat for seat in range(MAX_BOTS))
"""The players that are bots, in the order in which they join a match.

Discord has no negative ids. The small negative ones stand for persons who were forgotten, counted in each match.
"""


def is_bot(player: int) -> bool:
    """Return whether a player is a bot. Nothing else tells bots from people."""
    return player in BOTS
