"""Messages of the bot in one channel, each sent once although Discord may not be reached, or not be heard."""

import hashlib
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Any, cast

import discord
import structlog
from discord.ui import Container
from discord.utils import MISSING

from bot.cards.post import Post
from bot.clock import Clock
from bot.store import NO_SERVER, Place
from bot.ui.delivery import NotTaken, Undelivered, delivery
from bot.ui.refusals import Passes
from bot.ui.request_rate import RequestRate, Urgency
from bot.ui.time_limit import LIMIT

_log = structlog.stdlib.get_logger()

_UNKNOWN_CHANNEL, _TOO_OLD_TO_EDIT, _INVALID_FORM = 10003, 30046, 50035
"""Discord's error codes."""

_NONCE_HOLDS = 120.0
"""Seconds for which Discord knows a nonce again; it says "a few minutes"."""

_FOLLOW_UP_LIMIT = 8.0
"""Seconds that Discord may take for a follow-up."""

_MAY_COME = 15.0
"""Seconds since a follow-up was begun after which one that was broken off comes no more.

Until then it is looked for, after 9 and 11 seconds by the pauses of `bot.games.sender.Sender`. At 15 it is sent as any other.
"""

_LOOKED_THROUGH = 500
"""Messages among which one is looked for that may have been posted."""

_MAX_LENT = 4
"""Messages of a game that are edited by way of an interaction: its card, a question, and one before each."""

_TOKEN_HOLDS = 890.0
"""Seconds for which Discord takes what goes by way of an interaction that has come: a quarter of an hour since it was made."""

_EARLIER = 60.0
"""Seconds by which this machine's clock may be ahead of Discord's."""


class NotAllowed(Exception):
    """Discord does not take it until somebody changes something, such as a permission: it is to be tried again later."""


class _Original:
    """What Discord calls the message that was pressed, where it wants its id. As a text discord.py would quote it."""

    def __str__(self) -> str:
        return "@original"


@dataclass(frozen=True, slots=True)
class _Token:
    """What can be asked of Discord by way of an interaction, and until when. It keeps nothing of the interaction itself."""

    webhook: discord.Webhook
    until: float


@dataclass(frozen=True, slots=True)
class _Lent:
    """By way of what a message is edited, and what it is called there."""

    token: _Token
    name: int | _Original


