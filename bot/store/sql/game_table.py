"""The table of games, which is called ``match`` after their first kind: its columns by kind, place and shard."""

from dataclasses import dataclass

from bot.store.contract.games import GameId, Shard
from bot.store.contract.kinds import MATCH
from bot.store.sql.connection import Connection
from engine.rules.score import is_beside_bots_alone

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

    ``practice``: it counts on no leaderboard and in no statistics; with ``chosen`` that never changes. ``tournament`` is the
    code of the set-up of a tournament's table. ``people`` is how many persons, with those who were erased since, have bid or
    submitted a solution, and ``bots`` how many bots have joined.
    """

    game_id: GameId
    guild_id: int
    kind: str
    practice: bool
    chosen: bool
    tournament: str | None = None
    people: int = 0
    bots: int = 0

    @property
    def is_beside_bots_alone(self) -> bool:
        """Whether bots have joined, and too few persons: docs/rules.md "Bots"."""
        return is_beside_bots_alone(self.bots, self.people)


GAME = "guild_id, game_kind, practice, chosen, tournament, people, bots"
"""The columns of `Game` after the id."""


def mark_practice(connection: Connection, game: Game, *, practice: bool) -> None:
    """Make a game practice from here on, or let it count."""
    connection.execute("UPDATE match SET practice = ? WHERE id = ?", (int(practice), game.game_id))
    game.practice = practice


def add_bot(connection: Connection, game: Game) -> None:
    """Count a bot that has joined a game, which is practice from here on unless enough persons take part."""
    game.bots += 1
    connection.execute("UPDATE match SET bots = ? WHERE id = ?", (game.bots, game.game_id))
    if game.is_beside_bots_alone:
        mark_practice(connection, game, practice=True)


def add_person(connection: Connection, game: Game) -> bool:
    """Count a person who takes part in a game. Return whether it counts from here on, and has not counted before."""
    game.people += 1
    connection.execute("UPDATE match SET people = ? WHERE id = ?", (game.people, game.game_id))
    if not game.practice or game.chosen or game.is_beside_bots_alone:
        return False
    mark_practice(connection, game, practice=False)
    return True
