"""Achievements: a player earns each of them once."""

from collections.abc import Mapping

from engine.board.geometry import Named
from engine.games.daily import Day, Play, counts, weekday
from engine.games.solo.state import MAX_STARS
from engine.games.streaks import FREEZE_EVERY, Streak

_LONG = 10
_SUNDAY = 6


class Achievement(Named):
    """An achievement that a player can earn."""

    TEN_MOVER = "ten-mover"
    """Solved a chip or a puzzle that takes ten moves or more."""
    SUNDAY = "sunday"
    """Solved a Sunday's puzzle, the hardest of its week, on its day, optimally and without a hint."""
    SEVEN_DAYS = "seven-days"
    """Solved the daily puzzles of seven days in a row."""
    VICTORY = "victory"
    """Won a match, alone or shared."""


def achievements(hardest: int | None, victories: int, plays: Mapping[Day, Play], streak: Streak) -> tuple[Achievement, ...]:
    """Return the achievements that a player has earned, in the order of `Achievement`.

    ``hardest`` is the optimal length of the hardest chip or puzzle that the player has solved; ``plays`` and ``streak`` are
    those of the daily puzzles.
    """
    sundays = (play for day, play in plays.items() if weekday(day) == _SUNDAY and counts(day, play))
    earned = {
        Achievement.TEN_MOVER: hardest is not None and hardest >= _LONG,
        Achievement.SUNDAY: any(play.on_its_day.stars == MAX_STARS for play in sundays),
        Achievement.SEVEN_DAYS: streak.longest >= FREEZE_EVERY,
        Achievement.VICTORY: victories > 0,
    }
    return tuple(achievement for achievement, is_earned in earned.items() if is_earned)
