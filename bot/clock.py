"""The single source of time, for every deadline, stored time and displayed time."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord

_TOLERANCE = 2.0
"""Seconds of difference from which the machine's clock counts as set, rather than adjusted."""


@dataclass(frozen=True, slots=True)
class Clock:
    """The current time, and how to wait.

    ``now`` returns seconds since the Unix epoch, and runs as steadily as ``sleep``, which takes seconds and may be cancelled.
    ``set_by`` returns by how many seconds the machine's clock was set since the last call, or 0, and makes ``now`` follow it.
    """

    now: Callable[[], float]
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    set_by: Callable[[], float] = lambda: 0.0


def steady_clock(
    wall: Callable[[], float] = lambda: discord.utils.utcnow().timestamp(),
    monotonic: Callable[[], float] = lambda: time.monotonic(),  # noqa: PLW0108 - looked up at each call, as tests patch it
) -> Clock:
    """Create a clock that starts at ``wall`` and advances with ``monotonic``, so that it does not jump when ``wall`` is set.

    Time spent suspended counts as set, too.
    """
    ahead = wall() - monotonic()

    def now() -> float:
        return monotonic() + ahead

    def set_by() -> float:
        nonlocal ahead
        seconds = wall() - now()
        if abs(seconds) < _TOLERANCE:
            return 0.0
        ahead += seconds
        return seconds

    return Clock(now, set_by=set_by)
