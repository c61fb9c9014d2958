"""Streaks: the effect of solved and missed days.

A streak counts the days that a player solved one after the other. Each seven of them earn a freeze, of which at most two are
held, and a missed day uses one by itself: it counts nothing, and the streak goes on. Without a freeze the streak is over, and
the next solved day begins another. The current day is not missed yet.

Streaks are not stored: they follow from the days that were solved.
"""

from collections.abc import Iterable
from dataclasses import dataclass

FREEZE_EVERY = 7
"""The days of a streak that earn a freeze."""

MAX_FREEZES = 2
"""The most freezes that are held."""


@dataclass(frozen=True, slots=True)
class Streak:
    """A player's streak as of some day.

    ``length`` are the solved days of the current streak, 0 where there is none, and ``longest`` those of the longest ever.
    ``freezes`` are held for days to come; ``frozen`` are the missed days of this streak that used one, the earliest first.
    """

    length: int = 0
    longest: int = 0
    freezes: int = 0
    frozen: tuple[int, ...] = ()


def streak_on(today: int, solved: Iterable[int]) -> Streak:
    """Return the streak on a day, given the solved days in any order, repetitions included.

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
    """Return the streak after a run of missed days."""
    if len(days) > streak.freezes:
        return Streak(longest=streak.longest)
    return Streak(streak.length, streak.longest, streak.freezes - len(days), (*streak.frozen, *days))
