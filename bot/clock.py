"""The one source of time: every deadline, every stored time and every time shown comes from here."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord


def _now() -> float:
    return discord.utils.utcnow().timestamp()


@dataclass(frozen=True, slots=True)
class Clock:
    """What time it is, and how to wait.

    ``now`` answers in seconds since the Unix epoch; ``sleep`` waits for so many seconds and may be cancelled.
    """

    now: Callable[[], float] = _now
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
