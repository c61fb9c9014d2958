"""The tables of the database: their primary keys, and with what their rows are deleted. A new table is added here."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto


class Erased(Enum):
    """Which column identifies a player's rows for erasure."""

    BY_PLAYER = auto()
    """By their ``player_id``."""
    BY_GUILD = auto()
    """By their ``guild_id`` and ``player_id``, in each server in which the player has played."""
    BY_GAME = auto()
    """By their ``player_id``, but for those of running games of other processes, where ``match_id`` names the game."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table: its primary key, whether its rows are deleted with their server, and how with their player.

    Rows that refer to a row of ``match`` are deleted with that.
    """

    key: tuple[str, ...]
    of_server: bool = False
    erased: Erased | None = None


TABLES: Mapping[str, Table] = {
    "match": Table(("id",)),
    "event": Table(("match_id", "number")),
    "outbox": Table(("match_id", "number")),
    "round": Table(("match_id", "round")),
    "proof": Table(("match_id", "number"), erased=Erased.BY_GAME),
    "taking_part": Table(("match_id", "player_id"), erased=Erased.BY_GAME),
    "watching": Table(("match_id", "player_id"), erased=Erased.BY_GAME),
    "bound": Table(("mark",)),
    "solo_chip": Table(("match_id", "round")),
    "practice_chip": Table(("match_id", "round")),
    "playing": Table(("guild_id", "player_id", "quarter"), of_server=True, erased=Erased.BY_GUILD),
    "point": Table(("guild_id", "score", "at", "player_id", "match_id", "number"), of_server=True),
    "total": Table(("guild_id", "score", "player_id"), of_server=True),
    "absent": Table(("guild_id", "player_id"), of_server=True, erased=Erased.BY_GUILD),
    "guild_settings": Table(("guild_id",), of_server=True),
    "post_choice": Table(("guild_id", "kind"), of_server=True),
    "regular_post": Table(("guild_id", "kind", "period"), of_server=True),
    "champion": Table(("guild_id", "week", "player_id"), of_server=True, erased=Erased.BY_PLAYER),
    "called": Table(("guild_id",), of_server=True),
    "departure": Table(("guild_id",), of_server=True),
    "welcome": Table(("guild_id",), of_server=True),
    "language": Table(("player_id",), erased=Erased.BY_PLAYER),
    "theme": Table(("player_id",), erased=Erased.BY_PLAYER),
    "signed_out": Table(("player_id",)),
    "done_command": Table(("id",)),
    "daily_puzzle": Table(("day",)),
    "daily_play": Table(("player_id", "day"), erased=Erased.BY_PLAYER),
    "cup": Table(("cup",)),
    "cup_run": Table(("cup", "player_id"), erased=Erased.BY_PLAYER),
    "cup_entered": Table(("mark",)),
    "heartbeat": Table(("id",)),
    "fact": Table(("key",)),
}
"""All tables, each after those that it refers to."""


def erased(how: Erased) -> tuple[str, ...]:
    """Return the names of the tables whose rows of a player are found in this way."""
    return tuple(name for name, table in TABLES.items() if table.erased is how)
