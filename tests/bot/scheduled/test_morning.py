"""The morning post of the daily puzzle: sent once, with the members' results of the day before."""

from datetime import UTC, date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.cards.daily import date_of
from bot.scheduled.posts import QUARTER, puzzle_due
from bot.store import NO_SERVER, PostKind
from bot.store.guild_settings import GuildSettings
from bot.store.time_zones import time_zones
from engine.board.notation import parse_moves
from engine.games.daily import GRACE, Day, Puzzle, begins, day_of
from engine.games.streaks import LARGE_SERVER
from tests.bot.scheduled.test_leaderboard import now
from tests.bot.scheduled.test_weekly import posted, until
from tests.bot.seen import buttons_of, said, text_of
from tests.bot.world import TODAYS, Member, World
from tests.properties import example, given, st

HOUR, DAY = 3600.0, 86400.0
LONGER = parse_moves("R-up " + "Y-down G-down G-right G-up")


async def choose(world: World, **chosen: Any) -> None:
    settings = GuildSettings(**{"morning_channel": world.channel.id, **chosen})
    await world.bot.store.set_guild_settings(world.guild.id, settings, now(world))


def tomorrow(world: World) -> Day:
    return day_of(now(world)) + 1


async def solve(world: World, player: int, day: Day, moves: Any = TODAYS.best, guild_id: int | None = None) -> None:
    puzzle = await world.bot.store.keep_puzzle(Puzzle(day, TODAYS.position, TODAYS.best))
    await world.bot.store.take_try(player, puzzle, moves, begins(day) + 1000, world.guild.id if guild_id is None else guild_id)


async def test_the_puzzle_is_posted_in_the_morning_with_how_members_did_the_day_before(world: World) -> None:
    ada, ben, cleo, dora = world.players("ada", "ben", "cleo", "dora")
    await choose(world, morning_hour=9)
    day = tomorrow(world)
    await solve(world, ben.id, day - 1, LONGER)
    await solve(world, ada.id, day - 1)
    await solve(world, cleo.id, day - 1, guild_id=NO_SERVER)
    await until(world, begins(day) + 9 * HOUR - 1)
    assert posted(world) == []
    await world.later(2)
    (post,) = world.channel.history()
    assert text_of(post).strip().splitlines() == [
        f"## 📅 Puzzle #{day}",
        "Today's puzzle is here: the same for everybody, without a clock, and with as many tries as you like.",
        f"**How you did in #{day - 1}:**",
        f"{ada.mention} ★★★ – optimal · one try · 🔥 1",
        f"{ben.mention} ★★☆ – one move above the best · one try · 🔥 1",
        "🔥 **One day in a row** on this server. It goes on if one more member solves today's puzzle.",
    ]
    assert buttons_of(post) == ["Play today's puzzle"]
    assert f"Puzzle {day} · " in said(await dora.click(post, label="Play today's puzzle"))
    await until(world, begins(day + 1) + 9 * HOUR + 1)
    assert len(posted(world)) == 2
    assert "How you did" not in posted(world)[-1], "nobody has played"


async def test_the_post_says_how_long_the_server_has_a_streak_and_what_today_needs(world: World) -> None:
    players = [player.id for player in world.players(*map(str, range(LARGE_SERVER)))]
    await choose(world, morning_hour=9)
    day = tomorrow(world)
    for player in players:
        await solve(world, player, day - 1)
    await solve(world, players[0], day)
    ends = []
    for later, solvers in enumerate((players[:3], players[:2], ())):
        await until(world, begins(day + later) + 9 * HOUR + 1)
        ends.append(posted(world)[-1].rpartition("🔥 **")[2])
        for player in solvers:
            await solve(world, player, day + later)
    assert ends[0].startswith("One day in a row** on this server. It goes on if 2 more members solve today's puzzle.")
    assert ends[1].startswith("2 days in a row** on this server. It goes on if 3 more members")
    assert "in this server" not in ends[2], "two were not enough"


