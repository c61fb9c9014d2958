"""What a channel sees of its match: the card of the round, and a message for each piece of news."""

from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

import discord

from bot.cards.match import closed_pad, round_card, visible
from bot.cards.news import as_of, bid_line
from bot.cards.post import Post
from bot.games.card_pace import CardPace
from bot.games.match_news import MatchNews
from bot.games.round_card import Look, RoundCard
from bot.games.screen import News, Screen
from bot.store import Store, StoredGame
from bot.text import Texts
from bot.ui.answers import reply
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


class MatchScreen(Screen[Match, Event]):
    """Shows a match in its channel. ``board_url`` returns the address of the board in the browser, if one is served."""

    def __init__(
        self,
        say: Texts,
        messages: Messages,
        store: Store,
        pictures: Pictures,
        pace: CardPace,
        stored: StoredGame,
        board_url: Callable[[], str | None] = lambda: None,
    ) -> None:
        self._say, self._messages, self._store, self._pictures, self._pace = say, messages, store, pictures, pace
        self._board_url = board_url
        self._match_id, self._guild_id = stored.game_id, stored.place.guild_id
        look = Look(
            visible,
            self._draw,
            self._render,
            is_open=lambda match: match.phase in _GOES_ON,
            moves_below=lambda match: match.phase in OPEN_TO_BIDS,
        )
        self._card = RoundCard(messages, store, pace, stored.game_id, look)
        self._news = MatchNews(say, messages, store, pictures, stored)
        self.pads = OpenPads()

    def attach(self, show_after: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        """See `Screen.attach`."""
        self._pace.attach(show_after)

    def restore(self, stored: StoredGame) -> None:
        """See `Screen.restore`."""
        self._card.restore(stored)
        self._news.restore(stored)

    def expect(self, outcome: _Outcome) -> None:
        """See `Screen.expect`: the board of the next round does not wait for pictures of the round before."""
        if any(isinstance(event, ChipTurned) for event in outcome.events):
            self._pictures.drop_unneeded()

    async def take(self, interaction: discord.Interaction[Any]) -> None:
        """Acknowledge a press, and send the next cards and questions as follow-ups: see `RoundCard.take`."""
        if await self._card.take(interaction):
            self._messages.follow(interaction)

    def follow(self, interaction: discord.Interaction[Any]) -> None:
        """Send the next cards as follow-ups of a public answer: see `Messages.follow`."""
        self._messages.follow(interaction)

    def needs_public_answer(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether `answer_publicly` should answer a bid: it was typed, and Discord would count each edit of the card.

        The card then moves below that answer and is edited by way of it, and so are the questions and cards that follow.
        """
        is_free = self._messages.can_follow_up or self._card.has_token or self._card.is_answering
        return not (is_free or interaction.message) and interaction.app_permissions.read_message_history

    async def answer_publicly(self, interaction: discord.Interaction[Any], moves: int) -> None:
        """Answer a bid in public. The card is not edited meanwhile; the caller then shows the game again."""
        self._card.is_answering = True
        try:
            await reply(interaction, bid_line(self._say, interaction.user.id, moves))
            self._messages.follow(interaction)
        finally:
            self._card.is_answering = False

    async def may_change(self, news: _News) -> bool:
        """See `Screen.may_change`."""
        return await self._news.may_change(news)

    async def show(self, news: _News | None, latest: Callable[[], Match]) -> None:
        """See `Screen.show`."""
        await self._show_news(news, latest)
        await self.pads.close(lambda say, player, number: closed_pad(say, self._match_id, latest(), player, number))

    async def _show_news(self, news: _News | None, latest: Callable[[], Match]) -> None:
        if news is None:
            await self._card.refresh(latest(), latest)
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
            was_up = news.outcome.before.phase in OPEN_TO_BIDS
            put_back = any(isinstance(event, ChipsPutBack) for event in news.outcome.events)
            await self._card.leave(after.round.number, delete=was_up and put_back)

        async def refresh() -> None:
            # A later round is shown by its own news, unless its card is there already, which never goes back to an earlier one.
            if max(self._card.round, after.round.number) == latest().round.number:
                await self._card.refresh(latest(), latest)
            elif self._card.round <= after.round.number:
                await self._card.refresh(after, latest)

        try:
            await self._news.announce(news, latest)
            await self._news.reveal(news)
        except NotAllowed:
            await refresh()
            raise
        await refresh()

    async def _render(self, match: Match, png: bytes | None) -> Post:
        chosen = await self._store.guild_settings(self._guild_id)
        board_url = self._board_url()
        return round_card(self._say, self._match_id, match, png, bidding_pad=chosen.bidding_pad, board_url=board_url)

    async def _draw(self, match: Match, latest: Callable[[], Match]) -> bytes | None:
        """Draw the board of a round, as long as the round goes on or the match rests after it."""
        number, chooser = match.round.number, Chooser(self._guild_id)

        def needed() -> bool:
            return latest().round.number == number and latest().phase in (*_GOES_ON, Phase.IDLE)

        return await self._pictures.still(chooser, match.round.start, needed=needed)
