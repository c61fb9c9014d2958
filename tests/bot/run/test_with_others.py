"""A process that shares a database: what remains of a bot whose shard went to another process."""

import asyncio
import gc
import weakref
from types import SimpleNamespace
from typing import Any, Self
from unittest.mock import patch

from pydantic import SecretStr

from bot.metrics import Metrics
from bot.run.shard_leases import ShardLease
from bot.run.start import _run_balanced
from bot.store import Shard
from bot.store.postgres.leases import Share
from tests.bot.english import say


class Entered:
    """Something that is entered and left."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass


class Store(Entered):
    shard = Shard(0, 2)

    async def renew(self, seconds: float) -> None:
        pass

    async def try_to_identify(self, bucket: int, turn: object = None) -> object:
        del bucket, turn
        return object()


class Processes(Entered):
    """No other process is there, and one shard is free."""

    shards = 2

    def __init__(self) -> None:
        self._free = [Store()]

    async def announce(self, seconds: float) -> None:
        pass

    async def leave(self) -> None:
        pass

    async def share(self) -> Share:
        return Share(free=0 if self._free else None, ours=0, others=(), played=None)

    async def take(self, seconds: float) -> Store:
        del seconds
        return self._free.pop()


class Bot(Entered):
    """One that logs in and loads something that knows it, as games do."""

    shard_ids = (0,)

    def __init__(self, connected: asyncio.Event) -> None:
        self._connected = connected
        self.http = SimpleNamespace(get_bot_gateway=self._gateway)

    async def _gateway(self) -> tuple[int, str, dict[str, int]]:
        return 2, "", {"max_concurrency": 1, "remaining": 1000, "total": 1000, "reset_after": 0}

    async def login(self, token: str) -> None:
        del token
        self.loaded = [self]

    async def connect(self) -> None:
        self._connected.set()
        await asyncio.Event().wait()

    async def close(self) -> None:
        pass


class Maker:
    def __init__(self) -> None:
        self.made, self.connected = list[weakref.ref[Bot]](), asyncio.Event()
        self.shares = list[float]()

    def workers(self, config: Any, metrics: Metrics) -> Any:
        del config, metrics

        async def close() -> None:
            pass

        return SimpleNamespace(start=lambda: None, close=close, share_requests=self.shares.append)

    def bot(self, config: Any, *, metrics: Metrics, lease: ShardLease, workers: Any) -> Bot:
        del config, metrics, lease, workers
        bot = Bot(self.connected)
        self.made.append(weakref.ref(bot))
        return bot


async def test_a_process_keeps_nothing_of_a_bot_that_has_ended_and_asks_discord_for_less() -> None:
    maker, stop, metrics = Maker(), asyncio.Event(), Metrics()

    async def join(*_: object) -> Processes:
        return Processes()

    config: Any = SimpleNamespace(shards=2, database=SecretStr("postgresql://"))
    with patch("bot.run.start.join_processes", join):
        async with asyncio.TaskGroup() as group:
            making: Any = maker
            group.create_task(_run_balanced(stop, say, making, config, "token", metrics, None))
            await maker.connected.wait()
            assert maker.shares == [0.5]
            stop.set()
    assert maker.shares == [0.5, 0.0]
    assert (metrics.shards, metrics.stands_by) == (2, True)
    del group
    gc.collect()
    (bot,) = maker.made
    assert bot() is None
