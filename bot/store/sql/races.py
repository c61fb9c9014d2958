"""The projection of races: the players who took part, and the points of victories."""

from bot.store.contract.kinds import GameEvent
from bot.store.sql.connection import Connection, milliseconds
from bot.store.sql.game_table import Game, bots_in, mark_practice, opening_of, people_with
from bot.store.sql.points import add_point, add_practice, take_part
from engine.games.race.state import RaceEnded, RaceSolved
from engine.rules.events import BotJoined
from engine.rules.score import BIDDERS_TO_COUNT, Practice, Score, is_beside_bots_alone, race_counts

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
        case BotJoined() if _solvers(connection, game) < BIDDERS_TO_COUNT:
            mark_practice(connection, game, practice=True)
        case RaceSolved(_, player) if player >= 0:
            take_part(connection, game, player)
            if game.practice and _solvers(connection, game) >= BIDDERS_TO_COUNT:
                mark_practice(connection, game, practice=opening_of(connection, game.game_id)["practice"])
        case RaceEnded(_, _, winners) if winners and is_beside_bots_alone(
            bots_in(connection, game.game_id), _solvers(connection, game)
        ):
            add_practice(connection, game, number, event, Practice.RACES, Practice.RACES_WON)
        case RaceEnded(at, _, winners) if winners and not game.practice and _counts(connection, game):
            for winner in winners:
                add_point(connection, game, number, Score.RACES, winner, milliseconds(at))
        case _:
            pass


def _counts(connection: Connection, game: Game) -> bool:
    """Return whether the victory in a race counts."""
    ((decided,),) = connection.execute(
        "SELECT COUNT(*) FROM event WHERE match_id = ? AND kind = 'RoundDecided'", (game.game_id,)
    ).fetchall()
    return race_counts(decided, _solvers(connection, game))


def _solvers(connection: Connection, game: Game) -> int:
    """Return how many people have submitted a solution in a race."""
    return people_with(connection, game.game_id, RaceSolved.__name__)
