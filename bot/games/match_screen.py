"""What a channel sees of its match: the card of the round, kept up to date, and a message for each piece of news."""

from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.cards.match import closed_pad, round_card, visible
from bot.cards.news import as_of, bid_line
from bot.cards.post import Post
from bot.games.card_pace import CardPace
from bot.games.match_news import MatchNews
from bot.games.screen import News, Screen
from bot.store import Store, StoredGame
from bot.text import Texts
from bot.ui.answers import AnswerLost, defer, is_answered, reply
from bot.ui.messages import Messages, NotAllowed
from bot.ui.open_pads import OpenPads
from bot.ui.pictures import Chooser, Pictures
from engine.events import BestFound, ChipsPutBack, ChipTurned, Event
from engine.match import OPEN_TO_BIDS, Match, Phase
from engine.outcome import Outcome

_Outcome = Outcome[Match, Event]
_News = News[Match, Event]

_GOES_ON = (*OPEN_TO_BIDS, Phase.PROVING)
"""The phases of a round that is not over."""


@dataclass(slots=True)
class _Card:
    """The card of a round, which may not have a message yet."""

    round: int = 0
    message_id: int | None = None
    since: float | None = None
    """When an earlier process may have sent the message first; None if that is settled."""
    shown: Match | None = None
    """What the message shows: see `visible`."""
    is_in_words: bool = False
    """Whether the message has no picture."""


