"""The scores by which players are ranked, and the matches that count."""

from engine.geometry import Named
from engine.rules import Rules


class Score(Named):
    """A score that a leaderboard counts."""

    CHIPS = "chips"
    MATCHES = "matches"
    """Matches won, alone or shared."""
    BEST = "best"
    """Chips won by an optimal proof."""
    SOLO = "solo"
    """Stars of solo games, unless they were for practice: `engine.solo.stars_of`."""
    RACES = "races"
    """Races that were won, alone or shared."""
    DAILY = "daily"
    """Stars of daily puzzles solved on their day, at most three a day: `engine.daily.counts`."""


class Practice(Named):
    """What is counted of games beside bots alone, for the player's own statistics and on no leaderboard."""

    MATCHES = "bots"
    """Matches that came to an end with a winner."""
    WON = "bots-won"
    """Those of them that the player has won, alone or shared."""
    RACES = "bot-races"
    """Races that came to an end with a winner."""
    RACES_WON = "bot-races-won"
    """Those of them that the player has won, alone or shared."""


BIDDERS_TO_COUNT, CHIPS_TO_COUNT = 2, 3
"""How many players must have bid in a match that counts, and how many chips must win one whose victory counts."""


def match_counts(rules: Rules, bidders: int) -> bool:
    """Return whether chips and optimal solutions of a match count, given how many players have bid.

    Those of a match by the first rules always do. docs/rules.md "Leaderboards".
    """
    return rules.version == 1 or bidders >= BIDDERS_TO_COUNT


def is_beside_bots_alone(bots: int, people: int) -> bool:
    """Return whether a game with so many bots is practice, given how many people have bid in it, or have a solution.

    docs/rules.md "Bots".
    """
    return bots > 0 and people < BIDDERS_TO_COUNT


def victory_counts(rules: Rules, bidders: int) -> bool:
    """Return whether the victory in a match counts, given how many players have bid."""
    is_long = rules.chips_to_win is None or rules.chips_to_win >= CHIPS_TO_COUNT
    return match_counts(rules, bidders) and (rules.version == 1 or is_long)


def race_counts(rounds: int, players: int) -> bool:
    """Return whether the victory in a race counts that was played to its end by so many persons with a solution."""
    return rounds >= CHIPS_TO_COUNT and players >= BIDDERS_TO_COUNT
