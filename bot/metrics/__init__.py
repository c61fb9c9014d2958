"""What is measured while the bot runs, off where nobody asks for it.

Whoever does something that is measured reports it to a `Metrics`. The one here keeps nothing, and costs next to nothing;
`bot.metrics.prometheus` has the one that keeps it. No report names a server, a channel or a person.
"""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from enum import StrEnum

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
    untold: int


Lap = Callable[[Stage], None]
"""Called at the end of a stage: it took the time since the call before, or since the start."""


Checks = Callable[[], Awaitable[Mapping[str, bool]]]
"""Whether each part of what people need to play works, by its name."""

STANDING_BY = "standing by"
"""The one check of a process that plays nothing, and is ready to go on for another one."""


async def _not_started() -> Mapping[str, bool]:
    return {"bot": False}


class Metrics:
    """Takes reports, and keeps none of them."""

    checks: Checks = staticmethod(_not_started)
    """What the bot that reports here needs to be ready; it sets this when it is made."""
    clusters = 1
    """How many processes are to play at once, this one among them."""

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

    def watch(self, count: Callable[[], Census]) -> None:
        """Let games be counted by this whenever somebody looks."""

    def trace(self, requests: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Measure the requests that are traced by this, too, which is returned."""
        return requests


def _no_lap(stage: Stage) -> None:
    del stage


def _nothing() -> None:
    pass


_NOT_QUEUED = nullcontext(_nothing)
