"""What is still to be told of a game: in order, and together where it is late.

The store has an entry for whatever must be told even after a restart; cards are drawn of the state, and need none.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import takewhile
from typing import Generic, Protocol, TypeVar

import structlog

from bot.clock import Clock
from bot.games.screen import News, Screen
from bot.metrics import Metrics, Stage
from bot.store import GameEvent, GameId, Store, StoreUnavailable, UnknownGame
from bot.ui.delivery import Undelivered
from bot.ui.messages import NotAllowed
from engine.events import BestFound, ClockSet, TimeGivenBack
from engine.outcome import Outcome

_log = structlog.stdlib.get_logger()

_LATE = 30.0
"""Seconds after which several things that were not told become one message."""

_TOO_LATE = 86400.0
"""Seconds after which nobody wants to be told any more, where Discord cannot be reached or does not take it."""

S = TypeVar("S")
E = TypeVar("E", bound=GameEvent)


class Services(Protocol):
    """What it needs of the client."""

    clock: Clock
    store: Store
    metrics: Metrics


@dataclass(frozen=True, slots=True)
class _Piece(Generic[S, E]):
    """Something that is still to be told or shown, and when it happened; ``is_stored``: the outbox has an entry for it."""

    news: News[S, E]
    at: float
    is_stored: bool

    @property
    def is_addition(self) -> bool:
        """Whether it only adds to what else is told: a best solution, or that time was given back."""
        return all(isinstance(event, BestFound | TimeGivenBack | ClockSet) for event in self.news.outcome.events)

    @property
    def is_best(self) -> bool:
        """Whether it tells a best solution, and nothing else."""
        return self.is_stored and all(isinstance(event, BestFound) for event in self.news.outcome.events)


class Outbox(Generic[S, E]):
    """What one game has to tell, which a `bot.games.sender.Sender` lets it tell. ``latest`` is the game as it stands."""

    def __init__(self, game_id: GameId, services: Services, screen: Screen[S, E], latest: Callable[[], S]) -> None:
        self._game_id, self._services, self._screen, self._latest = game_id, services, screen, latest
        self._untold = list[_Piece[S, E]]()
        self._is_shown, self._told = True, 0

    @property
    def is_empty(self) -> bool:
        """Whether all is told, and the game shown."""
        return self._is_shown and not self._untold

    @property
    def untold(self) -> int:
        """How many messages are still to be sent."""
        return sum(piece.is_stored for piece in self._untold)

    def load(self, news: Iterable[tuple[News[S, E], float]]) -> None:
        """Have what the store says, each with when it happened, instead of anything else."""
        self._untold = [_Piece(one, at, is_stored=True) for one, at in news]

    def add(self, news: News[S, E], at: float, *, is_stored: bool) -> None:
        """Have this to tell, too, or only to show; ``is_stored`` as for an entry of the store."""
        self._untold.append(_Piece(news, at, is_stored))

    def show(self) -> None:
        """Have the game shown as it stands."""
        self._is_shown = False

    def clear(self) -> None:
        """Have nothing to tell any more."""
        self._untold.clear()

    async def tell(self) -> None:
        """Tell all there is, and show the game. Raises `Undelivered` or `NotAllowed`, with the rest still to be told."""
        try:
            while self._untold or not self._is_shown:
                await self._unite_what_is_late()
                if self._untold:
                    await self._tell_first(self._untold[0])
                else:
                    await self._show()
        except StoreUnavailable as error:  # a disk that is full now may have room the next time
            raise Undelivered(str(error)) from error
        except UnknownGame:  # it was deleted with what is known of its player
            self.clear()

    async def _show(self) -> None:
        self._is_shown = True  # what comes about from now on is shown after this
        try:
            await self._screen.show(None, self._latest)
        except (Undelivered, NotAllowed, StoreUnavailable):
            self._is_shown = False
            raise

    async def _tell_first(self, piece: _Piece[S, E]) -> None:
        """Tell the first of what is to be told. What goes wrong by neither Discord nor the store is not tried again."""
        try:
            if self._told < piece.news.end:
                await self._screen.show(piece.news, self._latest)
                self._told = piece.news.end
                if piece.is_stored:
                    self._services.metrics.took(Stage.ANNOUNCE, self._services.clock.now() - piece.at)
            if piece.is_stored:
                await self._services.store.told(self._game_id, piece.news.end)
        except (StoreUnavailable, UnknownGame):
            raise
        except (Undelivered, NotAllowed):
            if self._services.clock.now() - piece.at < _TOO_LATE:
                raise
            _log.warning("news given up", game_id=self._game_id)
            await self._services.store.told(self._game_id, piece.news.end)
        except Exception:  # noqa: BLE001 - whatever it is, what comes after it must be told
            _log.exception("news not told", game_id=self._game_id)
        self._untold = [later for later in self._untold if later.news.number >= piece.news.end]

    async def _unite_what_is_late(self) -> None:
        """Bring together what could not be told for a while, except what may have been sent already.

        A best solution that was found meanwhile is told with the end of its round, however soon.
        """
        if len(self._untold) < 2:  # noqa: PLR2004 - of one alone there is nothing to bring together
            return
        first, *others = before = self._untold
        telling = [piece for piece in before if piece.is_stored and not piece.is_addition]
        # What seems to come to pass later has happened by another clock, before the bot was started.
        is_late = len(telling) > 1 and abs(self._services.clock.now() - first.at) > _LATE
        together = before[:] if is_late else [first, *takewhile(lambda piece: piece.is_best, others)]
        if len(together) == 1 or first.news.end <= self._told or not await self._screen.may_change(first.news):
            return
        steps = tuple(step for piece in together for step in piece.news.outcome.steps)
        news = News(Outcome(steps), first.news.number, together[-1].news.end, is_late)
        if sum(piece.is_stored for piece in together) > 1:
            await self._services.store.tell_together(self._game_id, news.number, news.end - news.number)
        if self._untold is before:  # it was not reloaded meanwhile
            united = _Piece(news, first.at, any(piece.is_stored for piece in together))
            before[: len(together)] = [united]
