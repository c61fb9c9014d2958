"""Which shards this process plays, where several share a database: as many as each of the others, but for one.

See docs/decisions/leases.md.
"""

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
"""Seconds for which a process has a shard without renewing its lease: so long nobody plays it after the process was killed."""

RENEW = 2.0
"""Seconds between two renewals."""

GIVE_UP = 1.5
"""Seconds before the end of a lease that could not be renewed, in which the bot leaves Discord."""

LOOK = 0.5
"""Seconds between two looks at whether a shard is free, and whether it is a shard's turn to identify itself."""

_HAND_OVER, _EACH = 20.0, 6.0
"""Seconds in which a process that stops leaves its shards to others one by one, and for which it waits with each of them."""

_STEADY = getattr(time, "CLOCK_BOOTTIME", None)


def _now() -> float:
    """Seconds by a clock that nobody sets, and that goes on while the machine is suspended, where there is one."""
    return time.monotonic() if _STEADY is None else time.clock_gettime(_STEADY)


class LeaseLost(Exception):
    """A lease could not be renewed, or another process has the shard: nobody may be told anything about its servers."""


class DiscordAway(Exception):
    """Discord cannot be reached: the shard is for whoever takes it next."""


class Tenure:
    """A shard that this process has, for which ``store`` answers; ``since`` is a time before it was asked for."""

    def __init__(self, store: "PostgresStore", since: float) -> None:
        self.store = store
        self.max_concurrency = 1
        """How many shards may identify themselves to Discord at the same time, as Discord says."""
        self.is_lost = False
        """Whether `keep` has raised."""
        self._until = since + LEASE
        self._turn: object = None

    @property
    def bucket(self) -> int:
        """The shards of a bucket identify themselves one after the other."""
        return self.store.shard.number % self.max_concurrency

    @property
    def seconds_left(self) -> float:
        """How long it is until the bot has to leave Discord, unless the lease is renewed before."""
        return 0.0 if self.is_lost else max(0.0, self._until - GIVE_UP - _now())

    def is_ours(self) -> bool:
        """Whether no other process can have taken the shard yet."""
        return _now() < self._until

    async def identify(self, *, is_connected: bool = False) -> None:
        """Wait for the shard's turn to identify itself to Discord, whichever processes those before it are of.

        Where it had its turn, and is connected since, that begins anew: Discord counts from when the shard identifies itself.
        """
        turn = self._turn if is_connected else None
        while True:
            try:
                self._turn = await self.store.try_to_identify(self.bucket, turn)
                if self._turn:
                    return
            except StoreUnavailable as error:
                _log.warning("shard not identified", shard=self.store.shard.number, error=str(error), again_in=LOOK)
            await asyncio.sleep(LOOK)

    async def keep(self) -> NoReturn:
        """Renew the lease for as long as that can be done. Raises `LeaseLost` then, in time to leave Discord before its end."""
        try:
            # The way to a store may have been long.
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
        renewing.add_done_callback(_forget)  # where nobody waits for it any more
        # What waits for a server that says nothing cannot be broken off.
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


def _forget(ended: asyncio.Future[None]) -> None:
    """Take note of how something has ended that nobody waits for."""
    if not ended.cancelled():
        ended.exception()


Play = Callable[[Tenure, asyncio.Event], Coroutine[Any, Any, None]]
"""Plays a shard until the event is set, and closes its store.

Raises `LeaseLost`, `DiscordAway` or `StoreUnavailable` where it cannot.
"""


@dataclass(frozen=True, slots=True)
class _Playing:
    """A shard that is being played."""

    tenure: Tenure
    stop: asyncio.Event
    task: asyncio.Task[None]


class Shares:
    """Has this process play its share of the shards: it takes what is its turn, and leaves to others what is too much."""

    def __init__(self, processes: "Processes", play: Play) -> None:
        self._processes, self._play = processes, play
        self._playing = list[_Playing]()
        self._is_standing_by = self._is_away = False

    async def run(self, stop: asyncio.Event) -> None:
        """Play until it is to stop, and leave the shards to others then. Raises what `Play` raises and is not to."""
        announcing = asyncio.create_task(self._announce())
        stopping = asyncio.create_task(stop.wait())
        try:
            while not stop.is_set():
                await self._unless_away(self._look())
                await asyncio.wait({stopping, *self._tasks()}, timeout=LOOK, return_when=asyncio.FIRST_COMPLETED)
                self._look_at_ends()
            announcing.cancel()
            await asyncio.wait({announcing})
            await self._unless_away(self._hand_over())
        finally:
            for task in (announcing, stopping):
                task.cancel()
            for playing in self._playing:
                playing.stop.set()
            await asyncio.gather(announcing, stopping, *self._tasks(), return_exceptions=True)

    async def _announce(self) -> NoReturn:
        while True:
            await self._unless_away(self._processes.announce(LEASE))
            await asyncio.sleep(RENEW)

    async def _unless_away(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this, or leave it where the database cannot be reached: it is looked at again soon."""
        try:
            await work
        except StoreUnavailable as error:
            if not self._is_away:
                _log.warning("shards not looked at", error=str(error), again_in=LOOK)
            self._is_away = True
        else:
            self._is_away = False

    async def _look(self) -> None:
        """Take a shard, or leave one to others, if either is due."""
        share = await self._processes.share()
        if share.is_turn and (tenure := await self._take()):
            stop = asyncio.Event()
            self._playing.append(_Playing(tenure, stop, asyncio.create_task(self._play(tenure, stop))))
            self._is_standing_by = False
            _log.info("playing", shard=tenure.store.shard.number, shards=tenure.store.shard.count)
        elif not self._playing and not self._is_standing_by:
            self._is_standing_by = True
            _log.info("standing by", shards=self._processes.shards, shards_of_others=share.played)
        elif share.has_too_many and self._playing and await self._can_identify(last := self._playing[-1]):
            _log.info("leaving a shard to others", shard=last.tenure.store.shard.number)
            await self._end(last)

    async def _take(self) -> Tenure | None:
        since = _now()
        store = await self._processes.take(LEASE)
        return Tenure(store, since) if store else None

    async def _can_identify(self, playing: _Playing) -> bool:
        """Whether whoever takes over a shard could identify it at once."""
        return await self._processes.can_identify(playing.tenure.bucket)

    def _look_at_ends(self) -> None:
        for playing in [playing for playing in self._playing if playing.task.done()]:
            self._playing.remove(playing)
            match playing.task.exception():
                case None:
                    pass
                case LeaseLost() | DiscordAway() | StoreUnavailable() as error:
                    _log.warning("shard lost", shard=playing.tenure.store.shard.number, error=str(error.__cause__ or error))
                case error:
                    raise error

    async def _hand_over(self) -> None:
        """Leave the shards to others, each when whoever takes it can play it at once, as long as there is time for that."""
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
        self._look_at_ends()

    def _tasks(self) -> list[asyncio.Task[None]]:
        return [playing.task for playing in self._playing]
