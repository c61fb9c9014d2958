"""How long a process takes its cluster for its own."""

import asyncio
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest

from bot.ops.clusters import LEASE, RENEW, Tenure
from bot.store import ALONE, StoreUnavailable
from tests.world.loop import Time, VirtualLoop

ANSWER = 4.0
"""Seconds that the database takes for an answer."""


class Database:
    """What renews the lease, in some seconds, once it is there."""

    def __init__(self, time: Time, *, there_at: float = 0.0, answers_in: float = 0.0) -> None:
        self._time, self._there_at, self._answers_in = time, there_at, answers_in

    async def renew(self, seconds: float) -> None:
        assert seconds == LEASE
        if self._time.now < self._there_at:
            raise StoreUnavailable
        await asyncio.sleep(self._answers_in)


@pytest.fixture
def time() -> Iterator[Time]:
    time = Time(0.0)
    with patch("bot.ops.clusters._now", lambda: time.now):
        yield time


def renewed_by(time: Time, database: Any, asked_at: float) -> tuple[bool, bool, float]:
    """Whether a cluster that was taken at 0 seconds is ours at a time, whether it still is, and when that is known."""
    loop = VirtualLoop(time)

    async def keep() -> tuple[bool, bool, float]:
        tenure = Tenure(database, ALONE, time.now)
        keeping = asyncio.create_task(tenure.keep())
        await asyncio.sleep(asked_at)
        known = tenure.is_ours(), await tenure.is_ours_still(), time.now
        keeping.cancel()
        return known

    try:
        return loop.run_until_complete(keep())
    finally:
        loop.close()


@pytest.mark.parametrize(("late", "is_ours"), [(-0.5, True), (0.5, False)])
def test_a_lease_counts_from_before_it_was_asked_for(time: Time, late: float, *, is_ours: bool) -> None:
    """It was renewed when three seconds had passed."""
    assert renewed_by(time, Database(time, answers_in=ANSWER), RENEW + LEASE + late)[0] is is_ours


def test_who_asks_just_before_the_database_is_back_waits_for_it(time: Time) -> None:
    since = LEASE + 3.5
    is_ours, is_ours_still, known_at = renewed_by(time, Database(time, there_at=since), since)
    assert (is_ours, is_ours_still) == (False, True)
    assert since < known_at <= since + RENEW


def test_nobody_waits_long_for_a_database_that_is_away(time: Time) -> None:
    is_ours, is_ours_still, known_at = renewed_by(time, Database(time, there_at=1000.0), 20.0)
    assert (is_ours, is_ours_still) == (False, False)
    assert known_at == pytest.approx(25)
