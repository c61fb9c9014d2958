"""The one source of time: every deadline, every stored time and every time shown comes from here."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord

_TOLERANCE = 2.0
"""Seconds by which the machine's clock may differ before it counts as set: less than this, and it is only being adjusted."""


@dataclass(frozen=True, slots=True)
class Clock:
    """What time it is, and how to wait.

    ``now`` answers in seconds since the Unix epoch, and is steady: it goes as fast as ``sleep`` waits, which is for so many
    seconds, and may be cancelled. ``set_by`` answers by how many seconds the machine's clock has been set since it was last
    asked, with 0 where it was not; from then on ``now`` follows that clock.
    """

    now: Callable[[], float]
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    set_by: Callable[[], float] = lambda: 0.0


def steady_clock(
    wall: Callable[[], float] = lambda: discord.utils.utcnow().timestamp(),
    monotonic: Callable[[], float] = lambda: time.monotonic(),  # noqa: PLW0108 - looked up when it is asked, as tests replace it
) -> Clock:
    """The machine's time, which does not jump where somebody sets its clock: ``wall``, counted on by ``monotonic``.

    Time for which the machine was suspended counts as set, too.
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
