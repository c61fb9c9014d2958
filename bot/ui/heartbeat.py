"""How long Discord takes to acknowledge a heartbeat, measured from the moment when it is sent."""

import time
from typing import Any

from discord import gateway


class KeepAlive(gateway.KeepAliveHandler):
    """Sends heartbeats as discord.py does, and notes when before it sends one instead of afterwards.

    discord.py notes it in another thread. An acknowledgement that is quicker than that thread seems to be one of the heartbeat
    before, and so late by a whole interval: "Can't keep up, shard ID 0 websocket is 41.3s behind".
    """

    def get_payload(self) -> dict[str, Any]:
        """The heartbeat that is sent now."""
        self._last_send = time.perf_counter()
        return super().get_payload()


def measure_heartbeats() -> None:
    """Have every connection that is made from now on use `KeepAlive`."""
    gateway.KeepAliveHandler = KeepAlive
