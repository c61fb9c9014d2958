"""Forgetting somebody: everything about them goes, and another id takes the place of theirs in the events."""

# ruff: noqa: S608 - what is put into statements are names of ours

import json
from typing import Any

from pydantic import TypeAdapter, ValidationError

from bot.store.contract.shards import Shard
from bot.store.sql import daily, games
from bot.store.sql.connection import Connection
from engine.events import Player
from engine.score import Score

ONE, SEVERAL = ("player", "starter"), ("winners",)
"""The fields of events that hold a player, or several. Whoever stands there has started the match, bid or was seen in it."""

_EVENT = TypeAdapter(dict[str, Any])

_MATCHES = (
    "SELECT match_id FROM taking_part WHERE player_id = :player UNION SELECT match_id FROM watching WHERE player_id = :player"
    " UNION SELECT id FROM match WHERE starter_id = :player"
)


def forget(connection: Connection, player: Player, shard: Shard) -> None:
    """See `Store.forget`; ``shard`` is the one in whose games that happens.

    Whoever plays a match has its players in memory: so it has to forget them there in the same moment, and nobody else can.
    """
    others = f"SELECT id FROM match WHERE {games.RUNNING} AND NOT {games.within(shard)}"
    matches = f"SELECT * FROM ({_MATCHES}) AS theirs WHERE match_id NOT IN ({others})"
    personal_guilds = games.delete_personal(connection, player)
    daily.forget(connection, player)
    who = {"player": player, "text": f"%{player}%"}
    guilds = connection.execute(f"SELECT DISTINCT guild_id FROM match WHERE id IN ({_MATCHES})", who).fetchall()
    connection.execute(f"UPDATE match SET forgotten = forgotten + 1 WHERE id IN ({matches})", who)
    # To look for a text is quicker than to read JSON.
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
                [(*guild, score.value, player) for score in Score],
            )
        for table in ("playing", "absent"):
            connection.execute(f"DELETE FROM {table} WHERE guild_id = ? AND player_id = ?", (*guild, player))
    for table in ("language", "theme"):
        connection.execute(f"DELETE FROM {table} WHERE player_id = :player", who)
    for table in ("proof", "taking_part", "watching"):
        connection.execute(f"DELETE FROM {table} WHERE player_id = :player AND match_id NOT IN ({others})", who)
    connection.execute(f"UPDATE match SET starter_id = -forgotten WHERE starter_id = :player AND id NOT IN ({others})", who)


def _without(player: Player, other: Player, kind: str, data: str) -> str:
    """The JSON of an event in which ``other`` takes the place of somebody: nobody else in that match has that id."""
    try:
        event = _EVENT.validate_json(data)
    except ValidationError:  # of a game that was set aside: nobody can read it, and no name can be taken out of it
        return "{}"
    if kind == "BidMade" and event.get("player") == player:
        event["path"] = ""
    for field in ONE:
        if event.get(field) == player:
            event[field] = other
    for field in SEVERAL:
        if field in event:
            event[field] = [other if one == player else one for one in event[field]]
    return json.dumps(event, separators=(",", ":"))
