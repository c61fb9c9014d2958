"""Daily puzzles, what players have done with them, and how people did."""

# ruff: noqa: S608 - only names of ours are interpolated

from collections import Counter
from collections.abc import Mapping
from typing import Any

import structlog

from bot.store.contract.games import NO_SERVER
from bot.store.sql.connection import Connection, milliseconds
from bot.store.sql.database import Methods, reads, writes
from bot.store.sql.done_commands import note_done
from bot.store.sql.points import note_presence
from engine.board.moves import Move
from engine.board.notation import format_moves, parse_moves
from engine.board.position import Position
from engine.games.daily import GRACE, Day, DayResult, Play, Puzzle, begins, counts
from engine.games.streaks import Turnout
from engine.rules.events import Player

_log = structlog.stdlib.get_logger()

_PLAY = "opened_at, tries, hints, best, stars, solved_at, solved_tries, shown, day_tries, day_best, day_stars"
"""The columns that `_read_play` reads."""

_MIDNIGHT = f"({milliseconds(begins(1))} + day * {milliseconds(begins(2) - begins(1))})"
"""When the day of a play ends."""

_PRESENT = "player_id NOT IN (SELECT player_id FROM absent WHERE guild_id = :guild)"

OF_ITS_DAY = f"solved_at < {_MIDNIGHT} + CASE WHEN opened_at < {_MIDNIGHT} THEN {milliseconds(GRACE)} ELSE 0 END"
"""The condition that a play was first solved on its day; see `engine.games.daily.counts`."""

STARS = "COALESCE(day_stars, stars)"
"""The stars of a play at the end of its day."""

IN_DAYS = f"""
    SELECT player_id, CAST(SUM({STARS}) AS BIGINT) AS points FROM daily_play
    WHERE guild_id = :guild AND day >= :first AND day < :after
    AND {OF_ITS_DAY} AND {_PRESENT}
    GROUP BY player_id ORDER BY points DESC, MAX(solved_at), player_id
"""
"""The leaderboard of a server over some days: the stars of puzzles that were solved on their day."""


class Daily(Methods):
    """Daily puzzles, and the plays of each player."""

    @reads
    def puzzle(self, connection: Connection, day: Day) -> Puzzle | None:
        """Return the puzzle of a day, or None if none is stored that can be read."""
        return _puzzle(connection, day)

    @writes
    def keep_puzzle(self, connection: Connection, puzzle: Puzzle) -> Puzzle:
        """Store the puzzle of its day unless the day has one that can be read. Return the stored one."""
        if _puzzle(connection, puzzle.day) is None:
            connection.execute("DELETE FROM daily_puzzle WHERE day = ?", (puzzle.day,))
        connection.execute(
            "INSERT INTO daily_puzzle (day, position, best) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            (puzzle.day, puzzle.position.code, format_moves(puzzle.best)),
        )
        kept = _puzzle(connection, puzzle.day)
        assert kept is not None
        return kept

    async def open_play(self, player: Player, day: Day, at: float) -> Play:
        """Return the play of a player; it is opened at this time unless it was before."""
        known = await self._database.read(_play_of, player, day)
        return known or await self._database.write(_open_play, player, day, at)

    @writes
    def take_try(
        self,
        connection: Connection,
        player: Player,
        puzzle: Puzzle,
        moves: tuple[Move, ...] | None,
        at: float,
        guild_id: int,
        command_id: str = "",
    ) -> Play:
        """Store a try, with its ``moves`` if they are a solution, and return the play after it; see `Play.after_try`.

        Opens the play if necessary. The first solution counts on its server, `NO_SERVER` for none, where the player then is no
        longer absent. Raises `AlreadyDone` if the command with the ``command_id`` was done.
        """
        if command_id:
            note_done(connection, command_id, at)
        before = _open_play(connection, player, puzzle.day, at)
        after = before.after_try(puzzle, moves, at)
        if after.solved_at != before.solved_at:
            connection.execute(
                "UPDATE daily_play SET solved_at = ?, solved_tries = ?, guild_id = ? WHERE player_id = ? AND day = ?",
                (milliseconds(at), after.solved_tries, guild_id, player, puzzle.day),
            )
        result = after.day_result
        ended = (result.tries, _form(result.best), result.stars) if result else (None, None, None)
        connection.execute(
            "UPDATE daily_play SET tries = ?, best = ?, stars = ?, day_tries = ?, day_best = ?, day_stars = ?"
            " WHERE player_id = ? AND day = ?",
            (after.tries, _form(after.best), after.stars, *ended, player, puzzle.day),
        )
        if guild_id != NO_SERVER:
            note_presence(connection, guild_id, player)
        return _opened(connection, player, puzzle.day)

    @writes
    def take_hint(self, connection: Connection, player: Player, day: Day, hints: int) -> Play:
        """Record that a player has seen ``hints`` or more, and return the play. Raises `KeyError` for an unopened play."""
        connection.execute(
            "UPDATE daily_play SET hints = ? WHERE player_id = ? AND day = ? AND hints < ?", (hints, player, day, hints)
        )
        return _opened(connection, player, day)

    @writes
    def show_solutions(self, connection: Connection, player: Player, day: Day) -> Play:
        """Note that a player has seen the solutions, and return the play. Raises `KeyError` for an unopened play."""
        connection.execute("UPDATE daily_play SET shown = 1 WHERE player_id = ? AND day = ?", (player, day))
        return _opened(connection, player, day)

    @reads
    def plays_of(self, connection: Connection, player: Player) -> Mapping[Day, Play]:
        """Return all plays of a player by their days, in order."""
        rows = connection.execute(f"SELECT day, {_PLAY} FROM daily_play WHERE player_id = ? ORDER BY day", (player,))
        return {day: _read_play(*row) for day, *row in rows}

    @reads
    def spread(self, connection: Connection, day: Day) -> Mapping[int, int]:
        """Return how many people have solved the puzzle of a day in how many moves, the fewest moves first."""
        rows = connection.execute(
            "SELECT best, COUNT(*) FROM daily_play WHERE day = ? AND best IS NOT NULL GROUP BY best", (day,)
        )
        counted = Counter[int]()
        for best, people in rows:
            counted[len(best.split())] += people
        return dict(sorted(counted.items()))

    @reads
    def solved_in(self, connection: Connection, guild_id: int, day: Day) -> Mapping[Player, Play]:
        """Return the plays of members who solved a puzzle first on this server and on its day, those with most stars first.

        Each play is as it was at the end of the day. Omits absent players.
        """
        rows = connection.execute(
            f"SELECT player_id, {_PLAY} FROM daily_play WHERE guild_id = :guild AND day = :day AND solved_at IS NOT NULL"
            f" AND {_PRESENT} ORDER BY {STARS} DESC, solved_at, player_id",
            {"guild": guild_id, "day": day},
        )
        plays = {player: _read_play(*row) for player, *row in rows}
        return {player: play.on_its_day for player, play in plays.items() if counts(day, play)}

    @reads
    def turnouts(self, connection: Connection, guild_id: int) -> Mapping[Day, Turnout]:
        """Return the turnouts of a server by days, of those who solved a puzzle first there, even if they are absent by now."""
        # Grouped by the bare column, SQLite would read an index that does not hold the times, which takes seven times as long.
        solvers = connection.execute(
            f"SELECT day + 0 AS of, COUNT(*) FROM daily_play WHERE guild_id = ? AND {OF_ITS_DAY} GROUP BY of", (guild_id,)
        )
        newcomers = connection.execute(
            "SELECT since, COUNT(*) FROM (SELECT MIN(day) AS since FROM daily_play"
            f" WHERE guild_id = ? AND {OF_ITS_DAY} GROUP BY player_id) AS first GROUP BY since",
            (guild_id,),
        )
        first = dict[Day, int](newcomers.fetchall())
        return {day: Turnout(people, first.get(day, 0)) for day, people in solvers}


