"""The program, unchanged, with Discord at the addresses of the environment variables ``WIRE_API`` and ``WIRE_GATEWAY``.

Only discord.py is told otherwise: where Discord is, and that its servers are told of at once.
"""

import os
import sys
import threading
from typing import Any

from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.state import AutoShardedConnectionState
from yarl import URL

from bot.__main__ import main

_init = AutoShardedConnectionState.__init__


def _impatient(state: AutoShardedConnectionState, *args: Any, **options: Any) -> None:
    """discord.py waits two seconds after each server for another one; there is one server here."""
    _init(state, *args, **{"guild_ready_timeout": 0.1, **options})


def _end_with_parent() -> None:
    """End as soon as whoever has started this process is gone, and has not ended it: nobody writes to its input."""
    os.read(sys.stdin.fileno(), 1)
    os._exit(1)


def play() -> int:
    """Run the program, and answer its exit code."""
    setattr(AutoShardedConnectionState, "__init__", _impatient)  # noqa: B010 - as a type checker sees it, no method may be replaced
    Route.BASE = os.environ["WIRE_API"]
    # READY tells another one, which discord.py forgets where a session is invalid.
    DiscordWebSocket.DEFAULT_GATEWAY = URL(os.environ["WIRE_GATEWAY"])
    return main([])


if __name__ == "__main__":
    threading.Thread(target=_end_with_parent, daemon=True).start()
    sys.exit(play())
