"""Games that cannot be read: quarantined, listed and restored."""

from bot.store.contract.games import GameId, GameRunning, Place, Quarantined, UnknownGame
from bot.store.sql.connection import Connection
from bot.store.sql.database import Methods, writes
from bot.store.sql.game_table import PLACE, within


class Quarantine(Methods):
    """Games that are kept out of the way because they cannot be read. Their events stay stored."""

    @writes
    def quarantine(self, connection: Connection, game_id: GameId, reason: str) -> None:
        """Exclude a game from all lists of games, so that another one may begin in its place. Raises `UnknownGame`."""
        changed = connection.execute(
            "UPDATE match SET set_aside = ?, aside_told = CASE WHEN private = 1 OR"
            " (ended_at IS NOT NULL AND id NOT IN (SELECT match_id FROM outbox)) THEN 1 ELSE 0 END WHERE id = ?",
            (reason, game_id),
        )
        if not changed.rowcount:
            raise UnknownGame(game_id)

    async def quarantined(self) -> list[Quarantined]:
        """Return the quarantined games of the shard, the oldest first."""
        rows = await self._database.rows(
            f"SELECT id, {PLACE}, game_kind, set_aside, aside_told FROM match"  # noqa: S608 - ours
            f" WHERE set_aside IS NOT NULL AND {within(self.shard)} ORDER BY id"
        )
        return [
            Quarantined(game_id, Place(*place), kind, reason, not is_delivered)
            for game_id, *place, kind, reason, is_delivered in rows
        ]

    async def quarantine_announced(self, game_id: GameId) -> None:
        """Note that the notice about a quarantined game was delivered to its channel."""
        await self._database.execute("UPDATE match SET aside_told = 1 WHERE id = ?", (game_id,))

    @writes
    def restore(self, connection: Connection, game_id: GameId) -> None:
        """End the quarantine of a game. Raises `UnknownGame` if it is in none, and `GameRunning` as `Games.begin` does."""
        of_game = "FROM match WHERE id = ? AND set_aside IS NOT NULL"
        found = connection.execute(f"SELECT {PLACE}, starter_id {of_game}", (game_id,)).fetchone()
        if not found:
            raise UnknownGame(game_id)
        *place, player = found
        try:
            connection.execute("UPDATE match SET set_aside = NULL, aside_told = 0 WHERE id = ?", (game_id,))
        except connection.IntegrityError as error:
            raise GameRunning(Place(*place), player) from error
