"""What keeps a game, whichever rules it follows.

A command becomes stored events in this order: lock, decide, store, unlock, tell. Nobody is told of anything before it is
stored; what is to be told lies in the outbox of the store until Discord has it. A kind of game brings its rules and its
screen; all the rest is here.
"""

import asyncio
import math
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from itertools import takewhile
from random import Random
from typing import Any, Generic, Protocol, TypeVar, cast

import structlog

from bot.clock import Clock
from bot.games.deadline_timer import DeadlineTimer
from bot.games.sender import Sender
from bot.games.solver_queue import SolverQueue, length_of
from bot.games.tasks import Tasks
from bot.store import GameEvent, GameId, Place, Store, StoredGame, StoreUnavailable, UnknownGame, Untold
from bot.ui.messages import NotAllowed, Undelivered
from engine.chips import Lengths, depth_needed, is_too_hard
from engine.events import BestFound, ClockSet, Player, TimeGivenBack
from engine.outcome import Outcome
from engine.pieces import Target
from engine.play import GiveBackTime, PutBack, SetClock, TellBest, TimeUp
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

_log = structlog.stdlib.get_logger()

_LATE = 30.0
"""Seconds after which several things that were not told become one message."""

_TOO_LATE = 86400.0
"""Seconds after which nobody wants to be told any more, where Discord cannot be reached."""

_TRY_AGAIN = 5.0
"""Seconds after which time that could not be given back is given back again."""

SystemCommand = TimeUp | PutBack | TellBest | GiveBackTime | SetClock
"""Commands that no player gives."""


@dataclass(frozen=True, slots=True)
class RuleSet(Generic[S, C, E]):
    """The rules of a kind of game, and what of it is news.

    ``replay`` makes the state of stored events, ``decide`` an outcome of a command, or says why not, and ``retrace`` rebuilds
    the outcome of stored events that follow a state. ``stop`` is the command that ends a game for which there is no place any
    more, and ``leave`` the one by which a player leaves it; None where the game is the player's alone, and goes with them.
    ``tells`` says whether there is a message for what has come about, so that it has to be told, even after a restart.
    """

    replay: Callable[[Iterable[E]], S]
    decide: Callable[[S, C | SystemCommand, float, Random], Outcome[S, E] | Refusal | Flaw]
    retrace: Callable[[S, Iterable[E]], Outcome[S, E]]
    stop: Callable[[S], C]
    tells: Callable[[Outcome[S, E]], bool]
    leave: Callable[[Player], C] | None = None


@dataclass(frozen=True, slots=True)
class News(Generic[S, E]):
    """What has come about, to be told at once: ``number`` is that of its first event, counted from 0 within the game.

    ``end`` is the number of the first event after it: there may be events between those of the outcome that are not told.
    ``is_late``: so much has come about before it could be told that what matters of it must do.
    """

    outcome: Outcome[S, E]
    number: int
    end: int
    is_late: bool = False


