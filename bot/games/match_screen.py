"""What a channel sees of its match: the card of the round, kept up to date, and a message for each piece of news."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace

import discord

from bot.cards.news import MAX_FAILURES, answered_question, best_line, better_moves, ends_round, failure_picture, news
from bot.cards.post import Picture, Post, gallery, layout
from bot.cards.round import round_card
from bot.store import Place, Store
from bot.ui.messages import Messages
from bot.ui.pictures import Pictures
from engine.events import ChipsPutBack, ChipTurned, ChipWon, Event, MatchEnded, ProofFailed, ProverAsked
from engine.match import OPEN_TO_BIDS, Match, Phase
from engine.solver import Result, Solution


@dataclass(frozen=True, slots=True)
class _Question:
    """The message that asks a prover, and how it looks once it is answered."""

    message_id: int
    answered: Callable[[], Post | None]


@dataclass(frozen=True, slots=True)
class _WithoutBest:
    """The message that told the end of a round before its best solution was found, and how it looks with that."""

    message_id: int
    completed: Callable[[Result], Awaitable[Post | None]]


class Screen:
    """Draws from the state of the match alone, so that showing twice does no harm.

    What Discord does not take is logged and left out: the match goes on, and the next change draws the card anew.
    """

    def __init__(
        self, client: discord.Client, store: Store, pictures: Pictures, place: Place, match_id: int, gone: Callable[[], None]
    ) -> None:
        self._store, self._pictures, self._match_id = store, pictures, match_id
        self._guild_id = place.guild_id
        self._messages = Messages(client, place, match_id, gone)
        self._card_id: int | None = None
        self._shown: Match | None = None
        self._question: _Question | None = None
        self._best = dict[int, Result]()
        self._without_best = dict[int, _WithoutBest]()
        self._in_turn = asyncio.Lock()

    def restore(self, card_id: int | None, question_id: int | None) -> None:
        """After a restart: the messages with the card of the present round, and with an open question to a prover."""
        self._card_id = card_id
        self._question = _Question(question_id, answered_question) if question_id else None

    async def show(self, before: Match, events: Sequence[Event], after: Match, latest: Callable[[], Match]) -> None:
        """Tell the channel what events have made of the match. One call at a time; the others wait their turn."""
        async with self._in_turn:
            is_shown = self._shown is not None and self._shown.round >= after.round
            if any(isinstance(event, ChipTurned) for event in events) and not is_shown:
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

    async def announce_again(self, before: Match, events: Sequence[Event], after: Match) -> None:
        """After a restart: tell the end of a round, where the bot was stopped before it could."""
        async with self._in_turn:
            await self._tell(before, events, after)

    async def ask_again(self, match: Match) -> None:
        """After a restart: ask the prover, where the bot was stopped before it could."""
        async with self._in_turn:
            bid = match.prover
            if match.phase is not Phase.PROVING or bid is None or self._question:
                return
            asked = ProverAsked((match.deadline or 0) - match.rules.times.proof_time, bid.player)
            before = match if match.tried else replace(match, phase=Phase.BIDDING)
            await self._tell(before, (asked,), match)

    async def best_found(self, round_number: int, best: Result) -> None:
        """Have the best of a round told when the round is over, or now where its end has been told already."""
        async with self._in_turn:
            late = self._without_best.pop(round_number, None)
            if late is None:
                self._best[round_number] = best
            elif post := await late.completed(best):
                await self._messages.edit(late.message_id, post, upload=True)

    async def announce_best(self, match: Match, best: Solution) -> None:
        """Tell the best of the last round in a message of its own."""
        async with self._in_turn:
            better, pictures = better_moves(match, best), list[Picture]()
            if better:
                began = replace(match, robots=match.starts or match.robots)
                pictures.append(await self._pictures.of_solution(self._guild_id, "best", began, better))
            text = best_line(match, best)
            await self._messages.send(Post(layout(text, *map(gallery, pictures), target=match.target), pictures))

    async def _leave_card(self, events: Sequence[Event], before: Match) -> None:
        """Let the next round have a new card. The card of a chip that nobody shall think about any more is taken away."""
        card_id, self._card_id, self._shown = self._card_id, None, None
        was_up = before.phase in OPEN_TO_BIDS
        if card_id and was_up and any(isinstance(event, ChipsPutBack) for event in events):
            await self._messages.delete(card_id)

    async def _tell(self, before: Match, events: Sequence[Event], after: Match) -> None:
        round_over = ends_round(before, after)
        best = self._best.pop(before.round, None) if round_over else None
        failures = await self._failures(before, events)
        post = await self._news(before, events, after, failures, best)
        if post is None:
            return
        if (before.phase, before.prover) != (after.phase, after.prover):  # otherwise the same prover is still asked
            await self._close_question()
        message = await self._messages.send(post)
        if message and round_over and best is None:
            late = _WithoutBest(message.id, lambda found: self._news(before, events, after, failures, found))
            self._without_best = {before.round: late}
        if message and post.pings:
            self._question = _Question(
                message.id, lambda: news(self._match_id, before, events, after, failures=failures, open_question=False)
            )
            await self._store.set_question(self._match_id, message.id)

    async def _news(
        self, before: Match, events: Sequence[Event], after: Match, failures: Sequence[Picture], best: Result | None
    ) -> Post | None:
        """The news with its pictures: the proof, a better solution if there is one, and who has which chips."""
        won = any(isinstance(event, ChipWon) for event in events)
        ended = any(isinstance(event, MatchEnded) for event in events)
        guild_id, pictures = self._guild_id, list[Picture]()
        if won and after.round_award:
            pictures.append(await self._pictures.of_solution(guild_id, "proof", before, after.round_award.moves))
        if better := better_moves(after, best):
            pictures.append(await self._pictures.of_solution(guild_id, "best", before, better))
        if (won and len(after.chips) > 1) or (ended and after.awards):
            pictures.append(await self._pictures.of_scores(guild_id, after))
        return news(self._match_id, before, events, after, pictures, failures=failures, best=best)

    async def _failures(self, before: Match, events: Sequence[Event]) -> tuple[Picture, ...]:
        """How the last proofs that failed went wrong."""
        failed = [event for event in events if isinstance(event, ProofFailed)][-MAX_FAILURES:]
        board, pictures = before.setup.board, list[Picture]()
        for number, event in enumerate(failed, start=1):
            png = await self._pictures.of_moves(self._guild_id, board, before.robots, before.target, event.moves)
            pictures.append(failure_picture(before, event.moves, png, f"moves-{number}.png"))
        return tuple(pictures)

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
        png = await self._pictures.of_round(self._guild_id, match)
        message = await self._messages.send(round_card(self._match_id, match, png))
        self._card_id, self._shown = (message.id, match) if message else (None, None)
        if message:
            await self._store.set_card(self._match_id, message.id)
