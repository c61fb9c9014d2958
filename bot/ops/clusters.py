"""How a process comes by a cluster of shards, and keeps it for as long as it plays.

On a PostgreSQL server several processes may be started. Each waits until a cluster is free, and renews its lease of it then.
See docs/decisions/leases.md.
"""

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, NoReturn

import structlog

from bot.store import Cluster, ClusterTaken, StoreUnavailable

if TYPE_CHECKING:
    from bot.store.postgres import PostgresStore

_log = structlog.stdlib.get_logger()

LEASE = 10.0
"""Seconds for which a process has its cluster without renewing its lease: so long nobody plays after it was killed."""

RENEW = 3.0
"""Seconds between two renewals."""

LOOK = 1.0
"""Seconds between two looks at whether a cluster is free."""

_LEARNED = 5.0
"""Seconds in which a process that could not renew its lease in time learns whether it is still its own, once it can."""

_STEADY = getattr(time, "CLOCK_BOOTTIME", None)


def _now() -> float:
    """Seconds by a clock that nobody sets, and that goes on while the machine is suspended, where there is one."""
    return time.monotonic() if _STEADY is None else time.clock_gettime(_STEADY)


class Tenure:
    """The cluster that this process has; made by `wait`.

    Where its lease could not be renewed in time, another process may have taken over: then nobody may be told anything.
    """

    def __init__(self, store: "PostgresStore", cluster: Cluster, since: float) -> None:
        self.store, self.cluster = store, cluster
        self.max_concurrency = 1
        """How many shards may identify themselves to Discord at the same time, as Discord says."""
        self._until = since + LEASE
        self._renewed = asyncio.Event()

    @classmethod
    async def wait(cls, store: "PostgresStore", clusters: int, shards: int) -> "Tenure":
        """Wait until one of so many clusters of so many shards is free, and take it."""
        is_waiting = False
        while True:
            since = _now()
            try:
                if cluster := await store.take(clusters, shards, LEASE):
                    _log.info("playing", cluster=cluster.number, clusters=clusters, shards=shards)
                    return cls(store, cluster, since)
                if not is_waiting:
                    others = await store.division() or (clusters, shards)
                    _log.info("standing by", clusters_of_others=others[0], shards_of_others=others[1])
                    is_waiting = True
            except StoreUnavailable as error:
                _log.warning("cluster not taken", error=str(error), again_in=LOOK)
            await asyncio.sleep(LOOK)

    def is_ours(self) -> bool:
        """Whether no other process can have taken the cluster yet."""
        return _now() < self._until

    async def is_ours_still(self) -> bool:
        """The same, but where another process may have taken the cluster, a renewal is waited for, which tells.

        So it is for a moment after a pause, and after the database was away.
        """
        if not self.is_ours():
            self._renewed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._renewed.wait(), _LEARNED)
        return self.is_ours()

    async def identify(self, shard_id: int) -> None:
        """Wait for a shard's turn to identify itself to Discord, which the processes have one after the other."""
        while True:
            try:
                if await self.store.try_to_identify(shard_id % self.max_concurrency):
                    return
            except StoreUnavailable as error:
                _log.warning("shard not identified", shard=shard_id, error=str(error), again_in=LOOK)
            await asyncio.sleep(LOOK)

    async def keep(self) -> NoReturn:
        """Renew the lease, forever. Raises `ClusterTaken` once another process has the cluster."""
        while True:
            await asyncio.sleep(RENEW)
            since = _now()
            try:
                await self.store.renew(LEASE)
            except ClusterTaken:
                raise
            except StoreUnavailable as error:
                _log.warning("lease not renewed", error=str(error), again_in=RENEW)
            else:
                self._until = since + LEASE
                self._renewed.set()