async def test_who_solved_today_before_the_morning_has_the_day_counted(world: World, ada: Member) -> None:
    await choose(world, morning_hour=9)
    day = tomorrow(world)
    for solved in (day - 1, day):
        await solve(world, ada.id, solved)
    await until(world, begins(day) + 9 * HOUR + 1)
    assert "🔥 **2 days in a row** on this server. Today counts already." in posted(world)[-1]


async def test_what_is_tried_between_midnight_and_the_morning_changes_nothing_of_the_day_before(world: World, ada: Member):
    await choose(world, morning_hour=9)
    day = tomorrow(world)
    await solve(world, ada.id, day - 1, LONGER)
    await until(world, begins(day) + 8 * HOUR)
    puzzle = await world.bot.store.puzzle(day - 1)
    assert puzzle
    await world.bot.store.take_try(ada.id, puzzle, TODAYS.best, begins(day) + 8 * HOUR, world.guild.id)
    await until(world, begins(day) + 9 * HOUR + 1)
    assert f"{ada.mention} ★★☆ – one move above the best · one try · 🔥 1" in posted(world)[-1]


@pytest.mark.parametrize("away_from", [-30.0, 30.0])
async def test_a_morning_is_posted_late_and_once_where_the_bot_was_away(world: World, away_from: float) -> None:
    await choose(world, morning_hour=9)
    day = tomorrow(world)
    await until(world, begins(day) + 9 * HOUR + away_from)
    await world.restart_bot(killed=True, after=5 * HOUR)
    assert [f"#{day}" in text for text in posted(world)] == [True]
    for _ in range(2):
        await world.restart_bot()
    await until(world, begins(day) + 20 * HOUR)
    assert len(posted(world)) == 1


async def test_a_morning_whose_puzzle_is_over_when_the_bot_is_back_is_left_out(world: World) -> None:
    await choose(world, morning_hour=9)
    day = tomorrow(world)
    await until(world, begins(day) + 8 * HOUR)
    await world.restart_bot(killed=True, after=17 * HOUR)
    assert posted(world) == []
    await until(world, begins(day + 1) + 9 * HOUR + 1)
    assert [f"#{day + 1}" in text for text in posted(world)] == [True]


@pytest.mark.parametrize(("zone", "hour", "utc"), [("Asia/Kathmandu", 9, 3.25), ("America/Los_Angeles", 17, 1.0)])
async def test_mornings_are_those_of_the_server_and_puzzles_those_of_utc(world: World, zone: str, hour: int, utc: float):
    await choose(world, morning_hour=hour, time_zone=zone)
    day = tomorrow(world) + 1
    await until(world, begins(day) + utc * HOUR - 1)
    before = len(posted(world))
    await world.later(2)
    assert len(posted(world)) == before + 1
    assert f"#{day}" in posted(world)[-1]


async def test_where_the_clocks_are_put_back_no_day_is_left_out(world: World, ada: Member) -> None:
    await choose(world, morning_hour=1, time_zone="Europe/Berlin")
    sunday = day_of(datetime(2026, 10, 25, tzinfo=UTC).timestamp())
    await solve(world, ada.id, sunday - 1)
    await solve(world, ada.id, sunday)
    await until(world, begins(sunday) - HOUR + 1)
    assert f"#{sunday - 1}" in posted(world)[-1], "one o'clock on Sunday is in the puzzle of Saturday"
    await until(world, begins(sunday) + GRACE + 1)
    assert f"How you did in #{sunday - 1}" in posted(world)[-1], "no other hour of that puzzle is one o'clock"
    await until(world, begins(sunday + 1) + GRACE + 1)
    assert f"How you did in #{sunday}" in posted(world)[-1], "one o'clock on Monday"
    assert len(posted(world)) == 3


