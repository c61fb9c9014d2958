"""Weeks and months of a server: across changes of the clocks, new year, and round the world."""

from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.store import Span
from bot.store.guild_settings import GuildSettings
from bot.store.periods import (
    Ever,
    Month,
    Streak,
    Week,
    day_of,
    last_due,
    midnight,
    read_period,
    read_week,
    spans_of,
    streak,
    week_of,
    weeks_between,
)
from bot.store.time_zones import time_zones
from tests.properties import given, st

HOUR = 3600
UNTIL_2100 = st.integers(1_735_689_600, 4_102_444_800)
ZONES = st.sampled_from(["UTC", "Europe/Berlin", "America/Havana", "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Apia"])


def utc(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("zone", "moment", "week", "begins", "hours"),
    [
        ("UTC", "2026-11-21 13:00", "2026-W47", "2026-11-16 00:00", 168),
        ("UTC", "2026-11-16 00:00", "2026-W47", "2026-11-16 00:00", 168),
        ("UTC", "2026-11-15 23:59", "2026-W46", "2026-11-09 00:00", 168),
        # New year: the week belongs to the year of its Thursday.
        ("UTC", "2027-01-03 23:59", "2026-W53", "2026-12-28 00:00", 168),
        ("UTC", "2027-01-04 00:00", "2027-W01", "2027-01-04 00:00", 168),
        ("UTC", "2024-12-31 12:00", "2025-W01", "2024-12-30 00:00", 168),
        ("Europe/Berlin", "2026-12-31 23:30", "2026-W53", "2026-12-27 23:00", 168),
        # The week in which the clocks are put forward has an hour less, that in which they are put back one more.
        ("Europe/Berlin", "2026-03-25 12:00", "2026-W13", "2026-03-22 23:00", 167),
        ("Europe/Berlin", "2026-10-21 12:00", "2026-W43", "2026-10-18 22:00", 169),
        ("America/New_York", "2026-03-04 12:00", "2026-W10", "2026-03-02 05:00", 167),
        ("America/New_York", "2026-10-28 12:00", "2026-W44", "2026-10-26 04:00", 169),
        ("Australia/Lord_Howe", "2026-04-01 12:00", "2026-W14", "2026-03-29 13:00", 168.5),
        # On one side of the world it is Monday, on the other still Sunday.
        ("Pacific/Kiritimati", "2026-11-15 10:30", "2026-W47", "2026-11-15 10:00", 168),
        ("Pacific/Pago_Pago", "2026-11-16 10:30", "2026-W46", "2026-11-09 11:00", 168),
        ("Asia/Kathmandu", "2026-11-15 18:14", "2026-W46", "2026-11-08 18:15", 168),
    ],
)
def test_a_week_begins_on_monday_at_midnight_of_the_servers_time_zone(
    zone: str, moment: str, week: str, begins: str, hours: float
) -> None:
    found = week_of(day_of(utc(moment), ZoneInfo(zone)))
    assert str(found) == week
    assert found.span(ZoneInfo(zone)) == Span(utc(begins), utc(begins) + hours * HOUR)


@pytest.mark.parametrize(
    ("zone", "day", "begins"),
    [
        ("America/Havana", date(2026, 3, 8), "2026-03-08 05:00"),  # 00:00 is left out
        ("America/Havana", date(2026, 11, 1), "2026-11-01 04:00"),  # 00:00 comes twice
        ("Asia/Beirut", date(2026, 3, 29), "2026-03-28 22:00"),  # 00:00 is left out
        ("Asia/Beirut", date(2026, 10, 25), "2026-10-24 22:00"),  # 23:00 to 24:00 of the day before comes twice
    ],
)
def test_a_day_begins_once_though_the_clocks_are_changed_at_midnight(zone: str, day: date, begins: str) -> None:
    at = midnight(day, ZoneInfo(zone))
    assert at == utc(begins)
    assert day_of(at, ZoneInfo(zone)) == day
    assert day_of(at - 1, ZoneInfo(zone)) < day


@pytest.mark.parametrize(
    ("zone", "month", "begins", "ends"),
    [
        ("UTC", "2026-11", "2026-11-01 00:00", "2026-12-01 00:00"),
        ("UTC", "2026-12", "2026-12-01 00:00", "2027-01-01 00:00"),
        ("UTC", "2028-02", "2028-02-01 00:00", "2028-03-01 00:00"),
        ("Europe/Berlin", "2026-03", "2026-02-28 23:00", "2026-03-31 22:00"),
        ("America/Havana", "2026-11", "2026-11-01 04:00", "2026-12-01 05:00"),
    ],
)
def test_a_month_begins_on_its_first_at_midnight(zone: str, month: str, begins: str, ends: str) -> None:
    found = read_period(month)
    assert isinstance(found, Month)
    assert found.span(ZoneInfo(zone)) == Span(utc(begins), utc(ends))


