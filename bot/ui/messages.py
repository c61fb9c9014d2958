"""Messages of the bot in one channel, each sent exactly once where Discord lets the bot check."""

import hashlib
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from typing import Any, Literal, cast

import discord
import structlog
from discord.ui import Container
from discord.utils import MISSING

from bot.cards.post import Post
from bot.clock import Clock
from bot.store import NO_SERVER, Place
from bot.ui.delivery import Rejected, Undelivered, delivery
from bot.ui.refusals import Retry
from bot.ui.request_rate import RequestRate, Urgency

_log = structlog.stdlib.get_logger()

_UNKNOWN_CHANNEL, _TOO_OLD_TO_EDIT, _INVALID_FORM = 10003, 30046, 50035
_HAS_THREAD, _TOO_MANY_THREADS = 160004, 160006
"""Discord's error codes."""

_NONCE_HOLDS = 120.0
"""Seconds for which Discord deduplicates by nonce; it documents "a few minutes"."""

_FOLLOW_UP_TIMEOUT = 8.0
"""Seconds."""

_MAY_ARRIVE = 15.0
"""Seconds after which a follow-up that timed out will not arrive any more.

Until then it is searched for, after 9 and 11 seconds by the pauses of `bot.games.outbox.Sender`; at 15 it is sent normally.
"""

_SEARCHED = 500
"""The number of messages of a channel that are searched for one that may have been sent."""

_MAX_TOKENS = 4
"""The number of a game's messages that are edited with a token: its card, a question, and the one before each."""

_TOKEN_LIFETIME = 890.0
"""Seconds for which the token of an interaction that has arrived can be used; Discord allows 15 minutes since its creation."""

_CLOCK_TOLERANCE = 60.0
"""The most seconds that this machine's clock may be ahead of Discord's."""


_ARCHIVED_AFTER: Literal[1440] = 1440
"""Minutes without a message after which Discord archives a thread; the next message takes it back out."""


class NoThread(Exception):
    """Discord opens no thread; ``is_full``: because the server has as many active ones as it may have."""

    def __init__(self, *, is_full: bool) -> None:
        self.is_full = is_full
        super().__init__("too many active threads" if is_full else "no thread is opened")


class NotAllowed(Exception):
    """Discord rejects the message until a person changes something, such as a permission: retry later."""


class _Original:
    """The pressed message's name in webhook URLs, instead of its id. discord.py would quote a string."""

    def __str__(self) -> str:
        return "@original"


@dataclass(frozen=True, slots=True)
class _Token:
    """An interaction's webhook, until when it can be used, and the name there of the message that it edits."""

    webhook: discord.Webhook
    until: float
    name: int | _Original


