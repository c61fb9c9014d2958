"""What a store does and guarantees, whatever keeps it. All times are in seconds since the Unix epoch."""

from typing import Protocol

from bot.store.contract.daily import Daily
from bot.store.contract.games import Games
from bot.store.contract.guilds import Guilds
from bot.store.contract.people import People
from bot.store.contract.shards import Shard
from bot.store.contract.standings import Standings


class Store(Games, Daily, Standings, People, Guilds, Protocol):
    """What the bot remembers.

    Every call is whole: it has happened completely, and outlives the process, once it returns; it has not happened at all
    when it raises. A call that is cancelled has happened completely or not at all. Calls may be made at the same time.
    Any of them raises `StoreUnavailable` where it cannot be done at the moment.

    A store is opened for a bot, and answers for the ``shard`` that this plays: which games are to be gone on with, which
    servers the bot has left, and when it was alive. All else is the same in each.
    """

    @property
    def shard(self) -> Shard:
        """The shard whose servers the bot plays: all servers, where there is one."""
        ...

    async def heartbeat(self, at: float) -> None:
        """Remember that the bot was alive on its shard at this time."""
        ...

    async def last_heartbeat(self) -> float | None:
        """The time of the latest call of `heartbeat`, to the millisecond, or None if there was none."""
        ...

    async def remember(self, key: str, value: str) -> None:
        """Keep a small fact, in place of what was kept under that key."""
        ...

    async def recall(self, key: str) -> str | None:
        """The fact that is kept under a key, or None."""
        ...

    async def close(self) -> None:
        """Let go of everything. No other call may follow; closing again does nothing."""
        ...
