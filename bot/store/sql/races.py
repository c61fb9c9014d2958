"""The projection of races: the players who took part, and the points of victories."""

from bot.store.contract.kinds import GameEvent
from bot.store.sql.connection import Connection, milliseconds
from bot.store.sql.game_table import Game, add_bot, add_person
from bot.store.sql.points import add_point, add_practice, take_part
from engine.games.race.state import RaceEnded, RaceSolved
from engine.rules.events import BotJoined
from engine.rules.score import Practice, Score

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
        case BotJoined():
            add_bot(connection, game)
        case RaceSolved(_, player) if player >= 0:
            if take_part(connection, game, player):
                add_person(connection, game)
        case RaceEnded(_, _, winners) if winners and game.is_beside_bots_alone:
            add_practice(connection, game, number, event, Practice.RACES, Practice.RACES_WON)
        case RaceEnded(at, _, winners, counts) if counts and not game.practice:
            for winner in winners:
                add_point(connection, game, number, Score.RACES, winner, milliseconds(at))
        case _:
            pass
