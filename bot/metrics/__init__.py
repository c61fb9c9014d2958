"""The interface for metrics, with a no-op implementation and one for Prometheus, `bot.metrics.prometheus`.

No metric names a server, a channel or a person.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

import aiohttp


class Stage(StrEnum):
    """A stage between a press and the news in the channel: docs/machines.md says where each begins and ends."""

    GATEWAY = "gateway"
    DECIDE = "decide"
    STORE = "store"
    ANSWER = "answer"
    ANNOUNCE = "announce"


class Kind(StrEnum):
    """The kind of an interaction."""

    COMMAND = "command"
    COMPLETION = "completion"
    BUTTON = "button"
    FORM = "form"


class Work(StrEnum):
    """The kind of a job that is queued beside the event loop."""

    BOARD = "board"
    QUESTION = "question"
    REPLAY = "replay"
    SCORES = "scores"
    BEST = "best"
    LENGTHS = "lengths"
    PUZZLE = "puzzle"
    STUDY = "study"


@dataclass(frozen=True, slots=True)
class Census:
    """The numbers of live games, by their kind, and of messages that are pending."""

    games: Mapping[str, int]
    pending: int


Lap = Callable[[Stage], None]
"""Called at the end of a stage, whose duration is the time since the last call, or since the start."""


class Watched(Protocol):
    """A bot whose health and games are reported."""

    def census(self) -> Census:
        """Count its games."""
        ...

    async def checks(self) -> Mapping[str, bool]:
        """Return the result of each health check by its name."""
        ...


STANDING_BY = "standing by"
"""The only health check of a standby process."""


class Metrics:
    """Metrics that are not kept. Also runs the health checks of the process's bots."""

    shards = 1
    """The number of shards of all processes together, each with a bot of its own."""
    stands_by = False
    """Whether this process, if it has no bot, waits for a shard."""

    def __init__(self) -> None:
        self._bots = list[Watched]()

    def watch(self, bot: Watched) -> None:
        """Include a bot in census and health checks."""
        self._bots.append(bot)

    def unwatch(self, bot: Watched) -> None:
        """Exclude a bot, if it was included."""
        if bot in self._bots:
            self._bots.remove(bot)

    def census(self) -> Census:
        """Count the games of all bots."""
        each = [bot.census() for bot in self._bots]
        games = Counter[str]()
        for one in each:
            games.update(one.games)
        return Census(games, sum(one.pending for one in each))

    async def checks(self) -> Mapping[str, bool]:
        """Return the result of each health check by its name: whether it succeeds for all bots of the process."""
        if not self._bots:
            return {STANDING_BY: True} if self.stands_by else {"bot": False}
        each = await asyncio.gather(*(bot.checks() for bot in self._bots))
        return {name: all(checks[name] for checks in each) for name in each[0]}

    async def playing(self) -> int:
        """Count the healthy bots of the process."""
        each = await asyncio.gather(*(bot.checks() for bot in self._bots))
        return sum(all(checks.values()) for checks in each)

    def received(self, kind: Kind, name: str, age: float) -> None:
        """Record an interaction of ``age`` seconds ago, which the current task handles from now on.

        ``name`` is one of a closed set: of a command, or a kind of button.
        """

    def lap(self) -> Lap:
        """Return a function that records consecutive stages, the first of which begins now."""
        return lambda _: None

    def took(self, stage: Stage, seconds: float) -> None:
        """Record the duration of a stage."""

    def queued(self, work: Work) -> AbstractContextManager[Callable[[], None]]:
        """Measure a job: it is queued from the start of the block, and runs from the call of the function that is yielded."""
        del work
        return nullcontext(lambda: None)

    def committed(self, together: int) -> None:
        """Record a commit of ``together`` writes. Thread-safe."""

    def lagged(self, seconds: float) -> None:
        """Record by how much the event loop was late."""

    def trace(self, requests: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Return the trace configuration, with measurement of its requests added."""
        return requests
