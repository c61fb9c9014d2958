"""Decide when a table of a tournament need not wait for the others any more: docs/rules.md "Tournaments".

A pure function of the tables' states, so that each process decides by itself for the tables that it runs.
"""

import math
from collections.abc import Iterable

from engine.games.match.play import EndStep, EndTournament
from engine.games.match.state import OPEN_TO_BIDS, Match, Phase

AWAY_AFTER = 60.0
"""Seconds after the end of its time at which a table that has not gone on is away: its process may have stopped."""


def due(table: Match, others: Iterable[Match], now: float) -> EndStep | EndTournament | None:
    """Return the command that a table is to be given at this time, since it waits for no other; None where there is none.

    ``others`` are the other tables of its tournament; those that are over may be left out.
    """
    playing = [other for other in others if not other.is_over]
    if table.is_over and table.awaits_tables and not playing:
        return EndTournament()
    return EndStep() if table.awaits_step and now >= kept_until(table, playing) else None


def kept_until(table: Match, others: Iterable[Match]) -> float:
    """Return when a table that awaits the others' step goes on at the latest, as they stand, in seconds since the Unix epoch.

    Minus infinity where none of them is waited for.
    """
    return max((_until(other, table) for other in others), default=-math.inf)


def _until(other: Match, table: Match) -> float:
    """Return when another table has played the chip of this one at the latest, and a while more; see `kept_until`.

    It is waited for while it plays the same round, or is about to; not while it is idle, or further behind since it was away.
    """
    ahead, times = table.rounds_begun - other.rounds_begun, other.rules.times
    if ahead == 0 and other.phase in (*OPEN_TO_BIDS, Phase.PROVING) and other.deadline is not None:
        return other.deadline + _rest(other) + AWAY_AFTER
    if ahead == 1 and other.phase is Phase.INTERMISSION:
        begins = table.round.began + times.intermission if other.deadline is None else other.deadline
        return begins + times.thinking_time + times.hourglass + AWAY_AFTER
    return -math.inf


def _rest(other: Match) -> float:
    """Return the most that a round can take after its present phase, in seconds, without a new bid."""
    current, times = other.round, other.rules.times
    if other.phase is Phase.THINKING:
        return times.hourglass
    waiting = sum(bid.player not in current.attempts for bid in current.bids)
    return times.proof_time * (waiting - (other.phase is Phase.PROVING))