class Messages:
    """The messages that one game, or whatever else posts in a channel, has there.

    What Discord refuses for good is logged, with ``context``, and left out; where the channel itself is no more, ``gone`` is
    called. Where Discord cannot be reached, does not answer in time, or refuses what it will take soon,
    `bot.ui.delivery.Undelivered` is raised, and `NotAllowed` for what it may take later: `bot.ui.refusals` tells which. The
    same call may then be made again: a message has a key, and there will not be two with the same, as far as Discord lets us
    see. For some minutes it knows the nonce again that is made of the key; after that the message is looked for in the channel,
    where its history may be read.
    """

    def __init__(
        self,
        client: discord.Client,
        clock: Clock,
        rate: RequestRate,
        place: Place,
        gone: Callable[[], None] = lambda: None,
        **context: int,
    ) -> None:
        self._client, self._clock, self._rate, self._place = client, clock, rate, place
        self._gone, self._context = gone, context
        self._lent = dict[int, _Lent]()
        self._followed: _Token | None = None
        self._tried = dict[str, float]()
        self._without_nonce = dict[str, float]()
        """Until when messages may come of which Discord knows no nonce."""
        self._sent = dict[str, int | None]()

    def done(self) -> None:
        """Forget what was sent: none of these messages will be sent again."""
        self._tried.clear()
        self._without_nonce.clear()
        self._sent.clear()

    async def find(self, key: str, since: float | None = None) -> bool | None:
        """Whether a message has been sent, by what the channel shows; None where that cannot be seen.

        ``since``: it may have been sent at this time or later by a process that was stopped.
        """
        self._may_be_sent(key, since)
        if key in self._sent:
            return True
        if key not in self._tried:
            return False
        after = datetime.fromtimestamp(self._tried[key] - _EARLIER, UTC)
        number = _number(key)
        await self._rate.turn(Urgency.NEWS)
        try:
            async with self._delivery("message not found"):
                async for message in self._channel.history(after=after, limit=_LOOKED_THROUGH):
                    frames = [part.id for part in message.components if isinstance(part, discord.components.Container)]
                    if message.author == self._client.user and number in frames:
                        self._sent[key] = message.id
                        return True
        except NotTaken as refused:
            if refused.passes is Passes.SOON:
                raise Undelivered(str(refused)) from refused
            return None
        del self._tried[key]
        return False

    async def send_card(self, post: Post, name: str, instead_of: int | None, since: float | None = None) -> int | None:
        """Send a card as `send` does, perhaps instead of a message that is not there any more.

        One that was sent before is brought up to date. A card follows up an interaction, where there is one: see `follow`.
        """
        key = f"card {name} {instead_of}"
        self._may_be_sent(key, since)
        was_tried = key in self._tried
        try:
            message_id = await self._send(post, key, since, Urgency.NEWS, follows=True)
        except NotAllowed:
            return None
        if message_id and was_tried:
            _name(post, key)  # an edit takes the name away, and until the card is noted it may have to be found again
            with suppress(NotAllowed):
                await self.edit(message_id, post, upload=bool(post.pictures))
        return message_id

    async def send(self, post: Post, key: str, since: float | None = None, urgency: Urgency = Urgency.NEWS) -> int | None:
        """Send a message, and return its id; None where Discord does not take it. ``since`` as for `find`.

        One that notifies somebody is a question, however urgent it is said to be: it follows up as a card does. Raises
        `NotAllowed`, too.
        """
        return await self._send(post, key, since, Urgency.QUESTION if post.pings else urgency, follows=bool(post.pings))

    async def _send(self, post: Post, key: str, since: float | None, urgency: Urgency, *, follows: bool) -> int | None:
        self._may_be_sent(key, since)
        if follows and since is not None:  # by a process that is no more, perhaps as a follow-up
            self._without_nonce.setdefault(key, min(since, self._clock.now()))  # its clock may have been ahead of this one
        if follows and (message_id := await self._follow_up(post, key)):
            return message_id
        if key in self._tried and (key in self._without_nonce or self._clock.now() - self._tried[key] > _NONCE_HOLDS):
            await self._find_before(key)
        if key in self._sent:
            return self._sent[key]
        await self._rate.turn(urgency)
        self._tried.setdefault(key, self._clock.now())
        _name(post, key)
        try:
            async with self._delivery("message not sent"):
                message = await self._channel.send(
                    view=post.view, files=post.files, allowed_mentions=post.allowed_mentions, nonce=_nonce(key)
                )
        except NotTaken as refused:
            del self._tried[key]
            _raise_if_it_passes(refused)
            self._sent[key] = None
        else:
            self._sent[key] = message.id
        return self._sent[key]

    def lend(self, message_id: int, interaction: discord.Interaction[Any]) -> None:
        """Let a message be edited by way of the latest press of its buttons, as long as Discord allows that.

        The press must have been answered with an edit of that message, or the announcement of one. Such edits do not count
        among the requests that Discord allows a bot.
        """
        self._lend(message_id, _Lent(self._token(interaction), _Original()))

    def follow(self, interaction: discord.Interaction[Any]) -> None:
        """Let cards and questions follow up what everybody was shown in answer to an interaction, as long as Discord lets them.

        Discord counts neither them nor their edits. It enforces no nonce on them: so only where history may be read, in which
        one is found whose answer was lost.
        """
        if interaction.app_permissions.read_message_history:
            self._followed = self._token(interaction)

    @property
    def is_followable(self) -> bool:
        """Whether there is an interaction that can be followed up."""
        return self._followed is not None and self._clock.now() < self._followed.until

    def _token(self, interaction: discord.Interaction[Any]) -> _Token:
        return _Token(interaction.followup, self._clock.now() + _TOKEN_HOLDS)

    def _lend(self, message_id: int, lent: _Lent) -> None:
        self._lent.pop(message_id, None)
        self._lent[message_id] = lent
        if len(self._lent) > _MAX_LENT:
            del self._lent[next(iter(self._lent))]

    def _return(self, message_id: int) -> None:
        """Edit a message by way of an interaction no more, and let nothing follow that up: Discord does not take it."""
        lent = self._lent.pop(message_id, None)
        if lent and self._followed and lent.token.webhook.token == self._followed.webhook.token:
            self._followed = None

    async def _find_before(self, key: str) -> None:
        """Look for a message that may have been sent, before it is sent again. Raises `Undelivered` where it may still come."""
        tried = self._tried[key]
        if await self.find(key) is False and self._clock.now() < self._without_nonce.get(key, 0.0):
            self._tried[key] = tried
            why = "a follow-up that was broken off may still come"
            raise Undelivered(why)

    async def _follow_up(self, post: Post, key: str) -> int | None:
        """Send a message as a follow-up, and return its id; None where there is nothing to follow, or it was tried before."""
        followed = self._followed
        if followed is None or not self.is_followable or key in self._tried:
            return None
        self._tried[key] = self._without_nonce[key] = self._clock.now()
        _name(post, key)
        try:
            async with self._delivery("message not sent as a follow-up", _FOLLOW_UP_LIMIT):
                message = await followed.webhook.send(
                    view=post.view, files=post.files, allowed_mentions=post.allowed_mentions, wait=True
                )
        except NotTaken:
            self._followed = None
            del self._tried[key], self._without_nonce[key]
            return None
        except Undelivered as error:
            if isinstance(error.__cause__, TimeoutError):
                self._without_nonce[key] += _MAY_COME
            raise
        self._lend(message.id, _Lent(followed, message.id))
        self._sent[key] = message.id
        return message.id

    def is_lent(self, message_id: int) -> bool:
        """Whether a message is edited by way of an interaction, which Discord does not count."""
        return message_id in self._lent and self._clock.now() < self._lent[message_id].token.until

    async def edit(self, message_id: int, post: Post, *, upload: bool = False, has_turn: bool = False) -> bool:
        """Edit a message. Returns False if it must be sent anew; True also where Discord will never take this edit.

        It keeps the pictures that it has, unless those of the post are to be uploaded. ``has_turn``: a turn at a request that
        is counted was waited for. Raises `NotAllowed`, too.
        """
        if self.is_lent(message_id):
            lent = self._lent[message_id]
            with suppress(NotTaken):
                await self._edit(partial(lent.token.webhook.edit_message, cast("int", lent.name)), post, upload=upload)
                return True
        self._return(message_id)
        if not has_turn:
            await self._rate.turn(Urgency.NEWS)
        try:
            await self._edit(self._channel.get_partial_message(message_id).edit, post, upload=upload)
        except NotTaken as refused:
            # A form is invalid that keeps a picture which the message does not have, because it was sent in words. How long a
            # message cannot be edited that is older than an hour, Discord does not say.
            if isinstance(refused.error, discord.NotFound) or refused.error.code in (_TOO_OLD_TO_EDIT, _INVALID_FORM):
                return False
            _raise_if_it_passes(refused)
        return True

    async def _edit(self, edit: Callable[..., Awaitable[object]], post: Post, *, upload: bool) -> None:
        async with self._delivery("message not edited"):
            # An edit notifies nobody anew.
            await edit(
                view=post.view,
                attachments=post.files if upload else MISSING,
                allowed_mentions=discord.AllowedMentions.none(),
            )

    async def delete(self, message_id: int) -> bool:
        """Delete a message. Returns False if it was not there, or Discord does not let it be deleted."""
        await self._rate.turn(Urgency.NEWS)
        try:
            async with self._delivery("message not deleted"):
                await self._channel.get_partial_message(message_id).delete()
        except NotTaken as refused:
            if refused.passes is Passes.SOON:
                raise Undelivered(str(refused)) from refused
            return False
        return True

    def _may_be_sent(self, key: str, since: float | None) -> None:
        if since is not None:
            self._tried.setdefault(key, since)

    @property
    def _channel(self) -> discord.PartialMessageable:
        guild_id = None if self._place.guild_id == NO_SERVER else self._place.guild_id
        return self._client.get_partial_messageable(self._place.channel_id, guild_id=guild_id)

    @asynccontextmanager
    async def _delivery(self, failure: str, seconds: float = LIMIT) -> AsyncGenerator[None, None]:
        """As `delivery`; what is refused is logged."""
        try:
            async with delivery(seconds):
                yield
        except NotTaken as refused:
            _log.warning(failure, channel_id=self._place.channel_id, **self._context, error=str(refused))
            if isinstance(refused.error, discord.NotFound) and refused.error.code == _UNKNOWN_CHANNEL:
                self._gone()
            raise


def _raise_if_it_passes(refused: NotTaken) -> None:
    """Raise `Undelivered` for what Discord takes soon, and `NotAllowed` for what it may take later."""
    if refused.passes is Passes.SOON:
        raise Undelivered(str(refused)) from refused
    if refused.passes is Passes.WHEN_CHANGED:
        raise NotAllowed(str(refused)) from refused


def _name(post: Post, key: str) -> None:
    """Give the frame of a message the id by which the message is found."""
    for part in post.view.children:
        if isinstance(part, Container):
            part.id = _number(key)


def _nonce(key: str) -> str:
    """What Discord is to know a message by for some minutes: of 25 characters at most."""
    return hashlib.blake2b(key.encode(), digest_size=8).hexdigest()


def _number(key: str) -> int:
    """The id of a message's frame, by which it is found in its channel: of 31 bits, and not 0."""
    return int.from_bytes(hashlib.blake2b(key.encode(), digest_size=4).digest(), "big") >> 1 | 1
