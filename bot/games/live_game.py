"""What keeps a game, whichever rules it follows.

A command becomes stored events in this order: lock, decide, store, unlock, announce. Nobody is told of anything before it is
stored. A kind of game brings its rules and its screen; all the rest is here.
"""

import asyncio
import math
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Protocol, TypeVar, cast

import structlog

from bot.clock import Clock
from bot.games.deadline_timer import DeadlineTimer
from bot.games.solver_queue import SolverQueue, length_of
from bot.games.tasks import Tasks
from bot.store import GameEvent, GameId, Place, StaleAppend, Store, StoredGame, UnknownGame
from engine.chips import Lengths, depth_needed, is_too_hard
from engine.events import Player, TimeGivenBack
from engine.outcome import Outcome
from engine.pieces import Target
from engine.play import GiveBackTime, PutBack, TellBest, TimeUp
from engine.position import Position
from engine.proof import Flaw
from engine.refusals import Refusal
from engine.rules import Rules
from engine.solver import Result, Solution, Unreachable


class Unsolved(Protocol):
    """A round whose best solution nobody knows, and the position from which it is played."""

    @property
    def number(self) -> int:
        """Counted from 1."""
        ...

    @property
    def start(self) -> Position:
        """The position, with the chip of the round as its target."""
        ...


class State(Protocol):
    """A game at one moment, as far as every kind has it."""

    @property
    def rules(self) -> Rules:
        """What is played by."""
        ...

    @property
    def position(self) -> Position:
        """Where everything stands."""
        ...

    @property
    def pile(self) -> tuple[Target, ...]:
        """The chips that are not turned up."""
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
        """Whether nothing more can happen, except that a best solution becomes known."""
        ...

    @property
    def without_best(self) -> Sequence[Unsolved]:
        """The rounds whose best solution nobody knows, the latest first."""
        ...

    def involves(self, player: Player) -> bool:
        """Whether somebody plays in it, or has started it."""
        ...


S = TypeVar("S", bound=State)
E = TypeVar("E", bound=GameEvent)
C = TypeVar("C")
SystemCommand = TimeUp | PutBack | TellBest | GiveBackTime
"""Commands that no player gives."""


@dataclass(frozen=True, slots=True)
class RuleSet(Generic[S, C, E]):
    """The rules of a kind of game.

    ``replay`` makes the state of stored events, ``decide`` an outcome of a command, or says why not, and ``retrace`` rebuilds
    the outcome of stored events that follow a state. ``stop`` is the command that ends a game for which there is no place any
    more, and ``leave`` the one by which a player leaves it; None where the game is the player's alone, and goes with them.
    """

    replay: Callable[[Iterable[E]], S]
    decide: Callable[[S, C | SystemCommand, float, Random], Outcome[S, E] | Refusal | Flaw]
    retrace: Callable[[S, Iterable[E]], Outcome[S, E]]
    stop: Callable[[S], C]
    leave: Callable[[Player], C] | None = None


class Screen(Generic[S, E]):
    """What shows a game to those who play it. It draws from the state alone, so that showing twice does no harm."""

    async def show(self, outcome: Outcome[S, E] | None, latest: Callable[[], S]) -> None:
        """Announce what has come about, if anything, and show the game as it stands by then: ``latest`` tells."""
        raise NotImplementedError

    def restore(self, card: int | None, question: int | None) -> None:
        """After a restart: the messages with the card of the present round, and with an open question to a prover."""

    async def announce_again(self, outcome: Outcome[S, E]) -> None:
        """After a restart: announce what the bot was stopped before it could."""

    async def ask_again(self, state: S) -> None:
        """After a restart: ask whoever has to do something, where the bot was stopped before it could."""


class Services(Protocol):
    """What every game needs of the client."""

    clock: Clock
    random: Random
    store: Store
    tasks: Tasks
    solver: SolverQueue


