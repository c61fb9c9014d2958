"""A slow race: days, hours that stay, restarts, and a match beside it."""

from datetime import UTC, datetime
from random import Random
from zoneinfo import ZoneInfo

import pytest

from bot.games.deadline_timer import ON_ITS_WAY
from bot.games.race import next_end
from bot.store import Score, Span
from engine import RULES_2013, draw_setup
from engine.games.race.play import start
from engine.games.race.state import Race, replay
from tests.at_length import few_of
from tests.bot.games.race.play import (
    DAY,
    INTERMISSION,
    LONGER,
    begin,
    begin_drawn,
    best,
    done,
    newest,
    race_cards,
    race_of,
    results,
    submit,
)
from tests.bot.scheduled.test_leaderboard import now
from tests.bot.scheduled.test_weekly import until
from tests.bot.seen import card, news, press, said, stop, text_of
from tests.bot.world import SOLUTION, Member, World

BERLIN = ZoneInfo("Europe/Berlin")
HOUR = 3600.0


def race_from(began: datetime, seconds: float) -> Race:
    """A race that began then, in Berlin."""
    setup = draw_setup(RULES_2013, Random(1))
    at = began.replace(tzinfo=BERLIN).timestamp()
    return replay(start(RULES_2013, setup, 1, at, Random(1), seconds=seconds, zone=BERLIN.key, next_end=next_end))


def on_the_wall(moment: float) -> str:
    return datetime.fromtimestamp(moment, BERLIN).strftime("%d %H:%M")


@pytest.mark.parametrize(
    ("began", "now", "ends"),
    [
        ("2027-03-26 20:15", "2027-03-26 20:15", "27 20:15"),
        ("2027-03-26 20:15", "2027-03-27 20:15", "28 20:15"),  # whose night is an hour shorter
        ("2027-03-26 20:15", "2027-03-28 20:15", "29 20:15"),
        ("2027-10-29 20:15", "2027-10-30 20:15", "31 20:15"),  # whose night is an hour longer
        ("2027-10-29 20:15", "2027-10-30 09:00", "31 20:15"),  # all were done: half a round is left at least
        ("2027-10-29 20:15", "2027-10-30 08:00", "30 20:15"),
        ("2027-03-26 02:30", "2027-03-27 02:30", "28 03:30"),  # the clocks leave that hour out
    ],
)
def test_a_round_of_a_day_ends_at_the_hour_of_the_day_at_which_the_race_began(began: str, now: str, ends: str) -> None:
    race = race_from(datetime.fromisoformat(began), DAY)
    at = datetime.fromisoformat(now).replace(tzinfo=BERLIN).timestamp()
    assert on_the_wall(next_end(race, at) or 0) == ends


def test_rounds_of_eight_hours_keep_their_hours_and_those_of_one_hour_their_minute() -> None:
    race, ends = race_from(datetime.fromisoformat("2027-10-30 07:30"), 8 * HOUR), list[str]()
    at = race.began
    for _ in range(6):
        at = next_end(race, at) or 0
        ends.append(on_the_wall(at))
    assert ends == ["30 15:30", "30 23:30", "31 07:30", "31 15:30", "31 23:30", "01 07:30"]
    short = race_from(datetime.fromisoformat("2027-10-30 07:30"), HOUR)
    assert on_the_wall(next_end(short, short.began) or 0) == "30 08:30"


async def test_eight_days_of_slow_races_with_a_restart_on_each(world: World, ada: Member, ben: Member) -> None:
    """Five rounds of a day, over a change of clocks, and then three of another race."""
    chosen = (await world.bot.store.guild_settings(world.guild.id)).model_copy(update={"time_zone": BERLIN.key})
    await world.bot.store.set_guild_settings(world.guild.id, chosen, now(world))
    await until(world, datetime(2026, 3, 26, 18, 0, tzinfo=BERLIN).timestamp())
    for chips in (5, 3):
        await begin_drawn(world, ada, time=DAY, chips=chips)
        hour = on_the_wall(race_of(world).began)[3:]
        for _ in range(chips):
            assert on_the_wall(race_of(world).deadline or 0)[3:] == hour
            await submit(world, ada, best(world))
            await world.later(5 * HOUR)
            await world.restart_bot(killed=True, after=60)
            await submit(world, ben, best(world))
            assert [entry.player for entry in race_of(world).round.entries] == [ada.id, ben.id]
            await world.later((race_of(world).deadline or 0) - now(world) + ON_ITS_WAY)
            await world.later(INTERMISSION)
        assert f"<@{ada.id}> and <@{ben.id}> share the victory" in results(world.channel)[-1]
    assert len(race_cards(world.channel)) == 8
    assert len(results(world.channel)) == 8, "each is announced once"
    counted = await world.bot.store.leaderboard(world.guild.id, Score.RACES, Span(), limit=10)
    assert {(line.player, line.points) for line in counted.lines} == {(ada.id, 2), (ben.id, 2)}


