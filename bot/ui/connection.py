"""Hooks into discord.py's connections: accurate heartbeat times, and no requests without a valid shard lease."""

import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import aiohttp
from discord import gateway


class KeepAlive(gateway.KeepAliveHandler):
    """Records a heartbeat's time before sending it; discord.py records it afterwards, in another thread.

    An acknowledgement that arrives before that thread seems to be one of the heartbeat before, a whole interval late:
    "Can't keep up, shard ID 0 websocket is 41.3s behind".
    """

    def get_payload(self) -> dict[str, Any]:
        """Return the heartbeat that is sent now."""
        self._last_send = time.perf_counter()
        return super().get_payload()


def measure_heartbeats() -> None:
    """Make new connections use `KeepAlive`."""
    gateway.KeepAliveHandler = KeepAlive


class RequestFenced(ConnectionError):
    """A request was not made, because the shard lease has expired."""

    def __init__(self) -> None:
        super().__init__("another process may have taken over")


def fence_requests(is_ours: Callable[[], bool], trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
    """Make new requests traced by ``trace`` raise `RequestFenced` unless ``is_ours()``, so that no two processes send the same.

    This covers all requests of discord.py, including answers to interactions and gateway connections. Returns ``trace``.
    """

    async def check(_session: aiohttp.ClientSession, _context: SimpleNamespace, _: aiohttp.TraceRequestStartParams) -> None:
        if not is_ours():
            raise RequestFenced

    trace.on_request_start.insert(0, check)
    return trace
