"""What a channel sees of its race: a card for each round, and a message for each result."""

from collections.abc import Callable, Coroutine
from contextlib import suppress
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
from bot.games.screen import News, Screen
from bot.store import Store, StoredGame
from bot.text import Texts
from bot.ui.answers import AnswerLost, defer, is_answered
from bot.ui.messages import Messages, NotAllowed
from bot.ui.open_pads import OpenPads
from bot.ui.pictures import Chooser, Pictures
from engine.events import BestFound, ChipsPutBack, ChipTurned
from engine.race import Race, RaceEvent, RaceRound

_News = News[Race, RaceEvent]


class RaceScreen(Screen[Race, RaceEvent]):
    """Draws from the state of the race alone, so that showing twice does no harm.

    Each round has a card of its own. Discord does not let an old message be edited for ever: a card that it refuses to edit is
    sent anew while its round is open, and stays as it is afterwards.
    """

    def __init__(
        self, say: Texts, messages: Messages, store: Store, pictures: Pictures, pace: CardPace, stored: StoredGame
    ) -> None:
        self._say, self._messages, self._store, self._pictures, self._pace = say, messages, store, pictures, pace
        self._game_id, self._guild_id = stored.game_id, stored.place.guild_id
        self._card_id: int | None = None
        self._card_since: float | None = None
        """When the card may first have been sent by a process that was stopped."""
        self._round = 0
        """Whose card it is, or will be."""
        self._shown: Race | None = None
        self._is_in_words = False
        """Whether the card has no picture."""
        self._without_best = dict[int, tuple[int, _News]]()
        """The messages of results that lack the best solution, and their news, by the rounds."""
        self._untold_since = dict[int, float]()
        self.pads = OpenPads()

    def attach(self, show_after: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        """See `Screen.attach`."""
        self._pace.attach(show_after)

    def restore(self, stored: StoredGame) -> None:
        """See `Screen.restore`."""
        turned = [event.at for event in stored.events if isinstance(event, ChipTurned)]
        self._card_id, self._round = stored.card, len(turned)
        self._card_since = turned[-1] if turned else None
        self._untold_since = {untold.number: untold.at for untold in stored.untold}

    async def take(self, interaction: discord.Interaction[Any]) -> None:
        """Let the card be edited by way of a press on it, which is answered thereby: see `MatchScreen.take`."""
        if interaction.message and not interaction.message.flags.ephemeral and not is_answered(interaction):
            with suppress(AnswerLost):
                await defer(interaction)
                self._messages.attach_token(interaction.message.id, interaction)
                if interaction.message.id == self._card_id:
                    self._pace.pressed()

    def follow(self, interaction: discord.Interaction[Any]) -> None:
        """Let the next card follow up the public answer to an interaction: see `Messages.follow`."""
        self._messages.follow(interaction)

    async def may_change(self, news: _News) -> bool:
        """See `Screen.may_change`."""
        found = await self._messages.find(self._key(news), self._untold_since.get(news.number))
        if found is False:
            self._untold_since.pop(news.number, None)
        return found is False

    async def show(self, news: _News | None, latest: Callable[[], Race]) -> None:
        """See `Screen.show`."""
        if news is None:
            await self._refresh(latest(), latest)
        elif is_about_best(news.outcome):
            await self._complete(news, latest)
            return  # no card changes by it
        else:
            await self._show(news, latest)
        self._messages.done()
        await self.pads.close(lambda say, player, number: closed_race_pad(say, self._game_id, latest(), player, number))

    async def _show(self, news: _News, latest: Callable[[], Race]) -> None:
        after = news.outcome.after
        if any(isinstance(event, ChipTurned) for event in news.outcome.events) and self._round < after.round.number:
            await self._leave_card(news)
        try:
            await self._announce(news, latest)
        finally:
            # A later round waits for its own turn, and its card shows no earlier round again.
            if self._round == after.round.number:
                await self._refresh(latest() if latest().round.number == after.round.number else after, latest)

    def _key(self, news: _News) -> str:
        """Return the key of the message with these news."""
        return f"news {self._game_id} {news.number} {news.end}"

    async def _leave_card(self, news: _News) -> None:
        """Let the next round have a new card. The card of a chip that was put back is deleted."""
        put_back = any(isinstance(event, ChipsPutBack) for event in news.outcome.events)
        if self._card_id and put_back and news.outcome.before.is_open:
            await self._messages.delete(self._card_id)
        self._card_id = self._shown = self._card_since = None
        self._round = news.outcome.after.round.number

    async def _announce(self, news: _News, latest: Callable[[], Race]) -> None:
        result = _result(news, latest())
        post = await self._post(news, result)
        if post is None:
            return
        message_id = await self._messages.send(post, self._key(news), self._untold_since.get(news.number))
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
        """Make the message about news, with pictures of the winner's way and of a shorter one."""
        pictures = list[Picture]()
        if result and result.line and not news.is_late:
            pause = news.outcome.after.rules.times.intermission
            of_solution, to = self._pictures.of_solution, (self._say, self._guild_id)
            pictures.append(await of_solution(*to, "way", result.line, pause=pause))
            if better := better_way(result):
                pictures.append(await of_solution(*to, "best", better, pause=pause))
        return race_news(self._say, self._game_id, news.outcome, pictures, result)

    async def _refresh(self, race: Race, latest: Callable[[], Race]) -> None:
        """Bring the card up to date, if anything on it has changed: see `visible`."""
        if visible(race) == self._shown:
            return
        if self._round < race.round.number:  # whose chip was stored though the store has failed: there is no news of it
            self._card_id = self._shown = None
        self._round = race.round.number
        if self._card_id is not None and await self._edit_card(self._card_id, race, latest):
            return
        if not race.is_open:
            self._shown = visible(race)
            return
        png = await self._draw(race, latest)
        card, name = race_card(self._say, self._game_id, race, png), f"{self._game_id} {race.round.number}"
        card_id = await self._messages.send_card(card, name, self._card_id, self._card_since)
        if card_id and race.round.number == latest().round.number:
            await self._store.set_card(self._game_id, card_id)  # where that fails, all of it is done again
        self._card_id, self._shown, self._card_since = card_id, visible(race) if card_id else None, None
        self._is_in_words = png is None

    async def _edit_card(self, card_id: int, race: Race, latest: Callable[[], Race]) -> bool:
        """Edit the card, now or later. Returns False if it must be sent anew."""
        counted = not self._messages.has_token(card_id)
        is_new = not self._shown or (self._shown.phase, self._shown.deadline) != (race.phase, race.deadline)
        if race.is_open and not self._pace.is_time(counted=counted, at_once=is_new):
            return True
        png = await self._draw(race, latest) if self._is_in_words else b""
        card = race_card(self._say, self._game_id, race, png)
        try:
            is_there = await self._messages.edit(card_id, card, upload=bool(png), has_slot=race.is_open and counted)
        except NotAllowed:  # the next change tries again
            return True
        if is_there:
            self._shown, self._is_in_words, self._card_since = visible(race), png is None, None
            self._pace.edited()
        return is_there

    async def _draw(self, race: Race, latest: Callable[[], Race]) -> bytes | None:
        """Draw the board of a round, as long as that is open."""
        number = race.round.number
        return await self._pictures.still(
            Chooser(self._guild_id), race.round.start, needed=lambda: latest().round.number == number and latest().is_open
        )


def _result(news: _News, latest: Race) -> RaceRound | None:
    """Return the round that was decided by news, with its best solution as far as it is known by now."""
    ended = ended_round(news.outcome)
    return next((one for one in latest.results if ended and one.number == ended.number), ended)
