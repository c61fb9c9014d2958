"""Leaderboards and statistics: what is read from the tables that `bot.store.records` writes."""

import json
from collections.abc import Sequence

from bot.store import solo
from bot.store.contract import Leaderboard, Score, Span, Standing, Statistics
from bot.store.database import Database
from bot.store.records import QUARTER, milliseconds
from engine.events import Player

_BEFORE_ALL, _AFTER_ALL = -(2**63), 2**63 - 1

IN_SPAN = """
    SELECT player_id, COUNT(*) AS points, MAX(at) AS last_at FROM point
    WHERE guild_id = :guild AND score = :score AND at >= :since AND at < :until
    AND player_id NOT IN (SELECT player_id FROM absent WHERE guild_id = :guild)
    GROUP BY player_id
"""
EVER = """
    SELECT player_id, points, last_at FROM total
    WHERE guild_id = :guild AND score = :score
    AND player_id NOT IN (SELECT player_id FROM absent WHERE guild_id = :guild)
"""
BOARD = """
    SELECT place, player_id, points, line, length FROM (
        SELECT player_id, points, COUNT(*) OVER () AS length,
        RANK() OVER (ORDER BY points DESC) AS place,
        ROW_NUMBER() OVER (ORDER BY points DESC, last_at, player_id) AS line
        FROM ({counted})
    ) WHERE line BETWEEN :first AND :last OR line = 1 OR player_id = :player ORDER BY line
"""
STATISTICS = """
    SELECT
    COUNT(*) AS tried,
    COALESCE(SUM(held), 0) AS held,
    COALESCE(SUM(held AND best_moves IS NOT NULL), 0) AS judged,
    COALESCE(SUM(held AND moves = best_moves), 0) AS shortest,
    COALESCE(SUM(CASE WHEN held THEN moves - best_moves END), 0) AS moves_above,
    MIN(bid_after) AS quickest_bid,
    MAX(CASE WHEN held THEN moves END) AS longest_proof
    FROM proof WHERE player_id = :player AND guild_id = :guild
"""
PLAYING = """
    SELECT COUNT(DISTINCT match_id) AS matches, MIN(quarter) AS first_played
    FROM playing WHERE player_id = :player AND guild_id = :guild
"""
PLAYED = """
    SELECT EXISTS (
        SELECT * FROM playing WHERE player_id = :player AND guild_id = :guild
        AND quarter >= json_extract(span.value, '$[0]') AND quarter < json_extract(span.value, '$[1]')
    ) FROM json_each(:spans) AS span ORDER BY span.key
"""
FIRST_POINT = """
    SELECT MIN(at) FROM (
        SELECT MIN(at) AS at FROM point WHERE guild_id = :guild AND score = :score
        UNION ALL SELECT MIN(at) FROM solo_chip WHERE guild_id = :guild
    )
"""


async def leaderboard(
    database: Database, guild_id: int, score: Score, span: Span, *, skip: int, limit: int, player: Player | None
) -> Leaderboard:
    """See `Store.leaderboard`."""
    rows = await database.rows(
        BOARD.format(counted=EVER if span == Span() else solo.IN_SPAN if score is Score.SOLO else IN_SPAN),
        {
            "guild": guild_id,
            "score": score.value,
            "since": _BEFORE_ALL if span.since is None else milliseconds(span.since),
            "until": _AFTER_ALL if span.until is None else milliseconds(span.until),
            "first": skip + 1,
            "last": skip + limit,
            "player": player,
        },
    )
    lines = [(line, Standing(place, who, points)) for place, who, points, line, _ in rows]
    return Leaderboard(
        tuple(standing for line, standing in lines if skip < line <= skip + limit),
        next((standing for _, standing in lines if standing.player == player), None),
        rows[0][-1] if rows else 0,
    )


async def first_point(database: Database, guild_id: int) -> float | None:
    """See `Store.first_point`."""
    ((at,),) = await database.rows(FIRST_POINT, {"guild": guild_id, "score": Score.CHIPS.value})
    return None if at is None else at / 1000


async def statistics(database: Database, guild_id: int, player: Player) -> Statistics:
    """See `Store.statistics`."""
    who = {"guild": guild_id, "player": player}
    ((tried, held, judged, shortest, above, quickest, longest),) = await database.rows(STATISTICS, who)
    ((matches, quarter),) = await database.rows(PLAYING, who)
    totals = await database.rows(
        "SELECT score, points FROM total WHERE guild_id = :guild AND player_id = :player AND score IN (:chips, :matches)",
        {**who, "chips": Score.CHIPS.value, "matches": Score.MATCHES.value},
    )
    points = dict(totals)
    return Statistics(
        chips=points.get(Score.CHIPS.value, 0),
        victories=points.get(Score.MATCHES.value, 0),
        matches=matches,
        tried=tried,
        held=held,
        judged=judged,
        shortest=shortest,
        moves_above=above,
        quickest_bid=None if quickest is None else quickest / 1000,
        longest_proof=longest,
        first_played=None if quarter is None else float(quarter * QUARTER),
    )


async def played(database: Database, guild_id: int, player: Player, spans: Sequence[Span]) -> list[bool]:
    """See `Store.played`."""
    quarters = [(_quarter(span.since, _BEFORE_ALL), _quarter(span.until, _AFTER_ALL)) for span in spans]
    rows = await database.rows(PLAYED, {"guild": guild_id, "player": player, "spans": json.dumps(quarters)})
    return [bool(was) for (was,) in rows]


def _quarter(at: float | None, otherwise: int) -> int:
    return otherwise if at is None else int(at // QUARTER)
