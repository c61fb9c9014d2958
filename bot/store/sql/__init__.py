"""The store in a database, in SQL that SQLite and PostgreSQL both understand."""

from typing import Self

from bot.store.sql.connection import milliseconds
from bot.store.sql.cups import Cups
from bot.store.sql.daily import Daily
from bot.store.sql.done_commands import DoneCommands
from bot.store.sql.games import Games
from bot.store.sql.outbox import Outbox
from bot.store.sql.people import People
from bot.store.sql.roles import Roles
from bot.store.sql.servers import Posts, Servers
from bot.store.sql.sign_outs import SignOuts
from bot.store.sql.standings import Standings


class Store(Games, Outbox, DoneCommands, Daily, Cups, Standings, People, SignOuts, Posts, Roles, Servers):
    """All that the bot keeps, for one shard. `bot.store.open_store` opens it; ``async with`` closes it.

    Every call is a transaction: when it returns, its changes are durable; when it raises or is cancelled, all or none of them
    were made. Calls may run concurrently, and each sees the changes of those that returned before it. All of them raise
    `StoreUnavailable` while the database fails.

    The ``shard`` limits which games are returned, which servers count as left, and which heartbeat is meant.

    >>> import asyncio, tempfile
    >>> from pathlib import Path
    >>> from random import Random
    >>> from bot.store import Place, open_store
    >>> from engine import RULES_2013, draw_setup
    >>> from engine.games.match.play import start
    >>> async def begin_and_read() -> bool:
    ...     with tempfile.TemporaryDirectory() as folder:
    ...         async with await open_store(Path(folder) / "ricochet.db") as store:
    ...             setup = draw_setup(RULES_2013, Random(1))
    ...             events = start(RULES_2013, setup, starter=7, now=1000.0, random=Random(1))
    ...             game_id = await store.begin(Place(guild_id=10, channel_id=11), events)
    ...             (game,) = await store.running()
    ...             return game.game_id == game_id and game.events == events
    >>> asyncio.run(begin_and_read())
    True
    """

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def heartbeat(self, at: float) -> None:
        """Note that the bot was alive on its shard at this time."""
        await self._database.execute(
            "INSERT INTO heartbeat (id, at) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
            (self.shard.number + 1, milliseconds(at)),
        )

    async def last_heartbeat(self) -> float | None:
        """Return the time of the latest `heartbeat` of the shard, to the millisecond, or None if there was none."""
        rows = await self._database.rows("SELECT at FROM heartbeat WHERE id = ?", (self.shard.number + 1,))
        return rows[0][0] / 1000 if rows else None

    async def remember(self, key: str, value: str) -> None:
        """Store a fact about the installation under a key."""
        await self._database.execute(
            "INSERT INTO fact (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            (key, value),
        )

    async def recall(self, key: str) -> str | None:
        """Return the fact that is stored under a key, or None."""
        rows = await self._database.rows("SELECT value FROM fact WHERE key = ?", (key,))
        return rows[0][0] if rows else None

    async def close(self) -> None:
        """Close the database. No other call may follow; closing again does nothing."""
        await self._database.close()
