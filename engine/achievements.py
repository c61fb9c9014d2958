"""Achievements: few, and each is earned once."""

from collections.abc import Mapping

from engine.daily import Day, Play, counts, weekday
from engine.geometry import Named
from engine.solo import MAX_STARS
from engine.streaks import FREEZE_EVERY, Streak

_LONG = 10
_SUNDAY = 6


class Achievement(Named):
    """What somebody can have achieved."""

    TEN_MOVER = "ten-mover"
    """A chip or a puzzle solved that takes ten moves or more."""
    SUNDAY = "sunday"
    """The puzzle of a Sunday, the hardest of its week, solved on its day by an optimal solution, without a hint."""
    SEVEN_DAYS = "seven-days"
    """The puzzles of seven days solved one after the other."""
    VICTORY = "victory"
    """A match won, alone or shared."""


def achievements(hardest: int | None, victories: int, plays: Mapping[Day, Play], streak: Streak) -> tuple[Achievement, ...]:
    """What somebody has achieved, in the order above.

    ``hardest`` is how many moves the best solution has of the hardest that they have solved; ``plays`` and ``streak`` are those
    of the puzzles of days.
    """
    sundays = (play for day, play in plays.items() if weekday(day) == _SUNDAY and counts(day, play))
    earned = {
        Achievement.TEN_MOVER: hardest is not None and hardest >= _LONG,
        Achievement.SUNDAY: any(play.on_its_day.stars == MAX_STARS for play in sundays),
        Achievement.SEVEN_DAYS: streak.longest >= FREEZE_EVERY,
        Achievement.VICTORY: victories > 0,
    }
    return tuple(achievement for achievement, is_earned in earned.items() if is_earned)
