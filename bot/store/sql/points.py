"""Points of leaderboards and of practice, which the projections of all kinds of games write."""

from bot.store.sql.connection import Connection, milliseconds
from bot.store.sql.game_table import Game
from engine.games.match.events import MatchEnded
from engine.games.race.state import RaceEnded
from engine.rules.events import Player
from engine.rules.score import Practice, Score


def add_point(connection: Connection, game: Game, number: int, score: Score | Practice, player: Player, at: int) -> None:
    """Add a point for the event with this number of a game, at a time in milliseconds; none for an erased player."""
    if player < 0:
        return
    connection.execute(
        "INSERT INTO point (guild_id, score, at, player_id, match_id, number) VALUES (?, ?, ?, ?, ?, ?)",
        (game.guild_id, score.value, at, player, game.game_id, number),
    )
    add_to_total(connection, game.guild_id, score, player, 1, at)


def add_to_total(connection: Connection, guild_id: int, score: Score | Practice, player: Player, points: int, at: int) -> None:
    """Add points to the total of a player on a server's leaderboard, won at a time in milliseconds."""
    connection.execute(
        "INSERT INTO total (guild_id, score, player_id, points, last_at) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (guild_id, score, player_id) DO UPDATE SET points = total.points + excluded.points,"
        " last_at = CASE WHEN total.last_at > excluded.last_at THEN total.last_at ELSE excluded.last_at END",
        (guild_id, score.value, player, points, at),
    )


def add_practice(
    connection: Connection, game: Game, number: int, ended: MatchEnded | RaceEnded, played: Practice, won: Practice
) -> None:
    """Add what a game beside bots alone that has a winner counts for the one person who took part."""
    people = connection.execute("SELECT player_id FROM taking_part WHERE match_id = ?", (game.game_id,)).fetchall()
    for (player,) in people:
        for counted in (played, won) if player in ended.winners else (played,):
            add_point(connection, game, number, counted, player, milliseconds(ended.at))


def note_presence(connection: Connection, guild_id: int, player: Player) -> None:
    """Show a player on the leaderboards of a server again, where they had left it."""
    connection.execute("DELETE FROM absent WHERE guild_id = ? AND player_id = ?", (guild_id, player))


def take_part(connection: Connection, game: Game, player: Player) -> bool:
    """Note that a player takes part in a game, and is present on its server. Return False if they took part before."""
    note_presence(connection, game.guild_id, player)
    written = connection.execute(
        "INSERT INTO taking_part (match_id, player_id, guild_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (game.game_id, player, game.guild_id),
    )
    return bool(written.rowcount)
