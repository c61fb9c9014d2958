"""What every store guarantees about servers: settings, posted weeks, and deletion."""

from collections.abc import Awaitable, Callable

from bot.store import Place, PostKind, ScheduledPost, Score, Span, Store
from bot.store.guild_settings import GuildSettings
from engine.games.match.events import Event

Opener = Callable[[], Awaitable[Store]]

MONDAY = 1_767_571_200.0
WEEKLY = PostKind.WEEKLY


async def test_a_server_that_never_chose_anything_has_the_default_settings(store: Store):
    assert await store.guild_settings(10) == GuildSettings()


async def test_a_server_has_the_settings_that_it_chose_last(opener: Opener):
    store = await opener()
    await store.set_guild_settings(10, GuildSettings(time_zone="Asia/Tokyo"), MONDAY)
    await store.set_guild_settings(20, GuildSettings(theme="dark"), MONDAY)
    chosen = GuildSettings(time_zone="Europe/Berlin", weekly_channel=2**62, weekly_hour=18, weekly_day="last", animation=False)
    await store.set_guild_settings(10, chosen, MONDAY)
    await store.close()
    again = await opener()
    assert (await again.guild_settings(10), await again.guild_settings(20)) == (chosen, GuildSettings(theme="dark"))
    await again.delete_guild(10)
    assert (await again.guild_settings(10), await again.guild_settings(20)) == (GuildSettings(), GuildSettings(theme="dark"))


async def test_servers_that_want_a_weekly_post_are_those_with_a_channel_for_it(store: Store):
    wanted = GuildSettings(weekly_channel=5, weekly_day="last")
    await store.set_guild_settings(10, wanted, MONDAY)
    await store.set_guild_settings(20, GuildSettings(weekly_day="last"), MONDAY)
    await store.set_guild_settings(30, GuildSettings(weekly_channel=6), MONDAY)
    await store.set_guild_settings(30, GuildSettings(), MONDAY + 1)
    assert await store.scheduled_posts(WEEKLY) == [ScheduledPost(10, 5, wanted, MONDAY, None)]
    await store.set_guild_settings(10, wanted.model_copy(update={"theme": "dark"}), MONDAY + 0.25)
    assert [post.chosen_at for post in await store.scheduled_posts(WEEKLY)] == [MONDAY], "nothing was chosen about the post"
    wanted = wanted.model_copy(update={"weekly_hour": 7})
    await store.set_guild_settings(10, wanted, MONDAY + 0.5)
    for week in ("2026-W46", "2026-W02", "2026-W47"):
        await store.claim_post(10, WEEKLY, week)
    for week in ("2026-W46", "2026-W02"):
        await store.post_done(10, WEEKLY, week)
    assert await store.scheduled_posts(WEEKLY) == [ScheduledPost(10, 5, wanted, MONDAY + 0.5, "2026-W46")]


async def test_a_week_is_claimed_until_it_is_done_also_by_another_process(opener: Opener):
    store = await opener()
    assert await store.claim_post(10, WEEKLY, "2026-W46")
    await store.close()
    again = await opener()
    assert await again.claim_post(10, WEEKLY, "2026-W46"), "nobody said that it was done"
    await again.post_done(10, WEEKLY, "2026-W46")
    assert not await again.claim_post(10, WEEKLY, "2026-W46")
    assert await again.claim_post(10, WEEKLY, "2026-W47")
    assert await again.claim_post(20, WEEKLY, "2026-W46")


async def test_servers_where_the_bot_is_no_longer_are_noted_once(store: Store, opening: tuple[Event, ...]):
    await store.begin(Place(10, 11), opening)
    await store.begin(Place(20, 21), opening)
    await store.set_guild_settings(30, GuildSettings(), MONDAY)
    await store.set_guilds([20, 99], MONDAY)
    await store.set_guilds([20], MONDAY + 100)
    assert await store.left_before(MONDAY) == []
    assert sorted(await store.left_before(MONDAY + 1)) == [10, 30]


async def test_a_server_that_the_bot_joins_again_is_no_longer_left(store: Store, opening: tuple[Event, ...]):
    await store.begin(Place(10, 11), opening)
    await store.begin(Place(20, 21), opening)
    await store.left(10, MONDAY)
    await store.left(20, MONDAY)
    await store.left(20, MONDAY + 50)
    await store.joined(10)
    assert await store.left_before(MONDAY + 1) == [20]
    await store.set_guilds([10, 20], MONDAY)
    assert await store.left_before(MONDAY + 1) == []


async def test_nothing_is_left_to_know_of_a_deleted_server(store: Store):
    await store.set_guild_settings(10, GuildSettings(weekly_channel=5), MONDAY)
    await store.claim_post(10, WEEKLY, "2026-W46")
    await store.post_done(10, WEEKLY, "2026-W46")
    await store.left(10, MONDAY)
    await store.delete_guild(10)
    assert await store.scheduled_posts(WEEKLY) == []
    assert await store.left_before(MONDAY + 1) == []
    assert await store.claim_post(10, WEEKLY, "2026-W46")
    assert (await store.leaderboard(10, Score.CHIPS, Span(), limit=1)).length == 0


async def test_a_server_is_welcomed_once_until_it_is_forgotten(opener: Opener):
    store = await opener()
    assert await store.welcome(10)
    await store.left(10, MONDAY)
    await store.joined(10)
    await store.close()
    again = await opener()
    assert not await again.welcome(10)
    assert await again.welcome(20)
    await again.set_guilds([], MONDAY)
    assert await again.left_before(MONDAY + 1) == [10, 20]
    await again.delete_guild(10)
    assert await again.welcome(10)
