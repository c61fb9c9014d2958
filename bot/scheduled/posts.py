"""What servers have posted by itself, again and again.

Each post is about a period. It is claimed in the store before it is posted, and done after that. One that was claimed and not
done – Discord could not be reached, or the bot was killed in between – is tried again, as `bot.ui.messages.Messages` does it:
once.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import discord
import structlog

from bot.cards.post import Post
from bot.clock import Clock
from bot.store import Place, PostKind, Store, WantedPost
from bot.store.guild_settings import GuildSettings
from bot.text import Texts
from bot.ui.delivery import Undelivered
from bot.ui.languages import server_language
from bot.ui.messages import Messages, NotAllowed
from bot.ui.request_rate import RequestRate, Urgency

_log = structlog.stdlib.get_logger()

QUARTER = 900.0
"""Seconds between two looks: hours begin at quarters of an hour in every time zone."""


class RegularPost(Protocol):
    """What is posted again and again."""

    @property
    def kind(self) -> PostKind:
        """By which the store knows it."""
        ...

    def last_due(self, settings: GuildSettings, now: float) -> tuple[str, float]:
        """The latest period of which a server should have its post by now, and since when. That of a later one is greater."""
        ...

    async def written(self, say: Texts, guild_id: int, settings: GuildSettings, period: str) -> Post | None:
        """The post about a period; None where there is nothing to tell."""
        ...


@dataclass(frozen=True, slots=True)
class RegularPosts:
    """What posts all of them."""

    client: discord.Client
    store: Store
    clock: Clock
    rate: RequestRate
    kinds: Sequence[RegularPost]

    async def run(self) -> None:
        """Post what is due, at once and at every quarter of an hour, forever."""
        while True:
            for regular in self.kinds:
                try:
                    for wanted in await self.store.wanted_posts(regular.kind):
                        period, due = regular.last_due(wanted.settings, self.clock.now())
                        # What was due before the server chose so, is not what it chose.
                        is_due = wanted.chosen_at < due and (wanted.done or "") < period
                        if is_due and self.client.get_guild(wanted.guild_id):
                            await self._try_to_post(regular, wanted, period, due)
                except Exception:  # noqa: BLE001 - whatever it was, the next look must come
                    _log.exception("regular posts not posted", kind=regular.kind.value)
            await self.clock.sleep(QUARTER - self.clock.now() % QUARTER)

    async def _try_to_post(self, regular: RegularPost, wanted: WantedPost, period: str, due: float) -> None:
        """Post what a server wants; what goes wrong with it must not keep other servers from theirs."""
        try:
            await self._post(regular, wanted, period, due)
        except Exception:  # noqa: BLE001 - whatever it was, it is tried again at the next look
            _log.exception("regular post not posted", kind=regular.kind.value, guild_id=wanted.guild_id)

    async def _post(self, regular: RegularPost, wanted: WantedPost, period: str, due: float) -> None:
        """Post about a period, unless there is nothing to tell."""
        guild_id, channel_id, kind = wanted.guild_id, wanted.channel_id, regular.kind
        if not await self.store.claim_post(guild_id, kind, period):
            return
        say = Texts.of(server_language(self.client.get_guild(guild_id), wanted.settings.language))
        post = await regular.written(say, guild_id, wanted.settings, period)
        if post is not None:
            messages = Messages(self.client, self.clock, self.rate, Place(guild_id, channel_id), guild_id=guild_id)
            try:
                await messages.send(post, f"{guild_id} {period}", due, Urgency.REGULAR)
            except Undelivered as error:
                told = {"kind": kind.value, "guild_id": guild_id, "channel_id": channel_id, "error": str(error)}
                _log.warning("regular post not posted", **told)
                return
            except NotAllowed:
                pass  # nor will it be allowed a quarter of an hour later
        await self.store.post_done(guild_id, kind, period)
