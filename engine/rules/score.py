"""The scores that rank players, and the matches that count."""

from engine.board.geometry import Named
from engine.rules.rules import Rules


class Score(Named):
    """A score that a leaderboard counts."""

    CHIPS = "chips"
    MATCHES = "matches"
    """Matches won, alone or shared."""
    BEST = "best"
    """Chips won by an optimal proof."""
    SOLO = "solo"
    """Stars of solo games, unless they were for practice: `engine.games.solo.state.stars_of`."""
    RACES = "races"
    """Races that were won, alone or shared."""
    DAILY = "daily"
    """Stars of daily puzzles solved on their day, at most three a day: `engine.games.daily.counts`."""


class Practice(Named):
    """A count of games beside bots alone, for the player's own statistics and on no leaderboard."""

    MATCHES = "bots"
    """Matches that came to an end with a winner."""
    WON = "bots-won"
    """Those of them that the player has won, alone or shared."""
    RACES = "bot-races"
    """Races that came to an end with a winner."""
    RACES_WON = "bot-races-won"
    """Those of them that the player has won, alone or shared."""


BIDDERS_TO_COUNT, CHIPS_TO_COUNT = 2, 3
"""The number of persons that a chip or a race needs, and of chips, or decided rounds, that a victory needs."""


def is_beside_bots_alone(bots: int, people: int) -> bool:
    """Return whether a game with ``bots`` bots is practice, given how many people have bid in it, or have a solution.

    docs/rules.md "Bots".
    """
    return bots > 0 and people < BIDDERS_TO_COUNT


def victory_may_count(rules: Rules) -> bool:
    """Return whether a victory in a match by these rules can count: at least three chips win."""
    return rules.chips_to_win is None or rules.chips_to_win >= CHIPS_TO_COUNT


def victory_counts(counted: int, *, is_pile_empty: bool) -> bool:
    """Return whether the victory in a match counts, given how many chips of the winner do: docs/rules.md "Leaderboards".

    With an empty pile none is needed.
    """
    return is_pile_empty or counted >= CHIPS_TO_COUNT


def race_counts(rounds: int, players: int) -> bool:
    """Return whether the victory in a race counts, given its decided rounds and the persons who have submitted a solution."""
    return rounds >= CHIPS_TO_COUNT and players >= BIDDERS_TO_COUNT
