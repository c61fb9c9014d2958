"""The program, unchanged, with Discord at the addresses of the environment variables ``WIRE_API`` and ``WIRE_GATEWAY``.

Only waits differ: those that ``WIRE_WAITS`` names, and those of discord.py, see `_hurry`. Where ``WIRE_CLOCK`` names a file,
the clock of the machine is ahead by as many seconds as it says.
"""

import asyncio
import json
import os
import sys
import threading
import time
from contextlib import suppress
from datetime import datetime, timedelta
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import discord.http
import discord.webhook.async_
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.state import AutoShardedConnectionState
from yarl import URL

from bot.__main__ import leave, main

_HURRY = 10
"""The waits of discord.py itself are divided by this."""

_init, _sleep = AutoShardedConnectionState.__init__, asyncio.sleep


def _impatient(state: AutoShardedConnectionState, *args: Any, **options: Any) -> None:
    """discord.py waits two seconds after each server for another one; there is one server here."""
    _init(state, *args, **{"guild_ready_timeout": 0.1, **options})


async def _pause(seconds: float) -> None:
    """Sleep. After an error discord.py waits for whole seconds; what Discord asks for is a float."""
    await _sleep(seconds / _HURRY if isinstance(seconds, int) else seconds)


async def _before_identify(_: discord.Client, _shard: int | None, *, initial: bool = False) -> None:
    """discord.py waits for five seconds before each IDENTIFY but the first, as Discord wants it."""
    if not initial:
        await _sleep(5 / _HURRY)


def _hurry() -> None:
    """Shorten the waits of discord.py, but for those that Discord asks for."""
    setattr(AutoShardedConnectionState, "__init__", _impatient)  # noqa: B010 - as a type checker sees it, no method may be replaced
    setattr(discord.Client, "before_identify_hook", _before_identify)  # noqa: B010 - as above
    for module in (discord.http, discord.webhook.async_):
        setattr(module, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": _pause}))  # noqa: B010 - nor a module


def _set_waits(waits: dict[str, float]) -> None:
    """Set numbers of the program by the full names that they have where they are used."""
    for name, seconds in waits.items():
        module, _, number = name.rpartition(".")
        found = import_module(module)
        assert isinstance(getattr(found, number), float | int), name
        setattr(found, number, seconds)


def _end_with_parent() -> None:
    """End when the parent process is gone, which closes standard input."""
    os.read(sys.stdin.fileno(), 1)
    os._exit(1)


def _let_clock_be_set(file: Path) -> None:
    """Let the clock of the machine be ahead by what a file says; below zero it is behind."""
    now, utcnow = time.time, discord.utils.utcnow

    def ahead() -> float:
        with suppress(FileNotFoundError):
            return float(file.read_text(encoding="ascii"))
        return 0.0

    def wrong_now() -> float:
        return now() + ahead()

    def wrong_utcnow() -> datetime:
        return utcnow() + timedelta(seconds=ahead())

    time.time, discord.utils.utcnow = wrong_now, wrong_utcnow


def play() -> int:
    """Run the program, and answer its exit code."""
    if clock := os.environ.get("WIRE_CLOCK"):
        _let_clock_be_set(Path(clock))
    _set_waits(json.loads(os.environ["WIRE_WAITS"]))
    _hurry()
    Route.BASE = os.environ["WIRE_API"]
    # READY has another one, which discord.py forgets when a session is invalid.
    DiscordWebSocket.DEFAULT_GATEWAY = URL(os.environ["WIRE_GATEWAY"])
    return main([])


if __name__ == "__main__":
    threading.Thread(target=_end_with_parent, daemon=True).start()
    leave(play())
