"""The transactional outbox of one game, which coalesces what is late, and the queue of a channel that delivers in turn.

Each piece of news that must reach the channel even after a restart has an entry in the store. Cards need none: they are drawn
from the state.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Generic, Protocol, TypeVar

import structlog

from bot.clock import Clock
from bot.games.screen import News, Screen
from bot.games.services import Services
from bot.metrics import Stage
from bot.store import GameEvent, GameId, StoreUnavailable, UnknownGame
from bot.ui.delivery import Undelivered
from bot.ui.messages import NotAllowed
from engine.rules.events import BestFound, ClockSet, TimeGivenBack
from engine.rules.outcome import Outcome

_log = structlog.stdlib.get_logger()

_FIRST_PAUSE, _MAX_PAUSE = 1.0, 60.0
"""Seconds before the next attempt when Discord cannot be reached: doubled after each failure."""

_FIRST_WAIT, _MAX_WAIT = 60.0, 60.0 * 2**10
"""Seconds before the next attempt when the bot lacks a permission: doubled each time, for a day or two."""


class Source(Protocol):
    """A source of messages, such as the outbox of a game."""

    async def deliver(self) -> None:
        """Deliver all that is pending. Raises `Undelivered` or `NotAllowed`; the rest stays pending."""
        ...


class Sender:
    """The delivery queue of one channel: its sources take turns, so that one that fails does not hold up another for long.

    ``start`` starts a background task. One runs while there is something to deliver.
    """

    def __init__(self, start: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]], clock: Clock) -> None:
        self._start, self._clock = start, clock
        self._waiting = deque[Source]()
        self._retries = dict[Source, asyncio.Task[None]]()
        """The retry tasks of sources that lack a permission; a task that is done has given up."""
        self._is_running = False

    def wake(self, source: Source) -> None:
        """Deliver what a source has pending, in the background. If its retries have ended, they can start anew."""
        if (retry := self._retries.get(source)) and retry.done():
            del self._retries[source]
        self._queue(source)

    def _queue(self, source: Source) -> None:
        if source not in self._waiting:
            self._waiting.append(source)
        if not self._is_running:
            self._is_running = True
            self._start(self._run())

    async def _run(self) -> None:
        pause = _FIRST_PAUSE
        try:
            while self._waiting:
                source = self._waiting.popleft()
                try:
                    await source.deliver()
                    pause = _FIRST_PAUSE
                    if retry := self._retries.pop(source, None):
                        retry.cancel()
                except NotAllowed as error:
                    _log.warning("delivery not allowed", error=str(error))
                    if source not in self._retries:
                        self._retries[source] = self._start(self._retry(source))
                except Undelivered as error:
                    self._queue(source)
                    _log.warning("not delivered", error=str(error), again_in=pause)
                    await self._clock.sleep(pause)
                    pause = min(2 * pause, _MAX_PAUSE)
                except Exception:  # noqa: BLE001 - whatever it is, the other sources have their turn
                    _log.exception("delivery failed")
        finally:
            self._is_running = False

    async def _retry(self, source: Source) -> None:
        """Queue a source at growing intervals, until it is delivered or the last interval is over."""
        wait = _FIRST_WAIT
        while wait <= _MAX_WAIT:
            await self._clock.sleep(wait)
            self._queue(source)
            wait *= 2


_LATE = 30.0
"""Seconds after which pending news become one message."""

_TOO_LATE = 86400.0
"""Seconds after which a delivery that Discord refuses, or does not take, is abandoned."""

S = TypeVar("S")
E = TypeVar("E", bound=GameEvent)


@dataclass(frozen=True, slots=True)
class _Entry(Generic[S, E]):
    """News to deliver or only to show, and when they happened; ``is_stored``: the store has an entry for them."""

    news: News[S, E]
    at: float
    is_stored: bool

    @property
    def is_addition(self) -> bool:
        """Whether it only adds to other news: a best solution, or time that was given back."""
        return all(isinstance(event, BestFound | TimeGivenBack | ClockSet) for event in self.news.outcome.events)

    @property
    def is_best(self) -> bool:
        """Whether it announces a best solution, and nothing else."""
        return self.is_stored and all(isinstance(event, BestFound) for event in self.news.outcome.events)


class Outbox(Generic[S, E]):
    """The pending news of one game. A `Sender` calls `deliver`; ``latest`` returns the present state."""

    def __init__(self, game_id: GameId, services: Services, screen: Screen[S, E], latest: Callable[[], S]) -> None:
        self._game_id, self._services, self._screen, self._latest = game_id, services, screen, latest
        self._pending = list[_Entry[S, E]]()
        self._is_shown, self._delivered = True, 0

    @property
    def is_empty(self) -> bool:
        """Whether everything is delivered, and the game shown."""
        return self._is_shown and not self._pending

    @property
    def pending(self) -> int:
        """The number of messages still to be sent."""
        return sum(entry.is_stored for entry in self._pending)

    def load(self, news: Iterable[tuple[News[S, E], float]]) -> None:
        """Replace what is pending with the store's entries, each with the time at which it happened."""
        self._pending = [_Entry(one, at, is_stored=True) for one, at in news]

    def add(self, news: News[S, E], at: float, *, is_stored: bool) -> None:
        """Append news that happened ``at`` this time; those that are not stored only refresh the card."""
        self._pending.append(_Entry(news, at, is_stored))

    def show(self) -> None:
        """Have the game shown in its present state at the next delivery."""
        self._is_shown = False

    def clear(self) -> None:
        """Drop all that is pending."""
        self._pending.clear()

    async def deliver(self) -> None:
        """Deliver all that is pending, and show the game. Raises `Undelivered` or `NotAllowed`; the rest stays pending."""
        try:
            while self._pending or not self._is_shown:
                await self._coalesce_late()
                if self._pending:
                    await self._deliver_first(self._pending[0])
                else:
                    await self._show()
        except StoreUnavailable as error:  # a full disk may have room at the next attempt
            raise Undelivered(str(error)) from error
        except UnknownGame:  # it was deleted together with its player's data
            self.clear()

    async def _show(self) -> None:
        self._is_shown = True  # before the await: a change meanwhile has it shown again
        try:
            await self._screen.show(None, self._latest)
        except (Undelivered, NotAllowed, StoreUnavailable):
            self._is_shown = False
            raise

    async def _deliver_first(self, entry: _Entry[S, E]) -> None:
        """Deliver the first entry. An error that is neither Discord's nor the store's is logged, and not retried."""
        try:
            if self._delivered < entry.news.end:
                await self._screen.show(entry.news, self._latest)
                self._delivered = entry.news.end
                if entry.is_stored:
                    self._services.metrics.took(Stage.ANNOUNCE, self._services.clock.now() - entry.at)
            if entry.is_stored:
                await self._services.store.delivered(self._game_id, entry.news.end)
        except (StoreUnavailable, UnknownGame):
            raise
        except (Undelivered, NotAllowed):
            if self._services.clock.now() - entry.at < _TOO_LATE:
                raise
            _log.warning("delivery abandoned", game_id=self._game_id)
            await self._services.store.delivered(self._game_id, entry.news.end)
        except Exception:  # noqa: BLE001 - whatever it is, later news must be delivered
            _log.exception("delivery failed", game_id=self._game_id)
        self._pending = [later for later in self._pending if later.news.number >= entry.news.end]

    async def _coalesce_late(self) -> None:
        """Merge entries that have been pending for long, unless the first may have been sent already.

        A best solution right after the first entry is always merged into it: it belongs to the end of its round. That a game
        begins is announced by itself.
        """
        if len(self._pending) < 2:  # noqa: PLR2004 - a single entry has nothing to merge with
            return
        first, *others = before = self._pending
        if first.news.number == 0:
            return
        announced = [entry for entry in before if entry.is_stored and not entry.is_addition]
        # The absolute value: an entry from the future was written before the start, by another clock.
        is_late = len(announced) > 1 and abs(self._services.clock.now() - first.at) > _LATE
        merged = before[:] if is_late else [first, *takewhile(lambda entry: entry.is_best, others)]
        if len(merged) == 1 or first.news.end <= self._delivered or not await self._screen.may_change(first.news):
            return
        steps = tuple(step for entry in merged for step in entry.news.outcome.steps)
        news = News(Outcome(steps), first.news.number, merged[-1].news.end, is_late)
        if sum(entry.is_stored for entry in merged) > 1:
            await self._services.store.coalesce(self._game_id, news.number, news.end - news.number)
        if self._pending is before:  # it was not reloaded meanwhile
            before[: len(merged)] = [_Entry(news, first.at, any(entry.is_stored for entry in merged))]
