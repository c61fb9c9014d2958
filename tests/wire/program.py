"""The program, unchanged, with Discord at the addresses of the environment variables ``WIRE_API`` and ``WIRE_GATEWAY``.

Only discord.py is told otherwise: where Discord is, and that its servers are told of at once.
"""

import os
import sys
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


if __name__ == "__main__":
    setattr(AutoShardedConnectionState, "__init__", _impatient)  # noqa: B010 - as a type checker sees it, no method may be replaced
    Route.BASE = os.environ["WIRE_API"]
    # READY tells another one, which discord.py forgets where a session is invalid.
    DiscordWebSocket.DEFAULT_GATEWAY = URL(os.environ["WIRE_GATEWAY"])
    sys.exit(main([]))
