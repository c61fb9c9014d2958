"""A heartbeat that is acknowledged late is logged, and one that is acknowledged at once is not."""

import asyncio
import logging
import threading
from typing import Any

import pytest
from discord import gateway

from bot.ui.connection import measure_heartbeats

INTERVAL = 41.25


class Connection:
    """What discord.py's thread needs of a connection. Discord acknowledges its first heartbeat after so many seconds.

    The connection learns of that before the thread goes on, as it may where Discord is near.
    """

    HEARTBEAT = 1
    sequence = 0
    _max_heartbeat_timeout = 600.0

    def __init__(self, seconds: float) -> None:
        self.thread_id, self.loop = threading.get_ident(), asyncio.get_running_loop()
        self._seconds = seconds
        self.acknowledged = asyncio.Event()
        self.heart = gateway.KeepAliveHandler(ws=self, interval=0.001, shard_id=0)  # pyright: ignore[reportArgumentType]
        self.heart._last_send -= INTERVAL  # when the heartbeat before was sent
        self.heart.start()

    async def send_heartbeat(self, payload: Any) -> None:
        assert payload == {"op": self.HEARTBEAT, "d": self.sequence}
        self.heart._last_send -= self._seconds
        self.heart.ack()
        self.heart.stop()
        self.acknowledged.set()


async def latency(seconds: float) -> float:
    """Return what discord.py takes for the delay of an acknowledgement that comes after so many seconds."""
    connection = Connection(seconds)
    await connection.acknowledged.wait()
    await asyncio.to_thread(connection.heart.join)
    return connection.heart.latency


@pytest.fixture(autouse=True)
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gateway, "KeepAliveHandler", gateway.KeepAliveHandler)  # what is there is put back
    measure_heartbeats()


async def test_one_that_is_acknowledged_at_once_is_not_said_to_be_late(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    assert await latency(0.0) < INTERVAL
    assert not caplog.messages


async def test_one_that_is_acknowledged_late_is_said_to_be(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    assert await latency(20.0) >= 20.0
    assert ["s behind" in message for message in caplog.messages] == [True]
