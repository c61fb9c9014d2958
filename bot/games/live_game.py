"""Runs one game of any kind: from a command to stored events to messages.

The order is: lock, decide, store, unlock, deliver. Nothing is announced before it is stored; news stay in the outbox of the
store until Discord has them. A kind of game supplies its rules and its screen.
"""

import asyncio
import math
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Protocol, TypeVar, cast

import structlog

from bot.clock import Clock
from bot.games.bot_seats import BotRules, BotSeats
from bot.games.deadline_timer import DeadlineTimer
from bot.games.outbox import Outbox
from bot.games.screen import News, Screen
from bot.games.sender import Sender
from bot.games.solver_queue import SolverQueue, length_of
from bot.games.tasks import Tasks
from bot.metrics import Lap, Metrics, Stage
from bot.store import GameEvent, GameId, Place, Store, StoredGame, StoreUnavailable, UnknownGame, Untold, kind_of
from bot.ui.delivery import Undelivered
from bot.ui.latest_answers import LatestAnswers
from engine.chips import Lengths, depth_needed, is_too_hard
from engine.events import BestFound, Player
from engine.moves import Move
from engine.outcome import Outcome
from engine.pieces import Target
from engine.play import GiveBackTime, PutBack, SetClock, TellBest, TimeUp
from engine.position import Position
from engine.proof import Flaw
from engine.refusals import Refusal
from engine.rules import Rules
from engine.setup import Setup
from engine.solver import Result, Solution, Unreachable


class Unsolved(Protocol):
    """A round whose best solution is not known."""

    @property
    def number(self) -> int:
        """Its number, from 1."""
        ...

    @property
    def start(self) -> Position:
        """The position at its start, with its chip as the target."""
        ...


class Round(Protocol):
    """The present round of a game, or its last one."""

    @property
    def best(self) -> tuple[Move, ...] | None:
        """An optimal solution; empty where there is none at all, None while it is unknown."""
        ...


class State(Protocol):
    """The state of a game, as far as all kinds share it. The state of a personal kind has a ``player``, too."""

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        ...

    @property
    def setup(self) -> Setup:
        """The board with which it began."""
        ...

    @property
    def round(self) -> Round:
        """The present round, or the last one."""
        ...

    @property
    def position(self) -> Position:
        """The board and the robots, with the chip that is turned up as the target."""
        ...

    @property
    def pile(self) -> tuple[Target, ...]:
        """The chips that are not turned up yet."""
        ...

    @property
    def deadline(self) -> float | None:
        """When the present phase ends by itself, in seconds since the Unix epoch."""
        ...

    @property
    def is_between(self) -> bool:
        """Whether a round is over, and another will follow."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether the game is over; only a best solution may still become known."""
        ...

    @property
    def without_best(self) -> Sequence[Unsolved]:
        """The rounds whose best solution is not known, the latest first."""
        ...

    def involves(self, player: Player) -> bool:
        """Return whether this player takes part in the game or has started it."""
        ...


S = TypeVar("S", bound=State)
E = TypeVar("E", bound=GameEvent)
C = TypeVar("C")

_log = structlog.stdlib.get_logger()

_TRY_AGAIN = 5.0
"""Seconds between attempts to store an event that must be stored."""

SystemCommand = TimeUp | PutBack | TellBest | GiveBackTime | SetClock
"""Commands that the bot itself gives."""


