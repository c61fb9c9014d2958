"""Periods of leaderboards: weeks and months, which begin and end at midnight in a server's time zone."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from itertools import pairwise

from bot.store import Score, Span
from bot.store.guild_settings import GuildSettings

_WEEK = re.compile(r"(2\d{3})-?W(\d{1,2})", re.IGNORECASE)
_MONTH = re.compile(r"(2\d{3})-(\d{2})")
_A_DAY = timedelta(days=1)
_A_WEEK = 7 * _A_DAY


def midnight(day: date, zone: tzinfo) -> float:
    """Return when a day begins, in seconds since the Unix epoch.

    If a change of clocks skips midnight, that is the time of the change; if midnight occurs twice, the first time.
    """
    return datetime.combine(day, time(), zone).timestamp()


def day_of(moment: float, zone: tzinfo) -> date:
    """Return the day of a time, which is in seconds since the Unix epoch."""
    return datetime.fromtimestamp(moment, zone).date()


@dataclass(frozen=True, slots=True, order=True)
class Week:
    """An ISO week, by its Monday. ``str`` gives ``2026-W46``."""

    monday: date

    def __str__(self) -> str:
        year, number, _ = self.monday.isocalendar()
        return f"{year}-W{number:02}"

    @property
    def sunday(self) -> date:
        """The last day of the week."""
        return self.monday + 6 * _A_DAY

    def span(self, zone: tzinfo) -> Span:
        """Return the time span of the week."""
        return Span(midnight(self.monday, zone), midnight(self.monday + _A_WEEK, zone))

    def later(self, weeks: int) -> "Week":
        """Return the week that is ``weeks`` after this one, or before it if negative."""
        return Week(self.monday + weeks * _A_WEEK)


def week_of(day: date) -> Week:
    """Return the week of a day."""
    return Week(day - day.weekday() * _A_DAY)


def read_week(text: str) -> Week | None:
    """Return the week that a text such as ``2026-W46`` names, or None."""
    if not (match := _WEEK.fullmatch(text.strip())):
        return None
    try:
        return Week(date.fromisocalendar(int(match[1]), int(match[2]), 1))
    except ValueError:
        return None


@dataclass(frozen=True, slots=True, order=True)
class Month:
    """A month, by its first day. ``str`` gives ``2026-11``."""

    first: date

    def __str__(self) -> str:
        return f"{self.first:%Y-%m}"

    @property
    def last(self) -> date:
        """The last day of the month."""
        return (self.first + 31 * _A_DAY).replace(day=1) - _A_DAY

    def span(self, zone: tzinfo) -> Span:
        """Return the time span of the month."""
        return Span(midnight(self.first, zone), midnight(self.last + _A_DAY, zone))


@dataclass(frozen=True, slots=True)
class Ever:
    """All time. ``str`` gives ``ever``."""

    def __str__(self) -> str:
        return "ever"

    def span(self, zone: tzinfo) -> Span:
        """Return the span without bounds."""
        del zone
        return Span()


Period = Week | Month | Ever
"""The period of a leaderboard."""

THIS_WEEK, LAST_WEEK, MONTH, EVER = "this-week", "last-week", "month", "ever"
PERIODS = (THIS_WEEK, LAST_WEEK, MONTH, EVER)
"""The names of the periods that a leaderboard offers, relative to the day."""


def periods_on(day: date) -> dict[str, Period]:
    """Return the periods that leaderboards offer on a day, by their names, in the order of `PERIODS`."""
    week = week_of(day)
    return {THIS_WEEK: week, LAST_WEEK: week.later(-1), MONTH: Month(day.replace(day=1)), EVER: Ever()}


def read_period(text: str) -> Period | None:
    """Return the period with this ``str``, or None."""
    if text == str(Ever()):
        return Ever()
    if match := _MONTH.fullmatch(text):
        try:
            return Month(date(int(match[1]), int(match[2]), 1))
        except ValueError:
            return None
    return read_week(text)


DAYS = UTC
"""The time zone of daily puzzles, whatever that of the server."""


def span_of(period: Period, score: Score, zone: tzinfo) -> Span:
    """Return the span of a period on a leaderboard of a server in that zone; for puzzles it has whole puzzle days."""
    return period.span(DAYS if score is Score.DAILY else zone)


def weeks_between(first: float, last: float, zone: tzinfo) -> Sequence[Week]:
    """Return the weeks from that of one time to that of another, which is not earlier, the earliest first."""
    week, end = week_of(day_of(first, zone)), week_of(day_of(last, zone))
    return [week.later(number) for number in range((end.monday - week.monday).days // 7 + 1)]


def spans_of(weeks: Sequence[Week], zone: tzinfo) -> list[Span]:
    """Return the spans of consecutive weeks."""
    if not weeks:
        return []
    return [Span(*ends) for ends in pairwise(midnight(week.monday, zone) for week in [*weeks, weeks[-1].later(1)])]


@dataclass(frozen=True, slots=True)
class Streak:
    """The numbers of consecutive weeks in which a player has played: now, and at most."""

    current: int
    best: int


def streak(played: Sequence[bool]) -> Streak:
    """Return the streak over these weeks. The last week is not over, so missing it does not break the streak."""
    best = run = 0
    before = 0
    for was in played:
        before, run = run, run + 1 if was else 0
        best = max(best, run)
    return Streak(run or before, best)


def post_due(week: Week, settings: GuildSettings) -> float:
    """Return when the leaderboard of a week is due on a server, in seconds since the Unix epoch."""
    day = week.sunday if settings.weekly_day == "last" else week.later(1).monday
    return datetime.combine(day, time(settings.weekly_hour), settings.zone).timestamp()


def last_due(settings: GuildSettings, now: float) -> tuple[Week, float]:
    """Return the latest week whose leaderboard is due by now, and when it was."""
    week = week_of(day_of(now, settings.zone))
    while (due := post_due(week, settings)) > now:
        week = week.later(-1)
    return week, due
