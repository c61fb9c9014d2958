"""Leaderboards and statistics: what is read from the tables that `bot.store.sql.projections` writes."""

from bisect import bisect_left
from collections.abc import Sequence
from itertools import chain
from typing import Any

from bot.store.contract.standings import Leaderboard, Span, Standing, Statistics
from bot.store.sql import daily_results, races, stars
from bot.store.sql.connection import Connection, milliseconds
from bot.store.sql.matches import QUARTER
from engine.daily import first_day
from engine.events import Player
from engine.score import Score

_BEFORE_ALL, _AFTER_ALL = -(2**63), 2**63 - 1

IN_SPAN = """
    SELECT player_id, COUNT(*) AS points FROM point
    WHERE guild_id = :guild AND score = :score AND at >= :since AND at < :until
    AND player_id NOT IN (SELECT player_id FROM absent WHERE guild_id = :guild)
    GROUP BY player_id ORDER BY points DESC, MAX(at), player_id
"""
"""Everybody who has points of some time, and how many, in order."""
EVER = """
    SELECT player_id, points FROM total
    WHERE guild_id = :guild AND score = :score
    AND player_id NOT IN (SELECT player_id FROM absent WHERE guild_id = :guild)
    ORDER BY points DESC, last_at, player_id
"""
"""The same of all time."""

PROOFS = """
    SELECT held, moves, best_moves, COUNT(*), MIN(bid_after) FROM proof
    WHERE player_id = :player AND guild_id = :guild GROUP BY held, moves, best_moves
"""
"""Somebody's proofs, those together that are alike; in the order of the index, so that nothing needs to be sorted."""

MATCHES = """
    SELECT COUNT(*) FROM taking_part WHERE player_id = :player AND guild_id = :guild
    AND match_id NOT IN (SELECT id FROM match WHERE practice = 1)
"""
VICTORIES = f"""
    SELECT points FROM total
    WHERE guild_id = :guild AND player_id = :player AND score = '{Score.MATCHES.value}'
"""  # noqa: S608 - names of ours
FIRST_PLAYED = "SELECT MIN(quarter) FROM playing WHERE player_id = :player AND guild_id = :guild"
_PLAYED = """
    WITH span (place, since, until) AS (VALUES {spans})
    SELECT place FROM span
    WHERE EXISTS (SELECT * FROM playing WHERE player_id = ? AND guild_id = ? AND quarter >= since AND quarter < until)
"""
FIRST_POINT = """
    SELECT MIN(at) FROM (
        SELECT MIN(at) AS at FROM point WHERE guild_id = :guild AND score = :score
        UNION ALL SELECT MIN(at) FROM point WHERE guild_id = :guild AND score = 'races'
        UNION ALL SELECT MIN(at) FROM solo_chip WHERE guild_id = :guild
        UNION ALL SELECT MIN(solved_at) FROM daily_play WHERE guild_id = :guild
    ) AS first
"""


def leaderboard(
    connection: Connection, guild_id: int, score: Score, span: Span, *, skip: int, limit: int, player: Player | None
) -> Leaderboard:
    """See `Store.leaderboard`."""
    rows: list[tuple[Player, int]] = connection.execute(
        _question(score, span),
        {
            "guild": guild_id,
            "score": score.value,
            "since": _BEFORE_ALL if span.since is None else milliseconds(span.since),
            "until": _AFTER_ALL if span.until is None else milliseconds(span.until),
            "first": _BEFORE_ALL if span.since is None else first_day(span.since),
            "after": _AFTER_ALL if span.until is None else first_day(span.until),
        },
    ).fetchall()

    def standing(who: Player, points: int) -> Standing:
        """Everybody with more points is before them."""
        return Standing(1 + bisect_left(rows, -points, key=lambda row: -row[1]), who, points)

    own = next((row for row in rows if row[0] == player), None)
    return Leaderboard(tuple(standing(*row) for row in rows[skip : skip + limit]), standing(*own) if own else None, len(rows))


def _question(score: Score, span: Span) -> str:
    """What is asked of the tables. There are no totals of puzzles: one for each day is quickly counted."""
    if score is Score.DAILY:
        return daily_results.IN_DAYS
    if span == Span():
        return EVER
    return stars.IN_SPAN if score is Score.SOLO else IN_SPAN


def first_point(connection: Connection, guild_id: int) -> float | None:
    """See `Store.first_point`."""
    ((at,),) = connection.execute(FIRST_POINT, {"guild": guild_id, "score": Score.CHIPS.value})
    return None if at is None else at / 1000


def statistics(connection: Connection, guild_id: int | None, player: Player) -> Statistics:
    """See `Store.statistics`."""

    def rows(question: str) -> list[Any]:
        """Those of one server after the other: by a server's id every index finds its rows."""
        return [row for guild in guilds for row in connection.execute(question, {"guild": guild, "player": player})]

    guilds = _guilds(connection, guild_id, player)
    proofs = rows(PROOFS)
    held = [row[1:] for row in proofs if row[0]]
    judged = [(moves - best, count) for moves, best, count, _ in held if best is not None]
    quarter = min((quarter for (quarter,) in rows(FIRST_PLAYED) if quarter is not None), default=None)
    raced = sum(count for (count,) in rows(races.TAKEN_PART))
    return Statistics(
        chips=sum(count for *_, count, _ in held),
        victories=sum(count for (count,) in rows(VICTORIES)),
        matches=sum(count for (count,) in rows(MATCHES)) - raced,
        tried=sum(count for *_, count, _ in proofs),
        held=sum(count for *_, count, _ in held),
        judged=sum(count for _, count in judged),
        shortest=sum(count for above, count in judged if not above),
        moves_above=sum(above * count for above, count in judged),
        quickest_bid=min((quickest / 1000 for *_, quickest in held if quickest is not None), default=None),
        longest_proof=max((moves for moves, *_ in held), default=None),
        first_played=None if quarter is None else float(quarter * QUARTER),
        races=raced,
        races_won=sum(count for (count,) in rows(races.WON)),
    )


def played(connection: Connection, guild_id: int | None, player: Player, spans: Sequence[Span]) -> list[bool]:
    """See `Store.played`."""
    if not spans:
        return []
    ends = [(place, _quarter(span.since, _BEFORE_ALL), _quarter(span.until, _AFTER_ALL)) for place, span in enumerate(spans)]
    found = set[int]()
    for guild in _guilds(connection, guild_id, player):
        found.update(place for (place,) in connection.execute(played_in(len(spans)), (*chain(*ends), player, guild)))
    return [place in found for place in range(len(spans))]


def played_in(spans: int) -> str:
    """The question in which of so many spans of time somebody has bid: all at once, since a server may be far away."""
    return _PLAYED.format(spans=", ".join(["(?, ?, ?)"] * spans))


def _guilds(connection: Connection, guild_id: int | None, player: Player) -> list[int]:
    """The server that is named, or all in which somebody has bid."""
    if guild_id is not None:
        return [guild_id]
    rows = connection.execute("SELECT DISTINCT guild_id FROM taking_part WHERE player_id = ?", (player,))
    return [guild for (guild,) in rows]


def _quarter(at: float | None, otherwise: int) -> int:
    return otherwise if at is None else int(at // QUARTER)
