"""Runs one game of any kind: from a command to stored events to messages.

The order is: lock, decide, store, unlock, deliver. Nothing is announced before it is stored; news stay in the outbox of the
store until Discord has them. A kind of game supplies its rules and its screen.
"""

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Generic, TypeVar, cast

import structlog

from bot.games.bot_seats import BotSeats
from bot.games.deadline_timer import DeadlineTimer
from bot.games.outbox import Outbox, Sender
from bot.games.rule_set import RuleSet, State
from bot.games.screen import News, Screen
from bot.games.searches import Searches
from bot.games.services import Services
from bot.metrics import Lap, Stage
from bot.store import (
    AlreadyDone,
    Audience,
    BoundElsewhere,
    CupPlayed,
    GameEvent,
    GameId,
    OutboxEntry,
    Place,
    StoredGame,
    StoreUnavailable,
    UnknownGame,
    kind_of,
)
from bot.ui.answers import LatestAnswers
from bot.ui.delivery import Undelivered
from engine.board.proof import Flaw
from engine.rules.chips import Lengths
from engine.rules.commands import GiveBackTime, SetClock, SystemCommand, TimeUp
from engine.rules.events import Player
from engine.rules.outcome import Outcome
from engine.rules.refusals import Refusal

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=GameEvent)
C = TypeVar("C")

_log = structlog.stdlib.get_logger()

_TRY_AGAIN = 5.0
"""Seconds between attempts to store an event that must be stored."""


def _give_back(seconds: float) -> SystemCommand:
    """Return the command that compensates downtime; negative ``seconds`` show that the clock was set back."""
    return GiveBackTime(seconds) if seconds >= 0 else SetClock(seconds)


