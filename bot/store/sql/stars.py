"""The projection of solo games: the stars that their leaderboard counts, and the chips of practice."""

from bot.store.contract.games import GameId
from bot.store.contract.kinds import GameEvent
from bot.store.sql.connection import Connection, milliseconds
from bot.store.sql.points import Game, add_to_total, note_presence
from engine.games.solo.state import ChipMissed, ChipSolved, SoloStarted, stars_of
from engine.rules.events import BestFound
from engine.rules.score import Score

IN_SPAN = """
    SELECT player_id, CAST(SUM(stars) AS BIGINT) AS points FROM solo_chip
    WHERE guild_id = :guild AND at >= :since AND at < :until
    AND player_id NOT IN (SELECT player_id FROM absent WHERE guild_id = :guild)
    GROUP BY player_id ORDER BY points DESC, MAX(at), player_id
"""
"""The leaderboard of a span."""

_GAME = """
    SELECT starter_id, guild_id, (SELECT MAX(round) FROM round WHERE match_id = match.id)
    FROM match WHERE id = ? AND guild_id <> 0 AND chosen = 0
"""
"""The player, the server and the present round of a game; none in direct messages and on a chosen board: no chip counts."""


_HINTS = """
    SELECT COUNT(*) FROM event JOIN round ON round.match_id = event.match_id AND event.number > round.number
    WHERE event.match_id = ? AND round = ? AND kind = 'HintTaken' AND event.number < COALESCE(
        (SELECT later.number FROM round AS later WHERE later.match_id = event.match_id AND later.round = round.round + 1),
        event.number + 1
    )
"""
"""The number of hints taken in a round, by the events between the turns of its chip and of the next."""

_PRACTISED = """
    INSERT INTO practice_chip (match_id, round, player_id, at, moves, hints, took)
    SELECT match.id, round.round, starter_id, :at, best_moves, :hints,
    CASE WHEN CAST(:solved AS BIGINT) = 1 THEN :at - turned_at END
    FROM match JOIN round ON round.match_id = match.id AND round.round = :round
    JOIN event ON event.match_id = match.id AND event.number = round.number
    WHERE match.id = :game AND event.kind = 'ChipDrawn'
"""
"""Writes the chip of a round that is over, if it was drawn for practice."""


def write(connection: Connection, game: Game, number: int, event: GameEvent) -> None:
    """Write the stars that a chip earns by an event of a solo game, from its best known solution, or that it was practised."""
    del number
    match event:
        case SoloStarted(_, _, _, player):
            note_presence(connection, game.guild_id, player)
        case ChipSolved(at, moves):
            _write_solved(connection, game.game_id, milliseconds(at), len(moves))
            _write_practised(connection, game.game_id, milliseconds(at), solved=True)
        case ChipMissed(at):
            _write_practised(connection, game.game_id, milliseconds(at), solved=False)
        case BestFound(_, round_number, moves):
            _rate(connection, game.game_id, round_number, len(moves))
        case _:
            pass


def _write_solved(connection: Connection, match_id: GameId, at: int, moves: int) -> None:
    """Write that the chip of the present round was solved in this number of ``moves``, if it counts."""
    for player, guild_id, round_number in connection.execute(_GAME, (match_id,)).fetchall():
        ((best,),) = connection.execute(
            "SELECT best_moves FROM round WHERE match_id = ? AND round = ?", (match_id, round_number)
        )
        ((hints,),) = connection.execute(_HINTS, (match_id, round_number))
        stars = stars_of(moves, best, hints)
        connection.execute(
            "INSERT INTO solo_chip (match_id, round, guild_id, player_id, at, moves, stars) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (match_id, round_number, guild_id, player, at, moves, stars),
        )
        add_to_total(connection, guild_id, Score.SOLO, player, stars, at)


def _write_practised(connection: Connection, match_id: GameId, at: int, *, solved: bool) -> None:
    """Write that the chip of the present round is over, if it was drawn for practice."""
    ((round_number,),) = connection.execute("SELECT MAX(round) FROM round WHERE match_id = ?", (match_id,))
    ((hints,),) = connection.execute(_HINTS, (match_id, round_number))
    connection.execute(_PRACTISED, {"game": match_id, "round": round_number, "at": at, "hints": hints, "solved": int(solved)})


def _rate(connection: Connection, match_id: GameId, round_number: int, best: int) -> None:
    """Correct the stars of a round's chip, whose best solution is now known to have ``best`` moves."""
    of_round = (match_id, round_number)
    solved = connection.execute(
        "SELECT guild_id, player_id, at, moves, stars FROM solo_chip WHERE match_id = ? AND round = ?", of_round
    ).fetchall()
    for guild_id, player, at, moves, before in solved:
        ((hints,),) = connection.execute(_HINTS, of_round)
        stars = stars_of(moves, best, hints)
        connection.execute("UPDATE solo_chip SET stars = ? WHERE match_id = ? AND round = ?", (stars, *of_round))
        add_to_total(connection, guild_id, Score.SOLO, player, stars - before, at)
