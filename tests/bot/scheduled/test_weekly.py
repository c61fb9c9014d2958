"""The leaderboard of a week is posted automatically, once."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from typing import Any
from unittest.mock import patch

import discord
import pytest

from bot.store import PostKind
from bot.store.guild_settings import GuildSettings
from tests.bot.scheduled.test_leaderboard import alt_of, had_won, lines, now, pages_of
from tests.bot.seen import answer, text_of
from tests.bot.world import Member, World

HOUR, DAY = 3600.0, 86400.0
MONDAY = datetime(2026, 1, 5, tzinfo=UTC).timestamp()
"""The world's clock begins on Thursday, 2026-01-01, at midnight."""


async def until(world: World, at: float) -> None:
    """Let time go by without the bot, which takes part again from this moment on."""
    await world.restart_bot(after=at - now(world))


async def choose(world: World, **chosen: Any) -> None:
    settings = GuildSettings(**{"weekly_channel": world.channel.id, **chosen})
    await world.bot.store.set_guild_settings(world.guild.id, settings, now(world))


def posted(world: World) -> list[str]:
    return [alt_of(message) + text_of(message) for message in world.channel.history()]


async def test_the_week_is_posted_on_the_first_morning_after_it(world: World, ada: Member, ben: Member) -> None:
    await choose(world, weekly_hour=9)
    await had_won(world, [ada, ada, ben], now(world))
    await until(world, MONDAY + 9 * HOUR - 20)
    await had_won(world, [ben, ben], now(world))
    await world.later(19)
    assert posted(world) == []
    await world.later(2)
    (post,) = world.channel.history()
    assert alt_of(post).startswith("Most chips. Week 1 of 2026. ")
    assert lines(post) == ["First place: ada, 2 chips", "second place: ben, one chip"]
    await until(world, MONDAY + 7 * DAY + 9 * HOUR - 1)
    assert len(posted(world)) == 1
    await world.later(2)
    assert len(posted(world)) == 2
    assert "Week 2 of 2026" in posted(world)[-1]


async def test_the_week_is_posted_on_its_last_day_in_the_servers_own_time(world: World, ada: Member) -> None:
    await choose(world, weekly_day="last", weekly_hour=18, time_zone="Asia/Kathmandu")
    await had_won(world, [ada], now(world))
    await until(world, MONDAY - DAY + 18 * HOUR - 5.75 * HOUR - 1)
    assert posted(world) == []
    await world.later(2)
    assert "Week 1 of 2026" in posted(world)[0]


@pytest.mark.parametrize("away_from", [-30.0, 30.0])
async def test_the_week_is_posted_late_and_once_where_the_bot_was_away(world: World, ada: Member, away_from: float) -> None:
    await choose(world, weekly_hour=9)
    await had_won(world, [ada], now(world))
    await until(world, MONDAY + 9 * HOUR + away_from)
    await world.restart_bot(killed=True, after=2 * DAY)
    assert ["Week 1 of 2026" in text for text in posted(world)] == [True]
    for _ in range(2):
        await world.restart_bot()
    await until(world, MONDAY + 4 * DAY)
    assert len(posted(world)) == 1


async def test_of_several_weeks_that_were_missed_the_last_is_posted(world: World, ada: Member) -> None:
    await choose(world)
    for week in range(3):
        await had_won(world, [ada], now(world) + week * 7 * DAY)
    await until(world, MONDAY + 15 * DAY)
    assert ["Week 3 of 2026" in text for text in posted(world)] == [True]


async def test_a_week_that_was_claimed_and_not_posted_since_the_bot_was_killed_is_posted(world: World, ada: Member) -> None:
    await choose(world, weekly_hour=9)
    await had_won(world, [ada], now(world))
    await world.bot.store.claim_post(world.guild.id, PostKind.WEEKLY, "2026-W01")
    await world.restart_bot(killed=True, after=MONDAY + 10 * HOUR - now(world))
    assert len(posted(world)) == 1


async def test_a_week_that_was_posted_is_not_posted_again_though_the_bot_was_killed_before_it_knew(world: World, ada: Member):
    await choose(world, weekly_hour=9)
    await had_won(world, [ada], now(world))
    await until(world, MONDAY + 9 * HOUR + 1)
    assert len(posted(world)) == 1
    await world.kill_bot()
    with closing(sqlite3.connect(world.database)) as connection, connection:
        connection.execute("UPDATE regular_post SET done = 0")
    await world.later(DAY)
    await world.start_bot()
    await until(world, MONDAY + 2 * DAY)
    assert len(posted(world)) == 1


async def test_a_week_that_discord_did_not_take_is_posted_a_quarter_of_an_hour_later(world: World, ada: Member) -> None:
    await choose(world, weekly_hour=9)
    await had_won(world, [ada], now(world))
    await until(world, MONDAY + 9 * HOUR - 1)
    with patch.object(discord.abc.Messageable, "send", side_effect=OSError("network is unreachable")):
        await world.later(2)
    for _ in range(5):
        await world.later(178)
    assert posted(world) == []
    await world.later(10)
    assert len(posted(world)) == 1


