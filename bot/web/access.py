"""Rights on the page of a channel: those of the person in the channel itself."""

from collections import OrderedDict
from dataclasses import dataclass
from enum import IntEnum

import discord
import structlog

from bot.client import RicochetBot
from bot.store import NO_SERVER
from bot.text import Texts
from bot.ui.command_access import Caller
from bot.ui.delivery import Rejected, Undelivered, delivery
from bot.ui.replies import Problem, Refused, problem
from bot.ui.request_rate import Urgency
from bot.ui.restrictions import UnknownRestrictions
from bot.web.instances import Place
from bot.web.limits import Limits, TooMany
from bot.web.server import Closed
from engine.rules.events import Player

_log = structlog.stdlib.get_logger()

KNOWN = 60.0
"""Seconds for which the answer about a person is kept."""

_MAX_KEPT = 20_000


class Unconfirmed(Exception):
    """Discord cannot be reached, so that it is unknown what a person may do."""


class Right(IntEnum):
    """A right on a page: each includes those before it."""

    NOTHING = 0
    WATCH = 1
    PLAY = 2
    MODERATE = 3
    """Play, and manage the messages of the channel."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A person's rights in a channel. ``caller`` is the member whom a server's restrictions may concern."""

    right: Right
    caller: Caller | None = None


class Rights:
    """Looks up what members may do in channels, and caches the answers for a minute."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._known = OrderedDict[tuple[int, int, int], tuple[float, Standing]]()

    async def of(self, bot: RicochetBot, guild_id: int, channel_id: int, user: int) -> Right:
        """Return what a user may do in a channel: to play takes what the commands of the bot take.

        A user who is not a member of the server has no right, nor has any in a channel of another server. Where there is no
        server, they play in their own direct messages with the bot, and have no right in any other. Raises `Unconfirmed`.
        """
        return (await self._standing(bot, guild_id, channel_id, user)).right

    async def _standing(self, bot: RicochetBot, guild_id: int, channel_id: int, user: int) -> Standing:
        key, now = (guild_id, channel_id, user), bot.clock.now()
        known = self._known.get(key)
        if known is None or not now - KNOWN < known[0] <= now:
            known = now, await self._ask(bot, guild_id, channel_id, user)
            self._known[key] = known
            self._known.move_to_end(key)
            while len(self._known) > _MAX_KEPT:
                self._known.popitem(last=False)
        return known[1]

    async def confirmed(self, say: Texts, bot: RicochetBot, place: Place, user: Player) -> Right:
        """Return what a person may do. Raises `Closed`, for a page that tries again, if Discord cannot be asked so often."""
        try:
            self._limits.ask(f"person {user}")
            return await self.of(bot, *place, user)
        except TooMany as error:
            raise Closed(say("web-too-many"), str(error), retry=True) from None
        except Unconfirmed:
            raise Closed(say("web-no-discord"), retry=True) from None

    def may_moderate(self, guild_id: int, channel_id: int, user: int) -> bool:
        """Return whether the latest answer about a user is that they may moderate."""
        known = self._known.get((guild_id, channel_id, user))
        return known is not None and known[1].right is Right.MODERATE

    async def check_begins(self, bot: RicochetBot, place: Place, user: Player) -> None:
        """Raise `Refused` where the server's admins do not let a person use the command that begins games.

        So it is where Discord does not say whether they do, or would be asked too often.
        """
        try:
            caller = (await self._standing(bot, *place, user)).caller
            if not bot.restrictions.is_known(place.guild_id):
                self._limits.ask(f"person {user}")
            if caller is None:
                raise problem(Problem.NO_RIGHT)
            if not await bot.restrictions.allow(caller):
                raise Refused("web-restricted", lambda say: say("web-restricted"))
        except Unconfirmed:
            raise Refused("web-no-discord", lambda say: say("web-no-discord")) from None
        except (UnknownRestrictions, TooMany):
            raise Refused("web-restrictions-unread", lambda say: say("web-restrictions-unread")) from None

    async def _ask(self, bot: RicochetBot, guild_id: int, channel_id: int, user: int) -> Standing:
        if guild_id == NO_SERVER:
            return Standing(await self._ask_directly(bot, channel_id, user))
        guild = bot.get_guild(guild_id)
        channel = guild.get_channel_or_thread(channel_id) if guild else None
        if guild is None or channel is None:
            return Standing(Right.NOTHING)
        await bot.rate.slot(Urgency.NEWS)
        try:
            async with delivery():
                member = await guild.fetch_member(user)
            bot.names.remember(guild_id, member)
            allowed = channel.permissions_for(member)
            if isinstance(channel, discord.Thread) and channel.is_private() and not allowed.manage_threads:
                await bot.rate.slot(Urgency.NEWS)
                async with delivery():
                    await channel.fetch_member(user)
        except Rejected:  # no member of the server, or of the thread
            return Standing(Right.NOTHING)
        except Undelivered as error:
            _log.warning("member not found", guild_id=guild_id, error=str(error))
            raise Unconfirmed from error
        if not allowed.view_channel:
            return Standing(Right.NOTHING)
        if member.pending or not allowed.use_application_commands:  # pending: Discord still screens the member
            return Standing(Right.WATCH)
        around = channel.parent_id if isinstance(channel, discord.Thread) else channel_id
        caller = Caller(guild_id, around, user, frozenset(role.id for role in member.roles), allowed)
        return Standing(Right.MODERATE if allowed.manage_messages else Right.PLAY, caller)

    async def _ask_directly(self, bot: RicochetBot, channel_id: int, user: int) -> Right:
        await bot.rate.slot(Urgency.NEWS)
        try:
            async with delivery():
                channel = await bot.http.get_channel(channel_id)
        except Rejected:
            return Right.NOTHING
        except Undelivered as error:
            _log.warning("direct messages not found", channel_id=channel_id, error=str(error))
            raise Unconfirmed from error
        others = [int(person["id"]) for person in channel.get("recipients", ())]
        return Right.PLAY if channel["type"] == discord.ChannelType.private.value and others == [user] else Right.NOTHING