async def test_equal_lengths_share_a_place(world: World, ada: Member, ben: Member) -> None:
    await begin(world, ada, time=DAY)
    assert "equal lengths share a place" in text_of(newest(world.channel))
    await submit(world, ada, LONGER)
    await world.later(20 * HOUR)
    await submit(world, ben, LONGER)
    await world.later(5 * HOUR)
    told = results(world.channel)[-1]
    assert f"1. <@{ada.id}> – **5 moves** (3 points)\n1. <@{ben.id}> – **5 moves** (3 points)" in told
    assert SOLUTION in told, "4 moves were possible"


async def test_the_first_round_waits_for_its_end_though_all_are_done(world: World, ada: Member, ben: Member) -> None:
    await begin(world, ada, time=DAY)
    await submit(world, ada, SOLUTION)
    await submit(world, ben, SOLUTION)
    assert "so that others can join in" in said(await done(world, ada))
    assert "so that others can join in" in said(await done(world, ben))
    assert race_of(world).is_open


async def test_a_round_whose_end_the_bot_has_missed_goes_on_till_the_next_day(world: World, ada: Member) -> None:
    await begin(world, ada, time=DAY)
    end = race_of(world).deadline or 0
    await world.later(20 * HOUR)
    await world.restart_bot(killed=True, after=10 * HOUR)
    assert race_of(world).deadline == end + DAY
    assert "I was away when time was up" in news(world.channel)[-1]
    assert f"<t:{round(end + DAY)}:f>" in text_of(newest(world.channel))


async def test_a_short_absence_moves_no_end(world: World, ada: Member) -> None:
    await begin(world, ada, time=DAY)
    end = race_of(world).deadline
    await world.restart_bot(killed=True, after=HOUR)
    assert race_of(world).deadline == end


@pytest.mark.parametrize("zone", few_of(("Nowhere/At-All", "localtime", "../etc/passwd"), ("../etc/passwd",)))
async def test_a_race_whose_time_zone_is_unknown_here_goes_on_by_utc_and_says_so_once(world: World, zone: str) -> None:
    ada, ben = world.players("ada", "ben")
    await begin_drawn(world, ada, time=DAY, chips=4)
    hour = datetime.fromtimestamp(race_of(world).began, UTC).strftime("%H:%M")
    await world.kill_bot()
    world.alter("UPDATE event SET data = json_set(data, '$.zone', ?) WHERE kind = 'RaceStarted'", zone)
    await world.start_bot()
    for _ in range(3):
        for player in (ada, ben):
            await submit(world, player, best(world))
        await world.later((race_of(world).deadline or 0) - now(world) + ON_ITS_WAY)
        await world.later(INTERMISSION)
        assert datetime.fromtimestamp(race_of(world).deadline or 0, UTC).strftime("%H:%M") == hour
        await world.restart_bot(killed=True)
    said_so = [text for text in news(world.channel) if "From now on rounds end by UTC" in text]
    assert len(said_so) == 1
    assert f"`{zone}`" in said_so[0]
    assert len(results(world.channel)) == 3


async def test_a_slow_race_beside_a_match(world: World, ada: Member, ben: Member) -> None:
    await begin(world, ada, time=DAY)
    await world.start(ben)
    assert "Round 1" in card(world.channel)
    assert "Round 1" in said(await ada.slash(world.channel, "ricochet board"))
    assert "solution" in said(await ada.slash(world.channel, "prove", moves=SOLUTION)), "which is for the race"
    assert [entry.player for entry in race_of(world).round.entries] == [ada.id]
    await ben.slash(world.channel, "bid", moves=20)
    await world.later(62)
    assert "moves" in said(await ben.slash(world.channel, "prove", moves=SOLUTION)), "which is for the match, whose turn it is"
    assert "race is over" in said(await stop(ada, world.channel))
    assert world.bot.games.match_in(world.channel.id)


async def test_my_games_lists_what_waits(world: World, ada: Member, ben: Member) -> None:
    assert "in no game" in said(await ada.slash(world.channel, "ricochet my-games"))
    await begin(world, ada, time=DAY)
    listed = said(await ada.slash(world.channel, "ricochet my-games"))
    assert "🏁 Race" in listed
    assert "solve the chip" in listed
    assert f"/{world.channel.id}/{newest(world.channel).id}" in listed
    await submit(world, ada, LONGER)
    assert "your best: 5 moves" in said(await ada.slash(world.channel, "ricochet my-games"))
    await stop(ada, world.channel, "Leave")
    assert "in no game" in said(await ada.slash(world.channel, "ricochet my-games"))
    begun = await ben.slash(world.channel, "ricochet solo", private=True)
    listed = said(await ben.slash(world.channel, "ricochet my-games"))
    assert "🧩 Solo game" in listed
    assert "press **Go** for the first chip" in listed
    await press(ben, begun, "Go")
    assert "solve the chip by" in said(await ben.slash(world.channel, "ricochet my-games"))