class LiveGame(Generic[S, C, E]):
    """One game: its state, its lock, its timer and its outbox. ``gone`` is called when nothing more can happen in it.

    ``waits`` is called when it has changed, and awaits other games.
    """

    def __init__(
        self,
        services: Services,
        rules: RuleSet[S, C, E],
        stored: StoredGame,
        screen: Screen[S, E],
        sender: Sender,
        gone: Callable[["LiveGame[Any, Any, Any]"], None],
        waits: Callable[["LiveGame[Any, Any, Any]"], None],
    ) -> None:
        events = cast("Sequence[E]", stored.events)
        self.game_id: GameId = stored.game_id
        self.is_private = stored.private
        kind = kind_of(events)
        self.kind, self.is_shared = kind.name, not kind.is_personal
        self.screen = screen
        self.answers = LatestAnswers()
        self.state: S = rules.replay(events)
        self._services, self._rules, self._gone, self._waits = services, rules, gone, waits
        self._stored, self._last_event = len(events), events[-1].at
        self._lock = asyncio.Lock()
        self._sender = sender
        self._outbox = Outbox(self.game_id, services, screen, lambda: self.state)
        self._outbox.load(self._pending_news(events, stored.pending))
        screen.attach(lambda wait: self._in_background(self._show_after(wait), "card"))
        self._timer = DeadlineTimer(lambda wait: self._in_background(wait, "deadline"), services.clock, self._time_up)
        self._bots = (
            BotSeats(rules.bots, lambda work: self._in_background(work, "bots"), services.clock, self._handle_now)
            if rules.bots
            else None
        )
        self._searches = Searches(
            services.solver, lambda: self.state, self._handle_now, self._in_background, self._drop_if_done
        )
        self._is_suspended = False
        self._away_since: float | None = None

    @property
    def place(self) -> Place:
        """The place of the game: see `Screen.place`."""
        return self.screen.place

    @property
    def lengths(self) -> Lengths:
        """The known lengths of chips from where the robots stand: see `engine.rules.chips`. They are secret."""
        return self._searches.lengths

    @property
    def audience(self) -> Audience:
        """The audience of the game."""
        return Audience(self.place, cast("Any", self.state).player if self.is_private else None)

    @property
    def stored(self) -> int:
        """The number of its events in the store."""
        return self._stored

    @property
    def awaits_others(self) -> bool:
        """Whether the game, or its next round, waits for other games."""
        return not self._is_suspended and self._rules.awaits(self.state)

    @property
    def is_away(self) -> bool:
        """Whether it was loaded, and its lost time has not been given back yet."""
        return self._away_since is not None

    @property
    def pending(self) -> int:
        """The number of messages still to be sent."""
        return self._outbox.pending

    async def handle(self, command: C | SystemCommand, at: float, command_id: str = "") -> Outcome[S, E] | Refusal | Flaw:
        """Carry out a command given ``at`` this time, in seconds since the Unix epoch, or return why it is refused.

        On return the events are stored; they are announced in the background. A game that was deleted counts as over. Raises
        `AlreadyDone` if the command with this id was done before, `BoundElsewhere`, and `CupPlayed`.
        """
        structlog.contextvars.bind_contextvars(game_id=self.game_id)
        lap = self._services.metrics.lap()
        async with self._lock:
            await self._give_back_time(lap)
            outcome = await self._commit(command, at, lap, command_id)
        if isinstance(outcome, Outcome):
            self._sender.wake(self._outbox)
            self._search()
        return outcome

    async def _commit(
        self, command: C | SystemCommand, at: float, lap: Lap, command_id: str = ""
    ) -> Outcome[S, E] | Refusal | Flaw:
        """Decide and store, under the lock."""
        if self._is_suspended:
            return Refusal.GAME_OVER
        outcome = self._rules.decide(self.state, command, at, self._services.random)
        lap(Stage.DECIDE)
        if not isinstance(outcome, Outcome):
            return outcome
        try:
            await self._append(outcome, command_id)
        except UnknownGame:
            self._suspend()
            return Refusal.GAME_OVER
        lap(Stage.STORE)
        self.state = outcome.after
        self.screen.expect(outcome)
        self._timer.set(self.state.deadline)
        self._follow_with_bots()
        self._services.observers.notify(self.place.channel_id, outcome)
        return outcome

    async def _append(self, outcome: Outcome[S, E], command_id: str) -> None:
        number, is_news = self._stored, self._rules.is_news(outcome)
        try:
            await self._services.store.append(self.game_id, number, outcome.events, is_news=is_news, command_id=command_id)
        except (UnknownGame, AlreadyDone, BoundElsewhere, CupPlayed):
            raise
        except Exception:  # not only an outdated number: a failed append may have been stored all the same
            await self._reload_and_show()
            raise
        self._stored, self._last_event = number + len(outcome.events), outcome.events[-1].at
        self._outbox.add(News(outcome, number, self._stored), self._last_event, is_stored=is_news)

    def begin(self) -> None:
        """Start the timer and the searches."""
        self._timer.set(self.state.deadline)
        self._follow_with_bots()
        self._services.observers.notify(self.place.channel_id)
        self._search()

    def show(self) -> None:
        """Deliver the pending news and then show the game, in the background."""
        self._outbox.show()
        self._sender.wake(self._outbox)

    async def _show_after(self, wait: Coroutine[Any, Any, None]) -> None:
        await wait
        self.show()

    async def show_now(self) -> None:
        """Show the game: a private one before this returns, any other in the background."""
        if self.is_private:
            with suppress(Undelivered):
                await self.screen.show(None, lambda: self.state)
                return
        self.show()

    def _pending_news(self, events: Sequence[E], pending: Iterable[OutboxEntry]) -> Iterator[tuple[News[S, E], float]]:
        """Rebuild the news of the store's outbox entries, each with the time at which it happened."""
        for entry in pending:
            yield self._rules.news_of(events, entry.number, entry.events), entry.at

    def _search(self) -> None:
        self._searches.begin()
        self._drop_if_done()

    def _drop_if_done(self) -> None:
        if self.awaits_others:
            self._waits(self)
        elif self.state.is_over and not self._searches.is_running:
            self._gone(self)

    async def _time_up(self, deadline: float) -> bool:
        return await self._handle_now(TimeUp(deadline, self.lengths)) is not Refusal.NOT_YET

    async def _handle_now(self, command: C | SystemCommand) -> Outcome[S, E] | Refusal | Flaw:
        return await self.handle(command, self._services.clock.now())

    def _follow_with_bots(self) -> None:
        if self._bots:
            self._bots.follow(self.state)

    async def stop(self) -> None:
        """End the game, since its channel is gone."""
        self._away_since = None
        await self._handle_now(self._rules.stop(self.state))

    @asynccontextmanager
    async def without(self, player: Player) -> AsyncGenerator[None, None]:
        """Let a player leave, and hold the lock within the block; then reload the game, which may be deleted by then."""
        async with self._lock:
            try:
                if self._rules.forget:
                    now = self._services.clock.now()
                    outcome = self._rules.decide(self.state, self._rules.forget(player), now, self._services.random)
                    if isinstance(outcome, Outcome):
                        # Announced only after the reload: the steps name the player, who is anonymous in the store by then.
                        is_news = self._rules.is_news(outcome)
                        await self._services.store.append(self.game_id, self._stored, outcome.events, is_news=is_news)
                yield
            finally:
                await self._reload_and_show()

    async def _reload_and_show(self) -> None:
        """Reload the game, and deliver what the outbox holds, including what an interrupted append has stored."""
        try:
            events = cast("Sequence[E]", await self._services.store.events_of(self.game_id))
            self.state, self._stored, self._last_event = self._rules.replay(events), len(events), events[-1].at
            self._outbox.load(self._pending_news(events, await self._services.store.pending(self.game_id)))
        except UnknownGame:
            self._suspend()
        else:
            self._timer.set(self.state.deadline)
            self._follow_with_bots()
            self.show()
            self._services.observers.notify(self.place.channel_id)
            self._search()

    def _suspend(self) -> None:
        """Refuse all further commands: the game was deleted."""
        self._is_suspended = True
        self._outbox.clear()
        self._timer.set(None)
        if self._bots:
            self._bots.stop()
        self._gone(self)

    def was_away(self, alive: float) -> None:
        """Give back the time since the bot was last ``alive``, or since the last event, before the next command.

        That may come before `resume`: the first shards play while others are still connecting.
        """
        self._away_since = max(self._last_event, alive)

    async def _give_back_time(self, lap: Lap) -> None:
        """Give back the time noted by `was_away`, under the lock. Raises `StoreError`."""
        if self.state.is_over or self._away_since is None:
            return
        stored, now = self._stored, self._services.clock.now()
        away_since, self._away_since = self._away_since, None
        try:
            await self._commit(_give_back(now - away_since), now, lap)
        except Exception:
            if self._stored == stored:
                self._away_since = away_since
            raise

    async def resume(self) -> None:
        """Resume a game that was loaded; its lost time is given back unless a command has done that: see `was_away`."""

        def give_back(now: float) -> SystemCommand | None:
            return None if self._away_since is None else _give_back(now - self._away_since)

        if not self.state.is_over:
            await self._commit_with_retries(give_back)
        self._away_since = None
        self.show()
        self._search()

    async def set_clock(self, seconds: float) -> None:
        """Shift the game's times after the clock was set by ``seconds``."""
        if not self.state.is_over:
            await self._commit_with_retries(lambda _: SetClock(seconds))
            self.show()

    async def _commit_with_retries(self, command: Callable[[float], SystemCommand | None]) -> None:
        """Carry out the command that ``command`` makes for a time, retrying under the lock until it is stored.

        ``command`` returns None if there is nothing to do.
        """
        lap = self._services.metrics.lap()
        async with self._lock:
            stored = self._stored
            while self._stored == stored and not self._is_suspended:
                try:
                    now = self._services.clock.now()
                    made = command(now)
                    if made is None or not isinstance(await self._commit(made, now, lap), Outcome):
                        return
                except StoreUnavailable as error:
                    _log.warning("not stored", game_id=self.game_id, error=str(error), again_in=_TRY_AGAIN)
                    self._timer.set(None)
                    await self._services.clock.sleep(_TRY_AGAIN)
            self._timer.set(self.state.deadline)
            self._follow_with_bots()

    def _in_background(self, work: Coroutine[Any, Any, None], what: str) -> asyncio.Task[None]:
        log_context = {"game_id": self.game_id, "guild_id": self.place.guild_id, "channel_id": self.place.channel_id}
        return self._services.tasks.start(work, f"{what} of game {self.game_id}", **log_context)
