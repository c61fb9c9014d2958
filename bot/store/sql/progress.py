"""Differences between a player's solutions and the best ones: chips of matches and solo games, daily puzzles, and practice."""

# ruff: noqa: S608 - only names of ours are interpolated

from collections.abc import Sequence

from bot.store.contract.standings import Progress, Share, Span
from bot.store.sql.connection import Connection, milliseconds
from bot.store.sql.daily import OF_ITS_DAY
from bot.store.sql.database import Methods, reads
from engine.games.daily import Day, begins, first_day
from engine.games.solo.practice import Practised
from engine.rules.events import Player

_BEFORE_ALL, _AFTER_ALL = -(2**62), 2**62
_A_DAY = milliseconds(begins(2) - begins(1))
"""By how much the day of a puzzle, which is a day of UTC, may be before or after a server's week."""

_SOLVED = """
    WITH solved AS (
        SELECT at, moves, best_moves, bid_after AS after, CAST(NULL AS BIGINT) AS day FROM proof
        WHERE player_id = :player AND {where}
        AND held = 1 AND best_moves IS NOT NULL
        UNION ALL
        SELECT at, moves, best_moves, at - turned_at, CAST(NULL AS BIGINT) FROM solo_chip CROSS JOIN round
        WHERE player_id = :player AND {where} AND best_moves IS NOT NULL
        AND round.match_id = solo_chip.match_id AND round.round = solo_chip.round
        UNION ALL
        SELECT solved_at, {judged}, LENGTH(puzzle.best) - LENGTH(REPLACE(puzzle.best, ' ', '')) + 1, NULL,
        CASE WHEN {of_its_day} THEN day END
        FROM daily_play AS play JOIN daily_puzzle AS puzzle USING (day)
        WHERE player_id = :player AND {where} AND solved_at IS NOT NULL
        AND (CAST(:before AS BIGINT) IS NULL OR day < :before)
    )
"""
"""Chips and puzzles that a player has solved and whose best solution is known: when, in how many moves, after which time.

A puzzle that was solved on its day has that ``day``, and the moves of its solution at the end of the day. The cross join makes
SQLite look up the right side, which has many rows, for each row of the left one, never the other way round.
"""
_MOVES = "LENGTH(COALESCE(day_best, play.best)) - LENGTH(REPLACE(COALESCE(day_best, play.best), ' ', '')) + 1"
_EVERYWHERE, _IN_SERVER = (
    _SOLVED.format(where=where, judged=_MOVES, of_its_day=OF_ITS_DAY) for where in ("TRUE", "guild_id = :guild")
)
"""Two queries, for all servers and for one: a condition for both would use no index."""

_PRACTISED = (
    "SELECT moves, hints, took FROM practice_chip WHERE player_id = ? ORDER BY at DESC, match_id DESC, round DESC LIMIT ?"
)
_LATEST = 1000
"""The number of chips of practice that a player's history looks back."""


class PlayerProgress(Methods):
    """The progress of players."""

    async def practised(self, player: Player) -> list[Practised]:
        """Return the chips that a player has solved or given up in practice, anywhere, the latest first, 1,000 at most."""
        rows = await self._database.rows(_PRACTISED, (player, _LATEST))
        return [Practised(moves, hints, None if took is None else took / 1000) for moves, hints, took in rows]

    @reads
    def progress(
        self,
        connection: Connection,
        guild_id: int | None,
        player: Player,
        spans: Sequence[Span],
        before: Day | None = None,
        days: Sequence[Span] | None = None,
    ) -> Progress:
        """Return how close a player's solutions came to the best ones on a server, or everywhere, with a share for each span.

        Of daily puzzles only those ``before`` a day count. One that was solved on its day counts, as it was at the end of that
        day, in the span of ``days`` in which the day begins. There are as many of these as ``spans``, and none differs from its
        span by more than a day; if omitted, they are the spans.
        """
        solved = _EVERYWHERE if guild_id is None else _IN_SERVER
        who = {"guild": guild_id, "player": player, "before": before}
        by_length = connection.execute(
            f"{solved} SELECT best_moves, MIN(CASE WHEN moves = best_moves THEN after END) FROM solved GROUP BY best_moves", who
        ).fetchall()
        ends = [ends_of(span) for span in spans]
        days_within = [days_of(span) for span in days or spans]
        earliest, latest = min((since for since, _ in ends), default=0), max((until for _, until in ends), default=0)
        recent = connection.execute(
            f"{solved} SELECT at, day, moves = best_moves FROM solved WHERE at >= :since AND at < :until",
            {**who, "since": earliest - _A_DAY, "until": latest + _A_DAY},
        ).fetchall()

        def share(span: tuple[int, int], of_days: tuple[Day, Day]) -> Share:
            optimal = [
                bool(is_optimal)
                for at, day, is_optimal in recent
                if (span[0] <= at < span[1] if day is None else of_days[0] <= day < of_days[1])
            ]
            return Share(sum(optimal), len(optimal))

        return Progress(
            quickest={moves: after / 1000 for moves, after in by_length if after is not None},
            hardest=max((moves for moves, _ in by_length), default=None),
            shares=tuple(share(*both) for both in zip(ends, days_within, strict=True)),
        )


def ends_of(span: Span) -> tuple[int, int]:
    """Return the ends of a span in milliseconds."""
    since = _BEFORE_ALL if span.since is None else milliseconds(span.since)
    return since, _AFTER_ALL if span.until is None else milliseconds(span.until)


def days_of(span: Span) -> tuple[Day, Day]:
    """Return the first day that begins in a span, and the first one after it."""
    since, until = ends_of(span)
    return first_day(since / 1000), first_day(until / 1000)