class LiveGame(Generic[S, C, E]):
    """One game: its state, its lock, and one sleeping task for its deadline. ``gone`` is called once nothing more can come."""

    def __init__(
        self,
        services: Services,
        rules: RuleSet[S, C, E],
        stored: StoredGame,
        screen: Screen[S, E],
        gone: Callable[["LiveGame[Any, Any, Any]"], None],
    ) -> None:
        events = cast("Sequence[E]", stored.events)
        self.game_id: GameId = stored.game_id
        self.place: Place = stored.place
        self.is_private = stored.private
        self.screen = screen
        self.state: S = rules.replay(events)
        self._services, self._rules, self._gone = services, rules, gone
        self._stored, self._last_event = len(events), events[-1].at
        self._unannounced = stored.unannounced
        self._lock = asyncio.Lock()
        self._timer = DeadlineTimer(lambda wait: self._in_background(wait, "deadline"), services.clock, self._time_up)
        self._lengths = dict[Target, float]()
        self._lengths_from: Position | None = None
        self._looked_ahead: tuple[Position, tuple[Target, ...]] | None = None
        self._searched, self._searching = self._searched_before(stored), 0
        self._is_suspended = False

    @property
    def lengths(self) -> Lengths:
        """What is known of the chips from where the robots stand now: `engine.chips`. Nobody may be told."""
        return dict(self._lengths) if self._lengths_from == self._here else {}

    @property
    def _here(self) -> Position:
        return self.state.position.with_target(None)

    async def handle(self, command: C | SystemCommand, at: float) -> Outcome[S, E] | Refusal | Flaw:
        """Do what a command asks for, made at ``at`` seconds since the Unix epoch, and announce it; or say why not.

        When this returns, the events are stored; they are announced in the background. A game that was deleted is over.
        """
        structlog.contextvars.bind_contextvars(game_id=self.game_id)
        async with self._lock:
            if self._is_suspended:
                return Refusal.GAME_OVER
            outcome = self._rules.decide(self.state, command, at, self._services.random)
            if not isinstance(outcome, Outcome):
                return outcome
            try:
                await self._append(outcome)
            except UnknownGame:
                self._suspend()
                return Refusal.GAME_OVER
            self.state = outcome.after
            self._timer.set(self.state.deadline)
        self._announce(outcome)
        return outcome

    async def _append(self, outcome: Outcome[S, E]) -> None:
        try:
            await self._services.store.append(self.game_id, self._stored, outcome.events)
        except StaleAppend:
            await self._reload_and_show(self._stored)
            raise
        self._stored, self._last_event = self._stored + len(outcome.events), outcome.events[-1].at

    def begin(self) -> None:
        """Let the deadline run, and look for the best solution."""
        self._timer.set(self.state.deadline)
        self.start_searches()

    def show(self) -> None:
        """Show the game as it stands, in the background."""
        self._in_background(self.show_now(), "show")

    async def show_now(self) -> None:
        """Show the game as it stands."""
        await self.screen.show(None, lambda: self.state)

    def show_beginning(self, events: Sequence[E]) -> None:
        """Show the first card, in the background, and before it what happened while the first chip was turned up."""
        first, *others = events
        outcome = self._rules.retrace(self._rules.replay([first]), others)
        self._in_background(self.screen.show(outcome, lambda: self.state), "show")

    def _announce(self, outcome: Outcome[S, E]) -> None:
        """Announce in the background what has come about, and do what follows from how the game stands now."""
        self._in_background(self._announce_and_mark(outcome, self._stored), "show")
        self.start_searches()

    async def _announce_and_mark(self, outcome: Outcome[S, E], stored: int) -> None:
        """Announce, and remember that this has been done where a restart would do it again."""
        await self.screen.show(outcome, lambda: self.state)
        if outcome.after.is_between or outcome.after.is_over:
            await self._services.store.set_announced(self.game_id, stored)

    async def _announce_missed(self, announced: Sequence[E], missed: Sequence[E]) -> None:
        """Announce the end of a round, or of the game, which was stored before the bot was killed but perhaps not announced.

        It may be announced twice, but is never left out. Time that was given back since has been announced.
        """
        news = [event for event in missed if not isinstance(event, TimeGivenBack)]
        outcome = self._rules.retrace(self._rules.replay(announced), news)
        await self.screen.announce_again(outcome)
        await self._services.store.set_announced(self.game_id, len(announced) + len(missed))
        if outcome.after.is_over:
            await self.show_now()

    def start_searches(self) -> None:
        """Look in the background, once, for the best solution of each round that lacks it, and between rounds ahead."""
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
                await self._tell_best(unsolved, result)
        except Exception:
            self._searched.discard(unsolved.number)  # what could not be stored is looked for again
            raise
        finally:
            self._searching -= 1
            self._leave_if_done()

    async def _tell_best(self, unsolved: Unsolved, result: Result) -> None:
        """Have another chip played if this one is too hard; otherwise keep what the solver has found of the round."""
        length, chip, now = length_of(result), unsolved.start.chip, self._services.clock.now
        if length is None:
            return
        self._learn({chip: length}, unsolved.start.with_target(None))
        if is_too_hard(chip, self.state.rules, {chip: length}):
            put_back = await self.handle(PutBack(unsolved.number, self.lengths), now())
            if isinstance(put_back, Outcome) and math.isinf(length):
                return  # which was told as the reason
        if isinstance(result, Solution | Unreachable):
            moves = result.moves if isinstance(result, Solution) else ()
            await self.handle(TellBest(unsolved.number, moves), now())

    async def _look_ahead(self, here: Position, pile: tuple[Target, ...], depth: int) -> None:
        self._learn(await self._services.solver.lengths(here, pile, depth, self.state.rules.ricochet), here)

    def _learn(self, lengths: Lengths, start: Position) -> None:
        """Keep lengths of chips from where the robots stand now; from anywhere else they tell nothing any more."""
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

    async def stop(self) -> None:
        """End the game, since there is no place for it any more."""
        await self.handle(self._rules.stop(self.state), self._services.clock.now())

    @asynccontextmanager
    async def without(self, player: Player) -> AsyncGenerator[None, None]:
        """Let somebody leave, and let nothing else happen meanwhile; afterwards reload the game, which may be deleted."""
        async with self._lock:
            announced = self._stored
            try:
                if self._rules.leave:
                    now = self._services.clock.now()
                    outcome = self._rules.decide(self.state, self._rules.leave(player), now, self._services.random)
                    if isinstance(outcome, Outcome):
                        # Its steps name the player: they are announced as stored after that, with another id in their place.
                        await self._services.store.append(self.game_id, announced, outcome.events)
                yield
            finally:
                await self._reload_and_show(announced)

    async def _reload_and_show(self, announced: int) -> None:
        """Reload the game, and announce what comes after these events: what an append that was broken off has stored."""
        try:
            events = await self._reload()
        except UnknownGame:
            self._suspend()
            return
        if events[announced:]:
            self._announce(self._rules.retrace(self._rules.replay(events[:announced]), events[announced:]))
        else:
            self.show()

    def _suspend(self) -> None:
        """Let nothing happen any more in a game that was deleted."""
        self._is_suspended = True
        self._timer.set(None)
        self._gone(self)

    async def _reload(self) -> Sequence[E]:
        """Reload from the store. Returns all events."""
        events = cast("Sequence[E]", await self._services.store.events_of(self.game_id))
        self.state, self._stored, self._last_event = self._rules.replay(events), len(events), events[-1].at
        self._timer.set(self.state.deadline)
        return events

    async def resume(self, alive: float) -> None:
        """Go on after the bot was last alive at this time, or when the last event was stored: the time since is given back."""
        if self._unannounced is not None:
            events = cast("Sequence[E]", await self._services.store.events_of(self.game_id))
            missed = self._announce_missed(events[: self._unannounced], events[self._unannounced :])
            self._in_background(missed, "end of a round")
        if not self.state.is_over:
            now = self._services.clock.now()
            lost = max(0.0, now - max(self._last_event, alive))
            if not isinstance(await self.handle(GiveBackTime(lost), now), Outcome):
                self.show()
            self._in_background(self.screen.ask_again(self.state), "show")
        self.start_searches()

    def _searched_before(self, stored: StoredGame) -> set[int]:
        """The rounds whose best solution is known and needs no announcement any more."""
        if self.state.is_between and stored.unannounced is None:
            return set(stored.solved)
        latest = next((unsolved.number for unsolved in self.state.without_best), None)
        return set(stored.solved) - {latest}

    def _in_background(self, work: Coroutine[Any, Any, None], what: str) -> asyncio.Task[None]:
        log_context = {"game_id": self.game_id, "guild_id": self.place.guild_id, "channel_id": self.place.channel_id}
        return self._services.tasks.start(work, f"{what} of game {self.game_id}", **log_context)
