"""The program, unchanged, with Discord at the addresses of the environment variables ``WIRE_API`` and ``WIRE_GATEWAY``.

Only discord.py's settings differ: Discord's address, and that all servers are available at once. Where ``WIRE_CLOCK`` names a
file, the clock of the machine is ahead by so many seconds as it says; every ``WIRE_HEARTBEAT`` seconds the program looks.
"""

import os
import sys
import threading
import time
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.state import AutoShardedConnectionState
from yarl import URL

from bot.__main__ import leave, main

_init = AutoShardedConnectionState.__init__


def _impatient(state: AutoShardedConnectionState, *args: Any, **options: Any) -> None:
    """discord.py waits two seconds after each server for another one; there is one server here."""
    _init(state, *args, **{"guild_ready_timeout": 0.1, **options})


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
    if seconds := os.environ.get("WIRE_HEARTBEAT"):
        from bot import client  # noqa: PLC0415 - the program itself loads it when it is started

        setattr(client, "HEARTBEAT", float(seconds))  # noqa: B010 - as a type checker sees it, it is for good
    setattr(AutoShardedConnectionState, "__init__", _impatient)  # noqa: B010 - as a type checker sees it, no method may be replaced
    Route.BASE = os.environ["WIRE_API"]
    # READY has another one, which discord.py forgets when a session is invalid.
    DiscordWebSocket.DEFAULT_GATEWAY = URL(os.environ["WIRE_GATEWAY"])
    return main([])


if __name__ == "__main__":
    threading.Thread(target=_end_with_parent, daemon=True).start()
    leave(play())
