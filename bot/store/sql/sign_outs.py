"""When people last ended all their sessions on the board."""

from bot.store.sql.connection import milliseconds
from bot.store.sql.database import Methods
from engine.rules.events import Player


class SignOuts(Methods):
    """People who have signed out, on all shards. Times are kept to the millisecond."""

    async def sign_out(self, player: Player, at: float) -> None:
        """Store that a player's sessions that had begun by this time are over. An earlier time replaces no later one."""
        await self._database.execute(
            "INSERT INTO signed_out (player_id, at) VALUES (?, ?)"
            " ON CONFLICT (player_id) DO UPDATE SET at = excluded.at WHERE excluded.at > signed_out.at",
            (player, milliseconds(at)),
        )

    async def signed_out_at(self, player: Player) -> float | None:
        """Return when a player last signed out; None if they have not, or the record was deleted."""
        rows = await self._database.rows("SELECT at FROM signed_out WHERE player_id = ?", (player,))
        return rows[0][0] / 1000 if rows else None

    async def signed_out_since(self, at: float) -> dict[Player, float]:
        """Return the players who have signed out at this time or later, and when."""
        rows = await self._database.rows("SELECT player_id, at FROM signed_out WHERE at >= ?", (milliseconds(at),))
        return {player: when / 1000 for player, when in rows}

    async def delete_sign_outs(self, before: float) -> None:
        """Delete the records of players who have signed out before this time."""
        await self._database.execute("DELETE FROM signed_out WHERE at < ?", (milliseconds(before),))