def _puzzle(connection: Connection, day: Day) -> Puzzle | None:
    found = connection.execute("SELECT position, best FROM daily_puzzle WHERE day = ?", (day,)).fetchone()
    if found is None:
        return None
    try:
        return Puzzle(day, Position.from_code(found[0]), parse_moves(found[1]))
    except ValueError as error:
        _log.warning("puzzle unreadable", day=day, error=str(error))
        return None


def _play_of(connection: Connection, player: Player, day: Day) -> Play | None:
    found = connection.execute(f"SELECT {_PLAY} FROM daily_play WHERE player_id = ? AND day = ?", (player, day)).fetchone()
    return found and _read_play(*found)


def _open_play(connection: Connection, player: Player, day: Day, at: float) -> Play:
    connection.execute(
        "INSERT INTO daily_play (player_id, day, opened_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (player, day, milliseconds(at)),
    )
    return _opened(connection, player, day)


def _opened(connection: Connection, player: Player, day: Day) -> Play:
    """Return an opened play. Raises `KeyError` for an unopened one."""
    if (play := _play_of(connection, player, day)) is None:
        raise KeyError(day)
    return play


def _read_play(opened: int, tries: int, hints: int, best: str | None, stars: int, *rest: Any) -> Play:
    solved, solved_tries, shown, day_tries, day_best, day_stars = rest
    own, on_day = _read(best), _read(day_best)
    result = None if day_tries is None or on_day is None else DayResult(day_tries, on_day, day_stars)
    if own is None:  # never solved, or as if
        return Play(opened / 1000, tries, hints, is_shown=bool(shown))
    return Play(opened / 1000, tries, hints, own, stars, solved / 1000, solved_tries, bool(shown), result)


def _read(best: str | None) -> tuple[Move, ...] | None:
    """Return the moves of a stored solution; None without one, and for one that cannot be read."""
    try:
        return None if best is None else parse_moves(best)
    except ValueError as error:
        _log.warning("solution unreadable", moves=best, error=str(error))
        return None


def _form(moves: tuple[Move, ...] | None) -> str | None:
    return None if moves is None else format_moves(moves)
