"""Shard leases: processes that share a database divide the shards evenly. See docs/decisions/leases.md."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn

import structlog

from bot.store import ShardTaken, StoreUnavailable

if TYPE_CHECKING:
    from bot.store.postgres import PostgresStore
    from bot.store.postgres.processes import Processes

_log = structlog.stdlib.get_logger()

LEASE = 8.0
"""Seconds until a lease expires unless it is renewed: how long a shard is down after its process was killed."""

RENEW = 2.0
"""Seconds between renewals."""

GIVE_UP = 1.5
"""Seconds that remain of a lease that was not renewed when the bot starts to leave Discord."""

LOOK = 0.5
"""Seconds between polls for a free shard, and for an identify slot."""

_HAND_OVER, _EACH = 20.0, 6.0
"""The time limits, in seconds, for handing over all shards of a stopping process, and for each of them."""

_STEADY = getattr(time, "CLOCK_BOOTTIME", None)


def _now() -> float:
    """Return monotonic seconds, which include time spent suspended where the platform has such a clock."""
    return time.monotonic() if _STEADY is None else time.clock_gettime(_STEADY)


class LeaseLost(Exception):
    """A lease was not renewed in time, or another process has it: nothing may be sent to the servers of its shard."""


class DiscordAway(Exception):
    """Discord cannot be reached: the shard is released for any process to take."""


class ShardLease:
    """A shard leased by this process, and the ``store`` fenced by the lease; ``since`` is the time before it was requested."""

    def __init__(self, store: "PostgresStore", since: float) -> None:
        self.store = store
        self.max_concurrency = 1
        """The number of shards that Discord lets identify at the same time."""
        self.is_lost = False
        """Whether `keep` has raised."""
        self._until = since + LEASE
        self._slot: object = None

    @property
    def bucket(self) -> int:
        """The rate-limit bucket of the shard: shards of one bucket identify one after the other."""
        return self.store.shard.number % self.max_concurrency

    @property
    def seconds_left(self) -> float:
        """Seconds until the bot has to leave Discord unless the lease is renewed."""
        return 0.0 if self.is_lost else max(0.0, self._until - GIVE_UP - _now())

    def is_ours(self) -> bool:
        """Return whether the lease has not expired, so that no other process can have taken the shard."""
        return _now() < self._until

    async def identify(self, *, is_connected: bool = False) -> None:
        """Wait for a slot to identify to Discord, in one queue for all processes.

        With ``is_connected`` the slot of this shard is renewed: Discord counts from when the shard identifies.
        """
        slot = self._slot if is_connected else None
        while True:
            try:
                self._slot = await self.store.try_to_identify(self.bucket, slot)
                if self._slot:
                    return
            except StoreUnavailable as error:
                _log.warning("shard not identified", shard=self.store.shard.number, error=str(error), again_in=LOOK)
            await asyncio.sleep(LOOK)

    async def keep(self) -> NoReturn:
        """Renew the lease until that fails. Raises `LeaseLost` in time to leave Discord before the lease expires."""
        try:
            # Opening the store may have taken a while.
            await asyncio.sleep(max(0.0, self._until - LEASE + RENEW - _now()))
            while True:
                await self._renew()
                await asyncio.sleep(RENEW)
        except LeaseLost:
            self.is_lost = True
            raise

    async def _renew(self) -> None:
        since = _now()
        renewing = asyncio.ensure_future(self.store.renew(LEASE))
        renewing.add_done_callback(_consume_exception)
        # A query to a server that does not respond cannot be cancelled.
        await asyncio.wait({renewing}, timeout=self.seconds_left)
        if not renewing.done():
            raise LeaseLost
        match renewing.exception():
            case None:
                self._until = since + LEASE
            case StoreUnavailable() as error:
                if isinstance(error, ShardTaken) or _now() + RENEW > self._until - GIVE_UP:
                    raise LeaseLost from error
                _log.warning("lease not renewed", shard=self.store.shard.number, error=str(error), again_in=RENEW)
            case error:
                raise error


def _consume_exception(ended: asyncio.Future[None]) -> None:
    """Keep asyncio from logging an exception that is no longer awaited."""
    if not ended.cancelled():
        ended.exception()


Play = Callable[[ShardLease, asyncio.Event], Coroutine[Any, Any, None]]
"""Plays a shard until the event is set, then closes its store. May raise `LeaseLost`, `DiscordAway` and `StoreUnavailable`."""


@dataclass(frozen=True, slots=True)
class _Playing:
    """A shard being played."""

    lease: ShardLease
    stop: asyncio.Event
    task: asyncio.Task[None]


class ShardBalancer:
    """Keeps this process at its even share of the shards: takes free ones and releases surplus ones, one at a time."""

    def __init__(self, processes: "Processes", play: Play) -> None:
        self._processes, self._play = processes, play
        self._playing = list[_Playing]()
        self._is_standing_by = self._is_away = False

    async def run(self, stop: asyncio.Event) -> None:
        """Balance and play until ``stop`` is set, then hand the shards over. Raises what ``play`` raises unexpectedly."""
        announcing = asyncio.create_task(self._announce())
        stopping = asyncio.create_task(stop.wait())
        try:
            while not stop.is_set():
                await self._unless_unavailable(self._balance())
                await asyncio.wait({stopping, *self._tasks()}, timeout=LOOK, return_when=asyncio.FIRST_COMPLETED)
                self._collect_ended()
            announcing.cancel()
            await asyncio.wait({announcing})
            await self._unless_unavailable(self._hand_over())
        finally:
            for task in (announcing, stopping):
                task.cancel()
            for playing in self._playing:
                playing.stop.set()
            await asyncio.gather(announcing, stopping, *self._tasks(), return_exceptions=True)

    async def _announce(self) -> NoReturn:
        while True:
            await self._unless_unavailable(self._processes.announce(LEASE))
            await asyncio.sleep(RENEW)

    async def _unless_unavailable(self, work: Coroutine[Any, Any, None]) -> None:
        """Await ``work``, and log the first of several failures to reach the database: the next poll retries it."""
        try:
            await work
        except StoreUnavailable as error:
            if not self._is_away:
                _log.warning("shard poll failed", error=str(error), again_in=LOOK)
            self._is_away = True
        else:
            self._is_away = False

    async def _balance(self) -> None:
        """Take a shard, or release one, if either is due."""
        share, since = await self._processes.share(), _now()
        if share.is_turn and (store := await self._processes.take(LEASE)):
            lease, stop = ShardLease(store, since), asyncio.Event()
            self._playing.append(_Playing(lease, stop, asyncio.create_task(self._play(lease, stop))))
            self._is_standing_by = False
            _log.info("playing", shard=lease.store.shard.number, shards=lease.store.shard.count)
        elif not self._playing and not self._is_standing_by:
            self._is_standing_by = True
            _log.info("standing by", shards=self._processes.shards, shards_of_others=share.played)
        elif share.has_too_many and self._playing and await self._can_identify(last := self._playing[-1]):
            _log.info("releasing shard", shard=last.lease.store.shard.number)
            await self._end(last)

    async def _can_identify(self, playing: _Playing) -> bool:
        """Return whether another process could identify this shard at once."""
        return await self._processes.can_identify(playing.lease.bucket)

    def _collect_ended(self) -> None:
        """Remove shards whose task has ended. Raises what is not an expected loss."""
        for playing in [playing for playing in self._playing if playing.task.done()]:
            self._playing.remove(playing)
            match playing.task.exception():
                case None:
                    pass
                case LeaseLost() | DiscordAway() | StoreUnavailable() as error:
                    _log.warning("shard lost", shard=playing.lease.store.shard.number, error=str(error.__cause__ or error))
                case error:
                    raise error

    async def _hand_over(self) -> None:
        """Release the shards one by one, each once another process can play it at once, within ``_HAND_OVER`` seconds."""
        await self._processes.leave()
        since = began = _now()
        while self._playing and _now() < began + _HAND_OVER:
            share, first = await self._processes.share(), self._playing[0]
            if not share.others:
                return
            is_wanted = share.free is None and await self._can_identify(first)
            if is_wanted or _now() > since + _EACH:
                await self._end(first)
                since = _now()
            else:
                await asyncio.sleep(LOOK)

    async def _end(self, playing: _Playing) -> None:
        playing.stop.set()
        await asyncio.wait({playing.task})
        self._collect_ended()

    def _tasks(self) -> list[asyncio.Task[None]]:
        return [playing.task for playing in self._playing]
