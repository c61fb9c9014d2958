"""Decide when a table of a tournament need not wait for the others any more: docs/rules.md "Tournaments".

A pure function of the tables' states, so that each process decides by itself for the tables that it runs.
"""

import math
from collections.abc import Iterable

from engine.games.match.play import EndStep, EndTournament
from engine.games.match.state import Match, Phase

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
    """Return until when another table, as it stands, is waited for with the chip of this one.

    While that chip is up there, until the round must be over; while it is still to come, or the next again after it went back,
    no longer than a round without bids would take from here, and not where the other table does not go on.
    """
    chip, times = table.round.target, other.rules.times
    if other.phase is Phase.IDLE or any(award.target == chip for award in other.awards):
        return -math.inf
    quiet = times.thinking_time + times.hourglass + AWAY_AFTER
    at_most = table.round.began + times.intermission + quiet
    is_next = other.pile[:1] == (chip,)
    if other.deadline is None:
        goes_on = other.round.began + 2 * (times.intermission + quiet)
    elif is_next and other.is_between:
        return other.deadline + quiet
    else:
        goes_on = other.deadline + _rest(other) + AWAY_AFTER
    if other.round.target == chip and not other.is_between:
        return goes_on
    was_up = any(one.target == chip for one in other.rounds)
    return min(at_most, goes_on) if is_next or not was_up else -math.inf


def _rest(other: Match) -> float:
    """Return the most that a round can take after its present phase, in seconds, without a new bid."""
    current, times = other.round, other.rules.times
    if other.phase is Phase.THINKING:
        return times.hourglass
    if other.is_between:
        return 0.0
    waiting = sum(bid.player not in current.attempts for bid in current.bids)
    return times.proof_time * (waiting - (other.phase is Phase.PROVING))
