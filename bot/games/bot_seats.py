"""Plays for the bots of a game: plans each round in a worker thread, and gives the bots' commands at their times."""

import asyncio
from asyncio import AbstractEventLoop, Semaphore
from collections.abc import Awaitable, Callable, Collection, Coroutine, Hashable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar
from weakref import WeakKeyDictionary

import structlog

from bot.clock import Clock

S = TypeVar("S")
C = TypeVar("C", bound=Hashable)

_log = structlog.stdlib.get_logger()

_TRY_AGAIN = 5.0
"""Seconds before a command that could not be stored is retried."""

_thinking = WeakKeyDictionary[AbstractEventLoop, Semaphore]()
"""Limits a process to one plan at a time: it competes with the event loop for the interpreter."""


@dataclass(frozen=True, slots=True)
class BotRules(Generic[S, C]):
    """The rules for bots in a kind of game.

    ``subject`` identifies what bots plan in a state, such as a round; None for nothing. When it changes, ``think`` makes a new
    plan; it is pure, and runs in a worker thread. ``next_turn`` returns the next command of a plan and its time, in seconds
    since the Unix epoch; it leaves out commands that were given already, and returns None after the last.
    """

    subject: Callable[[S], Hashable | None]
    think: Callable[[S], Any]
    next_turn: Callable[[S, Any, float, Collection[C]], tuple[float, C] | None]


class BotSeats(Generic[S, C]):
    """Plays for the bots of one game, in at most one task, which plans or waits.

    ``start`` runs a coroutine in the background, and ``act`` gives a command. Plans are not stored: after a restart the same
    plan is made again.
    """

    def __init__(
        self,
        rules: BotRules[S, C],
        start: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]],
        clock: Clock,
        act: Callable[[C], Awaitable[object]],
    ) -> None:
        self._rules, self._start, self._clock, self._act = rules, start, clock, act
        self._task: asyncio.Task[None] | None = None
        self._subject: Hashable | None = None
        self._plan: Any = None
        self._state: S | None = None
        self._waits_for: tuple[float, C] | None = None
        self._given = set[C]()

    def follow(self, state: S) -> None:
        """Continue from this state of the game."""
        self._state, subject = state, self._rules.subject(state)
        if subject != self._subject:
            self._subject, self._plan = subject, None
            self._given.clear()
            self._run(None if subject is None else self._think(state))
        elif self._plan is not None:
            self._wait()

    def stop(self) -> None:
        """Give no further commands."""
        self._subject = self._plan = None
        self._run(None)

    def _run(self, work: Coroutine[Any, Any, None] | None) -> None:
        """Replace the running task, unless that is the caller, which then gives its command to the end."""
        if self._task and self._task is not asyncio.current_task():
            self._task.cancel()
        self._waits_for = None
        self._task = self._start(work) if work else None

    async def _think(self, state: S) -> None:
        async with _thinking.setdefault(asyncio.get_running_loop(), Semaphore(1)):
            self._plan = await asyncio.to_thread(self._rules.think, state)
        self._wait()

    def _wait(self) -> None:
        """Wait for the next turn, unless a task does so already."""
        assert self._state is not None
        turn = self._rules.next_turn(self._state, self._plan, self._clock.now(), self._given)
        if turn != self._waits_for or turn is None:
            self._run(None if turn is None else self._take(*turn))
            self._waits_for = turn

    async def _take(self, at: float, command: C) -> None:
        while (early := at - self._clock.now()) > 0:  # again where the clock was set meanwhile
            await self._clock.sleep(early)
        try:
            await self._act(command)
        except Exception:  # noqa: BLE001 - whatever it was, the bot must go on
            _log.exception("command of a bot not stored")
            await self._clock.sleep(_TRY_AGAIN)
        else:
            self._given.add(command)
        if self._task is asyncio.current_task():  # else the command has changed the game, and `follow` replaced the task
            self._waits_for = None
            self._wait()
