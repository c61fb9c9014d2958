"""The messages of a match in its channel: the card of the round, and a message for each piece of news."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord

from bot.cards.match import closed_pad, left_card, round_card, visible
from bot.cards.news import as_of, bid_line, opening
from bot.cards.post import Post
from bot.games.match_news import MatchNews
from bot.games.match_thread import MatchThread
from bot.games.round_card import CardScreen, Look
from bot.games.screen import News
from bot.games.services import Services
from bot.store import StoredGame
from bot.ui.answers import reply
from bot.ui.messages import Messages, NotAllowed
from bot.ui.pictures import Chooser
from engine.games.match.events import Event
from engine.games.match.state import OPEN_TO_BIDS, Match, Phase
from engine.rules.events import ChipTurned
from engine.rules.outcome import Outcome

_Outcome = Outcome[Match, Event]
_News = News[Match, Event]

_GOES_ON = (*OPEN_TO_BIDS, Phase.PROVING)
"""The phases of a round that is not over."""


class MatchScreen(CardScreen[Match, Event]):
    """Shows a match in its channel."""

    def __init__(self, services: Services, messages: Messages, stored: StoredGame) -> None:
        look = Look(
            opening,
            visible,
            self._draw,
            self._render,
            left_card,
            closed_pad,
            is_open=lambda match: match.phase in _GOES_ON,
            moves_below=lambda match: match.phase in OPEN_TO_BIDS,
        )
        super().__init__(services, messages, stored, look)
        self._news = MatchNews(self._say, messages, self._sent, services.store, services.pictures, stored)
        self._thread = None
        if stored.home is not None:
            home = messages.in_channel(stored.home)
            self._thread = MatchThread(self._say, messages, home, self._sent, services.store, services.observers, stored)

    def restore(self, stored: StoredGame) -> None:
        """See `Screen.restore`."""
        super().restore(stored)
        self._news.restore(stored)

    async def show(self, news: _News | None, latest: Callable[[], Match]) -> None:
        """See `Screen.show`: with the card in the channel, where the match is played in a thread."""
        await super().show(news, latest)
        if news is None and self._thread:
            await self._thread.refresh(latest())

    async def _announce_beginning(self, news: _News, latest: Callable[[], Match]) -> None:
        if self._thread and self._thread.is_due:
            await self._thread.open(news, latest)
        else:
            await super()._announce_beginning(news, latest)

    def expect(self, outcome: _Outcome) -> None:
        """See `Screen.expect`: the board of the next round does not wait for pictures of the round before."""
        if any(isinstance(event, ChipTurned) for event in outcome.events):
            self._pictures.drop_unneeded()

    async def take(self, interaction: discord.Interaction[Any], *, anew: bool = False) -> None:
        """Acknowledge a press, and send the next cards and questions as follow-ups: see `RoundCard.take`."""
        del anew
        if await self._card.take(interaction):
            self._messages.follow(interaction)

    def needs_public_answer(self, interaction: discord.Interaction[Any]) -> bool:
        """See `Screen.needs_public_answer`: the bid was typed, and Discord would count each edit of the card.

        The card then moves below that answer and is edited by way of it, and so are the questions and cards that follow.
        """
        is_free = self._messages.can_follow_up or self._card.has_token or self._card.is_answering
        return not (is_free or interaction.message) and interaction.app_permissions.read_message_history

    async def answer_publicly(self, interaction: discord.Interaction[Any], moves: int) -> None:
        """See `Screen.answer_publicly`."""
        self._card.is_answering = True
        try:
            await reply(interaction, bid_line(self._say, interaction.user.id, moves))
            self._messages.follow(interaction)
        finally:
            self._card.is_answering = False

    async def _reveal(self, news: _News, latest: Callable[[], Match]) -> None:
        del latest
        await self._news.reveal(news)

    async def _show_news(self, news: _News, latest: Callable[[], Match]) -> None:
        news = replace(news, outcome=as_of(news.outcome, latest()))
        after = news.outcome.after
        await self._begin_card(news, was_up=news.outcome.before.phase in OPEN_TO_BIDS)

        async def refresh() -> None:
            # A later round is shown by its own news, unless its card is there already, which never goes back to an earlier one.
            if max(self._card.round, after.round.number) == latest().round.number:
                await self._card.refresh(latest(), latest)
            elif self._card.round <= after.round.number:
                await self._card.refresh(after, latest)
            if self._thread:
                await self._thread.refresh(latest())

        try:
            await self._news.announce(news, latest)
            await self._news.reveal(news)
        except NotAllowed:
            await refresh()
            raise
        await refresh()

    async def _render(self, match: Match, png: bytes | None) -> Post:
        pad = (await self._store.guild_settings(self._guild_id)).bidding_pad
        return round_card(self._say, self._game_id, match, png, bidding_pad=pad, board_link=self._board_link)

    async def _draw(self, match: Match, latest: Callable[[], Match]) -> bytes | None:
        """Draw the board of a round, as long as the round goes on or the match rests after it."""
        number, chooser = match.round.number, Chooser(self._guild_id)

        def needed() -> bool:
            return latest().round.number == number and latest().phase in (*_GOES_ON, Phase.IDLE)

        return await self._pictures.still(chooser, match.round.start, needed=needed)
