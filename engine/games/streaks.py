"""Streaks: the effect of solved and missed days.

A streak counts the days that a player solved one after the other. Each seven of them earn a freeze, of which at most two are
held, and a missed day uses one by itself: it counts nothing, and the streak goes on. Without a freeze the streak is over, and
the next solved day begins another. The current day is not missed yet.

A server's streak counts the days on which enough of its members solved the puzzle, without freezes.

Streaks are not stored: they follow from the days that were solved.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

FREEZE_EVERY = 7
"""The days of a streak that earn a freeze."""

MAX_FREEZES = 2
"""The most freezes that are held."""

LARGE_SERVER = 30
"""The people who have solved a puzzle on its day in a server from which on the server is large."""

SOLVERS, SOLVERS_IF_LARGE = 1, 3
"""The members who have to solve a puzzle on its day for the streak of their server, and of a large one."""


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


@dataclass(frozen=True, slots=True)
class Turnout:
    """The members of a server who solved the puzzle of a day on that day, and those of them who never had on an earlier day."""

    solvers: int = 0
    newcomers: int = 0


@dataclass(frozen=True, slots=True)
class ServerStreak:
    """A server's streak on a day that is not over: its ``length``, and the members who are ``missing`` for the day to count."""

    length: int = 0
    missing: int = 0


def server_streak(today: int, turnouts: Mapping[int, Turnout]) -> ServerStreak:
    """Return the streak of a server on a day, given the turnouts of all days, in any order; those after ``today`` do not count.

    How many solvers a day needs depends on earlier days alone, so a server that grows does not lose the days that it has.
    """
    length, last, people = 0, today, 0
    for day in sorted(day for day in turnouts if day < today):
        turnout = turnouts[day]
        if turnout.solvers >= _needed(people):
            length, last = length + 1 if last == day - 1 else 1, day
        people += turnout.newcomers
    missing = max(0, _needed(people) - turnouts.get(today, Turnout()).solvers)
    return ServerStreak((length if last == today - 1 else 0) + (missing == 0), missing)


def _needed(people: int) -> int:
    """Return the solvers that a day needs, given the number of people who have solved a puzzle on an earlier day."""
    return SOLVERS_IF_LARGE if people >= LARGE_SERVER else SOLVERS
