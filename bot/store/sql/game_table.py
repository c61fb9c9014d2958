"""The table of games, which is called ``match`` after their first kind: its columns by kind, place and shard."""

import json
from dataclasses import dataclass
from typing import Any

from bot.store.contract.games import GameId, Shard
from bot.store.contract.kinds import MATCH
from bot.store.sql.connection import Connection
from engine.rules.bots import is_bot
from engine.rules.events import BotJoined

PLACE = "guild_id, channel_id, elsewhere_in"
"""The columns of a `bot.store.Place`."""

IS_MATCH = f"game_kind = '{MATCH.name}'"
IS_PERSONAL = "holder_id <> 0"
"""Conditions on the kind of a game; see `bot.store.contract.kinds`."""

IS_RUNNING = "ended_at IS NULL"


def within(shard: Shard) -> str:
    """Return the condition of the games of a shard, as `Shard.has` of `Place.shard_key`."""
    key = "CASE guild_id WHEN 0 THEN elsewhere_in ELSE guild_id END"
    return f"(({key}) >> 22) % {shard.count:d} = {shard.number:d}"


@dataclass(slots=True)
class Game:
    """The row of a game whose events are written.

    ``practice``: a match that counts on no leaderboard and in no statistics. Events may change that: see `mark_practice`.
    """

    game_id: GameId
    guild_id: int
    kind: str
    practice: bool


def mark_practice(connection: Connection, game: Game, *, practice: bool) -> None:
    """Make a match practice from here on, or let it count."""
    connection.execute("UPDATE match SET practice = ? WHERE id = ?", (int(practice), game.game_id))
    game.practice = practice


def opening_of(connection: Connection, game_id: GameId) -> dict[str, Any]:
    """Return the fields of the event with which a game began."""
    ((data,),) = connection.execute("SELECT data FROM event WHERE match_id = ? AND number = 0", (game_id,))
    return json.loads(data)


def people_with(connection: Connection, game_id: GameId, kind: str) -> int:
    """Return how many people have an event of this kind in a game, with those who were erased since, and without bots."""
    events = connection.execute("SELECT data FROM event WHERE match_id = ? AND kind = ?", (game_id, kind))
    return sum(not is_bot(player) for player in {json.loads(data)["player"] for (data,) in events})


def bots_in(connection: Connection, game_id: GameId) -> int:
    """Return how many bots have joined a game."""
    events = connection.execute("SELECT COUNT(*) FROM event WHERE match_id = ? AND kind = ?", (game_id, BotJoined.__name__))
    return events.fetchall()[0][0]
