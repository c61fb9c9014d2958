"""Leaderboards and statistics, read from the tables that `bot.store.sql.projections` writes."""

import json
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import Any

from bot.store.contract.kinds import KINDS
from bot.store.contract.standings import Leaderboard, Span, Standing, Statistics
from bot.store.sql import daily, races, stars
from bot.store.sql.connection import Connection, milliseconds
from bot.store.sql.database import reads
from bot.store.sql.matches import QUARTER
from bot.store.sql.progress import PlayerProgress, days_of, ends_of
from engine.rules.events import Player
from engine.rules.score import Practice, Score

IN_SPAN = """
    SELECT player_id, COUNT(*) AS points FROM point
    WHERE guild_id = :guild AND score = :score AND at >= :since AND at < :until
    AND player_id NOT IN (SELECT player_id FROM absent WHERE guild_id = :guild)
    GROUP BY player_id ORDER BY points DESC, MAX(at), player_id
"""
"""The leaderboard of a span."""
EVER = """
    SELECT player_id, points FROM total
    WHERE guild_id = :guild AND score = :score
    AND player_id NOT IN (SELECT player_id FROM absent WHERE guild_id = :guild)
    ORDER BY points DESC, last_at, player_id
"""
"""The leaderboard of all time."""

PROOFS = """
    SELECT held, moves, best_moves, COUNT(*), MIN(bid_after) FROM proof
    WHERE player_id = :player AND guild_id = :guild GROUP BY held, moves, best_moves
"""
"""The proofs of a player, grouped in the order of the index, so that nothing is sorted."""

MATCHES = """
    SELECT COUNT(*) FROM taking_part WHERE player_id = :player AND guild_id = :guild
    AND match_id NOT IN (SELECT id FROM match WHERE practice = 1)
"""
VICTORIES = f"""
    SELECT points FROM total
    WHERE guild_id = :guild AND player_id = :player AND score = '{Score.MATCHES.value}'
"""  # noqa: S608 - names of ours
_PRACTICE = ", ".join(f"'{one.value}'" for one in Practice)
_PRACTISED = f"""
    SELECT score, points FROM total
    WHERE guild_id = :guild AND player_id = :player AND score IN ({_PRACTICE})
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


_ENDS = """
    SELECT kind, data FROM match JOIN event ON match_id = match.id
    WHERE starter_id = ? AND ended_at IS NOT NULL AND chosen = 0 AND kind IN ({kinds})
"""


class Standings(PlayerProgress):
    """Leaderboards of servers, and statistics of players."""

    async def leaderboard(
        self, guild_id: int, score: Score, span: Span, *, skip: int = 0, limit: int, player: Player | None = None
    ) -> Leaderboard:
        """Return at most ``limit`` lines of a server's leaderboard after the first ``skip`` ones, and the line of ``player``.

        Counts the points of a span, to the millisecond, also those of matches that were stopped. A match of the present rules
        counts once a second person has bid in it, a victory only if at least three chips win. A puzzle that was solved on its
        day counts, as it was at the end of that day, if the day begins in the span. Among equals, those who reached the number
        first are first. Omits absent players.
        """
        return await self._database.read(leaderboard, guild_id, score, span, skip=skip, limit=limit, player=player)

    async def first_point(self, guild_id: int) -> float | None:
        """Return when the first chip of a server was won, in a match or a solo game, or its first puzzle solved; or None."""
        ((at,),) = await self._database.rows(FIRST_POINT, {"guild": guild_id, "score": Score.CHIPS.value})
        return None if at is None else at / 1000

    @reads
    def statistics(self, connection: Connection, guild_id: int | None, player: Player) -> Statistics:
        """Return the statistics of a player on a server, or on all servers."""

        def rows(query: str) -> list[Any]:
            # One server after the other, because each index begins with a server or a player on it.
            return [row for guild in guilds for row in connection.execute(query, {"guild": guild, "player": player})]

        guilds = _guilds(connection, guild_id, player)
        proofs = rows(PROOFS)
        held = [row[1:] for row in proofs if row[0]]
        judged = [(moves - best, count) for moves, best, count, _ in held if best is not None]
        quarter = min((quarter for (quarter,) in rows(FIRST_PLAYED) if quarter is not None), default=None)
        raced = sum(count for (count,) in rows(races.TAKEN_PART))
        practised = Counter[str]()
        for counted, points in rows(_PRACTISED):
            practised[counted] += points
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
            beside_bots=practised[Practice.MATCHES.value],
            won_beside_bots=practised[Practice.WON.value],
            races_beside_bots=practised[Practice.RACES.value],
            races_won_beside_bots=practised[Practice.RACES_WON.value],
        )

    async def personal_bests(self, player: Player) -> dict[str, int]:
        """Return a player's best results by the names of kinds that have such, on any server or outside, cups apart."""
        fields = {kind.ending.__name__: (kind.name, kind.best) for kind in KINDS.values() if kind.best}
        bests = dict[str, int]()
        for event, data in await self._database.rows(_ENDS.format(kinds=", ".join("?" * len(fields))), (player, *fields)):
            name, field = fields[event]
            bests[name] = max(bests.get(name, 0), json.loads(data)[field])
        return bests

    @reads
    def played(self, connection: Connection, guild_id: int | None, player: Player, spans: Sequence[Span]) -> list[bool]:
        """Return for each span, in whole quarters of an hour, whether a player bid in it on a server, or on any."""
        if not spans:
            return []
        ends = [(place, *(end // milliseconds(QUARTER) for end in ends_of(span))) for place, span in enumerate(spans)]
        found = set[int]()
        for guild in _guilds(connection, guild_id, player):
            found.update(place for (place,) in connection.execute(played_in(len(spans)), (*chain(*ends), player, guild)))
        return [place in found for place in range(len(spans))]


def leaderboard(
    connection: Connection, guild_id: int, score: Score, span: Span, *, skip: int, limit: int, player: Player | None
) -> Leaderboard:
    """Implement `Standings.leaderboard`."""
    (since, until), (first, after) = ends_of(span), days_of(span)
    ends = {"since": since, "until": until, "first": first, "after": after}
    rows: list[tuple[Player, int]] = connection.execute(
        _query(score, span), {"guild": guild_id, "score": score.value, **ends}
    ).fetchall()

    def standing(who: Player, points: int) -> Standing:
        return Standing(1 + bisect_left(rows, -points, key=lambda row: -row[1]), who, points)

    own = next((row for row in rows if row[0] == player), None)
    return Leaderboard(tuple(standing(*row) for row in rows[skip : skip + limit]), standing(*own) if own else None, len(rows))


def _query(score: Score, span: Span) -> str:
    """Return the query of a leaderboard. Puzzles have no totals: one row for each day is counted quickly."""
    if score is Score.DAILY:
        return daily.IN_DAYS
    if span == Span():
        return EVER
    return stars.IN_SPAN if score is Score.SOLO else IN_SPAN


def played_in(spans: int) -> str:
    """Return the query of those of ``spans`` periods in which a player has bid: one query, as the database may be far away."""
    return _PLAYED.format(spans=", ".join(["(?, ?, ?)"] * spans))


def _guilds(connection: Connection, guild_id: int | None, player: Player) -> list[int]:
    """Return the named server, or all on which a player has bid."""
    if guild_id is not None:
        return [guild_id]
    rows = connection.execute("SELECT DISTINCT guild_id FROM taking_part WHERE player_id = ?", (player,))
    return [guild for (guild,) in rows]
