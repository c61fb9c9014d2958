"""What a channel sees of its match: the card of the round, kept up to date, and a message for each piece of news."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace

from bot.cards.news import MAX_FAILURES, answered_question, better_line, ends_round, failure_picture, news, revealed_line
from bot.cards.post import Picture, Post, gallery, layout
from bot.cards.round import round_card
from bot.games.live_game import Screen
from bot.store import Store, StoredGame
from bot.ui.messages import Messages
from bot.ui.pictures import Pictures
from engine.events import BestFound, ChipsPutBack, ChipTurned, ChipWon, Event, MatchEnded, ProofFailed, ProverAsked
from engine.match import OPEN_TO_BIDS, Match, Phase, Round, revealed
from engine.outcome import Outcome
from engine.play import retrace
from engine.position import Position

_Outcome = Outcome[Match, Event]

_MAX_REVEALED = 4
"""So many best solutions are told in one message, each with a picture."""


@dataclass(frozen=True, slots=True)
class _Question:
    """The message that asks a prover, and how it looks once it is answered."""

    message_id: int
    answered: Callable[[], Post | None]


@dataclass(frozen=True, slots=True)
class _WithoutBest:
    """The message that announced the end of a round whose best solution nobody knew yet, and how it looks with that."""

    message_id: int
    completed: Callable[[Round], Awaitable[Post | None]]


class MatchScreen(Screen[Match, Event]):
    """Draws from the state of the match alone, so that showing twice does no harm.

    What Discord does not take is logged and left out: the match goes on, and the next change draws the card anew.
    """

    def __init__(self, messages: Messages, store: Store, pictures: Pictures, stored: StoredGame) -> None:
        self._messages, self._store, self._pictures = messages, store, pictures
        self._match_id, self._guild_id = stored.game_id, stored.place.guild_id
        self._card_id: int | None = None
        self._shown: Match | None = None
        self._question: _Question | None = None
        self._without_best = dict[int, _WithoutBest]()
        self._in_turn = asyncio.Lock()

    def restore(self, card: int | None, question: int | None) -> None:
        """See `Screen.restore`."""
        self._card_id = card
        self._question = _Question(question, answered_question) if question else None

    async def show(self, outcome: _Outcome | None, latest: Callable[[], Match]) -> None:
        """See `Screen.show`. One call at a time; the others wait their turn."""
        async with self._in_turn:
            if outcome is None:
                await self._refresh(latest())
                return
            if all(isinstance(event, BestFound) for event in outcome.events):
                # No card changes by it. One that Discord has not taken waits, since it would tell that a solution was found.
                await self._reveal(outcome)
                return
            after, shown = outcome.after, self._shown.round.number if self._shown else 0
            if any(isinstance(event, ChipTurned) for event in outcome.events) and shown < after.round.number:
                await self._leave_card(outcome)
            try:
                await self._announce(outcome)
                await self._reveal(outcome)
            finally:
                # A later round waits for its own turn, unless it was quicker than this one.
                now = latest()
                await self._refresh(after if max(shown, after.round.number) < now.round.number else now)

    async def announce_again(self, outcome: _Outcome) -> None:
        """See `Screen.announce_again`."""
        async with self._in_turn:
            await self._announce(outcome)
            await self._reveal(outcome)

    async def ask_again(self, state: Match) -> None:
        """See `Screen.ask_again`."""
        async with self._in_turn:
            bid = state.round.prover
            if state.phase is not Phase.PROVING or bid is None or self._question:
                return
            asked = ProverAsked((state.deadline or 0) - state.rules.times.proof_time, bid.player)
            before = state if state.round.attempts else replace(state, phase=Phase.BIDDING)
            await self._announce(retrace(before, (asked,)))

    async def _leave_card(self, outcome: _Outcome) -> None:
        """Let the next round have a new card. The card of a chip that was put back is deleted."""
        card_id, self._card_id, self._shown = self._card_id, None, None
        was_up = outcome.before.phase in OPEN_TO_BIDS
        if card_id and was_up and any(isinstance(event, ChipsPutBack) for event in outcome.events):
            await self._messages.delete(card_id)

    async def _announce(self, outcome: _Outcome) -> None:
        before, after = outcome.before, outcome.after
        failures = await self._failures(outcome)
        post = await self._news(outcome, failures, after.round)
        if post is None:
            return
        if (before.phase, before.round.prover) != (after.phase, after.round.prover):  # otherwise the same prover is still asked
            await self._close_question()
        message = await self._messages.send(post)
        if message and ends_round(before, after) and after.round.best is None and not after.is_secret(after.round):
            late = _WithoutBest(message.id, lambda solved: self._news(outcome, failures, solved))
            self._without_best[after.round.number] = late
        if message and post.pings:
            self._question = _Question(
                message.id, lambda: news(self._match_id, outcome, failures=failures, open_question=False)
            )
            await self._store.set_question(self._match_id, message.id)

    async def _reveal(self, outcome: _Outcome) -> None:
        """Tell the best solutions that are no secret any more: with the end of their round, or in messages of their own."""
        with_news = outcome.after.round if ends_round(outcome.before, outcome.after) else None
        told, rounds = {with_news.start} if with_news else set[Position](), list[Round]()
        for solved in reversed(revealed(outcome.before, outcome.after)):
            if late := self._without_best.pop(solved.number, None):
                if post := await late.completed(solved):
                    await self._messages.edit(late.message_id, post, upload=True)
            elif solved.start not in told:  # the same chip may have gone back several times
                told.add(solved.start)
                rounds.append(solved)
        for some in (rounds[start : start + _MAX_REVEALED] for start in range(0, len(rounds), _MAX_REVEALED)):
            await self._messages.send(await self._revealed(some))

    async def _revealed(self, rounds: Sequence[Round]) -> Post:
        """The best solutions of these rounds, each with its picture."""
        pictures = [
            await self._pictures.of_solution(self._guild_id, f"best-{solved.number}", solved.start.play(solved.best))
            for solved in rounds
            if solved.best
        ]
        lines = "\n".join(revealed_line(solved) for solved in rounds)
        return Post(layout(lines, *map(gallery, pictures), target=rounds[0].target), pictures)

    async def _news(self, outcome: _Outcome, failures: Sequence[Picture], last: Round) -> Post | None:
        """The news with its pictures: the proof, a better solution if there is one, and who has which chips.

        ``last`` is the round that the outcome may end, with its best solution as far as it is known.
        """
        after, guild_id, pictures = outcome.after, self._guild_id, list[Picture]()
        won = any(isinstance(event, ChipWon) for event in outcome.events)
        ended = any(isinstance(event, MatchEnded) for event in outcome.events)
        solved = last if ends_round(outcome.before, after) and not after.is_secret(last) else None
        if won and after.round.award:
            pictures.append(await self._pictures.of_solution(guild_id, "proof", after.round.award.line))
        if solved and (better := better_line(solved)):
            pictures.append(await self._pictures.of_solution(guild_id, "best", better))
        if (won and len(after.chips) > 1) or (ended and after.awards):
            pictures.append(await self._pictures.of_scores(guild_id, after))
        return news(self._match_id, outcome, pictures, failures=failures, solved=solved)

    async def _failures(self, outcome: _Outcome) -> tuple[Picture, ...]:
        """How the last proofs that failed went wrong."""
        failed = [step.line for step in outcome.steps if isinstance(step.event, ProofFailed) and step.line][-MAX_FAILURES:]
        return tuple(
            [
                failure_picture(line, await self._pictures.still(self._guild_id, line), f"moves-{number}.png")
                for number, line in enumerate(failed, start=1)
            ]
        )

    async def _close_question(self) -> None:
        """Take the buttons off the question to the last prover."""
        question, self._question = self._question, None
        if question and (post := question.answered()):
            await self._messages.edit(question.message_id, post)
            await self._store.set_question(self._match_id, None)

    async def _refresh(self, match: Match) -> None:
        """Bring the card up to date. What a best solution changes is on no card, so nothing tells when one is found."""
        match = replace(match, round=replace(match.round, best=None), past=())
        if match == self._shown:
            return
        if self._card_id is not None and await self._messages.edit(self._card_id, round_card(self._match_id, match)):
            self._shown = match
            return
        png = await self._pictures.still(self._guild_id, match.round.start)
        message = await self._messages.send(round_card(self._match_id, match, png))
        self._card_id, self._shown = (message.id, match) if message else (None, None)
        if message:
            await self._store.set_card(self._match_id, message.id)
