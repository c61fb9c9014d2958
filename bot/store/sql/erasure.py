"""The erasure of a player: rows are deleted, and another id replaces theirs in the events of games that stay."""

# ruff: noqa: S608 - only names of ours are interpolated

import json
from typing import Any, get_type_hints

from pydantic import TypeAdapter, ValidationError

from bot.store.contract.games import Shard
from bot.store.contract.kinds import KINDS
from bot.store.sql.connection import Connection
from bot.store.sql.game_table import IS_PERSONAL, IS_RUNNING, within
from bot.store.sql.tables import Erased, erased
from engine.rules.events import Player
from engine.rules.score import Practice, Score

_EVENT = TypeAdapter(dict[str, Any])

_MATCHES = (
    "SELECT match_id FROM taking_part WHERE player_id = :player UNION SELECT match_id FROM watching WHERE player_id = :player"
    " UNION SELECT id FROM match WHERE starter_id = :player"
)


def forget(connection: Connection, player: Player, shard: Shard) -> None:
    """Erase a player, as `People.forget` does, in the games of this shard and in those that are over.

    The process of a shard has the players of its running games in memory and must erase them there at the same moment.
    """
    others = f"SELECT id FROM match WHERE {IS_RUNNING} AND NOT {within(shard)}"
    matches = f"SELECT * FROM ({_MATCHES}) AS theirs WHERE match_id NOT IN ({others})"
    personal = f"FROM match WHERE starter_id = ? AND {IS_PERSONAL}"
    personal_guilds = connection.execute(f"SELECT DISTINCT guild_id {personal}", (player,)).fetchall()
    connection.execute(f"DELETE {personal}", (player,))
    who = {"player": player, "text": f"%{player}%"}
    guilds = connection.execute(f"SELECT DISTINCT guild_id FROM match WHERE id IN ({_MATCHES})", who).fetchall()
    connection.execute(f"UPDATE match SET forgotten = forgotten + 1 WHERE id IN ({matches})", who)
    # A text search is faster than parsing JSON.
    mentioning = connection.execute(
        "SELECT match_id, number, kind, data, forgotten FROM event JOIN match ON match.id = match_id"
        f" WHERE match_id IN ({matches}) AND data LIKE :text",
        who,
    ).fetchall()
    connection.executemany(
        "UPDATE event SET data = ? WHERE match_id = ? AND number = ?",
        [(_without(player, -forgotten, kind, data), *event) for *event, kind, data, forgotten in mentioning],
    )
    for guild in {*guilds, *personal_guilds}:
        for table in ("point", "total"):
            connection.executemany(
                f"DELETE FROM {table} WHERE guild_id = ? AND score = ? AND player_id = ?",
                [(*guild, score.value, player) for score in (*Score, *Practice)],
            )
        for table in erased(Erased.BY_GUILD):
            connection.execute(f"DELETE FROM {table} WHERE guild_id = ? AND player_id = ?", (*guild, player))
    for table in erased(Erased.BY_PLAYER):
        connection.execute(f"DELETE FROM {table} WHERE player_id = :player", who)
    for table in erased(Erased.BY_GAME):
        connection.execute(f"DELETE FROM {table} WHERE player_id = :player AND match_id NOT IN ({others})", who)
    connection.execute(f"UPDATE match SET starter_id = -forgotten WHERE starter_id = :player AND id NOT IN ({others})", who)


def fields_of(annotation: object) -> set[str]:
    """Return the names of the fields with this type in events of any kind of game, such as those of a `Player`."""
    hints = [get_type_hints(event, include_extras=True) for kind in KINDS.values() for event in kind.events.values()]
    return {name for fields in hints for name, type_ in fields.items() if type_ == annotation}


def _without(player: Player, other: Player, kind: str, data: str) -> str:
    """Return the JSON of an event with ``other``, an id that is unique within the game, in place of a player."""
    try:
        event = _EVENT.validate_json(data)
    except ValidationError:  # of a quarantined game: no single id can be removed from it
        return "{}"
    if kind == "BidMade" and event.get("player") == player:
        event["path"] = ""
    for field in fields_of(Player) & event.keys():
        event[field] = other if event[field] == player else event[field]
    for field in fields_of(tuple[Player, ...]) & event.keys():
        event[field] = [other if one == player else one for one in event[field]]
    return json.dumps(event, separators=(",", ":"))
