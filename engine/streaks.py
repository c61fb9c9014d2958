"""Days in a row: what becomes of a streak on days that were solved and days that were missed.

A streak counts the days that somebody solved one after the other. Each seven of them earn a freeze, of which at most two are
held, and a day that is missed uses one by itself: it counts nothing, and the streak goes on. Without a freeze the streak is
over, and the next solved day begins another. The day that is still running is not missed yet.

Nothing of this is kept anywhere: it follows from the days that were solved.
"""

from collections.abc import Iterable
from dataclasses import dataclass

FREEZE_EVERY = 7
"""So many days of a streak earn a freeze."""

MAX_FREEZES = 2
"""So many freezes are held at most: who has that many earns none."""


@dataclass(frozen=True, slots=True)
class Streak:
    """Somebody's streak as it stands on some day.

    ``length`` are the solved days of the streak that goes on, 0 where none does, and ``longest`` those of the longest ever.
    ``freezes`` are held for days to come; ``frozen`` are the missed days of this streak that used one, the earliest first.
    """

    length: int = 0
    longest: int = 0
    freezes: int = 0
    frozen: tuple[int, ...] = ()


def streak_on(today: int, solved: Iterable[int]) -> Streak:
    """The streak on a day, of who solved these days, each any number of times and in any order.

    Days are whole numbers, one for each day. Those after ``today`` do not count.
    """
    streak, before = Streak(), today
    for day in sorted({day for day in solved if day <= today}):
        streak, before = _solved(_missed(streak, range(before + 1, day))), day
    return _missed(streak, range(before + 1, today))


def _solved(streak: Streak) -> Streak:
    length = streak.length + 1
    earned = length % FREEZE_EVERY == 0
    freezes = min(MAX_FREEZES, streak.freezes + earned)
    return Streak(length, max(streak.longest, length), freezes, streak.frozen)


def _missed(streak: Streak, days: range) -> Streak:
    """The streak after days that follow each other and were not solved."""
    if len(days) > streak.freezes:
        return Streak(longest=streak.longest)
    return Streak(streak.length, streak.longest, streak.freezes - len(days), (*streak.frozen, *days))
