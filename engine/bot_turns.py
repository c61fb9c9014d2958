"""The next turn of the bots of a match: docs/rules.md "Bots"."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from engine.events import Player
from engine.match import OPEN_TO_BIDS, Match
from engine.play import PlaceBid
from engine.thinking import Find, think

Plans = Mapping[Player, Sequence[Find]]
"""The finds of each bot in a round, with their times."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A bid that a bot makes at a time, in seconds since the Unix epoch, unless the match has moved on by then."""

    at: float
    command: PlaceBid


def plans_of(match: Match) -> Plans:
    """Return the finds of all bots in the present round of a match, in some milliseconds for each bot."""
    current = match.round
    return {bot.player: think(current.start, match.rules.ricochet, bot.level, bot.seed, current.number) for bot in match.bots}


def next_turn(match: Match, plans: Plans, now: float, made: Collection[PlaceBid] = ()) -> Turn | None:
    """Return the next bid of a bot; None after the last of this round.

    A bot bids only what betters its own bid. Of several finds that were due before ``now``, as after a restart, it bids the
    last. ``made`` are bids of this round that are not repeated, even if they were refused.
    """
    if match.phase not in OPEN_TO_BIDS:
        return None
    began = match.round.began + match.round.lost
    turns = list[Turn]()
    for player, finds in plans.items():
        own = match.round.last_bid_of(player)
        better = [
            Turn(began + find.after, command)
            for find in finds
            if (own is None or find.moves < own.moves) and (command := PlaceBid(player, find.moves, find.path)) not in made
        ]
        overdue = [turn for turn in better if turn.at <= now]
        turns += overdue[-1:] or better[:1]
    return min(turns, key=lambda turn: turn.at, default=None)
