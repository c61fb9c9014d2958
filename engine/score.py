"""What players are ranked by."""

from engine.geometry import Named


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
