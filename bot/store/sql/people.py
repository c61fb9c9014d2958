"""People: on which servers they are members, the language and the theme of their choice, and their erasure."""

from collections.abc import Collection
from typing import get_args

import structlog

from bot.store.guild_settings import Theme
from bot.store.sql import erasure
from bot.store.sql.connection import Connection
from bot.store.sql.database import Methods, writes
from engine.rules.events import Player

_log = structlog.stdlib.get_logger()


class People(Methods):
    """People, by their ids."""

    @writes
    def mark_absent(self, connection: Connection, guild_id: int, players: Collection[Player]) -> None:
        """Note that these players have left a server. Playing there or `mark_present` clears it."""
        connection.executemany(
            "INSERT INTO absent (guild_id, player_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
            [(guild_id, player) for player in players],
        )

    async def mark_present(self, guild_id: int, player: Player) -> None:
        """Note that a player is a member of a server."""
        await self._database.execute("DELETE FROM absent WHERE guild_id = ? AND player_id = ?", (guild_id, player))

    async def language_of(self, player: Player) -> str | None:
        """Return the language that a player has chosen for answers, or None."""
        rows = await self._database.rows("SELECT language FROM language WHERE player_id = ?", (player,))
        return rows[0][0] if rows else None

    async def set_language(self, player: Player, language: str | None) -> None:
        """Store the language that a player has chosen for answers; None removes the choice."""
        if language is None:
            await self._database.execute("DELETE FROM language WHERE player_id = ?", (player,))
        else:
            await self._database.execute(
                "INSERT INTO language (player_id, language) VALUES (?, ?)"
                " ON CONFLICT (player_id) DO UPDATE SET language = excluded.language",
                (player, language),
            )

    async def theme_of(self, player: Player) -> str | None:
        """Return the name of the theme that a player has chosen for private pictures, or None; also None for an unknown one."""
        rows = await self._database.rows("SELECT theme FROM theme WHERE player_id = ?", (player,))
        chosen = rows[0][0] if rows else None
        if chosen not in (None, *get_args(Theme)):
            _log.warning("unknown theme", player=player, theme=chosen)
            return None
        return chosen

    async def set_theme(self, player: Player, theme: str) -> None:
        """Store the name of the theme that a player has chosen for private pictures."""
        await self._database.execute(
            "INSERT INTO theme (player_id, theme) VALUES (?, ?) ON CONFLICT (player_id) DO UPDATE SET theme = excluded.theme",
            (player, theme),
        )

    @writes
    def forget(self, connection: Connection, player: Player) -> None:
        """Erase a player.

        Deletes their points, statistics, personal games, plays of daily puzzles, language and theme. In the events of other
        games a negative id, unique within the game, replaces theirs, so that the game can still be replayed, and the paths
        sealed with their bids are removed. No leaderboard has players with negative ids.

        Leaves unfinished games of other shards alone: there the player is in `pending_erasures`.
        """
        erasure.forget(connection, player, self.shard)

    async def pending_erasures(self) -> list[Player]:
        """Return the players whom another shard has erased, and this one has not."""
        return []

    @writes
    def erase_pending(self, connection: Connection, player: Player) -> None:
        """Erase one of the `pending_erasures` on this shard alone."""
        erasure.forget(connection, player, self.shard)
