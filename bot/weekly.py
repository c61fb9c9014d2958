"""The leaderboard of a week, posted by itself.

A week is claimed in the store before it is posted, and done after that. One that was claimed and not done – Discord could not
be reached, or the bot was killed in between – is tried again with the same nonce, so that Discord does not take it twice.
"""

import aiohttp
import discord
import structlog

from bot.cards.standings import leaderboard_card, short_name
from bot.clock import Clock
from bot.leaderboards import Leaderboards
from bot.pictures import Pictures
from bot.store import Score, Store, WeeklyPost
from bot.weeks import Week, last_due

_log = structlog.stdlib.get_logger()

QUARTER = 900.0
"""Seconds between two looks: hours begin at quarters of an hour in every time zone."""

_OUR_FAULT = range(400, 500)
"""Discord's answers that will be the same the next time."""


async def post_weekly(
    client: discord.Client, store: Store, leaderboards: Leaderboards, pictures: Pictures, clock: Clock
) -> None:
    """Post what is due, at once and at every quarter of an hour, for ever."""
    while True:
        try:
            for wanted in await store.weekly_posts():
                week, due = last_due(wanted.settings, clock.now())
                # What was due before the server chose so, is not what it chose.
                if wanted.chosen_at < due and (wanted.done or "") < str(week) and client.get_guild(wanted.guild_id):
                    await _try_to_post(client, store, leaderboards, pictures, wanted, week)
        except Exception:  # noqa: BLE001 - whatever it was, the next look must come
            _log.exception("weekly leaderboards not posted")
        await clock.sleep(QUARTER - clock.now() % QUARTER)


async def _try_to_post(
    client: discord.Client, store: Store, leaderboards: Leaderboards, pictures: Pictures, wanted: WeeklyPost, week: Week
) -> None:
    """Post the leaderboard of a week; what goes wrong with it must not keep other servers from theirs."""
    try:
        await _post(client, store, leaderboards, pictures, wanted, week)
    except Exception:  # noqa: BLE001 - whatever it was, it is tried again at the next look
        _log.exception("weekly leaderboard not posted", guild_id=wanted.guild_id)


async def _post(
    client: discord.Client, store: Store, leaderboards: Leaderboards, pictures: Pictures, wanted: WeeklyPost, week: Week
) -> None:
    """Post the leaderboard of a week unless nobody has won a chip in it."""
    guild_id, channel_id = wanted.guild_id, wanted.settings.weekly_channel
    assert channel_id is not None
    if not await store.claim_week(guild_id, str(week)):
        return
    board, page = await leaderboards.page(guild_id, Score.CHIPS, week.span(wanted.settings.zone), 1, None)
    if board.lines:
        channel = client.get_partial_messageable(channel_id, guild_id=guild_id)
        year, number, _ = week.monday.isocalendar()
        drawn = await pictures.of_leaders(guild_id, board.lines, Score.CHIPS, short_name(week))
        post = leaderboard_card(board, Score.CHIPS, week, page, None, drawn)
        try:
            await channel.send(view=post.view, files=post.files, nonce=f"{guild_id}{year}{number:02}")
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            _log.warning("weekly leaderboard not posted", guild_id=guild_id, channel_id=channel_id, error=str(error))
            if not (isinstance(error, discord.HTTPException) and error.status in _OUR_FAULT):
                return
    await store.week_done(guild_id, str(week))
