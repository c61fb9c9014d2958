"""The personal best in rushes, read from the events of those that are over: they have no leaderboard, and no projection."""

import json

from bot.store.contract.kinds import RUSH
from bot.store.sql.database import Methods
from engine.events import Player

_ENDS = f"""
    SELECT data FROM match JOIN event ON match_id = match.id
    WHERE starter_id = ? AND game_kind = '{RUSH.name}' AND ended_at IS NOT NULL AND kind = '{RUSH.ending.__name__}'
"""  # noqa: S608 - ours


class Rushes(Methods):
    """The rushes of players."""

    async def best_rush(self, player: Player) -> int:
        """Return the most chips that a player has solved in a rush, on any server or outside of them; 0 if there are none."""
        ends = await self._database.rows(_ENDS, (player,))
        return max((json.loads(data)["solved"] for (data,) in ends), default=0)
