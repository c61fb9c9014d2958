"""What a channel sees of its race: a card for each round, and a message for each result."""

from collections.abc import Callable, Coroutine
from typing import Any

import discord

from bot.cards.post import Picture, Post
from bot.cards.race import (
    better_way,
    closed_race_pad,
    ended_round,
    is_about_best,
    race_card,
    race_news,
    visible,
)
from bot.games.card_pace import CardPace
from bot.games.round_card import Look, RoundCard
from bot.games.screen import News, Screen
from bot.store import Store, StoredGame
from bot.text import Texts
from bot.ui.messages import Messages
from bot.ui.open_pads import OpenPads
from bot.ui.pictures import Chooser, Pictures
from engine.events import BestFound, ChipsPutBack, ChipTurned
from engine.race import Race, RaceEvent, RaceRound

_News = News[Race, RaceEvent]


class RaceScreen(Screen[Race, RaceEvent]):
    """Shows a race in its channel: a card for each round, and a message for each result.

    Discord does not let old messages be edited for ever: such a card is sent anew while its round is open.
    """

    def __init__(
        self, say: Texts, messages: Messages, store: Store, pictures: Pictures, pace: CardPace, stored: StoredGame
    ) -> None:
        self._say, self._messages, self._pictures, self._pace = say, messages, pictures, pace
        self._game_id, self._guild_id = stored.game_id, stored.place.guild_id
        look = Look(visible, self._draw, self._render, lambda race: race.is_open, is_replaced=lambda race: race.is_open)
        self._card = RoundCard(messages, store, pace, stored.game_id, look)
        self._without_best = dict[int, tuple[int, _News]]()
        """The messages of results that lack the best solution, and their news, by the rounds."""
        self._pending_since = dict[int, float]()
        """The times of news that were pending at the restart, by number: they may have been sent already."""
        self.pads = OpenPads()

    def attach(self, show_after: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        """See `Screen.attach`."""
        self._pace.attach(show_after)

    def restore(self, stored: StoredGame) -> None:
        """See `Screen.restore`."""
        self._card.restore(stored)
        self._pending_since = {pending.number: pending.at for pending in stored.pending}

    async def take(self, interaction: discord.Interaction[Any]) -> None:
        """Acknowledge a press: see `RoundCard.take`."""
        await self._card.take(interaction)

    def follow(self, interaction: discord.Interaction[Any]) -> None:
        """Send the next card as a follow-up of a public answer: see `Messages.follow`."""
        self._messages.follow(interaction)

    async def may_change(self, news: _News) -> bool:
        """See `Screen.may_change`."""
        found = await self._messages.find(self._key(news), self._pending_since.get(news.number))
        if found is False:
            self._pending_since.pop(news.number, None)
        return found is False

    async def show(self, news: _News | None, latest: Callable[[], Race]) -> None:
        """See `Screen.show`."""
        if news is None:
            await self._card.refresh(latest(), latest)
        elif is_about_best(news.outcome):
            await self._complete(news, latest)
            return  # no card changes by it
        else:
            await self._show(news, latest)
        self._messages.done()
        await self.pads.close(lambda say, player, number: closed_race_pad(say, self._game_id, latest(), player, number))

    async def _show(self, news: _News, latest: Callable[[], Race]) -> None:
        before, after = news.outcome.before, news.outcome.after
        if any(isinstance(event, ChipTurned) for event in news.outcome.events) and self._card.round < after.round.number:
            put_back = any(isinstance(event, ChipsPutBack) for event in news.outcome.events)
            await self._card.leave(after.round.number, delete=put_back and before.is_open)
        try:
            await self._announce(news, latest)
        finally:
            # A later round is shown by its own news, and its card never goes back to an earlier one.
            if self._card.round == after.round.number:
                await self._card.refresh(latest() if latest().round.number == after.round.number else after, latest)

    def _key(self, news: _News) -> str:
        """Return the key of the message with these news."""
        return f"news {self._game_id} {news.number} {news.end}"

    async def _announce(self, news: _News, latest: Callable[[], Race]) -> None:
        result = _result(news, latest())
        post = await self._post(news, result)
        if post is None:
            return
        message_id = await self._messages.send(post, self._key(news), self._pending_since.get(news.number))
        if message_id and result and result.best is None:
            self._without_best[result.number] = (message_id, news)

    async def _complete(self, news: _News, latest: Callable[[], Race]) -> None:
        """Add the best solutions that have become known to the results that lack them."""
        for event in news.outcome.events:
            if isinstance(event, BestFound) and (waiting := self._without_best.get(event.round)):
                message_id, announced = waiting
                if post := await self._post(announced, _result(announced, latest())):
                    await self._messages.edit(message_id, post, upload=True)
                del self._without_best[event.round]

    async def _post(self, news: _News, result: RaceRound | None) -> Post | None:
        """Return the message about news, with pictures of the winner's solution and of a shorter one."""
        pictures = list[Picture]()
        if result and result.line and not news.is_late:
            pause = news.outcome.after.rules.times.intermission
            of_solution, to = self._pictures.of_solution, (self._say, self._guild_id)
            pictures.append(await of_solution(*to, "way", result.line, pause=pause))
            if better := better_way(result):
                pictures.append(await of_solution(*to, "best", better, pause=pause))
        return race_news(self._say, self._game_id, news.outcome, pictures, result)

    async def _render(self, race: Race, png: bytes | None) -> Post:
        return race_card(self._say, self._game_id, race, png)

    async def _draw(self, race: Race, latest: Callable[[], Race]) -> bytes | None:
        """Draw the board of a round, as long as that is open."""
        number = race.round.number
        return await self._pictures.still(
            Chooser(self._guild_id), race.round.start, needed=lambda: latest().round.number == number and latest().is_open
        )


def _result(news: _News, latest: Race) -> RaceRound | None:
    """Return the round that news have decided, with its best solution as far as it is known by now."""
    ended = ended_round(news.outcome)
    return next((one for one in latest.results if ended and one.number == ended.number), ended)
