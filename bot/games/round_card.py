"""The card of the present round, which is edited until the round is over and then left behind."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import discord

from bot.cards.post import Post
from bot.games.card_pace import CardPace
from bot.store import GameId, Store, StoredGame
from bot.ui.answers import AnswerLost, defer, is_answered
from bot.ui.messages import Messages, NotAllowed
from engine.events import ChipTurned
from engine.match import Match
from engine.race import Race

S = TypeVar("S", Match, Race)


@dataclass(slots=True)
class _Shown(Generic[S]):
    """What is known of the card of a round, which may not have a message yet."""

    round: int = 0
    message_id: int | None = None
    since: float | None = None
    """When an earlier process may have sent the message first; None if that is settled."""
    state: S | None = None
    """The visible part of the state that the message shows."""
    is_in_words: bool = False
    """Whether the message has no picture."""


@dataclass(frozen=True, slots=True)
class Look(Generic[S]):
    """How a card shows a state.

    ``visible`` returns the part of a state that the card shows. ``draw`` makes its picture, as long as the latest state needs
    it, and ``render`` the post, in words where there is no picture; empty data keep that of the message. ``is_open``: whether
    the round goes on. ``moves_below``: whether the card moves below public answers. ``is_replaced``: whether a message that
    cannot be edited is sent anew.
    """

    visible: Callable[[S], S]
    draw: Callable[[S, Callable[[], S]], Awaitable[bytes | None]]
    render: Callable[[S, bytes | None], Awaitable[Post]]
    is_open: Callable[[S], bool]
    moves_below: Callable[[S], bool] = lambda _: False
    is_replaced: Callable[[S], bool] = lambda _: True


class RoundCard(Generic[S]):
    """Sends and edits the message of each round.

    What Discord refuses is logged and left out: the game goes on, and the next change draws the card anew.
    """

    def __init__(self, messages: Messages, store: Store, pace: CardPace, game_id: GameId, look: Look[S]) -> None:
        self._messages, self._store, self._pace, self._game_id, self._look = messages, store, pace, game_id, look
        self._card: _Shown[S] = _Shown()
        self.is_answering = False
        """Whether a public answer is on its way, below which the card is to move."""

    @property
    def round(self) -> int:
        """The number of the round whose card it is, or will be."""
        return self._card.round

    @property
    def has_token(self) -> bool:
        """Whether there is a message that can be edited with the token of an interaction, which Discord does not count."""
        return self._card.message_id is not None and self._messages.has_token(self._card.message_id)

    def restore(self, stored: StoredGame) -> None:
        """Restore the message after a restart: see `bot.games.screen.Screen.restore`."""
        turned = [event.at for event in stored.events if isinstance(event, ChipTurned)]
        self._card = _Shown(len(turned), stored.card, turned[-1] if turned else None)

    async def take(self, interaction: discord.Interaction[Any]) -> bool:
        """Acknowledge a press, so that its message is edited by way of it; only if the message is public and unanswered.

        Returns whether it was acknowledged. Later answers to the press are follow-ups then.
        """
        if not interaction.message or interaction.message.flags.ephemeral or is_answered(interaction):
            return False
        with suppress(AnswerLost):
            await defer(interaction)
            self._messages.attach_token(interaction.message.id, interaction)
            if interaction.message.id == self._card.message_id:
                self._pace.pressed()
            return True
        return False

    async def leave(self, number: int, *, delete: bool) -> None:
        """Begin a new card for the round with this number. The message before stays, unless it is to be deleted."""
        if self._card.message_id and delete:
            await self._messages.delete(self._card.message_id)
        self._card = _Shown(number)

    async def refresh(self, state: S, latest: Callable[[], S]) -> None:
        """Bring the card up to date with a state, if anything visible has changed; send it if it has no message."""
        visible, number = self._look.visible(state), state.round.number
        if visible == self._card.state:
            return
        if self._card.round < number:  # there were no news of its chip: its append seemed to fail, but was stored
            self._card = _Shown(number, since=self._card.since)
        if self._card.message_id is not None and await self._edit(self._card.message_id, state, latest):
            return
        if self._card.message_id is not None and not self._look.is_replaced(state):
            self._card.state = visible
            return
        png = await self._look.draw(state, latest)
        post, name = await self._look.render(state, png), f"{self._game_id} {number}"
        message_id = await self._messages.send_card(post, name, self._card.message_id, self._card.since)
        if message_id and number == latest().round.number:
            await self._store.set_card(self._game_id, message_id)  # if that fails, all of it is retried
        self._card = _Shown(number, message_id, state=visible if message_id else None, is_in_words=png is None)

    async def _edit(self, message_id: int, state: S, latest: Callable[[], S]) -> bool:
        """Edit the message, now or later. Returns False if it must be sent anew.

        The last edit of a round is never postponed: its card is left behind then, or even the game.
        """
        is_open, counted, before = self._look.is_open(state), not self._messages.has_token(message_id), self._card.state
        if counted and self._look.moves_below(state) and (self.is_answering or self._messages.can_follow_up):
            return self.is_answering or await self._take_away(message_id)
        # A new phase or deadline is shown at once: everybody has to know what to do by when.
        is_new = not before or (before.phase, before.deadline) != (state.phase, state.deadline)
        if is_open and not self._pace.is_time(counted=counted, at_once=is_new):
            return True
        png = await self._look.draw(state, latest) if self._card.is_in_words else b""
        post = await self._look.render(state, png)
        try:
            is_there = await self._messages.edit(message_id, post, upload=bool(png), has_slot=is_open and counted)
        except NotAllowed:  # the next change tries again, even if it shows the same
            return True
        if is_there:
            self._card = _Shown(state.round.number, message_id, state=self._look.visible(state), is_in_words=png is None)
            self._pace.edited()
        return is_there

    async def _take_away(self, message_id: int) -> bool:
        """Delete the message, which is then sent as a follow-up. Returns False: it must be sent anew."""
        if await self._messages.delete(message_id):
            self._card.since = None  # else an earlier process may have sent it anew
        return False
