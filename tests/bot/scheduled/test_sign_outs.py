"""Who signs out at one process is reported at all, and not kept for longer than a session lasts."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.clock import Clock
from bot.scheduled.sign_outs import SESSION, SignOuts
from bot.store import SqliteStore, StoreUnavailable
from engine.rules.events import Player
from tests.bot.fresh import lay_database

ADA, BEN = 7, 8
AT = 1_767_571_200.0
HOUR = 3600.0


class Time:
    """A clock that moves while others sleep; the task that sleeps is cancelled when ``until`` has come."""

    def __init__(self, until: float) -> None:
        self.now, self.until = AT, until
        self.clock = Clock(lambda: self.now, self._sleep)

    async def _sleep(self, seconds: float) -> None:
        self.now += seconds
        if self.now > self.until:
            raise asyncio.CancelledError


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    lay_database(tmp_path / "ricochet.db")
    async with await SqliteStore.open(tmp_path / "ricochet.db") as store:
        yield store


async def reported(store: SqliteStore, time: Time) -> list[tuple[Player, float]]:
    """Return what a process reports that follows the others until the time is up."""
    found = list[tuple[Player, float]]()
    sign_outs = SignOuts(lambda: store, time.clock)
    with sign_outs.reported_to(lambda player, at: found.append((player, at))), pytest.raises(asyncio.CancelledError):
        await sign_outs.follow()
    return found


async def test_a_sign_out_here_is_stored_and_reported_at_once(store: SqliteStore) -> None:
    found = list[Player]()
    sign_outs = SignOuts(lambda: store, Time(AT).clock)
    with sign_outs.reported_to(lambda player, _: found.append(player)):
        await sign_outs.end_sessions(ADA)
    await sign_outs.end_sessions(BEN)
    assert found == [ADA]
    assert await store.signed_out_at(ADA) == AT


async def test_a_session_is_ended_that_has_begun_by_a_clock_that_is_ahead(store: SqliteStore) -> None:
    await SignOuts(lambda: store, Time(AT).clock).end_sessions(ADA, begun=AT + 1.5)
    assert await store.signed_out_at(ADA) == AT + 1.5


async def test_a_sign_out_at_another_process_is_reported_though_its_clock_is_some_seconds_behind(store: SqliteStore) -> None:
    await store.sign_out(ADA, AT - 20)
    assert (ADA, AT - 20) in await reported(store, Time(AT))
    assert await reported(store, Time(AT + 2)) == [(ADA, AT - 20)]


async def test_none_is_missed_while_the_database_is_gone(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    time, asked = Time(AT + 5 * 60), list[float]()
    await store.sign_out(ADA, AT + 30)

    async def since(self: SqliteStore, at: float) -> dict[Player, float]:
        del self
        asked.append(at)
        if AT < time.now < AT + 4 * 60:
            raise StoreUnavailable
        return {ADA: AT + 30} if at <= AT + 30 <= time.now else {}

    monkeypatch.setattr(SqliteStore, "signed_out_since", since)
    assert (ADA, AT + 30) in await reported(store, time)


async def test_it_is_deleted_within_an_hour_after_the_sessions_would_have_expired(store: SqliteStore) -> None:
    await store.sign_out(ADA, AT)
    time = Time(AT + SESSION - HOUR)
    with pytest.raises(asyncio.CancelledError):
        await SignOuts(lambda: store, time.clock).expire()
    assert await store.signed_out_at(ADA) == AT
    time.until = AT + SESSION + HOUR
    with pytest.raises(asyncio.CancelledError):
        await SignOuts(lambda: store, time.clock).expire()
    assert await store.signed_out_at(ADA) is None