@given(zone=st.sampled_from(sorted(time_zones())), of=st.dates(date(2026, 1, 4), date(2100, 1, 1)))
@example(zone="Europe/Berlin", of=date(2026, 10, 25))
@example(zone="Europe/Berlin", of=date(2027, 3, 28))
@example(zone="America/Los_Angeles", of=date(2026, 11, 1))
@example(zone="Australia/Lord_Howe", of=date(2027, 4, 4))
@example(zone="Australia/Lord_Howe", of=date(2026, 10, 3))
@example(zone="Africa/Cairo", of=date(2026, 4, 23))
@example(zone="Antarctica/Troll", of=date(2027, 3, 28))
@example(zone="Antarctica/Troll", of=date(2026, 10, 25))
@example(zone="Cuba", of=date(2027, 3, 14))
@example(zone="Pacific/Kiritimati", of=date(2026, 12, 31))
def test_every_day_has_its_post_in_the_morning_and_in_time_wherever_a_server_is(zone: str, of: date) -> None:
    around = day_of(datetime.combine(of, datetime.min.time(), UTC).timestamp())
    for day in range(around - 2, around + 3):
        mornings = mornings_of(day, ZoneInfo(zone))
        for hour in range(24):
            due = puzzle_due(day, GuildSettings(morning_hour=hour, time_zone=zone))
            assert begins(day) + GRACE <= due <= begins(day + 1) - QUARTER, (date_of(day), hour)
            assert due == max(mornings.get(hour, 0), begins(day) + GRACE), (date_of(day), hour)


def mornings_of(day: Day, zone: ZoneInfo) -> dict[int, float]:
    """Return when clocks first show each full hour of a day; for skipped hours, when they would without the change."""
    mornings = dict[int, float]()
    for quarter in range(96):
        at = begins(day) + quarter * QUARTER
        before, shown = (datetime.fromtimestamp(then, zone).replace(tzinfo=None) for then in (at - QUARTER, at))
        hour = before.replace(minute=0, fold=0) + timedelta(hours=1)
        while hour < shown:  # left out, since the clocks are put forward
            mornings.setdefault(hour.hour, at - QUARTER + (hour - before).total_seconds())
            hour += timedelta(hours=1)
        if shown.minute == 0 and not shown.fold:  # otherwise it was shown before, since the clocks are put back
            mornings.setdefault(shown.hour, at)
    return mornings


async def test_nothing_is_told_of_a_puzzle_before_it_is_closed(world: World, ada: Member) -> None:
    day = tomorrow(world)
    await until(world, begins(day) - 5)
    await choose(world, morning_hour=0)
    await solve(world, ada.id, day - 1)
    await world.later(40)
    assert posted(world) == []
    await until(world, begins(day) + 61)
    assert [ada.mention in text for text in posted(world)] == [True]


async def test_a_server_has_both_its_morning_and_its_week(world: World) -> None:
    await choose(world, morning_hour=9, weekly_channel=world.channel.id, weekly_hour=9)
    assert len(await world.bot.store.scheduled_posts(PostKind.MORNING)) == 1
    assert len(await world.bot.store.scheduled_posts(PostKind.WEEKLY)) == 1
    await choose(world, morning_channel=None)
    assert await world.bot.store.scheduled_posts(PostKind.MORNING) == []


async def test_what_is_chosen_about_weeks_leaves_the_mornings_as_they_were(world: World) -> None:
    await choose(world, morning_hour=9)
    (before,) = await world.bot.store.scheduled_posts(PostKind.MORNING)
    await world.later(60)
    await choose(world, morning_hour=9, weekly_channel=world.channel.id)
    (after,) = await world.bot.store.scheduled_posts(PostKind.MORNING)
    assert after.chosen_at == before.chosen_at
    await choose(world, morning_hour=10, weekly_channel=world.channel.id)
    (changed,) = await world.bot.store.scheduled_posts(PostKind.MORNING)
    assert changed.chosen_at > before.chosen_at
