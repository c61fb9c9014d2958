"""What is done once per period is due once in each, in order, over years of changed clocks, wherever a server is."""

from datetime import date
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.scheduled.champions import Champions
from bot.scheduled.cup_posts import CupOpens, CupResult
from bot.scheduled.posts import MorningPuzzle, Regular, WeeklyLeaderboard, due_now
from bot.store import PostKind, ScheduledPost
from bot.store.guild_settings import GuildSettings
from bot.store.periods import read_week
from tests.at_length import few_of

HOUR = 3600.0
BEGIN, YEARS = 1_798_761_600.0, 2
"""The first of January 2027, and the number of years from there on."""

_NOTHING = cast("Any", None)
REGULAR: tuple[Regular, ...] = (
    WeeklyLeaderboard(_NOTHING, _NOTHING),
    MorningPuzzle(_NOTHING, _NOTHING, _NOTHING),
    CupOpens(_NOTHING, _NOTHING),
    CupResult(_NOTHING, _NOTHING, _NOTHING, _NOTHING),
    Champions(_NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING),
)
"""All that is done once per period; when it is due depends on settings and the time alone."""

ZONES = ("Europe/Berlin", "Australia/Lord_Howe", "Africa/Cairo", "Antarctica/Troll")


def ordinal(period: str) -> int:
    """Return the number of a day, or of a week."""
    if week := read_week(period):
        return week.monday.toordinal() // 7
    return date.fromisoformat(period).toordinal()


def test_all_that_is_regular_is_held_here() -> None:
    assert {regular.kind for regular in REGULAR} == set(PostKind)


@pytest.mark.parametrize("zone", few_of(ZONES, ("Australia/Lord_Howe", "Antarctica/Troll")))
@pytest.mark.parametrize("regular", REGULAR, ids=lambda regular: regular.kind.value)
@pytest.mark.parametrize("hour", [0, 2])
def test_each_period_is_due_once_and_in_order_for_years(regular: Regular, zone: str, hour: int) -> None:
    settings = GuildSettings(time_zone=zone, weekly_hour=hour, morning_hour=hour)
    due = [regular.last_due(settings, BEGIN + number * HOUR) for number in range(YEARS * 365 * 24)]
    periods = list(dict.fromkeys(period for period, _ in due))
    assert periods == sorted(periods), "they sort as strings"
    assert [ordinal(period) for period in periods] == [ordinal(periods[0]) + n for n in range(len(periods))], "none is left out"
    assert len(set(due)) == len(periods), "a period stays due since the same moment"
    assert all(since <= BEGIN + number * HOUR for number, (_, since) in enumerate(due))


@pytest.mark.parametrize("regular", REGULAR, ids=lambda regular: regular.kind.value)
async def test_what_is_due_on_a_server_that_moved_to_another_process_is_left_to_that_one(regular: Regular) -> None:
    async def chosen(_kind: PostKind) -> list[ScheduledPost]:
        return [ScheduledPost(server, 7, GuildSettings(), chosen_at=0.0, done=None) for server in (1, 2)]

    here = cast("Any", SimpleNamespace(get_guild={1: "a server"}.get))
    store, clock = cast("Any", SimpleNamespace(scheduled_posts=chosen)), cast("Any", SimpleNamespace(now=lambda: BEGIN))
    assert [scheduled.guild_id for scheduled, _, _ in await due_now(regular, here, store, clock)] == [1]