class Screen(Generic[S, E]):
    """What shows a game to those who play it. It draws from the state alone, so that showing twice does no harm."""

    async def show(self, news: News[S, E] | None, latest: Callable[[], S]) -> None:
        """Tell what has come about, if anything, and show the game as it stands by then: ``latest`` tells.

        Raises `bot.ui.messages.Undelivered`, or `bot.ui.messages.NotAllowed`. Then it is called again, with the same news,
        and what has been shown already is not shown twice.
        """
        raise NotImplementedError

    def restore(self, stored: StoredGame) -> None:
        """After a restart: take up the messages of a game, and know which may have been sent though it is not stored."""

    async def may_change(self, news: News[S, E]) -> bool:
        """Whether these news may be told otherwise, or with others: they have not been sent, as far as it can be seen."""
        del news
        return True


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
        sender: Sender,
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
        self._lock = asyncio.Lock()
        self._sender = sender
        self._untold = self._pieces(events, stored.untold)
        self._is_shown, self._told = True, 0
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
            outcome = await self._bring_about(command, at)
        if isinstance(outcome, Outcome):
            self._sender.wake(self)
            self.start_searches()
        return outcome

    async def _bring_about(self, command: C | SystemCommand, at: float) -> Outcome[S, E] | Refusal | Flaw:
        """Decide and store, under the lock."""
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
        return outcome

    async def _append(self, outcome: Outcome[S, E]) -> None:
        number, tell = self._stored, self._rules.tells(outcome)
        try:
            await self._services.store.append(self.game_id, number, outcome.events, tell=tell)
        except UnknownGame:
            raise
        except Exception:  # not only a number that is out of date: what failed may have been stored all the same
            await self._reload_and_show()
            raise
        self._stored, self._last_event = number + len(outcome.events), outcome.events[-1].at
        self._untold.append(_Piece(News(outcome, number, self._stored), self._last_event, tell))

    def begin(self) -> None:
        """Let the deadline run, and look for the best solution."""
        self._timer.set(self.state.deadline)
        self.start_searches()

    def show(self) -> None:
        """Show the game as it stands, in the background, and before it what has not been told yet."""
        self._is_shown = False
        self._sender.wake(self)

    async def show_now(self) -> None:
        """Show the game as it stands; where its player alone sees it, before this returns."""
        if self.is_private:
            with suppress(Undelivered):
                await self.screen.show(None, lambda: self.state)
                return
        self.show()

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

    async def _show(self) -> None:
        self._is_shown = True  # what comes about from now on is shown after this
        try:
            await self.screen.show(None, lambda: self.state)
        except (Undelivered, StoreUnavailable):
            self._is_shown = False
            raise

    async def _tell_first(self, piece: _Piece[S, E]) -> None:
        """Tell the first of what is to be told. What goes wrong by neither Discord nor the store is not tried again."""
        try:
            if self._told < piece.news.end:
                await self.screen.show(piece.news, lambda: self.state)
                self._told = piece.news.end
            if piece.is_stored:
                await self._services.store.told(self.game_id, piece.news.end)
        except StoreUnavailable:
            raise
        except (Undelivered, NotAllowed):
            if self._services.clock.now() - piece.at < _TOO_LATE:
                raise
            _log.warning("news given up", game_id=self.game_id)
            await self._services.store.told(self.game_id, piece.news.end)
        except Exception:  # noqa: BLE001 - whatever it is, what comes after it must be told
            _log.exception("news not told", game_id=self.game_id)
        self._untold = [later for later in self._untold if later.news.number >= piece.news.end]

    async def _unite_what_is_late(self) -> None:
        """Bring together what could not be told for a while, except what may have been sent already.

        A best solution that was found meanwhile is told with the end of its round, however soon.
        """
        if len(self._untold) < 2:  # noqa: PLR2004 - of one alone there is nothing to bring together
            return
        first, *others = before = self._untold
        telling = [piece for piece in before if piece.is_stored and not piece.is_addition]
        is_late = len(telling) > 1 and self._services.clock.now() - first.at > _LATE
        together = before[:] if is_late else [first, *takewhile(lambda piece: piece.is_best, others)]
        if len(together) == 1 or first.news.end <= self._told or not await self.screen.may_change(first.news):
            return
        steps = tuple(step for piece in together for step in piece.news.outcome.steps)
        news = News(Outcome(steps), first.news.number, together[-1].news.end, is_late)
        if sum(piece.is_stored for piece in together) > 1:
            await self._services.store.tell_together(self.game_id, news.number, news.end - news.number)
        if self._untold is before:  # it was not reloaded meanwhile
            united = _Piece(news, first.at, any(piece.is_stored for piece in together))
            before[: len(together)] = [united]

    def _pieces(self, events: Sequence[E], untold: Iterable[Untold]) -> list["_Piece[S, E]"]:
        """What is to be told of stored events, by the outbox."""
        return [
            _Piece(
                News(
                    self._rules.retrace(self._rules.replay(events[: one.number]), events[one.number : one.number + one.events]),
                    one.number,
                    one.number + one.events,
                ),
                one.at,
                is_stored=True,
            )
            for one in untold
        ]

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
            try:
                if self._rules.leave:
                    now = self._services.clock.now()
                    outcome = self._rules.decide(self.state, self._rules.leave(player), now, self._services.random)
                    if isinstance(outcome, Outcome):
                        # Its steps name the player: they are told as stored after that, with another id in their place.
                        tell = self._rules.tells(outcome)
                        await self._services.store.append(self.game_id, self._stored, outcome.events, tell=tell)
                yield
            finally:
                await self._reload_and_show()

    async def _reload_and_show(self) -> None:
        """Reload the game, and tell what the outbox holds: also what an append that was broken off has stored."""
        try:
            await self._reload()
        except UnknownGame:
            self._suspend()
        else:
            self.show()
            self.start_searches()

    def _suspend(self) -> None:
        """Let nothing happen any more in a game that was deleted."""
        self._is_suspended = True
        self._untold.clear()
        self._timer.set(None)
        self._gone(self)

    async def _reload(self) -> None:
        events = cast("Sequence[E]", await self._services.store.events_of(self.game_id))
        self.state, self._stored, self._last_event = self._rules.replay(events), len(events), events[-1].at
        self._untold = self._pieces(events, await self._services.store.untold(self.game_id))
        self._timer.set(self.state.deadline)

    async def resume(self, alive: float) -> None:
        """Go on after the bot was last alive at this time, or when the last event was stored: the time since is given back."""
        if not self.state.is_over:
            async with self._lock:
                await self._give_back_time(max(self._last_event, alive))
        self.show()
        self.start_searches()

    async def _give_back_time(self, since: float) -> None:
        """Give back the time since then, under the lock: nothing happens in the game before that is stored."""
        deadline = self.state.deadline
        while self.state.deadline == deadline:
            lost = (now := self._services.clock.now()) - since
            try:
                # Time that goes backwards: the clock was set back meanwhile, by at least that.
                await self._bring_about(GiveBackTime(lost) if lost >= 0 else SetClock(lost), now)
            except StoreUnavailable as error:
                _log.warning("time not given back", game_id=self.game_id, error=str(error), again_in=_TRY_AGAIN)
                self._timer.set(None)
                await self._services.clock.sleep(_TRY_AGAIN)
            else:
                return
        self._timer.set(self.state.deadline)  # it was stored all the same

    def _searched_before(self, stored: StoredGame) -> set[int]:
        """The rounds whose best solution is known and needs no announcement any more."""
        if self.state.is_between and not stored.untold:
            return set(stored.solved)
        latest = next((unsolved.number for unsolved in self.state.without_best), None)
        return set(stored.solved) - {latest}

    def _in_background(self, work: Coroutine[Any, Any, None], what: str) -> asyncio.Task[None]:
        log_context = {"game_id": self.game_id, "guild_id": self.place.guild_id, "channel_id": self.place.channel_id}
        return self._services.tasks.start(work, f"{what} of game {self.game_id}", **log_context)
