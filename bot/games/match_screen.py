"""What a channel sees of its match: the card of the round, kept up to date, and a message for each piece of news."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, cast

import discord

from bot.cards.closed_pad import closed_pad
from bot.cards.news import (
    MAX_FAILURES,
    as_of,
    better_line,
    bid_line,
    ends_round,
    failure_picture,
    news_post,
    revealed_by,
    revealed_post,
)
from bot.cards.post import Picture, Post
from bot.cards.round import round_card, visible
from bot.drawing.queue import Importance, always
from bot.games.card_pace import CardPace
from bot.games.match import MATCH
from bot.games.screen import News, Screen
from bot.store import Question, Store, StoredGame
from bot.text import Texts
from bot.ui.answers import AnswerLost, defer, is_answered, reply
from bot.ui.messages import Messages, NotAllowed
from bot.ui.open_pads import OpenPads
from bot.ui.pictures import Chooser, Pictures
from engine.events import BestFound, ChipsPutBack, ChipTurned, ChipWon, Event, MatchEnded, ProofFailed
from engine.match import OPEN_TO_BIDS, Match, Phase, Round
from engine.outcome import Outcome
from engine.position import Position

_Outcome = Outcome[Match, Event]
_News = News[Match, Event]

_GOES_ON = (*OPEN_TO_BIDS, Phase.PROVING)
"""The phases of a round that is not over."""

_MAX_REVEALED = 4
"""So many best solutions are told in one message, each with a picture."""


@dataclass(frozen=True, slots=True)
class _Question:
    """The message that asks a prover, and how it looks without its buttons once it is answered.

    ``upload``: its pictures are drawn anew. Otherwise it keeps those that it has.
    """

    message_id: int
    answered: Callable[[], Awaitable[Post | None]]
    upload: bool = False


@dataclass(frozen=True, slots=True)
class _WithoutBest:
    """The message that announced the end of a round whose best solution nobody knew yet, and how it looks with that."""

    message_id: int
    completed: Callable[[Round], Awaitable[Post | None]]


class MatchScreen(Screen[Match, Event]):
    """Draws from the state of the match alone, so that showing twice does no harm.

    What Discord refuses is logged and left out: the match goes on, and the next change draws the card anew.
    """

    def __init__(
        self, say: Texts, messages: Messages, store: Store, pictures: Pictures, pace: CardPace, stored: StoredGame
    ) -> None:
        self._say, self._messages, self._store, self._pictures, self._pace = say, messages, store, pictures, pace
        self._match_id, self._guild_id = stored.game_id, stored.place.guild_id
        self._card_id: int | None = None
        self._is_in_words = False
        """Whether the card has no picture."""
        self._is_answering = False
        """Whether an answer is on its way below which the card is to move."""
        self._shown: Match | None = None
        self._round = 0
        """Whose card it is, or will be."""
        self._question: _Question | None = None
        self._without_best = dict[int, _WithoutBest]()
        self._card_since: float | None = None
        self._untold_since = dict[int, float]()
        self.pads = OpenPads()

    def attach(self, show_after: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        """See `Screen.attach`."""
        self._pace.attach(show_after)

    def restore(self, stored: StoredGame) -> None:
        """See `Screen.restore`."""
        self._card_id = stored.card
        turned = [event.at for event in stored.events if isinstance(event, ChipTurned)]
        self._card_since = turned[-1] if turned else None
        self._round = len(turned)
        asked = stored.question
        self._question = _Question(asked.message_id, partial(self._told_before, asked), upload=True) if asked else None
        self._untold_since = {untold.number: untold.at for untold in stored.untold}

    def expect(self, outcome: _Outcome) -> None:
        """See `Screen.expect`: the board of the next round waits for no picture of the round before."""
        if any(isinstance(event, ChipTurned) for event in outcome.events):
            self._pictures.let_go()

    async def take(self, interaction: discord.Interaction[Any]) -> None:
        """Let the message whose button was pressed be edited by way of that press, if everybody sees it and it is unanswered.

        The press is answered thereby, with an edit that is to come; whatever else is said to it follows up. Where Discord
        does not take that, the press is still to be answered.
        """
        if interaction.message and not interaction.message.flags.ephemeral and not is_answered(interaction):
            with suppress(AnswerLost):
                await defer(interaction)
                self._messages.lend(interaction.message.id, interaction)
                self._messages.follow(interaction)
                if interaction.message.id == self._card_id:
                    self._pace.pressed()

    def follow(self, interaction: discord.Interaction[Any]) -> None:
        """Let the next cards follow up what everybody was shown in answer to an interaction: see `Messages.follow`."""
        self._messages.follow(interaction)

    def is_to_be_told(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether a bid is to be answered by `tell_bid`: one that was typed, where each edit of the card would be counted.

        The card then moves below that answer and is edited by way of it, and so are the questions and cards that follow.
        """
        is_free = self._messages.is_followable or (self._card_id is not None and self._messages.is_lent(self._card_id))
        return not (is_free or self._is_answering or interaction.message) and interaction.app_permissions.read_message_history

    async def tell_bid(self, interaction: discord.Interaction[Any], moves: int) -> None:
        """Answer a bid for everybody to see. The card waits for that, and is to be shown again afterwards."""
        self._is_answering = True
        try:
            await reply(interaction, bid_line(self._say, interaction.user.id, moves))
            self._messages.follow(interaction)
        finally:
            self._is_answering = False

    async def may_change(self, news: _News) -> bool:
        """See `Screen.may_change`."""
        found = await self._messages.find(self._key(news), self._untold_since.get(news.number))
        if found is False:
            self._untold_since.pop(news.number, None)
        return found is False

    async def show(self, news: _News | None, latest: Callable[[], Match]) -> None:
        """See `Screen.show`."""
        await self._show_news(news, latest)
        await self.pads.close(lambda say, player, number: closed_pad(say, self._match_id, latest(), player, number))

    async def _show_news(self, news: _News | None, latest: Callable[[], Match]) -> None:
        if news is None:
            await self._refresh(latest(), latest)
        elif all(isinstance(event, BestFound) for event in news.outcome.events):
            # No card changes by it. One that Discord has not taken waits, since it would tell that a solution was found.
            await self._reveal(news)
            return
        else:
            await self._show(news, latest)
        self._messages.done()

    async def _show(self, news: _News, latest: Callable[[], Match]) -> None:
        news = replace(news, outcome=as_of(news.outcome, latest()))
        after = news.outcome.after
        if any(isinstance(event, ChipTurned) for event in news.outcome.events) and self._round < after.round.number:
            await self._leave_card(news.outcome)

        async def refresh() -> None:
            # A later round waits for its own turn, unless it was quicker than this one. Its card shows no earlier round again.
            if max(self._round, after.round.number) == latest().round.number:
                await self._refresh(latest(), latest)
            elif self._round <= after.round.number:
                await self._refresh(after, latest)

        try:
            await self._announce(news, latest)
            await self._reveal(news)
        except NotAllowed:
            await refresh()
            raise
        await refresh()

    def _key(self, news: _News) -> str:
        """What the message with these news is known by."""
        return f"news {self._match_id} {news.number} {news.end}"

    async def _leave_card(self, outcome: _Outcome) -> None:
        """Let the next round have a new card. The card of a chip that was put back is deleted."""
        was_up = outcome.before.phase in OPEN_TO_BIDS
        if self._card_id and was_up and any(isinstance(event, ChipsPutBack) for event in outcome.events):
            await self._messages.delete(self._card_id)
        self._card_id = self._shown = self._card_since = None
        self._round = outcome.after.round.number

    async def _announce(self, news: _News, latest: Callable[[], Match]) -> None:
        outcome = news.outcome
        before, after = outcome.before, outcome.after

        def needed() -> bool:
            return latest().round.number == after.round.number

        failures = () if news.is_late else await self._failures(outcome, needed)
        post = await self._post(news, failures, after.round, needed)
        if post is None:
            return
        message_id = await self._messages.send(post, self._key(news), self._untold_since.get(news.number))
        if (before.phase, before.round.prover) != (after.phase, after.round.prover):  # otherwise the same prover is still asked
            await self._close_question(message_id)
        if message_id and ends_round(before, after) and after.round.best is None and not after.is_secret(after.round):
            late = _WithoutBest(message_id, lambda solved: self._post(news, failures, solved))
            self._without_best[after.round.number] = late
        if message_id and post.pings:
            self._question = _Question(message_id, partial(self._without_buttons, news, post, len(failures)))
            asked = Question(message_id, news.number, news.end - news.number)
            await self._store.set_question(self._match_id, asked)

    async def _reveal(self, news: _News) -> None:
        """Tell the best solutions that are no secret any more: with the end of their round, or in messages of their own."""
        outcome = news.outcome
        with_news = outcome.after.round if ends_round(outcome.before, outcome.after) else None
        told, rounds = {with_news.start} if with_news else set[Position](), list[Round]()
        for solved in revealed_by(outcome):
            if late := self._without_best.get(solved.number):
                if post := await late.completed(solved):
                    await self._messages.edit(late.message_id, post, upload=True)
                del self._without_best[solved.number]
            elif news.is_late and solved.award and not better_line(solved):
                continue  # which the message says
            elif solved.start not in told:  # the same chip may have gone back several times
                told.add(solved.start)
                rounds.append(solved)
        for start in range(0, len(rounds), _MAX_REVEALED):
            key, since = f"best {self._match_id} {news.number} {start}", self._untold_since.get(news.number)
            await self._messages.send(await self._revealed(rounds[start : start + _MAX_REVEALED]), key, since)

    async def _revealed(self, rounds: Sequence[Round]) -> Post:
        """The best solutions of these rounds, each with its picture."""
        pictures = [
            await self._pictures.of_solution(self._say, self._guild_id, f"best-{solved.number}", solved.start.play(solved.best))
            for solved in rounds
            if solved.best
        ]
        return revealed_post(self._say, self._match_id, rounds, pictures)

    async def _without_buttons(self, news: _News, post: Post, failures: int) -> Post | None:
        """Make a question that this process has sent without its buttons; its first pictures show so many failed proofs."""
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

    async def _told_before(self, asked: Question) -> Post | None:
        """Make a question that was sent before a restart without its buttons, from the events that it tells."""
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
        """The message with its pictures: the proof, a better solution if there is one, and who has which chips.

        ``last`` is the round that the news may end, with its best solution as far as it is known. Pictures that are not
        ``needed`` any more are words. A prover who is asked finds buttons below it as long as the question is open.
        """
        outcome, guild_id = news.outcome, self._guild_id
        after = outcome.after
        won = any(isinstance(event, ChipWon) for event in outcome.events)
        ended = any(isinstance(event, MatchEnded) for event in outcome.events)
        solved = last if ends_round(outcome.before, after) and not after.is_secret(last) else None
        asked, pause = list[Awaitable[Picture]](), after.rules.times.intermission
        if ended and after.awards:
            asked.append(self._pictures.of_scores(self._say, guild_id, after, needed))
        if won and after.round.award and not news.is_late:
            asked.append(self._pictures.of_solution(self._say, guild_id, "proof", after.round.award.line, needed, pause=pause))
        # A match may end amid a round, whose board then is of no interest beside who has won.
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
        """How the last proofs that failed went wrong."""
        failed = [step.line for step in outcome.steps if isinstance(step.event, ProofFailed) and step.line][-MAX_FAILURES:]
        drawn = await asyncio.gather(
            *(self._pictures.still(Chooser(self._guild_id), line, Importance.QUESTION, needed, failed=True) for line in failed)
        )
        return [
            failure_picture(self._say, line, png, f"moves-{number}.png")
            for number, (line, png) in enumerate(zip(failed, drawn, strict=True), start=1)
        ]

    async def _close_question(self, latest: int | None) -> None:
        """Take the buttons off the question to the last prover, unless it is the latest message: told before a restart."""
        if self._question and self._question.message_id == latest:
            return
        if self._question and (post := await self._question.answered()):
            with suppress(NotAllowed):  # a button that stays holds no news back: the bot answers whoever presses it
                await self._messages.edit(self._question.message_id, post, upload=self._question.upload)
            await self._store.set_question(self._match_id, None)
        self._question = None

    async def _refresh(self, match: Match, latest: Callable[[], Match]) -> None:
        """Bring the card up to date, if anything of it has changed: see `visible`."""
        if visible(match) == self._shown:
            return
        if self._round < match.round.number:  # whose chip was stored though it seemed not to be: there is no news of it
            self._card_id = self._shown = None
        self._round = match.round.number
        if self._card_id is not None and await self._edit_card(self._card_id, match, latest):
            return
        png = await self._draw(match, latest)
        card, name = await self._card(match, png), f"{self._match_id} {match.round.number}"
        card_id = await self._messages.send_card(card, name, self._card_id, self._card_since)
        if card_id and match.round.number == latest().round.number:
            await self._store.set_card(self._match_id, card_id)  # where that fails, all of it is done again
        self._card_id, self._shown, self._card_since = card_id, visible(match) if card_id else None, None
        self._is_in_words = png is None

    async def _card(self, match: Match, png: bytes | None) -> Post:
        chosen = await self._store.guild_settings(self._guild_id)
        return round_card(self._say, self._match_id, match, png, bidding_pad=chosen.bidding_pad)

    async def _draw(self, match: Match, latest: Callable[[], Match]) -> bytes | None:
        """Draw the board of a round, as long as that goes on, or the match rests after it."""
        number, chooser = match.round.number, Chooser(self._guild_id)

        def needed() -> bool:
            return latest().round.number == number and latest().phase in (*_GOES_ON, Phase.IDLE)

        return await self._pictures.still(chooser, match.round.start, needed=needed)

    async def _edit_card(self, card_id: int, match: Match, latest: Callable[[], Match]) -> bool:
        """Edit the card, now or later. Returns False if it must be sent anew.

        That of a round that is over is edited before anything else is told: a card is left behind then, or even the game.
        """
        goes_on, counted = match.phase in _GOES_ON, not self._messages.is_lent(card_id)
        if counted and match.phase in OPEN_TO_BIDS and (self._is_answering or self._messages.is_followable):
            return self._is_answering or await self._take_away(card_id)
        # What is to be done by when, everybody has to know.
        is_new = not self._shown or (self._shown.phase, self._shown.deadline) != (match.phase, match.deadline)
        if goes_on and not self._pace.is_time(counted=counted, at_once=is_new):
            return True
        png = await self._draw(match, latest) if self._is_in_words else b""
        card = await self._card(match, png)
        try:
            is_there = await self._messages.edit(card_id, card, upload=bool(png), has_turn=goes_on and counted)
        except NotAllowed:  # the next change tries again, also one that says the same
            return True
        if is_there:
            self._shown, self._is_in_words, self._card_since = visible(match), png is None, None
            self._pace.edited()
        return is_there

    async def _take_away(self, card_id: int) -> bool:
        """Delete the card, which is to follow up an interaction instead. Returns False: it must be sent anew."""
        if await self._messages.delete(card_id):
            self._card_since = None  # otherwise a process that is no more may have sent it anew
        return False
