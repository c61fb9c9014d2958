"""Weeks and months of a server, as its leaderboards count them: they begin and end at midnight in its own time zone."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

from bot.store import Score, Span
from bot.store.guild_settings import GuildSettings

_WEEK = re.compile(r"(2\d{3})-?W(\d{1,2})", re.IGNORECASE)
_MONTH = re.compile(r"(2\d{3})-(\d{2})")
_A_DAY = timedelta(days=1)
_A_WEEK = 7 * _A_DAY


def midnight(day: date, zone: ZoneInfo) -> float:
    """When a day begins, in seconds since the Unix epoch.

    Where midnight is left out since the clocks are put forward, when they are; where it comes twice, the first time.
    """
    return datetime.combine(day, time(), zone).timestamp()


def day_of(moment: float, zone: ZoneInfo) -> date:
    """The day of a moment, which is in seconds since the Unix epoch."""
    return datetime.fromtimestamp(moment, zone).date()


@dataclass(frozen=True, slots=True, order=True)
class Week:
    """An ISO week, by its Monday. As a text it is written ``2026-W46``."""

    monday: date

    def __str__(self) -> str:
        year, number, _ = self.monday.isocalendar()
        return f"{year}-W{number:02}"

    @property
    def sunday(self) -> date:
        """The last day of the week."""
        return self.monday + 6 * _A_DAY

    def span(self, zone: ZoneInfo) -> Span:
        """The time from the beginning of the week to its end."""
        return Span(midnight(self.monday, zone), midnight(self.monday + _A_WEEK, zone))

    def later(self, weeks: int) -> "Week":
        """The week so many weeks after this one, or before it where the number is negative."""
        return Week(self.monday + weeks * _A_WEEK)


def week_of(day: date) -> Week:
    """The week of a day."""
    return Week(day - day.weekday() * _A_DAY)


def read_week(text: str) -> Week | None:
    """The week that a text such as ``2026-W46`` names, or None if it names no week."""
    if not (match := _WEEK.fullmatch(text.strip())):
        return None
    try:
        return Week(date.fromisocalendar(int(match[1]), int(match[2]), 1))
    except ValueError:
        return None


@dataclass(frozen=True, slots=True, order=True)
class Month:
    """A month, by its first day. As a text it is written ``2026-11``."""

    first: date

    def __str__(self) -> str:
        return f"{self.first:%Y-%m}"

    @property
    def last(self) -> date:
        """The last day of the month."""
        return (self.first + 31 * _A_DAY).replace(day=1) - _A_DAY

    def span(self, zone: ZoneInfo) -> Span:
        """The time from the beginning of the month to its end."""
        return Span(midnight(self.first, zone), midnight(self.last + _A_DAY, zone))


@dataclass(frozen=True, slots=True)
class Ever:
    """All time. As a text it is written ``ever``."""

    def __str__(self) -> str:
        return "ever"

    def span(self, zone: ZoneInfo) -> Span:
        """All time."""
        del zone
        return Span()


Period = Week | Month | Ever
"""What a leaderboard can be about."""

THIS_WEEK, LAST_WEEK, MONTH, EVER = "this-week", "last-week", "month", "ever"
PERIODS = (THIS_WEEK, LAST_WEEK, MONTH, EVER)
"""What players call the periods that a leaderboard offers: which those are depends on the day."""


def periods_on(day: date) -> dict[str, Period]:
    """The periods that a day's leaderboards offer, by what players call them, in the order of `PERIODS`."""
    week = week_of(day)
    return {THIS_WEEK: week, LAST_WEEK: week.later(-1), MONTH: Month(day.replace(day=1)), EVER: Ever()}


def read_period(text: str) -> Period | None:
    """The period of which this is the text, or None."""
    if text == str(Ever()):
        return Ever()
    if match := _MONTH.fullmatch(text):
        try:
            return Month(date(int(match[1]), int(match[2]), 1))
        except ValueError:
            return None
    return read_week(text)


DAYS = ZoneInfo("UTC")
"""The time zone by which the days of puzzles begin and end, whatever that of the server."""


def span_of(period: Period, score: Score, zone: ZoneInfo) -> Span:
    """The time of a period that a leaderboard of a server in that zone counts: that of whole puzzle days for puzzles."""
    return period.span(DAYS if score is Score.DAILY else zone)


def weeks_between(first: float, last: float, zone: ZoneInfo) -> Sequence[Week]:
    """The weeks from that of one moment to that of another, which is not earlier, the earliest first."""
    week, end = week_of(day_of(first, zone)), week_of(day_of(last, zone))
    return [week.later(number) for number in range((end.monday - week.monday).days // 7 + 1)]


def spans_of(weeks: Sequence[Week], zone: ZoneInfo) -> list[Span]:
    """The spans of weeks that follow each other without a gap."""
    if not weeks:
        return []
    return [Span(*ends) for ends in pairwise(midnight(week.monday, zone) for week in [*weeks, weeks[-1].later(1)])]


@dataclass(frozen=True, slots=True)
class Streak:
    """How many weeks in a row somebody has played: now, and at most ever."""

    current: int
    best: int


def streak(played: Sequence[bool]) -> Streak:
    """The streak over these weeks. The last week is still running, so missing it breaks nothing."""
    best = run = 0
    before = 0
    for was in played:
        before, run = run, run + 1 if was else 0
        best = max(best, run)
    return Streak(run or before, best)


def post_due(week: Week, settings: GuildSettings) -> float:
    """When a server wants the leaderboard of a week posted, in seconds since the Unix epoch."""
    day = week.sunday if settings.weekly_day == "last" else week.later(1).monday
    return datetime.combine(day, time(settings.weekly_hour), settings.zone).timestamp()


def last_due(settings: GuildSettings, now: float) -> tuple[Week, float]:
    """The latest week whose leaderboard should have been posted by now, and when."""
    week = week_of(day_of(now, settings.zone))
    while (due := post_due(week, settings)) > now:
        week = week.later(-1)
    return week, due
