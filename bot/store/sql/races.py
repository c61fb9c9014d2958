"""The projection of races: the players who took part, and the points of victories."""

import json

from bot.store.contract.kinds import GameEvent
from bot.store.sql.connection import Connection, milliseconds
from bot.store.sql.game_table import Game
from bot.store.sql.points import add_point, note_presence
from engine.events import Player
from engine.race import RaceEnded, RaceEnding, RaceSolved
from engine.score import Score, race_counts

TAKEN_PART = """
    SELECT COUNT(*) FROM taking_part JOIN match ON match.id = match_id
    WHERE player_id = :player AND taking_part.guild_id = :guild AND game_kind = 'race' AND practice = 0
"""
"""The number of a server's races in which a player has submitted a solution."""
WON = f"SELECT points FROM total WHERE guild_id = :guild AND player_id = :player AND score = '{Score.RACES.value}'"  # noqa: S608 - ours
"""The number of these that counted and were won."""


def write(connection: Connection, game: Game, number: int, event: GameEvent) -> None:
    """Write what follows from an event of a race: who takes part, from their first solution on, and points of winners."""
    match event:
        case RaceSolved(_, player) if player >= 0:
            _take_part(connection, game, player)
        case RaceEnded(at, RaceEnding.ALL_PLAYED, winners) if winners and not game.practice and _counts(connection, game):
            for winner in winners:
                add_point(connection, game, number, Score.RACES, winner, milliseconds(at))
        case _:
            pass


def _take_part(connection: Connection, game: Game, player: Player) -> None:
    connection.execute(
        "INSERT INTO taking_part (match_id, player_id, guild_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (game.game_id, player, game.guild_id),
    )
    note_presence(connection, game.guild_id, player)


def _counts(connection: Connection, game: Game) -> bool:
    """Return whether the victory in a race counts; erased players count among those who took part."""
    ((began,),) = connection.execute("SELECT data FROM event WHERE match_id = ? AND number = 0", (game.game_id,))
    solved = connection.execute("SELECT data FROM event WHERE match_id = ? AND kind = 'RaceSolved'", (game.game_id,))
    players = {json.loads(data)["player"] for (data,) in solved}
    return race_counts(json.loads(began)["rounds"], len(players))
