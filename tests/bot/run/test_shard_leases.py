"""How long a process considers a shard its own."""

import asyncio
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest

from bot.run.shard_leases import GIVE_UP, LEASE, RENEW, LeaseLost, ShardLease
from bot.store import Shard, ShardTaken, StoreUnavailable
from tests.world.loop import Time, VirtualLoop


@pytest.fixture
def time() -> Iterator[Time]:
    time = Time(0.0)
    with patch("bot.run.shard_leases._now", lambda: time.now):
        yield time


class Store:
    """What renews the lease of a shard: each time as the next of its answers says, and then as the last one does."""

    shard = Shard(3, 8)

    def __init__(self, *answers: float | Exception) -> None:
        self._answers = list(answers)

    async def renew(self, seconds: float) -> None:
        """Take so many seconds, or raise."""
        assert seconds == LEASE
        answer = self._answers.pop(0) if len(self._answers) > 1 else self._answers[0]
        if isinstance(answer, Exception):
            raise answer
        await asyncio.sleep(answer)


def lost_at(time: Time, store: Any) -> float | None:
    """Return when a shard that was taken at 0 seconds is given up, while it is ours; None where that is not for a long time."""

    async def keep() -> float | None:
        lease = ShardLease(store, time.now)
        try:
            async with asyncio.timeout(1000.0):
                await lease.keep()
        except LeaseLost:
            assert lease.is_lost
            assert lease.is_ours()
            return time.now
        except TimeoutError:
            return None

    with asyncio.Runner(loop_factory=lambda: VirtualLoop(time)) as runner:
        return runner.run(keep())


def test_a_lease_that_is_renewed_is_kept(time: Time) -> None:
    assert lost_at(time, Store(0.1)) is None


def test_a_lease_counts_from_before_it_was_asked_for(time: Time) -> None:
    """It is renewed when two seconds have passed, and the answer takes four."""
    assert lost_at(time, Store(4.0, 1000.0)) == pytest.approx(RENEW + LEASE - GIVE_UP)


@pytest.mark.parametrize("answers", [(StoreUnavailable("away"),), (1000.0,), (0.1, StoreUnavailable("away"), 1000.0)])
def test_a_holder_that_cannot_renew_its_lease_gives_it_up_before_it_expires(time: Time, answers: tuple[float | Exception, ...]):
    renewed = RENEW if answers[0] == 0.1 else 0.0
    lost = lost_at(time, Store(*answers))
    assert lost is not None
    assert lost <= renewed + LEASE - GIVE_UP


def test_a_database_that_is_soon_back_is_waited_for(time: Time) -> None:
    away = StoreUnavailable("away")
    assert lost_at(time, Store(away, away, 0.1, 0.1)) is None


def test_a_replaced_holder_gives_up_at_once(time: Time) -> None:
    assert lost_at(time, Store(0.0, ShardTaken())) == pytest.approx(2 * RENEW)


def test_nothing_is_sent_after_a_pause(time: Time) -> None:
    """The machine was suspended, and what renews the lease has not run yet."""
    lease = ShardLease(SimpleNamespace(), 0.0)  # pyright: ignore[reportArgumentType]
    assert lease.is_ours()
    time.now += LEASE
    assert not lease.is_ours()
