"""What players are ranked by."""

from engine.geometry import Named
from engine.rules import Rules


class Score(Named):
    """What a leaderboard counts."""

    CHIPS = "chips"
    MATCHES = "matches"
    """Matches that were won, alone or shared."""
    BEST = "best"
    """Chips that were won by an optimal proof."""
    SOLO = "solo"
    """Stars of solo games, unless they were for practice: `engine.solo.stars_of`."""
    DAILY = "daily"
    """Stars of the puzzles of days that were solved on their day, three for a day at most: `engine.daily.counts`."""


BIDDERS_TO_COUNT, CHIPS_TO_COUNT = 2, 3
"""So many persons have bid in a match that counts, and so many chips win one whose victory counts."""


def match_counts(rules: Rules, bidders: int) -> bool:
    """Return whether chips and optimal solutions of a match in which so many persons have bid count.

    Those of a match by the first rules always do. docs/rules.md "Leaderboards".
    """
    return rules.version == 1 or bidders >= BIDDERS_TO_COUNT


def victory_counts(rules: Rules, bidders: int) -> bool:
    """Return whether the victory in a match in which so many persons have bid counts."""
    is_long = rules.chips_to_win is None or rules.chips_to_win >= CHIPS_TO_COUNT
    return match_counts(rules, bidders) and (rules.version == 1 or is_long)