class Messages:
    """The messages of a game, or of scheduled posts, in one channel: that of ``place``, until `move` names another one.

    Permanent rejections are logged with ``context``, and the message is dropped; if the channel does not exist any more,
    ``gone`` is called with its place. Temporary failures raise `bot.ui.delivery.Undelivered`, and rejections that may end later
    `NotAllowed`, see `bot.ui.refusals`; the same call can then be retried. Messages are idempotent by key: for some minutes
    Discord deduplicates by a nonce made of the key; after that the message is searched for in the channel, if its history may
    be read.
    """

    def __init__(
        self,
        client: discord.Client,
        clock: Clock,
        rate: RequestRate,
        place: Place,
        gone: Callable[[Place], None] = lambda _: None,
        **context: int,
    ) -> None:
        self._client, self._clock, self._rate, self.place = client, clock, rate, place
        self._gone, self._context = gone, context
        self._editable = dict[int, _Token]()
        self._followed: _Token | None = None
        self._tried = dict[str, float]()
        self._without_nonce = dict[str, float]()
        """Until when messages without a nonce may still arrive."""
        self._sent = dict[str, int | None]()

    def in_channel(self, channel_id: int) -> "Messages":
        """Return messages of the same game in another channel of its server, without which the game goes on."""
        place = replace(self.place, channel_id=channel_id)
        return Messages(self._client, self._clock, self._rate, place, lambda _: None, **self._context)

    def move(self, channel_id: int) -> None:
        """Send everything to another channel of the server from here on. Tokens of interactions in the first are dropped."""
        self.place = replace(self.place, channel_id=channel_id)
        self._editable.clear()
        self._followed = None
        self.done()

    async def open_thread(self, message_id: int, name: str) -> int:
        """Open a public thread from a message, and return its id. Idempotent. Raises `NoThread` and `Undelivered`."""
        await self._rate.slot(Urgency.NEWS)
        try:
            async with self._delivery("thread not opened"):
                message = self._channel.get_partial_message(message_id)
                await message.create_thread(name=name, auto_archive_duration=_ARCHIVED_AFTER)
        except Rejected as refused:
            if refused.error.code != _HAS_THREAD:
                if refused.retry is Retry.SOON:
                    raise Undelivered(str(refused)) from refused
                raise NoThread(is_full=refused.error.code == _TOO_MANY_THREADS) from refused
        return message_id  # Channel, "Start Thread from Message": the thread has the id of the message

    def done(self) -> None:
        """Forget the keys sent so far, which will not be sent again."""
        self._tried.clear()
        self._without_nonce.clear()
        self._sent.clear()

    async def find(self, key: str, since: float | None = None) -> bool | None:
        """Return whether the channel's history has a message; None if it cannot be read.

        ``since`` is the time from which a stopped process may have sent it.
        """
        self._may_be_sent(key, since)
        if key in self._sent:
            return True
        if key not in self._tried:
            return False
        after = datetime.fromtimestamp(self._tried[key] - _CLOCK_TOLERANCE, UTC)
        number = _number(key)
        await self._rate.slot(Urgency.NEWS)
        try:
            async with self._delivery("message not found"):
                async for message in self._channel.history(after=after, limit=_SEARCHED):
                    frames = [part.id for part in message.components if isinstance(part, discord.components.Container)]
                    if message.author == self._client.user and number in frames:
                        self._sent[key] = message.id
                        return True
        except Rejected as refused:
            if refused.retry is Retry.SOON:
                raise Undelivered(str(refused)) from refused
            return None
        del self._tried[key]
        return False

    async def send_card(self, post: Post, name: str, instead_of: int | None, since: float | None = None) -> int | None:
        """Send a card as `send` does, or update it if it was sent before; ``instead_of`` is a deleted message that it replaces.

        It is sent as a follow-up where possible: see `follow`.
        """
        key = f"card {name} {instead_of}"
        self._may_be_sent(key, since)
        was_tried = key in self._tried
        try:
            message_id = await self._send(post, key, since, Urgency.NEWS, follows=True)
        except NotAllowed:
            return None
        if message_id and was_tried:
            _name(post, key)  # an edit removes the name, and the card may have to be found again until its id is stored
            with suppress(NotAllowed):
                await self.edit(message_id, post, upload=bool(post.files))
        return message_id

    async def send(self, post: Post, key: str, since: float | None = None, urgency: Urgency = Urgency.NEWS) -> int | None:
        """Send a message, and return its id, or None if it is rejected for good. ``since`` is as for `find`.

        One that notifies a user has the urgency of a question, and is sent as a follow-up where possible. Raises `NotAllowed`.
        """
        return await self._send(post, key, since, Urgency.QUESTION if post.pings else urgency, follows=bool(post.pings))

    async def _send(self, post: Post, key: str, since: float | None, urgency: Urgency, *, follows: bool) -> int | None:
        self._may_be_sent(key, since)
        if follows and since is not None:  # a stopped process may have sent it as a follow-up
            self._without_nonce.setdefault(key, min(since, self._clock.now()))  # that process's clock may have been ahead
        if follows and (message_id := await self._follow_up(post, key)):
            return message_id
        if key in self._tried and (key in self._without_nonce or self._clock.now() - self._tried[key] > _NONCE_HOLDS):
            await self._search_before_retry(key)
        if key in self._sent:
            return self._sent[key]
        await self._rate.slot(urgency)
        self._tried.setdefault(key, self._clock.now())
        _name(post, key)
        nonce = hashlib.blake2b(key.encode(), digest_size=8).hexdigest()  # of at most 25 characters
        try:
            async with self._delivery("message not sent"):
                message = await self._channel.send(
                    view=post.view, files=post.files, allowed_mentions=post.allowed_mentions, nonce=nonce
                )
        except Rejected as refused:
            del self._tried[key]
            _raise_if_retryable(refused)
            self._sent[key] = None
        else:
            self._sent[key] = message.id
        return self._sent[key]

    def attach_token(self, message_id: int, interaction: discord.Interaction[Any]) -> None:
        """Edit a message with the token of the latest press on it while that is valid: such edits are not rate limited.

        The press must have been answered with an edit of that message, or a deferred one.
        """
        self._attach(message_id, self._token(interaction))

    def follow(self, interaction: discord.Interaction[Any]) -> None:
        """Send cards and questions as follow-ups of a publicly answered interaction while its token is valid.

        Follow-ups and their edits are not rate limited. They have no nonce, so this needs the right to search the history for
        one whose response was lost.
        """
        if interaction.app_permissions.read_message_history:
            self._followed = self._token(interaction)

    @property
    def can_follow_up(self) -> bool:
        """Whether follow-ups can be sent."""
        return self._followed is not None and self._clock.now() < self._followed.until

    def _token(self, interaction: discord.Interaction[Any]) -> _Token:
        return _Token(interaction.followup, self._clock.now() + _TOKEN_LIFETIME, _Original())

    def _attach(self, message_id: int, token: _Token) -> None:
        self._editable.pop(message_id, None)
        self._editable[message_id] = token
        if len(self._editable) > _MAX_TOKENS:
            del self._editable[next(iter(self._editable))]

    def _detach(self, message_id: int) -> None:
        """Stop using the token of a message, for follow-ups as well: Discord rejects it."""
        rejected = self._editable.pop(message_id, None)
        if rejected and self._followed and rejected.webhook.token == self._followed.webhook.token:
            self._followed = None

    async def _search_before_retry(self, key: str) -> None:
        """Search for a message that may have been sent. Raises `Undelivered` if it may still arrive."""
        tried = self._tried[key]
        if await self.find(key) is False and self._clock.now() < self._without_nonce.get(key, 0.0):
            self._tried[key] = tried
            why = "a follow-up that timed out may still arrive"
            raise Undelivered(why)

    async def _follow_up(self, post: Post, key: str) -> int | None:
        """Send a message as a follow-up, and return its id; None if there is no token, or it was tried before."""
        followed = self._followed
        if followed is None or not self.can_follow_up or key in self._tried:
            return None
        self._tried[key] = self._without_nonce[key] = self._clock.now()
        _name(post, key)
        try:
            async with self._delivery("message not sent as a follow-up", _FOLLOW_UP_TIMEOUT):
                message = await followed.webhook.send(
                    view=post.view, files=post.files, allowed_mentions=post.allowed_mentions, wait=True
                )
        except Rejected:
            self._followed = None
            del self._tried[key], self._without_nonce[key]
            return None
        except Undelivered as error:
            if isinstance(error.__cause__, TimeoutError):
                self._without_nonce[key] += _MAY_ARRIVE
            raise
        self._attach(message.id, replace(followed, name=message.id))
        self._sent[key] = message.id
        return message.id

    def has_token(self, message_id: int) -> bool:
        """Return whether a message can be edited with a token, without a slot of the rate limit."""
        return message_id in self._editable and self._clock.now() < self._editable[message_id].until

    async def edit(self, message_id: int, post: Post, *, upload: bool = False, has_slot: bool = False) -> bool:
        """Edit a message. Returns False if it must be sent anew; True also if this edit is rejected for good.

        The message keeps its pictures unless ``upload`` is set. ``has_slot`` means that the caller has waited for a slot.
        Raises `NotAllowed`.
        """
        if self.has_token(message_id):
            token = self._editable[message_id]
            with suppress(Rejected):
                await self._edit(partial(token.webhook.edit_message, cast("int", token.name)), post, upload=upload)
                return True
        self._detach(message_id)
        if not has_slot:
            await self._rate.slot(Urgency.NEWS)
        try:
            await self._edit(self._channel.get_partial_message(message_id).edit, post, upload=upload)
        except Rejected as refused:
            # The form is invalid if it keeps a picture that the message, sent as text, does not have. For how long a message
            # older than an hour cannot be edited, Discord does not document.
            if isinstance(refused.error, discord.NotFound) or refused.error.code in (_TOO_OLD_TO_EDIT, _INVALID_FORM):
                return False
            _raise_if_retryable(refused)
        return True

    async def _edit(self, edit: Callable[..., Awaitable[object]], post: Post, *, upload: bool) -> None:
        async with self._delivery("message not edited"):
            # An edit must not notify users again.
            await edit(
                view=post.view, attachments=post.files if upload else MISSING, allowed_mentions=discord.AllowedMentions.none()
            )

    async def delete(self, message_id: int) -> bool:
        """Delete a message. Returns False if it does not exist, or may not be deleted."""
        await self._rate.slot(Urgency.NEWS)
        try:
            async with self._delivery("message not deleted"):
                await self._channel.get_partial_message(message_id).delete()
        except Rejected as refused:
            if refused.retry is Retry.SOON:
                raise Undelivered(str(refused)) from refused
            return False
        return True

    def _may_be_sent(self, key: str, since: float | None) -> None:
        if since is not None:
            self._tried.setdefault(key, since)

    @property
    def _channel(self) -> discord.PartialMessageable:
        guild_id = None if self.place.guild_id == NO_SERVER else self.place.guild_id
        return self._client.get_partial_messageable(self.place.channel_id, guild_id=guild_id)

    @asynccontextmanager
    async def _delivery(self, failure: str, seconds: float | None = None) -> AsyncGenerator[None, None]:
        """Run requests as `delivery` does, and log rejections."""
        try:
            async with delivery(seconds):
                yield
        except Rejected as refused:
            _log.warning(failure, channel_id=self.place.channel_id, **self._context, error=str(refused))
            if isinstance(refused.error, discord.NotFound) and refused.error.code == _UNKNOWN_CHANNEL:
                self._gone(self.place)
            raise


def _raise_if_retryable(refused: Rejected) -> None:
    """Raise `Undelivered` for a rejection that ends soon, and `NotAllowed` for one that may end later."""
    if refused.retry is Retry.SOON:
        raise Undelivered(str(refused)) from refused
    if refused.retry is Retry.WHEN_CHANGED:
        raise NotAllowed(str(refused)) from refused


def _name(post: Post, key: str) -> None:
    """Set the component id of a message's frame, which identifies the message in its channel."""
    for part in post.view.children:
        if isinstance(part, Container):
            part.id = _number(key)


def _number(key: str) -> int:
    """Return the component id of a message's frame: 31 bits, and not 0."""
    return int.from_bytes(hashlib.blake2b(key.encode(), digest_size=4).digest(), "big") >> 1 | 1