@given(moment=UNTIL_2100, zone=ZONES)
def test_every_moment_is_in_the_one_week_that_is_said(moment: int, zone: str) -> None:
    place = ZoneInfo(zone)
    span = week_of(day_of(moment, place)).span(place)
    assert span.since is not None
    assert span.until is not None
    assert span.since <= moment < span.until


@given(moment=UNTIL_2100, zone=st.sampled_from(sorted(time_zones())))
def test_weeks_begin_at_quarters_of_an_hour_everywhere(moment: int, zone: str) -> None:
    since = week_of(day_of(moment, ZoneInfo(zone))).span(ZoneInfo(zone)).since
    assert since is not None
    assert since % 900 == 0


@given(day=st.dates(date(2001, 1, 1), date(2998, 12, 31)))
def test_a_week_is_read_as_it_is_written(day: date) -> None:
    assert read_week(str(week_of(day))) == week_of(day)


@pytest.mark.parametrize("text", ["2026-W46", "2026-w46", " 2026W46 "])
def test_a_week_may_be_written_in_several_ways(text: str) -> None:
    assert read_week(text) == Week(date(2026, 11, 9))


@pytest.mark.parametrize("text", ["", "46", "2026-W00", "2025-W53", "2026-W54", "0000-W01", "9999-W52", "last week", "2026-11"])
def test_what_is_no_week_is_none(text: str) -> None:
    assert read_week(text) is None


@pytest.mark.parametrize("text", ["2026-W46", "2026-11", "ever"])
def test_a_period_is_read_as_it_is_written(text: str) -> None:
    assert str(read_period(text)) == text


@pytest.mark.parametrize("text", ["2026-13", "2026", "never"])
def test_what_is_no_period_is_none(text: str) -> None:
    assert read_period(text) is None


def test_all_time_has_no_end() -> None:
    assert Ever().span(ZoneInfo("UTC")) == Span()


def test_weeks_follow_each_other_over_new_year_and_changes_of_the_clocks() -> None:
    zone = ZoneInfo("Europe/Berlin")
    weeks = weeks_between(utc("2026-12-20 12:00"), utc("2027-04-01 12:00"), zone)
    assert [str(week) for week in weeks[:4]] == ["2026-W51", "2026-W52", "2026-W53", "2027-W01"]
    assert len(weeks) == 16
    assert spans_of(weeks, zone) == [week.span(zone) for week in weeks]
    assert spans_of([], zone) == []


@pytest.mark.parametrize(
    ("played", "current", "best"),
    [
        ("", 0, 0),
        ("x", 1, 1),
        (".", 0, 0),
        ("xx", 2, 2),
        ("xx.", 2, 2),  # this week is not over
        ("xx..", 0, 2),
        ("xxx.x", 1, 3),
        ("x.xx.", 2, 2),
    ],
)
def test_a_streak_is_weeks_in_a_row(played: str, current: int, best: int) -> None:
    assert streak([week == "x" for week in played]) == Streak(current, best)


@pytest.mark.parametrize(
    ("zone", "day", "hour", "now", "week", "due"),
    [
        ("UTC", "first", 9, "2026-11-16 08:59", "2026-W45", "2026-11-09 09:00"),
        ("UTC", "first", 9, "2026-11-16 09:00", "2026-W46", "2026-11-16 09:00"),
        ("UTC", "first", 9, "2026-11-22 23:00", "2026-W46", "2026-11-16 09:00"),
        ("UTC", "last", 18, "2026-11-22 17:59", "2026-W46", "2026-11-15 18:00"),
        ("UTC", "last", 18, "2026-11-22 18:00", "2026-W47", "2026-11-22 18:00"),
        ("UTC", "first", 0, "2027-01-04 00:00", "2026-W53", "2027-01-04 00:00"),
        ("Europe/Berlin", "last", 9, "2026-03-29 07:00", "2026-W13", "2026-03-29 07:00"),  # summer time since 01:00 UTC
        ("Europe/Berlin", "last", 2, "2026-03-29 01:00", "2026-W13", "2026-03-29 01:00"),  # 02:00 is left out
        ("Europe/Berlin", "last", 2, "2026-10-25 00:00", "2026-W43", "2026-10-25 00:00"),  # 02:00 comes twice
        ("Asia/Tokyo", "first", 9, "2026-11-16 00:00", "2026-W46", "2026-11-16 00:00"),
    ],
)
def test_a_week_is_due_at_the_hour_that_the_server_chose(zone: str, day: str, hour: int, now: str, week: str, due: str) -> None:
    settings = GuildSettings.model_validate({"time_zone": zone, "weekly_day": day, "weekly_hour": hour})
    found, at = last_due(settings, utc(now))
    assert (str(found), at) == (week, utc(due))