@dataclass(frozen=True, slots=True)
class RuleSet(Generic[S, C, E]):
    """The rules of a kind of game, and which of its outcomes are news.

    ``replay`` builds the state from stored events. ``decide`` turns a command into an outcome or a refusal. ``retrace``
    rebuilds the outcome of stored events that follow a state. ``stop`` is the command that ends a game whose channel is gone.
    ``leave`` is the one by which a player leaves; None if the game is theirs alone, and is deleted with them. ``is_news``:
    whether an outcome needs a message, even after a restart. ``awaits``: whether a game that is over waits for others, and
    stays loaded. ``bots``: what bots do in the game; None where none play.
    """

    replay: Callable[[Iterable[E]], S]
    decide: Callable[[S, C | SystemCommand, float, Random], Outcome[S, E] | Refusal | Flaw]
    retrace: Callable[[S, Iterable[E]], Outcome[S, E]]
    stop: Callable[[S], C]
    is_news: Callable[[Outcome[S, E]], bool]
    leave: Callable[[Player], C] | None = None
    awaits: Callable[[S], bool] = lambda _: False
    bots: BotRules[S, C] | None = None

    def news_of(self, events: Sequence[E], number: int, count: int) -> News[S, E]:
        """Rebuild the news of ``count`` stored events, of which the first has this number."""
        end = number + count
        outcome = self.retrace(self.replay(events[:number]), events[number:end])
        # The news of one command have one time; several times show that an earlier process coalesced them.
        times = {
            step.event.at for step in outcome.steps if not isinstance(step.event, BestFound) and self.is_news(Outcome((step,)))
        }
        return News(outcome, number, end, is_late=len(times) > 1)


def _give_back(seconds: float) -> SystemCommand:
    """Return the command that gives so much time back; a negative time shows that the clock was set back."""
    return GiveBackTime(seconds) if seconds >= 0 else SetClock(seconds)


class Services(Protocol):
    """The services that every game uses."""

    clock: Clock
    random: Random
    store: Store
    tasks: Tasks
    solver: SolverQueue
    metrics: Metrics


