"""The leaderboard of a week, posted by itself.

A week is claimed in the store before it is posted, and done after that. One that was claimed and not done – Discord could not
be reached, or the bot was killed in between – is tried again, as `bot.ui.messages.Messages` does it: once.
"""

from dataclasses import dataclass

import discord
import structlog

from bot.cards.standings import leaderboard_card, short_name
from bot.clock import Clock
from bot.leaderboard.members import Leaderboards
from bot.store import Place, Score, Store, WeeklyPost
from bot.store.periods import Week, last_due
from bot.text import Texts
from bot.ui.delivery import Undelivered
from bot.ui.languages import server_language
from bot.ui.messages import Messages, NotAllowed
from bot.ui.pictures import Pictures
from bot.ui.request_rate import RequestRate, Urgency

_log = structlog.stdlib.get_logger()

QUARTER = 900.0
"""Seconds between two looks: hours begin at quarters of an hour in every time zone."""


@dataclass(frozen=True, slots=True)
class WeeklyPosts:
    """What posts the leaderboards of weeks."""

    client: discord.Client
    store: Store
    leaderboards: Leaderboards
    pictures: Pictures
    clock: Clock
    rate: RequestRate

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
        board, page = await self.leaderboards.page(guild_id, Score.CHIPS, week.span(wanted.settings.zone), 1, None)
        if board.lines:
            say = Texts.of(server_language(self.client.get_guild(guild_id), wanted.settings.language))
            drawn = await self.pictures.of_leaders(say, guild_id, board.lines, Score.CHIPS, short_name(say, week))
            messages = Messages(self.client, self.clock, self.rate, Place(guild_id, channel_id), guild_id=guild_id)
            card = leaderboard_card(say, board, Score.CHIPS, week, page, None, drawn)
            try:
                await messages.send(card, f"{guild_id} {week}", due, Urgency.WEEKLY)
            except Undelivered as error:
                _log.warning("weekly leaderboard not posted", guild_id=guild_id, channel_id=channel_id, error=str(error))
                return
            except NotAllowed:
                pass  # nor will it be allowed a quarter of an hour later
        await self.store.week_done(guild_id, str(week))
