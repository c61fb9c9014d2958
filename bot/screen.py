"""What a channel sees of its match: the card of the round, kept up to date, and a message for each piece of news."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import discord

from bot.cards.news import answered_question, ends_round, news
from bot.cards.post import Post
from bot.cards.round import round_card
from bot.messages import Messages
from bot.pictures import Pictures
from bot.store import Place, Store
from engine.events import ChipsPutBack, ChipTurned, ChipWon, Event
from engine.match import Match
from engine.solver import Result


@dataclass(frozen=True, slots=True)
class _Question:
    """The message that asks a prover, and how it looks once it is answered."""

    message_id: int
    answered: Callable[[], Post | None]


@dataclass(frozen=True, slots=True)
class _WithoutBest:
    """The message that told the end of a round before its best solution was found, and how it looks with that."""

    message_id: int
    completed: Callable[[Result], Post | None]


class Screen:
    """Draws from the state of the match alone, so that showing twice does no harm.

    What Discord does not take is logged and left out: the match goes on, and the next change draws the card anew.
    """

    def __init__(
        self, client: discord.Client, store: Store, pictures: Pictures, place: Place, match_id: int, gone: Callable[[], None]
    ) -> None:
        self._store, self._pictures, self._match_id = store, pictures, match_id
        self._messages = Messages(client, place, match_id, gone)
        self._card_id: int | None = None
        self._shown: Match | None = None
        self._question: _Question | None = None
        self._best = dict[int, Result]()
        self._without_best = dict[int, _WithoutBest]()
        self._in_turn = asyncio.Lock()

    def found_again(self, card_id: int | None, question_id: int | None) -> None:
        """After a restart: the messages with the card of the present round, and with an open question to a prover."""
        self._card_id = card_id
        self._question = _Question(question_id, answered_question) if question_id else None

    async def show(self, before: Match, events: Sequence[Event], after: Match, latest: Callable[[], Match]) -> None:
        """Tell the channel what events have made of the match. One call at a time; the others wait their turn."""
        async with self._in_turn:
            if any(isinstance(event, ChipTurned) for event in events):
                await self._leave_card(events, before)
            try:
                await self._tell(before, events, after)
            finally:
                now = latest()
                await self._refresh(now if now.round == after.round else after)

    async def show_card(self, match: Match) -> None:
        """Show the card as the match stands, in its message if that still exists and in a new one otherwise."""
        async with self._in_turn:
            await self._refresh(match)

    async def best_found(self, round_number: int, best: Result) -> None:
        """Have the best of a round told when the round is over, or now where its end has been told already."""
        async with self._in_turn:
            late = self._without_best.pop(round_number, None)
            if late is None:
                self._best[round_number] = best
            elif post := late.completed(best):
                await self._messages.edit(late.message_id, post)

    async def _leave_card(self, events: Sequence[Event], before: Match) -> None:
        """Let the next round have a new card. The card of a chip that nobody shall think about any more is taken away."""
        card_id, self._card_id, self._shown = self._card_id, None, None
        if card_id and any(isinstance(event, ChipsPutBack) and before.target in event.chips for event in events):
            await self._messages.delete(card_id)

    async def _tell(self, before: Match, events: Sequence[Event], after: Match) -> None:
        won = any(isinstance(event, ChipWon) for event in events)
        png = await self._pictures.of_proof(before, after) if won else None
        ended = ends_round(before, after)
        best = self._best.pop(before.round, None) if ended else None
        post = news(self._match_id, before, events, after, png, best=best)
        if post is None:
            return
        await self._close_question()
        message = await self._messages.send(post)
        if message and ended and best is None:
            self._without_best = {
                before.round: _WithoutBest(
                    message.id, lambda found: news(self._match_id, before, events, after, png, best=found)
                )
            }
        if message and post.pings:
            self._question = _Question(message.id, lambda: news(self._match_id, before, events, after, open_question=False))
            await self._store.set_question(self._match_id, message.id)

    async def _close_question(self) -> None:
        """Take the buttons off the question to the last prover."""
        question, self._question = self._question, None
        if question and (post := question.answered()):
            await self._messages.edit(question.message_id, post)
            await self._store.set_question(self._match_id, None)

    async def _refresh(self, match: Match) -> None:
        if match is self._shown:
            return
        if self._card_id is not None and await self._messages.edit(self._card_id, round_card(self._match_id, match)):
            self._shown = match
            return
        message = await self._messages.send(round_card(self._match_id, match, await self._pictures.of_round(match)))
        self._card_id, self._shown = (message.id, match) if message else (None, None)
        if message:
            await self._store.set_card(self._match_id, message.id)