class LiveGame(Generic[S, C, E]):
    """One game: its state, its lock, its timer and its outbox. ``gone`` is called when nothing more can happen in it."""

    def __init__(
        self,
        services: Services,
        rules: RuleSet[S, C, E],
        stored: StoredGame,
        screen: Screen[S, E],
        sender: Sender,
        gone: Callable[["LiveGame[Any, Any, Any]"], None],
    ) -> None:
        events = cast("Sequence[E]", stored.events)
        self.game_id: GameId = stored.game_id
        self.place: Place = stored.place
        self.is_private = stored.private
        self.kind = kind_of(events).name
        self.screen = screen
        self.answers = LatestAnswers()
        self.state: S = rules.replay(events)
        self._services, self._rules, self._gone = services, rules, gone
        self._stored, self._last_event = len(events), events[-1].at
        self._lock = asyncio.Lock()
        self._sender = sender
        self._outbox = Outbox(self.game_id, services, screen, lambda: self.state)
        self._outbox.load(self._pending_news(events, stored.untold))
        screen.attach(lambda wait: self._in_background(self._show_after(wait), "card"))
        self._timer = DeadlineTimer(lambda wait: self._in_background(wait, "deadline"), services.clock, self._time_up)
        self._bots = (
            BotSeats(rules.bots, lambda work: self._in_background(work, "bots"), services.clock, self._act)
            if rules.bots
            else None
        )
        self._lengths = dict[Target, float]()
        self._lengths_from: Position | None = None
        self._looked_ahead: tuple[Position, tuple[Target, ...]] | None = None
        self._searched, self._searching = self._searched_before(stored), 0
        self._is_suspended = False
        self._away_since: float | None = None

    @property
    def lengths(self) -> Lengths:
        """The known lengths of chips from where the robots stand: see `engine.chips`. They are secret."""
        return dict(self._lengths) if self._lengths_from == self._here else {}

    @property
    def awaits_others(self) -> bool:
        """Whether the game is over, but waits for other games."""
        return not self._is_suspended and self.state.is_over and self._rules.awaits(self.state)

    @property
    def pending(self) -> int:
        """How many messages are still to be sent."""
        return self._outbox.pending

    @property
    def _here(self) -> Position:
        return self.state.position.with_target(None)

    async def handle(self, command: C | SystemCommand, at: float) -> Outcome[S, E] | Refusal | Flaw:
        """Carry out a command given ``at`` this time, in seconds since the Unix epoch, or return why it is refused.

        On return the events are stored; they are announced in the background. A game that was deleted counts as over.
        """
        structlog.contextvars.bind_contextvars(game_id=self.game_id)
        lap = self._services.metrics.lap()
        async with self._lock:
            await self._give_back_time(lap)
            outcome = await self._bring_about(command, at, lap)
        if isinstance(outcome, Outcome):
            self._sender.wake(self._outbox)
            self.start_searches()
        return outcome

    async def _bring_about(self, command: C | SystemCommand, at: float, lap: Lap) -> Outcome[S, E] | Refusal | Flaw:
        """Decide and store, under the lock."""
        if self._is_suspended:
            return Refusal.GAME_OVER
        outcome = self._rules.decide(self.state, command, at, self._services.random)
        lap(Stage.DECIDE)
        if not isinstance(outcome, Outcome):
            return outcome
        try:
            await self._append(outcome)
        except UnknownGame:
            self._suspend()
            return Refusal.GAME_OVER
        lap(Stage.STORE)
        self.state = outcome.after
        self.screen.expect(outcome)
        self._timer.set(self.state.deadline)
        self._follow_with_bots()
        return outcome

    async def _append(self, outcome: Outcome[S, E]) -> None:
        number, is_news = self._stored, self._rules.is_news(outcome)
        try:
            await self._services.store.append(self.game_id, number, outcome.events, tell=is_news)
        except UnknownGame:
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
        self.start_searches()

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

    def _pending_news(self, events: Sequence[E], pending: Iterable[Untold]) -> Iterator[tuple[News[S, E], float]]:
        """Rebuild the news of the store's outbox entries, each with the time at which it happened."""
        for entry in pending:
            yield self._rules.news_of(events, entry.number, entry.events), entry.at

    def start_searches(self) -> None:
        """Search in the background for best solutions that are not known, and between rounds for the lengths of chips.

        Each search is started once.
        """
        for unsolved in self.state.without_best:
            if unsolved.number not in self._searched:
                self._searched.add(unsolved.number)
                self._searching += 1
                self._in_background(self._find_best(unsolved), "best")
        depth, ahead = depth_needed(self.state.rules), (self._here, self.state.pile)
        if depth and self.state.is_between and self._looked_ahead != ahead:
            self._looked_ahead = ahead
            self._in_background(self._look_ahead(*ahead, depth), "chips")
        self._leave_if_done()

    async def _find_best(self, unsolved: Unsolved) -> None:
        try:
            result = await self._services.solver.of(unsolved.start, self.state.rules.ricochet)
            if result is not None:
                await self._record_best(unsolved, result)
        except Exception:
            self._searched.discard(unsolved.number)  # a result that could not be stored is searched again
            raise
        finally:
            self._searching -= 1
            self._leave_if_done()

    async def _record_best(self, unsolved: Unsolved, result: Result) -> None:
        """Store the best solution of a round; if its chip is too hard, put that back instead."""
        length, chip, now = length_of(result), unsolved.start.chip, self._services.clock.now
        if length is None:
            return
        self._learn({chip: length}, unsolved.start.with_target(None))
        if is_too_hard(chip, self.state.rules, {chip: length}):
            put_back = await self.handle(PutBack(unsolved.number, self.lengths), now())
            if isinstance(put_back, Outcome) and math.isinf(length):
                return  # its news says so already
        if isinstance(result, Solution | Unreachable):
            moves = result.moves if isinstance(result, Solution) else ()
            await self.handle(TellBest(unsolved.number, moves), now())

    async def _look_ahead(self, here: Position, pile: tuple[Target, ...], depth: int) -> None:
        self._learn(await self._services.solver.lengths(here, pile, depth, self.state.rules.ricochet), here)

    def _learn(self, lengths: Lengths, start: Position) -> None:
        """Keep lengths of chips; lengths from another position than the present one are dropped."""
        if start != self._here:
            return
        if self._lengths_from != start:
            self._lengths_from, self._lengths = start, {}
        self._lengths |= lengths

    def _leave_if_done(self) -> None:
        if self.state.is_over and not self._searching:
            self._gone(self)

    async def _time_up(self, deadline: float) -> bool:
        return await self.handle(TimeUp(deadline, self.lengths), self._services.clock.now()) is not Refusal.NOT_YET

    async def _act(self, command: C) -> None:
        """Give a command of a bot."""
        await self.handle(command, self._services.clock.now())

    def _follow_with_bots(self) -> None:
        if self._bots:
            self._bots.follow(self.state)

    async def stop(self) -> None:
        """End the game, since its channel is gone."""
        self._away_since = None
        await self.handle(self._rules.stop(self.state), self._services.clock.now())

    @asynccontextmanager
    async def without(self, player: Player) -> AsyncGenerator[None, None]:
        """Let a player leave, and hold the lock within the block; then reload the game, which may be deleted by then."""
        async with self._lock:
            try:
                if self._rules.leave:
                    now = self._services.clock.now()
                    outcome = self._rules.decide(self.state, self._rules.leave(player), now, self._services.random)
                    if isinstance(outcome, Outcome):
                        # Announced only after the reload: the steps name the player, who is anonymous in the store by then.
                        is_news = self._rules.is_news(outcome)
                        await self._services.store.append(self.game_id, self._stored, outcome.events, tell=is_news)
                yield
            finally:
                await self._reload_and_show()

    async def _reload_and_show(self) -> None:
        """Reload the game, and deliver what the outbox holds, including what an interrupted append has stored."""
        try:
            await self._reload()
        except UnknownGame:
            self._suspend()
        else:
            self.show()
            self.start_searches()

    def _suspend(self) -> None:
        """Refuse all further commands: the game was deleted."""
        self._is_suspended = True
        self._outbox.clear()
        self._timer.set(None)
        if self._bots:
            self._bots.stop()
        self._gone(self)

    async def _reload(self) -> None:
        events = cast("Sequence[E]", await self._services.store.events_of(self.game_id))
        self.state, self._stored, self._last_event = self._rules.replay(events), len(events), events[-1].at
        self._outbox.load(self._pending_news(events, await self._services.store.untold(self.game_id)))
        self._timer.set(self.state.deadline)
        self._follow_with_bots()

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
            await self._bring_about(_give_back(now - away_since), now, lap)
        except Exception:
            if self._stored == stored:
                self._away_since = away_since
            raise

    async def resume(self) -> None:
        """Resume a game that was loaded; its lost time is given back unless a command has done that: see `was_away`."""

        def give_back(now: float) -> SystemCommand | None:
            return None if self._away_since is None else _give_back(now - self._away_since)

        if not self.state.is_over:
            await self._bring_about_for_sure(give_back)
        self._away_since = None
        self.show()
        self.start_searches()

    async def set_clock(self, seconds: float) -> None:
        """Shift the game's times after the clock was set by so many seconds."""
        if not self.state.is_over:
            await self._bring_about_for_sure(lambda _: SetClock(seconds))
            self.show()

    async def _bring_about_for_sure(self, command: Callable[[float], SystemCommand | None]) -> None:
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
                    if made is None or not isinstance(await self._bring_about(made, now, lap), Outcome):
                        return
                except StoreUnavailable as error:
                    _log.warning("not stored", game_id=self.game_id, error=str(error), again_in=_TRY_AGAIN)
                    self._timer.set(None)
                    await self._services.clock.sleep(_TRY_AGAIN)
            self._timer.set(self.state.deadline)
            self._follow_with_bots()

    def _searched_before(self, stored: StoredGame) -> set[int]:
        """Return the rounds whose best solution is known and has been announced."""
        if self.state.is_between and not stored.untold:
            return set(stored.solved)
        latest = next((unsolved.number for unsolved in self.state.without_best), None)
        return set(stored.solved) - {latest}

    def _in_background(self, work: Coroutine[Any, Any, None], what: str) -> asyncio.Task[None]:
        log_context = {"game_id": self.game_id, "guild_id": self.place.guild_id, "channel_id": self.place.channel_id}
        return self._services.tasks.start(work, f"{what} of game {self.game_id}", **log_context)
