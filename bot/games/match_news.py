"""The messages that announce what happens in a match, with their pictures, and the best solutions once they are no secret."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import cast

from bot.cards.news import MAX_FAILURES, better_line, ends_round, failure_picture, news_post, revealed_by, revealed_post
from bot.cards.post import Picture, Post
from bot.drawing.queue import Importance, always
from bot.games.match import MATCH
from bot.games.round_card import NewsMessages
from bot.games.screen import News
from bot.store import Question, Store, StoredGame
from bot.text import Texts
from bot.ui.messages import Messages, NotAllowed
from bot.ui.pictures import Chooser, Pictures
from engine.board.position import Position
from engine.games.match.events import ChipWon, Event, MatchEnded, ProofFailed, StepOver
from engine.games.match.state import Match, Round
from engine.rules.outcome import Outcome

_Outcome = Outcome[Match, Event]
_News = News[Match, Event]

_MAX_REVEALED = 4
"""The most best solutions in one message, each with a picture."""


@dataclass(frozen=True, slots=True)
class _Question:
    """The message that asks a prover; ``answered`` makes it without its buttons.

    ``upload``: its pictures are drawn anew. Otherwise the message keeps those that it has.
    """

    message_id: int
    answered: Callable[[], Awaitable[Post | None]]
    upload: bool = False


@dataclass(frozen=True, slots=True)
class _WithoutBest:
    """The message that announced the end of a round before its best solution was known; ``completed`` makes it with that."""

    message_id: int
    completed: Callable[[Round], Awaitable[Post | None]]


class MatchNews:
    """Sends the news of a match, and edits what changes later: open questions, and rounds whose best solution is late."""

    def __init__(
        self, say: Texts, messages: Messages, sent: NewsMessages, store: Store, pictures: Pictures, stored: StoredGame
    ) -> None:
        self._say, self._messages, self._sent, self._store, self._pictures = say, messages, sent, store, pictures
        self._match_id, self._guild_id = stored.game_id, stored.place.guild_id
        self._question: _Question | None = None
        self._without_best = dict[int, _WithoutBest]()

    def restore(self, stored: StoredGame) -> None:
        """Restore the open question after a restart."""
        if asked := stored.question:
            self._question = _Question(asked.message_id, partial(self._rebuilt, asked), upload=True)

    async def announce(self, news: _News, latest: Callable[[], Match]) -> None:
        """Send the message about an outcome. Raises `NotAllowed` and `Undelivered`."""
        outcome = news.outcome
        before, after = outcome.before, outcome.after

        def needed() -> bool:
            return latest().round.number == after.round.number

        failures = () if news.is_late else await self._failures(outcome, needed)
        post = await self._post(news, failures, after.round, needed)
        if post is None:
            return
        message_id = await self._sent.send(news, post)
        if (before.phase, before.round.prover) != (after.phase, after.round.prover):  # else the same prover is still asked
            await self._close_question(message_id)
        if message_id and ends_round(before, after) and after.round.best is None and not after.is_secret(after.round):
            late = _WithoutBest(message_id, lambda solved: self._post(news, failures, solved))
            self._without_best[after.round.number] = late
        if message_id and post.pings:
            self._question = _Question(message_id, partial(self._without_buttons, news, post, len(failures)))
            asked = Question(message_id, news.number, news.end - news.number)
            await self._store.set_question(self._match_id, asked)

    async def reveal(self, news: _News) -> None:
        """Show best solutions that are no secret any more: with the end of their round, or in messages of their own."""
        outcome = news.outcome
        with_news = outcome.after.round if ends_round(outcome.before, outcome.after) else None
        shown, rounds = {with_news.start} if with_news else set[Position](), list[Round]()
        for solved in revealed_by(outcome):
            if late := self._without_best.get(solved.number):
                if post := await late.completed(solved):
                    await self._messages.edit(late.message_id, post, upload=True)
                del self._without_best[solved.number]
            elif news.is_late and solved.award and not better_line(solved):
                continue  # the message says so
            elif solved.start not in shown:  # a chip may have gone back several times
                shown.add(solved.start)
                rounds.append(solved)
        for start in range(0, len(rounds), _MAX_REVEALED):
            post = await self._revealed(rounds[start : start + _MAX_REVEALED])
            await self._sent.send(news, post, f"best {self._match_id} {news.number} {start}")

    async def _revealed(self, rounds: Sequence[Round]) -> Post:
        """Return a message with the best solutions of these rounds, each with its picture."""
        pictures = [
            await self._pictures.of_solution(self._say, self._guild_id, f"best-{solved.number}", solved.start.play(solved.best))
            for solved in rounds
            if solved.best
        ]
        return revealed_post(self._say, self._match_id, rounds, pictures)

    async def _without_buttons(self, news: _News, post: Post, failures: int) -> Post | None:
        """Return a question of this process without its buttons; its first pictures show ``failures`` failed proofs."""
        there = [replace(picture, data=picture.data and b"") for picture in post.pictures]
        return news_post(
            self._say,
            self._match_id,
            news.outcome,
            there[failures:],
            failures=there[:failures],
            open_question=False,
            is_late=news.is_late,
        )

    async def _rebuilt(self, asked: Question) -> Post | None:
        """Return a question of an earlier process without its buttons, rebuilt from its events."""
        events = cast("Sequence[Event]", await self._store.events_of(self._match_id))
        news = MATCH.news_of(events, asked.number, asked.events)
        failures = () if news.is_late else await self._failures(news.outcome, always)
        return await self._post(news, failures, news.outcome.after.round, open_question=False)

    async def _post(
        self,
        news: _News,
        failures: Sequence[Picture],
        last: Round,
        needed: Callable[[], bool] = always,
        *,
        open_question: bool = True,
    ) -> Post | None:
        """Return the message with its pictures: the proof, a better solution, and who has which chips.

        ``last`` is the round that the news may end, with its best known solution. A picture that is no longer
        ``needed`` becomes words. ``open_question``: whether a prover who is asked finds buttons below it.
        """
        outcome, guild_id = news.outcome, self._guild_id
        after = outcome.after
        won = any(isinstance(event, ChipWon) for event in outcome.events)
        shown = won or any(isinstance(event, StepOver) for event in outcome.events)
        ended = any(isinstance(event, MatchEnded) for event in outcome.events)
        solved = last if ends_round(outcome.before, after) and not after.is_secret(last) else None
        asked, pause = list[Awaitable[Picture]](), after.rules.times.intermission
        if ended and after.awards:
            asked.append(self._pictures.of_scores(self._say, guild_id, after, needed))
        if shown and after.round.award and not after.is_kept and not news.is_late:
            asked.append(self._pictures.of_solution(self._say, guild_id, "proof", after.round.award.line, needed, pause=pause))
        # If a match ends amid a round, its board does not matter beside who has won.
        if solved and not news.is_late and (won or not ended) and (better := better_line(solved)):
            asked.append(self._pictures.of_solution(self._say, guild_id, "best", better, needed, pause=pause))
        if won and not ended and len(after.chips) > 1:
            asked.append(self._pictures.of_scores(self._say, guild_id, after, needed))
        return news_post(
            self._say,
            self._match_id,
            outcome,
            await asyncio.gather(*asked),
            failures=failures,
            solved=solved,
            open_question=open_question,
            is_late=news.is_late,
        )

    async def _failures(self, outcome: _Outcome, needed: Callable[[], bool]) -> Sequence[Picture]:
        """Draw the last proofs that failed."""
        shown = [step for step in outcome.steps if isinstance(step.event, ProofFailed) and not step.after.is_kept]
        failed = [step.line for step in shown if step.line][-MAX_FAILURES:]
        drawn = await asyncio.gather(
            *(self._pictures.still(Chooser(self._guild_id), line, Importance.QUESTION, needed, failed=True) for line in failed)
        )
        return [
            failure_picture(self._say, line, png, f"moves-{number}.png")
            for number, (line, png) in enumerate(zip(failed, drawn, strict=True), start=1)
        ]

    async def _close_question(self, latest: int | None) -> None:
        """Remove the buttons of the previous question, unless that is the ``latest`` message, sent before a restart."""
        if self._question and self._question.message_id == latest:
            return
        if self._question and (post := await self._question.answered()):
            with suppress(NotAllowed):  # a button that stays holds up no news: a press on it is answered
                await self._messages.edit(self._question.message_id, post, upload=self._question.upload)
            await self._store.set_question(self._match_id, None)
        self._question = None
