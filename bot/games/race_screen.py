"""The messages of a race in its channel: a card for each round, and a message for each result."""

import math
from collections.abc import Callable, Sequence

from bot.cards.post import Picture, Post
from bot.cards.race import (
    better_way,
    closed_race_pad,
    ended_round,
    found_late,
    late_best,
    left_race_card,
    race_card,
    race_news,
    race_opening,
    visible,
)
from bot.games.round_card import CardScreen, Look
from bot.games.screen import News
from bot.games.services import Services
from bot.store import StoredGame
from bot.ui.delivery import Undelivered
from bot.ui.messages import Messages, NotAllowed
from bot.ui.pictures import Chooser
from engine.games.race.state import Race, RaceEvent, RaceRound

_News = News[Race, RaceEvent]


class RaceScreen(CardScreen[Race, RaceEvent]):
    """Shows a race in its channel: a card for each round, and a message for each result.

    Discord does not let old messages be edited for ever: such a card is sent anew while its round is open.
    """

    def __init__(self, services: Services, messages: Messages, stored: StoredGame) -> None:
        look = Look(
            race_opening,
            visible,
            self._draw,
            self._render,
            left_race_card,
            closed_race_pad,
            _is_open,
            is_replaced=_is_open,
        )
        super().__init__(services, messages, stored, look)
        self._without_best = dict[int, tuple[int, _News]]()
        """The messages of results that lack the best solution, and their news, by the rounds."""

    async def _show_news(self, news: _News, latest: Callable[[], Race]) -> None:
        after = news.outcome.after
        await self._begin_card(news, was_up=news.outcome.before.is_open)
        try:
            await self._announce(news)
            await self._reveal(news, latest)
        except (Undelivered, NotAllowed):  # nothing else: a bot that is stopped makes no further request
            await self._refresh(after, latest)
            raise
        await self._refresh(after, latest)

    async def _refresh(self, after: Race, latest: Callable[[], Race]) -> None:
        """Bring the card up to date, unless a later round is up: its own news show that, and its card never goes back."""
        if self._card.round == after.round.number:
            await self._card.refresh(latest() if latest().round.number == after.round.number else after, latest)

    async def _announce(self, news: _News) -> None:
        result = ended_round(news.outcome)
        post = await self._post(news, result)
        if post is None:
            return
        message_id = await self._sent.send(news, post)
        if message_id and result and result.best is None:
            self._without_best[result.number] = (message_id, news)

    async def _reveal(self, news: _News, latest: Callable[[], Race]) -> None:
        """Show best solutions that were found after their rounds: in the results that lack them, or in messages of their own.

        Only the present process knows which messages lack them.
        """
        del latest
        announced = ended_round(news.outcome)
        for result in found_late(news.outcome):
            if waiting := self._without_best.get(result.number):
                message_id, before = waiting
                if post := await self._post(before, result):
                    await self._messages.edit(message_id, post, upload=True)
                del self._without_best[result.number]
            elif announced is None or announced.number != result.number:
                post = late_best(self._say, self._game_id, news.outcome.after, result, await self._better(result))
                await self._sent.send(news, post, f"best {self._game_id} {news.number} {result.number}")

    async def _post(self, news: _News, result: RaceRound | None) -> Post | None:
        """Return the message about news, with pictures of the winner's solution and of a shorter one."""
        pictures = list[Picture]()
        if result and result.line and not news.is_late:
            pause = news.outcome.after.rules.times.intermission
            of_solution, to = self._pictures.of_solution, (self._say, self._guild_id)
            pictures.append(await of_solution(*to, "way", result.line, pause=pause))
            pictures += await self._better(result, pause)
        return race_news(self._say, self._game_id, news.outcome, pictures, result)

    async def _better(self, result: RaceRound, pause: float = math.inf) -> Sequence[Picture]:
        """Return the picture of the best solution of a round, if it is shorter than the winner's."""
        better = better_way(result)
        return [await self._pictures.of_solution(self._say, self._guild_id, "best", better, pause=pause)] if better else []

    async def _render(self, race: Race, png: bytes | None) -> Post:
        return race_card(self._say, self._game_id, race, png, self._board_link)

    async def _draw(self, race: Race, latest: Callable[[], Race]) -> bytes | None:
        """Draw the board of a round, as long as that is open."""
        number = race.round.number
        return await self._pictures.still(
            Chooser(self._guild_id), race.round.start, needed=lambda: latest().round.number == number and latest().is_open
        )


def _is_open(race: Race) -> bool:
    return race.is_open
