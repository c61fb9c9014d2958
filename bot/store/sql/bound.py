"""The table of a tournament that each person is bound to: docs/rules.md "Tournaments".

A person is stored as a hash whose key is the code of the board, so that they stay bound when they have themselves forgotten.
The rows are deleted with the tournament.
"""

# ruff: noqa: S608 - only names of ours are interpolated

from hashlib import sha256

from bot.store.contract.games import BoundElsewhere, GameId, Place
from bot.store.sql.connection import Connection
from bot.store.sql.game_table import PLACE, Game
from engine.rules.events import Player

_KEPT_FOR = 7 * 86_400_000
"""Milliseconds after the end of a table for which it binds people at the longest."""


def bind(connection: Connection, game: Game, player: Player, at: int) -> None:
    """Bind a person to a table at a time in milliseconds. Raises `BoundElsewhere` if they are bound to another one."""
    ended = "EXISTS (SELECT * FROM match WHERE id = bound.match_id AND ended_at < ?)"
    connection.execute(f"DELETE FROM bound WHERE {ended}", (at - _KEPT_FOR,))
    mark = _mark(game, player)
    connection.execute("INSERT INTO bound (mark, match_id) VALUES (?, ?) ON CONFLICT DO NOTHING", (mark, game.game_id))
    check(connection, game, player)


def check(connection: Connection, game: Game, player: Player) -> None:
    """Raise `BoundElsewhere` if a person is bound to a table of the tournament in another channel."""
    bound = "SELECT match_id FROM bound WHERE mark = ?"
    places = connection.execute(
        f"SELECT {PLACE} FROM match WHERE id IN ({bound}) AND channel_id <> (SELECT channel_id FROM match WHERE id = ?)",
        (_mark(game, player), game.game_id),
    ).fetchall()
    for place in places:
        raise BoundElsewhere(Place(*place))


def release(connection: Connection, game_id: GameId) -> None:
    """Release all who are bound to a table."""
    connection.execute("DELETE FROM bound WHERE match_id = ?", (game_id,))


def _mark(game: Game, player: Player) -> str:
    return sha256(f"{game.tournament} {player}".encode()).hexdigest()
