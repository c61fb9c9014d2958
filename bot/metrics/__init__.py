"""What is measured while the bot runs, off where nobody asks for it.

Whoever does something that is measured reports it to a `Metrics`. The one here keeps nothing, and costs next to nothing;
`bot.metrics.prometheus` has the one that keeps it. No report names a server, a channel or a person.
"""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

import aiohttp


class Stage(StrEnum):
    """A part of the way from a press to what the channel is told: docs/operations.md says where each begins and ends."""

    GATEWAY = "gateway"
    DECIDE = "decide"
    STORE = "store"
    ANSWER = "answer"
    ANNOUNCE = "announce"


class Kind(StrEnum):
    """How somebody asks for something."""

    COMMAND = "command"
    COMPLETION = "completion"
    BUTTON = "button"
    FORM = "form"


class Work(StrEnum):
    """What is done beside the event loop, and may have to wait for its turn."""

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
    """How many games are live, and how many messages they still have to send."""

    matches: int
    solo_games: int
    pending: int


Lap = Callable[[Stage], None]
"""Called at the end of a stage: it took the time since the call before, or since the start."""


class Watched(Protocol):
    """A bot that is looked at by whoever wants to know how it is."""

    def census(self) -> Census:
        """How many games it has."""
        ...

    async def checks(self) -> Mapping[str, bool]:
        """Whether each part of what people need to play works, by its name."""
        ...


STANDING_BY = "standing by"
"""The one check of a process that plays nothing, and is ready to go on for another one."""


class Metrics:
    """Takes reports, and keeps none of them; knows the bots of the process."""

    shards = 1
    """How many shards the processes have together of which this is one, each played by a bot of its own."""
    stands_by = False
    """Whether a process that has no bot at the moment waits for a shard."""

    def __init__(self) -> None:
        self._bots = list[Watched]()

    def watch(self, bot: Watched) -> None:
        """Look at a bot, too, whenever somebody asks."""
        self._bots.append(bot)

    def watch_no_more(self, bot: Watched) -> None:
        """Look at a bot no more, if it was ever looked at."""
        if bot in self._bots:
            self._bots.remove(bot)

    def census(self) -> Census:
        """How many games all bots have together."""
        each = [bot.census() for bot in self._bots]
        return Census(sum(one.matches for one in each), sum(one.solo_games for one in each), sum(one.pending for one in each))

    async def checks(self) -> Mapping[str, bool]:
        """Whether each part of what people need to play works, by its name, with all bots of the process."""
        if not self._bots:
            return {STANDING_BY: True} if self.stands_by else {"bot": False}
        each = await asyncio.gather(*(bot.checks() for bot in self._bots))
        return {name: all(checks[name] for checks in each) for name in each[0]}

    async def playing(self) -> int:
        """With how many bots of the process people can play."""
        each = await asyncio.gather(*(bot.checks() for bot in self._bots))
        return sum(all(checks.values()) for checks in each)

    def asked(self, kind: Kind, name: str, age: float) -> None:
        """Somebody has asked for something, ``age`` seconds ago, and it is being done from now on by the present task.

        ``name`` is one of a closed set: of a command, or a kind of button.
        """

    def lap(self) -> Lap:
        """Measure stages that follow each other, from now on."""
        return _no_lap

    def took(self, stage: Stage, seconds: float) -> None:
        """A stage took so long."""

    def queued(self, work: Work) -> AbstractContextManager[Callable[[], None]]:
        """Measure a piece of work, which waits from the start of the block, and is done from the call of what it is given."""
        del work
        return _NOT_QUEUED

    def committed(self, together: int) -> None:
        """So many pieces of work were committed together. May be called in any thread."""

    def lagged(self, seconds: float) -> None:
        """The event loop was late by so much."""

    def trace(self, requests: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Measure the requests that are traced by this, too, which is returned."""
        return requests


def _no_lap(stage: Stage) -> None:
    del stage


def _nothing() -> None:
    pass


_NOT_QUEUED = nullcontext(_nothing)
