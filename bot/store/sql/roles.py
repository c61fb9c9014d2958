"""Roles of servers that the bot mentions or gives: the latest mention, and the champions who wear theirs."""

from collections.abc import Collection
from dataclasses import astuple, dataclass

from bot.store.sql.connection import Connection, milliseconds
from bot.store.sql.database import Methods, writes
from engine.rules.events import Player

CALLS_APART = 3600.0
"""Seconds between two mentions of a server's role, at least."""


@dataclass(frozen=True, slots=True, order=True)
class Champion:
    """A player who was first in a week on a server, and may wear its role since."""

    guild_id: int
    week: str
    player: Player
    role_id: int


class Roles(Methods):
    """The roles that the bot mentions or gives."""

    async def claim_call(self, guild_id: int, at: float) -> bool:
        """Note that a server's role is mentioned at this time. Return False if it was within the hour, by another clock too."""
        called = await self._database.execute(
            "INSERT INTO called (guild_id, at) VALUES (?, ?) ON CONFLICT (guild_id) DO UPDATE SET at = excluded.at"
            " WHERE ABS(excluded.at - called.at) >= ?",
            (guild_id, milliseconds(at), milliseconds(CALLS_APART)),
        )
        return bool(called)

    async def champions(self) -> list[Champion]:
        """Return all champions who may wear a role, sorted by servers and weeks."""
        rows = await self._database.rows("SELECT guild_id, week, player_id, role_id FROM champion ORDER BY guild_id, week")
        return [Champion(*row) for row in rows]

    @writes
    def crown(self, connection: Connection, champions: Collection[Champion]) -> None:
        """Note that these are to wear a role, before they get it."""
        connection.executemany(
            "INSERT INTO champion (guild_id, week, player_id, role_id) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
            [astuple(champion) for champion in champions],
        )

    async def uncrown(self, champion: Champion) -> None:
        """Note that a champion wears the role of that week no more."""
        await self._database.execute(
            "DELETE FROM champion WHERE guild_id = ? AND week = ? AND player_id = ?", astuple(champion)[:3]
        )