async def test_a_week_that_the_bot_may_not_post_is_not_tried_again(world: World, ada: Member) -> None:
    await choose(world, weekly_hour=9)
    await had_won(world, [ada], now(world))
    await until(world, MONDAY + 9 * HOUR - 1)
    world.env.inject_error("POST", "/channels/*/messages", status=403)
    await world.later(2)
    await until(world, MONDAY + 10 * HOUR)
    assert posted(world) == []
    await had_won(world, [ada], now(world))
    await until(world, MONDAY + 8 * DAY)
    assert ["Week 2 of 2026" in text for text in posted(world)] == [True]


async def test_a_week_that_was_due_before_the_server_chose_to_have_it_is_not_posted(world: World, ada: Member) -> None:
    await had_won(world, [ada], now(world))
    await until(world, MONDAY + 9 * HOUR + 60)
    await choose(world, weekly_hour=9)
    await until(world, MONDAY + DAY)
    assert posted(world) == []


async def test_nothing_is_posted_of_a_week_without_chips(world: World, ada: Member) -> None:
    await choose(world, weekly_hour=9)
    await until(world, MONDAY + 10 * HOUR)
    await had_won(world, [ada], MONDAY - DAY)
    await until(world, MONDAY + 6 * DAY)
    assert posted(world) == []


async def test_a_week_is_posted_once_though_another_hour_is_chosen_on_the_same_day(world: World, ada: Member) -> None:
    await choose(world, weekly_hour=9)
    await had_won(world, [ada], now(world))
    await until(world, MONDAY + 10 * HOUR)
    await choose(world, weekly_hour=18)
    await until(world, MONDAY + DAY)
    assert len(posted(world)) == 1


async def test_nothing_is_posted_where_no_channel_is_chosen(world: World, ada: Member) -> None:
    await choose(world)
    await choose(world, weekly_channel=None)
    await had_won(world, [ada], now(world))
    await until(world, MONDAY + DAY)
    assert posted(world) == []


async def test_settings_that_cannot_be_read_do_not_keep_other_servers_from_their_post(world: World, ada: Member) -> None:
    await choose(world)
    await world.bot.store.set_guild_settings(5, GuildSettings(weekly_channel=6), now(world))
    with closing(sqlite3.connect(world.database)) as connection, connection:
        connection.execute("UPDATE guild_settings SET data = json_set(data, '$.time_zone', 'Nowhere') WHERE guild_id = 5")
    await had_won(world, [ada], now(world))
    await until(world, MONDAY + DAY)
    assert len(posted(world)) == 1


async def test_pages_of_the_posted_week_are_shown_to_everybody_in_private(world: World) -> None:
    some = [world.player(f"player{number}") for number in range(11)]
    await choose(world)
    await had_won(world, some, now(world))
    await until(world, MONDAY + DAY)
    (post,) = world.channel.history()
    assert pages_of(post) == ["Next ▶"]
    turned = await some[4].click(post, label="Next ▶")
    assert turned.ephemeral
    assert alt_of(answer(turned)).startswith("Most chips. Week 1 of 2026. ")
    assert (await some[4].click(post, label="Last week")).ephemeral, "as are other leaderboards"


async def test_a_week_is_posted_though_something_else_is_chosen_before_it_could_be(world: World, ada: Member) -> None:
    await choose(world, weekly_hour=9)
    await had_won(world, [ada], now(world))
    await until(world, MONDAY + 9 * HOUR - 1)
    with patch.object(discord.abc.Messageable, "send", side_effect=OSError("network is unreachable")):
        await world.later(2)
    await choose(world, weekly_hour=9, theme="dark")
    await until(world, MONDAY + 10 * HOUR)
    assert len(posted(world)) == 1


async def test_a_server_whose_week_cannot_be_drawn_does_not_keep_others_from_their_post(world: World, ada: Member) -> None:
    await choose(world)
    await had_won(world, [ada], now(world))
    other = world.env.create_guild("another")
    channel = other.create_text_channel("robots")
    await world.bot.store.set_guild_settings(other.id, GuildSettings(weekly_channel=channel.id), now(world))
    await until(world, MONDAY + 8 * HOUR)
    page, asked = world.bot.leaderboards.page, list[int]()

    async def failing(guild_id: int, *rest: Any) -> Any:
        asked.append(guild_id)
        if guild_id == world.guild.id:
            message = "nothing can be drawn"
            raise ValueError(message)
        return await page(guild_id, *rest)

    with patch.object(world.bot.leaderboards, "page", failing):
        for _ in range(5):
            await world.later(HOUR / 4)
    assert asked.count(world.guild.id) > asked.count(other.id) == 1, "one is tried again, and the other is done"
