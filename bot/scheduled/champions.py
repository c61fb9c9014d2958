"""The role of each week's champion: given when a week is over, and taken back when the next one is.

A champion is noted in the store before the role is given, until it is taken back, so that no role is left behind, whenever the
bot is killed. What Discord refuses is tried again: giving with the next week's champion, taking back every day.
"""

from collections.abc import Awaitable, Callable, Collection, Coroutine
from typing import Any

import discord
import structlog

from bot.cards.rights import RoleFault, fault_of_giving
from bot.clock import Clock
from bot.scheduled.members import Leaderboards
from bot.scheduled.posts import due_now, next_quarter
from bot.store import Champion, PostKind, ScheduledPost, Score, Store
from bot.store.guild_settings import GuildSettings
from bot.store.periods import day_of, midnight, read_week, week_of
from bot.ui.delivery import Rejected, Undelivered, delivery
from bot.ui.refusals import Retry
from bot.ui.request_rate import RequestRate, Urgency
from engine.rules.events import Player

_log = structlog.stdlib.get_logger()

_UNKNOWN_MEMBER, _UNKNOWN_ROLE = 10007, 10011
_UNKNOWN = (_UNKNOWN_MEMBER, _UNKNOWN_ROLE)
"""Discord's error codes for a member without the role, since one of the two is gone."""

_AGAIN = 86400.0
"""Seconds after which a role is taken back again where Discord has refused that."""


class Champions:
    """The champions of all servers that have a role for them."""

    kind = PostKind.CHAMPION

    def __init__(
        self, client: discord.Client, store: Store, clock: Clock, rate: RequestRate, leaderboards: Leaderboards
    ) -> None:
        self._client, self._store, self._clock, self._rate, self._leaderboards = client, store, clock, rate, leaderboards
        self._refused = dict[Champion, float]()
        """When Discord has refused to take a role back."""
        self._erased = set[Champion]()
        """Champions of whom nothing is stored any more, and who still wear the role, because Discord was not reached."""

    async def run(self) -> None:
        """Check what is due now, and at every quarter of an hour, forever."""
        while True:
            try:
                await self.check()
            except Exception:  # noqa: BLE001 - whatever it was, the next check must come
                _log.exception("champions not crowned")
            await next_quarter(self._clock)

    async def check(self) -> None:
        """Crown the champions of weeks that are over, and take roles back."""
        for scheduled, week, _ in await due_now(self, self._client, self._store, self._clock):
            await self._try(self._crown(scheduled, week), scheduled.guild_id)
        scheduled = {one.guild_id: one for one in await self._store.scheduled_posts(self.kind)}
        champions = await self._store.champions()
        worn = [one for one in champions if _is_worn(one, scheduled.get(one.guild_id))]
        for champion in (*self._erased, *champions):
            if champion not in worn:
                await self._try(self._take_back(champion, worn), champion.guild_id)

    def last_due(self, settings: GuildSettings, now: float) -> tuple[str, float]:
        """Return the latest week that is over in a server, and since when."""
        week = week_of(day_of(now, settings.zone))
        return str(week.later(-1)), midnight(week.monday, settings.zone)

    async def take_from(self, player: Player) -> None:
        """Take all roles from a player who is about to be erased."""
        for champion in await self._store.champions():
            if champion.player == player:
                self._erased.add(champion)
                await self._try(self._take_back(champion, []), champion.guild_id)

    async def _try(self, work: Coroutine[Any, Any, None], guild_id: int) -> None:
        """Do something on one server. An error must not keep other servers from theirs, and is retried at the next check."""
        try:
            await work
        except Undelivered as error:
            _log.warning("champion's role not changed", guild_id=guild_id, error=str(error))
        except Exception:  # noqa: BLE001 - whatever it was, the other servers have their turn
            _log.exception("champion's role not changed", guild_id=guild_id)

    async def _crown(self, scheduled: ScheduledPost, week: str) -> None:
        """Give the role to the champions of a week."""
        guild_id, guild = scheduled.guild_id, self._client.get_guild(scheduled.guild_id)
        if guild is None or guild.unavailable or not await self._store.claim_post(guild_id, self.kind, week):
            return
        if fault := fault_of_giving(guild, scheduled.channel_id):
            _log.warning("champion not crowned", guild_id=guild_id, why=fault.value)
        else:
            while not all([await self._give(champion) for champion in await self._chosen(scheduled, week)]):
                pass  # others are first, since members have left
        await self._store.post_done(guild_id, self.kind, week)

    async def _chosen(self, scheduled: ScheduledPost, week: str) -> list[Champion]:
        """Return the champions of a week, those that an interrupted attempt has chosen if there are any."""
        known = [one for one in await self._store.champions() if one.guild_id == scheduled.guild_id]
        if chosen := [one for one in known if one.week == week]:
            return chosen
        present, settings = read_week(week), scheduled.settings
        assert present is not None
        before = str(present.later(-1))
        but = set[Player]() if settings.champion_again else {one.player for one in known if one.week == before}
        first = await self._leaderboards.first(scheduled.guild_id, Score.CHIPS, present.span(settings.zone), but)
        chosen = [Champion(scheduled.guild_id, week, player, scheduled.channel_id) for player in first]
        await self._store.crown(chosen)
        return chosen

    async def _give(self, champion: Champion) -> bool:
        """Give a champion the role. Return False if they have left the server. Raises `Undelivered`."""
        refused = await self._request(self._client.http.add_role, champion)
        if refused == _UNKNOWN_MEMBER:
            await self._store.mark_absent(champion.guild_id, [champion.player])
        if refused in _UNKNOWN:
            await self._store.uncrown(champion)
        return refused != _UNKNOWN_MEMBER

    async def _take_back(self, champion: Champion, worn: Collection[Champion]) -> None:
        """Take the role back, if that is possible now, unless its wearer is the champion anew. Raises `Undelivered`."""
        guild = self._client.get_guild(champion.guild_id)
        is_erased, now = champion in self._erased, self._clock.now()
        if not is_erased and (guild is None or guild.unavailable or now - self._refused.get(champion, -_AGAIN) < _AGAIN):
            return
        goes_on = any(
            (one.guild_id, one.player, one.role_id) == (champion.guild_id, champion.player, champion.role_id) for one in worn
        )
        fault = fault_of_giving(guild, champion.role_id) if guild else None
        if not goes_on and fault is not RoleFault.GONE:
            if fault and not is_erased:
                return
            refused = await self._request(self._client.http.remove_role, champion)
            if refused is not None and refused not in _UNKNOWN and not is_erased:
                self._refused[champion] = now
                return
        self._erased.discard(champion)
        self._refused.pop(champion, None)
        await self._store.uncrown(champion)

    async def _request(self, change: Callable[[int, int, int], Awaitable[None]], champion: Champion) -> int | None:
        """Change the roles of a member. Return the code of Discord's error, None for success. Raises `Undelivered`."""
        await self._rate.slot(Urgency.REGULAR)
        try:
            async with delivery():
                await change(champion.guild_id, champion.player, champion.role_id)
        except Rejected as refused:
            if refused.retry is Retry.SOON:
                raise Undelivered(str(refused)) from refused
            _log.warning("champion's role not changed", guild_id=champion.guild_id, error=str(refused))
            return refused.error.code
        return None


def _is_worn(champion: Champion, scheduled: ScheduledPost | None) -> bool:
    """Return whether a champion is to wear the role now: the server still has it, and no later week is done."""
    return scheduled is not None and scheduled.channel_id == champion.role_id and champion.week >= (scheduled.done or "")
