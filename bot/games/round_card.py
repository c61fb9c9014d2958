"""The card of the present round, edited at a pace until the round is over and then left behind, and screens that have one."""

import math
from abc import abstractmethod
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import discord

from bot.cards.post import Post
from bot.clock import Clock
from bot.games.screen import News, Screen
from bot.games.services import Services
from bot.store import GameId, Store, StoredGame
from bot.text import Texts
from bot.ui.answers import AnswerLost, defer, is_answered
from bot.ui.messages import Messages, NotAllowed
from bot.ui.request_rate import RequestRate, Urgency
from engine.games.match.state import Match
from engine.games.race.state import Race
from engine.rules.events import BestFound, ChipsPutBack, ChipTurned, Player

EVERY = 2.0
"""Seconds between two edits of a card."""


class CardPace:
    """Decides when the card of one game may be edited: at once after a quiet while, otherwise once every two seconds.

    Edits that Discord counts must also be few in all games together. Changes meanwhile need no edit of their own: the card is
    drawn from the state at the time of the edit. A press of one of its buttons is never delayed.
    """

    def __init__(self, clock: Clock, rate: RequestRate) -> None:
        self._clock, self._rate = clock, rate
        self._last = -math.inf
        self._is_waiting = self._has_slot = False
        self._show_after: Callable[[Coroutine[Any, Any, None]], object] | None = None

    def attach(self, show_after: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        """Take the function that shows the game again once a coroutine has ended."""
        self._show_after = show_after

    def is_time(self, *, counted: bool, at_once: bool) -> bool:
        """Return whether the card may be edited now; if not, have the game shown again when it may.

        A counted request then has its slot in the request rate. ``at_once`` skips the two seconds.
        """
        has_slot, self._has_slot = self._has_slot, False
        wait = 0.0 if at_once else self._wait()
        if has_slot or (not wait and (not counted or self._rate.try_now())):
            return True
        if self._show_after and not self._is_waiting:
            self._is_waiting = True
            self._show_after(self._slot(wait, counted=counted))
        return False

    def pressed(self) -> None:
        """Allow the next edit at once: it answers the press of a button."""
        self._last = -math.inf

    def edited(self) -> None:
        """Note that the card was edited now."""
        self._last = self._clock.now()

    def _wait(self) -> float:
        """Return the seconds until the next edit; 0 if the clock was set back since the last one."""
        now = self._clock.now()
        return max(0.0, self._last + EVERY - now) if self._last <= now else 0.0

    async def _slot(self, seconds: float, *, counted: bool) -> None:
        try:
            if seconds:
                await self._clock.sleep(seconds)
            if counted:
                await self._rate.slot(Urgency.CARD)
                self._has_slot = True
        finally:
            self._is_waiting = False


S = TypeVar("S", Match, Race)
E = TypeVar("E")


@dataclass(slots=True)
class _Shown(Generic[S]):
    """The known state of a round's card, which may not have a message yet."""

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
    """The functions with which a card shows a state.

    ``opening`` returns the announcement of a game, in a language. ``visible`` returns the part of a state that the card shows.
    ``draw`` makes its picture, as long as the latest state needs it, and ``render`` the post, in words where there is no
    picture; empty data keep that of the message. ``left`` makes the post of a round after which the next has begun.
    ``closed_pad`` returns what a player's pad of a round is replaced by, or None while it can be used. ``is_open``: whether the
    round goes on. ``moves_below``: whether the card moves below public answers. ``is_replaced``: whether a message that cannot
    be edited is sent anew.
    """

    opening: Callable[[Texts, S], str]
    visible: Callable[[S], S]
    draw: Callable[[S, Callable[[], S]], Awaitable[bytes | None]]
    render: Callable[[S, bytes | None], Awaitable[Post]]
    left: Callable[[Texts, S], Post]
    closed_pad: Callable[[Texts, GameId, S, Player, int], Post | None]
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
        self._left: _Shown[S] = _Shown()
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
        self._card = _Shown(len(turned), stored.card, turned[-1] if turned else None, is_in_words=stored.card_in_words)

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
        elif not self._card.is_in_words:
            self._left = self._card
        self._card = _Shown(number)

    async def close_left(self, say: Texts) -> None:
        """Take the buttons off the message that was left, if that edit is not counted; else a press says that they are old."""
        message_id, state = self._left.message_id, self._left.state
        self._left = _Shown()
        if message_id is not None and state is not None and self._messages.has_token(message_id):
            with suppress(NotAllowed):
                await self._messages.edit(message_id, self._look.left(say, state))

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
            await self._store.set_card(self._game_id, message_id, in_words=png is None)  # if that fails, all of it is retried
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
            if png and state.round.number == latest().round.number:
                await self._store.set_card(self._game_id, message_id)
            self._card = _Shown(state.round.number, message_id, state=self._look.visible(state), is_in_words=png is None)
            self._pace.edited()
        return is_there

    async def _take_away(self, message_id: int) -> bool:
        """Delete the message, which is then sent as a follow-up. Returns False: it must be sent anew."""
        if await self._messages.delete(message_id):
            self._card.since = None  # else an earlier process may have sent it anew
        return False


class NewsMessages:
    """The messages with the news of one game. Each has a key that finds it again, so that it is sent once."""

    def __init__(self, messages: Messages, stored: StoredGame) -> None:
        self._messages, self._game_id = messages, stored.game_id
        self._pending_since = dict[int, float]()
        """The times of news that were pending at the restart, by number: they may have been sent already."""

    def restore(self, stored: StoredGame) -> None:
        """Note after a restart which news are pending."""
        self._pending_since = {pending.number: pending.at for pending in stored.pending}

    async def may_change(self, news: News[Any, Any]) -> bool:
        """Return whether the channel has no message with these news: see `Screen.may_change`."""
        found = await self._messages.find(self._key(news), self._pending_since.get(news.number))
        if found is False:
            self._pending_since.pop(news.number, None)
        return found is False

    async def send(self, news: News[Any, Any], post: Post, key: str | None = None) -> int | None:
        """Send a message with news as `Messages.send` does; ``key`` distinguishes it from others with the same news."""
        return await self._messages.send(post, key or self._key(news), self._pending_since.get(news.number))

    def _key(self, news: News[Any, Any]) -> str:
        return f"news {self._game_id} {news.number} {news.end}"


class CardScreen(Screen[S, E], Generic[S, E]):
    """Shows a game in its channel: a card for each round, and its news in messages of their own."""

    def __init__(self, services: Services, messages: Messages, stored: StoredGame, look: Look[S]) -> None:
        super().__init__(services, messages, stored)
        self._pace, self._look = CardPace(services.clock, services.rate), look
        self._card = RoundCard(messages, services.store, self._pace, stored.game_id, look)
        self._sent = NewsMessages(messages, stored)

    def attach(self, show_after: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        """See `Screen.attach`."""
        self._pace.attach(show_after)

    def restore(self, stored: StoredGame) -> None:
        """See `Screen.restore`."""
        self._card.restore(stored)
        self._sent.restore(stored)

    async def take(self, interaction: discord.Interaction[Any], *, anew: bool = False) -> None:
        """Acknowledge a press: see `RoundCard.take`."""
        del anew
        await self._card.take(interaction)

    def follow(self, interaction: discord.Interaction[Any]) -> None:
        """Send the next cards as follow-ups of a public answer: see `Messages.follow`."""
        self._messages.follow(interaction)

    async def may_change(self, news: News[S, E]) -> bool:
        """See `Screen.may_change`."""
        return await self._sent.may_change(news)

    async def show(self, news: News[S, E] | None, latest: Callable[[], S]) -> None:
        """See `Screen.show`."""
        if news is None:
            await self._card.refresh(latest(), latest)
            self._messages.done()
        elif news.number == 0:
            with suppress(NotAllowed):  # the game goes on without
                await self._announce_beginning(news, latest)
            self._messages.done()
        elif all(isinstance(event, BestFound) for event in news.outcome.events):
            # The card stays: an edit of one that is out of date would reveal that a solution was found.
            await self._reveal(news, latest)
        else:
            await self._show_news(news, latest)
            await self._card.close_left(self._say)
            self._messages.done()
        closed = self._look.closed_pad
        await self.pads.close(lambda say, player, number: closed(say, self._game_id, latest(), player, number))

    async def _announce_beginning(self, news: News[S, E], latest: Callable[[], S]) -> None:
        """Announce that the game begins."""
        await self._sent.send(news, Post(self._look.opening(self._say, latest())))

    async def _begin_card(self, news: News[S, E], *, was_up: bool) -> None:
        """Begin the card of the round that news begin, if any. That of a chip that ``was_up`` and was put back is deleted."""
        events, number = news.outcome.events, news.outcome.after.round.number
        if any(isinstance(event, ChipTurned) for event in events) and self._card.round < number:
            put_back = any(isinstance(event, ChipsPutBack) for event in events)
            await self._card.leave(number, delete=put_back and was_up)

    @abstractmethod
    async def _show_news(self, news: News[S, E], latest: Callable[[], S]) -> None:
        """Send the message with news, and bring the card up to date."""

    @abstractmethod
    async def _reveal(self, news: News[S, E], latest: Callable[[], S]) -> None:
        """Show best solutions that have become known, in messages alone."""
