"""Forgetting somebody: everything about them goes, and another id takes the place of theirs in the events."""

# ruff: noqa: S608 - what is put into statements are names of ours

from sqlite3 import Connection

from bot.store.sqlite import daily, stars
from engine.events import Player
from engine.score import Score

ONE, SEVERAL = ("player", "starter"), ("winners",)
"""The fields of events that hold a player, or several. Whoever stands there has bid in the match, or started it."""

_MATCHES = "SELECT match_id FROM taking_part WHERE player_id = :player UNION SELECT id FROM match WHERE starter_id = :player"

_MENTIONING = f"match_id IN ({_MATCHES}) AND INSTR(data, :text)"
"""Events in which somebody may stand; to look for a text is quicker than to read JSON."""

_OTHER = "(SELECT -forgotten FROM match WHERE id = match_id)"
"""The id of who was forgotten last in the match of an event: nobody else in it has that."""


def forget(connection: Connection, player: Player) -> None:
    """See `Store.forget`."""
    solo_guilds = stars.forget(connection, player)
    daily.forget(connection, player)
    who = {"player": player, "text": str(player)}
    guilds = connection.execute(f"SELECT DISTINCT guild_id FROM match WHERE id IN ({_MATCHES})", who).fetchall()
    connection.execute(f"UPDATE match SET forgotten = forgotten + 1 WHERE id IN ({_MATCHES})", who)
    # What is no JSON is of a game that was set aside. Nobody can read it, and no name can be taken out of it.
    connection.execute(f"UPDATE event SET data = '{{}}' WHERE {_MENTIONING} AND NOT json_valid(data)", who)
    connection.execute(
        f"UPDATE event SET data = json_set(data, '$.path', '')"
        f" WHERE {_MENTIONING} AND kind = 'BidMade' AND json_extract(data, '$.player') = :player",
        who,
    )
    for field in ONE:
        connection.execute(
            f"UPDATE event SET data = json_set(data, '$.{field}', {_OTHER})"
            f" WHERE {_MENTIONING} AND json_extract(data, '$.{field}') = :player",
            who,
        )
    for field in SEVERAL:
        players = f"json_each(data, '$.{field}')"
        renamed = f"SELECT json_group_array(CASE value WHEN :player THEN {_OTHER} ELSE value END) FROM {players}"
        connection.execute(
            f"UPDATE event SET data = json_set(data, '$.{field}', json(({renamed})))"
            f" WHERE {_MENTIONING} AND :player IN (SELECT value FROM {players})",
            who,
        )
    for guild in {*guilds, *solo_guilds}:
        for table in ("point", "total"):
            connection.executemany(
                f"DELETE FROM {table} WHERE guild_id = ? AND score = ? AND player_id = ?",
                [(*guild, score.value, player) for score in Score],
            )
        for table in ("playing", "absent"):
            connection.execute(f"DELETE FROM {table} WHERE guild_id = ? AND player_id = ?", (*guild, player))
    for table in ("proof", "taking_part", "language"):
        connection.execute(f"DELETE FROM {table} WHERE player_id = :player", who)
    connection.execute("UPDATE match SET starter_id = -forgotten WHERE starter_id = :player", who)