class MatchScreen(Screen[Match, Event]):
    """Shows a match in its channel.

    What Discord refuses is logged and left out: the match goes on, and the next change draws the card anew.
    """

    def __init__(
        self, say: Texts, messages: Messages, store: Store, pictures: Pictures, pace: CardPace, stored: StoredGame
    ) -> None:
        self._say, self._messages, self._store, self._pictures, self._pace = say, messages, store, pictures, pace
        self._match_id, self._guild_id = stored.game_id, stored.place.guild_id
        self._news = MatchNews(say, messages, store, pictures, stored)
        self._card = _Card()
        self._is_answering = False
        """Whether a public answer is on its way, below which the card is to move."""
        self.pads = OpenPads()

    def attach(self, show_after: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        """See `Screen.attach`."""
        self._pace.attach(show_after)

    def restore(self, stored: StoredGame) -> None:
        """See `Screen.restore`."""
        turned = [event.at for event in stored.events if isinstance(event, ChipTurned)]
        self._card = _Card(len(turned), stored.card, turned[-1] if turned else None)
        self._news.restore(stored)

    def expect(self, outcome: _Outcome) -> None:
        """See `Screen.expect`: the board of the next round does not wait for pictures of the round before."""
        if any(isinstance(event, ChipTurned) for event in outcome.events):
            self._pictures.drop_unneeded()

    async def take(self, interaction: discord.Interaction[Any]) -> None:
        """Acknowledge a press, so that its message is edited by way of it; only if the message is public and unanswered.

        Later answers to the press are follow-ups. If Discord does not take the acknowledgement, the press is still unanswered.
        """
        if interaction.message and not interaction.message.flags.ephemeral and not is_answered(interaction):
            with suppress(AnswerLost):
                await defer(interaction)
                self._messages.attach_token(interaction.message.id, interaction)
                self._messages.follow(interaction)
                if interaction.message.id == self._card.message_id:
                    self._pace.pressed()

    def follow(self, interaction: discord.Interaction[Any]) -> None:
        """Send the next cards as follow-ups of a public answer: see `Messages.follow`."""
        self._messages.follow(interaction)

    def needs_public_answer(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether `answer_publicly` should answer a bid: it was typed, and Discord would count each edit of the card.

        The card then moves below that answer and is edited by way of it, and so are the questions and cards that follow.
        """
        card_id = self._card.message_id
        is_free = self._messages.can_follow_up or (card_id is not None and self._messages.has_token(card_id))
        return not (is_free or self._is_answering or interaction.message) and interaction.app_permissions.read_message_history

    async def answer_publicly(self, interaction: discord.Interaction[Any], moves: int) -> None:
        """Answer a bid in public. The card is not edited meanwhile; the caller then shows the game again."""
        self._is_answering = True
        try:
            await reply(interaction, bid_line(self._say, interaction.user.id, moves))
            self._messages.follow(interaction)
        finally:
            self._is_answering = False

    async def may_change(self, news: _News) -> bool:
        """See `Screen.may_change`."""
        return await self._news.may_change(news)

    async def show(self, news: _News | None, latest: Callable[[], Match]) -> None:
        """See `Screen.show`."""
        await self._show_news(news, latest)
        await self.pads.close(lambda say, player, number: closed_pad(say, self._match_id, latest(), player, number))

    async def _show_news(self, news: _News | None, latest: Callable[[], Match]) -> None:
        if news is None:
            await self._refresh(latest(), latest)
        elif all(isinstance(event, BestFound) for event in news.outcome.events):
            # The card stays: an edit of one that is out of date would reveal that a solution was found.
            await self._news.reveal(news)
            return
        else:
            await self._show(news, latest)
        self._messages.done()

    async def _show(self, news: _News, latest: Callable[[], Match]) -> None:
        news = replace(news, outcome=as_of(news.outcome, latest()))
        after = news.outcome.after
        if any(isinstance(event, ChipTurned) for event in news.outcome.events) and self._card.round < after.round.number:
            await self._leave_card(news.outcome)

        async def refresh() -> None:
            # A later round is shown by its own news, unless its card is there already, which never goes back to an earlier one.
            if max(self._card.round, after.round.number) == latest().round.number:
                await self._refresh(latest(), latest)
            elif self._card.round <= after.round.number:
                await self._refresh(after, latest)

        try:
            await self._news.announce(news, latest)
            await self._news.reveal(news)
        except NotAllowed:
            await refresh()
            raise
        await refresh()

    async def _leave_card(self, outcome: _Outcome) -> None:
        """Let the next round have a new card. The card of a chip that was put back is deleted."""
        was_up = outcome.before.phase in OPEN_TO_BIDS
        if self._card.message_id and was_up and any(isinstance(event, ChipsPutBack) for event in outcome.events):
            await self._messages.delete(self._card.message_id)
        self._card = _Card(outcome.after.round.number)

    async def _refresh(self, match: Match, latest: Callable[[], Match]) -> None:
        """Bring the card up to date, if anything visible has changed; send it if it has no message."""
        if visible(match) == self._card.shown:
            return
        number = match.round.number
        if self._card.round < number:  # there were no news of its chip: its append seemed to fail, but was stored
            self._card = _Card(number, since=self._card.since)
        if self._card.message_id is not None and await self._edit_card(self._card.message_id, match, latest):
            return
        png = await self._draw(match, latest)
        post, name = await self._post(match, png), f"{self._match_id} {number}"
        card_id = await self._messages.send_card(post, name, self._card.message_id, self._card.since)
        if card_id and number == latest().round.number:
            await self._store.set_card(self._match_id, card_id)  # if that fails, all of it is retried
        self._card = _Card(number, card_id, shown=visible(match) if card_id else None, is_in_words=png is None)

    async def _post(self, match: Match, png: bytes | None) -> Post:
        chosen = await self._store.guild_settings(self._guild_id)
        return round_card(self._say, self._match_id, match, png, bidding_pad=chosen.bidding_pad)

    async def _draw(self, match: Match, latest: Callable[[], Match]) -> bytes | None:
        """Draw the board of a round, as long as the round goes on or the match rests after it."""
        number, chooser = match.round.number, Chooser(self._guild_id)

        def needed() -> bool:
            return latest().round.number == number and latest().phase in (*_GOES_ON, Phase.IDLE)

        return await self._pictures.still(chooser, match.round.start, needed=needed)

    async def _edit_card(self, card_id: int, match: Match, latest: Callable[[], Match]) -> bool:
        """Edit the card, now or later. Returns False if it must be sent anew.

        The last edit of a round is never postponed: its card is left behind then, or even the game.
        """
        goes_on, counted = match.phase in _GOES_ON, not self._messages.has_token(card_id)
        if counted and match.phase in OPEN_TO_BIDS and (self._is_answering or self._messages.can_follow_up):
            return self._is_answering or await self._take_away(card_id)
        shown = self._card.shown
        # A new phase or deadline is shown at once: everybody has to know what to do by when.
        is_new = not shown or (shown.phase, shown.deadline) != (match.phase, match.deadline)
        if goes_on and not self._pace.is_time(counted=counted, at_once=is_new):
            return True
        png = await self._draw(match, latest) if self._card.is_in_words else b""
        post = await self._post(match, png)
        try:
            is_there = await self._messages.edit(card_id, post, upload=bool(png), has_slot=goes_on and counted)
        except NotAllowed:  # the next change tries again, even if it shows the same
            return True
        if is_there:
            self._card = _Card(match.round.number, card_id, shown=visible(match), is_in_words=png is None)
            self._pace.edited()
        return is_there

    async def _take_away(self, card_id: int) -> bool:
        """Delete the card, which is then sent as a follow-up. Returns False: it must be sent anew."""
        if await self._messages.delete(card_id):
            self._card.since = None  # else an earlier process may have sent it anew
        return False
