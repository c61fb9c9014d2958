"""The puzzles of days, and what players have done with them."""

# ruff: noqa: S608 - what is put into statements are names of ours

from typing import Any

from bot.store.contract.games import NO_SERVER
from bot.store.sql.connection import Connection, milliseconds
from engine.daily import Day, DayResult, Play, Puzzle
from engine.events import Player
from engine.moves import Move
from engine.notation import format_moves, parse_moves
from engine.position import Position

PLAY = "opened_at, tries, hints, best, stars, solved_at, solved_tries, shown, day_tries, day_best, day_stars"
"""What of a row `read_play` reads."""


def puzzle(connection: Connection, day: Day) -> Puzzle | None:
    """See `Store.puzzle`."""
    found = connection.execute("SELECT position, best FROM daily_puzzle WHERE day = ?", (day,)).fetchone()
    if found is None:
        return None
    return Puzzle(day, Position.from_code(found[0]), parse_moves(found[1]))


def keep_puzzle(connection: Connection, chosen: Puzzle) -> Puzzle:
    """See `Store.keep_puzzle`."""
    connection.execute(
        "INSERT INTO daily_puzzle (day, position, best) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (chosen.day, chosen.position.code, format_moves(chosen.best)),
    )
    kept = puzzle(connection, chosen.day)
    assert kept is not None
    return kept


def play_of(connection: Connection, player: Player, day: Day) -> Play | None:
    """What somebody has done with the puzzle of a day; None where they have not opened it."""
    found = connection.execute(f"SELECT {PLAY} FROM daily_play WHERE player_id = ? AND day = ?", (player, day)).fetchone()
    return found and read_play(*found)


def open_play(connection: Connection, player: Player, day: Day, at: float) -> Play:
    """See `Store.open_play`."""
    connection.execute(
        "INSERT INTO daily_play (player_id, day, opened_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (player, day, milliseconds(at)),
    )
    return _opened(connection, player, day)


def take_try(
    connection: Connection, player: Player, tried: Puzzle, moves: tuple[Move, ...] | None, at: float, guild_id: int
) -> Play:
    """See `Store.take_try`."""
    before = open_play(connection, player, tried.day, at)
    after = before.after_try(tried, moves, at)
    if after.solved_at != before.solved_at:
        connection.execute(
            "UPDATE daily_play SET solved_at = ?, solved_tries = ?, guild_id = ? WHERE player_id = ? AND day = ?",
            (milliseconds(at), after.solved_tries, guild_id, player, tried.day),
        )
    connection.execute(
        "UPDATE daily_play SET tries = ?, best = ?, stars = ?, day_tries = ?, day_best = ?, day_stars = ?"
        " WHERE player_id = ? AND day = ?",
        (after.tries, _form(after.best), after.stars, *_columns(after.day_result), player, tried.day),
    )
    if guild_id != NO_SERVER:  # who plays there is there
        connection.execute("DELETE FROM absent WHERE guild_id = ? AND player_id = ?", (guild_id, player))
    return _opened(connection, player, tried.day)


def take_hint(connection: Connection, player: Player, day: Day, hints: int) -> Play:
    """See `Store.take_hint`."""
    connection.execute(
        "UPDATE daily_play SET hints = ? WHERE player_id = ? AND day = ? AND hints < ?", (hints, player, day, hints)
    )
    return _opened(connection, player, day)


def show_solutions(connection: Connection, player: Player, day: Day) -> Play:
    """See `Store.show_solutions`."""
    connection.execute("UPDATE daily_play SET shown = 1 WHERE player_id = ? AND day = ?", (player, day))
    return _opened(connection, player, day)


def plays_of(connection: Connection, player: Player) -> dict[Day, Play]:
    """See `Store.plays_of`."""
    rows = connection.execute(f"SELECT day, {PLAY} FROM daily_play WHERE player_id = ? ORDER BY day", (player,))
    return {day: read_play(*row) for day, *row in rows}


def forget(connection: Connection, player: Player) -> None:
    """Delete what somebody has done with puzzles."""
    connection.execute("DELETE FROM daily_play WHERE player_id = ?", (player,))


def forget_server(connection: Connection, guild_id: int) -> None:
    """Forget which puzzles were solved in a server; those who solved them keep them."""
    connection.execute("UPDATE daily_play SET guild_id = 0 WHERE guild_id = ?", (guild_id,))


def _opened(connection: Connection, player: Player, day: Day) -> Play:
    """What somebody has done with a puzzle that they have opened. Raises `KeyError` for any other."""
    if (play := play_of(connection, player, day)) is None:
        raise KeyError(day)
    return play


def _form(moves: tuple[Move, ...] | None) -> str | None:
    return None if moves is None else format_moves(moves)


def _columns(result: DayResult | None) -> tuple[int | None, str | None, int | None]:
    """The columns ``day_tries``, ``day_best`` and ``day_stars``."""
    return (result.tries, _form(result.best), result.stars) if result else (None, None, None)


def read_play(opened: int, tries: int, hints: int, best: str | None, stars: int, *rest: Any) -> Play:
    """The play in a row of the columns `PLAY`."""
    solved, solved_tries, shown, day_tries, day_best, day_stars = rest
    result = None if day_tries is None else DayResult(day_tries, _read(day_best), day_stars)
    solved_at = None if solved is None else solved / 1000
    return Play(opened / 1000, tries, hints, _read(best), stars, solved_at, solved_tries, bool(shown), result)


def _read(best: str | None) -> tuple[Move, ...] | None:
    return None if best is None else parse_moves(best)
