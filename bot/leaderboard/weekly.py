"""The leaderboard of a week, posted by itself.

A week is claimed in the store before it is posted, and done after that. One that was claimed and not done – Discord could not
be reached, or the bot was killed in between – is tried again: with the same nonce, so that Discord does not take it twice
within some minutes, and after a look whether it is in the channel already.
"""

from dataclasses import dataclass
from datetime import UTC, datetime

import aiohttp
import discord
import structlog
from discord import ui

from bot.cards.standings import leaderboard_card, period_name, short_name
from bot.clock import Clock
from bot.leaderboard.members import Leaderboards
from bot.store import Score, Store, WeeklyPost
from bot.store.periods import Week, last_due
from bot.ui.pictures import Pictures

_log = structlog.stdlib.get_logger()

QUARTER = 900.0
"""Seconds between two looks: hours begin at quarters of an hour in every time zone."""

_LOOKED_THROUGH = 500
"""Messages since the week was due among which it is looked for."""

_OUR_FAULT = range(400, 500)
"""Discord's answers that will be the same the next time."""


@dataclass(frozen=True, slots=True)
class WeeklyPosts:
    """What posts the leaderboards of weeks."""

    client: discord.Client
    store: Store
    leaderboards: Leaderboards
    pictures: Pictures
    clock: Clock

    async def run(self) -> None:
        """Post what is due, at once and at every quarter of an hour, forever."""
        while True:
            try:
                for wanted in await self.store.weekly_posts():
                    week, due = last_due(wanted.settings, self.clock.now())
                    # What was due before the server chose so, is not what it chose.
                    if wanted.chosen_at < due and (wanted.done or "") < str(week) and self.client.get_guild(wanted.guild_id):
                        await self._try_to_post(wanted, week, due)
            except Exception:  # noqa: BLE001 - whatever it was, the next look must come
                _log.exception("weekly leaderboards not posted")
            await self.clock.sleep(QUARTER - self.clock.now() % QUARTER)

    async def _try_to_post(self, wanted: WeeklyPost, week: Week, due: float) -> None:
        """Post the leaderboard of a week; what goes wrong with it must not keep other servers from theirs."""
        try:
            await self._post(wanted, week, due)
        except Exception:  # noqa: BLE001 - whatever it was, it is tried again at the next look
            _log.exception("weekly leaderboard not posted", guild_id=wanted.guild_id)

    async def _post(self, wanted: WeeklyPost, week: Week, due: float) -> None:
        """Post the leaderboard of a week unless nobody has won a chip in it."""
        guild_id, channel_id = wanted.guild_id, wanted.settings.weekly_channel
        assert channel_id is not None
        if not await self.store.claim_week(guild_id, str(week)):
            return
        channel = self.client.get_partial_messageable(channel_id, guild_id=guild_id)
        board, page = await self.leaderboards.page(guild_id, Score.CHIPS, week.span(wanted.settings.zone), 1, None)
        if board.lines and not await self._is_posted(channel, week, due):
            year, number, _ = week.monday.isocalendar()
            drawn = await self.pictures.of_leaders(guild_id, board.lines, Score.CHIPS, short_name(week))
            post = leaderboard_card(board, Score.CHIPS, week, page, None, drawn)
            try:
                await channel.send(view=post.view, files=post.files, nonce=f"{guild_id}{year}{number:02}")
            except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                _log.warning("weekly leaderboard not posted", guild_id=guild_id, channel_id=channel_id, error=str(error))
                if not (isinstance(error, discord.HTTPException) and error.status in _OUR_FAULT):
                    return
        await self.store.week_done(guild_id, str(week))

    async def _is_posted(self, channel: discord.PartialMessageable, week: Week, due: float) -> bool:
        """Whether a channel has the leaderboard of a week since it was due; False also where its messages cannot be read."""
        latest = channel.history(after=datetime.fromtimestamp(due, UTC), limit=_LOOKED_THROUGH)
        try:
            return any([_shows(message, self.client, week) async for message in latest])
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            _log.info("channel history unreadable", channel_id=channel.id, error=str(error))
            return False


def _shows(message: discord.Message, client: discord.Client, week: Week) -> bool:
    """Whether the bot has posted a week's leaderboard with this message by itself: nobody has asked for it."""
    if message.author != client.user or message.interaction_metadata:
        return False
    texts = (item.content for item in ui.LayoutView.from_message(message).walk_children() if isinstance(item, ui.TextDisplay))
    return any(period_name(week) in text for text in texts)
