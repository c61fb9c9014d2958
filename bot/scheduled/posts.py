"""Regular posts: messages that servers have posted once per period.

A post is claimed in the store, sent, and marked as done. One that was claimed but not done – Discord could not be reached, or
the bot was killed in between – is retried, and `bot.ui.messages.Messages` makes sure that it appears only once.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import discord
import structlog

from bot.cards.post import Post
from bot.clock import Clock
from bot.store import Place, PostKind, ScheduledPost, Store
from bot.store.guild_settings import GuildSettings
from bot.text import Texts
from bot.ui.delivery import Undelivered
from bot.ui.languages import server_language
from bot.ui.messages import Messages, NotAllowed
from bot.ui.request_rate import RequestRate, Urgency

_log = structlog.stdlib.get_logger()

QUARTER = 900.0
"""Seconds between two checks: in every time zone hours begin at a quarter of an hour."""


class RegularPost(Protocol):
    """A kind of regular post."""

    @property
    def kind(self) -> PostKind:
        """Its key in the store."""
        ...

    def last_due(self, settings: GuildSettings, now: float) -> tuple[str, float]:
        """Return the latest period whose post is due in a server, and since when. Periods sort as strings."""
        ...

    async def written(self, say: Texts, guild_id: int, settings: GuildSettings, period: str) -> Post | None:
        """Return the post about a period; None if there is nothing to post."""
        ...


@dataclass(frozen=True, slots=True)
class RegularPosts:
    """Posts all kinds of regular posts when they are due."""

    client: discord.Client
    store: Store
    clock: Clock
    rate: RequestRate
    kinds: Sequence[RegularPost]

    async def run(self) -> None:
        """Post what is due now and at every quarter of an hour, forever."""
        while True:
            for regular in self.kinds:
                try:
                    for scheduled in await self.store.scheduled_posts(regular.kind):
                        period, due = regular.last_due(scheduled.settings, self.clock.now())
                        # A post that was due before the server switched it on is not posted.
                        is_due = scheduled.chosen_at < due and (scheduled.done or "") < period
                        if is_due and self.client.get_guild(scheduled.guild_id):
                            await self._try_to_post(regular, scheduled, period, due)
                except Exception:  # noqa: BLE001 - whatever it was, the next check must come
                    _log.exception("regular posts not posted", kind=regular.kind.value)
            await self.clock.sleep(QUARTER - self.clock.now() % QUARTER)

    async def _try_to_post(self, regular: RegularPost, scheduled: ScheduledPost, period: str, due: float) -> None:
        """Post to a server, and log an error, which must not keep other servers from their posts."""
        try:
            await self._post(regular, scheduled, period, due)
        except Exception:  # noqa: BLE001 - whatever it was, it is retried at the next check
            _log.exception("regular post not posted", kind=regular.kind.value, guild_id=scheduled.guild_id)

    async def _post(self, regular: RegularPost, scheduled: ScheduledPost, period: str, due: float) -> None:
        guild_id, channel_id, kind = scheduled.guild_id, scheduled.channel_id, regular.kind
        if not await self.store.claim_post(guild_id, kind, period):
            return
        say = Texts.of(server_language(self.client.get_guild(guild_id), scheduled.settings.language))
        post = await regular.written(say, guild_id, scheduled.settings, period)
        if post is not None:
            messages = Messages(self.client, self.clock, self.rate, Place(guild_id, channel_id), guild_id=guild_id)
            try:
                await messages.send(post, f"{guild_id} {period}", due, Urgency.REGULAR)
            except Undelivered as error:
                context = {"kind": kind.value, "guild_id": guild_id, "channel_id": channel_id}
                _log.warning("regular post not posted", error=str(error), **context)
                return
            except NotAllowed:
                pass  # a retry in a quarter of an hour would not be allowed either
        await self.store.post_done(guild_id, kind, period)
