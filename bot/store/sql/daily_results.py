"""How people did in the puzzles of days: everybody in one, and the members of a server."""

# ruff: noqa: S608 - what is put into statements are names of ours

from collections import Counter

from bot.store.sql.connection import Connection, milliseconds
from bot.store.sql.daily import PLAY, read_play
from engine.daily import GRACE, Day, Play, begins, counts
from engine.events import Player

_MIDNIGHT = f"({milliseconds(begins(1))} + day * {milliseconds(begins(2) - begins(1))})"
"""When the day of a play ends."""

_PRESENT = "player_id NOT IN (SELECT player_id FROM absent WHERE guild_id = :guild)"

OF_ITS_DAY = f"solved_at < {_MIDNIGHT} + CASE WHEN opened_at < {_MIDNIGHT} THEN {milliseconds(GRACE)} ELSE 0 END"
"""Whether a play was first solved on its day: `engine.daily.counts`."""

STARS = "COALESCE(day_stars, stars)"
"""The stars by which a play is judged: those of its day's end."""

IN_DAYS = f"""
    SELECT player_id, CAST(SUM({STARS}) AS BIGINT) AS points FROM daily_play
    WHERE guild_id = :guild AND day >= :first AND day < :after
    AND {OF_ITS_DAY} AND {_PRESENT}
    GROUP BY player_id ORDER BY points DESC, MAX(solved_at), player_id
"""
"""Everybody who has stars of some days in a server, and how many, in order: of puzzles that were solved on their day."""


def spread(connection: Connection, day: Day) -> dict[int, int]:
    """See `Store.spread`."""
    rows = connection.execute("SELECT best, COUNT(*) FROM daily_play WHERE day = ? AND best IS NOT NULL GROUP BY best", (day,))
    counted = Counter[int]()
    for best, people in rows:
        counted[len(best.split())] += people
    return dict(sorted(counted.items()))


def solved_in(connection: Connection, guild_id: int, day: Day) -> dict[Player, Play]:
    """See `Store.solved_in`."""
    rows = connection.execute(
        f"SELECT player_id, {PLAY} FROM daily_play WHERE guild_id = :guild AND day = :day AND solved_at IS NOT NULL"
        f" AND {_PRESENT} ORDER BY {STARS} DESC, solved_at, player_id",
        {"guild": guild_id, "day": day},
    )
    plays = {player: read_play(*row) for player, *row in rows}
    return {player: play.on_its_day for player, play in plays.items() if counts(day, play)}
