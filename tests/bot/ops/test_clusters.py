"""How long a process takes its cluster for its own."""

import asyncio
from typing import Any
from unittest.mock import patch

from bot.ops.clusters import LEASE, RENEW, Tenure
from bot.store import ALONE
from tests.world.loop import Time, VirtualLoop

ANSWER = 4.0
"""Seconds that the database takes for an answer."""


class SlowStore:
    async def renew(self, seconds: float) -> None:
        assert seconds == LEASE
        await asyncio.sleep(ANSWER)


def test_a_lease_counts_from_before_it_was_asked_for() -> None:
    time = Time(0.0)
    loop, store = VirtualLoop(time), SlowStore()

    async def keep() -> tuple[bool, bool]:
        slow: Any = store
        tenure = Tenure(slow, ALONE, time.now)
        keeping = asyncio.create_task(tenure.keep())
        await asyncio.sleep(RENEW + LEASE - 0.5)
        before = tenure.is_ours()
        await asyncio.sleep(1)
        after = tenure.is_ours()
        keeping.cancel()
        return before, after

    with patch("bot.ops.clusters._now", lambda: time.now):
        assert loop.run_until_complete(keep()) == (True, False), "it was renewed when three seconds had passed"
    loop.close()
