"""What is written beside the events of solo games: the stars that their leaderboard counts."""

import json

from bot.store.contract.games import GameId
from bot.store.sql.connection import Connection
from engine.events import Player
from engine.score import Score
from engine.solo import stars_of

IN_SPAN = """
    SELECT player_id, CAST(SUM(stars) AS BIGINT) AS points FROM solo_chip
    WHERE guild_id = :guild AND at >= :since AND at < :until
    AND player_id NOT IN (SELECT player_id FROM absent WHERE guild_id = :guild)
    GROUP BY player_id ORDER BY points DESC, MAX(at), player_id
"""
"""Everybody who has stars of some time, and how many, in order."""

_GAME = """
    SELECT starter_id, guild_id, (SELECT MAX(round) FROM round WHERE match_id = match.id), data
    FROM match JOIN event ON match_id = match.id AND number = 0 WHERE match.id = ? AND guild_id <> 0
"""
"""The player, the server and the present round of a game, and how it began; none in direct messages, where no chip counts."""


_HINTS = """
    SELECT COUNT(*) FROM event JOIN round ON round.match_id = event.match_id AND event.number > round.number
    WHERE event.match_id = ? AND round = ? AND kind = 'HintTaken' AND event.number < COALESCE(
        (SELECT later.number FROM round AS later WHERE later.match_id = event.match_id AND later.round = round.round + 1),
        event.number + 1
    )
"""
"""How many hints were taken in a round: the events between the turn of its chip and that of the next."""


def write_solved(connection: Connection, match_id: GameId, at: int, moves: int) -> None:
    """Write that the chip of the present round was turned up by so many moves, if it counts."""
    for player, guild_id, round_number, began in connection.execute(_GAME, (match_id,)).fetchall():
        if json.loads(began).get("practice"):
            continue
        ((best,),) = connection.execute(
            "SELECT best_moves FROM round WHERE match_id = ? AND round = ?", (match_id, round_number)
        )
        ((hints,),) = connection.execute(_HINTS, (match_id, round_number))
        stars = stars_of(moves, best, hints)
        connection.execute(
            "INSERT INTO solo_chip (match_id, round, guild_id, player_id, at, moves, stars) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (match_id, round_number, guild_id, player, at, moves, stars),
        )
        _add_stars(connection, guild_id, player, at, stars)


def rate(connection: Connection, match_id: GameId, round_number: int, best: int) -> None:
    """Write what the chip of a round counts now that so many moves are known to be the best, where that was a solo game."""
    of_round = (match_id, round_number)
    solved = connection.execute(
        "SELECT guild_id, player_id, at, moves, stars FROM solo_chip WHERE match_id = ? AND round = ?", of_round
    ).fetchall()
    for guild_id, player, at, moves, before in solved:
        ((hints,),) = connection.execute(_HINTS, of_round)
        stars = stars_of(moves, best, hints)
        connection.execute("UPDATE solo_chip SET stars = ? WHERE match_id = ? AND round = ?", (stars, *of_round))
        _add_stars(connection, guild_id, player, at, stars - before)


def forget(connection: Connection, player: Player) -> list[tuple[int]]:
    """Delete somebody's solo games. Returns the rows of the servers where they had any: leaderboards still have them there."""
    guilds = connection.execute("SELECT DISTINCT guild_id FROM match WHERE starter_id = ? AND solo = 1", (player,)).fetchall()
    connection.execute("DELETE FROM match WHERE starter_id = ? AND solo = 1", (player,))
    return guilds


def _add_stars(connection: Connection, guild_id: int, player: Player, at: int, stars: int) -> None:
    connection.execute(
        "INSERT INTO total (guild_id, score, player_id, points, last_at) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (guild_id, score, player_id) DO UPDATE SET points = total.points + excluded.points,"
        " last_at = CASE WHEN total.last_at > excluded.last_at THEN total.last_at ELSE excluded.last_at END",
        (guild_id, Score.SOLO.value, player, stars, at),
    )
